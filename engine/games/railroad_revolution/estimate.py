"""How many points each seat will have in the end, if all go on as the practice opponent `normal` does.

What stands already, and a weighed sum of `features`. The weights are those with the least squares over 300 games of
`normal`; `python -m tests.engine.games.railroad_revolution.fit` finds them anew.
"""

from __future__ import annotations

from math import exp

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.features import features, is_done, turns_left
from engine.games.railroad_revolution.scoring import breakdown
from engine.games.railroad_revolution.state import Seat, State

LONG = 18
"""Turns of a game, about."""


def estimate(state: State) -> list[float]:
    """By seat; at the end of the game what everybody has."""
    return [_of(state, seat) for seat in range(state.seats)]


def _of(state: State, seat: Seat) -> float:
    turns = turns_left(state, seat)
    if not turns:
        return float(standing(state, seat))
    soon, late = hopes(turns)
    weighed = zip(features(state, seat), WEIGHED.values(), strict=True)
    return standing(state, seat) + sum(number * (soon * a + late * b) for number, (a, b) in weighed)


def standing(state: State, seat: Seat) -> int:
    """What a seat has, with the milestones that are completed as the turn ends."""
    done = sum(DATA.milestones[held.id].vp for held in state.players[seat].milestones if is_done(state, seat, held))
    return sum(breakdown(state, seat).values()) + done


def hopes(turns: float) -> tuple[float, float]:
    """By what weights of the near future are multiplied, and those of the rest of the game; both are 0 in the end."""
    return 1 - exp(-turns / 2), turns / LONG


WEIGHED: dict[str, tuple[float, float]] = {
    "one": (11.06, 7.50),
    "wealth": (1.11, 4.95),
    "first-800": (0.60, 6.31),
    "shares": (5.58, -6.73),
    "workforce": (4.70, -2.89),
    "short": (0.67, 0.10),
    "specialists": (-0.06, 1.36),
    "a": (6.45, 8.24),
    "b": (1.08, 5.21),
    "c": (-3.80, 2.63),
    "d": (-6.72, -7.39),
    "conditions": (-0.47, 6.95),
    "slots": (3.23, -4.42),
    "able": (1.13, -0.95),
    "lacks-1": (17.11, 4.40),
    "lacks-2": (10.42, 4.86),
    "lacks-3": (0.86, 9.66),
    "lacks-4": (-0.71, 6.12),
    "lacks-5": (-0.64, -1.95),
    "offices": (-3.14, 5.11),
    "open-links": (0.35, 3.19),
    "far-links": (-2.63, 5.14),
    "first-offices": (9.56, -8.83),
    "stations": (-0.75, 3.39),
    "sites": (2.05, -0.81),
    "site-levels": (-1.30, -0.26),
    "first-sites": (-0.58, 3.22),
    "cities": (0.43, 0.86),
    "nearest-top": (2.15, -4.03),
    "all-top": (-5.01, -5.12),
    "top": (-2.96, -0.69),
    "telegraph": (-1.10, 3.21),
    "telegraph-vp": (-1.99, -1.81),
    "telegraph-space": (3.82, 3.74),
    "stations-value": (-3.57, -2.71),
    "stations-vp": (4.74, -1.49),
    "stations-space": (-3.49, 1.57),
    "network": (3.34, 4.19),
    "network-vp": (-2.32, -0.55),
    "network-space": (-6.90, -2.76),
    "up": (-1.69, -6.10),
    "down": (7.65, -5.90),
    "up-money": (1.72, 3.33),
    "behind": (-10.20, 5.27),
    "rails": (8.18, 14.99),
    "buildings": (20.28, 0.62),
}
