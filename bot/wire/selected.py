"""The chosen values in the selects of a clicked message: the message itself keeps the draft of a long choice."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.parts.ids import SELECT, OldButton, Pick, parse
from bot.wire.reply import Interaction


def values(interaction: Interaction) -> list[str]:
    """The values that the select of this interaction has sent."""
    data: Any = interaction.data
    return [str(value) for value in data.get("values", [])]


def chosen(interaction: Interaction) -> list[str]:
    """The same for a select that requires a choice. Raises OldButton."""
    found = values(interaction)
    if not found:
        raise OldButton()
    return found


def drafted(interaction: Interaction) -> list[str]:
    """The options chosen in all the draft selects of the message, with the one just picked in one of them."""
    data: Any = interaction.data
    clicked = data.get("custom_id")
    found: list[str] = []
    for menu in _menus(interaction.message.components if interaction.message else []):
        if menu.custom_id == clicked:
            found += values(interaction)
        elif (match := SELECT.fullmatch(menu.custom_id)) and parse(match).verb is Pick.DRAFT:
            found += [option.value for option in menu.options if option.default]
    return found


def _menus(components: Any) -> list[discord.SelectMenu]:
    rows = [part.children for part in components if isinstance(part, discord.ActionRow)]
    return [item for row in rows for item in row if isinstance(item, discord.SelectMenu)]
