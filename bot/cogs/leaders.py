"""`/leaderboard`: who plays a game best on a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.ui.pages.leaders import leaders_page
from bot.ui.parts.layout import Layout
from bot.wire.commands import options, said
from bot.wire.reply import Illustrated, Interaction
from engine.core.play import registry


class LeadersCog(commands.Cog):
    """Ratings."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-leaderboard-name"), description=said("command-leaderboard"))
    @options(game="command-leaderboard-game")
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """The leaderboard of a game: the chosen one, else that of this channel, else the one that was rated last."""
        await self.front.answer(interaction, lambda: self._leaderboard(interaction, game))

    async def _leaderboard(self, interaction: Interaction, typed: str | None) -> Layout | Illustrated:
        leaders, guild = self.front.host.leaders, interaction.guild_id or 0
        game = await self._game(interaction, typed) or await leaders.title(guild)
        board = None if game is None else await leaders.board(guild, game, self.front.person(interaction))
        read = self.front.reader(interaction)
        if board is None or board.picture is None:
            return leaders_page(board, read)
        return self.front.with_picture(board.picture, lambda picture: leaders_page(board, read, picture))

    async def _game(self, interaction: Interaction, typed: str | None) -> str | None:
        """The game that somebody chose or typed, else that of this channel. Raises UnknownGame."""
        if typed is not None:
            return registry.game(self.front.game(interaction, typed)).key
        card = await self.front.host.tables.last_in_channel(interaction.channel_id or 0)
        return None if card is None else card.game

    @leaderboard.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed)
