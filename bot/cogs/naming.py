"""What a table is called: the form in which its host types that, while it is open."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.cogs.front import Front
from bot.cogs.presses import options
from bot.host.match.gathering import require_chooser
from bot.host.names import MOST_OF_TABLE
from bot.host.refusals import NotInLobby
from bot.host.types.table import GameCard, Status
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Layout
from bot.ui.parts.reader import Reader
from bot.wire.reply import Interaction, show_error

NAME = "name"
"""The field of the form."""


async def show_form(front: Front, interaction: Interaction, to: Id) -> None:
    """Ask for the name, as it is by now."""
    try:
        card = await front.host.tables.card(to.game)
        if card.status is not Status.LOBBY:
            raise NotInLobby()
        require_chooser(card.host_id, interaction.user.id)
        await interaction.response.send_modal(_form(card, front.reader(interaction, card)))
    except Exception as error:
        await show_error(interaction, front.texts, error)


def _form(card: GameCard, read: Reader) -> ui.Modal:
    """It listens to nothing: who sends it is served by its custom_id, after a restart too."""
    form = ui.Modal(title=read("ui-table-name"), custom_id=str(Id(card.game_id, card.rev, Press.NAME)))
    field = ui.TextInput[Any](custom_id=NAME, default=card.name, required=False, max_length=MOST_OF_TABLE)
    form.add_item(ui.Label(text=read("ui-table-name-ask"), component=field))
    form.stop()
    return form


async def named(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Call the table what somebody has typed, and show the options again."""
    data: Any = interaction.data
    typed = [
        part["component"].get("value")
        for part in data.get("components", [])
        if isinstance(part, dict) and isinstance(part.get("component"), dict)
    ]
    name = next((value for value in typed if isinstance(value, str)), "")
    await front.host.lobby.set_name(to.game, front.person(interaction), name)
    return await options(front, interaction, to)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the form was opened from a private message, which then shows what came of it."""
    return interaction.message is not None and interaction.message.flags.ephemeral
