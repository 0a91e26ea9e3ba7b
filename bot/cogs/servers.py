"""Servers: where the bot is, according to the gateway."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.types.server import Arrival
from bot.wire.later import in_the_end


class ServersCog(commands.Cog):
    """Listens to the bot being taken out of servers and brought back. An outage of Discord is neither."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._inside: dict[int, discord.Guild | None] = {}
        """A server in which the bot is, as last reported; None: it no longer is."""

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or is gone."""
        await self._note(guild.id, None)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, perhaps again."""
        await self._note(guild.id, guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same, if it was added during an outage."""
        await self._note(guild.id, guild)

    @commands.Cog.listener()
    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server has another name; its page gets it, too."""
        if before.name != after.name:
            await in_the_end(
                f"the name of server {after.id} could not be noted",
                lambda: self.front.host.club.rename(after.id, after.name),
            )

    async def _note(self, guild_id: int, guild: discord.Guild | None) -> None:
        self._inside[guild_id] = guild

        async def note() -> None:
            servers, there = self.front.host.servers, self._inside[guild_id]
            await (servers.left(guild_id) if there is None else servers.back(arrival(self.front, there)))

        inside = "" if guild is not None else "not "
        await in_the_end(f"that the bot is {inside}in server {guild_id} could not be noted", note)


def arrival(front: Front, guild: discord.Guild) -> Arrival:
    """Since when the bot has been in a server, and where it may introduce itself: first the server's own system
    channel."""
    me: discord.Member | None = guild.me
    if me is None or me.joined_at is None:
        return Arrival(guild.id)
    known = [*([] if guild.system_channel is None else [guild.system_channel]), *guild.text_channels]
    open_ = {channel.id: channel.permissions_for(me) for channel in known}
    channels = tuple(number for number, held in open_.items() if held.view_channel and held.send_messages)
    return Arrival(guild.id, me.joined_at.timestamp(), front.texts.language(str(guild.preferred_locale)), channels)


async def look(front: Front, bot: commands.AutoShardedBot) -> None:
    """Find out what nobody told the bot while it was not connected: each shard knows its own servers."""
    count, shards = bot.shard_count or 1, set(bot.shards)

    def ours(guild_id: int) -> bool:
        # Discord, "Sharding"
        return (guild_id >> 22) % count in shards

    await in_the_end(
        "in which servers the bot is could not be noted",
        lambda: front.host.servers.are({guild.id: arrival(front, guild) for guild in bot.guilds}, ours),
    )
