"""The goals of lessons that can be reached in more than one way: (view when the step began, view now) -> reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.russian_railroads.view import View


def brown(before: View, now: View) -> bool:
    """Whether the reader has received brown rails since."""
    return "brown" in _colours(now) - _colours(before)


def _colours(view: View) -> set[str]:
    assert view.seat is not None
    return {colour for route in view.players[view.seat].routes for colour in route.rails}


GOALS: Mapping[str, Callable[[View, View], bool]] = {"brown": brown}
