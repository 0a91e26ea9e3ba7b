"""`/export`: one's own games as files."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.types.parcel import What
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, options, said
from bot.wire.parcels import all_games, game_page
from bot.wire.reply import Interaction


class ExportCog(commands.Cog):
    """What people have played belongs to them."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-export-name"), description=said("command-export"))
    @options(every="command-export-all")
    async def export(self, interaction: Interaction, every: bool = False) -> None:
        """Take the game of this channel along, or all of one's own."""
        await self.front.answer(interaction, lambda: self._every(interaction) if every else self._one(interaction))

    async def _one(self, interaction: Interaction) -> Layout:
        card = await self.front.last_table(interaction)
        await self.front.promise(interaction, card.game_id, What.GAME)
        reader = partial(self.front.reader, interaction)
        return await game_page(self.front.host, self.front.person(interaction), card.game_id, reader)

    async def _every(self, interaction: Interaction) -> Layout:
        who, host = self.front.person(interaction), self.front.host
        for number in (await host.exports.numbers(who))[:1]:  # a person who has played nothing is told so at once
            await self.front.promise(interaction, number, What.ARCHIVE)
        return await all_games(host, who, partial(self.front.reader, interaction))
