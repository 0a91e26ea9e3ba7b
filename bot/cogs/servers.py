"""Servers: where the bot is, as the gateway tells."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.cogs.front import Front
from bot.wire.later import in_the_end


class ServersCog(commands.Cog):
    """Listens to the bot being taken out of servers and brought back. An outage of Discord is neither."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._inside: dict[int, bool] = {}
        """Whether the bot is in a server, as far as was told last."""

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or is gone."""
        await self._note(guild.id, inside=False)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, perhaps again."""
        await self._note(guild.id, inside=True)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The same, if it was added during an outage."""
        await self._note(guild.id, inside=True)

    async def _note(self, guild_id: int, *, inside: bool) -> None:
        self._inside[guild_id] = inside

        async def note() -> None:
            servers = self.front.host.servers
            await (servers.back if self._inside[guild_id] else servers.left)(guild_id)

        await in_the_end(f"that the bot is {'' if inside else 'not '}in server {guild_id} could not be noted", note)


async def look(front: Front, bot: commands.AutoShardedBot) -> None:
    """Find out what nobody told the bot while it was not connected: each shard knows its own servers."""
    count, shards = bot.shard_count or 1, set(bot.shards)

    def ours(guild_id: int) -> bool:
        # Discord, "Sharding"
        return (guild_id >> 22) % count in shards

    await in_the_end(
        "in which servers the bot is could not be noted",
        lambda: front.host.servers.are([guild.id for guild in bot.guilds], ours),
    )
