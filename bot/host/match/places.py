"""Places: lobby seats kept for people who look for a table, until they say whether they are in."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.host.context import GRAIN
from bot.host.post import habits, posts, wishing
from bot.store.engine.database import Sql
from bot.store.tables import guilds, timers, wishes
from bot.store.tables.games import GameRow
from bot.store.tables.timers import PLACE, TimerRow
from bot.store.tables.wishes import WishRow

DAY = 86400.0
"""Seconds for which a seat is kept, once somebody was asked."""
FORGIVEN = 1
"""How often somebody may let a seat go and still look for a table."""


async def ask(sql: Sql, game: GameRow, asked: Sequence[WishRow], at: float) -> None:
    """Keep seats for people who now sit at a lobby, and name them once; people who sleep are asked when awake."""
    awake: list[int] = []
    resting: list[int] = []
    for wish in asked:
        await wishes.seat(sql, wish.wish_id, game.game_id)
        up = await habits.waking(sql, wish.user_id, at)
        asleep = up > at + GRAIN
        due_at = up if asleep else at + DAY
        await timers.put(sql, TimerRow(game.game_id, PLACE, wish.wish_id, at, due_at, 0 if asleep else 1))
        (resting if asleep else awake).append(wish.user_id)
    await posts.found(sql, game, at, awake, resting)


async def unsure(sql: Sql, game_id: int) -> set[int]:
    """The users who have yet to say whether they want to play."""
    return {wish.user_id for wish in await wishes.at_table(sql, game_id) if not wish.sure}


async def sure(sql: Sql, game: GameRow, wish: WishRow, at: float) -> None:
    """Somebody is in."""
    await guilds.hold(sql, wish.guild_id)
    await wishes.seat(sql, wish.wish_id, game.game_id, sure=True)
    await _asked_no_more(sql, game, [wish], at)


async def came(sql: Sql, game: GameRow, user_id: int, at: float) -> None:
    """Somebody has sat down at a lobby by themselves: if that suits their wish, they have found it."""
    if game.guild_id is None:
        return
    for wish in await wishes.of_user(sql, user_id, game.guild_id):
        if not wish.watch and wish.game_id is None and game.game in (wish.games.split() or [game.game]):
            await sure(sql, game, wish, at)


async def left(sql: Sql, game: GameRow, user_id: int, at: float) -> None:
    """Somebody has left a lobby, or was sent away: they go on looking, but not there."""
    for wish in await wishes.at_table(sql, game.game_id):
        if wish.user_id == user_id:
            await guilds.hold(sql, wish.guild_id)
            await wishes.seat(sql, wish.wish_id, None)
            await wishes.set_passed(sql, wish.wish_id, wish.with_passed(game.game_id))
            await _asked_no_more(sql, game, [wish], at)
            await wishing.look(sql, wish.guild_id, at)


async def given_up(sql: Sql, game: GameRow, user_id: int) -> None:
    """Somebody closes a lobby by hand: it is not what they looked for, and they have to say again what they want."""
    for wish in await wishes.at_table(sql, game.game_id):
        if wish.user_id == user_id:
            await guilds.hold(sql, wish.guild_id)
            await wishing.drop(sql, wish)


async def closed(sql: Sql, game: GameRow, at: float) -> None:
    """A lobby is closed."""
    await wishing.released(sql, game.game_id, at)
    await posts.unfound(sql, game, at, ())


async def begun(sql: Sql, game: GameRow, people: Collection[int], at: float) -> None:
    """The game of a lobby has begun: these have found what they looked for, all others go on looking."""
    for wish in await wishes.at_table(sql, game.game_id):
        await guilds.hold(sql, wish.guild_id)
        await timers.stop(sql, game.game_id, PLACE, wish.wish_id)
        if wish.user_id in people:
            await wishing.drop(sql, wish)
        else:
            await wishes.seat(sql, wish.wish_id, None)
            await wishing.look(sql, wish.guild_id, at)
    await posts.unfound(sql, game, at, ())


async def _asked_no_more(sql: Sql, game: GameRow, answered: Sequence[WishRow], at: float) -> None:
    for wish in answered:
        await timers.stop(sql, game.game_id, PLACE, wish.wish_id)
    await posts.unfound(sql, game, at, await unsure(sql, game.game_id))
