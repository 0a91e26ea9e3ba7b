"""`/stats`: what somebody's finished games say about them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front, NoServerHere
from bot.ui.pages.stats import stats_page
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Interaction
from engine.core.play import registry


class StatsCog(commands.Cog):
    """Statistics, of oneself or of others."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-stats-name"), description=said("command-stats"))
    @options(player="command-stats-player", game="command-stats-game", server="command-stats-server")
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: str | None = None,
        server: bool = False,
    ) -> None:
        """What is known of a player; of others only what they have played on this server."""
        await self.front.answer(interaction, lambda: stats_of(self.front, interaction, player, game, server=server))

    @stats.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed)


async def stats_of(
    front: Front,
    interaction: Interaction,
    user: discord.abc.User | None,
    typed: str | None = None,
    *,
    server: bool = False,
) -> Layout:
    """What is known of a player; of others only what they have played on this server. Raises NoServerHere."""
    asks = front.person(interaction)
    who = asks if user is None else front.member(user)
    here = server or who.user_id != asks.user_id
    if here and front.server(interaction) is None:
        raise NoServerHere()
    game = None if typed is None else registry.game(front.game(interaction, typed)).key
    found = await front.host.stats.of(who, asks, guild_id=front.server(interaction) if here else None, game=game)
    return stats_page(found, front.reader(interaction))
