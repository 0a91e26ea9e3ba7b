"""Whom the running tables wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql
from bot.store.tables.guilds import RESTING


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A table that waits for a user: since when, for which kind of decision, and when their clock runs out, if any.

    `others` are the name, the bot opponent and the user of each other seat.
    """

    game_id: int
    guild_id: int | None
    channel_id: int
    game: str
    seat: int
    asked: str
    asked_since: float
    paused: bool
    over_at: float | None
    table_name: str | None
    round: int | None
    rounds: int | None
    others: tuple[tuple[str, str | None, int | None], ...] = ()


async def of_user(sql: Sql, user_id: int) -> list[TurnRow]:
    """The running tables that wait for a user, the longest waiting first, resting ones last.

    A table rests when it is paused, and when the bot has left its server.
    """
    rests = f"(g.paused_at IS NOT NULL OR g.game_id IN ({RESTING}))"
    rows = await sql.run(
        f"SELECT g.game_id, g.guild_id, g.channel_id, g.game, s.seat, s.asked, s.asked_since, {rests}, s.over_at, "
        "g.table_name, g.round, g.rounds, o.name, o.policy, o.user_id FROM seats s JOIN games g USING (game_id) "
        "LEFT JOIN seats o ON o.game_id = g.game_id AND o.seat <> s.seat "
        "WHERE s.user_id = ? AND s.asked IS NOT NULL AND s.caretaker IS NULL AND g.status = 'live' "
        f"ORDER BY {rests}, s.asked_since, g.game_id, o.seat",
        user_id,
    )
    found: dict[Any, list[Any]] = {}
    for row in cast(Any, rows):
        found.setdefault(row[:-3], []).extend([] if row[-3] is None else [row[-3:]])
    return [TurnRow(*(*table, tuple(map(tuple, others)))) for table, others in found.items()]
