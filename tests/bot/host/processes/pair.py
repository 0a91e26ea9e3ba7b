"""Two processes at one database: what they share, and one that is quicker at the worst moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.host.clock.clock import TICK
from bot.host.house import House
from bot.store.engine.database import Sql
from bot.store.engine.place import Where
from tests.bot.host.rig import Rig, Time
from tests.places import empty, fresh

Deed = Callable[[Rig, int], Awaitable[Any]]

OF_GAMES = (
    "game_id, channel_id, status, host_id, variants, wanted, opponents, rev, result, remind_after, remind_most, pace, "
    "overtime, paused_at, away_days, learning, unrated, sandbox, closed"
)
OF_SEATS = (
    "game_id, seat, user_id, policy, name, asked, asked_since, bank, clock_from, over_at, caretaker, caretaker_for, "
    "away_from, away_until, away_used, ready, muted, thinking, thought, moves, timed, late, rev"
)
TABLES = (
    f"SELECT {OF_GAMES} FROM games ORDER BY game_id",
    f"SELECT {OF_SEATS} FROM seats ORDER BY game_id, seat",
    "SELECT game_id, seat, kind, standing FROM standing_orders ORDER BY game_id, seat, kind",
    "SELECT game_id, number, turn, rev, at, sort, seat, user_id, kind, answer, kept, line, standing, back FROM log "
    "ORDER BY game_id, number",
    "SELECT game_id, turn, rev, state FROM snapshots ORDER BY game_id, turn",
    "SELECT game_id, vote_id, kind, seat, user_id, outcome FROM votes ORDER BY vote_id",
    "SELECT vote_id, user_id, choice FROM ballots ORDER BY vote_id, user_id",
    "SELECT game_id, seat, turn, path, answer FROM hints ORDER BY game_id, seat, turn, path",
)
"""What a table is made of."""
BESIDE = (
    "SELECT game_id, version FROM games ORDER BY game_id",
    "SELECT game_id, kind, seat, since, due_at, tries FROM timers ORDER BY game_id, kind, seat",
    "SELECT game_id, kind, user_id, payload, erases FROM outbox ORDER BY post_id",
    "SELECT user_id, name, digest, quiet_from, quiet_to, away_until FROM users ORDER BY user_id",
    "SELECT user_id, watch, games, game_id, sure, missed, passed FROM wishes ORDER BY wish_id",
    "SELECT game_id, user_id, note FROM notes ORDER BY game_id, user_id",
)


async def content(sql: Sql, *selects: str) -> list[Any]:
    return [list(await sql.run(select)) for select in selects or TABLES + BESIDE]


@asynccontextmanager
async def one(where: Where) -> AsyncIterator[Rig]:
    """A process at a database that is empty."""
    if isinstance(where, Path):
        where.unlink()
        fresh(where)
    else:
        empty(where)
    rig = await Rig(where).open()
    yield rig
    await rig.house.settle()
    await rig.house.close()


@asynccontextmanager
async def two(where: Where, time: Time) -> AsyncIterator[tuple[Rig, Rig]]:
    """Two processes that only do what they are asked to: nothing is delivered, and nothing rings by itself."""
    rigs = Rig(where), Rig(where)
    for rig in rigs:
        rig.time = time
        rig.house = await House.open(where, now=time, pause=rig.pause)
    try:
        yield rigs
    finally:
        for rig in rigs:
            await rig.house.close()


def overtake(patch: pytest.MonkeyPatch, rig: Rig, deed: Callable[[], Awaitable[Any]], *, writing: int | None) -> None:
    """Something happens elsewhere right after a process has read a table (None), or before it writes (from 0) next."""
    left = [deed]

    if writing is None:
        get = rig.house.matches._get

        async def read(game_id: int) -> Any:
            live = await get(game_id)
            while left:
                await left.pop()()
            return live

        patch.setattr(rig.house.matches, "_get", read)
        return
    database, count = rig.house._context.database, iter(range(1000))
    write = database.write

    @asynccontextmanager
    async def later() -> AsyncIterator[Sql]:
        if next(count) == writing:
            await left.pop()()
        async with write() as sql:
            yield sql

    patch.setattr(database, "write", later)


def watch(patch: pytest.MonkeyPatch, rig: Rig) -> None:
    """No transaction changes what a table is made of without counting it."""
    database = rig.house._context.database
    write = database.write

    @asynccontextmanager
    async def watched() -> AsyncIterator[Sql]:
        async with write() as sql:
            before = await content(sql, *TABLES), await content(sql, BESIDE[0])
            yield sql
            after = await content(sql, *TABLES), await content(sql, BESIDE[0])
            assert before[0] == after[0] or before[1] != after[1], "a table has changed and its version has not"

    patch.setattr(database, "write", watched)


@asynccontextmanager
async def both(where: Where, pause: float = 0) -> AsyncIterator[tuple[Rig, Rig]]:
    """Two processes with one channel and one time that do whatever is due."""
    rigs = Rig(where, pause), Rig(where, pause)
    rigs[1].time, rigs[1].channel = rigs[0].time, rigs[0].channel
    for rig in rigs:
        await rig.open()
        await rig.house.settle()
    yield rigs
    for rig in rigs:
        await rig.house.close()


async def ring(*rigs: Rig, **amount: float) -> None:
    """Time passes for all, and all look at the same moment for what is due."""
    rigs[0].time.pass_(**amount)
    for rig in rigs:
        rig.house.wake()
    for rig in rigs:
        await rig.house.settle()


async def kill(rig: Rig) -> None:
    """Nothing goes on in a process, and nobody hears of it."""
    clock = rig.house._clock
    assert clock is not None
    clock._closed = True
    for task in list(clock._tasks.values()):
        task.cancel()
    await asyncio.gather(*clock._tasks.values(), return_exceptions=True)


async def beats(rig: Rig) -> None:
    """A process has looked for what is due, whatever it is doing beside."""
    clock = rig.house._clock
    assert clock is not None
    while (look := clock._tasks.get(TICK)) is not None:
        await asyncio.wait({look})
