"""What Discord would refuse of a layout ("Using Message Components" and "Message resource"), in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.ui.parts.ids import MAX_ID, Id
from bot.ui.parts.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    MAX_LABEL,
    MAX_PLACEHOLDER,
    MAX_ROW,
    MAX_TEXT,
    Buttons,
    Image,
    Item,
    KeptImage,
    Layout,
    Section,
    Select,
    Text,
)

MAX_COMPONENTS = 40
MAX_ALT = 1024


def problems(layout: Layout) -> list[str]:
    """Every limit of Discord that the message would break, in words; empty if it can be sent."""
    found = [fault for item in layout.items for fault in _item_problems(item)]
    total = sum(_weight(item) for item in layout.items)
    text = sum(len(item.content) for item in layout.items if isinstance(item, Text | Section))
    ids = [str(i) for i in _ids(layout)]
    if not layout.items:
        found.append("the message is empty")
    if total > MAX_COMPONENTS:
        found.append(f"{total} components")
    if text > MAX_TEXT:
        found.append(f"{text} characters of text")
    if len(set(ids)) < len(ids):
        found.append(f"an id twice: {sorted(i for i in ids if ids.count(i) > 1)}")
    names = [file.name for file in layout.files]
    if len(set(names)) < len(names):
        found.append(f"a file name twice: {names}")
    return found + [f"id of {len(i)} characters: {i}" for i in ids if len(i) > MAX_ID]


def _ids(layout: Layout) -> Iterator[Id]:
    for item in layout.items:
        if isinstance(item, Buttons):
            yield from (button.id for button in item.items)
        elif isinstance(item, Select):
            yield item.id
        elif isinstance(item, Section):
            yield item.button.id


def _weight(item: Item) -> int:
    """How many components Discord counts: a row and what is in it."""
    if isinstance(item, Buttons):
        return 1 + len(item.items)
    return {Select: 2, Section: 3}.get(type(item), 1)


def _item_problems(item: Item) -> Iterator[str]:
    if isinstance(item, Text | Section) and not item.content.strip():
        yield "an empty text"
    elif isinstance(item, Image | KeptImage) and not 0 < len(item.alt) <= MAX_ALT:
        yield f"alt text of {len(item.alt)} characters"
    elif isinstance(item, Buttons):
        if not 0 < len(item.items) <= MAX_ROW:
            yield f"a row of {len(item.items)} buttons"
        yield from (f"a label of {len(b.label)}: {b.label}" for b in item.items if not 0 < len(b.label) <= MAX_LABEL)
    elif isinstance(item, Select):
        yield from _select_problems(item)


def _select_problems(item: Select) -> Iterator[str]:
    values = [choice.value for choice in item.choices]
    if not 0 < len(values) <= MAX_CHOICES or len(set(values)) < len(values):
        yield f"{len(values)} choices, {len(set(values))} of them different"
    if not 0 <= item.least <= item.most <= len(values) or not item.most:
        yield f"a select that takes {item.least} to {item.most} of {len(values)}"
    if len(item.hint) > MAX_PLACEHOLDER:
        yield f"a hint of {len(item.hint)} characters"
    for choice in item.choices:
        if not 0 < len(choice.value) <= MAX_CHOICE_TEXT or not 0 < len(choice.label) <= MAX_CHOICE_TEXT:
            yield f"a choice of {len(choice.value)} and {len(choice.label)} characters: {choice.value}"
        if len(choice.detail) > MAX_CHOICE_TEXT:
            yield f"a detail of {len(choice.detail)} characters: {choice.value}"
