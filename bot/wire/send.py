"""From a layout to discord.ui: Components V2, files with alt text, and mentions that reach nobody unasked."""

from __future__ import annotations

import io
from typing import Any, cast

import discord
from discord import ui

from bot.ui.parts.emblems import KNOWN
from bot.ui.parts.layout import (
    Attachment,
    Button,
    Buttons,
    Image,
    Item,
    KeptImage,
    Layout,
    Link,
    People,
    Section,
    Select,
    Text,
    Tone,
)

STYLES = {
    Tone.MAIN: discord.ButtonStyle.primary,
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.GO: discord.ButtonStyle.success,
    Tone.WARN: discord.ButtonStyle.danger,
}


def view(layout: Layout) -> ui.LayoutView:
    """The components of a layout. The view listens to nothing: the bot knows a click by its id."""
    made: ui.LayoutView = ui.LayoutView(timeout=None)
    for item in layout.items:
        made.add_item(_item(item))
    # a view that has stopped isn't kept in memory for every message ever sent
    made.stop()
    return made


def raw(layout: Layout) -> list[dict[str, Any]]:
    """The components as they go over the wire."""
    return cast("list[dict[str, Any]]", view(layout).to_components())  # type: ignore[no-untyped-call]


def files(layout: Layout) -> list[discord.File]:
    """The pictures of a layout, each with its alt text, and its other files."""
    return [
        discord.File(io.BytesIO(f.png), filename=f.name, description=f.alt)
        if isinstance(f, Image)
        else discord.File(io.BytesIO(f.data), filename=f.name)
        for f in layout.files
    ]


def attachments(layout: Layout) -> list[discord.File]:
    """The files of an edit; if a picture should stay, all files are left as they are."""
    kept = any(isinstance(item, KeptImage) for item in layout.items)
    return discord.utils.MISSING if kept else files(layout)


def mentions(layout: Layout) -> discord.AllowedMentions:
    """Only the people whom the layout names are mentioned."""
    users = [discord.Object(user) for user in dict.fromkeys(layout.ping)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _item(item: Item) -> ui.Item[Any]:
    if isinstance(item, Text):
        return ui.TextDisplay(item.content)
    if isinstance(item, Section):
        return ui.Section(ui.TextDisplay(item.content), accessory=_button(item.button))
    if isinstance(item, Image | KeptImage):
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{item.name}", description=item.alt))
    if isinstance(item, Attachment):
        return ui.File(f"attachment://{item.name}")
    if isinstance(item, Buttons):
        return ui.ActionRow(*map(_button, item.items))
    if isinstance(item, Select):
        return ui.ActionRow(_select(item))
    if isinstance(item, People):
        return ui.ActionRow(ui.UserSelect(custom_id=str(item.id), placeholder=item.hint))
    return ui.Separator()


def _button(button: Button | Link) -> ui.Button[Any]:
    if isinstance(button, Link):
        return ui.Button(url=button.url, label=button.label)
    return ui.Button(
        custom_id=str(button.id),
        label=button.label,
        style=STYLES[button.tone],
        disabled=button.disabled,
        emoji=_emoji(button.emblem),
    )


def _emoji(emblem: str | None) -> str | None:
    """Discord's notation of an emblem; None where there is none."""
    return None if emblem is None else KNOWN.get(emblem)


def _select(select: Select) -> ui.Select[Any]:
    return ui.Select(
        custom_id=str(select.id),
        placeholder=select.hint,
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=c.label,
                value=c.value,
                description=c.detail or None,
                default=c.chosen,
                emoji=_emoji(c.emblem),
            )
            for c in select.choices
        ],
    )
