"""A form as plain data: up to five questions that are asked at once and answered at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.ui.parts.ids import Id
from bot.ui.parts.layout import Choice

# Discord, "Modals" and "Component Reference"
MAX_TITLE = 45
MAX_FIELDS = 5
MAX_LABEL = 45
MAX_DETAIL = 100
MAX_RADIO = MAX_TICKS = 10
MAX_VALUE = 4000


@dataclass(frozen=True, slots=True)
class Menu:
    """One of up to 25 choices; or, where `most` are more than one, any of them."""

    name: str
    label: str
    choices: tuple[Choice, ...]
    detail: str = ""
    most: int = 1


@dataclass(frozen=True, slots=True)
class Radio:
    """One of two to ten choices, all of them in sight."""

    name: str
    label: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Ticks:
    """Any of up to ten choices."""

    name: str
    label: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """A channel of the server to write in, or a forum, too, or none; `empty` says what none means."""

    name: str
    label: str
    chosen: int | None = None
    forums: bool = False
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Role:
    """A role of the server, or none; `empty` says what none means."""

    name: str
    label: str
    chosen: int | None = None
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Members:
    """Up to this many people, `least` or more of them."""

    name: str
    label: str
    most: int = 1
    least: int = 0
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """A text of up to `most` characters, or none; in one line, or `long`."""

    name: str
    label: str
    most: int
    value: str = ""
    long: bool = False
    hint: str = ""


@dataclass(frozen=True, slots=True)
class File:
    """A file that is sent with the form."""

    name: str
    label: str
    detail: str = ""


Field = Menu | Radio | Ticks | Places | Role | Members | Written | File


@dataclass(frozen=True, slots=True)
class Form:
    """A whole form. Each field is found again by its name; `id` says what the form is about."""

    id: Id
    title: str
    fields: tuple[Field, ...] = field(default=())
