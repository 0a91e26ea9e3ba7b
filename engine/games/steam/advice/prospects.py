"""What a practice opponent expects of the table as its seat sees it: deliveries to come, and what money is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.games.steam.data import DATA
from engine.games.steam.state import Goods, Seat, Spot
from engine.games.steam.view import View

FADES = 0.85
"""What the next best delivery is worth of the one before it: rivals take cubes, and plans change."""

PLENTY = 20
"""Dollars that a player will hardly spend."""

Ways = Mapping[Spot, list[Spot]]
"""Where the own complete links lead from each settlement."""


class Prospects:
    """The present and the future of one player."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.player = view.players[seat]
        self.colours = {city.hex: city.colour for city in view.cities}
        self.cubes = {city.hex: city.cubes for city in view.cities if city.cubes}
        self.ways = self.with_links([])
        self.rounds_left = view.rounds - view.round
        """Rounds after this one."""
        goods = {"goods": 3 - view.lap}.get(view.phase, 0 if view.phase in ("income", "order", "over") else 2)
        self.moves = goods + 2 * self.rounds_left
        """Activities of the goods phases that are left, this one included."""

    def with_links(self, extra: Iterable[tuple[Spot, Spot]]) -> Ways:
        """The own complete links, and some more."""
        own = [link.ends for link in self.view.links if link.owner == self.seat and link.complete]
        found: dict[Spot, list[Spot]] = {}
        for one, other in (*own, *extra):
            found.setdefault(one, []).append(other)
            found.setdefault(other, []).append(one)
        return found

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

    def income(self, points: int) -> float:
        """What so many points are worth as income, in VP."""
        now = self.player.income
        after = min(now + points, DATA.income.max)
        return self._income_at(after) - self._income_at(now)

    def _income_at(self, income: int) -> float:
        scoring = DATA.scoring
        final = income / scoring.income_per_vp_positive if income >= 0 else income * scoring.vp_per_dollar_negative
        return final + income * self.rounds_left * 0.25


def reached(ways: Ways, colours: Mapping[Spot, str], start: Spot, level: int) -> dict[str, tuple[int, Spot]]:
    """STM-129 to STM-134: by colour, the most points of a cube from here over own links only, and where it ends."""
    best: dict[str, tuple[int, Spot]] = {}
    path = [start]

    def go_on(at: Spot, passed: tuple[str, ...]) -> None:
        for end in ways[at]:
            if end in path:
                continue
            colour = colours.get(end, "")
            if colour and colour not in passed and (colour not in best or best[colour][0] < len(path)):
                best[colour] = len(path), end
            if len(path) < level:
                path.append(end)
                go_on(end, (*passed, colour))
                path.pop()

    go_on(start, ())
    return best
