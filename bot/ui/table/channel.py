"""What stands in the channel: the table message after a turn, the end of a game, reminders and notices."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.post import NoticePost, Ping, ReminderPost, TablePost, UpcomingPost
from bot.host.types.table import GameCard, Status
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Buttons, Image, Item, Layout, Text, Tone, clip, fit, rows
from bot.ui.parts.reader import Reader, message_key, quoted, since
from bot.ui.parts.story import deeds, timed, told, waiting_for
from bot.ui.table.head import head_line
from engine.core.play.msg import Msg
from engine.core.play.rules import Result
from engine.core.play.standings import Contender, contenders, sources, tied

AFTERWARDS = (
    (Press.AGAIN, "ui-again"),
    (Press.LOG, "ui-log"),
    (Press.REPLAY, "ui-replay"),
    (Press.REVIEW, "ui-review"),
    (Press.RECORD, "ui-record"),
)
"""What there is to do when a game is over."""
MAX_LAST = 300


def table_message(post: TablePost, read: Reader, pictures: Sequence[Image]) -> Layout:
    """The pictures, what happened since the last message, and who is asked for which decision."""
    card, read = post.card, read.short if post.card.status is Status.LIVE else read
    items: list[Item] = [Text(head_line(card.head(), read, here=True)), *pictures]
    if post.turns:
        items.append(Text(told(post.turns, read)))
    if card.status is Status.LIVE:
        score = points_line(card, read)
        items += [
            Text(f"{_turns(post, read)}\n{score}" if score else _turns(post, read)),
            _buttons(post, read),
        ]
    else:
        items.append(Text(final(card, read)))
        items.append(_afterwards(post, read))
    return Layout(fit(items), tuple(ping.user_id for ping in post.pings))


def _turns(post: TablePost, read: Reader) -> str:
    if post.pings:
        return "\n".join(_turn(post.card, ping, read) for ping in post.pings)
    if any(waiting.until is not None for waiting in post.card.waiting):
        return "\n".join(timed(read.rich(waiting_for([waiting])), waiting, read) for waiting in post.card.waiting)
    if post.card.waiting:
        return read.rich(waiting_for(post.card.waiting))
    return read("ui-nothing-to-do")


def _turn(card: GameCard, ping: Ping, read: Reader) -> str:
    line = read(Msg("ui-your-turn", user=f"<@{ping.user_id}>", prompt=read.prompt(card.game, ping.kind)))
    return timed(line, next((waiting for waiting in card.waiting if waiting.seat == ping.seat), None), read)


def _buttons(post: TablePost, read: Reader) -> Buttons:
    def button(verb: Press, key: str, payload: str = "") -> Button:
        return Button(Id(post.card.game_id, post.rev, verb, payload), read(key))

    return Buttons(
        (
            take_button(post, read),
            button(Press.BOARD, "ui-my-board", payload="mine"),
            button(Press.LOG, "ui-log"),
            button(Press.HELP, "ui-help"),
        )
    )


def take_button(post: TablePost | ReminderPost, read: Reader) -> Button:
    """The way to the panel; by its payload the message of a post is found again, whatever else has changed."""
    return Button(Id(post.card.game_id, post.rev, Press.TAKE, str(post.post_id)), read("ui-take-turn"), Tone.MAIN)


def _afterwards(post: TablePost | NoticePost, read: Reader) -> Buttons:
    return Buttons(tuple(Button(Id(post.card.game_id, post.rev, verb), read(key)) for verb, key in AFTERWARDS))


def final(card: GameCard, read: Reader) -> str:
    """Who has won, everybody's points, best first, and what breaks a tie; of a game that was ended early, just that."""
    if card.status is Status.ENDED or card.result is None:
        return read("ui-game-ended")
    everybody = contenders(card.result)
    winners = [_name(card.game, one) for one in everybody if one.won]
    lines = [read.rich(Msg("ui-game-over", winners=winners, count=len(winners)))]
    lines += standings(card.game, card.result, read)
    if tied(everybody):
        lines.append(read(message_key(card.game, "tie-break")))
    return "\n".join(lines)


def standings(game: str, result: Result, read: Reader) -> list[str]:
    """Two lines a contender, who is ahead first: the points, and where they come from. Equals share a place."""
    lines: list[str] = []
    everybody = contenders(result)
    order = sources(everybody)
    for one in everybody:
        key = "ui-standing-conceded" if one.conceded else "ui-standing"
        lines.append(read.rich(Msg(key, place=one.place, player=_name(game, one), points=one.score)))
        brought = [
            Msg("ui-source", source=Msg(message_key(game, "source", source)), points=points)
            for source in order
            if (points := one.points.get(source))
        ]
        if brought:
            lines.append(read(Msg("ui-breakdown", sources=brought)))
    return lines


def points_line(card: GameCard, read: Reader) -> str:
    """Everybody's points in a line, who is ahead first, without who has none; empty if they set nobody apart."""
    everybody = [] if card.result is None else contenders(card.result)
    scores = {one.score for one in everybody}
    if not any(scores) or len(scores) == 1 < len(everybody):
        return ""
    found = [Msg("ui-points-of", player=_name(card.game, one), points=one.score) for one in everybody if one.score]
    return read.rich(Msg("ui-points", players=found))


def _name(game: str, one: Contender) -> Msg:
    """What to call a player, or a rival."""
    if one.seat is None:
        return Msg(message_key(game, "rival", one.rival))
    return Msg("ui-player", seat=one.seat)


def reminder(post: ReminderPost, read: Reader) -> Layout:
    """A ping to a player whom the table still waits for: how long, what was done last, and who else waits."""
    ping, card = post.pings[0], post.card
    asked = next(waiting for waiting in card.waiting if waiting.seat == ping.seat)
    text = Msg(
        "ui-reminder",
        user=f"<@{ping.user_id}>",
        prompt=read.prompt(card.game, ping.kind),
        since=since(asked.since),
    )
    lines = [head_line(card.head(), read, here=True), timed(read(text), asked, read)]
    lines += [read(Msg("ui-reminder-last", deed=clip(deed, MAX_LAST))) for deed in deeds(post.lines, read)[-1:]]
    lines += [read.rich(also) for also in _others(card, ping.seat)]

    def button(verb: Press, key: str) -> Button:
        return Button(Id(card.game_id, post.rev, verb), read(key))

    buttons = [take_button(post, read)]
    buttons += [] if post.last else [button(Press.SNOOZE, "ui-snooze")]
    return Layout((Text("\n".join(lines)), *rows([*buttons, button(Press.AWAY, "ui-go-away")])), (ping.user_id,))


def _others(card: GameCard, seat: int) -> list[Msg]:
    """Who else is asked, and which people wait for them."""
    asked = [waiting.seat for waiting in card.waiting]
    people = [s.seat for s in card.seats if s.user_id is not None and s.caretaker is None and s.seat != seat]
    also, idle = [n for n in people if n in asked], [n for n in people if n not in asked]
    found = [(key, seats) for key, seats in (("ui-reminder-also", also), ("ui-reminder-wait", idle)) if seats]
    return [Msg(key, seats=[Msg("ui-player", seat=n) for n in seats], count=len(seats)) for key, seats in found]


def notice(post: NoticePost, read: Reader) -> Layout:
    """One sentence to a channel, with a ping to those whom it is for, or to a person; of the last, what comes next."""
    said = _said(post, read)
    return Layout((said, _afterwards(post, read)) if post.last else (said,), post.voters)


def upcoming(post: UpcomingPost, read: Reader) -> Layout:
    """One sentence to whoever is next."""
    return Layout((_said(post, read),), post.voters)


def _said(post: NoticePost | UpcomingPost, read: Reader) -> Text:
    return Text(" ".join([*(f"<@{user}>" for user in post.voters), read.rich(quoted(post.text))]))
