"""Claims: what has no row of its own is done by one process at a time, and each begins with nothing done."""

from __future__ import annotations

from bot.store.engine.database import Database
from bot.store.tables import claims, outbox
from tests.bot.store.test_database import open_game


async def test_who_takes_over_what_another_has_left_begins_at_nothing(database: Database) -> None:
    async with database.write() as sql:
        assert await claims.take(sql, "review", "one", now=0, until=60)
        await claims.tell(sql, "review", "one", 70)
    assert await claims.told(database.reads, "review", now=59) == 70
    assert await claims.told(database.reads, "review", now=60) is None
    async with database.write() as sql:
        assert await claims.take(sql, "review", "other", now=60, until=120)
    assert await claims.told(database.reads, "review", now=60) == 0


async def test_what_somebody_has_nobody_else_takes_tells_or_leaves(database: Database) -> None:
    async with database.write() as sql:
        assert await claims.take(sql, "review", "one", now=0, until=60)
        assert not await claims.take(sql, "review", "other", now=59, until=120)
        assert await claims.take(sql, "chore", "other", now=59, until=120)
        await claims.tell(sql, "review", "other", 50)
        await claims.drop(sql, "review", "other")
    assert await claims.told(database.reads, "review", now=1) == 0


async def test_a_post_is_anybody_s_at_the_very_moment_a_claim_on_it_ends(database: Database) -> None:
    game_id = await open_game(database, 11)
    assert game_id is not None
    async with database.write() as sql:
        await outbox.put(sql, game_id, "table", nonce="n", payload="{}", at=0.0, channel_id=11)
        assert await outbox.take(sql, game_id, "one", 10.0, due=10.0, until=60.0) is not None
        assert await outbox.take(sql, game_id, "other", 59.0, due=59.0, until=120.0) is None
        assert await outbox.take(sql, game_id, "other", 60.0, due=60.0, until=120.0) is not None
