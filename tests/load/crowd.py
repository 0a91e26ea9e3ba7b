"""Crowd: a database with many live tables, copies of a few that were really opened."""

from __future__ import annotations

import asyncio
import pickle
import sqlite3
from itertools import product
from pathlib import Path

from bot.host.house import House
from bot.host.types.parcel import Parcel
from bot.host.types.people import Person
from bot.host.types.post import Post
from bot.host.types.table import Venue
from engine.core.ahead.policy import RANDOM, policy
from engine.core.play.registry import games
from engine.core.play.rng import Rng, Seed
from tests.games import fewest

FIRST_USER = 10**15
USERS_EACH = 10
"""Users of table n: FIRST_USER + USERS_EACH * n + seat."""
FIRST_CHANNEL = 10**16
GUILD = 30
COPIED = ("games", "seats", "log", "snapshots", "stands", "timers", "outbox")
STAGES = (0, 30, 90)
"""How many answers have been given at the tables that are copied."""


class Nowhere:
    """A courier that says that everything was sent."""

    async def deliver(self, post: Post, nonce: str) -> int:
        return 1

    async def bring(self, parcel: Parcel) -> bool:
        return True


async def _templates(file: Path, most: int) -> int:
    """A table of each game, for as few as can play it, at each stage, at most so many; returns how many."""
    house = await House.open(file, pause=0)
    await house.start(Nowhere())
    titles = [key for key in games() if not key.startswith("toy")]
    wanted = list(product(STAGES, titles))[:most]
    for number, (answers, key) in enumerate(wanted, 1):
        await _template(house, number, key, answers)
    await house.settle()
    await house.close()
    return len(wanted)


async def _template(house: House, number: int, key: str, answers: int) -> None:
    """A table that has come so far by random answers."""
    seats = fewest(key)
    users = FIRST_USER + USERS_EACH * number
    people = [Person(users + seat, name_of(number, seat)) for seat in range(seats)]
    card = await house.host.lobby.open(Venue(GUILD, FIRST_CHANNEL + number), people[0], key, seats=seats)
    for person in people[1:]:
        await house.host.lobby.join(card.game_id, person)
    await house.host.lobby.start(card.game_id, people[0])
    play, decide, rng = house.host.play, policy(games()[key], RANDOM), Rng(Seed(number))
    for answer in range(answers):
        waiting = (await house.host.tables.card(card.game_id)).waiting
        if not waiting:
            raise RuntimeError(f"{key} is over after {answer} answers")
        person = people[waiting[0].seat]
        panel = await play.panel(card.game_id, person)
        assert panel.ask is not None
        chosen = decide(pickle.loads(panel.picture.request).view, panel.ask, rng)
        await play.answer(card.game_id, person, panel.rev, [chosen], 1000 * number + answer)


def name_of(number: int, seat: int) -> str:
    """How a player is called: nobody else at any table has the name, so that no two tables have a picture in common."""
    return f"Player {number}.{seat}"


def crowd(file: Path, tables: int) -> None:
    """Make the database, with `tables` live tables, of all games and stages in turn; nothing waits to be posted."""
    multiply(file, asyncio.run(_templates(file, tables)), tables)


def multiply(file: Path, count: int, tables: int) -> None:
    """Copy the games 1 to `count` of a database in turn, with their people, until there are so many."""
    database = sqlite3.connect(file)
    names = {table: [row[1] for row in database.execute(f"PRAGMA table_info({table})")] for table in COPIED}
    for number in range(count + 1, tables + 1):
        template = 1 + (number - 1) % count
        first = FIRST_USER + USERS_EACH * template
        database.execute(
            "INSERT INTO users (user_id, name) SELECT user_id + ?, name FROM users WHERE user_id BETWEEN ? AND ?",
            (USERS_EACH * (number - template), first, first + USERS_EACH - 1),
        )
        for table in COPIED:
            moved = {"game_id": "game_id + :n", "channel_id": "channel_id + :n"}
            moved |= {name: f"{name} + :n * {USERS_EACH}" for name in ("user_id", "host_id")}
            moved |= {"interaction_id": "NULL", "post_id": "NULL", "erases": "NULL", "nonce": "nonce || '-' || :n"}
            moved |= {"due_at": "due_at + :n"} if table == "timers" else {}
            moved |= {"name": "'Player ' || (game_id + :n) || '.' || seat"} if table == "seats" else {}
            values = ", ".join(moved.get(name, name) for name in names[table])
            database.execute(
                f"INSERT INTO {table} ({', '.join(names[table])}) SELECT {values} FROM {table} WHERE game_id = :t",
                {"n": number - template, "t": template},
            )
    database.commit()
    database.close()


def publish(file: Path) -> list[str]:
    """Give all live tables a page for everybody; returns where each is."""
    database = sqlite3.connect(file)
    database.execute("UPDATE games SET page = 'page-of-table-' || game_id WHERE status = 'live'")
    found = [f"/t/{page}" for (page,) in database.execute("SELECT page FROM games WHERE page IS NOT NULL ORDER BY 1")]
    database.commit()
    database.close()
    return found
