"""What is counted for whoever watches is what there is."""

from __future__ import annotations

from bot.store.engine.database import Database
from bot.store.tables import alive, counts

OPENED = "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opened_at) VALUES "
POSTED = "INSERT INTO outbox (nonce, game_id, kind, payload, status, created_at, due_at) VALUES "


async def test_tables_posts_and_timers_are_counted_as_they_stand(database: Database) -> None:
    assert (await counts.tables(database.reads), await counts.due(database.reads, 100.0)) == ({}, (0, 0.0))
    async with database.write() as sql:
        await sql.run("INSERT INTO users (user_id, name) VALUES (1, 'Ann')")
        await sql.run(f"{OPENED} (1, 1, 'x', 'live', 1, '{{}}', 1), (2, 2, 'x', 'live', 1, '{{}}', 1)")
        await sql.run(f"{OPENED} (3, 3, 'x', 'over', 1, '{{}}', 1)")
        posts = ("'due', 0, 40", "'due', 0, 100", "'due', 0, 101", "'dead', 0, 0", "'sent', 0, 0")
        for number, post in enumerate(posts):
            await sql.run(f"{POSTED} ('{number}', 1, 'table', '{{}}', {post})")
        await sql.run(
            "INSERT INTO timers (game_id, kind, seat, since, due_at) "
            "VALUES (1, 'remind', 0, 0, 100), (1, 'remind', 1, 0, 101), (2, 'remind', 0, 0, NULL)"
        )
    assert await counts.tables(database.reads) == {"live": 2, "over": 1}
    assert await counts.due(database.reads, 100.0) == (2, 60.0)
    assert await counts.oldest(database.reads, 100.0) == 100.0
    assert await counts.dead(database.reads) == 1
    assert await counts.timers(database.reads, 100.0) == 1


async def test_what_rests_is_not_late(database: Database) -> None:
    async with database.write() as sql:
        await sql.run("INSERT INTO users (user_id, name) VALUES (1, 'Ann')")
        await sql.run(f"{OPENED} (1, 1, 'x', 'live', 1, '{{}}', 1)")
        await sql.run("INSERT INTO guilds (guild_id, left_at) VALUES (7, 5)")
        await sql.run(f"{POSTED} ('1', 1, 'table', '{{}}', 'due', 40, 90), ('2', 1, 'table', '{{}}', 'due', 80, 95)")
    assert await counts.due(database.reads, 100.0) == (2, 10.0)
    assert await counts.oldest(database.reads, 100.0) == 60.0, "however often it was tried since"
    async with database.write() as sql:
        await sql.run("UPDATE games SET guild_id = 7")
    assert await counts.due(database.reads, 100.0) == (0, 0.0)
    assert await counts.oldest(database.reads, 100.0) == 0.0


async def test_to_see_that_something_can_be_stored_changes_nothing(database: Database) -> None:
    async with database.write() as sql:
        await alive.beat(sql, 7.0)
        await alive.touch(sql)
    assert await alive.last(database.reads) == 7.0
