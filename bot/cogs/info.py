"""`/rules` and `/help`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.reading import about, help_now, read_of, which_game
from bot.ui.pages.guide import RULES
from bot.ui.pages.rulebook import MAX_QUERY
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Illustrated, Interaction


class InfoCog(commands.Cog):
    """What people can look up."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-rules-name"), description=said("command-rules"))
    @options(search="command-rules-search", game="command-rules-game")
    async def rules(
        self, interaction: Interaction, search: app_commands.Range[str, 1, MAX_QUERY] = "", game: str | None = None
    ) -> None:
        """Read the rules of a game, by default of the one that is played here, or search in them."""
        await self.front.answer(interaction, lambda: self._rules(interaction, search, game))

    async def _rules(self, interaction: Interaction, query: str, typed: str | None) -> Layout | Illustrated:
        game, what = await self._game(interaction, typed), f"{RULES}/{query}"
        if game is None:
            return which_game(self.front, interaction, what)
        return await read_of(self.front, interaction, game, what)

    async def _game(self, interaction: Interaction, typed: str | None) -> str | None:
        """The game that somebody chose or typed by its name, or else the one that is played here."""
        if typed is not None:
            return self.front.game(interaction, typed)
        card = await self.front.host.tables.in_channel(interaction.channel_id or 0)
        if card is not None:
            return card.game
        games = self.front.host.lobby.games()
        return next(iter(games)) if len(games) == 1 else None

    @everywhere
    @app_commands.command(name=said("command-help-name"), description=said("command-help"))
    @options(game="command-help-game")
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        """How to play here, or how a game goes."""
        await self.front.answer(interaction, lambda: self._help(interaction, game))

    async def _help(self, interaction: Interaction, typed: str | None) -> Layout | Illustrated:
        if typed is not None:
            return await about(self.front, interaction, self.front.game(interaction, typed))
        return await help_now(self.front, interaction)

    @rules.autocomplete("game")
    @help.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed)
