"""How many points each seat will have at the end if all go on like the bot opponent `normal`.

It adds a weighted sum of `features` to what a seat has already. The weights are the least-squares fit, with each sign
fixed where it must be, over 450 games that `normal` plays after some rounds of random answers; `python -m
tests.engine.games.railroad_revolution.advice.fit` fits them again.
"""

from __future__ import annotations

from math import exp

from engine.games.railroad_revolution.advice.features import features, is_done, turns_left
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.scoring import breakdown
from engine.games.railroad_revolution.state import Seat, State

LONG = 18
"""About how many turns a game has."""


def estimate(state: State) -> list[float]:
    """By seat; at the end of the game, the points that everyone has."""
    return [_of(state, seat) for seat in range(state.seats)]


def _of(state: State, seat: Seat) -> float:
    turns = turns_left(state, seat)
    if not turns:
        return float(standing(state, seat))
    soon, late = hopes(turns)
    weighed = zip(features(state, seat), WEIGHED.values(), strict=True)
    return standing(state, seat) + sum(number * (soon * a + late * b) for number, (a, b) in weighed)


def standing(state: State, seat: Seat) -> int:
    """The points that a seat has, including milestones that will be completed as the turn ends."""
    done = sum(DATA.milestones[held.id].vp for held in state.players[seat].milestones if is_done(state, seat, held))
    return sum(breakdown(state, seat).values()) + done


def hopes(turns: float) -> tuple[float, float]:
    """The factors for weights of the near future, and for those of the rest of the game; both are 0 at the end."""
    return 1 - exp(-turns / 2), turns / LONG


WEIGHED: dict[str, tuple[float, float]] = {
    "one": (-34.98, 29.12),
    "wealth": (0.00, 4.31),
    "first-800": (1.29, 4.56),
    "shares": (4.14, 0.00),
    "workforce": (3.60, 0.00),
    "short": (-0.85, 0.00),
    "specialists": (0.00, 0.00),
    "a": (6.87, 19.58),
    "b": (6.03, 17.14),
    "c": (2.22, 13.48),
    "d": (0.00, 1.12),
    "conditions": (0.00, 0.00),
    "able": (1.66, 0.00),
    "lacks-1": (5.52, 0.00),
    "lacks-2": (5.46, 0.00),
    "lacks-3": (1.02, 0.00),
    "lacks-4": (0.00, 5.34),
    "offices": (1.87, 5.24),
    "open-links": (2.36, 6.82),
    "far-links": (4.86, 4.75),
    "first-offices": (9.04, 0.00),
    "stations": (1.14, 0.00),
    "sites": (1.13, 0.00),
    "site-levels": (0.18, 0.00),
    "first-sites": (0.10, 1.80),
    "cities": (0.00, 0.00),
    "nearest-top": (-1.58, 0.00),
    "all-top": (-7.86, 0.00),
    "telegraph": (0.00, 0.00),
    "telegraph-space": (0.00, 0.00),
    "stations-value": (0.00, 0.00),
    "stations-space": (0.00, 0.00),
    "network": (0.00, 0.00),
    "network-space": (0.00, 0.00),
    "up": (0.00, 0.00),
    "down": (6.90, 0.00),
    "up-money": (0.00, 0.00),
    "behind": (5.31, 1.64),
    "rails": (2.56, 6.06),
    "buildings": (17.03, 1.47),
}
