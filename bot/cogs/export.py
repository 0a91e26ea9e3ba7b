"""`/export`: the own games as files."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.types.pages import Kept
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.ui.pages.export import Archive, archive_page, export_page, files, of_person
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Interaction

MOST_GAMES = 200
"""Of one file."""


class ExportCog(commands.Cog):
    """What people have played belongs to them."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._archiving = asyncio.Lock()

    @everywhere
    @app_commands.command(name=said("command-export-name"), description=said("command-export"))
    @options(every="command-export-all")
    async def export(self, interaction: Interaction, every: bool = False) -> None:
        """Take the game of this channel along, or all of one's own."""
        await self.front.answer(interaction, lambda: self._every(interaction) if every else self._one(interaction))

    async def _one(self, interaction: Interaction) -> Layout:
        card = await self.front.last_table(interaction)
        game = await self.front.host.exports.game(card.game_id, self.front.person(interaction))
        return await asyncio.to_thread(export_page, game, self.front.reader(interaction, game.card))

    async def _every(self, interaction: Interaction) -> Layout:
        """All games, the newest first; one archive at a time, each game read when the one before is packed."""
        desk, who = self.front.host.exports, self.front.person(interaction)
        async with self._archiving:
            archive, numbers = Archive(), await desk.numbers(who)
            for number in numbers[:MOST_GAMES]:
                game = await desk.readable(number, who)
                if game is None:
                    continue
                found = await asyncio.to_thread(files, game, self.front.reader(interaction, game.card))
                if not await asyncio.to_thread(archive.add, found):
                    break
            archive.about(of_person(await self._kept(who)))
            data = await asyncio.to_thread(archive.close)
        return archive_page(data, archive.games, len(numbers) - archive.games, self.front.reader(interaction))

    async def _kept(self, person: Person) -> Kept:
        host = self.front.host
        return Kept(await host.settings.read(Scope.PLAYER, person.user_id), await host.blocks.of(person))
