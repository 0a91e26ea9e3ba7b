"""The goals of lessons that can be reached in more than one way: (view when the step began, view now) -> reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.railroad_revolution.view import View


def connected(before: View, now: View) -> bool:
    """Whether the reader has now connected all cities of level 3 or more that a milestone of theirs demands."""
    return _met(now) and not _met(before)


def _met(view: View) -> bool:
    assert view.seat is not None
    demands = [demand for card in view.players[view.seat].milestones for demand in card.conditions]
    return any(demand.kind == "connected" and demand.level >= 3 and demand.met for demand in demands)


GOALS: Mapping[str, Callable[[View, View], bool]] = {"connected": connected}
