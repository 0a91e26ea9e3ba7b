"""Sound: whether an interaction looks as Discord sends them. Any other comes from no client, or from a client's
mistake, and gets a sentence as an answer before anything else is done with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import ComponentType, app_commands

from bot.ui.parts.ids import BUTTON, SELECT
from bot.wire.reply import Interaction

LONGEST_TEXT = 6000
"""Discord, "Application Commands": characters of a text option."""
LONGEST_VALUE = 100
"""Discord, "Component Reference": characters of a value of a select."""
MOST_VALUES = 25
LONGEST_ID = 19
"""Digits of an id."""
LARGEST = 2**53
"""Larger numbers do not arrive as they were typed."""
MENUS = {
    discord.AppCommandType.user.value: (discord.AppCommandType.user, "users"),
    discord.AppCommandType.message.value: (discord.AppCommandType.message, "messages"),
}
"""The kinds of menu commands, and under which name what they are about comes along."""
_BELOW = (Kind.subcommand.value, Kind.subcommand_group.value)
_REFERENCES = (Kind.user, Kind.channel, Kind.role, Kind.mentionable, Kind.attachment)


def called(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> bool:
    """Whether there is such a command, and its options, or what has been typed of them so far, fit it."""
    data: Any = interaction.data
    if not isinstance(data.get("name"), str):
        return False
    if data.get("type", 1) in MENUS:
        return _on(tree, data)
    if data.get("type", 1) != 1:
        return False
    command: Any = tree.get_command(data["name"])
    options = data.get("options", [])
    while isinstance(command, app_commands.Group):
        if not _are_options(options) or not options or options[0].get("type") not in _BELOW:
            return False
        command, options = command.get_command(options[0]["name"]), options[0].get("options", [])
    if command is None or not _are_options(options):
        return False
    known = {parameter.display_name: parameter for parameter in command.parameters}
    if any(option["name"] not in known for option in options):
        return False
    if interaction.type is discord.InteractionType.autocomplete:
        typed = [option.get("value") for option in options if option.get("focused")]
        return bool(typed) and all(isinstance(value, str) and _encodes(value) for value in typed)
    needed = {name for name, parameter in known.items() if parameter.required}
    return needed <= {option["name"] for option in options} and all(
        _fits(option, known[option["name"]], data) for option in options
    )


def _on(tree: app_commands.CommandTree[Any], data: Any) -> bool:
    """Whether there is such a menu command, and what it is about comes along."""
    menu, of = MENUS[data["type"]]
    target, resolved = data.get("target_id"), data.get("resolved")
    known = tree.get_command(data["name"], type=menu) is not None
    return known and _is_id(target) and isinstance(resolved, dict) and isinstance(_in(resolved, of, target), dict)


def _in(resolved: Mapping[str, Any], of: str, target: str) -> Any:
    found = resolved.get(of)
    return found.get(target) if isinstance(found, dict) else None


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID


def _are_options(options: Any) -> bool:
    return isinstance(options, list) and all(
        isinstance(option, dict) and isinstance(option.get("name"), str) for option in options
    )


def _encodes(text: str) -> bool:
    """Whether a text is short enough, and can be stored: half a character (a lone surrogate) can't."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return len(text) <= LONGEST_TEXT


def _fits(option: Mapping[str, Any], parameter: app_commands.Parameter, data: Mapping[str, Any]) -> bool:
    """Whether a value can be chosen or typed for a parameter, and what it refers to comes along."""
    value, kind = option.get("value"), parameter.type
    if option.get("type") != kind.value:
        return False
    if kind in _REFERENCES:
        fine = _is_id(value)
        resolved = data.get("resolved")
        return fine and isinstance(resolved, dict) and any(value in found for found in resolved.values())
    if kind is Kind.boolean:
        return isinstance(value, bool)
    if kind is Kind.string:
        fine = isinstance(value, str) and _encodes(value)
    else:
        whole = (int,) if kind is Kind.integer else (int, float)
        fine = isinstance(value, whole) and not isinstance(value, bool) and isfinite(value) and abs(value) <= LARGEST
    return fine and (not parameter.choices or value in [choice.value for choice in parameter.choices])


def clicked(interaction: Interaction) -> bool:
    """Whether a component is one of ours and in the message, so it may be served."""
    data: Any = interaction.data
    custom_id, kind = data.get("custom_id"), data.get("component_type")
    pattern = BUTTON if kind == ComponentType.button.value else SELECT
    if not isinstance(custom_id, str) or pattern.fullmatch(custom_id) is None or interaction.message is None:
        return False
    parts = walk(interaction.message.components)
    return any((part.type.value, getattr(part, "custom_id", None)) == (kind, custom_id) for part in parts)


def walk(parts: Sequence[Any]) -> Iterator[Any]:
    """All components of a message, however deeply they are nested."""
    for part in parts:
        yield part
        yield from walk(getattr(part, "children", ()))
        if (beside := getattr(part, "accessory", None)) is not None:
            yield beside


def mend(interaction: discord.Interaction[Any]) -> None:
    """Remove what a select can't have sent, so nothing is chosen."""
    data: Any = interaction.data
    values = data.get("values")
    fine = isinstance(values, list) and len(values) <= MOST_VALUES
    if not fine or not all(isinstance(v, str) and len(v) <= LONGEST_VALUE and _encodes(v) for v in values):
        data["values"] = []
    if "resolved" in data and not isinstance(data["resolved"], dict):
        data["resolved"] = {}
