"""What a seat can know of a position that helps to predict its points, for fitting an estimate."""

from __future__ import annotations

from engine.games.cargo_empire.advice.estimate import FACTS, certain, features
from engine.games.cargo_empire.advice.outlook import Outlook
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS
from engine.games.cargo_empire.state import Seat, State
from engine.kit.numbers import above

BASE = "a"
"""The group of track sides for the first game."""
LEAST = 0.5
"""Turns that count as left while the game is not over."""


def numbers(state: State, seat: Seat) -> dict[str, float]:
    """How many turns it has left, what the estimate uses, and how far the others have come."""
    facts = dict(zip(FACTS, features(Outlook(state, seat)), strict=True))
    return {
        "left": 0.0 if state.phase == "over" else max(LEAST, facts["turns"]),
        "seats": float(state.people),
        "place": float(state.order.index(seat)),
        "tracks": float(sum(DATA.sides[side].group != BASE for side in state.tracks)),
        "vassals": float(state.vassals),
        "rush": float(bool(state.rush)),
        "clans": float(state.clans),
        "forwarder": float(state.forwarder is not None),
        "vp": certain(state, seat),
        **facts,
        **above(seat, [_public(state, each) for each in range(len(state.players))]),
    }


def _public(state: State, seat: Seat) -> dict[str, float]:
    """What everyone sees of a seat."""
    player = state.players[seat]
    return {
        "vp": certain(state, seat),
        "hand": float(sum(player.hand.values())),
        "cities": float(len(player.cities)),
        "objectives": float(len(player.objectives)),
        "posts": float(sum(player.posts)),
        "presence": float(sum(city.present(seat) for city in state.cities.values())),
        "cubes": float(sum(city.cubes for city in state.cities.values() if city.present(seat))),
        **{f"{marker}": float(player.markers[marker].column) for marker in MARKERS},
    }
