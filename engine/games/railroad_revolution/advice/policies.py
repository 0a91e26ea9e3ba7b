"""The bot opponents that people play against: `normal` takes whatever promises most; so does `easy`, as far as it sees
and for the next turns only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from engine.core.play.advice import ByAsk
from engine.core.play.ask import Ask, Option
from engine.core.play.rng import Rng
from engine.games.railroad_revolution.advice.offered import arranged
from engine.games.railroad_revolution.advice.promises import promise
from engine.games.railroad_revolution.advice.sight import decode, seen, table_of
from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.advice.worth import NEVER, Worth
from engine.games.railroad_revolution.bank import Bank
from engine.games.railroad_revolution.turn import Stand
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.view import view as view_of
from engine.kit import options
from engine.kit.slips import noticed

SOON = replace(WEIGHTS, ahead=2.0)
"""How `easy` sees the game."""
MENDED = ("action", "flip")
"""Decisions that `easy` takes as well as `normal`: nobody turns a train face down for no benefit."""
DOUBT = 4.0
"""An option at least this many VP behind the best is not worth a closer look."""


TRIED = 128
"""A search comes back to what it has tried: for this many positions seen last, it stays known what all is worth."""
PLAYED = 2
"""The same where a game is played: there only the next question may come in the same position, and to keep more costs
more than it saves."""


def _normal(ask: Ask[Any], rng: Rng) -> str:
    """The most promising option; ties are decided by order."""
    return _best(ask, promised(ask, worth_of(ask)))


normal = ByAsk(_normal)


def by_worth(ask: Ask[Any]) -> list[str]:
    """The answers that need no visit to the bank, the most promising first."""
    found = promised(ask, worth_of(ask)).items()
    return ranked(ask, {key: worth for key, worth in found if not isinstance(ask.options[key], Bank)})


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """Options that promise almost as much as the best, the best first; in the last turn, all options."""
    worth = worth_of(ask)
    worths = promised(ask, worth)
    least = NEVER if worth.means.last else max(worths.values()) - DOUBT
    return ranked(ask, {key: worth for key, worth in worths.items() if worth > least})


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """What promises most for the next turns, of what it has noticed; in the last turn, the best."""
    worth = worth_of(ask, SOON)
    worths = promised(ask, worth)
    if ask.kind in MENDED or worth.means.last:
        return _best(ask, worths)
    return _best(ask, {key: worths[key] for key in noticed(worths, rng)})


def worth_of(ask: Ask[Any], weights: Weights = WEIGHTS) -> Worth:
    """What everything is worth to the seat that is asked."""
    stand = ask.hand.holds
    left = stand.left if ask.kind == "steps" and isinstance(stand, Stand) else 1
    return (_tried if ask.hand.save is None else _played)(seen(ask), left, weights)


def _worth(sight: bytes, left: int, weights: Weights) -> Worth:
    return Worth(decode(sight), left, weights)


_tried, _played = lru_cache(TRIED)(_worth), lru_cache(PLAYED)(_worth)


def promised(ask: Ask[Any], worth: Worth) -> dict[str, float]:
    """What each option promises."""
    return {key: promise(worth, ask.kind, key, option) for key, option in ask.options.items()}


def ranked(ask: Ask[Any], worths: Mapping[str, float]) -> list[str]:
    """The keys by their worth; ties in the order offered."""
    return options.ranked(worths, partial(_offered, ask))


def _best(ask: Ask[Any], worths: Mapping[str, float]) -> str:
    return options.best(worths, partial(_offered, ask))


def _offered(ask: Ask[Any]) -> Sequence[Option]:
    return arranged(view_of(table_of(ask), ask.seat), ask)
