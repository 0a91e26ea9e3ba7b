"""What players type, which need not be keys: cities by the beginning of their names, colours, boxes, milestones."""

from __future__ import annotations

import re

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES, COLOURS

LEAST = 2
"""This many letters are needed to recognise a name."""
ALIKE = {"grey": "gray", "rails": "railway", "office": "telegraph", "sell": "trade"}
"""Other words for the same things."""
MOST_WORDS = 3
"""The longest city name has this many words."""
MILESTONE = re.compile(r"[abcd][12]?-?\d+")


def words(text: str) -> list[str]:
    """The words and numbers of a text."""
    return re.findall(r"[a-z]+|\d+", text)


def cities(text: str) -> list[str]:
    """The cities that a text names, by their keys or the beginnings of their names: `chi`, `chicago salt lake`."""
    found, left = [], words(text)
    while left:
        taken, city = next(
            ((n, city) for n in range(MOST_WORDS, 0, -1) if (city := _city(" ".join(left[:n])))), (1, "")
        )
        found += [city] if city else []
        left = left[taken:]
    return found


def _city(text: str) -> str:
    if text.upper() in DATA.cities:
        return text.upper()
    if len(text) < LEAST:
        return ""
    named = [city.id for city in DATA.cities.values() if city.name.lower().startswith(text)]
    return named[0] if len(named) == 1 else ""


def space(text: str) -> str:
    """The rail space with this key, "" if there is none."""
    return next((id for id in DATA.spaces if id.lower() == text), "")


def box(text: str) -> str:
    """The action that a text names, "" if none."""
    return _first(text, BOXES)


def colour(text: str) -> str:
    """The colour of worker that a text names, "" if none."""
    return _first(text, COLOURS)


def train(text: str) -> str:
    """The kind of train that a text names, "" if none."""
    return _first(text, tuple(DATA.trains))


def track(text: str) -> str:
    """The performance track that a text names, "" if none."""
    return _first(text, tuple(DATA.tracks))


def _first(text: str, names: tuple[str, ...]) -> str:
    for typed in words(text):
        word = ALIKE.get(typed, typed)
        if len(word) >= LEAST:
            found = [name for name in names if name.startswith(word)]
            if len(found) == 1 or word in found:
                return word if word in found else found[0]
    return ""


def sector(text: str) -> int:
    """The telegraph sector whose number a text has, 0 if none."""
    found = [int(word) for word in words(text) if word.isdecimal() and int(word) in DATA.sectors]
    return found[0] if found else 0


def milestone(text: str) -> str:
    """The id of the milestone that a text names, "" if none."""
    found = MILESTONE.search(text)
    return next((id for id in DATA.milestones if found and id.lower() == found.group()), "")


def number(text: str) -> int:
    """The first number of a text, 0 if there is none."""
    return next((int(word) for word in words(text) if word.isdecimal() and len(word) < 6), 0)
