"""Digests: one private message a day instead of pings, kept up to date by edits."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.post import payloads, posts
from bot.host.post.habits import Habit
from bot.store.engine.database import Sql
from bot.store.tables import digests, timers, users
from bot.store.tables.games import GameRow
from bot.store.tables.outbox import PostRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import DIGEST, TimerRow
from engine.core.play.msg import Msg

MOST_UNANSWERED = 14
"""Days in a row on which somebody gets a digest and answers nothing, after which they get no more."""
GAP = 2 * 86400.0
"""Seconds without a digest (nothing was waiting, or they were away) after which such days count from the start."""


async def schedule(sql: Sql, game: GameRow, seat: SeatRow, habit: Habit, at: float) -> None:
    """Put a table that waits for a player into their next digest, if they want one and it may ping them."""
    if (row := timer(game, seat, habit, at)) is None:
        await timers.stop(sql, game.game_id, DIGEST, seat.seat)
    else:
        await timers.put(sql, row)


def timer(game: GameRow, seat: SeatRow, habit: Habit, at: float) -> TimerRow | None:
    """When such a table rings for the digest of a player, None if it should be in none."""
    if habit.digest is None or habit.muted:
        return None
    due = None if game.paused_at is not None else habit.next_digest(at, habit.digest)
    return TimerRow(game.game_id, DIGEST, seat.seat, at, due)


async def send(sql: Sql, game: GameRow, user_id: int, habit: Habit, at: float) -> None:
    """Write the digest of this day, unless there is one; then bring that up to date.

    The one before loses its buttons. A player who has answered nothing for this long gets a sentence, and no more
    digests.
    """
    last = await digests.get(sql, user_id)
    if last is not None and habit.same_day(last.at, at):
        await posts.digest(sql, game, at, user_id, written=last.at, edit=True)
        return
    days = 0 if last is None or at - last.at > GAP else last.unanswered
    if days < MOST_UNANSWERED:
        await digests.put(sql, user_id, at, days + 1)
        await posts.digest(sql, game, at, user_id, written=at, edit=False)
    else:
        await _stop(sql, user_id)
        await posts.notice(sql, game, at, Msg("notice-digest-over", days=days), user_id=user_id)
    if last is not None and last.message_id is not None:
        await posts.retired(sql, game, at, last.message_id, user_id=user_id)


async def outdated(sql: Sql, post: PostRow) -> bool:
    """Whether there is a newer digest than a post's, or none any more."""
    last = await digests.get(sql, post.user_id or 0)
    written = payloads.read(post, payloads.Digest).written
    return last is None or written not in (None, last.at)


async def delivered(sql: Sql, game: GameRow, post: PostRow, message_id: int, at: float) -> None:
    """A digest has its message. If that came so late that there is a newer one, its buttons go."""
    if await outdated(sql, post):
        await posts.retired(sql, game, at, message_id, user_id=post.user_id)
    else:
        await digests.set_message(sql, post.user_id or 0, message_id)


async def answered(sql: Sql, seat: SeatRow, habit: Habit) -> None:
    """A player has answered: their unanswered days count from the start."""
    if habit.digest is not None and seat.user_id is not None:
        await digests.answered(sql, seat.user_id)


async def renew(sql: Sql, game: GameRow, people: Iterable[tuple[SeatRow, Habit | None]], at: float) -> None:
    """Bring the newest digests of these people up to date."""
    for seat, habit in people:
        wants = habit is not None and habit.digest is not None
        last = await digests.get(sql, seat.user_id) if wants and seat.user_id is not None else None
        if last is not None:
            await posts.digest(sql, game, at, last.user_id, written=last.at, edit=True)


async def refused(sql: Sql, game: GameRow, user_id: int, at: float) -> None:
    """A player takes no private messages: they are pinged again, and told so once."""
    await _stop(sql, user_id)
    await posts.notice(sql, game, at, Msg("notice-digest-refused"), pings=[user_id])


async def _stop(sql: Sql, user_id: int) -> None:
    """There are no digests until the player wants them again; pings come instead."""
    await users.set_digest(sql, user_id, None)
    await timers.stop_of_user(sql, DIGEST, user_id)
    await digests.forget(sql, user_id)
