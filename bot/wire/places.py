"""Places: channels as the bot sees them, including those of servers on another process's shards."""

from __future__ import annotations

from collections.abc import Iterable

import discord

Place = discord.abc.GuildChannel | discord.Thread


async def find(client: discord.Client, channel_id: int, guild_id: int | None) -> Place | None:
    """A channel of a server: as the gateway knows it, or else as Discord answers now. Raises HTTPException."""
    known = client.get_channel(channel_id)
    if isinstance(known, Place):
        return known
    if guild_id is None or client.get_guild(guild_id) is not None:
        return None
    return await (await client.fetch_guild(guild_id, with_counts=False)).fetch_channel(channel_id)


async def held(client: discord.Client, place: Place) -> discord.Permissions:
    """What the bot may do there. Raises HTTPException, or ClientException for a thread whose channel is not known."""
    me: discord.Member | None = place.guild.me
    if me is None:
        assert client.user is not None
        me = await place.guild.fetch_member(client.user.id)
    return place.permissions_for(me)


def lacking(held: discord.Permissions, needed: Iterable[str]) -> list[str]:
    """The names of the permissions that are needed and missing, in order."""
    return [name for name in needed if not getattr(held, name)]
