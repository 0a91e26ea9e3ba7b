"""The part of the map that a phone shows with a decision: the choices and their ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.play.ask import Ask, Shortcut
from engine.games.cargo_empire.view import View
from renderers.cargo_empire import choices, scene


def cities(view: View, ask: Ask[Any] | None, plans: Sequence[Shortcut]) -> tuple[str, ...]:
    """The cities that must be visible."""
    drawn = [city for lead in choices.ways(view, ask, plans, few=True) for city in lead.way.cities]
    planned = [city for route in choices.planned(view, plans, few=True) for city in (route.a, route.b)]
    return tuple(dict.fromkeys([*choices.pins(view, ask), *scene.planned(view), *drawn, *planned]))


def changed(view: View, before: View | None) -> tuple[str, ...]:
    """The cities where anything has changed; none if that is unknown."""
    past = {} if before is None else {city.key: city for city in before.cities}
    return tuple(city.key for city in view.cities if past.get(city.key, city) != city)
