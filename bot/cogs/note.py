"""`/note`: what a player wants to remember at a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import noted
from bot.wire.commands import options, said
from bot.wire.reply import Interaction

DELETE = "-"
MAX_NOTE = 500


class NoteCog(commands.Cog):
    """Whoever comes back after days reads what they had in mind."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-note-name"), description=said("command-note"))
    @options(text="command-note-text")
    async def note(self, interaction: Interaction, text: app_commands.Range[str, 1, MAX_NOTE] | None = None) -> None:
        """Read the own note, write another in its place, or delete it."""
        await self.front.answer(interaction, lambda: self._note(interaction, None if text is None else text.strip()))

    async def _note(self, interaction: Interaction, text: str | None) -> Layout:
        card, read = await self.front.last_table(interaction), self.front.reader(interaction)
        who, notes = self.front.person(interaction), self.front.host.notes
        if text:
            await notes.write(card.game_id, who, None if text == DELETE else text)
        note = await notes.read(card.game_id, who)
        if note is None:
            return Layout((Text(read("ui-note-gone" if text else "ui-note-none")),))
        shown = read(noted(note))
        return Layout((Text(f"{shown}\n{read('ui-note-written')}" if text else shown),))
