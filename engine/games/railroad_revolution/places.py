"""Where rails and buildings can be placed, as options (rules sections 4 to 6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.ask import Option
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import NODES
from engine.games.railroad_revolution.words import effect_text, name, say, yes


@dataclass(frozen=True, slots=True)
class Rail(Option):
    """A rail on a space; `cost` is what it adds to the price of the action, or its own price.

    `action` is what the action costs with it (0: it belongs to none), `sold` the shares that a payment sells then.
    `reached` is the city that it connects ("": none); it `helps` if a milestone of the player lacks such a rail.
    """

    space: str
    cost: int
    sold: int = 0
    action: int = 0
    reached: str = ""
    helps: bool = False

    def __str__(self) -> str:
        return self.space.lower()

    def label(self) -> Msg:
        """From where to where."""
        return space_name(self.space)

    def detail(self) -> Msg | None:
        """What it costs, which city it connects, its terrain, whether it triggers the deal card."""
        facts = DATA.spaces[self.space]
        args: dict[str, Value] = {"triangles": facts.triangles, "sold": self.sold, "helps": yes(self.helps)}
        args["way"] = self.way()
        city = self.towards()
        args |= {"city": name("city", city), "level": DATA.cities[city].level}
        if not self.action:
            return say("rail-effect", cost=self.cost, **args)
        return say("rail-action-effect", total=self.action, deal=yes(facts.deal), **args)

    def group(self) -> Msg | None:
        """What it is good for."""
        return say("group-rails", way="helps" if self.helps else self.way())

    def towards(self) -> str:
        """The city that it connects, or to which it leads."""
        facts, ends = DATA.spaces[self.space], line(self.space)
        return self.reached or (ends[0] if facts.a in DATA.junctions else ends[1])

    def way(self) -> str:
        """Whether it connects a city, is half of a way, or lies between what is connected."""
        facts = DATA.spaces[self.space]
        half = facts.a in DATA.junctions or facts.b in DATA.junctions
        return "reaches" if self.reached else "half" if half else "between"

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: what a milestone lacks, then new cities, then what costs least."""
        return (not self.helps, ("reaches", "half", "between").index(self.way()), self.cost)


@dataclass(frozen=True, slots=True)
class Site(Option):
    """A city for a station; `cost` is 0 where none is paid, `first` whether the first-station space is empty, `tile`
    what lies there and can be used, `fits` whether any worker could be promoted.

    `sold` are the shares that the cost sells. The `bonus` can be taken by whoever is first, and with gray. The station
    `helps` if a milestone of the player lacks it.
    """

    city: str
    cost: int
    first: bool
    tile: str = ""
    fits: bool = True
    sold: int = 0
    bonus: bool = False
    helps: bool = False

    def __str__(self) -> str:
        return self.city.lower()

    def label(self) -> Msg:
        """The city, and whether a milestone lacks it."""
        level = DATA.cities[self.city].level
        return say("site", city=name("city", self.city), level=level, helps=yes(self.helps))

    def detail(self) -> Msg | None:
        """What it costs, and what the tile gives; or that it takes the first-station space."""
        if not self.tile:
            return say("site-effect") if self.first else None
        tile = DATA.city_tiles[self.tile]
        args: dict[str, Value] = {"cost": self.cost, "sold": self.sold}
        args["reward"] = effect_text(tile.primary)
        if not self.bonus:
            return say("site-reward-effect", **args)
        bonus, price = effect_text(tile.first_bonus, self.fits), tile.first_bonus.price
        return say("site-action-effect", bonus=bonus, price=price, **args)

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: what a milestone lacks, what sells no shares, first stations, what is cheap."""
        return (not self.helps, self.sold, not self.bonus, self.cost)


@dataclass(frozen=True, slots=True)
class Office(Option):
    """A telegraph sector for an office, the shares that it brings, and the telegraph tile that can be used; `link` are
    the VP of the links to own offices beside it."""

    sector: int
    shares: int
    first: bool
    deal: bool
    tile: str = ""
    link: int = 0

    def __str__(self) -> str:
        return f"sector-{self.sector}"

    def label(self) -> Msg:
        """The sector."""
        return say("sector", sector=self.sector)

    def detail(self) -> Msg | None:
        """What it brings."""
        if not self.shares:
            return say("sector-link-effect", vp=self.link) if self.link else None
        if not self.tile:
            return say("sector-effect", shares=self.shares, deal=yes(self.deal), link=self.link)
        tile = effect_text(DATA.telegraph_tiles[self.tile].effect)
        return say("sector-tile-effect", shares=self.shares, tile=tile, link=self.link)

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: VP, then shares."""
        return (-self.link, -self.shares, self.sector)


@cache
def line(space: str) -> tuple[str, str]:
    """RRV-067: the two cities between which a rail space lies, beyond the junction of a line of two spaces."""
    facts = DATA.spaces[space]
    return beyond(facts.a, space), beyond(facts.b, space)


@cache
def space_name(space: str) -> Msg:
    """The two cities of a rail space; of a line of two spaces also which half it is."""
    facts, (a, b) = DATA.spaces[space], line(space)
    cities = {"a": name("city", a), "b": name("city", b)}
    if facts.a in DATA.cities and facts.b in DATA.cities:
        return say("line", **cities)
    return say("half-line", at=name("city", a if facts.a in DATA.cities else b), **cities)


@cache
def cities_at(space: str) -> tuple[tuple[str, int], ...]:
    """The cities at the ends of a rail space, and which nodes they are."""
    facts = DATA.spaces[space]
    return tuple((node, NODES[node]) for node in (facts.a, facts.b) if node in DATA.cities)


def reached(nodes: int, space: str) -> str:
    """RRV-058: the city that a rail on a space would connect to a network of these nodes, "" if it connects none."""
    return next((city for city, node in cities_at(space) if not node & nodes), "")


def beyond(node: str, space: str) -> str:
    """The city at a node, or that at the other end of the other space of a junction."""
    if node in DATA.cities:
        return node
    other = next(s for s in DATA.spaces.values() if s.id != space and node in (s.a, s.b))
    return other.b if other.a == node else other.a
