"""The ways of Cargo Empire: whole deliveries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any

from engine.core.play.ask import Ask
from engine.games.cargo_empire.advice.hindsight import LEARNED, Corrections, Hindsight
from engine.games.cargo_empire.advice.outlook import Trip
from engine.games.cargo_empire.advice.seen import glance
from engine.games.cargo_empire.state import Seat, State
from tests.hindsight.played import Way

NEAR = 5.0
"""Deliveries that promise at most so many VP less than the best are worth a look."""
NOTHING = Corrections(**{each.name: 0.0 for each in fields(Corrections)})
NAMES = [each.name for each in fields(Corrections)]


def promised(state: State, seat: Seat, corrections: Corrections) -> dict[Trip, float]:
    """What each delivery promises to a seat that has learned this, by what it sees."""
    outlook = Hindsight(state, seat)
    outlook.learned = corrections
    return outlook.trips


def alone(correction: str) -> Corrections:
    """As if this were all that has been learned: a correction of 1."""
    return replace(NOTHING, **{correction: 1.0})


def ways(view: object, ask: Ask[Any]) -> Sequence[Way]:
    """The deliveries from which a turn can be chosen that is not the last; one for each set of cards between the same
    cities."""
    if ask.kind != "supply" or not sum(ask.hand.holds.state.players[ask.seat].posts):
        return []
    seen = partial(promised, glance(ask), ask.seat)
    today, plain = seen(LEARNED), seen(NOTHING)
    best = max(today.values(), default=0.0)
    near: dict[object, Trip] = {}
    for trip in sorted(today, key=lambda trip: -today[trip]):
        if today[trip] >= best - NEAR:
            near.setdefault((trip.supply, trip.city, trip.cards), trip)
    then = {name: seen(alone(name)) for name in NAMES}
    return [
        Way(_keys(ask, trip), today[trip], {name: then[name][trip] - plain[trip] for name in NAMES})
        for trip in near.values()
    ]


def _keys(ask: Ask[Any], trip: Trip) -> dict[str, str]:
    supply = next(key for key in ask.options if key.split("/")[0] == trip.supply)
    return {"supply": supply, "demand": f"{trip.city}/{trip.space}", "cards": str(trip.cards)}
