"""What rails, stations and offices are worth to the bot opponent `normal`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

from engine.games.railroad_revolution.advice.means import RULE, Means
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.network import ENDS, LEVELS, NODES, TOP_LEVEL, available_spaces
from engine.games.railroad_revolution.network import network as nodes_of
from engine.games.railroad_revolution.view import ConditionView

FAR = 9
"""More rails than it takes to any city."""
WIDTH = 3
"""This many of the best ways are followed to their next rail."""


class Reach:
    """The worth of what is built, given the `means` available, and the worth of effects. While it looks `far` ahead, at
    possible stations, all free rails are alike."""

    def __init__(self, means: Means, effect: Callable[[Effect], float]) -> None:
        self.means = means
        self.effect = effect
        self.far = False
        self._worths: dict[frozenset[str], float] = {}

    # -- the map

    @cached_property
    def distances(self) -> dict[str, int]:
        """How many rails each city is away from the seat's network."""
        return distances(nodes_of(tuple(self.means.me.rails)))

    def progress(self, away: int) -> float:
        """How far a goal that is this many rails away counts as reached."""
        if away == 0:
            return 1.0
        return self.means.w.decay**away if away <= self.means.turns * 1.5 else 0.0

    def worth(self, built: tuple[str, ...]) -> float:
        """What a network is worth, for milestones, the track and future stations."""
        key = frozenset(built)
        if key not in self._worths:
            self._worths[key] = self._worth(built)
        return self._worths[key]

    def _worth(self, built: tuple[str, ...]) -> float:
        away = distances(nodes_of(built))
        lacking = [(self.means.parts[m.id], c) for m in self.means.me.milestones for c in m.conditions if not c.met]
        total = sum(part * self.done(c, built, away) for part, c in lacking)
        now = self.means.me.values["network"]
        value = now if self.means.last else max(now, self.means.w.level5 * min(1.0, self.means.turns / 6))
        total += value * sum(self.progress(away[city]) for city in LEVELS[TOP_LEVEL])
        return total + self._sites_worth(away)

    def done(self, condition: ConditionView, built: tuple[str, ...], away: dict[str, int]) -> float:
        """How far these rails fulfil a condition, or bring it nearer; `away` says how many rails each city is away."""
        cities = LEVELS[condition.level] if condition.level else ()
        match condition.kind:
            case "connected":
                return sum(map(self.progress, sorted(away[city] for city in cities)[: condition.count]))
            case "station":
                free = sorted(away[city] for city in cities if city not in self.means.me.stations)
                return self.means.w.open_site * sum(map(self.progress, free[: condition.count - condition.have]))
            case "deal_rails":
                return min(condition.count, sum(DATA.spaces[space].deal for space in built))
            case _:
                have = sum(DATA.spaces[space].triangles == condition.triangles for space in built)
                return min(condition.count, have)

    def _sites_worth(self, away: dict[str, int]) -> float:
        if self.means.last:
            return 0.0
        near = ((self.attractions[city], away[city]) for city in self.attractions if away[city] <= 1)
        sites = [worth * self.progress(rails) for worth, rails in near if worth > 0]
        if not sites:
            return 0.0
        return self.means.w.site * max(sites) + self.means.w.sites * sum(sites)

    @cached_property
    def attractions(self) -> dict[str, float]:
        """What a station would be worth in each city where the seat has none yet."""
        found = {}
        self.far = True
        for city in self.means.view.cities:
            if city.id not in self.means.me.stations:
                found[city.id] = self.city(city.id, not city.stations, DATA.cities[city.id].station_cost)
        self.far = False
        return found

    def rail(self, space: str) -> float:
        """What a rail on this space is worth, without its cost."""
        built = tuple(self.means.me.rails)
        return self.means.w.piece + self.worth((*built, space)) - self.worth(built)

    def route(self, count: int, paid: bool, extra: Callable[[int, bool], float] | None = None) -> float:
        """What this many rails in a row are worth at best; `extra` says what triangles and a deal bring."""
        start = tuple(self.means.me.rails)
        base = self.worth(start)
        ways: list[tuple[float, tuple[str, ...], int, bool]] = [(0.0, start, 0, False)]
        for rails in range(1, min(count, sum(s.rails for s in self.means.me.sectors)) + 1):
            found = []
            for _, built, triangles, deal in ways:
                for space in available_spaces(built):
                    facts = DATA.spaces[space]
                    more = triangles + (facts.triangles if paid else 0)
                    deals = deal or (paid and facts.deal)
                    worth = self.worth((*built, space)) - base - self.means.cost(more * RULE.railway_triangle_cost)
                    worth += rails * self.means.w.piece + (extra(more, deals) if extra else 0.0)
                    found.append((worth, (*built, space), more, deals))
            ways = sorted(found, key=lambda way: -way[0])[:WIDTH] or ways
        return ways[0][0]

    def onward(self, built: tuple[str, ...]) -> float:
        """What the best rail after these is worth, including the cost of its terrain; 0 if none is worth it."""
        base, price = self.worth(built), RULE.railway_triangle_cost
        spaces = available_spaces(built)
        worths = (self.worth((*built, s)) - base - self.means.cost(DATA.spaces[s].triangles * price) for s in spaces)
        return max(0.0, max(worths, default=0.0))

    # -- stations and offices

    def station(self, city: str) -> float:
        """What a station there is worth without rewards."""
        now = self.means.me.values["stations"]
        worth = self.means.w.piece + (now if self.means.last else now + self.means.w.grow * self.means.turns)
        level = DATA.cities[city].level
        for m in self.means.me.milestones:
            for c in m.conditions:
                if not c.met and c.kind == "station" and c.level == level:
                    worth += self.means.parts[m.id]
        return worth

    def rewards(self, city: str) -> tuple[float, float]:
        """What the primary reward there is worth, and the first-station bonus."""
        tile = DATA.city_tiles[self.tiles[city]]
        bonus = self.effect(tile.first_bonus) - self.means.cost(tile.first_bonus.price)
        return max(0.0, self.effect(tile.primary)), max(0.0, bonus)

    @cached_property
    def tiles(self) -> dict[str, str]:
        """The tile of each city."""
        return {city.id: city.tile for city in self.means.view.cities}

    def city(self, city: str, first: bool, cost: int) -> float:
        """What a station there is worth with its rewards."""
        primary, bonus = self.rewards(city)
        return self.station(city) + primary + (bonus if first else 0.0) - self.means.cost(cost)

    def office(self, number: int) -> float:
        """What an office there is worth without shares."""
        now = self.means.me.values["telegraph"]
        worth = now if self.means.last else now + self.means.w.grow * self.means.turns
        for link in DATA.links:
            if number in (link.left, link.right):
                other = link.right if number == link.left else link.left
                if other in self.means.me.offices:
                    worth += link.vp
                elif not self.means.last:
                    worth += self.means.w.link * link.vp * min(1.0, (self.means.turns - 1) / 6)
        return self.means.w.piece + worth * (1 - self.means.w.later * min(1.0, (self.means.turns - 1) / 14))

    def sector(self, number: int, shares: int) -> float:
        """What an office there is worth with its shares."""
        return self.office(number) + self.means.shares(shares)


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
