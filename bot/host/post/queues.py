"""Queues: the tables that wait for a person, and those where they wait for others."""

from __future__ import annotations

from bot.host.context import moment
from bot.host.types import Elsewhere, Held, Queue, Status
from bot.store import games, turns
from bot.store.database import Sql
from bot.store.games import GameRow


async def mine(sql: Sql, user_id: int, *, but: int | None = None) -> tuple[Elsewhere, ...]:
    """The tables `but` this one that wait for a user, those that have waited longest first; none that rests."""
    return tuple(
        Elsewhere(row.game_id, row.game, row.channel_id, row.asked, moment(row.asked_since))
        for row in await turns.of_user(sql, user_id)
        if row.game_id != but and not row.paused
    )


async def read(sql: Sql, user_id: int) -> Queue:
    """Everything that waits for a user, or that they wait for."""
    waiting = await mine(sql, user_id)
    known = {one.game_id for one in waiting}
    rows = [game for game in await games.of_user(sql, user_id) if game.status == Status.LIVE]
    held = [await _held(sql, game) for game in rows if game.game_id not in known]
    return Queue(waiting, tuple(sorted((one for one in held if one is not None), key=lambda one: one.since)))


async def _held(sql: Sql, game: GameRow) -> Held | None:
    """A table that waits for somebody else; None: practice opponents are playing."""
    asked = [s for s in await games.seats(sql, game.game_id) if s.asked is not None and s.played_by is None]
    if not asked:
        return None
    since = min(seat.asked_since or 0 for seat in asked)
    names = tuple(seat.name for seat in asked)
    return Held(game.game_id, game.game, game.channel_id, names, moment(since), game.paused_at is not None)
