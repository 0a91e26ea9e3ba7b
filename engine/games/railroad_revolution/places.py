"""Where rails and buildings can be placed, as options (rules sections 4 to 6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import NODES
from engine.games.railroad_revolution.words import name, say


@dataclass(frozen=True, slots=True)
class Rail(Choice):
    """A rail on a space; `cost` is what it adds to the price of its `action`, or its own price."""

    space: str
    cost: int = 0
    action: bool = False

    def __str__(self) -> str:
        return self.space.lower()

    def label(self) -> Msg:
        """From where to where."""
        return space_name(self.space)


@dataclass(frozen=True, slots=True)
class Site(Choice):
    """A city for a station; `cost` is 0 if none is paid and no reward is taken."""

    city: str
    cost: int = 0

    def __str__(self) -> str:
        return self.city.lower()

    def label(self) -> Msg:
        """The city."""
        return name("city", self.city)


@dataclass(frozen=True, slots=True)
class Office(Choice):
    """A telegraph sector for an office, and the shares that it brings; none if nothing else comes with it, either."""

    sector: int
    shares: int = 0

    def __str__(self) -> str:
        return f"sector-{self.sector}"

    def label(self) -> Msg:
        """The sector."""
        return say("office", sector=self.sector, gain="none", vp=0, shares=0, money=0)


rail, site, office = cache(Rail), cache(Site), cache(Office)
"""The options, each made once."""


@cache
def line(space: str) -> tuple[str, str]:
    """RRV-067: the two cities between which a rail space lies, beyond the junction of a line of two spaces."""
    facts = DATA.spaces[space]
    return beyond(facts.a, space), beyond(facts.b, space)


@cache
def space_name(space: str, towards: str = "") -> Msg:
    """The two cities of a rail space; `towards`, where it leads, comes last. For a line of two spaces, also which
    half."""
    facts, (a, b) = DATA.spaces[space], line(space)
    start, end = (b, a) if towards == a else (a, b)
    cities = {"a": name("city", start), "b": name("city", end)}
    if facts.a in DATA.cities and facts.b in DATA.cities:
        return say("line", **cities)
    return say("half-line", at=name("city", a if facts.a in DATA.cities else b), **cities)


@cache
def cities_at(space: str) -> tuple[tuple[str, int], ...]:
    """The cities at the ends of a rail space, and their nodes."""
    facts = DATA.spaces[space]
    return tuple((node, NODES[node]) for node in (facts.a, facts.b) if node in DATA.cities)


def reached(nodes: int, space: str) -> str:
    """RRV-058: the city that a rail on a space would connect to a network of these nodes, "" if it connects none."""
    return next((city for city, node in cities_at(space) if not node & nodes), "")


def beyond(node: str, space: str) -> str:
    """The city at a node, or the one at the far end of a junction's other space."""
    if node in DATA.cities:
        return node
    other = next(s for s in DATA.spaces.values() if s.id != space and node in (s.a, s.b))
    return other.b if other.a == node else other.a
