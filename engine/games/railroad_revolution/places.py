"""Where rails and buildings can be placed, as options (rules sections 4 to 6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.ask import Option
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution.conditions import NO_HELP, Help
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import NODES
from engine.games.railroad_revolution.outlook import SHARE
from engine.games.railroad_revolution.words import ANY_TIME, Now, effect_text, name, say, yes


@dataclass(frozen=True, slots=True)
class Rail(Option):
    """A rail on a space; `cost` is what it adds to the price of the action, or its own price.

    `action` is what the action costs with it (0: it belongs to none), `sold` the shares that a payment sells then.
    `reached` is the city that it connects ("": none), `vp` what that scores; `helps` says what it does for a milestone
    of the player.
    """

    space: str
    cost: int
    sold: int = 0
    action: int = 0
    reached: str = ""
    helps: Help | None = None
    vp: int = 0

    def __str__(self) -> str:
        return self.space.lower()

    def label(self) -> Msg:
        """From where to where."""
        return space_name(self.space, self.towards())

    def detail(self) -> Msg | None:
        """What it costs, which city it connects, its terrain, whether it triggers the deal card."""
        facts = DATA.spaces[self.space]
        args: dict[str, Value] = {"triangles": facts.triangles, "sold": self.sold, "way": self.way()}
        args |= self.gain()
        city = self.towards()
        args |= {"city": name("city", city), "level": DATA.cities[city].level}
        if not self.action:
            return say("rail-effect", cost=self.cost, **args)
        return say("rail-action-effect", total=self.action, deal=yes(facts.deal), **args)

    def group(self) -> Msg | None:
        """What it is good for."""
        return say("group-rails", way="helps" if self.is_wanted() else self.way())

    def towards(self) -> str:
        """The city that it connects, or to which it leads."""
        facts, ends = DATA.spaces[self.space], line(self.space)
        return self.reached or (ends[0] if facts.a in DATA.junctions else ends[1])

    def way(self) -> str:
        """Whether it connects a city, is half of a way, or lies between what is connected."""
        facts = DATA.spaces[self.space]
        half = facts.a in DATA.junctions or facts.b in DATA.junctions
        return "reaches" if self.reached else "half" if half else "between"

    def gain(self) -> dict[str, Value]:
        """What it scores, and what it does for a milestone."""
        return {"vp": self.vp, **(self.helps.facts() if self.helps else NO_HELP)}

    def is_wanted(self) -> bool:
        """Whether a milestone lacks this very rail."""
        return self.helps is not None and not self.helps.opens

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: what a milestone lacks, then new cities, then what costs least."""
        way = ("reaches", "half", "between").index(self.way())
        return (not self.is_wanted(), way, not self.helps, self.cost)


@dataclass(frozen=True, slots=True)
class Site(Option):
    """A city for a station; `cost` is 0 where none is paid, `first` whether the first-station space is empty, `tile`
    what lies there and can be used, `now` what its effects meet, `vp` what the station scores.

    `sold` are the shares that the cost sells. The `bonus` can be taken by whoever is first, and with gray. `helps` says
    what the station does for a milestone of the player.
    """

    city: str
    cost: int
    first: bool
    tile: str = ""
    now: Now = ANY_TIME
    sold: int = 0
    bonus: bool = False
    helps: Help | None = None
    vp: int = 0

    def __str__(self) -> str:
        return self.city.lower()

    def label(self) -> Msg:
        """The city, and whether a milestone lacks it."""
        level = DATA.cities[self.city].level
        return say("site", city=name("city", self.city), level=level, **self.gain())

    def detail(self) -> Msg | None:
        """What it costs, and what the tile gives; or that it takes the first-station space."""
        if not self.tile:
            return say("site-effect", vp=self.vp, first=yes(self.first)) if self.first or self.vp else None
        tile = DATA.city_tiles[self.tile]
        args: dict[str, Value] = {"cost": self.cost, "sold": self.sold, "vp": self.vp}
        args["reward"] = effect_text(tile.primary, self.now)
        if not self.bonus:
            return say("site-reward-effect", **args)
        bonus, price = effect_text(tile.first_bonus, self.now), tile.first_bonus.price
        return say("site-action-effect", bonus=bonus, price=price, **args)

    def gain(self) -> dict[str, Value]:
        """What it scores, and what it does for a milestone."""
        return {"vp": self.vp, **(self.helps.facts() if self.helps else NO_HELP)}

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: what a milestone lacks, what sells no shares, first stations, what is cheap."""
        return (not self.helps, self.sold, not self.bonus, self.cost)


@dataclass(frozen=True, slots=True)
class Office(Option):
    """A telegraph sector for an office, the shares that it brings, and the telegraph tile that can be used; `vp` is
    what it scores, `link` the part of that for the links to own offices beside it, `now` what the tile meets."""

    sector: int
    shares: int
    first: bool
    deal: bool
    tile: str = ""
    link: int = 0
    vp: int = 0
    now: Now = ANY_TIME

    def __str__(self) -> str:
        return f"sector-{self.sector}"

    def label(self) -> Msg:
        """The sector, and what it brings."""
        return say("office", sector=self.sector, **self.brings())

    def brings(self) -> dict[str, Value]:
        """The VP and the shares, and what these sell for."""
        gain = "both" if self.vp and self.shares else "vp" if self.vp else "shares" if self.shares else "none"
        return {"gain": gain, "vp": self.vp, "shares": self.shares, "money": self.shares * SHARE}

    def detail(self) -> Msg | None:
        """What comes of it besides."""
        if self.shares and self.tile:
            tile = effect_text(DATA.telegraph_tiles[self.tile].effect, self.now)
            return say("sector-tile-effect", tile=tile, link=self.link)
        if self.shares and self.deal:
            return say("sector-deal-effect", link=self.link)
        return say("sector-link-effect", link=self.link) if self.link else None

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: VP, then shares."""
        return (-self.vp, -self.shares, self.sector)


@cache
def line(space: str) -> tuple[str, str]:
    """RRV-067: the two cities between which a rail space lies, beyond the junction of a line of two spaces."""
    facts = DATA.spaces[space]
    return beyond(facts.a, space), beyond(facts.b, space)


@cache
def space_name(space: str, towards: str = "") -> Msg:
    """The two cities of a rail space, that `towards` which it leads last; of a line of two spaces also which half."""
    facts, (a, b) = DATA.spaces[space], line(space)
    start, end = (b, a) if towards == a else (a, b)
    cities = {"a": name("city", start), "b": name("city", end)}
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
