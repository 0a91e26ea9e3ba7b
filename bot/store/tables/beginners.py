"""Beginners: who has a decision of a game explained, and who has had enough of it."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql
from bot.store.tables import log

TURNS = 3
"""In so many turns a kind of decision is explained."""


async def learns(sql: Sql, user_id: int, game: str, *, game_id: int, turn: int, kind: str) -> bool:
    """Whether a kind of decision is still to be explained to a user, in the running turn of a table.

    It is in the first turns in which it comes up at the first table of this game where they have decided anything,
    unless they have said that they know.
    """
    rows = await sql.run(
        "SELECT NOT EXISTS (SELECT 1 FROM known WHERE user_id = ? AND game = ?) "
        "AND (SELECT COUNT(*) FROM (SELECT DISTINCT turn FROM log WHERE game_id = ? AND user_id = ? "
        f"AND sort = 'answer' AND kind = ? AND turn < ? LIMIT {TURNS}) AS explained) < {TURNS}",
        *(user_id, game),
        *(game_id, user_id, kind, turn),
    )
    if not rows[0][0]:
        return False
    earlier = await sql.run(
        "SELECT games.game_id FROM seats JOIN games ON games.game_id = seats.game_id "
        "WHERE seats.user_id = ? AND games.game = ? AND games.game_id < ? ORDER BY games.game_id",
        *(user_id, game, game_id),
    )
    for row in earlier:  # who has decided anything has mostly done so in the first of them
        if await log.last_answer(sql, cast(int, row[0]), user_id, None) is not None:
            return False
    return True


async def knows(sql: Sql, user_id: int, game: str) -> None:
    """A user wants no explanations of a game any more."""
    await sql.run("INSERT INTO known (user_id, game) VALUES (?, ?) ON CONFLICT DO NOTHING", user_id, game)
