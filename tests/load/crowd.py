"""Crowd: a database with many live tables, copies of a few that were really opened."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bot.host.house import House
from bot.host.types import Person, Post, Venue
from engine.core.registry import games

FIRST_USER = 10**15
USERS_EACH = 10
"""Users of table n: FIRST_USER + USERS_EACH * n + seat."""
FIRST_CHANNEL = 10**16
GUILD = 30
COPIED = ("games", "seats", "log", "snapshots")


class Nowhere:
    """A courier that says that everything was sent."""

    async def deliver(self, post: Post, nonce: str) -> int:
        return 1


async def _templates(file: Path) -> int:
    """A started table of each game, for as few as can play it; returns how many."""
    house = await House.open(file)
    await house.start(Nowhere())
    titles = [key for key in games() if not key.startswith("toy")]
    for number, key in enumerate(titles, 1):
        users = FIRST_USER + USERS_EACH * number
        seats = min(count for count in games()[key].seats if count > 1)
        people = [Person(users + seat, f"Player {seat}") for seat in range(seats)]
        card = await house.host.lobby.open(Venue(GUILD, FIRST_CHANNEL + number), people[0], key, seats=seats)
        for person in people[1:]:
            await house.host.lobby.join(card.game_id, person)
        await house.host.lobby.start(card.game_id, people[0])
    await house.settle()
    await house.close()
    return len(titles)


def crowd(file: Path, tables: int) -> None:
    """Make the database, with `tables` live tables, those of all games in turn; nothing waits to be posted."""
    count = asyncio.run(_templates(file))
    database = sqlite3.connect(file)
    names = {table: [row[1] for row in database.execute(f"PRAGMA table_info({table})")] for table in COPIED}
    for number in range(count + 1, tables + 1):
        template = 1 + (number - 1) % count
        database.execute(
            "INSERT INTO users (user_id, name) SELECT user_id + ?, name FROM users WHERE user_id / ? = ?",
            (USERS_EACH * (number - template), USERS_EACH, FIRST_USER // USERS_EACH + template),
        )
        for table in COPIED:
            moved = {"game_id": "game_id + :n", "channel_id": "channel_id + :n"}
            moved |= {name: f"{name} + :n * {USERS_EACH}" for name in ("user_id", "host_id")}
            moved |= {"interaction_id": "NULL"}
            values = ", ".join(moved.get(name, name) for name in names[table])
            database.execute(
                f"INSERT INTO {table} ({', '.join(names[table])}) SELECT {values} FROM {table} WHERE game_id = :t",
                {"n": number - template, "t": template},
            )
    database.commit()
    database.close()
