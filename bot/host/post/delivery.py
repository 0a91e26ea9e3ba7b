"""Delivery: delivers posts, each once, in the order of its game."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

import msgspec

from bot.host.context import LEASE, Context, moment
from bot.host.post import cards, habits, lines, polls, posts, queues
from bot.host.post.digests import delivered, outdated, refused
from bot.host.types.post import Ping, Post, PostKind
from bot.host.types.table import GameCard, Room, Status
from bot.store.engine.database import Sql
from bot.store.tables import digests, games, log, outbox, timers, users, votes
from bot.store.tables.games import GameRow
from bot.store.tables.outbox import PostRow
from bot.store.tables.votes import VoteRow
from bot.watch.meter import Fault, Outcome, Stage, failed, posted, timed
from engine.core.play.msg import Msg
from engine.core.play.rules import Result

LOG = logging.getLogger(__name__)
LONGEST_PAUSE = 600.0
"""Seconds between two attempts, at most."""
MOST_DOUBLINGS = 10
"""Pauses double up to here; a post that Discord limits for days has more attempts than a float has powers of two."""
GIVE_UP = 3 * 86400.0
"""Seconds after which a post that can't be delivered is given up."""
GO_WITHOUT = 14
"""Attempts, in an hour, after which a picture that can't be added is left out; the next message has one."""
FOR_PICTURES = 2.5
"""Seconds after it was due for which a table message waits for its pictures: it leaves within three of the click."""
LEAST_FOR_PICTURES = 0.25
"""Seconds that it waits for them at least, also if it is late for other reasons: mostly they are there."""

NO_MESSAGES = "trouble-direct-messages-closed"
UNMISSED = (PostKind.RETIRED, PostKind.ERASE, PostKind.SEATED, PostKind.ARCHIVE, PostKind.ROOM, PostKind.THREAD,
            PostKind.PICTURE)  # fmt: skip
"""What nobody misses at a table: it only tidies up, or there is no table without it."""
PICTURED = (Status.LIVE, Status.OVER)
"""When a table message has pictures."""
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

    async def deliver(self, post: Post, nonce: str) -> int | Bare:
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
        post = await build(self._context.database.reads, row, now)
        async with self._context.database.write() as sql:
            await games.hold(sql, row.game_id)
            if not await outbox.begin(sql, row, self._context.process, now, now + LEASE):
                return False
            if post is not None and post.user_id is None and not post.late:
                post = await _quietly(sql, post, now)
            if post is None:
                await self._drop(sql, row)
                return True
        await self._carry(row, post)
        return True

    async def _drop(self, sql: Sql, row: PostRow) -> None:
        posted(row.kind, Outcome.DROPPED)
        await outbox.close(sql, row.post_id, self._context.process, "dropped", "nothing-to-do")

    async def _carry(self, row: PostRow, post: Post) -> None:
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
            await self._sent(row, sent, post.card)

    async def _sent(self, row: PostRow, sent: int | Bare, card: GameCard) -> None:
        posted(row.kind, Outcome.SENT)
        message_id = sent.message_id if isinstance(sent, Bare) else sent
        async with self._context.database.write() as sql:
            await games.hold(sql, row.game_id)
            if not await outbox.sent(sql, row.post_id, self._context.process, message_id):
                return
            if row.kind == PostKind.LOBBY:
                await games.set(sql, row.game_id, lobby_message=message_id)
            elif row.kind == PostKind.ROOM:
                await self._place(sql, card, message_id)
            elif row.kind == PostKind.TABLE:
                await self._replace(sql, row.game_id, message_id, card)
            elif row.kind == PostKind.DIGEST:
                await delivered(sql, row, message_id, self._context.time())
            elif row.kind == PostKind.VOTE:
                await votes.set_message(sql, lines.load(row.payload)["vote"], message_id)
            if row.channel_id is not None and card.trouble is not None:
                await games.set(sql, row.game_id, trouble=None)
            if isinstance(sent, Bare):
                await posts.illustrate(sql, row, message_id, self._context.time())

    async def _place(self, sql: Sql, card: GameCard, room_id: int) -> None:
        """The table has a place: a thread has the id of the message from which it starts."""
        await games.touch(sql, card.game_id)
        await games.set(sql, card.game_id, channel_id=room_id)
        if card.venue.room is Room.POST:
            await games.set(sql, card.game_id, lobby_message=room_id)

    async def _replace(self, sql: Sql, game_id: int, message_id: int, shown: GameCard) -> None:
        """Remember the newest table message; the one before it has had its time.

        So has this one, if the game was ended while it was on its way.
        """
        game = await cards.find(sql, game_id)
        await games.set(sql, game_id, table_message=message_id)
        if game.table_message not in (None, message_id):
            await posts.retired(sql, game, self._context.time(), game.table_message or 0)
        if shown.status is Status.LIVE and game.status == Status.ENDED:
            await posts.retired(sql, game, self._context.time(), message_id)

    async def _retry(self, row: PostRow, error: Exception) -> None:
        now = self._context.time()
        if row.kind == PostKind.PICTURE and row.tries >= GO_WITHOUT:
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
        async with self._context.database.write() as sql:
            await games.touch(sql, row.game_id)
            if not await outbox.close(sql, row.post_id, self._context.process, "dead", reason):
                return
            game = await cards.find(sql, row.game_id)
            if row.kind in (PostKind.ROOM, PostKind.THREAD):
                await self._close(sql, game, reason)
            if row.kind == PostKind.DIGEST and reason == NO_MESSAGES:
                await refused(sql, game, row.user_id or 0, self._context.time())
            lacking = row.kind == PostKind.ERASE and reason.startswith(PERMISSION)
            missed = row.channel_id is not None and (row.kind not in UNMISSED or lacking)
            if missed and game.trouble is None and game.host_id > 0:
                await games.set(sql, row.game_id, trouble=reason)
                text = Msg("notice-undeliverable", reason=Msg(reason), game=row.game_id)
                await posts.notice(sql, game, self._context.time(), text, user_id=game.host_id)

    async def _close(self, sql: Sql, game: GameRow, reason: str) -> None:
        """A table without a place is none."""
        now = self._context.time()
        await outbox.drop(sql, game.game_id, "no-room")
        await games.finish(sql, game.game_id, Status.ENDED, now)
        await posts.unopened(sql, game, now, reason)


async def build(sql: Sql, row: PostRow, at: float) -> Post | None:
    """The post of a row as things stand now, at `at`; None if nobody needs it any more."""
    if row.kind == PostKind.PICTURE:
        return await _illustrated(sql, row, at)
    card = await cards.read(sql, row.game_id)
    payload: dict[str, Any] = lines.load(row.payload)
    if card.result is None and "points" in payload:
        card = replace(card, result=msgspec.convert(payload["points"], Result))
    pings = _pings(card, payload.get("pings", ()))
    late = (row.kind == PostKind.REMINDER and not pings) or (row.kind == PostKind.UPCOMING and pings)
    late = late or (row.kind == PostKind.DIGEST and await outdated(sql, row))
    if late and row.tried_at is None:
        return None  # it is their turn no more, or already, or there is a newer digest
    vote = await votes.get(sql, payload["vote"]) if "vote" in payload else None
    changed = await _changed(sql, row, card, payload, vote)
    queue = await queues.read(sql, row.user_id or 0) if row.kind == PostKind.DIGEST else None
    if row.kind == PostKind.ARCHIVE and await games.in_channel(sql, card.venue.channel_id) is not None:
        return None  # somebody plays there again
    if changed is None and (row.kind == PostKind.ERASE or payload.get("edit")):
        return None  # what was to be changed has never been sent
    if queue is not None and changed is None and not queue.mine:
        return None
    told = await log.lines(sql, row.game_id, payload.get("first", 0), payload.get("end", 0), None)
    return Post(
        post_id=row.post_id,
        kind=PostKind(row.kind),
        card=card,
        # what was written before the table had a place goes to the place that it has
        channel_id=card.venue.channel_id if row.channel_id is not None and row.channel_id < 0 else row.channel_id,
        user_id=row.user_id,
        locale=await _locale(sql, row, card),
        rev=payload.get("rev", card.rev),
        turns=lines.by_turn(told),
        pings=pings,
        count=payload.get("count", 0),
        last=payload.get("last", False),
        text=lines.load_msg(payload["text"]) if "text" in payload else None,
        vote=None if vote is None else await polls.read(sql, vote),
        voters=tuple(payload.get("users", ())),
        message_id=changed,
        queue=queue,
        maybe_sent=None if row.tried_at is None else moment(row.tried_at),
        silent=row.user_id is not None and await _asleep(sql, row, row.user_id, at),
        needed=not late,
        patience=max(LEAST_FOR_PICTURES, row.due_at + FOR_PICTURES - at),
    )


async def _illustrated(sql: Sql, row: PostRow, at: float) -> Post | None:
    """A message that lacks its pictures, as it is to stand now; None if another one has taken its place.

    That of a lobby, which may be the post of a forum, is edited as any lobby is.
    """
    payload = lines.load(row.payload)
    of = await outbox.get(sql, payload["of"])
    post = None if of is None else await build(sql, of, at)
    if post is None:
        return None
    table, card = post.kind is PostKind.TABLE, post.card
    newest = card.table_message if table else card.lobby_message
    if newest != payload["message"] or card.status not in (PICTURED if table else (Status.LOBBY,)):
        return None
    kind = PostKind.TABLE if table else PostKind.LOBBY
    return replace(
        post, kind=kind, message_id=newest, channel_id=card.venue.channel_id,
        maybe_sent=None, patience=LEAST_FOR_PICTURES, late=True,
    )  # fmt: skip


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
    if post.kind is PostKind.REMINDER and not awake:
        return None if post.maybe_sent is None else replace(post, pings=(), needed=False)
    return replace(post, pings=awake, voters=tuple(user for user in post.voters if not habit[user].asleep(at)))


async def _asleep(sql: Sql, row: PostRow, user_id: int, at: float) -> bool:
    """Whether the reader of a private message is not to be disturbed."""
    game, seats = await cards.find(sql, row.game_id), await games.seats(sql, row.game_id)
    return (await habits.of_user(sql, game, seats, user_id)).asleep(at)


async def _changed(
    sql: Sql, row: PostRow, card: GameCard, payload: Mapping[str, Any], vote: VoteRow | None
) -> int | None:
    """The message that a post changes; None: it is a new one."""
    if row.kind == PostKind.LOBBY:
        return card.lobby_message
    if row.kind == PostKind.THREAD:
        return card.venue.channel_id
    if row.erases is not None:
        return await outbox.message_of(sql, row.erases)
    if row.kind == PostKind.DIGEST:
        last = await digests.get(sql, row.user_id or 0)
        return last.message_id if last is not None and payload["edit"] else None
    message_id: int | None = payload.get("message", None if vote is None else vote.message_id)
    return message_id


def _pings(card: GameCard, seats: list[int]) -> tuple[Ping, ...]:
    """Those of the seats that still have something to decide."""
    asked = {w.seat: w.kind for w in card.waiting}
    return tuple(
        Ping(seat, user_id, asked[seat])
        for seat in seats
        if seat in asked and card.seats[seat].caretaker is None and (user_id := card.seats[seat].user_id) is not None
    )


async def _locale(sql: Sql, row: PostRow, card: GameCard) -> str | None:
    if row.user_id is not None:
        user = await users.get(sql, row.user_id)
        return user.locale if user is not None else None
    return await cards.language(sql, card)
