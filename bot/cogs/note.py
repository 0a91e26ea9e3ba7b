"""`/note`: what a player wants to remember at a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.ui.parts.form import Form, Written
from bot.ui.parts.ids import Fill, Id, Press
from bot.ui.parts.layout import Button, Layout, Text, rows
from bot.ui.parts.reader import noted
from bot.wire.commands import options, said, with_the_bot
from bot.wire.forms import Given
from bot.wire.reply import Interaction

DELETE = "-"
MAX_NOTE = 500
TEXT = "text"
"""The field of the form."""


class NoteCog(commands.Cog):
    """People who come back after days read what they had in mind."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @with_the_bot
    @app_commands.command(name=said("command-note-name"), description=said("command-note"))
    @options(text="command-note-text")
    async def note(self, interaction: Interaction, text: app_commands.Range[str, 1, MAX_NOTE] | None = None) -> None:
        """Read one's own note, write another in its place, or delete it."""
        await self.front.answer(interaction, lambda: self._note(interaction, None if text is None else text.strip()))

    async def _note(self, interaction: Interaction, text: str | None) -> Layout:
        card = await self.front.last_table(interaction)
        if text:
            await self.front.host.notes.write(
                card.game_id, self.front.person(interaction), None if text == DELETE else text
            )
        return await _shown(self.front, interaction, card.game_id, written=bool(text))


async def _shown(front: Front, interaction: Interaction, game_id: int, *, written: bool) -> Layout:
    """The note of a table as it is, and the way to the form that changes it."""
    read, note = front.reader(interaction), await front.host.notes.read(game_id, front.person(interaction))
    button = Button(Id(game_id, 0, Press.FORM, Fill.NOTE), read("ui-note-write" if note is None else "ui-note-change"))
    if note is None:
        return Layout((Text(read("ui-note-gone" if written else "ui-note-none")), *rows([button])))
    shown = read(noted(note))
    return Layout((Text(f"{shown}\n{read('ui-note-written')}" if written else shown), *rows([button])))


async def form(front: Front, interaction: Interaction, to: Id) -> Form:
    """The note of a table, to be changed. Raises NoSuchGame or NotYourSeat."""
    read, note = front.reader(interaction), await front.host.notes.read(to.game, front.person(interaction))
    field = Written(TEXT, read("ui-note-ask"), MAX_NOTE, note or "", long=True)
    return Form(Id(to.game, 0, Fill.NOTE), read("ui-note-title"), (field,))


async def take(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store what the form says; if it is empty, the note is deleted."""
    text = (given.one(TEXT) or "").strip()[:MAX_NOTE]
    await front.host.notes.write(to.game, front.person(interaction), text or None)
    return await _shown(front, interaction, to.game, written=True)
