"""Club: what is posted to a server and to none of its tables, a row for each kind.

It is delivered like all posts, each once and in order; but it has no table, no player and nobody to ping.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from bot.host.context import maybe
from bot.host.post import lines, payloads
from bot.host.post.payloads import P, Payload
from bot.host.post.posts import NONCE_BYTES
from bot.host.types.post import ServerPost, WelcomePost
from bot.store.engine.database import Sql
from bot.store.tables import guilds, outbox
from bot.store.tables.guilds import GuildRow
from bot.store.tables.outbox import PostRow

WITHOUT_PICTURE = 3
"""Attempts after which a post goes without its picture."""


@dataclass(frozen=True, slots=True)
class ServerKind(Generic[P]):
    """What a kind of post does: how it is `made` (None: nobody needs it any more), and what follows if it is `lost`."""

    payload: type[P]
    made: Callable[[Sql, PostRow, GuildRow, P], Awaitable[ServerPost | None]]
    lost: Callable[[Sql, PostRow, P, str, float], Awaitable[None]]

    def held(self, row: PostRow) -> P:
        """What a row of this kind holds."""
        return payloads.read(row, self.payload)


async def _put(sql: Sql, guild_id: int, channel_id: int, payload: Payload, at: float) -> None:
    await outbox.put(
        sql,
        outbox.of_guild(guild_id),
        payload.kind,
        nonce=secrets.token_hex(NONCE_BYTES),
        payload=lines.dump(payload),
        at=at,
        channel_id=channel_id,
    )


async def welcome(sql: Sql, guild_id: int, channels: Sequence[int], at: float) -> None:
    """Say who the bot is, in the first of these channels that takes it."""
    first, *others = channels
    await _put(sql, guild_id, first, payloads.Welcome(tuple(others)), at)


async def _welcome(sql: Sql, row: PostRow, guild: GuildRow, held: payloads.Welcome) -> WelcomePost:
    return WelcomePost(
        post_id=row.post_id,
        guild_id=guild.guild_id,
        channel_id=row.channel_id or 0,
        locale=guild.language or guild.locale,
        maybe_sent=maybe(row.tried_at),
        pictured=row.tries < WITHOUT_PICTURE,
    )


async def _unwelcome(sql: Sql, row: PostRow, held: payloads.Welcome, reason: str, at: float) -> None:
    """The next channel has it; where there is none, the bot has yet to say who it is."""
    guild_id = row.guild_id or 0
    if held.channels:
        await welcome(sql, guild_id, held.channels, at)
    else:
        await guilds.set_arrived(sql, guild_id, None)


_ALL: tuple[ServerKind[Any], ...] = (ServerKind(payloads.Welcome, _welcome, _unwelcome),)
KINDS: Mapping[str, ServerKind[Any]] = {kind.payload.kind: kind for kind in _ALL}
"""By what the column `kind` says."""


async def build(sql: Sql, row: PostRow) -> ServerPost | None:
    """The post of a row as things stand now; None if nobody needs it any more."""
    kind, guild = KINDS[row.kind], await guilds.get(sql, row.guild_id or 0)
    return None if guild.left_at is not None else await kind.made(sql, row, guild, kind.held(row))


async def lost(sql: Sql, row: PostRow, reason: str, at: float) -> None:
    """What follows when a post can't be delivered."""
    kind = KINDS[row.kind]
    await kind.lost(sql, row, kind.held(row), reason, at)
