"""What a table decides together: the question, who votes for what, and what was decided."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.match.accord import date_of
from bot.host.post.polls import BACK, GIVE, MOVED, NO, NONE, OVER, PRACTICE, STALLED, TAKE, WAIT, YES
from bot.host.types.post import VotePost
from bot.host.types.table import VoteCard
from bot.ui.parts.emblems import names_of, of_seat, signed
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import Button, Layout, People, Text, Tone, rows
from bot.ui.parts.reader import Reader, plain, since
from engine.core.play.msg import Msg


def vote_message(post: VotePost, read: Reader) -> Layout:
    """A vote in the channel; once it is decided, its outcome."""
    vote = post.vote
    if vote.outcome is not None:
        return Layout((Text(signed(read.rich(_outcome(vote)), names_of(read))),))
    asked = signed(read.rich(_question(post, vote)), names_of(read))
    buttons = [_button(post, vote, choice, read) for choice in _choices(vote)]
    if vote.kind == STALLED:
        give = Id(post.card.game_id, post.rev, Press.GIVE, str(vote.vote_id))
        buttons.append(Button(give, read("ui-vote-give")))
    named = [read(Msg("ui-vote-names", choice=_label(vote, choice), names=", ".join(map(plain, names))))
             for choice, names in vote.ballots.items()]  # fmt: skip
    pinged = "".join(f"<@{user}> " for user in post.voters)
    return Layout((Text("\n".join([f"{pinged}{asked}", *named])), *rows(buttons)), post.voters)


def seat_buttons(game_id: int, seats: Sequence[int], read: Reader) -> list[Button]:
    """For somebody who does not play: to ask for a bot opponent's seat."""
    return [
        Button(Id(game_id, 0, Press.SEAT, str(n)), read(Msg("ui-take-seat", seat=n)), emblem=of_seat(n)) for n in seats
    ]


def give_form(game_id: int, vote_id: str, read: Reader) -> Layout:
    """The question who should get the seat."""
    return Layout((Text(read("ui-vote-give-whom")), People(Id(game_id, 0, Pick.GIVE, vote_id), read("ui-vote-whom"))))


def _question(post: VotePost, vote: VoteCard) -> Msg:
    asked = next((waiting.since for waiting in post.card.waiting if waiting.seat == vote.seat), None)
    if vote.kind == STALLED:
        return Msg(
            "ui-vote-stalled" if vote.by is None else "ui-vote-left",
            seat=vote.seat,
            host="absent" if post.card.seats[vote.seat].user_id == post.card.host_id else "there",
            since="" if asked is None else since(asked),
            until="" if vote.until is None else f"<t:{int(vote.until.timestamp())}:f>",
        )
    until = "" if vote.until is None else since(vote.until)
    if vote.kind == TAKE:
        return Msg("ui-vote-asks", question=_taking(vote), until=until)
    return Msg("ui-vote-all" if vote.kind == BACK else "ui-vote-agree", question=_asking(vote), until=until)


def _asking(vote: VoteCard) -> Msg:
    """What is asked, in a sentence."""
    if vote.kind == TAKE:
        return _taking(vote)
    if vote.goal is None:
        return Msg(f"ui-vote-{vote.kind}", seat=vote.seat)
    others = [Msg("ui-player", seat=seat) for seat in vote.goal.others]
    key = "ui-vote-back-all" if others and vote.outcome is None else "ui-vote-back"
    owner = Msg("ui-player", seat=vote.goal.seat)
    whose = "own" if vote.goal.seat == vote.seat else "other"
    return Msg(key, seat=vote.seat, whose=whose, owner=owner, when=date_of(vote.goal), others=others)


def _taking(vote: VoteCard) -> Msg:
    return Msg("ui-vote-take", name=plain(vote.people[vote.by or 0]), seat=vote.seat)


def _choices(vote: VoteCard) -> tuple[str, ...]:
    if vote.kind != STALLED:
        return (YES, NO)
    return (WAIT, PRACTICE, *(choice for choice in vote.ballots if choice.startswith(GIVE)))


def _label(vote: VoteCard, choice: str) -> Msg:
    if choice.startswith(GIVE):
        return Msg("ui-vote-give-to", name=vote.people[int(choice.removeprefix(GIVE))])
    return Msg(f"ui-vote-{choice}")


def _button(post: VotePost, vote: VoteCard, choice: str, read: Reader) -> Button:
    """A choice with the number of its votes, and how many it needs."""
    to = Id(post.card.game_id, post.rev, Press.VOTE, f"{vote.vote_id}/{choice}")
    count = len(vote.ballots.get(choice, ()))
    needed = vote.asked // 2 + 1 if vote.kind == STALLED else vote.asked
    label = _label(vote, choice)
    counted = choice != NO and count
    tone = {YES: Tone.GO, NO: Tone.WARN}.get(choice, Tone.PLAIN)
    return Button(to, read(Msg("ui-vote-count", label=label, count=count, needed=needed) if counted else label), tone)


def _outcome(vote: VoteCard) -> Msg:
    if vote.outcome == MOVED and vote.kind == STALLED:
        return Msg("ui-vote-moved", seat=vote.seat)
    if vote.kind == STALLED and vote.outcome == OVER:
        return Msg("ui-vote-too-late", seat=vote.seat)
    if vote.kind == STALLED:
        return Msg("ui-vote-decided", seat=vote.seat, choice=_label(vote, vote.outcome or WAIT))
    if vote.kind == TAKE and vote.outcome == YES:
        return Msg("ui-handed-over", seat=vote.seat)
    key = {NONE: "ui-vote-refused", MOVED: "ui-vote-played", OVER: "ui-vote-over"}.get(vote.outcome or NONE)
    return Msg(key or "ui-vote-granted", question=_asking(vote))
