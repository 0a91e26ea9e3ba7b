"""Emblems: the small signs that Discord has of ours, in texts, buttons and menus; where it has none, words say all."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ui.parts.reader import plain
from renderers.emblems import of_option as of_option
from renderers.emblems import of_seat as of_seat

KNOWN: dict[str, str] = {}
"""How Discord writes each emblem that it has, by name. Whoever talks to Discord fills it in."""


def before(emblem: str, text: str) -> str:
    """A text behind an emblem, if there is such."""
    return f"{KNOWN[emblem]} {text}" if emblem in KNOWN else text


def signed(text: str, names: Iterable[str]) -> str:
    """Lines about players, each that begins with the name of one behind the emblem of their seat (in this order)."""
    if not KNOWN:
        return text
    heads = {f"**{plain(name)}**": of_seat(seat) for seat, name in enumerate(names)}
    found = []
    for line in text.split("\n"):
        whose = next((emblem for head, emblem in heads.items() if line.startswith(head)), None)
        found.append(line if whose is None else before(whose, line))
    return "\n".join(found)
