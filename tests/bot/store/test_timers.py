"""Timers: what is due at a moment is due then, and one process has it."""

from __future__ import annotations

from bot.store.engine.database import Database
from bot.store.tables import agenda, timers
from bot.store.tables.timers import REMIND, VOTE, TimerRow
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
