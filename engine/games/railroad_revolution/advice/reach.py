"""What rails, stations and offices are worth to the bot opponent `normal`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from weakref import WeakMethod

from engine.games.railroad_revolution.advice.means import RULE, Means
from engine.games.railroad_revolution.advice.once import once
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Condition
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.network import (
    BIT,
    DEALS,
    ENDS,
    LEVELS,
    NODES,
    TOP_LEVEL,
    TOUCHING,
    WITH_TRIANGLES,
    available,
    bits,
    network,
    rails_of,
)

FAR = 9
"""More rails than it takes to any city."""
WIDTH = 3
"""This many of the best ways are followed to their next rail."""
COUNTED = dict(WITH_TRIANGLES)
"""The spaces with this many triangles, as a bit set."""
LINKED = {
    n: [(link.right if n == link.left else link.left, link.vp) for link in DATA.links if n in (link.left, link.right)]
    for n in DATA.sectors
}
"""By sector: the sectors linked to it, and what each of these links scores."""


class Facts(NamedTuple):
    """What the bit of a space stands for: see network.py."""

    ends: int
    touching: int
    triangles: int
    deal: bool


SPACES = {BIT[s.id]: Facts(ENDS[s.id], TOUCHING[s.id], s.triangles, s.deal) for s in DATA.spaces.values()}


class Built(NamedTuple):
    """A network: its rails, its nodes, and the spaces available from it, as bit sets (see network.py)."""

    rails: int
    nodes: int
    available: int

    def extended(self, bit: int) -> Built:
        """The network with a rail on one more space."""
        rails, facts = self.rails | bit, SPACES[bit]
        return Built(rails, self.nodes | facts.ends, (self.available | facts.touching) & ~rails)


class Lacking(NamedTuple):
    """An unmet condition: what each part of its milestone is worth, how many things the seat has, and the spaces whose
    rails count, as a bit set (0: cities count)."""

    part: float
    condition: Condition
    have: int
    spaces: int


class Reach:
    """The worth of what is built, given the `means` available, and the worth of effects: by whether they are `far` off,
    with a station that may be possible one day. There all free rails are alike."""

    def __init__(self, means: Means, effect: WeakMethod[Callable[[Effect, bool], float]]) -> None:
        self.means = means
        self.sight = means.sight
        self.effect = effect
        self._worths: dict[tuple[Surroundings, int], float] = {}
        self._rewards: dict[tuple[str, bool], tuple[float, float]] = {}
        self._offices: dict[int, float] = {}
        self._sites: dict[str, float] = {}

    # -- the map

    @once
    def own(self) -> Built:
        """The seat's network."""
        built = self.sight.built
        return Built(rails_of(built), network(built), available(built))

    @once
    def distances(self) -> dict[str, int]:
        """How many rails each city is away from the seat's network."""
        return distances(self.own.nodes)

    @once
    def progress(self) -> tuple[float, ...]:
        """How far a goal counts as reached, by how many rails it is away."""
        farthest, decay = self.means.turns * 1.5, self.means.w.decay
        return (1.0, *(decay**away if away <= farthest else 0.0 for away in range(1, FAR + 1)))

    @once
    def _lacking(self) -> list[Lacking]:
        parts = self.means.parts
        return [
            Lacking(parts[milestone.card.id], condition, have, spaces_for(condition))
            for milestone in self.sight.milestones
            for condition, have in milestone.unmet
        ]

    @once
    def _counted(self) -> int:
        """The spaces whose rails count for any condition that is not met, as a bit set."""
        counted = 0
        for lacking in self._lacking:
            counted |= lacking.spaces
        return counted

    def worth(self, nodes: int, rails: int) -> float:
        """What a network with these nodes and rails is worth, for milestones, the track and future stations."""
        key = surroundings(nodes), rails & self._counted
        known = self._worths.get(key)
        if known is None:
            known = self._worths[key] = self._worth(*key)
        return known

    def _worth(self, around: Surroundings, rails: int) -> float:
        progress = self.progress
        total = sum([lacking.part * self.done(lacking, rails, around) for lacking in self._lacking])
        total += self._top_worth * sum([progress[away] for away in around.top])
        return total + self._sites_worth(around)

    @once
    def _top_worth(self) -> float:
        """What a city of level 5 is worth."""
        now = self.sight.values["network"]
        return now if self.means.last else max(now, self.means.w.level5 * min(1.0, self.means.turns / 6))

    def done(self, lacking: Lacking, rails: int, around: Surroundings) -> float:
        """How far these rails fulfil a condition, or bring it nearer."""
        condition = lacking.condition
        if lacking.spaces:
            return min(condition.count, (rails & lacking.spaces).bit_count())
        if condition.kind == "connected":
            return sum([self.progress[away] for away in around.levels[condition.level][: condition.count]])
        free = sorted([around.away[city] for city in self._free[condition.level]])
        nearest = free[: condition.count - lacking.have]
        return self.means.w.open_site * sum([self.progress[away] for away in nearest])

    @once
    def _free(self) -> dict[int, list[str]]:
        """By level, the cities without a station of the seat."""
        own = self.sight.own_stations
        return {level: [city for city in cities if city not in own] for level, cities in LEVELS.items()}

    def _sites_worth(self, around: Surroundings) -> float:
        if self.means.last:
            return 0.0
        worths, progress, sites = self._sites, self.progress, []
        for city, away in around.near:
            worth = worths.get(city)
            if worth is None:
                worth = worths[city] = self._site(city)
            if worth > 0:
                sites.append(worth * progress[away])
        if not sites:
            return 0.0
        return self.means.w.site * max(sites) + self.means.w.sites * sum(sites)

    def _site(self, city: str) -> float:
        """What a station would be worth in a city; 0 where the seat has one."""
        owners = self.sight.stations[city]
        if self.sight.seat in owners:
            return 0.0
        return self.city(city, not owners, DATA.cities[city].station_cost, far=True)

    def rail(self, space: str) -> float:
        """What a rail on this space is worth, without its cost."""
        own, bit = self.own, BIT[space]
        worth = self.worth(own.nodes | ENDS[space], own.rails | bit)
        return self.means.w.piece + worth - self.worth(own.nodes, own.rails)

    def route(self, count: int, paid: bool, extra: Callable[[int, bool], float] | None = None) -> float:
        """What this many rails in a row are worth at best; `extra` says what triangles and a deal bring."""
        worth_of, cost, piece = self.worth, self.means.cost, self.means.w.piece
        base = worth_of(self.own.nodes, self.own.rails)
        ways: list[tuple[float, Built, int, bool]] = [(0.0, self.own, 0, False)]
        for rails in range(1, min(count, sum(self.means.me.rails)) + 1):
            found = []
            for _, built, triangles, deal in ways:
                for bit in bits(built.available):
                    facts = SPACES[bit]
                    more = triangles + (facts.triangles if paid else 0)
                    deals = deal or (paid and facts.deal)
                    worth = worth_of(built.nodes | facts.ends, built.rails | bit) - base
                    worth -= cost(more * RULE.railway_triangle_cost)
                    worth += rails * piece + (extra(more, deals) if extra else 0.0)
                    found.append((worth, built, bit, more, deals))
            found.sort(key=lambda way: -way[0])
            ways = [(way[0], way[1].extended(way[2]), way[3], way[4]) for way in found[:WIDTH]] or ways
        return ways[0][0]

    def onward(self, space: str) -> float:
        """What the best rail after one on this space is worth, including the cost of its terrain; 0 if none is worth
        it."""
        built = self.own.extended(BIT[space])
        base, price, best = self.worth(built.nodes, built.rails), RULE.railway_triangle_cost, 0.0
        for bit in bits(built.available):
            facts = SPACES[bit]
            worth = self.worth(built.nodes | facts.ends, built.rails | bit) - base
            best = max(best, worth - self.means.cost(facts.triangles * price))
        return best

    # -- stations and offices

    def station(self, city: str) -> float:
        """What a station there is worth without rewards."""
        return self._stations[DATA.cities[city].level]

    @once
    def _stations(self) -> dict[int, float]:
        """The same by the level of the city."""
        now = self.sight.values["stations"]
        worth = self.means.w.piece + (now if self.means.last else now + self.means.w.grow * self.means.turns)
        found = dict.fromkeys(LEVELS, worth)
        for lacking in self._lacking:
            if lacking.condition.kind == "station":
                found[lacking.condition.level] += lacking.part
        return found

    def rewards(self, city: str, far: bool = False) -> tuple[float, float]:
        """What the primary reward there is worth, and the first-station bonus."""
        key = self.sight.city_tiles[city], far
        known = self._rewards.get(key)
        if known is None:
            tile, effect = DATA.city_tiles[key[0]], self.effect()
            assert effect is not None
            bonus = effect(tile.first_bonus, far) - self.means.cost(tile.first_bonus.price)
            known = self._rewards[key] = max(0.0, effect(tile.primary, far)), max(0.0, bonus)
        return known

    def city(self, city: str, first: bool, cost: int, far: bool = False) -> float:
        """What a station there is worth with its rewards."""
        primary, bonus = self.rewards(city, far)
        return self.station(city) + primary + (bonus if first else 0.0) - self.means.cost(cost)

    def office(self, number: int) -> float:
        """What an office there is worth without shares."""
        if number not in self._offices:
            self._offices[number] = self._office(number)
        return self._offices[number]

    def _office(self, number: int) -> float:
        means, now = self.means, self.sight.values["telegraph"]
        worth = now if means.last else now + means.w.grow * means.turns
        for other, vp in LINKED[number]:
            if other in self.sight.own_offices:
                worth += vp
            elif not means.last:
                worth += means.w.link * vp * min(1.0, (means.turns - 1) / 6)
        return means.w.piece + worth * (1 - means.w.later * min(1.0, (means.turns - 1) / 14))

    def sector(self, number: int, shares: int) -> float:
        """What an office there is worth with its shares."""
        return self.office(number) + self.means.shares(shares)


def spaces_for(condition: Condition) -> int:
    """The spaces whose rails count for a condition, as a bit set; 0 if cities count."""
    match condition.kind:
        case "deal_rails":
            return DEALS
        case "terrain_rails":
            return COUNTED[condition.triangles]
        case _:
            return 0


@dataclass(frozen=True, eq=False, slots=True)
class Surroundings:
    """How many more rails the cities are away from a network: by city, by level from the nearest, and those of the top
    level in their order; `near` are those that at most one rail connects. Where all cities are as far away, it is the
    same object."""

    away: dict[str, int]
    levels: dict[int, list[int]]
    top: list[int]
    near: list[tuple[str, int]]


@lru_cache(maxsize=4096)
def surroundings(nodes: int) -> Surroundings:
    """What lies around a network with these nodes."""
    return _surroundings(tuple(distances(nodes).values()))


@lru_cache(maxsize=4096)
def _surroundings(rails_away: tuple[int, ...]) -> Surroundings:
    away = dict(zip(DATA.cities, rails_away, strict=True))
    return Surroundings(
        away,
        {level: sorted(away[city] for city in cities) for level, cities in LEVELS.items()},
        [away[city] for city in LEVELS[TOP_LEVEL]],
        [(city, rails) for city, rails in away.items() if rails <= 1],
    )


@lru_cache(maxsize=4096)
def distances(nodes: int) -> dict[str, int]:
    """How many more rails each city is away from a network."""
    found = {city: 0 if NODES[city] & nodes else FAR for city in DATA.cities}
    for away in range(1, FAR):
        grown = nodes
        for ends in ENDS.values():
            if ends & nodes:
                grown |= ends
        if grown == nodes:
            break
        nodes = grown
        for city in DATA.cities:
            if found[city] == FAR and NODES[city] & nodes:
                found[city] = away
    return found
