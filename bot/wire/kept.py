"""What a message shows already, for an edit to leave where it is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord

from bot.ui.parts.ids import Press, button
from bot.ui.parts.layout import Item, KeptImage, Layout, Text

_MOVING = re.compile(r"<t:\d+(?::\w)?>|<@\d+> ?")
LEAST_TEXTS = 2
"""Texts of a table message: which table it is, and whose turn."""
_REV = re.compile(r"^(r1\.\d+\.)\d+(?=\.)")


def picture_of(message: discord.Message) -> KeptImage | None:
    """The first picture of a message."""
    return next((item for item in without_buttons(message).items if isinstance(item, KeptImage)), None)


def without_buttons(message: discord.Message) -> Layout:
    """The texts and pictures of a message, without anything that can be pressed."""
    items: list[Item] = []
    for part in message.components:
        if isinstance(part, discord.MediaGalleryComponent):
            items += [KeptImage(_name(item.media.url), item.description or "") for item in part.items]
        elif isinstance(part, discord.TextDisplay):
            items.append(Text(part.content))
    return Layout(tuple(items), tuple(user.id for user in message.mentions))


def without_turn(message: discord.Message) -> Layout:
    """The same without the line that says whose turn it is: the last one above the buttons of a running table."""
    layout = without_buttons(message)
    pressed = map(button, marks([dict(part.to_dict()) for part in message.components]))
    takes = any(to is not None and to.verb is Press.TAKE for to in pressed)
    texts = [item for item in layout.items if isinstance(item, Text)]
    if not takes or len(texts) < LEAST_TEXTS:
        return layout
    return replace(layout, items=tuple(item for item in layout.items if item is not texts[-1]), ping=())


def _name(url: str) -> str:
    return PurePosixPath(urlsplit(url).path).name


def marks(parts: Sequence[Mapping[str, Any]]) -> set[str]:
    """The texts and custom_ids of raw components, however they are nested."""
    found: set[str] = set()
    for part in parts:
        found |= {str(part[key]) for key in ("content", "custom_id") if part.get(key)}
        found |= marks(part.get("components", []))
    return found


def lasting(parts: Sequence[Mapping[str, Any]], *, rev: bool) -> set[str]:
    """The marks without what may differ when the same is sent again: when something ends, and who is pinged.

    `rev`: whether the message shows a table at one revision, which then is a mark too.
    """
    found = {_MOVING.sub("", mark) for mark in marks(parts)}
    return found if rev else {_REV.sub(r"\1", mark) for mark in found}
