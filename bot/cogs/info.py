"""`/rules` and `/help`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front, NoTableHere
from bot.ui.layout import Layout
from bot.ui.pages import help_page
from bot.ui.rulebook import rules_of, rules_page, search
from bot.wire.commands import said
from bot.wire.reply import Interaction
from engine.core import registry

NAME = 100


class InfoCog(commands.Cog):
    """What one can look up."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-rules-name"), description=said("command-rules"))
    @app_commands.describe(search=said("command-rules-search"), game=said("command-rules-game"))
    async def rules(self, interaction: Interaction, search: str, game: str | None = None) -> None:
        """Search in the rules of a game, by default of the one that is played here."""
        await self.front.answer(interaction, lambda: self._rules(interaction, search, game))

    async def _rules(self, interaction: Interaction, query: str, game: str | None) -> Layout:
        key = game or await self._game_here(interaction)
        return rules_page(key, query, search(rules_of(key), query), self.front.reader(interaction))

    async def _game_here(self, interaction: Interaction) -> str:
        card = await self.front.host.tables.in_channel(interaction.channel_id or 0)
        if card is not None:
            return card.game
        if len(registry.games()) == 1:
            return next(iter(registry.games()))
        raise NoTableHere

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        read = self.front.reader(interaction)
        names = [(read.game(key), key) for key in registry.games()]
        found = [pair for pair in names if typed.casefold() in pair[0].casefold()]
        return [app_commands.Choice(name=name[:NAME], value=key) for name, key in found[:25]]

    @app_commands.command(name=said("command-help-name"), description=said("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """How to play here."""
        await self.front.answer(interaction, lambda: self._help(interaction))

    async def _help(self, interaction: Interaction) -> Layout:
        return help_page(self.front.reader(interaction))
