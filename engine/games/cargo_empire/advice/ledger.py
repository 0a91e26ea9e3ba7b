"""The ledger of a seat: comparing two shows what an answer changes."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.scoring import points
from engine.games.cargo_empire.state import Marker, Seat, State


class Ledger(NamedTuple):
    """What a seat has: `vp` as far as everyone may see them, `hand` its transport cards by type, `cubes` those it has
    kept, where its markers are, its city cards and its objective cards."""

    vp: int
    hand: tuple[int, ...]
    cubes: int
    markers: tuple[Marker, ...]
    cities: tuple[str, ...]
    objectives: tuple[str, ...]


def ledger(state: State, seat: Seat) -> Ledger:
    """What a seat has now."""
    own = state.players[seat]
    hand = tuple(own.hand[mode] for mode in MODES)
    vp = sum(points(state, seat).values())
    return Ledger(vp, hand, own.cubes, tuple(own.markers.values()), tuple(own.cities), tuple(own.objectives))
