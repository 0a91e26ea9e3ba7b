"""What a decision's options point at on the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.play.ask import Ask
from engine.games.steam.data import DATA
from engine.games.steam.tiles import Tile
from engine.games.steam.view import View
from renderers.steam.choices import Choice, Reach, choices, reaches


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on a map.

    `hexes` can be chosen; `cubes` are the colours that can be moved, by the hex of their city, and with `fade` all
    other cubes become faint; `owner` is the only player whose links are in colour (None: everybody's are). `reach` says
    what leads to a hex, if known; `choices` are the numbered options about cubes.
    """

    hexes: tuple[str, ...] = ()
    cubes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    owner: int | None = None
    fade: bool = False
    reach: Mapping[str, Reach] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()


def marks_of(map: str, ask: Ask[Any] | None) -> Marks:
    """The hexes and cubes that the options' keys name: `c5`, `albany`, `albany/red`, `albany/red/boston/2-1-0`.

    While the player chooses a cube's way, the hexes where the ways end too.
    """
    facts = DATA.maps[map]
    hexes: dict[str, None] = {}
    cubes: dict[str, list[str]] = {}
    if ask is None:
        return Marks(fade=True)
    for key in ask.options:
        place, *what = key.split("/")
        spot = place if place in facts.hexes else facts.named.get(place)
        if spot is None:
            continue
        if ask.kind == "delivery":
            hexes[facts.named[what[1]]] = None
        if what and what[0] in DATA.cubes:
            if what[0] not in cubes.setdefault(spot, []):
                cubes[spot].append(what[0])
        else:
            hexes[spot] = None
    return Marks(tuple(hexes), {spot: tuple(colours) for spot, colours in cubes.items()}, fade=True)


def marks_for(view: View, ask: Ask[Any] | None) -> Marks:
    """What the options name, what leads to the hexes, and the cubes' ways."""
    return replace(marks_of(view.map, ask), reach=reaches(view, ask), choices=tuple(choices(view, ask)))


def tiles_of(ask: Ask[Any] | None) -> list[Tile]:
    """The tiles that can be placed, in the order of the options."""
    return [] if ask is None else [option for option in ask.options.values() if isinstance(option, Tile)]
