"""Wishing: a server where somebody looks for a table is looked at, as soon as that may come to something."""

from __future__ import annotations

from bot.store.engine.database import Sql
from bot.store.tables import guilds, outbox, timers, wishes
from bot.store.tables.timers import MATCH, TimerRow


async def look(sql: Sql, guild_id: int, at: float) -> None:
    """Look at the wishes of a server at a time, or before if that was to happen; for who holds it."""
    whose = outbox.of_guild(guild_id)
    known = await timers.get(sql, whose, MATCH, 0)
    due_at = at if known is None or known.due_at is None else min(at, known.due_at)
    await timers.put(sql, TimerRow(whose, MATCH, 0, at, due_at))


async def changed(sql: Sql, guild_id: int | None, at: float) -> None:
    """A lobby of a server has changed, which may be what somebody there looks for."""
    if guild_id is not None and await wishes.any_of_guild(sql, guild_id):
        await guilds.hold(sql, guild_id)
        await look(sql, guild_id, at)


async def released(sql: Sql, game_id: int, at: float) -> None:
    """A lobby is closed: whoever had a seat there goes on looking, as if nothing had been."""
    for wish in await wishes.at_table(sql, game_id):
        await guilds.hold(sql, wish.guild_id)
        await wishes.seat(sql, wish.wish_id, None)
        await look(sql, wish.guild_id, at)
