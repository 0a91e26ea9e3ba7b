"""The points that each seat can expect at the end if all go on like the bot opponent `normal`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cargo_empire.advice.holdings import UNBUILT
from engine.games.cargo_empire.advice.hopes import hope
from engine.games.cargo_empire.advice.outlook import Outlook
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.scoring import points
from engine.games.cargo_empire.state import Seat, State

FACTS = (
    "turns", "turns squared", "turns and seats", "turns and rush", "turns and clans", "car", "train", "ship", "now",
    "other", "level3", "hand", "supply", "kept cubes", "owed", "running", "cubes of own cities", "cities and turns",
    "objectives and turns",
)  # fmt: skip
"""The names of the features."""
FITTED = (
    6.837, -1.771, -0.004, -0.047, 1.687, 0.065, 0.236, 0.163, 0.997,
    0.884, 0.584, 0.808, 1.545, -0.496, 2.263, 0.266, 0.207, -1.437, -5.876,
)  # fmt: skip
"""The weight of each feature, fitted by least squares to 21,000 positions of games that `normal` played."""
JUDGED = (-2.09, 0.16, -0.02, -0.3, 1.54, 0.81, 0.89, 0.94, 0.95, 0.87, 0.57, 0.99, 2.2, -0.19, 2.61, 8.17, 0, 0, 0)
"""The same, except that the weight of what `normal` counts as VP is drawn towards 1.

Markers, hands and cards are so strongly correlated that the best fit says little about the worth of more of one and
less of another, which is what a search has to compare.
"""


def estimate(state: State) -> Sequence[float]:
    """The expected points of each player; the true ones once the game is over."""
    return _weighed(state, FITTED)


def judgement(state: State) -> Sequence[float]:
    """The value by which positions are compared."""
    return _weighed(state, JUDGED)


def _weighed(state: State, weights: Sequence[float]) -> Sequence[float]:
    found = []
    for seat in range(state.people):
        vp = certain(state, seat)
        if state.phase != "over":
            vp += sum(w * f for w, f in zip(weights, features(Outlook(state, seat)), strict=True))
        found.append(vp)
    return found


def certain(state: State, seat: Seat) -> float:
    """The points that nobody can lose again."""
    return float(sum(points(state, seat).values()))


def features(outlook: Outlook) -> list[float]:
    """What may come in addition."""
    state, player, turns = outlook.state, outlook.player, outlook.turns
    table = outlook.table()
    ahead = [outlook.journey(marker).ahead((at.column, at.lane)) for marker, at in player.markers.items()]
    other = sum(
        hope(DATA.objectives[card], outlook.have, table)
        for card in player.objectives
        if DATA.objectives[card].kind in UNBUILT
    )
    level3 = DATA.scoring.post_in_level3_vp * outlook.have.own_level3 - points(state, outlook.seat)["level3"]
    left = state.due
    owed = 0.0
    if left is not None and state.acting == outlook.seat:
        owed = sum(left.left.values()) + max(0, left.extras)
    running = _running(state, outlook.seat)
    return [
        turns + running,
        (turns + running) ** 2 / 12,
        (turns + running) * (len(state.players) - 2),
        (turns + running) * bool(state.rush),
        (turns + running) * state.clans,
        *ahead,
        outlook.now,
        other,
        level3,
        outlook.held,
        outlook.supply(outlook.cubes),
        min(turns, player.cubes) if state.clans else 0.0,
        owed,
        running,
        sum(outlook.cubes[city] for city in player.cities if city in outlook.cubes) * (turns > 0),
        len(player.cities) * turns / 12,
        len(player.objectives) * turns / 12,
    ]


def _running(state: State, seat: Seat) -> float:
    """1 while the seat is in the midst of a turn and has not delivered yet."""
    if state.phase != "actions" or state.acting != seat or state.due is not None:
        return 0.0
    left = [player.posts[state.round - 1] for player in state.players]
    before = state.order.index(seat)
    return float(left[seat] == left[state.order[0]] if before else left[seat] < max(left))
