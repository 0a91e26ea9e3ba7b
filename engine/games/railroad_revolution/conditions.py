"""When a milestone is completed: its slots and its conditions (rules section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.msg import Msg, Value
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


class Lack(NamedTuple):
    """A condition that a milestone of so many VP lacks; `last` if nothing else is missing of it."""

    vp: int
    condition: Condition
    last: bool


class Help(NamedTuple):
    """What something does for the milestone of so many VP that gains the most by it: it `completes` it; or it is no
    more than the way to a city for a station that is missing (`opens`)."""

    vp: int
    completes: bool = False
    opens: bool = False

    def facts(self) -> dict[str, Value]:
        """The arguments of the words about it."""
        return {"helps": "completes" if self.completes else "opens" if self.opens else "yes", "worth": self.vp}


NO_HELP: dict[str, Value] = {"helps": "no", "worth": 0}


def wanted(state: State, seat: Seat) -> list[Lack]:
    """All conditions that the milestones of a player still lack."""
    found = []
    for held in state.players[seat].milestones:
        lacking, vp = missing(state, seat, held.id), DATA.milestones[held.id].vp
        last = all(held.managers) and sum(each.count for each in lacking) == 1
        found += [Lack(vp, each, last) for each in lacking]
    return found


def rail_helps(lacking: Sequence[Lack], space: str, reached: str, sites: Sequence[str] = ()) -> Help | None:
    """What a rail on a space does for a milestone, which connects the city `reached` ("": none); None if nothing.
    `sites` are the cities where a station can be built without it."""
    if not lacking:
        return None
    facts, level = DATA.spaces[space], DATA.cities[reached].level if reached else 0
    helps = [
        Help(lack.vp, lack.last)
        for lack in lacking
        if (
            facts.deal if lack.condition.kind == "deal_rails"
            else facts.triangles == lack.condition.triangles if lack.condition.kind == "terrain_rails"
            else lack.condition.kind == "connected" and lack.condition.level == level
        )
    ]  # fmt: skip
    if not helps and level not in [DATA.cities[city].level for city in sites]:
        helps = [Help(lack.vp, opens=True) for lack in lacking if _is_of(lack, "station", level)]
    return max(helps, key=_use, default=None)


def station_helps(lacking: Sequence[Lack], city: str) -> Help | None:
    """What a station in a city does for a milestone, None if nothing."""
    level = DATA.cities[city].level
    return max((Help(lack.vp, lack.last) for lack in lacking if _is_of(lack, "station", level)), key=_use, default=None)


def _is_of(lack: Lack, kind: str, level: int) -> bool:
    return lack.condition.kind == kind and lack.condition.level == level


def _use(help: Help) -> tuple[bool, int]:
    return help.completes, help.vp


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
