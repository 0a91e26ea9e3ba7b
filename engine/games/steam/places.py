"""Settlements and cubes by their names."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.play.msg import Msg, Value
from engine.games.steam.data import DATA
from engine.games.steam.state import Goods, Spot
from engine.games.steam.words import name, say


def place(map: str, hex: Spot) -> str | Msg:
    """What people call a hex: the name of its city or town, a message with forms; otherwise its coordinates."""
    key = DATA.maps[map].hexes[hex].key
    return name("city", key) if key else hex


def pair(map: str, one: Spot, other: Spot) -> dict[str, Value]:
    """The ends of a link, `place` and `to`, in the one order for naming them: from west to east on the map."""
    order = list(DATA.maps[map].hexes)
    first, second = sorted((one, other), key=order.index)
    return {"place": place(map, first), "to": place(map, second)}


def stops(map: str, hexes: Iterable[Spot]) -> list[Msg]:
    """Settlements by their names, for a list."""
    return [say("stop", place=place(map, hex)) for hex in hexes]


def cubes(goods: Goods) -> list[Msg]:
    """Cubes in words."""
    return [say("cubes", count=count, colour=colour) for colour, count in goods.items()]
