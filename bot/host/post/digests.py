"""Digests: one private message a day instead of pings, kept true by edits."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.post import posts
from bot.host.post.habits import Habit
from bot.store import digests, timers, users
from bot.store.database import Sql
from bot.store.games import GameRow, SeatRow
from bot.store.timers import DIGEST, TimerRow
from engine.core.msg import Msg


async def schedule(sql: Sql, game: GameRow, seat: SeatRow, habit: Habit, at: float) -> None:
    """Let a table that waits for a player be in their next digest, if they want any and it may ping them."""
    if habit.digest is None or habit.muted:
        await timers.stop(sql, game.game_id, DIGEST, seat.seat)
        return
    due = None if game.paused_at is not None else habit.next(at, habit.digest)
    await timers.put(sql, TimerRow(game.game_id, DIGEST, seat.seat, at, due))


async def send(sql: Sql, game: GameRow, user_id: int, habit: Habit, at: float) -> None:
    """Write the digest of this day, unless there is one; that is brought up to date."""
    last = await digests.get(sql, user_id)
    if last is not None and habit.same_day(last.at, at):
        await posts.digest(sql, game, at, user_id, edit=True)
    else:
        await digests.put(sql, user_id, at)
        await posts.digest(sql, game, at, user_id, edit=False)


async def renew(sql: Sql, game: GameRow, people: Iterable[tuple[SeatRow, Habit | None]], at: float) -> None:
    """Bring the newest digests of these people up to date."""
    for seat, habit in people:
        wants = habit is not None and habit.digest is not None
        if wants and seat.user_id is not None and await digests.get(sql, seat.user_id) is not None:
            await posts.digest(sql, game, at, seat.user_id, edit=True)


async def refused(sql: Sql, game: GameRow, user_id: int, at: float) -> None:
    """A player takes no private messages: they are pinged again, and told so once."""
    await users.set_digest(sql, user_id, None)
    await timers.stop_of_user(sql, DIGEST, user_id)
    await digests.forget(sql, user_id)
    await posts.notice(sql, game, at, Msg("notice-digest-refused"), pings=[user_id])
