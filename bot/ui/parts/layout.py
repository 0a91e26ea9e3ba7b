"""A message as plain data: texts, pictures, rows of buttons, selects. Knows no Discord type and no game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from bot.ui.parts.ids import Id

# Discord: "Using Message Components" and "Message resource"
MAX_TEXT = 4000
MAX_ROW = 5
MAX_CHOICES = 25
MAX_LABEL = 80
MAX_CHOICE_TEXT = 100
MAX_PLACEHOLDER = 150
LEAST = 40
"""Characters that a line keeps, however many there are."""
ACROSS, ACROSS_BESIDE = 36, 27
"""Characters of a line on a phone of 390 px, and beside a button."""
BOLD = "**"
DOT = " · "
"""Between the parts of a detail, in every language."""
PHRASES, WORDS = 1, 2
"""How well a text ends between parts: worse than between sentences; within brackets it ends worse still."""
LEAST_KEPT = 3
"""A text is cut at a better place if at least one in this many of the characters that fit is before it."""
_END = re.compile(r"\*\*|[(\[)\]]|\n|(?<!\d)[.?!…] | · |; |, | ")


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
class KeptImage:
    """The picture that a message already has, left where it is by an edit."""

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
    """A button of a row; `emblem` is a sign before its words, if Discord has that."""

    id: Id
    label: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    emblem: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads somewhere else, without a click for the bot."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the host of the bot has put what people may want to read, and where they can ask; None: nowhere."""

    terms: str | None = None
    privacy: str | None = None
    support: str | None = None
    web: str | None = None
    """The server of the pages of tables, without a slash at its end."""


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of one to five buttons."""

    items: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A paragraph of Markdown with its button beside it."""

    content: str
    button: Button


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a select. `value` is what comes back."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False
    emblem: str | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of one to 25 choices, of which `least` to `most` may be taken."""

    id: Id
    hint: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class People:
    """A menu of the members of the server, one of whom may be taken."""

    id: Id
    hint: str


Item = Text | Section | Image | KeptImage | Attachment | Line | Buttons | Select | People


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
    """The text as far as it has room in `limit` characters, and an ellipsis for the rest.

    It leaves out whole parts: lines, parts between dots or sentences, or else items of a list, or words; and what is in
    brackets or stands out, with what it belongs to. It cuts a word only if that alone has no room.
    """
    if len(text) <= limit:
        return text
    last: dict[int, int] = {}
    for end, rank in _ends(text[: limit - 1]):
        last[rank] = end
    if not last:
        return text[: limit - 1].rstrip().rstrip("\\") + "…"
    _, end = min(last.items(), key=lambda one: (one[1] * LEAST_KEPT < limit, one[0]))
    return text[:end] + "…"


def _ends(text: str) -> Iterator[tuple[int, int]]:
    """Where a text may end: behind which character, and how well it ends there (0 is best)."""
    depth, bold = 0, False
    for found in _END.finditer(text):
        mark = found[0]
        if mark == BOLD:
            bold = not bold
        elif mark in "([":
            depth += 1
        elif mark in ")]":
            depth = max(0, depth - 1)
        else:
            inside = depth > 0 or bold
            yield found.end(), WORDS + 1 if inside else PHRASES if mark == ", " else WORDS if mark == " " else 0


def shared(details: Sequence[str]) -> tuple[str, list[str]]:
    """Of details whose parts stand between dots: what all of them say, if there are several, and what else each
    says."""
    parts = [detail.split(DOT) for detail in details]
    same = [part for part in parts[0] if part and all(part in other for other in parts[1:])] if len(parts) > 1 else []
    return DOT.join(same), [DOT.join(part for part in own if part not in same) for own in parts]


def fit(items: Sequence[Item]) -> tuple[Item, ...]:
    """The items with the longest texts shortened until Discord takes all of them."""
    texts = [len(item.content) for item in items if isinstance(item, Text | Section)]
    limit = max(texts, default=0)
    while sum(min(length, limit) for length in texts) > MAX_TEXT:
        limit -= 1
    return tuple(
        replace(item, content=clip(item.content, limit)) if isinstance(item, Text | Section) else item for item in items
    )


def characters(items: Sequence[Item]) -> int:
    """The characters of all texts of a message, as they are written."""
    return sum(len(item.content) for item in items if isinstance(item, Text | Section))


def in_lines(items: Sequence[Item]) -> int:
    """About how many lines all texts take on a phone: letters are not equally wide."""
    return sum(
        -(-max(1, len(line)) // (ACROSS_BESIDE if isinstance(item, Section) else ACROSS))
        for item in items
        if isinstance(item, Text | Section)
        for line in item.content.replace(BOLD, "").split("\n")
    )


def within(items: Sequence[Item], most: int) -> tuple[Item, ...]:
    """The items with their longest lines shortened until all texts together have at most this many characters.

    So a list keeps all its lines, and the beginning of each.
    """
    lines = [len(line) for item in items if isinstance(item, Text | Section) for line in item.content.split("\n")]
    limit, breaks = max(lines, default=0), characters(items) - sum(lines)
    while limit > LEAST and sum(min(length, limit) for length in lines) + breaks > most:
        limit -= 1
    return tuple(
        replace(item, content="\n".join(_shortened(line, limit) for line in item.content.split("\n")))
        if isinstance(item, Text | Section)
        else item
        for item in items
    )


def _shortened(line: str, limit: int) -> str:
    """A shorter line of Markdown, in which bold text still ends."""
    if len(line) <= limit:
        return line
    text = clip(line, limit - len(BOLD))
    return text + BOLD if text.count(BOLD) % 2 else text


def rows(buttons: Sequence[Button | Link]) -> tuple[Buttons, ...]:
    """Buttons in rows of nearly equal length, each of at most five."""
    count = -(-len(buttons) // MAX_ROW)
    if not count:
        return ()
    size = -(-len(buttons) // count)
    return tuple(Buttons(tuple(buttons[i : i + size])) for i in range(0, len(buttons), size))
