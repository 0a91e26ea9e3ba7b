"""Greedy, which `normal` is measured against: it builds toward deliveries that it can make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.rng import Rng
from engine.games.steam.action_tiles import CITY_GROWTH, ENGINEER, FIRST_MOVE, LOCOMOTIVE, TURN_ORDER, URBANIZATION
from engine.games.steam.advice import policies
from engine.games.steam.advice.designs import LOWEST_INCOME, Designs, Site
from engine.games.steam.advice.projects import Project, Surveyor
from engine.games.steam.advice.prospects import Prospects, Ways, reached
from engine.games.steam.data import DATA
from engine.games.steam.state import Goods, Seat, Spot
from engine.games.steam.view import View

LOOKED_AT = 24
"""How many projects are thought through."""
FADES = 0.85
"""What the next best delivery is worth of the one before it: rivals take cubes, and plans change."""
PLENTY = 20
"""Dollars that a player will hardly spend."""


class Hopes(Prospects):
    """The present and the future as greedy sees them."""

    def future(
        self,
        level: int,
        ways: Ways | None = None,
        *,
        moves: int | None = None,
        colours: Mapping[Spot, str] | None = None,
        cubes: Mapping[Spot, Goods] | None = None,
    ) -> float:
        """The points of the best deliveries to come over own links with this locomotive, less for later ones."""
        ways = self.ways if ways is None else ways
        colours = self.colours if colours is None else colours
        best: list[int] = []
        for city, goods in (self.cubes if cubes is None else cubes).items():
            if city in ways:
                reach = reached(ways, colours, city, level)
                best += [reach[colour][0] for colour, count in goods.items() if colour in reach for _ in range(count)]
        best.sort(reverse=True)
        count = self.moves if moves is None else moves
        return sum(points * FADES**n for n, points in enumerate(best[: max(0, count)]))

    def outlook(self, ways: Ways | None = None, **changed: Mapping[Spot, str] | Mapping[Spot, Goods]) -> float:
        """What the deliveries of the game are worth: with the present locomotive, and with a better one later."""
        level = self.player.locomotive
        later = min(DATA.locomotive.max, level + 1 + min(2, self.rounds_left))
        return (self.future(level, ways, **changed) + self.future(later, ways, **changed)) / 2  # type: ignore[arg-type]

    @property
    def dollar(self) -> float:
        """What a dollar is worth in VP: it saves income, and income turns into VP."""
        income = self.player.income
        if self.player.cash > PLENTY:
            return 0.1
        if self.rounds_left == 0:
            return 0.4 if income <= 0 else 0.1
        return 0.45 if income <= 0 else 0.3


class Plans(Designs):
    """The plans of greedy: as those of a good player are, but for what it hopes for."""

    def __init__(self, view: View, seat: Seat, left: int | None = None) -> None:
        super().__init__(view, seat, left)
        self.prospects: Hopes = Hopes(view, seat)  # type: ignore[assignment]

    # -- money

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


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The answer that promises most, seen from its seat; equal ones are decided by their order."""
    plans = Plans(view, ask.seat, policies.placements_left(ask))
    return policies.legal(CHOICES[ask.kind](plans, ask), view, ask)


def _goods(plans: Designs, ask: Ask[Any]) -> str:
    """The cube with the most points, unless a better locomotive promises more; it is no use after the last move."""
    best = policies.delivery(plans, ask)
    own = ask.options[best].route.points[ask.seat] if best else 0
    useful = "improve" in ask.options and plans.prospects.moves > 1
    return "improve" if useful and plans.improving() >= own else best or "pass"


CHOICES: dict[str, Callable[[Designs, Ask[Any]], str]] = {**policies.CHOICES, "goods": _goods}
