"""A message as plain data: texts, pictures, rows of buttons, selects. Knows no Discord type and no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from bot.ui.ids import MAX_ID, Id

# Discord: "Using Message Components" and "Message resource"
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ROW = 5
MAX_CHOICES = 25
MAX_LABEL = 80
MAX_CHOICE_TEXT = 100
MAX_PLACEHOLDER = 150
MAX_ALT = 1024


class Tone(Enum):
    """How a button stands out."""

    MAIN = "main"
    PLAIN = "plain"
    GO = "go"
    WARN = "warn"


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Markdown."""

    content: str


@dataclass(frozen=True, slots=True)
class Image:
    """A picture that is sent with the message, and what it shows in words."""

    png: bytes = field(repr=False)
    name: str
    alt: str


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to keep that is sent with the message."""

    data: bytes = field(repr=False)
    name: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line between two parts of a message."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a row."""

    id: Id
    label: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of one to five buttons."""

    items: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a select. `value` is what comes back."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of one to 25 choices, of which `least` to `most` may be taken."""

    id: Id
    hint: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


Item = Text | Image | Attachment | Line | Buttons | Select


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole message. `ping` are the users whom its text may notify; nobody else is ever notified."""

    items: tuple[Item, ...]
    ping: tuple[int, ...] = ()

    @property
    def files(self) -> tuple[Image | Attachment, ...]:
        """The pictures and files in the order in which they appear."""
        return tuple(item for item in self.items if isinstance(item, Image | Attachment))


def clip(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis to `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def fit(items: Sequence[Item]) -> tuple[Item, ...]:
    """The items with the longest texts shortened until Discord takes all of them."""
    texts = [len(item.content) for item in items if isinstance(item, Text)]
    limit = max(texts, default=0)
    while sum(min(length, limit) for length in texts) > MAX_TEXT:
        limit -= 1
    return tuple(Text(clip(item.content, limit)) if isinstance(item, Text) else item for item in items)


def rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """Buttons in rows of nearly equal length, each of at most five."""
    count = -(-len(buttons) // MAX_ROW)
    if not count:
        return ()
    size = -(-len(buttons) // count)
    return tuple(Buttons(tuple(buttons[i : i + size])) for i in range(0, len(buttons), size))


def problems(layout: Layout) -> list[str]:
    """Every limit of Discord that the message would break, in words; empty if it can be sent."""
    found = [fault for item in layout.items for fault in _item_problems(item)]
    total = sum(_weight(item) for item in layout.items)
    text = sum(len(item.content) for item in layout.items if isinstance(item, Text))
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


def _weight(item: Item) -> int:
    """How many components Discord counts: a row and what is in it."""
    if isinstance(item, Buttons):
        return 1 + len(item.items)
    return 2 if isinstance(item, Select) else 1


def _item_problems(item: Item) -> Iterator[str]:
    if isinstance(item, Text) and not item.content.strip():
        yield "an empty text"
    elif isinstance(item, Image) and not 0 < len(item.alt) <= MAX_ALT:
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
