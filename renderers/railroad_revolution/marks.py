"""What the options of a decision point at on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.ask import Ask
from engine.games.railroad_revolution.data import DATA

SECTOR = "sector-"


@dataclass(frozen=True, slots=True)
class Marks:
    """The rail spaces, cities and telegraph sectors that can be chosen."""

    spaces: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    sectors: tuple[int, ...] = ()


_SPACES = {space.lower(): space for space in DATA.spaces}
_CITIES = {city.lower(): city for city in DATA.cities}
_SECTORS = {f"{SECTOR}{n}": n for n in DATA.sectors}


def marks_of(ask: Ask[Any] | None) -> Marks:
    """What the keys of the options name: `clt-lit`, `chi`, `sector-3`."""
    keys = () if ask is None else tuple(ask.options)
    return Marks(
        tuple(_SPACES[key] for key in keys if key in _SPACES),
        tuple(_CITIES[key] for key in keys if key in _CITIES),
        tuple(_SECTORS[key] for key in keys if key in _SECTORS),
    )
