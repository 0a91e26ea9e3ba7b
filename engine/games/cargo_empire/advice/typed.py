"""What a player typed: the cities that it names, and the table on which it is not a legal move."""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import copy
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg, Value
from engine.games.cargo_empire.advice.seen import as_state
from engine.games.cargo_empire.clans import NO_POWERS, powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES, SPACES
from engine.games.cargo_empire.state import CityKey, State
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import name, say

LEAST = 2
"""This many letters of a city's name are needed to recognise it."""
NO_CITIES = ("restock", *MODES, *SPACES, *DATA.goods, "from", "to")
"""Words that may stand next to the names of cities."""


class Typed:
    """What was typed at a decision, and the table as the seat sees it; `city` is the one that a reason is about."""

    def __init__(self, view: View, ask: Ask[Any], text: str) -> None:
        assert view.seat is not None
        self.seat, self.ask, self.text = view.seat, ask, text.strip().lower()
        self.state: State = as_state(view)
        begun = all(player.clan for player in self.state.players[: self.state.people]) or not self.state.clans
        self.may = powers(self.state, self.seat) if begun else NO_POWERS
        self.player = self.state.players[self.seat]
        self.cities = find_cities(self.state.cities, self.text)
        self.city: CityKey = self.cities[0] if self.cities else ""
        self.space = next((s for s in SPACES if (part := self.text.partition("/")[2]) and s.startswith(part)), "")

    def says(self, *words: str) -> bool:
        """Whether the text is (the beginning of) one of these words."""
        return len(self.text) >= LEAST and any(word.startswith(self.text) for word in words)

    def about(self, city: CityKey) -> Typed:
        """The same, about another city."""
        other = copy(self)
        other.city = city
        return other

    def why(self, key: str, **args: Value) -> Msg:
        """The reason `why-<key>`, with the typed city."""
        return say(f"why-{key}", city=name("city", self.city), **args)


def find_cities(cities: Iterable[CityKey], text: str) -> list[CityKey]:
    """The cities that a text names, each by the beginning of a word in its name, at most two, in their order."""
    found: list[CityKey] = []
    words = re.findall("[a-z]+", text)
    for first, second in zip(words, [*words[1:], ""], strict=False):
        city = find_city(cities, f"{first}-{second}") if second else ""
        city = city or ("" if first in NO_CITIES else find_city(cities, first))
        if city and city not in found:
            found.append(city)
    return found[:2]


def find_city(cities: Iterable[CityKey], text: str) -> CityKey:
    """The only city with a word in its name that begins with what was typed; "" if there is none."""
    if len(text) < LEAST:
        return ""
    found = [city for city in cities if city.startswith(text) or f"-{text}" in city]
    return text if text in found else found[0] if len(found) == 1 else ""
