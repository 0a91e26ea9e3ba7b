"""Turns: what happened in a match goes to disk in one transaction."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic

import msgspec

from bot.host.context import Context
from bot.host.match import chance, places, ratings, standing
from bot.host.match.change import Change, change_of, seat_after, timers_after
from bot.host.match.live import Live
from bot.host.post import cards, digests, habits, hooks, layouts, polls, posts
from bot.host.post.payloads import Upcoming
from bot.host.post.posts import Posted
from bot.host.refusals import NotSaved
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Contended, Sql, Uncertain, Unwritable
from bot.store.tables import games, guests, links, log, seating, snapshots, timers, users, watched
from bot.store.tables.games import GameRow, Overtaken
from bot.store.tables.outbox import PostRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.snapshots import SnapshotRow
from bot.store.tables.timers import PACK, PRACTICE, TimerRow
from bot.watch import meter
from bot.watch.meter import Fault, Stage
from engine.core.play import ask as asks
from engine.core.play import registry
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg
from engine.core.play.standings import Result

LOG = logging.getLogger(__name__)

PACKED_AFTER = 86_400.0
"""Seconds after its end when a game is packed: until then clicks may come again, and posts be late."""
First = Callable[[Sql], Awaitable[None]]


async def nothing(sql: Sql) -> None:
    """There is nothing more to write."""


async def require_newest(context: Context, live: Live) -> None:
    """Raises Overtaken if a table in memory is now out of date."""
    if await games.version(context.database.reads, live.game_id) != live.row.version:
        raise Overtaken(live.game_id)


@asynccontextmanager
async def changing(context: Context, live: Live) -> AsyncIterator[Sql]:
    """A transaction about a table in memory that plays nothing. Raises Overtaken if it is out of date."""
    async with context.database.write() as sql:
        await _advance(sql, live, live.row)
        yield sql


async def _advance(sql: Sql, live: Live, row: GameRow) -> None:
    """Begin to change a table; from now on it is as this row says."""
    version = await games.advance(sql, live.game_id, live.row.version, row.rev, round=row.round, rounds=row.rounds)
    live.row = replace(live.row, version=version, round=row.round, rounds=row.rounds)


async def commit(
    context: Context,
    live: Live,
    by: int | None = None,
    *,
    person: Person | None = None,
    first: First = nothing,
    notice: Msg | None = None,
    other: Collection[int] = (),
    owed: Collection[int] = (),
    goes_on: bool = False,
) -> None:
    """Write what has happened in a match since it was last on disk. Raises NotSaved, Overtaken, Contended or Uncertain.

    `by` is the seat that acted, and `person` its player, whose name and language are remembered; `first` writes
    something more in the same transaction, before everything else, and opens the table if it has no id yet; `notice` is
    a sentence for the channel; `other` are seats for which somebody else decides from now on (`SeatRow.played_by`);
    `owed` are those whose players are to be told, when they are awake, that something waits for them. `goes_on`: the
    caller answers at once for the seat that acted, if that is asked on in its turn. After a failure do not trust the
    match in memory: evict it.
    """
    now, began = context.time(), monotonic()
    try:
        async with context.database.write() as sql:
            if live.game_id:
                await _advance(sql, live, live.now)
            await first(sql)
            change = await change_of(
                sql,
                live,
                by,
                now,
                process=context.process,
                until=now + context.click_lease,
                person=person,
                goes_on=goes_on,
                other=frozenset(other),
                owed=frozenset(owed),
            )
            seats = await _write(sql, live, change, context.pause)
            if notice is not None:
                await posts.notice(sql, live.row, now, notice)
                asked = [s for s in live.asked if not other or s in other]
                if not all(seats[s].policy for s in other or asked):  # bot opponents get no messages
                    await post_table(sql, live, now, change.pings(seats[s] for s in sorted(asked)))
    except (RoundhouseError, Overtaken, Contended, Uncertain):
        raise
    except Exception as error:
        known = isinstance(error, Unwritable)  # which is nobody's mistake
        LOG.error("game %s could not be stored: %s", live.game_id, error, exc_info=None if known else error)
        meter.failed(Fault.NOT_STORED)
        raise NotSaved(game=live.game_id) from error
    meter.took(Stage.STORE, monotonic() - began)
    live.stored(seats, Status.OVER if live.match.over else Status.LIVE)
    if by in live.asked and seats[by].played_by is None:
        context.clicked(now)
    context.moved(live.game_id)
    context.wake()


async def _write(sql: Sql, live: Live, change: Change, pause: float) -> list[SeatRow]:
    """All statements of a turn. Returns the seats as they are now."""
    await log.append(sql, live.game_id, live.rows)
    posted = await posts.posted(sql, live.game_id)
    if change.turned:
        await standing.keep(sql, live)
        await _snapshot(sql, live, posted.tables)
    seats = [seat_after(live, change, seat) for seat in live.seats]
    changed = [new for new, old in zip(seats, live.seats, strict=True) if new != old or new.seat in change.other]
    await seating.update(sql, live.game_id, *changed)
    await _set_timers(sql, live, change, seats, pause)
    if change.votes:
        played = any(row.sort == log.ANSWER and row.user_id is not None for row in live.rows)
        await polls.moved(sql, live.row, change.gone | change.other, change.at, played=played)
    concerned = [(seats[n], change.habits.get(n)) for n in sorted(change.gone | change.new | change.other)]
    await digests.renew(sql, live.row, concerned, change.at)
    if change.by is not None and change.by in change.habits:
        await digests.answered(sql, seats[change.by], change.habits[change.by])
    if live.match.over:
        await close(sql, live.row, Status.OVER, change.at, live.match.result())
    else:
        acted = frozenset() if change.by is None else frozenset({change.by})
        told = change.gone | change.new | change.other | acted
        await posts.take_away(sql, live.row, change.at, told, posted.reminders)
    await _tell_next(sql, live, change, seats, posted)
    await _post(sql, live, change, seats, posted)
    return seats


async def close(sql: Sql, game: GameRow, status: Status, at: float, result: Result | None = None) -> None:
    """Nothing more happens at a table: nobody is waited for or reminded, and its luck is told."""
    written = None if result is None else msgspec.json.encode(result).decode()
    await games.finish(sql, game.game_id, status, at, written)
    if result is not None:
        await ratings.rate(sql, game.game_id)
    await standing.seal(sql, game.game_id)
    await chance.tell(sql, await cards.find(sql, game.game_id), at)
    await polls.over(sql, game, at)
    await guests.forget(sql, game.game_id)
    await links.close(sql, game.game_id)
    await timers.clear(sql, game.game_id)
    if game.seed is not None:
        await timers.put(sql, TimerRow(game.game_id, PACK, 0, at, at + PACKED_AFTER))
    else:
        await places.closed(sql, game, at)
    await posts.withdraw(sql, game, at)
    await posts.withdraw(sql, game, at, what=Upcoming)
    await posts.archive(sql, game, at)


async def end_early(sql: Sql, game_id: int, at: float, text: Msg, *, by: int | None = None) -> None:
    """End a running game without a result, and say so below the last message, which no longer has buttons.

    All who play are pinged, except a user who has done it alone (`by`).
    """
    game = await cards.find(sql, game_id)
    heard = [user for seat in await habits.heard(sql, game_id, at) if (user := seat.user_id) is not None and user != by]
    await close(sql, game, Status.ENDED, at)
    await hooks.tell(sql, game, hooks.ENDED, at)
    if game.table_message is not None:
        await posts.retired(sql, game, at, game.table_message)
    await posts.notice(sql, game, at, text, pings=heard, last=True)
    await renew_panels(sql, game, at)


async def renew_panels(sql: Sql, game: GameRow, at: float) -> None:
    """All watched panels of a table will say how it stands now."""
    if users := await watched.users(sql, game.game_id):
        await posts.panels(sql, game, at, users)


async def _snapshot(sql: Sql, live: Live, shown: Sequence[PostRow]) -> None:
    match = live.match
    await snapshots.put(sql, live.game_id, SnapshotRow(live.turn, match.rev, match.rules.schema, match.snapshot))
    # what a table message showed is kept until the next one has told what changed
    await snapshots.forget(sql, live.game_id, {live.turn, *map(posts.turn_of, shown)}, live.turn)


async def _set_timers(sql: Sql, live: Live, change: Change, seats: list[SeatRow], pause: float) -> None:
    rows: list[TimerRow] = []
    fresh = change.new | change.other
    for number in sorted(live.asked.keys() & {*fresh, change.by}):
        if seats[number].played_by is None:
            rows += timers_after(live, change, seats[number])
        else:
            # it thinks once a turn, not before each step of it
            due = change.at + (pause if number in fresh else 0)
            row = TimerRow(live.game_id, PRACTICE, number, change.at, due)
            mine = change.goes_on and number not in fresh
            rows.append(replace(row, claimed_by=change.process, claimed_until=change.until) if mine else row)
    people = {row.seat for row in rows if row.kind != PRACTICE}
    await timers.renew(sql, live.game_id, change.gone | change.other | people, rows)


async def _tell_next(sql: Sql, live: Live, change: Change, seats: list[SeatRow], posted: Posted) -> None:
    """Tell the next player, if they want that, as the turn before theirs begins; delete such posts that are outdated.

    There is no time to announce bot opponents' turns, and the player who has just acted knows.
    """
    if live.match.over or live.actor is not None:
        return
    told = posted.told_next
    if not told and not any(habit.upcoming for habit in change.habits.values()):
        return  # mostly nobody wants to know
    line = registry.advice(live.row.game).following(live.match.view(None))
    if gone := told - (set(line[:1]) - live.asked.keys() - change.other):
        await posts.take_away(sql, live.row, change.at, gone, posted.upcoming)
    if not change.turned or len(live.asked) != 1 or not line or line[0] in {*told, *live.asked, change.by}:
        return
    (acts,), (next_, *_) = live.asked, line
    wants = next_ in change.habits and change.habits[next_].upcoming and change.pings([seats[next_]])
    people = all(seats[seat].played_by is None for seat in (acts, next_))
    if wants and people and acts != change.by and live.row.paused_at is None:
        await posts.upcoming(sql, live.row, change.at, seats[next_], acts)


async def _post(sql: Sql, live: Live, change: Change, seats: list[SeatRow], posted: Posted) -> None:
    """Post a table message whenever a person is asked again, or the game is over.

    Bot opponents follow within seconds: their moves are told with a person's next decision. Players who sleep are
    pinged when their quiet hours end. All who play hear of the end: the last to act may not have confirmed it.
    """
    people = [seat for seat in sorted(change.new) if seats[seat].played_by is None]
    settled = live.actor is None
    # who has just clicked and is asked on reads it there: what they did is told when somebody else is asked
    others = people != [change.own] and (change.turned or any(seat != change.by for seat in people))
    if live.match.over or (settled and people and others):
        live.row = await layouts.follow(sql, live.row, change.at, change.tall, first=not posted.tables)
    if live.match.over:
        heard = change.pings(seat for seat in seats if seat.played_by is None)
        await post_table(sql, live, change.at, heard)
        await call(sql, live, hooks.OVER, change.at)
        await _keep_true(sql, live, change, range(len(seats)))
    elif settled and people and others:
        pings = change.pings(seats[seat] for seat in people if seat != change.by)
        await post_table(sql, live, change.at, pings, posted)
        await call(sql, live, hooks.TURN, change.at)
        await _keep_true(sql, live, change, range(len(seats)))
    else:
        # a player who waits for bot opponents is told when these are done
        await _keep_true(sql, live, change, change.gone | change.new | change.other)


async def call(sql: Sql, live: Live, event: str, at: float, result: Result | None = None) -> None:
    """Tell the address that the host has chosen, if there is one; the `result`, if it is not that of the position."""
    if live.row.hook is not None:
        waits = () if event == hooks.OVER else live.asked
        told = live.match.result() if result is None else result
        await hooks.tell(sql, live.row, event, at, turn=live.turn, waits=waits, result=told)


async def _keep_true(sql: Sql, live: Live, change: Change, seats: Iterable[int]) -> None:
    """Panels of these seats will say how things stand; the player who has clicked sees it anyway."""
    if change.own is not None and change.own not in live.asked:
        # what they see next is noted when it is shown; until then nothing else comes between
        await watched.drop(sql, live.game_id, change.watched & {live.seats[change.own].user_id})
    users = [live.seats[seat].user_id for seat in seats if seat != change.own]
    if kept := [user for user in users if user is not None and user in change.watched]:
        await posts.panels(sql, live.row, change.at, kept)


async def post_table(sql: Sql, live: Live, at: float, pings: Sequence[int], posted: Posted | None = None) -> None:
    """Post the table message as it stands, with a ping to these seats.

    Whatever was `posted` has been read in this transaction, in which the log gets only what is in memory.
    """
    match = live.match
    shown = await posts.shown(sql, live.game_id) if posted is None else posted.tables
    end = await log.length(sql, live.game_id) if posted is None else live.number
    result = match.result()
    await posts.table(sql, live.row, at, shown, rev=match.rev, turn=live.turn, end=end, pings=pings, result=result)


async def spare_confirmation(context: Context, live: Live, seat: int, person: Person) -> None:
    """Confirm for a person who does not want to be asked, except a turn in which something was lost."""
    ask = live.match.pending.get(seat)
    if ask is None or ask.kind != asks.CONFIRM or live.match.lost:
        return
    user = await users.get(context.database.reads, person.user_id)
    if user is not None and user.confirm is False:
        live.confirm(seat, context.time())
