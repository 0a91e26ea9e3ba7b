"""When a milestone is completed: its slots and its conditions (rules section 9)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, Condition
from engine.games.railroad_revolution.network import LEVELS, connected_at
from engine.games.railroad_revolution.state import Held, Seat, State
from engine.games.railroad_revolution.words import say


def amount(state: State, seat: Seat, condition: Condition) -> int:
    """RRV-096 to RRV-099, RRV-173, RRV-176: how much of what a condition counts the player has."""
    player = state.players[seat]
    if condition.kind == "connected":
        return connected_at(player, condition.level)
    if condition.kind == "station":
        return sum(seat in state.stations[city] for city in LEVELS[condition.level])
    spaces = [DATA.spaces[space] for space in player.built]
    if condition.kind == "deal_rails":
        return sum(space.deal for space in spaces)
    # the start space has no triangle either, but it is no plains space
    return sum(space.triangles == condition.triangles and space.terrain != "start" for space in spaces)


def is_met(state: State, seat: Seat, condition: Condition) -> bool:
    """RRV-096 to RRV-099: whether a condition holds."""
    return amount(state, seat, condition) >= condition.count


def is_complete(state: State, seat: Seat, held: Held) -> bool:
    """RRV-092: whether all slots are filled and all conditions are met."""
    return all(held.managers) and all(is_met(state, seat, each) for each in DATA.milestones[held.id].conditions)


# -- what is missing


def missing(state: State, seat: Seat, milestone: str) -> tuple[Condition, ...]:
    """The conditions of a milestone that do not hold, each with how many are still missing."""
    conditions = DATA.milestones[milestone].conditions
    lacking = ((each, each.count - amount(state, seat, each)) for each in conditions)
    return tuple(replace(each, count=count) for each, count in lacking if count > 0)


def wanted(state: State, seat: Seat) -> list[Condition]:
    """All conditions that the milestones of a player still lack."""
    return [each for held in state.players[seat].milestones for each in missing(state, seat, held.id)]


def rail_helps(lacking: Sequence[Condition], space: str, reached: str) -> bool:
    """Whether a rail on a space, which connects the city `reached` ("": none), is one of those that are missing."""
    if not lacking:
        return False
    facts, level = DATA.spaces[space], DATA.cities[reached].level if reached else 0
    return any(
        facts.deal if each.kind == "deal_rails"
        else facts.triangles == each.triangles if each.kind == "terrain_rails"
        else each.kind == "connected" and each.level == level
        for each in lacking
    )  # fmt: skip


def station_helps(lacking: Sequence[Condition], city: str) -> bool:
    """Whether a station in a city is one of those that are missing."""
    return any(each.kind == "station" and each.level == DATA.cities[city].level for each in lacking)


def needs(slots: Sequence[str], lacking: Sequence[Condition]) -> list[Msg]:
    """What a milestone needs, in words: workers for its slots, and conditions."""
    hues = [say("hue", colour=colour) for colour in slots if colour != ANY]
    workers = say("needs-workers", colours=hues, n=len(slots)) if hues else say("needs-any-workers", n=len(slots))
    return [
        *([workers] if slots else []),
        *(
            say(f"condition-{c.kind.replace('_', '-')}", count=c.count, level=c.level, triangles=c.triangles)
            for c in lacking
        ),
    ]
