"""`/turns`: all tables of a person, wherever they live."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.ui.parts.ids import Id, OldButton
from bot.ui.parts.layout import Layout
from bot.ui.table.queue import calendar_page, queue_page
from bot.wire.commands import everywhere, said
from bot.wire.reply import Interaction


class TurnsCog(commands.Cog):
    """What waits for a person."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-turns-name"), description=said("command-turns"))
    async def turns(self, interaction: Interaction) -> None:
        """The tables that wait for the person, longest first, and those where the person waits."""
        await self.front.answer(interaction, lambda: self._turns(interaction))

    async def _turns(self, interaction: Interaction) -> Layout:
        return await all_turns(self.front, interaction)


async def all_turns(front: Front, interaction: Interaction) -> Layout:
    """All tables of the person who asks, and their solo games."""
    queue = await front.host.tables.queue(interaction.user.id)
    alone = await front.host.solos.waiting(front.person(interaction))
    there = front.addresses.web is not None
    return queue_page(queue, front.reader(interaction), alone=alone, calendar=there)


async def calendar(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The way to the calendar of the person who asks. Raises OldButton: the pages are no longer served."""
    if front.addresses.web is None:
        raise OldButton()
    key = await front.host.links.calendar(front.person(interaction))
    return calendar_page(f"{front.addresses.web}/i/{key}.ics", front.reader(interaction))
