"""What `hard` tries: only the answers that `normal` finds most promising, since each try is played to the end of the
game."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Amount, Ask
from engine.games.steam.action_tiles import Taking
from engine.games.steam.advice.designs import Designs, designs
from engine.games.steam.advice.policies import placements_left
from engine.games.steam.advice.ranking import offered
from engine.games.steam.goods import IMPROVE, Delivery
from engine.games.steam.view import View

HEXES = 5
"""For building, at most this many projects are tried."""
FEW = 4
"""For anything else, at most this many answers."""
STEPS = (1, -1, 2, 3)
"""Ways to raise capital besides `normal`'s, in steps."""


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """The answers to try, the best first: a selection for a few kinds of questions, all for the others."""
    found = FOUND.get(ask.kind)
    if found is None:
        return [str(option) for option in offered(view, ask)]
    keys = found(designs(view, ask.seat, placements_left(ask)), ask)
    return keys if isinstance(ask.shape, Amount) else [key for key in dict.fromkeys(keys) if key in ask.options]


def _capital(plans: Designs, ask: Ask[Any]) -> list[str]:
    assert isinstance(ask.shape, Amount)
    best, legal = min(ask.shape.most, plans.capital()), ask.shape.values()
    return [str(best + step) for step in STEPS if best + step in legal]


def _action_tiles(plans: Designs, ask: Ask[Any]) -> list[str]:
    def worth(key: str) -> float:
        taking: Taking = ask.options[key]
        return 0.0 if taking.passed else plans.tile(taking.tile.number, taking.cost)

    return sorted(ask.options, key=worth, reverse=True)[:FEW]


def _build(plans: Designs, ask: Ask[Any]) -> list[str]:
    """The places where the best projects begin; and founding or growing a city first, or building nothing more."""
    hexes = list(dict.fromkeys(project.steps[0].hex for project in plans.projects()))[:HEXES]
    return ["urbanize", "grow", *hexes[:2], "done", *hexes[2:]]


def _tiles(plans: Designs, ask: Ask[Any]) -> list[str]:
    """The tiles with which projects begin there, without mere variants of their rotation."""
    hex = next(iter(ask.options)).partition("/")[0]
    begins = [project.changes[0] for project in plans.projects() if project.steps[0].hex == hex]
    return list(dict.fromkeys(f"{hex}/{change.face.lower()}/{change.turn}" for change in begins))[:FEW]


def _goods(plans: Designs, ask: Ask[Any]) -> list[str]:
    ways = [key for key, option in ask.options.items() if isinstance(option, Delivery)]
    ways.sort(key=lambda key: -plans.delivering(ask.options[key]))
    return [*ways[:2], IMPROVE, *ways[2:FEW]]


FOUND = {
    "capital": _capital,
    "action-tile": _action_tiles,
    "build": _build,
    "tile": _tiles,
    "goods": _goods,
}
