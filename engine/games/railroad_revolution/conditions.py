"""When a milestone is completed: its slots and its conditions (rules section 9)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Condition
from engine.games.railroad_revolution.network import LEVELS, connected_at
from engine.games.railroad_revolution.state import Held, Player, Seat, State


def amount(state: State, seat: Seat, condition: Condition) -> int:
    """RRV-096 to RRV-099, RRV-173, RRV-176: how many the player has of what a condition counts."""
    return having(state.players[seat], seat, state.stations, condition)


def having(player: Player, seat: Seat, stations: Mapping[str, list[Seat]], condition: Condition) -> int:
    """The same for a player whose stations stand among these."""
    if condition.kind == "connected":
        return connected_at(player, condition.level)
    if condition.kind == "station":
        return sum(seat in stations[city] for city in LEVELS[condition.level])
    return rails_counted(tuple(player.built), condition)


@lru_cache(maxsize=4096)
def rails_counted(built: tuple[str, ...], condition: Condition) -> int:
    """RRV-098, RRV-099, RRV-173, RRV-176: how many of these rails a condition counts."""
    spaces = [DATA.spaces[space] for space in built]
    if condition.kind == "deal_rails":
        return sum(space.deal for space in spaces)
    # the start space has no triangle either, but it does not count as plains
    return sum(space.triangles == condition.triangles and space.terrain != "start" for space in spaces)


def is_met(state: State, seat: Seat, condition: Condition) -> bool:
    """RRV-096 to RRV-099: whether a condition holds."""
    return amount(state, seat, condition) >= condition.count


def is_complete(state: State, seat: Seat, held: Held) -> bool:
    """RRV-092: whether all slots are filled and all conditions are met."""
    return "" not in held.managers and all(is_met(state, seat, each) for each in DATA.milestones[held.id].conditions)
