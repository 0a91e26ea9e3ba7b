"""Permissions: when the gateway says that the bot may do more than before, silent tables speak again."""

from __future__ import annotations

from functools import partial

import discord
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.servers import arrival
from bot.cogs.venues import missing_permissions
from bot.wire.later import in_the_end


class PermissionsCog(commands.Cog):
    """Listens to whatever may change what the bot is allowed."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The bot has just connected: nobody told it what changed meanwhile."""
        await self._look(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role has other permissions."""
        await self._look(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel has other exceptions."""
        await self._look(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread is open again."""
        await self._look(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has other roles; Discord tells it about no other member."""
        await self._look(after.guild)

    async def _look(self, guild: discord.Guild) -> None:
        await in_the_end(
            f"which tables of server {guild.id} may speak again could not be looked up", partial(self._speak, guild)
        )

    async def _speak(self, guild: discord.Guild) -> None:
        await self.front.host.club.mend(guild.id)
        await self.front.host.servers.back(arrival(self.front, guild))  # it may have found no place to introduce itself
        for card in await self.front.host.silence.of_guild(guild.id):
            channel = guild.get_channel_or_thread(card.venue.channel_id)
            if channel is None or (isinstance(channel, discord.Thread) and channel.archived and channel.locked):
                continue
            if not missing_permissions(
                channel.permissions_for(guild.me), in_thread=isinstance(channel, discord.Thread)
            ):
                await self.front.host.silence.end(card.game_id)
