"""Emblems: our small signs that Discord has, in texts, buttons and menus; where it has none, words say everything."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.ui.parts.layout import Item, Text
from bot.ui.parts.reader import Reader, plain
from renderers.emblems import of_option as of_option
from renderers.emblems import of_seat as of_seat

KNOWN: dict[str, str] = {}
"""How Discord writes each emblem that it has, by name. The code that talks to Discord fills it in."""


_LEAD = re.compile(r"(?:(?:-#|\d+\.|\W) )*")
"""What may stand before the name that a line begins with: the sign of a list or of small type, a place, a mark."""


def before(emblem: str, text: str) -> str:
    """A text behind an emblem, if there is one of that name."""
    return f"{KNOWN[emblem]} {text}" if emblem in KNOWN else text


def signed(text: str, names: Iterable[str]) -> str:
    """Lines about players, each with the emblem of the seat (in this order) before the name that it begins with."""
    if not KNOWN:
        return text
    heads = {f"**{plain(name)}**": of_seat(seat) for seat, name in enumerate(names)}
    found = []
    for line in text.split("\n"):
        lead = _LEAD.match(line)
        at = 0 if lead is None else lead.end()
        whose = next((emblem for head, emblem in heads.items() if line.startswith(head, at)), None)
        found.append(line if whose is None else line[:at] + before(whose, line[at:]))
    return "\n".join(found)


def names_of(read: Reader) -> list[str]:
    """What a reader calls the players, by seat."""
    return [read.name(seat) for seat, _ in enumerate(read.names)]


def all_signed(items: Sequence[Item], read: Reader) -> tuple[Item, ...]:
    """The same of all texts of a message about a table, as its reader calls the players."""
    names = names_of(read)
    return tuple(replace(one, content=signed(one.content, names)) if isinstance(one, Text) else one for one in items)
