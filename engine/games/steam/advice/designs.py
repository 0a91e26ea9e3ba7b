"""What a good player would do: which track to build, where to grow cities, and what to pay for."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import islice, pairwise
from typing import NamedTuple

from engine.games.steam.action_tiles import (
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
)
from engine.games.steam.advice.outlook import BITS, WEIGHTS, Outlook, Reach, Weights, add
from engine.games.steam.advice.projects import Project, Surveyor
from engine.games.steam.data import DATA
from engine.games.steam.goods import Delivery
from engine.games.steam.money import due_now, upkeep
from engine.games.steam.state import Goods, Seat, Spot
from engine.games.steam.view import View

LOOKED_AT = 16
"""At most this many projects are examined."""
PAIRED, PARTNERS = 4, 3
"""This many of them are combined with up to this many others each."""
LIMITS = (3, 4, 5, 6)
"""The most dollars that it bids: one of these, varying with seat and round. Nobody knows what going first is worth, and
if all players put the same price on it, it would always cost exactly that."""
SURE = 0.25
"""The share of the advantage of building first that is lost when another player does, who may want something else."""
FREE, MOST_SPENT = 15, 12
"""The most dollars that a project may cost if there were money, and the most to raise for it."""

LOWEST_INCOME = -6
"""Below this income a player is in danger, and raises no more money."""


Heap = tuple[int, int]
"""Cubes of one colour, by its bit, and how many."""
NOTHING: tuple[int, list[Heap]] = (0, [])
"""The colour and the cubes of a settlement that is no city."""


class Site(NamedTuple):
    """Where to found or grow a city, its colour, and the supply space of the cubes; `worth` in VP."""

    worth: float
    hex: Spot
    colour: str
    space: int


class Designs:
    """The plans of a good player for the position that it sees. `left` counts the track placements left."""

    def __init__(self, view: View, seat: Seat, left: int | None = None, weights: Weights = WEIGHTS) -> None:
        self.view, self.seat, self.weights = view, seat, weights
        self.prospects = Outlook(view, seat, weights)
        self.player = view.players[seat]
        self.left = self.allowance() if left is None else left
        self._worths: dict[frozenset[tuple[tuple[Spot, ...], int]], float] = {}

    def allowance(self) -> int:
        """The track placements of this round."""
        engineer = self.player.tile == ENGINEER and not self.player.passed
        return DATA.build.placements_engineer if engineer else DATA.build.placements

    # -- money

    @property
    def budget(self) -> int:
        """Dollars that it dares to spend at once."""
        if self.view.standard:
            return self.player.cash
        steps = max(0, self.player.income - LOWEST_INCOME)
        return self.player.cash + DATA.raising.step_cash * min(steps, 3)

    def modest_bid(self) -> int:
        """Dollars that an earlier turn is worth: what the best project brings beyond the best one elsewhere.

        On an empty map it is worth more if more of the others would go first.
        """
        if not self._projects:
            return 0
        best, *others = self._projects
        apart = (self.worth(p) for p in others if set(best.stops).isdisjoint(p.stops))
        lead = SURE * (self.worth(best) - max(apart, default=0.0))
        if self.view.round == 1:
            lead = max(0.0, lead) + self.weights.start * self._rivals_ahead()
        dollars = (n for n in range(self._limit(), 0, -1) if self.prospects.price(n) <= lead)
        player = self.player
        owed = max(0, -due_now(player, standard=self.view.standard))
        most = max(0, player.cash - best.cost - owed) if self.view.standard else self.budget
        return min(next(dollars, 0), most)

    def _limit(self) -> int:
        """The most that it bids, by the cubes on the map: as good as chance, though everyone could calculate it."""
        colour = DATA.colours[(self.seat + self.view.round) % len(DATA.colours)]
        lying = sum(city.cubes.get(colour, 0) for city in self.view.cities)
        return LIMITS[(self.seat + lying) % len(LIMITS)]

    def _rivals_ahead(self) -> float:
        """How many others go first if it does not win the position up for auction: half of those who have none yet."""
        taken = self.view.auction.taken if self.view.auction else {}
        return (len(self.view.order) - len(taken) - 1) / 2

    def capital(self) -> int:
        """Steps of capital to raise, for the expenses of the round and for its track."""
        player, step = self.player, DATA.raising.step_cash
        expenses = max(0, upkeep(player.locomotive + 1) - player.income)
        short = expenses + min(self._spending(), MOST_SPENT) - player.cash
        return max(0, min(-(-short // step), player.income - LOWEST_INCOME + 1))

    def _spending(self) -> int:
        """Dollars for the best projects that fit in one build turn."""
        total, left, hexes = 0, self.left, set[Spot]()
        for project in self.projects(free=True):
            here = {step.hex for step in project.steps}
            if len(project.steps) <= left and hexes.isdisjoint(here):
                total, left, hexes = total + project.cost, left - len(project.steps), hexes | here
        return total

    # -- track

    def projects(self, *, free: bool = False) -> list[Project]:
        """What is worth building, the best first; `free`: as if there were money."""
        return self._ranked(FREE) if free else self._projects

    @cached_property
    def _projects(self) -> list[Project]:
        return self._ranked(self.budget)

    def _ranked(self, budget: int) -> list[Project]:
        """What is worth building for at most this many dollars. A placement saved can build something else."""
        found = Surveyor(self.view, self.seat).projects(self.left, budget) if self.left else []
        found.sort(key=lambda project: (-self.promise(project), len(project.steps), project.cost))
        # no two of them have the same stops
        worth = {project.stops: self.worth(project) for project in found[:LOOKED_AT]}
        looked_at = found[:LOOKED_AT]
        short = [worth[p.stops] / len(p.steps) for p in looked_at if 2 * len(p.steps) <= self.left]
        tile = self.weights.tile * max(short, default=0.0)
        good = [p for p in looked_at if worth[p.stops] > 0]
        good.sort(key=lambda p: tile * len(p.steps) - worth[p.stops])
        first = good[:PAIRED]
        for p in first:
            alone = worth[p.stops] - tile * len(p.steps)
            both = (self.worth(p, q) - tile * (len(p.steps) + len(q.steps)) for q in self._partners(p, good))
            worth[p.stops] = max((alone, *both))
        return [*sorted(first, key=lambda p: -worth[p.stops]), *good[PAIRED:]]

    def _partners(self, project: Project, others: list[Project]) -> list[Project]:
        """What else can be built beside it."""
        left, hexes = self.left - len(project.steps), {step.hex for step in project.steps}
        fitting = (p for p in others if len(p.steps) <= left and hexes.isdisjoint(step.hex for step in p.steps))
        apart = (p for p in fitting if {p.stops[0], p.stops[-1]} != {project.stops[0], project.stops[-1]})
        return list(islice(apart, PARTNERS))

    def promise(self, project: Project) -> int:
        """A first guess: the cubes that find a city of their colour among the stops and the network they touch."""
        stops, ways = project.stops, self.prospects.ways
        colours, cubes = 0, list[Heap]()
        if stops[0] in ways or stops[-1] in ways:
            colours, cubes = self._network
            stops = tuple(stop for stop in stops if stop not in ways)
        for stop in stops:
            colour, heaps = self._settled.get(stop, NOTHING)
            colours |= colour
            cubes = cubes + heaps if heaps else cubes
        return len(project.stops) + sum(count for colour, count in cubes if colour & colours)

    @cached_property
    def _settled(self) -> dict[Spot, tuple[int, list[Heap]]]:
        """The colour of each city, in bits, and its cubes."""
        return {
            city.hex: (BITS[city.colour], [(BITS[colour], count) for colour, count in city.cubes.items()])
            for city in self.view.cities
        }

    @cached_property
    def _network(self) -> tuple[int, list[Heap]]:
        """The colours of all cities of its network, in bits, and their cubes."""
        colours, cubes = 0, dict[int, int]()
        for stop in self.prospects.ways:
            colour, heaps = self._settled.get(stop, NOTHING)
            colours |= colour
            for kind, count in heaps:
                cubes[kind] = cubes.get(kind, 0) + count
        return colours, list(cubes.items())

    def worth(self, *projects: Project) -> float:
        """What projects bring together, in VP, minus their cost."""
        together = frozenset((project.stops, project.cost) for project in projects)
        if together not in self._worths:
            self._worths[together] = self._worth(projects)
        return self._worths[together]

    def _worth(self, projects: Iterable[Project]) -> float:
        prospects, links = self.prospects, [link for project in projects for link in pairwise(project.stops)]
        gain = prospects.value(prospects.cubes_at(prospects.rails(links))) - prospects.present
        each = DATA.scoring.link_vp + self.weights.spread * prospects.rounds_left
        return gain + len(links) * each - prospects.price(sum(project.cost for project in projects))

    # -- cities

    def founding(self) -> Site:
        """Where a New City would help most."""
        return self._founding

    @cached_property
    def _founding(self) -> Site:
        prospects, best = self.prospects, Site(0.0, "", "", 0)
        for town in self.view.towns:
            if town in prospects.ways:
                for colour in self.view.new_city_tiles:
                    best = max(best, self._found(town, colour), key=lambda site: site.worth)
        return best

    def _found(self, town: Spot, colour: str) -> Site:
        """A New City of this colour here, with the best cubes for it."""
        prospects, best = self.prospects, Site(0.0, "", "", 0)
        bits = list(prospects.colour_bits)
        bits[prospects.number[town]] = BITS[colour]
        rails = prospects.rails(colours=tuple(bits))
        lying, reach = prospects.cubes_at(rails), rails.reach(prospects.number[town])
        for number, goods in self.spaces() or [(0, {})]:
            cubes = dict(lying)
            add(cubes, reach, goods)
            worth = prospects.value(cubes) - prospects.present
            best = max(best, Site(worth, town, colour, number), key=lambda site: site.worth)
        return best

    def growth(self) -> Site:
        """Where more cubes would help most."""
        return self._growth

    @cached_property
    def _growth(self) -> Site:
        prospects, best = self.prospects, Site(0.0, "", "", 0)
        for city in self.view.cities:
            if city.new or city.grown or city.hex not in prospects.ways:
                continue
            reach = prospects.reach(city.hex)
            for number, goods in self.spaces():
                cubes = dict(prospects.lying)
                add(cubes, reach, goods)
                worth = prospects.value(cubes) - prospects.present
                best = max(best, Site(worth, city.hex, city.colour, number), key=lambda site: site.worth)
        return best

    def spaces(self) -> list[tuple[int, Goods]]:
        """The supply spaces with cubes, by number; spaces with the same cubes count as one."""
        found: dict[tuple[tuple[str, int], ...], int] = {}
        for number, goods in enumerate(self.view.supply, 1):
            if goods:
                found.setdefault(tuple(goods.items()), number)
        return [(number, dict(goods)) for goods, number in found.items()]

    # -- action tiles

    def tile(self, number: int, cost: int) -> float:
        """What an action tile is worth, in VP, minus its cost."""
        prospects, weights = self.prospects, self.weights
        if cost > self.budget:
            return -100.0
        if number == LOCOMOTIVE:
            level, later = self.player.locomotive, weights.later
            now = prospects.value(prospects.lying, level, later=later)
            gain = prospects.value(prospects.lying, level + 1, later=later) - now
        elif number in (CITY_GROWTH, URBANIZATION):
            gain = (self.growth() if number == CITY_GROWTH else self.founding()).worth
        else:
            gain = {
                TURN_ORDER: weights.turn_order,
                FIRST_MOVE: weights.first_move,
                ENGINEER: weights.engineer,
                FIRST_BUILD: weights.first_build,
            }[number]
        return gain - prospects.price(cost)

    # -- goods

    def improving(self) -> float:
        """What it expects, in VP, if it uses this move for a better locomotive."""
        prospects = self.prospects
        level, later = self.player.locomotive + 1, self.weights.later
        return prospects.value(prospects.lying, level, prospects.moves - 1, later=later)

    def delivering(self, delivery: Delivery) -> float:
        """What it expects, in VP, after this delivery, without its cube."""
        prospects, weights, route = self.prospects, self.weights, delivery.route
        own = route.points[self.seat]
        far = self._reaches.get(route.via[0], {}).get(BITS[delivery.colour], 0)
        gain = (
            weights.now * own
            + weights.soon * max(0, prospects.income(own) - own)
            - weights.rivals * (sum(route.points) - own)
        )
        return gain + prospects.value(prospects.lying, moves=prospects.moves - 1, later=weights.later, gone=far)

    @cached_property
    def _reaches(self) -> dict[Spot, Reach]:
        """How far cubes can go from each city of its network."""
        return {spot: self.prospects.reach(spot) for spot in self.prospects.cubes if spot in self.prospects.ways}


@dataclass(frozen=True, slots=True)
class Position:
    """The parts of a view that designs depend on."""

    seat: Seat
    left: int | None
    weights: Weights
    facts: tuple[Hashable, ...]
    view: View = field(compare=False, repr=False)


def designs(view: View, seat: Seat, left: int | None = None, weights: Weights = WEIGHTS) -> Designs:
    """What a good player would do. The last positions are cached: where to build and with which tile is one plan."""
    moment = (view.map, view.standard, view.rounds, view.round, view.phase, view.lap, view.players[seat])
    cities = tuple((city.hex, city.colour, city.grown, tuple(city.cubes.items())) for city in view.cities)
    supply = tuple(tuple(space.items()) for space in view.supply)
    taken = tuple(view.auction.taken) if view.auction else ()
    facts = (moment, cities, tuple(view.track.items()), supply, taken)
    return _designs(Position(seat, left, weights, facts, view))


@lru_cache(maxsize=4)
def _designs(at: Position) -> Designs:
    return Designs(at.view, at.seat, at.left, at.weights)
