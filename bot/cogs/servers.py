"""Servers: where the bot is, as the gateway tells."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.cogs.front import Front


class ServersCog(commands.Cog):
    """Listens to the bot being taken out of servers and brought back. An outage of Discord is neither."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or is gone."""
        await self.front.host.servers.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, perhaps again."""
        await self.front.host.servers.back(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same, if it was added during an outage."""
        await self.front.host.servers.back(guild.id)


async def look(front: Front, bot: commands.AutoShardedBot) -> None:
    """Find out what nobody told the bot while it was not connected: each shard knows its own servers."""
    count, shards = bot.shard_count or 1, set(bot.shards)

    def ours(guild_id: int) -> bool:
        # Discord, "Sharding"
        return (guild_id >> 22) % count in shards

    await front.host.servers.are([guild.id for guild in bot.guilds], ours)
