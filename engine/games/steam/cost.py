"""What track costs (rules section 5, cost)."""

from __future__ import annotations

from functools import cache

from engine.games.steam.data import DATA
from engine.games.steam.faces import Change
from engine.games.steam.state import Spot

BUILD = DATA.build


def cost(map: str, hex: Spot, change: Change) -> int:
    """STM-078 to STM-084: dollars for this face on this hex; only an empty hex charges for water and hill."""
    face = DATA.faces[change.face]
    town = BUILD.town if face.kind == "town" else 0
    return len(face.exits) * BUILD.per_exit + town + (surcharge(map, hex) if change.kind == "new" else 0)


@cache
def surcharge(map: str, hex: Spot) -> int:
    """STM-080, STM-081: dollars for the water and the hill of a hex, once each; coast is plain."""
    ground = DATA.maps[map].hexes[hex]
    return (BUILD.river if ground.river else 0) + (BUILD.hill if ground.terrain == "hill" else 0)
