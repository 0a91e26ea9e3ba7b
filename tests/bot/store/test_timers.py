"""Timers: what is due at a moment is due then, and one process has it."""

from __future__ import annotations

from bot.store.engine.database import Database
from bot.store.tables import agenda, timers
from bot.store.tables.timers import AWAY, CLOCK, CONFIRM, DIGEST, FORGET, PRACTICE, REMIND, VOTE, TimerRow
from tests.bot.store.test_database import open_game


async def test_a_timer_is_due_and_is_claimed_at_its_very_moment_and_by_one_alone(database: Database) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    now, later = TimerRow(game_id, REMIND, 0, 0.0, 100.0), TimerRow(game_id, VOTE, 0, 0.0, 100.5)
    async with database.write() as sql:
        for row in (now, later):
            await timers.put(sql, row)
    assert (await agenda.read(database.reads, 100.0, 100.0)).rings == [now]
    async with database.write() as sql:
        assert await timers.claim(sql, [now, later], "one", 100.0, until=160.0) == [now]
    async with database.write() as sql:
        assert await timers.claim(sql, [now, later], "other", 100.5, until=160.0) == [later]
    assert (await agenda.read(database.reads, 159.0, 159.0)).rings == []
    assert [row.kind for row in (await agenda.read(database.reads, 161.0, 161.0)).rings] == [REMIND, VOTE]


async def test_what_is_decided_at_a_seat_has_no_other_timers_than_those_that_are_set_for_it(database: Database) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    kinds = (REMIND, PRACTICE, CLOCK, CONFIRM, DIGEST, VOTE, AWAY, FORGET)
    anew = TimerRow(game_id, REMIND, 0, 1.0, 7.0)
    async with database.write() as sql:
        await timers.put(sql, *(TimerRow(game_id, kind, seat, 0.0, 5.0) for kind in kinds for seat in range(3)))
        await timers.renew(sql, game_id, {0, 1}, [anew])
    rings = (await agenda.read(database.reads, 9.0, 9.0)).rings
    left = {seat: {row.kind for row in rings if row.seat == seat} for seat in range(3)}
    assert left == {0: {REMIND, VOTE, AWAY, FORGET}, 1: {VOTE, AWAY, FORGET}, 2: {*kinds}}
    assert rings[-1] == anew


async def test_of_what_rings_at_the_same_moment_an_absence_ends_before_the_reminder_that_waited_for_it(
    database: Database,
) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    rows = [TimerRow(game_id, kind, seat, 0.0, 100.0) for kind in (REMIND, AWAY) for seat in (1, 0)]
    async with database.write() as sql:
        await timers.put(sql, *rows)
    rings = (await agenda.read(database.reads, 100.0, 100.0)).rings
    assert [(row.kind, row.seat) for row in rings] == [(AWAY, 0), (AWAY, 1), (REMIND, 0), (REMIND, 1)]
    async with database.write() as sql:
        assert await timers.claim(sql, rings, "one", 100.0, until=160.0) == rings
