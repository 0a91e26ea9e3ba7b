"""How long /stats and /leaderboard take over many finished games: python -m tests.bench.stats [GAMES]."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

from bot.host.context import Context
from bot.host.desk.leaders import Leaders
from bot.host.desk.stats import StatsDesk
from bot.host.house import migrate, utc_now
from bot.host.match.ratings import rebuild
from bot.host.types.people import Person
from bot.store.engine import opening
from bot.store.engine.database import Database
from engine.core.play.standings import Result

PEOPLE, BUSY = 200, 1
"""How many people play, and which of them sits at every tenth table."""
SOURCES = [f"source-{n}" for n in range(12)]


async def main(games: int) -> None:
    """Write the games, reckon the ratings, and ask twenty times."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        migrate(path)
        database = await opening.connect(path)
        await _fill(database, games)
        start = perf_counter()
        async with database.write() as sql:
            print(f"{await rebuild(sql)} games rated anew in {perf_counter() - start:.1f} s")
        context = Context(database, utc_now, 0.0)
        for user in (BUSY, PEOPLE):
            who = Person(user, f"Player {user}")
            found = await StatsDesk(context).of(who, who, guild_id=None, game=None)
            times = [await _timed(context, who) for _ in range(20)]
            print(f"{found.all.games} games of one player: /stats {sorted(times)[10] * 1000:.1f} ms")
        start = perf_counter()
        board = await Leaders(context).board(1, "steam", who)
        print(f"/leaderboard of {len(board.people)}: {(perf_counter() - start) * 1000:.1f} ms")
        await database.close()


async def _timed(context: Context, who: Person) -> float:
    start = perf_counter()
    await StatsDesk(context).of(who, who, guild_id=None, game=None)
    return perf_counter() - start


async def _fill(database: Database, games: int) -> None:
    chance = random.Random(1)
    async with database.write() as sql:
        for user in range(1, PEOPLE + 1):
            await sql.run("INSERT INTO users (user_id, name) VALUES (?, ?)", user, f"Player {user}")
        for number in range(1, games + 1):
            people = chance.sample(range(BUSY + 1, PEOPLE + 1), 4)
            people[0] = BUSY if number % 10 == 0 else people[0]
            parts = [{source: chance.randint(0, 30) for source in SOURCES} for _ in people]
            scores = [sum(points.values()) for points in parts]
            history = dict.fromkeys(range(1, 8), scores)
            result = Result(scores, parts, [scores.index(max(scores))], 7, history=history)
            await sql.run(
                "INSERT INTO games (game_id, guild_id, channel_id, game, status, host_id, variants, opened_at, result, "
                "closed) VALUES (?, 1, ?, ?, 'over', ?, '{}', 0, ?, ?)",
                *(number, number, chance.choice(["steam", "russian_railroads"]), people[0]),
                *(msgspec.json.encode(result).decode(), number),
            )
            for seat, user in enumerate(people):
                await sql.run(
                    "INSERT INTO seats (game_id, seat, user_id, name, thought, moves) VALUES (?, ?, ?, '', 9e4, 40)",
                    *(number, seat, user),
                )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
