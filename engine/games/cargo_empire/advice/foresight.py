"""What can't be taken back: where an answer turns up cards before anything else is asked (CGE-077, CGE-216)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.core.play.lookahead import Unknown, follow, tell_nobody
from engine.core.play.table import Table
from engine.games.cargo_empire import objectives
from engine.games.cargo_empire.advice.seen import twin
from engine.games.cargo_empire.delivery import Delivery
from engine.games.cargo_empire.development import enter
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.rewards import rest, settle, take
from engine.games.cargo_empire.state import CityKey, Marker, Seat, State
from engine.games.cargo_empire.tracks import NO_ICON, chooses_lane, next_fields
from engine.games.cargo_empire.turn import Turn


async def resume(turn: Turn, kind: str, chosen: Any, marker: str = "") -> None:
    """What follows an answer to a decision of this kind: the rest of the rewards. `marker` is the one that enters a
    lane."""
    match kind:
        case "rush":
            await settle(turn, chosen)
            return
        case "advance":
            await take(turn, chosen)
        case "lane":
            await enter(turn, marker, chosen)
        case "objective":
            objectives.keep(turn.table, turn.seat, chosen)
    await rest(turn)


def foresees(state: State, seat: Seat, kind: str, chosen: Any, marker: str = "") -> bool:
    """Whether cards are turned up after an answer before anything else is asked, so that it can't be undone."""
    found = False

    def reveal() -> None:
        nonlocal found
        found = True
        raise Unknown

    cities: Sequence[CityKey] = (chosen.supply, chosen.demand) if isinstance(chosen, Delivery) else ()
    table = Table(twin(state, seat, cities), tell_nobody, reveal)
    follow(resume(Turn(table, seat), kind, chosen, marker), seat, lambda _: None)
    return found


def draws_after(state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    """CGE-077: the markers that draw objective cards with nothing asked before, each after how many advances."""
    if not state.objective_deck:
        return ()
    markers, tracks = state.players[seat].markers, tuple(state.tracks)
    return tuple((marker, steps) for marker, at in markers.items() if (steps := to_objective(tracks, at)))


@cache
def to_objective(tracks: tuple[str, ...], marker: Marker) -> int:
    """CGE-068, CGE-077: after how many advances a marker draws objective cards with nothing asked before; 0: never."""
    steps = 0
    while not chooses_lane(marker) and marker.lane:
        steps, field = steps + 1, next_fields(tracks)[marker.column, marker.lane]
        if field.icon not in (NO_ICON, *MODES):
            return steps if field.icon == "objective" else 0
        marker = Marker(field.column, marker.lane if field.on_track else "")
    return 0
