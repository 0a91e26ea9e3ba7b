"""The bot opponents that people play against: `normal` takes whatever promises most; so does `easy`, as far as it sees
and for the next turns only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.railroad_revolution.advice.offered import arranged
from engine.games.railroad_revolution.advice.promises import promise
from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.advice.worth import NEVER, Worth
from engine.games.railroad_revolution.bank import Bank
from engine.games.railroad_revolution.turn import Stand
from engine.games.railroad_revolution.view import View
from engine.kit import options
from engine.kit.slips import noticed

SOON = replace(WEIGHTS, ahead=2.0)
"""How `easy` sees the game."""
MENDED = ("action", "flip")
"""Decisions that `easy` takes as well as `normal`: nobody turns a train face down for no benefit."""
DOUBT = 4.0
"""An option at least this many VP behind the best is not worth a closer look."""


def normal(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The most promising option; ties are decided by order."""
    return best(view, ask, WEIGHTS)


def best(view: View, ask: Ask[Any], weights: Weights) -> str:
    """The same with other weights."""
    return ranked(view, ask, promised(ask, Worth(view, steps_left(ask), weights)))[0]


def by_worth(view: View, ask: Ask[Any]) -> list[str]:
    """The answers that need no visit to the bank, the most promising first."""
    worths = promised(ask, Worth(view, steps_left(ask)))
    return ranked(view, ask, {key: worth for key, worth in worths.items() if not isinstance(ask.options[key], Bank)})


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """Options that promise almost as much as the best, the best first; in the last turn, all options."""
    worth = Worth(view, steps_left(ask))
    worths = promised(ask, worth)
    least = NEVER if worth.means.last else max(worths.values()) - DOUBT
    return ranked(view, ask, {key: worth for key, worth in worths.items() if worth > least})


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """What promises most for the next turns, of what it has noticed; in the last turn, the best."""
    worth = Worth(view, steps_left(ask), SOON)
    worths = promised(ask, worth)
    if ask.kind in MENDED or worth.means.last:
        return ranked(view, ask, worths)[0]
    return ranked(view, ask, {key: worths[key] for key in noticed(worths, rng)})[0]


def promised(ask: Ask[Any], worth: Worth) -> dict[str, float]:
    """What each option promises."""
    return {key: promise(worth, ask.kind, key, option) for key, option in ask.options.items()}


def ranked(view: View, ask: Ask[Any], worths: Mapping[str, float]) -> list[str]:
    """The keys by their worth; ties in the order offered."""
    return options.ranked(worths, partial(arranged, view, ask))


def steps_left(ask: Ask[Any]) -> int:
    """How many steps are left, including the one asked about."""
    stand = ask.hand.holds
    return stand.left if ask.kind == "steps" and isinstance(stand, Stand) else 1
