"""The goals of lessons that can be reached in more than one way: (view when the step began, view now) -> reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.steam.view import PlayerView, View


def link(before: View, now: View) -> bool:
    """Whether the reader has one more complete link than before."""
    return _own(now).links > _own(before).links


def two_points(before: View, now: View) -> bool:
    """Whether the reader has 2 more points than before, as income or VP."""
    return _points(now) - _points(before) >= 2


def _points(view: View) -> int:
    return _own(view).income + _own(view).vp


def _own(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


GOALS: Mapping[str, Callable[[View, View], bool]] = {"link": link, "two-points": two_points}
