"""Posts: rows of the outbox, written in the transaction of what they tell."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass

from msgspec.structs import replace

from bot.host.post import club, lines, payloads, wishing
from bot.host.post.payloads import NONCE_BYTES, P, Payload
from bot.host.types.table import Room
from bot.store.engine.database import Sql
from bot.store.tables import log, outbox
from bot.store.tables.games import GameRow
from bot.store.tables.outbox import PostRow
from bot.store.tables.seating import SeatRow
from engine.core.play.msg import Msg
from engine.core.play.rules import Result

SHOWN = 2
"""Table messages to compare: the newest, and the one before it."""
SOON = 2.0
"""Seconds after which it looks for a late picture, if nobody has reported it before."""
ALL_READY = "notice-all-ready"
RECENT = 8
"""Log lines that a reminder looks at for the last deed: a deed may have several."""


async def _put(
    sql: Sql,
    game: GameRow,
    at: float,
    payload: Payload,
    *,
    user_id: int | None = None,
    erases: int | None = None,
    channel_id: int | None = None,
    due_at: float | None = None,
) -> None:
    """Write a row. It goes to a user, to a channel, or (neither is given) to wherever the table then lives."""
    await outbox.put(
        sql,
        game.game_id,
        payload.kind,
        nonce=secrets.token_hex(NONCE_BYTES),
        payload=lines.dump(payload),
        at=at,
        channel_id=None if user_id is not None else game.channel_id if channel_id is None else channel_id,
        user_id=user_id,
        erases=erases,
        due_at=due_at,
    )


async def lobby(sql: Sql, game: GameRow, at: float) -> None:
    """Post the lobby message, or bring it up to date, and with it the list of its server.

    The question to its host because nothing happened is withdrawn.
    """
    await _put(sql, game, at, payloads.Lobby())
    await erase(sql, game, at, await outbox.standing(sql, game.game_id, payloads.Idle.kind))
    await _changed(sql, game, at)


async def _changed(sql: Sql, game: GameRow, at: float) -> None:
    """Tell the server, and people who look for a table there."""
    await club.changed(sql, game.guild_id, at)
    await wishing.changed(sql, game.guild_id, at)


async def opened(sql: Sql, game: GameRow, at: float) -> None:
    """Post the lobby message of a new table, and before it open its room, if it gets one.

    The thread of a message has the id of that message: a repeated attempt finds it there.
    """
    if game.room is not None:
        await _put(sql, game, at, payloads.Room(), channel_id=game.parent_id)
    if game.room == Room.THREAD:
        await _put(sql, game, at, payloads.Thread(), channel_id=game.parent_id)
    await seated(sql, game, at, [game.host_id])
    if game.room != Room.POST:
        await lobby(sql, game, at)
    else:
        await _changed(sql, game, at)


async def unopened(sql: Sql, game: GameRow, at: float, reason: str) -> None:
    """Delete the message whose thread could not be opened, and tell the host why there is no table."""
    rooms = await _standing(sql, game, payloads.Room)
    await erase(sql, game, at, [row for row, _ in rooms], channel_id=game.parent_id)
    await notice(sql, game, at, Msg("notice-no-room", reason=Msg(reason)), user_id=game.host_id)


async def seated(sql: Sql, game: GameRow, at: float, users: Sequence[int]) -> None:
    """Let these users see the thread where they play, if it is one."""
    if game.parent_id is not None:
        await _put(sql, game, at, payloads.Seated(tuple(users)))


async def archive(sql: Sql, game: GameRow, at: float) -> None:
    """Close the thread that was opened for a table, after everything still to be posted there."""
    if game.room is not None:
        await _put(sql, game, at, payloads.Archive())


@dataclass(frozen=True, slots=True)
class Posted:
    """Posts at a table that a turn may put out of date: its newest two table messages, newest first, its reminders, and
    who was told that they are next."""

    tables: Sequence[PostRow]
    reminders: Sequence[tuple[PostRow, payloads.Reminder]]
    upcoming: Sequence[tuple[PostRow, payloads.Upcoming]]

    @property
    def told_next(self) -> set[int]:
        """The seats that have been told that they are next, and are still told so."""
        return {seat for _, told in self.upcoming for seat in told.pings}


async def posted(sql: Sql, game_id: int) -> Posted:
    """What stands of it, in one statement."""
    kinds = (payloads.Reminder.kind, payloads.Upcoming.kind)
    rows = await outbox.posted(sql, game_id, payloads.Table.kind, SHOWN, kinds)
    return Posted(
        [row for row in rows if row.kind == payloads.Table.kind],
        [(row, payloads.read(row, payloads.Reminder)) for row in rows if row.kind == payloads.Reminder.kind],
        [(row, payloads.read(row, payloads.Upcoming)) for row in rows if row.kind == payloads.Upcoming.kind],
    )


async def table(
    sql: Sql,
    game: GameRow,
    at: float,
    before: Sequence[PostRow],
    *,
    rev: int,
    turn: int,
    end: int,
    pings: Sequence[int],
    result: Result,
) -> None:
    """Post the table message: log lines since those `before` up to `end`, the points, and a ping to these seats."""
    first = payloads.read(before[0], payloads.Table).end if before else 0
    told = payloads.Table(rev, turn, first, end, tuple(pings), _points(result), game.round, game.rounds)
    await _put(sql, game, at, told)


async def illustrate(sql: Sql, game: GameRow, row: PostRow, message_id: int, at: float) -> None:
    """Add the pictures that the message of a post lacks, soon, or as soon as they are drawn (`outbox.hasten`)."""
    known = [payloads.read(picture, payloads.Picture) for picture in await outbox.pictures(sql, row.game_id)]
    if any(picture.message == message_id for picture in known):
        return
    await _put(sql, game, at, payloads.Picture(row.post_id, message_id), due_at=at + SOON)


def _points(result: Result) -> Result:
    """A result without what only the end of a game tells."""
    bare = [replace(rival, breakdown={}) for rival in result.rivals]
    return replace(result, breakdown=[{} for _ in result.scores], history={}, rivals=bare)


async def reminder(sql: Sql, game: GameRow, at: float, seat: int, count: int, *, last: bool) -> None:
    """Remind a seat for the `count`-th time, in place of the reminder that stands at the table."""
    await withdraw(sql, game, at)
    newest = [row.number for row in await log.newest_lines(sql, game.game_id, None, 0, RECENT)]
    first, end = (newest[-1], newest[0] + 1) if newest else (0, 0)
    await _put(sql, game, at, payloads.Reminder((seat,), count, last, first, end))


async def upcoming(sql: Sql, game: GameRow, at: float, seat: SeatRow, acts: int) -> None:
    """Tell the user of a seat that they are next, since another seat `acts`."""
    users = () if seat.user_id is None else (seat.user_id,)
    text = lines.dump_msg(Msg("notice-upcoming", seat=acts))
    await _put(sql, game, at, payloads.Upcoming((seat.seat,), users, text))


async def withdraw(
    sql: Sql,
    game: GameRow,
    at: float,
    seats: Set[int] | None = None,
    *,
    what: type[payloads.Reminder | payloads.Upcoming] = payloads.Reminder,
) -> None:
    """Delete what a table tells one of these seats (None: any): the reminder, or that they are next."""
    await take_away(sql, game, at, seats, await _standing(sql, game, what))


async def take_away(
    sql: Sql,
    game: GameRow,
    at: float,
    seats: Set[int] | None,
    standing: Sequence[tuple[PostRow, payloads.Reminder | payloads.Upcoming]],
) -> None:
    """The same for posts already read."""
    await erase(sql, game, at, [row for row, told in standing if seats is None or not seats.isdisjoint(told.pings)])


async def erase(sql: Sql, game: GameRow, at: float, rows: Sequence[PostRow], *, channel_id: int | None = None) -> None:
    """Delete messages, from the channel of the table or from another."""
    for row in rows:
        await _put(sql, game, at, payloads.Erase(), erases=row.post_id, channel_id=channel_id)


async def all_ready(sql: Sql, game: GameRow) -> list[PostRow]:
    """The messages of a lobby that say that all are ready."""
    return [row for row, notice in await _standing(sql, game, payloads.Notice) if notice.said.key == ALL_READY]


async def idle(sql: Sql, game: GameRow, at: float, closes: float) -> None:
    """Ask the host of a lobby what to do with it; otherwise it `closes` at a time."""
    await _put(sql, game, at, payloads.Idle((game.host_id,), closes))


async def found(sql: Sql, game: GameRow, at: float, awake: Sequence[int], asleep: Sequence[int]) -> None:
    """Tell those who looked for a table that they have a seat at this one, with a ping to those who are awake."""
    await _put(sql, game, at, payloads.Found((*awake, *asleep), len(awake)))


async def unfound(sql: Sql, game: GameRow, at: float, unsure: Collection[int]) -> None:
    """Delete questions that none of those who have yet to answer still face."""
    told = await _standing(sql, game, payloads.Found)
    await erase(sql, game, at, [row for row, asks in told if not set(asks.users) & set(unsure)])


async def _standing(sql: Sql, game: GameRow, what: type[P]) -> list[tuple[PostRow, P]]:
    """The posts of a kind that were sent or still will be and that nothing erases, oldest first, with their
    payloads."""
    return [(row, payloads.read(row, what)) for row in await outbox.standing(sql, game.game_id, what.kind)]


async def vote(sql: Sql, game: GameRow, at: float, vote_id: int, pings: Sequence[int] = ()) -> None:
    """Post a vote with a ping to these seats, or bring it up to date."""
    await _put(sql, game, at, payloads.Vote(vote_id, tuple(pings)))


async def notice(
    sql: Sql,
    game: GameRow,
    at: float,
    text: Msg,
    *,
    user_id: int | None = None,
    pings: Sequence[int] = (),
    last: bool = False,
) -> None:
    """Say one sentence in the channel, with a ping to these users, or privately to a user.

    If it is the `last` one of a game, the options for afterwards are below it.
    """
    await _put(sql, game, at, payloads.Notice(lines.dump_msg(text), tuple(pings), last), user_id=user_id)


async def digest(sql: Sql, game: GameRow, at: float, user_id: int, *, written: float, edit: bool) -> None:
    """Tell a user privately everything that waits for them, or (`edit`) update what was `written` then."""
    await _put(sql, game, at, payloads.Digest(edit, written), user_id=user_id)


async def panels(sql: Sql, game: GameRow, at: float, users: Sequence[int]) -> None:
    """Update the watched panels of these users, if they have any."""
    await _put(sql, game, at, payloads.Panels(tuple(users)))


async def retired(sql: Sql, game: GameRow, at: float, message_id: int, *, user_id: int | None = None) -> None:
    """Remove the buttons of an older table message, or of a private one to a user."""
    await _put(sql, game, at, payloads.Retired(message_id), user_id=user_id)


async def shown(sql: Sql, game_id: int) -> list[PostRow]:
    """The newest two table messages, newest first."""
    return await outbox.newest(sql, game_id, payloads.Table.kind, SHOWN)


def turn_of(row: PostRow) -> int:
    """The turn that a table message showed."""
    return payloads.read(row, payloads.Table).turn
