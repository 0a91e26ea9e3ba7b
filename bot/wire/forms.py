"""Turns a form into Discord's modal, and what somebody has sent into values.

Nothing listens for a form: its custom_id leads what people send to the bot, even after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui
from discord.app_commands.namespace import Namespace

from bot.ui.parts.form import (
    MAX_DETAIL,
    MAX_FIELDS,
    MAX_LABEL,
    MAX_TITLE,
    MAX_VALUE,
    Field,
    File,
    Form,
    Members,
    Menu,
    Places,
    Radio,
    Role,
    Ticks,
    Written,
)
from bot.ui.parts.ids import FORM, Id, OldButton, parse
from bot.ui.parts.layout import MAX_CHOICES, MAX_PLACEHOLDER, clip
from bot.wire.reply import Interaction

MOST_FILES = 10
TEXT_CHANNELS = [discord.ChannelType.text, discord.ChannelType.news]
WITH_FORUMS = [discord.ChannelType.text, discord.ChannelType.forum]


def modal(form: Form) -> ui.Modal:
    """The form as Discord shows it."""
    title = form.title.rstrip("…")  # the button that leads here ends in one
    made = ui.Modal(title=clip(title, MAX_TITLE), custom_id=str(form.id))
    for one in form.fields[:MAX_FIELDS]:
        detail = clip(getattr(one, "detail", ""), MAX_DETAIL) or None
        made.add_item(ui.Label(text=clip(one.label, MAX_LABEL), description=detail, component=_component(one)))
    made.stop()
    return made


def _component(one: Field) -> ui.Item[Any]:
    if isinstance(one, Menu):
        options = [
            discord.SelectOption(value=c.value, label=c.label, description=c.detail or None, default=c.chosen)
            for c in one.choices
        ]
        if one.most > 1:
            return ui.Select(custom_id=one.name, options=options, required=False, min_values=0, max_values=one.most)
        return ui.Select(custom_id=one.name, options=options)
    if isinstance(one, Radio):
        buttons = [
            discord.RadioGroupOption(value=c.value, label=c.label, description=c.detail or None, default=c.chosen)
            for c in one.choices
        ]
        return ui.RadioGroup(custom_id=one.name, options=buttons)
    if isinstance(one, Ticks):
        boxes = [
            discord.CheckboxGroupOption(value=c.value, label=c.label, description=c.detail or None, default=c.chosen)
            for c in one.choices
        ]
        return ui.CheckboxGroup(custom_id=one.name, options=boxes, required=False, min_values=0, max_values=len(boxes))
    if isinstance(one, Written):
        style = discord.TextStyle.long if one.long else discord.TextStyle.short
        return ui.TextInput(
            custom_id=one.name,
            style=style,
            default=one.value or None,
            placeholder=clip(one.hint, MAX_DETAIL) or None,
            required=False,
            max_length=one.most,
        )
    if isinstance(one, File):
        return ui.FileUpload(custom_id=one.name, required=True)
    return _of_server(one)


def _of_server(one: Places | Role | Members) -> ui.Item[Any]:
    if isinstance(one, Members):
        required = one.least > 0
        return ui.UserSelect(custom_id=one.name, required=required, min_values=one.least, max_values=one.most)
    kind = discord.SelectDefaultValueType.role if isinstance(one, Role) else discord.SelectDefaultValueType.channel
    before = [] if one.chosen is None else [discord.SelectDefaultValue(id=one.chosen, type=kind)]
    given: Any = {
        "custom_id": one.name,
        "placeholder": clip(one.empty, MAX_PLACEHOLDER) or None,
        "required": False,
        "min_values": 0,
        "default_values": before,
    }
    if isinstance(one, Role):
        return ui.RoleSelect(**given)
    return ui.ChannelSelect(channel_types=WITH_FORUMS if one.forums else TEXT_CHANNELS, **given)


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody has sent, by field name. A field may be missing: nothing in it was chosen."""

    values: Mapping[str, Sequence[str]]
    users: Mapping[str, Sequence[discord.abc.User]] = field(default_factory=dict)
    files: Mapping[str, Sequence[discord.Attachment]] = field(default_factory=dict)

    def one(self, name: str) -> str | None:
        """The value of a field with one choice, None if there is none."""
        return next(iter(self.values.get(name, ())), None)


def sent(interaction: Interaction) -> tuple[Id, Given]:
    """Which form somebody has sent, and its content. Raises OldButton if this version has no such form."""
    data: Any = interaction.data
    custom_id, parts = data.get("custom_id"), data.get("components")
    match = FORM.fullmatch(custom_id) if isinstance(custom_id, str) else None
    if match is None or not isinstance(parts, list):
        raise OldButton()
    values: dict[str, Sequence[str]] = {}
    for part in parts[:MAX_FIELDS]:
        inner = part.get("component") if isinstance(part, dict) else None
        if isinstance(inner, dict) and isinstance(inner.get("custom_id"), str):
            values[inner["custom_id"]] = _values(inner)
    found = _resolved(interaction, data.get("resolved"))
    users, files = _those(values, found, discord.abc.User), _those(values, found, discord.Attachment)
    return parse(match), Given(values, users, files)


def _resolved(interaction: Interaction, resolved: Any) -> Mapping[str, Any]:
    """What comes along with a form, by id. Raises OldButton if no Discord client would send it like that."""
    if not isinstance(resolved, dict):
        return {}
    try:
        items = Namespace._get_resolved_items(interaction, resolved)  # type: ignore[arg-type]
    except (KeyError, TypeError, AttributeError, ValueError):
        raise OldButton() from None
    return {str(key.id): item for key, item in items.items()}


def _values(inner: Mapping[str, Any]) -> Sequence[str]:
    """What was chosen or written, as far as a form could have sent it."""
    raw = inner.get("values", inner.get("value"))
    found = raw if isinstance(raw, list) else [] if raw is None else [raw]
    if len(found) > MAX_CHOICES or not all(isinstance(value, str) and _encodes(value) for value in found):
        raise OldButton()
    return found


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return len(text) <= MAX_VALUE


def _those(values: Mapping[str, Sequence[str]], found: Mapping[str, Any], kind: Any) -> dict[str, list[Any]]:
    """For each field, the things of one kind, such as users or files, that its values stand for."""
    return {
        name: [found[value] for value in chosen if isinstance(found.get(value), kind)]
        for name, chosen in values.items()
    }
