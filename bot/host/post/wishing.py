"""Wishing: a server where somebody looks for a table is looked at as soon as that may succeed."""

from __future__ import annotations

from bot.host.post import club
from bot.store.engine.database import Sql
from bot.store.tables import guilds, outbox, timers, wishes
from bot.store.tables.timers import MATCH, WISH, TimerRow
from bot.store.tables.wishes import WishRow
from engine.core.play.msg import Msg


async def look(sql: Sql, guild_id: int, at: float) -> None:
    """Look at the wishes of a server at a time, or earlier if that was planned; the caller holds it."""
    whose = outbox.of_guild(guild_id)
    known = await timers.get(sql, whose, MATCH, 0)
    due_at = at if known is None or known.due_at is None else min(at, known.due_at)
    await timers.put(sql, TimerRow(whose, MATCH, 0, at, due_at))


async def rest(sql: Sql, guild_id: int, at: float, later: float | None) -> None:
    """Everything possible has been done; look again at a time (None: when somebody wants something)."""
    whose = outbox.of_guild(guild_id)
    await timers.stop(sql, whose, MATCH, 0)
    if later is not None:
        await timers.put(sql, TimerRow(whose, MATCH, 0, at, later))


async def changed(sql: Sql, guild_id: int | None, at: float) -> None:
    """A lobby of a server has changed, and may now suit somebody there."""
    if guild_id is not None and await wishes.any_of_guild(sql, guild_id):
        await guilds.hold(sql, guild_id)
        await look(sql, guild_id, at)


async def drop(sql: Sql, wish: WishRow) -> None:
    """Nobody looks for a table by a wish any more; the caller holds its server."""
    await wishes.drop(sql, wish.wish_id)
    await timers.stop(sql, outbox.of_guild(wish.guild_id), WISH, wish.wish_id)


async def ended(sql: Sql, wish: WishRow, why: str, at: float) -> None:
    """The same, and its user is told the message `why`, once."""
    await drop(sql, wish)
    await club.tell(sql, wish.guild_id, wish.user_id, Msg(why), at, channel_id=wish.channel_id)


async def released(sql: Sql, game_id: int, at: float) -> None:
    """A lobby is closed: people who had a seat there go on looking as before."""
    for wish in await wishes.at_table(sql, game_id):
        await guilds.hold(sql, wish.guild_id)
        await wishes.seat(sql, wish.wish_id, None)
        await look(sql, wish.guild_id, at)
