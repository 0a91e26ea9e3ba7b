"""What stands in the channel: the table message after a turn, the end of a game, reminders and notices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.host.types.post import NoticePost, Ping, ReminderPost, TablePost, UpcomingPost
from bot.host.types.table import GameCard, Status
from bot.ui.parts.emblems import signed
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import DOT, Button, Buttons, Image, Item, Layout, Text, Tone, clip, fit, rows
from bot.ui.parts.reader import Reader, message_key, plain, quoted, since
from bot.ui.parts.story import deeds, timed, waiting_for
from bot.ui.table.deeds import last_turn, named, post_lines
from bot.ui.table.gallery import pictures_button, sheets_of
from bot.ui.table.head import head_line
from bot.ui.table.look import public_page
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
USER = 24
"""Characters of a mention."""
MOST = 700
"""Characters of a table message, whatever happens: with its picture and its buttons it fits on a phone."""


def table_message(post: TablePost, read: Reader, pictures: Sequence[Image], web: str | None = None) -> Layout:
    """What happened since the last message, and who has to decide what; or who has won.

    `web` is the server of the tables' pages, if there is one.
    """
    card = post.card
    head = head_line(replace(card.head(), others=()), read, here=True)  # what they did stands below
    if card.status is not Status.LIVE:
        return _ended(post, read, head, pictures, web)
    turns = _turns(post, read)
    items: list[Item] = [Text(head), *pictures]
    if told := post_lines(post.deeds, card, read, MOST - len(head) - len(turns)):
        items.append(Text(signed(told, _names(card, read))))
    items += [Text(turns), *_buttons(post, read, web)]
    return Layout(fit(items), tuple(ping.user_id for ping in post.pings))


def _names(card: GameCard, read: Reader) -> list[str]:
    return [read.name(seat.seat) for seat in card.seats]


def _ended(post: TablePost, read: Reader, head: str, pictures: Sequence[Image], web: str | None) -> Layout:
    """Who has won, the sheet, what was done last, and what there is to do now."""
    result = final(post.card, read)
    items: list[Item] = [Text(f"{head}\n{signed(result, _names(post.card, read))}"), *pictures]
    room = min(MAX_LAST, MOST - len(head) - len(result) - len(post.voters) * USER)
    if told := last_turn(post.deeds, read, room):
        items.append(Text(signed(told, _names(post.card, read))))
    if post.voters:
        items.append(Text(" ".join(f"<@{user}>" for user in post.voters)))
    return Layout(fit((*items, *_afterwards(post, read, web))), post.voters)


def _turns(post: TablePost, read: Reader) -> str:
    if post.pings:
        return "\n".join(_asked(post, read))
    if any(waiting.until is not None for waiting in post.card.waiting):
        return "\n".join(timed(read.rich(waiting_for([waiting])), waiting, read) for waiting in post.card.waiting)
    if post.card.waiting:
        return read.rich(waiting_for(post.card.waiting))
    return read("ui-nothing-to-do")


def _asked(post: TablePost, read: Reader) -> Iterator[str]:
    """A line for all who are asked the same, each with the end of their time."""
    kinds = dict.fromkeys(ping.kind for ping in post.pings)
    for kind in kinds:
        users = DOT.join(_user(post.card, ping, read) for ping in post.pings if ping.kind == kind)
        yield read(Msg("ui-your-turn", users=users, prompt=read.prompt(post.card.game, kind)))


def _user(card: GameCard, ping: Ping, read: Reader) -> str:
    waiting = next((waiting for waiting in card.waiting if waiting.seat == ping.seat), None)
    user = f"<@{ping.user_id}>"
    if waiting is None or waiting.until is None:
        return user
    return read(Msg("ui-user-until", user=user, until=since(waiting.until)))


def _buttons(post: TablePost, read: Reader, web: str | None) -> tuple[Buttons, ...]:
    def button(verb: Press, key: str, payload: str = "") -> Button:
        return Button(Id(post.card.game_id, post.rev, verb, payload), read(key))

    return rows(
        [
            take_button(post, read),
            button(Press.BOARD, "ui-my-board", payload="mine"),
            *pictures_button(post.card.game_id, post.rev, post.card.game, read),
            button(Press.LOG, "ui-log"),
            button(Press.HELP, "ui-help"),
            *public_page(web, post.card, read),
        ]
    )


def take_button(post: TablePost | ReminderPost, read: Reader) -> Button:
    """The way to the panel; by its payload the message of a post is found again, whatever else has changed."""
    return Button(Id(post.card.game_id, post.rev, Press.TAKE, str(post.post_id)), read("ui-take-turn"), Tone.MAIN)


def _afterwards(post: TablePost | NoticePost, read: Reader, web: str | None = None) -> tuple[Buttons, ...]:
    card = post.card
    again, *others = (Button(Id(card.game_id, post.rev, verb), read(key)) for verb, key in AFTERWARDS)
    more = pictures_button(card.game_id, post.rev, card.game, read, sheets_of(card))
    return rows([again, *more, *others, *public_page(web, card, read)])


def final(card: GameCard, read: Reader) -> str:
    """Who has won, everybody's points, best first, and what breaks a tie; of a game that was ended early, just that."""
    if card.status is Status.ENDED or card.result is None:
        return read("ui-game-ended")
    return ended(card.game, card.result, read)


def ended(game: str, result: Result, read: Reader) -> str:
    """Who has won a game that was played to its end, everybody's points, best first, and what breaks a tie."""
    everybody = contenders(result)
    winners = [named(game, one) for one in everybody if one.won]
    points = DOT.join(dict.fromkeys(str(read(Msg("ui-points-won", points=one.score))) for one in everybody if one.won))
    won = read.rich(Msg("ui-game-over-points", winners=winners, count=len(winners), points=points))
    lines = [DOT.join([won, *(_behind(game, one, read) for one in everybody if not one.won)])]
    if tied(everybody):
        lines.append(read(message_key(game, "tie-break")))
    return "\n".join(lines)


def _behind(game: str, one: Contender, read: Reader) -> str:
    """The points of somebody who has not won."""
    key = "ui-points-of-conceded" if one.conceded else "ui-points-of"
    return read(Msg(key, player=plain(read(named(game, one))), points=one.score))


def standings(game: str, result: Result, read: Reader) -> list[str]:
    """Two lines a contender, the leader first: the points, and where they come from."""
    lines: list[str] = []
    everybody = contenders(result)
    order = sources(everybody)
    for one in everybody:
        lines.append(standing(game, one, read))
        brought = [
            Msg("ui-source", source=Msg(message_key(game, "source", source)), points=points)
            for source in order
            if (points := one.points.get(source))
        ]
        if brought:
            lines.append(read(Msg("ui-breakdown", sources=brought)))
    return lines


def standing(game: str, one: Contender, read: Reader) -> str:
    """The place and the points of a contender; equals share a place."""
    key = "ui-standing-conceded" if one.conceded else "ui-standing"
    return read.rich(Msg(key, place=one.place, player=named(game, one), points=one.score))


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
    lines += [read.rich(also) for also in _others(post, ping.seat)]

    def button(verb: Press, key: str) -> Button:
        return Button(Id(card.game_id, post.rev, verb), read(key))

    buttons = [take_button(post, read)]
    buttons += [] if post.last else [button(Press.SNOOZE, "ui-snooze")]
    buttons += [button(Press.DIGEST, "ui-digest-instead")] if post.many else []
    return Layout((Text("\n".join(lines)), *rows([*buttons, button(Press.AWAY, "ui-go-away")])), (ping.user_id,))


def _others(post: ReminderPost, seat: int) -> list[Msg]:
    """Who else is asked, and which people wait for them."""
    card, asked = post.card, [waiting.seat for waiting in post.card.waiting]
    people = [s.seat for s in card.seats if s.user_id is not None and s.caretaker is None and s.seat != seat]
    also = [n for n in people if n in asked]
    found = [(key, seats) for key, seats in (("ui-reminder-also", also), ("ui-reminder-wait", post.idle)) if seats]
    return [Msg(key, seats=[Msg("ui-player", seat=n) for n in seats], count=len(seats)) for key, seats in found]


def notice(post: NoticePost, read: Reader) -> Layout:
    """One sentence to a channel, with a ping to those whom it is for, or to a person; with the last one, what comes
    next."""
    said = _said(post, read)
    return Layout((said, *_afterwards(post, read)) if post.last else (said,), post.voters)


def upcoming(post: UpcomingPost, read: Reader) -> Layout:
    """One sentence to the next player."""
    return Layout((_said(post, read),), post.voters)


def _said(post: NoticePost | UpcomingPost, read: Reader) -> Text:
    return Text(" ".join([*(f"<@{user}>" for user in post.voters), read.rich(quoted(post.text))]))
