"""What a decision's options point at on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.play.ask import Ask, Shortcut, lettered
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.places import Rail, Site
from renderers.i18n import Words
from renderers.railroad_revolution.scene import dollars

SECTOR = "sector-"


@dataclass(frozen=True, slots=True)
class Marks:
    """The rail spaces, cities and telegraph sectors that can be chosen, who chooses, and what each space or city costs.

    `seat` is -1 while nobody is asked; anything free is missing from the prices. `numbers` are the options' numbers in
    the list, by space, city and number of the sector; `letters` are those of the plans that build there.
    """

    spaces: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    sectors: tuple[int, ...] = ()
    seat: int = -1
    prices: Mapping[str, int] = field(default_factory=dict)
    numbers: Mapping[str | int, int] = field(default_factory=dict)
    letters: Mapping[str | int, str] = field(default_factory=dict)

    def named(self, place: str, name: str, words: Words) -> str:
        """A name, followed by the price if there is one."""
        price = self.prices.get(place, 0)
        return f"{name} {dollars(words, price)}".strip() if price else name


_SPACES = {space.lower(): space for space in DATA.spaces}
_CITIES = {city.lower(): city for city in DATA.cities}
_SECTORS = {f"{SECTOR}{n}": n for n in DATA.sectors}
_PLACES: Mapping[str, str | int] = {**_SPACES, **_CITIES, **_SECTORS}


def marks_of(ask: Ask[Any] | None, plans: Sequence[Shortcut] = (), routes: int | None = None) -> Marks:
    """What the keys of options and plans name: `clt-lit`, `chi`, `sector-3`; the plans' rails only for the first
    `routes` different routes (None: for all).
    """
    keys = () if ask is None else tuple(ask.options)
    return Marks(
        tuple(_SPACES[key] for key in keys if key in _SPACES),
        tuple(_CITIES[key] for key in keys if key in _CITIES),
        tuple(_SECTORS[key] for key in keys if key in _SECTORS),
        seat=-1 if ask is None else ask.seat,
        prices={} if ask is None else _prices(ask),
        numbers={_PLACES[key]: number for number, key in enumerate(keys, start=1) if key in _PLACES},
        letters=_letters(plans, routes),
    )


def _letters(plans: Sequence[Shortcut], most: int | None) -> dict[str | int, str]:
    """The letters of plans by what they build on; plans that differ only in the worker have theirs side by side."""
    found, drawn = dict[str | int, str](), list[set[str]]()
    for letter, plan in lettered(plans):
        places = list(dict.fromkeys(_PLACES[key] for key in plan.keys if key in _PLACES))
        route = {place for place in places if isinstance(place, str) and place in DATA.spaces}
        if route and route not in drawn:
            drawn.append(route)
        left_out = route if most is not None and route not in drawn[:most] else set()
        for place in places:
            if place not in left_out:
                found[place] = found.get(place, "") + letter
    return found


def _prices(ask: Ask[Any]) -> dict[str, int]:
    found = {}
    for option in ask.options.values():
        if isinstance(option, Rail | Site) and option.cost:
            found[option.space if isinstance(option, Rail) else option.city] = option.cost
    return found
