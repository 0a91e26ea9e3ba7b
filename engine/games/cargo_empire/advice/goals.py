"""The goals of lessons that can be reached in more than one way: (view when the step began, view now) -> reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.cargo_empire.view import View


def city_card(before: View, now: View) -> bool:
    """Whether the reader has one more city card than before."""
    return _cards(now) > _cards(before)


def _cards(view: View) -> int:
    assert view.seat is not None
    return len(view.players[view.seat].cities)


GOALS: Mapping[str, Callable[[View, View], bool]] = {"city-card": city_card}
