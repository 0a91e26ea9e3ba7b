"""`/stats`: what somebody's finished games say about them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.ui.pages.stats import stats_page
from bot.ui.parts.layout import Layout
from bot.wire.commands import options, said
from bot.wire.reply import Interaction
from engine.core.play import registry


class StatsCog(commands.Cog):
    """Statistics, of oneself or of others."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-stats-name"), description=said("command-stats"))
    @options(player="command-stats-player", game="command-stats-game", server="command-stats-server")
    async def stats(
        self,
        interaction: Interaction,
        player: discord.Member | None = None,
        game: str | None = None,
        server: bool = False,
    ) -> None:
        """What is known of a player; of others only what they have played on this server."""
        await self.front.answer(interaction, lambda: self._stats(interaction, player, game, server=server))

    async def _stats(
        self, interaction: Interaction, member: discord.Member | None, typed: str | None, *, server: bool
    ) -> Layout:
        asks = self.front.person(interaction)
        who = asks if member is None else self.front.member(member)
        here = server or who.user_id != asks.user_id
        game = None if typed is None else registry.game(self.front.game(interaction, typed)).key
        guild = interaction.guild_id if here else None
        found = await self.front.host.stats.of(who, asks, guild_id=guild, game=game)
        return stats_page(found, self.front.reader(interaction))

    @stats.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed)
