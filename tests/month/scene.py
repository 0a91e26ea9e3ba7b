"""Scene: what a table and the settings of its people held when a law was broken."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from tests.month.people import Human

OF_TABLE = {
    "table": "SELECT * FROM games WHERE game_id = ?",
    "seat": "SELECT * FROM seats WHERE game_id = ? ORDER BY seat",
    "timer": "SELECT * FROM timers WHERE game_id = ? ORDER BY kind, seat",
    "open vote": "SELECT * FROM votes WHERE game_id = ? AND outcome IS NULL ORDER BY vote_id",
    "ballot": "SELECT ballots.* FROM ballots JOIN votes USING (vote_id) WHERE game_id = ? ORDER BY vote_id, user_id",
    "post": "SELECT * FROM (SELECT post_id, kind, status, payload, created_at, due_at, tries, message_id, reason "
    "FROM outbox WHERE game_id = ? ORDER BY post_id DESC LIMIT 6) ORDER BY post_id",
    "user": "SELECT * FROM users WHERE user_id IN (SELECT user_id FROM seats WHERE game_id = ?) ORDER BY user_id",
}  # fmt: skip
UNTOLD = ("seed", "salt", "variants", "result", "name")
"""Columns that say nothing of when somebody is told."""


@dataclass(frozen=True)
class Violation:
    """A law that was broken at a time, and (`scene`) what there was to see then."""

    law: str
    what: tuple[Any, ...]
    at: float
    why: str
    scene: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.law} {self.what} at {self.at:.0f} ({_time(self.at)}): {self.why}"


def scene(file: sqlite3.Connection, table: int, humans: Mapping[int, Human], at: float) -> Iterable[str]:
    """A line for each row about a table, and one for each of its people."""
    cursor = file.cursor()
    cursor.row_factory = sqlite3.Row
    for name, sql in OF_TABLE.items():
        for row in cursor.execute(sql, (table,)).fetchall():
            told = {key: row[key] for key in row.keys() if row[key] is not None and key not in UNTOLD}  # noqa: SIM118
            yield f"{name}: " + ", ".join(f"{key} {value}" for key, value in told.items())
    for (user,) in file.execute("SELECT user_id FROM seats WHERE game_id = ? AND user_id IS NOT NULL", (table,)):
        yield f"person {user}: " + _person(humans[user], at)


def _person(human: Human, at: float) -> str:
    facts = {
        "quiet": human.quiet, "gone": human.gone, "left": human.left, "away": human.away, "settings": human.settings,
    }  # fmt: skip
    told = ", ".join(f"{key} {value}" for key, value in facts.items() if value)
    there = ("here" if human.here(at) else "not here") + (", asleep" if human.sleeps(at) else "")
    return f"{human.kind}, {human.local(at):%a %H:%M} in {human.zone}, {there}, {told}"


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%d %b %H:%M:%S}"
