"""Cities and their tiles (rules section 3): which side is up, and where posts can be put."""

from __future__ import annotations

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import Side
from engine.games.cargo_empire.state import FREE, City

MOST = DATA.game.levels_with_tile


def side(city: City) -> Side:
    """CGE-007: the side of the city's tile that is up. The city must be LV1 or LV2."""
    return DATA.tiles[city.tile][city.level]


def free_spaces(city: City) -> list[str]:
    """The demand spaces without a post, the upper one first; an LV3 city has none (CGE-036)."""
    if city.level > MOST:
        return []
    return ["upper"] * (city.upper == FREE) + ["lower"] * (city.lower == FREE)


def put_post(city: City, space: str, owner: int) -> None:
    """CGE-053: a post on a demand space, without any upgrade."""
    if space == "upper":
        city.upper = owner
    else:
        city.lower = owner
