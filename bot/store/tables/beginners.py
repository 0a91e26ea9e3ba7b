"""Beginners: who gets the decisions of a game explained, and who has had enough of that."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql, Value
from bot.store.tables import log

TURNS = 3
"""A kind of decision is explained in this many turns."""
LAST = 2**63 - 1
"""A table after all others."""


EXPLAINED = (
    "(NOT EXISTS (SELECT 1 FROM known WHERE user_id = ? AND game = ?) "
    "AND (SELECT COUNT(*) FROM (SELECT DISTINCT turn FROM log WHERE game_id = ? AND user_id = ? "
    f"AND sort = 'answer' AND kind = ? AND turn < ? LIMIT {TURNS}) AS explained) < {TURNS})"
)
"""Whether a kind of decision still has to be explained to somebody at a table, as if it was their first of its game.

That is in the first turns in which it comes up there, unless they have said that they know.
"""


def explained(user_id: int, game: str, game_id: int, turn: int, kind: str) -> tuple[Value, ...]:
    """The parameters of EXPLAINED."""
    return user_id, game, game_id, user_id, kind, turn


async def begins(sql: Sql, user_id: int, game: str, game_id: int) -> bool:
    """Whether a table is the first of its game where a user has decided anything."""
    earlier = await sql.run(
        "SELECT games.game_id FROM seats JOIN games ON games.game_id = seats.game_id "
        "WHERE seats.user_id = ? AND games.game = ? AND games.game_id < ? ORDER BY games.game_id",
        *(user_id, game, game_id),
    )
    for row in earlier:  # most who have decided anything have done so in the first of them
        if await log.last_answer(sql, cast(int, row[0]), user_id) is not None:
            return False
    return True


async def new_to(sql: Sql, user_id: int, game: str) -> bool:
    """Whether a user has decided nothing at any table of a game, and has not said that they know it."""
    known = await sql.run("SELECT 1 FROM known WHERE user_id = ? AND game = ?", user_id, game)
    return not known and await begins(sql, user_id, game, LAST)


async def knows(sql: Sql, user_id: int, game: str) -> None:
    """A user wants no more explanations of a game."""
    await sql.run("INSERT INTO known (user_id, game) VALUES (?, ?) ON CONFLICT DO NOTHING", user_id, game)
