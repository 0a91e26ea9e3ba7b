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
    "one": (-28.18, 26.62),
    "wealth": (0.73, 7.29),
    "first-800": (0.00, 14.04),
    "shares": (2.21, 0.00),
    "workforce": (1.55, 2.32),
    "short": (-3.92, 0.00),
    "specialists": (0.00, 3.21),
    "a": (2.91, 19.60),
    "b": (4.12, 12.84),
    "c": (0.00, 14.83),
    "d": (0.00, 0.07),
    "conditions": (0.00, 0.00),
    "able": (0.00, 0.83),
    "lacks-1": (5.21, 5.02),
    "lacks-2": (4.77, 0.00),
    "lacks-3": (0.22, 0.00),
    "lacks-4": (0.00, 6.00),
    "offices": (0.00, 2.24),
    "open-links": (1.76, 3.10),
    "far-links": (3.63, 0.40),
    "first-offices": (6.63, 0.00),
    "stations": (0.00, 2.08),
    "sites": (1.33, 0.00),
    "site-levels": (0.20, 0.00),
    "first-sites": (1.67, 0.00),
    "cities": (0.00, 0.00),
    "nearest-top": (0.00, 0.00),
    "all-top": (0.00, 0.00),
    "telegraph": (0.00, 0.00),
    "telegraph-space": (0.00, 0.00),
    "stations-value": (0.00, 0.00),
    "stations-space": (0.00, 0.23),
    "network": (0.02, 0.42),
    "network-space": (0.00, 0.00),
    "up": (0.00, 0.00),
    "down": (6.65, 0.00),
    "up-money": (0.00, 0.13),
    "behind": (0.12, 11.88),
    "rails": (13.19, 11.19),
    "buildings": (14.31, 3.78),
}
