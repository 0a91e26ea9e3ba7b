"""What a player's links can earn: the cubes that could be delivered now."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.steam.goods import deliveries
from engine.games.steam.view import View


class Chance(NamedTuple):
    """A cube that can be delivered: where it lies, its colour, its most profitable destination, the points for it."""

    hex: str
    colour: str
    to: str
    points: int


def chances(view: View, seat: int) -> list[Chance]:
    """The cubes that a player could deliver now, each by its best route, the most points first."""
    best = (found.delivery for found in deliveries(view.board, seat, view.players[seat].locomotive))
    return [Chance(one.route.via[0], one.colour, one.route.end, one.own) for one in best]
