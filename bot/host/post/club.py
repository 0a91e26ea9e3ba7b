"""Club: posts to a server and to none of its tables, a row for each kind.

They are delivered like all posts, each once and in order; but they have no table, no player and nobody to ping.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from bot.host.context import maybe, moment
from bot.host.post import cards, habits, lines, payloads
from bot.host.post.payloads import NONCE_BYTES, P, Payload
from bot.host.types.post import ServerPost, TablesPost, TellPost, UnlistedPost, WelcomePost
from bot.host.types.server import Offer
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, outbox, users
from bot.store.tables.guilds import GuildRow
from bot.store.tables.outbox import PostRow
from engine.core.play import registry
from engine.core.play.msg import Msg

WITHOUT_PICTURE = 3
"""Attempts after which a post goes without its picture."""
BETWEEN = 10.0
"""The least seconds between two updates of a list."""
LISTED = 25
"""Tables whose cards a list has: it shows those that everyone may see."""


@dataclass(frozen=True, slots=True)
class ServerKind(Generic[P]):
    """What a kind of post does: how it is `made` (None: nobody needs it any more), and what follows if it is `lost`.

    It is made in the transaction that claims it, so any later change has a post of its own.
    """

    payload: type[P]
    made: Callable[[Sql, PostRow, GuildRow, P, float], Awaitable[ServerPost | None]]
    lost: Callable[[Sql, PostRow, P, str, float], Awaitable[None]]
    noted: Callable[[Sql, PostRow, int], Awaitable[None]]

    def held(self, row: PostRow) -> P:
        """The payload of this kind."""
        return payloads.read(row, self.payload)


async def _put(
    sql: Sql,
    guild_id: int,
    channel_id: int | None,
    payload: Payload,
    at: float,
    *,
    due_at: float | None = None,
    user_id: int | None = None,
) -> None:
    await outbox.put(
        sql,
        outbox.of_guild(guild_id),
        payload.kind,
        nonce=secrets.token_hex(NONCE_BYTES),
        payload=lines.dump(payload),
        at=at,
        channel_id=channel_id,
        user_id=user_id,
        due_at=due_at,
    )


async def welcome(sql: Sql, guild_id: int, channels: Sequence[int], at: float) -> None:
    """Introduce the bot, in the first of these channels that takes it."""
    first, *others = channels
    await _put(sql, guild_id, first, payloads.Welcome(tuple(others)), at)


async def changed(sql: Sql, guild_id: int | None, at: float) -> None:
    """Bring the list of a server up to date, if it has one: soon, with whatever else changes until then."""
    if guild_id is None or await guilds.list_in(sql, guild_id) is None:
        return
    await guilds.hold(sql, guild_id)
    guild = await guilds.get(sql, guild_id)
    if guild.list_in is None or await outbox.untried(sql, outbox.of_guild(guild_id), payloads.Tables.kind):
        return
    due_at = max(at, (guild.listed_at or 0) + BETWEEN)
    await _put(sql, guild_id, guild.list_in, payloads.Tables(), at, due_at=due_at)


async def unlisted(sql: Sql, guild_id: int, channel_id: int, message_id: int, at: float) -> None:
    """Delete a list."""
    await _put(sql, guild_id, channel_id, payloads.Unlisted(message_id), at)


async def tell(sql: Sql, guild_id: int, user_id: int, text: Msg, at: float, *, channel_id: int | None = None) -> None:
    """Say a sentence to a user privately, or in a channel if they take no private messages."""
    await _put(sql, guild_id, None, payloads.Told(lines.dump_msg(text), (user_id,), channel_id), at, user_id=user_id)


async def offers(sql: Sql, guild_id: int, *, shown: bool = False) -> tuple[Offer, ...]:
    """The tables of a server that people may still join: the newest lobbies first, then running games.

    `shown`: only those that anyone may see, even from outside the server.
    """
    return tuple(
        Offer(row.game_id, row.channel_id, row.game, row.pace, moment(opened_at), row.status == Status.LIVE)
        for row, opened_at, taken in await games.joinable(sql, guild_id, shown=shown)
        if cards.placed(row)
        and row.game in registry.games()
        and (row.status == Status.LIVE or taken < cards.room_of(row))
    )


async def _tables(sql: Sql, row: PostRow, guild: GuildRow, held: payloads.Tables, at: float) -> TablesPost | None:
    if guild.list_in != row.channel_id:
        return None
    await guilds.set_listed(sql, guild.guild_id, at)
    found = await offers(sql, guild.guild_id)
    return TablesPost(
        post_id=row.post_id,
        guild_id=guild.guild_id,
        channel_id=row.channel_id or 0,
        locale=guild.language or guild.locale,
        message_id=guild.list_message,
        maybe_sent=maybe(row.tried_at),
        offers=found,
        cards={offer.game_id: await cards.read(sql, offer.game_id) for offer in found[:LISTED]},
    )


async def _listed(sql: Sql, row: PostRow, message_id: int) -> None:
    """Remember the message; what led to it is no longer needed."""
    await guilds.set_list(sql, row.guild_id or 0, row.channel_id or 0, message_id)
    await outbox.prune(sql, row.game_id, payloads.Tables.kind, 1)


async def _unlisted(sql: Sql, row: PostRow, guild: GuildRow, held: payloads.Unlisted, at: float) -> UnlistedPost:
    return UnlistedPost(
        post_id=row.post_id, guild_id=guild.guild_id, channel_id=row.channel_id or 0, message_id=held.message
    )


async def _told(sql: Sql, row: PostRow, guild: GuildRow, held: payloads.Told, at: float) -> TellPost:
    user = await users.get(sql, held.users[0])
    private = row.user_id is not None
    return TellPost(
        post_id=row.post_id,
        guild_id=guild.guild_id,
        channel_id=row.channel_id,
        user_id=row.user_id,
        locale=user.locale if private and user is not None else guild.language or guild.locale,
        maybe_sent=maybe(row.tried_at),
        silent=await habits.waking(sql, held.users[0], at) > at,
        text=held.said,
        named=() if private else held.users,
    )


async def _untold(sql: Sql, row: PostRow, held: payloads.Told, reason: str, at: float) -> None:
    """If they take no private messages, it is said in a channel."""
    if row.user_id is not None and held.channel is not None:
        await _put(sql, row.guild_id or 0, held.channel, payloads.Told(held.text, held.users), at)


async def _bearable(sql: Sql, row: PostRow, held: Payload, reason: str, at: float) -> None:
    """It is tried again when the bot may have got a permission."""


async def _nothing(sql: Sql, row: PostRow, message_id: int) -> None:
    """The row says all."""


async def _welcome(sql: Sql, row: PostRow, guild: GuildRow, held: payloads.Welcome, at: float) -> WelcomePost:
    return WelcomePost(
        post_id=row.post_id,
        guild_id=guild.guild_id,
        channel_id=row.channel_id or 0,
        locale=guild.language or guild.locale,
        maybe_sent=maybe(row.tried_at),
        pictured=row.tries < WITHOUT_PICTURE,
    )


async def _unwelcome(sql: Sql, row: PostRow, held: payloads.Welcome, reason: str, at: float) -> None:
    """The next channel gets it; if there is none, the bot has yet to introduce itself."""
    guild_id = row.guild_id or 0
    if held.channels:
        await welcome(sql, guild_id, held.channels, at)
    else:
        await guilds.set_arrived(sql, guild_id, None)


_ALL: tuple[ServerKind[Any], ...] = (
    ServerKind(payloads.Welcome, _welcome, _unwelcome, _nothing),
    ServerKind(payloads.Tables, _tables, _bearable, _listed),
    ServerKind(payloads.Told, _told, _untold, _nothing),
    ServerKind(payloads.Unlisted, _unlisted, _bearable, _nothing),
)
KINDS: Mapping[str, ServerKind[Any]] = {kind.payload.kind: kind for kind in _ALL}
"""By the value of the column `kind`."""


async def build(sql: Sql, row: PostRow, at: float) -> ServerPost | None:
    """The post of a row as things stand now, at `at`; None if nobody needs it any more."""
    kind, guild = KINDS[row.kind], await guilds.get(sql, row.guild_id or 0)
    return None if guild.left_at is not None else await kind.made(sql, row, guild, kind.held(row), at)


async def stood(sql: Sql, row: PostRow, message_id: int) -> None:
    """What else is written when a post has been delivered."""
    await KINDS[row.kind].noted(sql, row, message_id)


async def lost(sql: Sql, row: PostRow, reason: str, at: float) -> None:
    """What follows when a post can't be delivered."""
    kind = KINDS[row.kind]
    await kind.lost(sql, row, kind.held(row), reason, at)
