"""Delivery: delivers posts, each once, in the order of its game."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Protocol

from bot.host.context import LEASE, Context, maybe
from bot.host.post import cards, club, habits, polls, posts
from bot.host.post.kinds import KINDS, Missed
from bot.host.post.making import Reading
from bot.host.post.noting import Stood
from bot.host.types.post import Pictured, Post, ReminderPost, ServerPost
from bot.host.types.table import GameCard
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, outbox, timers, users
from bot.store.tables.outbox import PostRow
from bot.watch.meter import Fault, Outcome, Stage, failed, posted, timed
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)
LONGEST_PAUSE = 600.0
"""Seconds between two attempts, at most."""
MOST_DOUBLINGS = 10
"""Pauses double up to here; a post that Discord limits for days has more attempts than a float has powers of two."""
GIVE_UP = 3 * 86400.0
"""Seconds after which a post that can't be delivered is given up."""
GO_WITHOUT = 14
"""Attempts, in an hour, after which what can be spared is left out, a picture: the next message has one."""
FOR_PICTURES = 2.5
"""Seconds after it was due for which a table message waits for its pictures: it leaves within three of the click."""
LEAST_FOR_PICTURES = 0.25
"""Seconds that it waits for them at least, also if it is late for other reasons: mostly they are there."""

PERMISSION = "trouble-missing-"
"""How the reasons begin that a permission is missing."""


class Retry(Exception):
    """The post could not be delivered now (5xx, rate limit); `after`: wait at least so many seconds, None: back off."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after


class Undeliverable(Exception):
    """The post can't be delivered however often one tries.

    `reason` is a message key without arguments: `trouble-channel-gone`, `trouble-direct-messages-closed`, or
    `trouble-missing-<permission>` with Discord's name of the permission in lower case and - for _.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Needless(Exception):
    """A post that nobody needs any more was never sent."""


class HasLeft(Exception):
    """The player of a seat, who was to be reminded, is no member of the server any more."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Bare:
    """A message that was sent without pictures which are still to come."""

    message_id: int


class Courier(Protocol):
    """Sends (or edits) the message of a post."""

    async def deliver(self, post: Post | ServerPost, nonce: str) -> int | Bare:
        """Send a post and return the id of its message.

        `nonce` (at most 25 characters) is the same at every attempt for the same post: sent with `enforce_nonce`,
        Discord returns the earlier message instead of a second one. Raises Retry, Undeliverable, HasLeft instead of
        a reminder, or Needless instead of what is not needed; any other exception counts as Retry.
        """
        ...


class Delivery:
    """Gives the rows of the outbox to a courier and notes what became of them."""

    def __init__(self, context: Context, courier: Courier) -> None:
        self._context = context
        self._courier = courier

    async def deliver(self, game_id: int) -> None:
        """Deliver what is due at a table, unless another process does; later posts wait for earlier ones."""
        sql, going = self._context.database.reads, True
        while going and (row := await outbox.head(sql, game_id)) and self._context.reached(row.due_at):
            going = await self._deliver(row)

    async def _deliver(self, row: PostRow) -> bool:
        """Returns whether it was for this process to deliver the post."""
        now = self._context.time()
        sql = self._context.database.reads
        post: Post | ServerPost | None = await build(sql, row, now) if row.guild_id is None else None
        async with self._context.database.write() as sql:
            await _hold(sql, row)
            if not await outbox.begin(sql, row, self._context.process, now, now + LEASE):
                return False
            if row.guild_id is not None:
                post = await club.build(sql, row, now)
            if post is not None and not isinstance(post, ServerPost) and post.user_id is None and not post.late:
                post = await _quietly(sql, post, now)
            if post is None:
                await self._drop(sql, row)
                return True
        await self._carry(row, post)
        return True

    async def _drop(self, sql: Sql, row: PostRow) -> None:
        posted(row.kind, Outcome.DROPPED)
        await outbox.close(sql, row.post_id, self._context.process, "dropped", "nothing-to-do")

    async def _carry(self, row: PostRow, post: Post | ServerPost) -> None:
        try:
            with timed(Stage.POST):
                sent = await self._courier.deliver(post, row.nonce)
        except Undeliverable as error:
            await self._give_up(row, error.reason)
        except HasLeft as error:
            await self._ask_about(row, error.seat)
        except Needless:
            async with self._context.database.write() as sql:
                await self._drop(sql, row)
        except Exception as error:
            await self._retry(row, error)
        else:
            await self._sent(row, sent, post)

    async def _sent(self, row: PostRow, sent: int | Bare, post: Post | ServerPost) -> None:
        posted(row.kind, Outcome.SENT)
        message_id = sent.message_id if isinstance(sent, Bare) else sent
        async with self._context.database.write() as sql:
            await _hold(sql, row)
            if not await outbox.sent(sql, row.post_id, self._context.process, message_id):
                return
            if isinstance(post, ServerPost):
                await club.stood(sql, row, message_id)
                return
            kind = KINDS[row.kind]
            await kind.noted(sql, Stood(row, message_id, post.card, self._context.time()), kind.held(row))
            if row.channel_id is not None and post.card.trouble is not None:
                await games.set(sql, row.game_id, trouble=None)
            if isinstance(sent, Bare):
                await posts.illustrate(sql, row, message_id, self._context.time())

    async def _retry(self, row: PostRow, error: Exception) -> None:
        now = self._context.time()
        if row.guild_id is None and KINDS[row.kind].spare and row.tries >= GO_WITHOUT:
            async with self._context.database.write() as sql:
                await self._drop(sql, row)
            return
        if row.tried_at is not None and now - row.tried_at > GIVE_UP:
            await self._give_up(row, "trouble-no-answer")
            return
        posted(row.kind, Outcome.AGAIN)
        after = error.after if isinstance(error, Retry) else None
        if not isinstance(error, Retry):
            failed(Fault.POST)
            LOG.error("post %s of game %s failed", row.post_id, row.game_id, exc_info=error)
        pause = min(LONGEST_PAUSE, 2.0 ** min(row.tries, MOST_DOUBLINGS)) if after is None else after
        async with self._context.database.write() as sql:
            await outbox.again(sql, row.post_id, self._context.process, now + pause)

    async def _ask_about(self, row: PostRow, seat: int) -> None:
        """Nobody is there to be reminded: the table is asked at once, and reminds them of this turn no more."""
        now = self._context.time()
        posted(row.kind, Outcome.DROPPED)
        async with self._context.database.write() as sql:
            await games.touch(sql, row.game_id)
            if not await outbox.close(sql, row.post_id, self._context.process, "dropped", "left"):
                return
            game, seats = await cards.find(sql, row.game_id), await games.seats(sql, row.game_id)
            timer = await timers.get(sql, row.game_id, timers.REMIND, seat)
            if seats[seat].asked is None or timer is None:
                return
            await timers.put(sql, replace(timer, due_at=None))
            await polls.stalled(sql, game, seats, seat, now, left=True)
        self._context.wake()

    async def _give_up(self, row: PostRow, reason: str) -> None:
        """Write a post off; the host hears of it once, not with every post that fails after it."""
        LOG.warning("post %s of game %s can't be delivered: %s", row.post_id, row.game_id, reason)
        posted(row.kind, Outcome.DEAD)
        now = self._context.time()
        async with self._context.database.write() as sql:
            await (games.touch(sql, row.game_id) if row.guild_id is None else _hold(sql, row))
            if not await outbox.close(sql, row.post_id, self._context.process, "dead", reason):
                return
            if row.guild_id is not None:
                await club.lost(sql, row, reason, now)
                return
            kind = KINDS[row.kind]
            game = await cards.find(sql, row.game_id)
            await kind.lost(sql, game, row, reason, now)
            lacking = kind.missed is Missed.FORBIDDEN and reason.startswith(PERMISSION)
            missed = row.channel_id is not None and (kind.missed is Missed.HEARD or lacking)
            if missed and game.trouble is None and game.host_id > 0:
                await games.set(sql, row.game_id, trouble=reason)
                text = Msg("notice-undeliverable", reason=Msg(reason), game=row.game_id)
                await posts.notice(sql, game, now, text, user_id=game.host_id)


async def _hold(sql: Sql, row: PostRow) -> None:
    """Let nobody else write about what a post belongs to, a table or a server."""
    await (games.hold(sql, row.game_id) if row.guild_id is None else guilds.hold(sql, row.guild_id))


async def build(sql: Sql, row: PostRow, at: float) -> Post | None:
    """The post of a row as things stand now, at `at`; None if nobody needs it any more."""
    kind = KINDS[row.kind]
    post = await kind.made(Reading(sql, row, await cards.read(sql, row.game_id)), kind.held(row))
    if post is None:
        return None
    if isinstance(post, Pictured):
        post = replace(post, patience=LEAST_FOR_PICTURES if post.late else _patience(row, at))
    return replace(
        post,
        # what was written before the table had a place goes to the place that it has
        channel_id=post.card.venue.channel_id if row.channel_id is not None and row.channel_id < 0 else row.channel_id,
        user_id=row.user_id,
        locale=await _locale(sql, row, post.card),
        maybe_sent=maybe(row.tried_at),
        silent=row.user_id is not None and await _asleep(sql, row, row.user_id, at),
    )


def _patience(row: PostRow, at: float) -> float:
    return max(LEAST_FOR_PICTURES, row.due_at + FOR_PICTURES - at)


async def _quietly(sql: Sql, post: Post, at: float) -> Post | None:
    """A post that has come late, without pings to those who sleep by now; whose turn it is hears of it when awake.

    None: it was for nobody else.
    """
    if not post.pings and not post.voters:
        return post
    game, seats = await cards.find(sql, post.card.game_id), await games.seats(sql, post.card.game_id)
    people = {*post.voters, *(ping.user_id for ping in post.pings)}
    habit = {user: await habits.of_user(sql, game, seats, user) for user in people}
    for ping in post.pings:
        timer = await timers.get(sql, post.card.game_id, timers.REMIND, ping.seat)
        due_at = habit[ping.user_id].awake(at)
        if due_at > at and timer is not None and timer.due_at != due_at:
            await games.touch(sql, post.card.game_id)
            await timers.put(sql, replace(timer, tries=timer.tries - 1, due_at=due_at))
    awake = tuple(ping for ping in post.pings if not habit[ping.user_id].asleep(at))
    if isinstance(post, ReminderPost) and not awake:
        return None if post.maybe_sent is None else replace(post, pings=(), needed=False)
    return replace(post, pings=awake, voters=tuple(user for user in post.voters if not habit[user].asleep(at)))


async def _asleep(sql: Sql, row: PostRow, user_id: int, at: float) -> bool:
    """Whether the reader of a private message is not to be disturbed."""
    game, seats = await cards.find(sql, row.game_id), await games.seats(sql, row.game_id)
    return (await habits.of_user(sql, game, seats, user_id)).asleep(at)


async def _locale(sql: Sql, row: PostRow, card: GameCard) -> str | None:
    if row.user_id is not None:
        user = await users.get(sql, row.user_id)
        return user.locale if user is not None else None
    return await cards.language(sql, card)
