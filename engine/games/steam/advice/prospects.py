"""What a bot opponent expects from the table as its seat sees it: deliveries to come, and the worth of money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.games.steam.data import DATA
from engine.games.steam.state import Seat, Spot
from engine.games.steam.view import View

Ways = Mapping[Spot, list[Spot]]
"""Where complete links of one's own lead from each settlement."""
FARTHEST = 99
"""Rounds that no game has."""


class Prospects:
    """The present and the future of one player."""

    def __init__(self, view: View, seat: Seat, ahead: int = FARTHEST) -> None:
        """It thinks of this many rounds to come at most."""
        self.view, self.seat = view, seat
        self.player = view.players[seat]
        self.colours = {city.hex: city.colour for city in view.cities}
        self.cubes = {city.hex: city.cubes for city in view.cities if city.cubes}
        self.ways = self.with_links([])
        self.rounds_left = min(ahead, view.rounds - view.round)
        """Rounds after this one."""
        goods = {"goods": 3 - view.lap}.get(view.phase, 0 if view.phase in ("income", "order", "over") else 2)
        self.moves = goods + 2 * self.rounds_left
        """Activities left in the goods phases, including this one."""

    def with_links(self, extra: Iterable[tuple[Spot, Spot]]) -> Ways:
        """The complete links of one's own, and some more."""
        own = [link.ends for link in self.view.links if link.owner == self.seat and link.complete]
        found: dict[Spot, list[Spot]] = {}
        for one, other in (*own, *extra):
            found.setdefault(one, []).append(other)
            found.setdefault(other, []).append(one)
        return found

    def income(self, points: int) -> float:
        """The worth of this many points as income, in VP."""
        now = self.player.income
        after = min(now + points, DATA.income.max)
        return self._income_at(after) - self._income_at(now)

    def _income_at(self, income: int) -> float:
        scoring = DATA.scoring
        final = income / scoring.income_per_vp_positive if income >= 0 else income * scoring.vp_per_dollar_negative
        return final + income * self.rounds_left * 0.25


def reached(ways: Ways, colours: Mapping[Spot, str], start: Spot, level: int) -> dict[str, tuple[int, Spot]]:
    """STM-129 to STM-134: by colour, the most points of a cube from here over one's own links, and where it ends."""
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
