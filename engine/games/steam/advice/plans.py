"""What a practice opponent means to do: which track to build, where cities should grow, and what it may spend."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from engine.games.steam.action_tiles import CITY_GROWTH, ENGINEER, FIRST_MOVE, LOCOMOTIVE, TURN_ORDER, URBANIZATION
from engine.games.steam.advice.projects import Project, Surveyor
from engine.games.steam.advice.prospects import Prospects
from engine.games.steam.data import DATA
from engine.games.steam.state import Goods, Seat, Spot
from engine.games.steam.view import View

LOOKED_AT = 24
"""How many projects are thought through."""
LOWEST_INCOME = -6
"""Below this a player is in danger, and borrows no more."""


class Site(NamedTuple):
    """Where a city is founded or grows, in which colour, and from which supply space; `worth` in VP."""

    worth: float
    hex: Spot
    colour: str
    space: int


class Plans:
    """The plans of one player for the position that it sees. `left` are the track placements left."""

    def __init__(self, view: View, seat: Seat, left: int | None = None) -> None:
        self.view, self.seat = view, seat
        self.prospects = Prospects(view, seat)
        self.player = view.players[seat]
        self.left = self.allowance() if left is None else left

    def allowance(self) -> int:
        """The track placements of this round."""
        engineer = self.player.tile == ENGINEER and not self.player.passed
        return DATA.build.placements_engineer if engineer else DATA.build.placements

    # -- money

    @property
    def budget(self) -> int:
        """Dollars that it dares to spend in one go."""
        if self.view.standard:
            return self.player.cash
        steps = max(0, self.player.income - LOWEST_INCOME)
        return self.player.cash + DATA.raising.step_cash * min(steps, 3)

    def modest_bid(self) -> int:
        """Dollars that a better place in the turn order is worth."""
        return min(2, self.player.cash) if self.view.standard else 2

    def capital(self) -> int:
        """Steps of raising: for the expenses of the round and for track."""
        player, step = self.player, DATA.raising.step_cash
        expenses = max(0, player.locomotive + 1 - player.income)
        project = max((project.cost for project in self.projects(free=True)[:1]), default=0)
        short = expenses + min(project, 12) - player.cash
        return max(0, min(-(-short // step), player.income - LOWEST_INCOME + 1))

    # -- track

    def projects(self, *, free: bool = False) -> list[Project]:
        """What is worth building, the best first; `free`: as if there were money."""
        budget = self.budget if not free else 15
        found = Surveyor(self.view, self.seat).projects(self.left, budget) if self.left else []
        found.sort(key=lambda project: (-self.promise(project), len(project.steps), project.cost))
        worth = {project: self.worth(project) for project in found[:LOOKED_AT]}
        return sorted((p for p in worth if worth[p] > 0), key=lambda p: -worth[p])

    @cached_property
    def outlook(self) -> float:
        """What the deliveries to come are worth as things stand."""
        return self.prospects.outlook()

    def promise(self, project: Project) -> int:
        """A first guess: the cubes that find a city of their colour among the stops and the own network there."""
        prospects = self.prospects
        stops = dict.fromkeys(project.stops)
        if project.stops[0] in prospects.ways or project.stops[-1] in prospects.ways:
            stops |= dict.fromkeys(prospects.ways)
        colours = {prospects.colours.get(stop) for stop in stops}
        cubes = (prospects.cubes.get(stop, {}) for stop in stops)
        return len(project.stops) + sum(
            count for goods in cubes for colour, count in goods.items() if colour in colours
        )

    def worth(self, project: Project) -> float:
        """What a project brings, in VP, less what it costs."""
        prospects = self.prospects
        links = list(pairwise(project.stops))
        gain = prospects.outlook(prospects.with_links(links)) - self.outlook
        return gain + len(links) * DATA.scoring.link_vp - project.cost * prospects.dollar

    # -- cities

    def founding(self) -> Site:
        """Where a New City would help most."""
        prospects, best = self.prospects, Site(0.0, "", "", 0)
        for town in self.view.towns:
            if town not in prospects.ways:
                continue
            for colour in self.view.new_city_tiles:
                colours = {**prospects.colours, town: colour}
                for number, goods in self.spaces():
                    worth = prospects.outlook(colours=colours, cubes={**prospects.cubes, town: goods}) - self.outlook
                    best = max(best, Site(worth, town, colour, number), key=lambda site: site.worth)
        return best

    def growth(self) -> Site:
        """Where more cubes would help most."""
        prospects, best = self.prospects, Site(0.0, "", "", 0)
        for city in self.view.cities:
            if city.new or city.grown or city.hex not in prospects.ways:
                continue
            for number, goods in self.spaces():
                both = {colour: city.cubes.get(colour, 0) + goods.get(colour, 0) for colour in DATA.colours}
                worth = prospects.outlook(cubes={**prospects.cubes, city.hex: both}) - self.outlook
                best = max(best, Site(worth, city.hex, city.colour, number), key=lambda site: site.worth)
        return best

    def spaces(self) -> list[tuple[int, Goods]]:
        """The supply spaces with cubes, by number; those with the same cubes are one."""
        found: dict[tuple[tuple[str, int], ...], int] = {}
        for number, goods in enumerate(self.view.supply, 1):
            if goods:
                found.setdefault(tuple(goods.items()), number)
        return [(number, dict(goods)) for goods, number in found.items()]

    # -- action tiles

    def tile(self, number: int, cost: int) -> float:
        """What an action tile is worth, in VP, less what it costs."""
        prospects, level = self.prospects, self.player.locomotive
        price = cost * prospects.dollar
        if cost > self.budget:
            return -100.0
        if number == LOCOMOTIVE:
            return prospects.future(level + 1) - prospects.future(level) - price
        if number == CITY_GROWTH:
            return self.growth().worth - price
        if number == URBANIZATION:
            return self.founding().worth - price
        return {TURN_ORDER: 0.6, FIRST_MOVE: 0.9, ENGINEER: 1.2}.get(number, 0.5)

    # -- goods

    def improving(self) -> float:
        """What a better locomotive brings, if this activity is given for it."""
        level, moves = self.player.locomotive, self.prospects.moves - 1
        return self.prospects.future(level + 1, moves=moves) - self.prospects.future(level, moves=moves)
