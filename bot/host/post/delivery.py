"""Delivery: delivers posts, each once, in the order of its game."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Protocol

from bot.host.context import GRAIN, LEASE, Context, maybe
from bot.host.post import cards, club, habits, layouts, polls, posts
from bot.host.post.kinds import KINDS, Missed
from bot.host.post.making import Reading
from bot.host.post.noting import Stood
from bot.host.types.parcel import Parcel
from bot.host.types.post import Pictured, Post, ReminderPost, ServerPost
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, outbox, seating, timers, users
from bot.store.tables.company import Company
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
"""Attempts, in an hour, after which it leaves out what can be spared, a picture: the next message has one."""
FOR_PICTURES = 2.5
"""Seconds after it was due for which a table message waits for its pictures: it leaves within three of the click."""
LEAST_FOR_PICTURES = 0.25
"""The least seconds that it waits for them, even if it is late for other reasons: mostly they are there."""

PERMISSION = "trouble-missing-"
"""The beginnings of reasons that say a permission is missing."""


class Retry(Exception):
    """The post could not be delivered now (5xx, rate limit); `after`: wait at least this many seconds, None: back
    off."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after


class Undeliverable(Exception):
    """The post can't be delivered, however often the bot tries.

    `reason` is a message key without arguments: `trouble-channel-gone`, `trouble-direct-messages-closed`, or
    `trouble-missing-<permission>` with Discord's name of the permission in lower case and - for _.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Needless(Exception):
    """A post that nobody needs any more was never sent."""


class HasLeft(Exception):
    """The player of a seat, who was to be reminded, is no longer a member of the server."""

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
        Discord returns the earlier message instead of a second one. Raises Retry, Undeliverable, HasLeft instead of a
        reminder, or Needless if nobody needs it; any other exception counts as Retry.
        """
        ...

    async def bring(self, parcel: Parcel) -> bool:
        """Make something that takes long and give it to the person who asked; False: they take no messages.

        If it raises anything, it is tried again later.
        """
        ...


class Delivery:
    """Gives the rows of the outbox to a courier and notes the results."""

    def __init__(self, context: Context, courier: Courier) -> None:
        self._context = context
        self._courier = courier

    async def deliver(self, game_id: int) -> None:
        """Deliver what is due at a table, unless another process does; later posts wait for earlier ones."""
        async with self._context.database.write() as sql:
            await _hold(sql, game_id)
            row = await self._next(sql, game_id)
        while row is not None:
            row = await self._deliver(row)

    async def _next(self, sql: Sql, game_id: int) -> PostRow | None:
        """Claim the next post of a table that is held, if it is due."""
        now = self._context.time()
        return await outbox.take(sql, game_id, self._context.process, now, due=now + GRAIN, until=now + LEASE)

    async def _deliver(self, row: PostRow) -> PostRow | None:
        """Deliver a claimed post; one transaction notes the result and claims the next."""
        if (post := await self._made(row)) is None:
            return await self._drop(row)
        try:
            with timed(Stage.POST):
                sent = await self._courier.deliver(post, row.nonce)
        except Undeliverable as error:
            return await self._give_up(row, error.reason)
        except HasLeft as error:
            return await self._ask_about(row, error.seat)
        except Needless:
            return await self._drop(row)
        except Exception as error:
            return await self._retry(row, error)
        return await self._sent(row, sent, post)

    async def _made(self, row: PostRow) -> Post | ServerPost | None:
        """The post as it is to be sent now, None if nobody needs it."""
        if row.guild_id is not None:
            async with self._context.database.write() as sql:
                await _hold(sql, row.game_id)
                return await club.build(sql, row, self._context.time())
        now, at = self._context.time(), await cards.company(self._context.database.reads, row.game_id)
        post = await build(self._context.database.reads, row, at, now)
        if post is None or post.user_id is not None or post.late:
            return post
        return await self._quietly(post, at, now)

    async def _quietly(self, post: Post, at: Company, now: float) -> Post | None:
        """A late post, without pings to people who are now asleep; a player whose turn it is hears of it when awake.

        None: it was for nobody else.
        """
        people = {*post.voters, *(ping.user_id for ping in post.pings)}
        habit = {user: await habits.of_user(self._context.database.reads, at, user) for user in people}
        if asleep := [ping for ping in post.pings if habit[ping.user_id].asleep(now)]:
            async with self._context.database.write() as sql:
                await games.hold(sql, at.game.game_id)
                for ping in asleep:
                    timer = await timers.get(sql, at.game.game_id, timers.REMIND, ping.seat)
                    due_at = habit[ping.user_id].awake(now)
                    if timer is not None and timer.due_at != due_at:
                        await games.touch(sql, at.game.game_id)
                        await timers.put(sql, replace(timer, tries=timer.tries - 1, due_at=due_at))
        awake = tuple(ping for ping in post.pings if ping not in asleep)
        if isinstance(post, ReminderPost) and not awake:
            return None if post.maybe_sent is None else replace(post, pings=(), needed=False)
        return replace(post, pings=awake, voters=tuple(user for user in post.voters if not habit[user].asleep(now)))

    async def _drop(self, row: PostRow) -> PostRow | None:
        posted(row.kind, Outcome.DROPPED)
        async with self._context.database.write() as sql:
            await _hold(sql, row.game_id)
            await outbox.close(sql, row.post_id, self._context.process, "dropped", "nothing-to-do")
            return await self._next(sql, row.game_id)

    async def _sent(self, row: PostRow, sent: int | Bare, post: Post | ServerPost) -> PostRow | None:
        posted(row.kind, Outcome.SENT)
        message_id = sent.message_id if isinstance(sent, Bare) else sent
        async with self._context.database.write() as sql:
            if isinstance(post, ServerPost):
                await _hold(sql, row.game_id)
                if await outbox.sent(sql, row.post_id, self._context.process, message_id):
                    await club.stood(sql, row, message_id)
                return await self._next(sql, row.game_id)
            card, game = post.card, await cards.hold(sql, row.game_id)
            if await outbox.sent(sql, row.post_id, self._context.process, message_id):
                kind = KINDS[row.kind]
                await kind.noted(sql, Stood(row, message_id, card, self._context.time(), game), kind.held(row))
                if row.channel_id is not None and card.trouble is not None:
                    await games.set(sql, row.game_id, trouble=None)
                if isinstance(sent, Bare):
                    await posts.illustrate(sql, game, row, message_id, self._context.time())
            return await self._next(sql, row.game_id)

    async def _retry(self, row: PostRow, error: Exception) -> PostRow | None:
        now = self._context.time()
        if row.guild_id is None and KINDS[row.kind].spare and row.tries >= GO_WITHOUT:
            return await self._drop(row)
        if row.tried_at is not None and now - row.tried_at > GIVE_UP:
            return await self._give_up(row, "trouble-no-answer")
        posted(row.kind, Outcome.AGAIN)
        after = error.after if isinstance(error, Retry) else None
        if not isinstance(error, Retry):
            failed(Fault.POST)
            LOG.error("post %s of game %s failed", row.post_id, row.game_id, exc_info=error)
        pause = min(LONGEST_PAUSE, 2.0 ** min(row.tries, MOST_DOUBLINGS)) if after is None else after
        async with self._context.database.write() as sql:
            await _hold(sql, row.game_id)
            await outbox.again(sql, row.post_id, self._context.process, now + pause)
            return await self._next(sql, row.game_id)

    async def _ask_about(self, row: PostRow, seat: int) -> PostRow | None:
        """Nobody is there to be reminded: the table is asked at once, and does not remind them of this turn again."""
        now = self._context.time()
        posted(row.kind, Outcome.DROPPED)
        async with self._context.database.write() as sql:
            await games.touch(sql, row.game_id)
            if await outbox.close(sql, row.post_id, self._context.process, "dropped", "left"):
                game, seats = await cards.find(sql, row.game_id), await seating.of_game(sql, row.game_id)
                timer = await timers.get(sql, row.game_id, timers.REMIND, seat)
                if seats[seat].asked is not None and timer is not None:
                    await timers.put(sql, replace(timer, due_at=None))
                    await polls.stalled(sql, game, seats, seat, now, left=True)
            return await self._next(sql, row.game_id)

    async def _give_up(self, row: PostRow, reason: str) -> PostRow | None:
        """Write a post off; the host hears of it once, not with every post that fails after it."""
        LOG.warning("post %s of game %s can't be delivered: %s", row.post_id, row.game_id, reason)
        posted(row.kind, Outcome.DEAD)
        now = self._context.time()
        async with self._context.database.write() as sql:
            if row.guild_id is not None:
                await _hold(sql, row.game_id)
                if await outbox.close(sql, row.post_id, self._context.process, "dead", reason):
                    await club.lost(sql, row, reason, now)
                return await self._next(sql, row.game_id)
            await games.touch(sql, row.game_id)
            if await outbox.close(sql, row.post_id, self._context.process, "dead", reason):
                kind = KINDS[row.kind]
                game = await cards.find(sql, row.game_id)
                await kind.lost(sql, game, row, reason, now)
                lacking = kind.missed is Missed.FORBIDDEN and reason.startswith(PERMISSION)
                missed = row.channel_id is not None and (kind.missed is Missed.HEARD or lacking)
                if missed and game.trouble is None and game.host_id > 0:
                    await games.set(sql, row.game_id, trouble=reason)
                    text = Msg("notice-undeliverable", reason=Msg(reason), game=row.game_id)
                    await posts.notice(sql, game, now, text, user_id=game.host_id)
            return await self._next(sql, row.game_id)


async def _hold(sql: Sql, whose: int) -> None:
    """Keep others from writing about what posts belong to, a table or a server."""
    await (games.hold(sql, whose) if whose > 0 else guilds.hold(sql, -whose))


async def build(sql: Sql, row: PostRow, of: Company, at: float) -> Post | None:
    """The post of a row of a table as things stand, at `at`; None if nobody needs it any more."""
    kind, card = KINDS[row.kind], await cards.of(sql, of)
    if card.status is Status.LOBBY:
        card = replace(card, posts=layouts.at_first(of))
    post = await kind.made(Reading(sql, row, card, at), kind.held(row))
    if post is None:
        return None
    if isinstance(post, Pictured):
        post = replace(post, patience=LEAST_FOR_PICTURES if post.late else _patience(row, at))
    return replace(
        post,
        # a post written before the table had a place goes to its present place
        channel_id=post.card.venue.channel_id if row.channel_id is not None and row.channel_id < 0 else row.channel_id,
        user_id=row.user_id,
        locale=await _locale(sql, row, of),
        maybe_sent=maybe(row.tried_at),
        # reading a private message disturbs nobody
        silent=row.user_id is not None and (await habits.of_user(sql, of, row.user_id)).asleep(at),
    )


def _patience(row: PostRow, at: float) -> float:
    return max(LEAST_FOR_PICTURES, row.due_at + FOR_PICTURES - at)


async def _locale(sql: Sql, row: PostRow, of: Company) -> str | None:
    if row.user_id is None:
        return cards.spoken(of.game.language, of.guild)
    user = of.user(row.user_id) or await users.get(sql, row.user_id)
    return user.locale if user is not None else None
