"""What a good player expects: deliveries over its own links with each future locomotive, and the worth of money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from engine.games.steam.advice.prospects import FARTHEST, Prospects
from engine.games.steam.data import DATA
from engine.games.steam.money import loan, upkeep
from engine.games.steam.scoring import income_vp
from engine.games.steam.state import Goods, Seat, Spot
from engine.games.steam.view import View


class Weights(NamedTuple):
    """The worth of things that can't be calculated, found in games among players of this kind and worse ones; all in
    VP.

    `fades`: the worth of the next best delivery as a share of the one before it. `unseen`: what a move brings for which
    there is no cube on the board yet, as a share of the mean of the TOP best cubes; `later`: the same for weighing how
    good a locomotive should be, with a network that has grown by then. `engine`: a level of the locomotive, for each
    move. `spread`: a link, for each round to come. `dear` is a dollar while money is short, `cheap` when there is
    plenty, `debt` when it would have to be raised; `need` are the dollars that a round can use. `tile`: what each
    placement of a longer project costs, as a share of the best short one. `now`: a point of a delivery now; `soon`: how
    much of the extra gain as income counts, since a later delivery brings that, too. `rivals`: a point of a rival.
    `start`: each other player who goes later in the first round. `ahead`: how many rounds to come it thinks of at most.
    The rest: action tiles whose worth isn't calculated.
    """

    ahead: int = FARTHEST
    fades: float = 0.84
    unseen: float = 0.65
    dear: float = 0.14
    cheap: float = 0.053
    debt: float = 0.25
    need: float = 10.0
    tile: float = 0.57
    now: float = 1.4
    engine: float = 0.16
    spread: float = 0.31
    soon: float = 0.27
    later: float = 1.6
    rivals: float = 0.21
    turn_order: float = 0.52
    first_move: float = 0.67
    engineer: float = 1.9
    first_build: float = 0.78
    start: float = 2.0


WEIGHTS = Weights()
TOP = 3
"""The mean of this many of the best cubes predicts what later ones bring."""
LATE = 0.5
"""What a dollar of income scores at the end, as long as a negative income can still be made up for."""

Ends = Mapping[int, tuple[int, ...]]
"""Where complete links of one's own lead, by the number of the settlement."""
Reach = Mapping[int, int]
"""How far cubes can go, by the bit of their colour: bit n - 1 stands for a route of n links."""
Cubes = dict[int, int]
"""How many cubes there are, by how far they can go, in the same bits."""

BITS = {colour: 1 << number for number, colour in enumerate(DATA.colours)}
"""Colours as bits."""
BEST = DATA.locomotive.max
LONGEST = 1 << BEST - 1
"""The bit of the longest route."""


@cache
def numbers(map: str) -> dict[Spot, int]:
    """The settlements of a map, numbered."""
    return {spot: number for number, spot in enumerate((*DATA.maps[map].cities, *DATA.maps[map].towns))}


@cache
def fading(fades: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The worth of each one-point delivery after this many others, and of this many together."""
    powers = tuple(fades**number for number in range(sum(DATA.cubes.values())))
    return powers, tuple(accumulate(powers, initial=0.0))


def lengths(ends: Ends, colours: Sequence[int], start: int) -> Reach:
    """STM-129 to STM-134: how far cubes of each colour can go from a city over one's own links."""
    found: dict[int, int] = {}

    def go_on(at: int, seen: int, passed: int, length: int) -> None:
        for end in ends[at]:
            bit = 1 << end
            if seen & bit:
                continue
            colour = colours[end]
            if colour and not colour & passed:
                found[colour] = found.get(colour, 0) | length
            if length < LONGEST and len(ends[end]) > 1:
                go_on(end, seen | bit, passed | colour, length << 1)

    go_on(start, 1 << start, 0, 1)
    return found


class Rails:
    """Links by the numbers of the settlements at their ends, and how far cubes can go over them."""

    def __init__(self, links: Iterable[tuple[int, int]], colours: tuple[int, ...]) -> None:
        """`colours` are those of the settlements, in bits; 0 for a town."""
        ends: dict[int, tuple[int, ...]] = {}
        for one, other in links:
            ends[one] = (*ends.get(one, ()), other)
            ends[other] = (*ends.get(other, ()), one)
        self.ends: Ends = ends
        self.colours = colours
        self._known: dict[int, Reach] = {}

    def reach(self, start: int) -> Reach:
        """How far cubes can go from a settlement of these links."""
        if start not in self._known:
            self._known[start] = lengths(self.ends, self.colours, start)
        return self._known[start]


@lru_cache(maxsize=4096)
def rails(links: tuple[tuple[int, int], ...], colours: tuple[int, ...]) -> Rails:
    """The same links come up again and again: in each decision of a turn, and in each try of a search."""
    return Rails(links, colours)


@lru_cache(maxsize=4096)
def delivered(  # noqa: PLR0917
    cubes: tuple[tuple[int, int], ...], level: int, moves: int, rounds: int, gone: int, unseen: float, fades: float
) -> float:
    """What this many moves bring, with this many rounds to come, if the locomotive is first improved as far as that
    pays. Most projects leave most cubes as they are, so that the same question comes up again and again."""
    far = max((reach.bit_length() for reach, _ in cubes), default=0)
    most = max(level, min(BEST, level + rounds + 1, far))
    return max(series(cubes, better, moves - better + level, gone, unseen, fades) for better in range(level, most + 1))


def series(  # noqa: PLR0917
    cubes: Iterable[tuple[int, int]], most: int, moves: int, gone: int, unseen: float, fades: float
) -> float:
    """What this many moves bring with this locomotive; a move for which no cube is left brings a later one."""
    counts, cut = [0] * (BEST + 1), (1 << most) - 1
    for reach, count in cubes:
        counts[(reach & cut).bit_length()] += count
    left, top = TOP, 0
    for points in range(most, 0, -1):
        if (best := counts[points]) >= left:
            top += points * left
            break
        top, left = top + points * best, left - best
    later = unseen * top / TOP
    counts[(gone & cut).bit_length()] -= 1
    (powers, sums), total, used = fading(fades), 0.0, 0
    for points in range(most, 0, -1):
        if used >= moves:
            break
        if counts[points]:
            upto = min(moves, used + counts[points])
            while upto > used and points * powers[upto - 1] < later:
                upto -= 1
            total += points * (sums[upto] - sums[used])
            used = upto
    return total + later * max(0, moves - used)


class Outlook(Prospects):
    """The present and the future of one player, as a good player sees them."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        super().__init__(view, seat, weights.ahead)
        self.weights = weights
        number = self.number = numbers(view.map)
        bits = [0] * len(number)
        for spot, colour in self.colours.items():
            bits[number[spot]] = BITS[colour]
        self.colour_bits = tuple(bits)
        own = (link.ends for link in view.links if link.owner == seat and link.complete)
        self.links = tuple((number[one], number[other]) for one, other in own)
        self.heaps = [(number[spot], [(BITS[c], n) for c, n in goods.items()]) for spot, goods in self.cubes.items()]
        """The cubes of each city, by its number and by the bits of their colours."""
        builds = self.rounds_left + (view.phase in ("capital", "auction", "tiles", "build"))
        self.need = weights.need * builds

    # -- deliveries

    def rails(self, links: Iterable[tuple[Spot, Spot]] = (), colours: tuple[int, ...] | None = None) -> Rails:
        """One's own complete links, and some more; `colours`: as if the settlements had these, in bits by number."""
        more = [(self.number[one], self.number[other]) for one, other in links]
        return rails(tuple(sorted((*self.links, *more))), colours or self.colour_bits)

    def reach(self, start: Spot) -> Reach:
        """How far cubes can go from a city of one's own network."""
        return self.rails().reach(self.number[start])

    def cubes_at(self, rails: Rails) -> Cubes:
        """All cubes in settlements on these links."""
        found = Cubes()
        for start, goods in self.heaps:
            if start in rails.ends:
                reach = rails.reach(start)
                for colour, count in goods:
                    if far := reach.get(colour):
                        found[far] = found.get(far, 0) + count
        return found

    @cached_property
    def lying(self) -> Cubes:
        """The cubes in settlements on one's own links."""
        return self.cubes_at(self.rails())

    def value(
        self,
        cubes: Cubes,
        level: int | None = None,
        moves: int | None = None,
        *,
        later: float | None = None,
        gone: int = 0,
    ) -> float:
        """What this many moves bring, with these cubes and those that nobody sees yet; `later` replaces `unseen`.

        `gone`: how far the cube that has just been delivered could go. Cubes that nobody sees yet are as good as
        before.
        """
        level = self.player.locomotive if level is None else level
        moves = self.moves if moves is None else moves
        more = level - self.player.locomotive if self.view.standard else 0
        dues = upkeep(more) * (self.rounds_left + 1) * self.weights.dear
        return self.deliveries(cubes, level, moves, later, gone) + self.weights.engine * level * moves - dues

    def deliveries(
        self, cubes: Cubes, level: int | None = None, moves: int = 0, later: float | None = None, gone: int = 0
    ) -> float:
        """What this many moves bring if the locomotive is first improved as far as that pays."""
        level = self.player.locomotive if level is None else level
        unseen = self.weights.unseen if later is None else later
        lying = tuple(sorted(cubes.items()))
        return delivered(lying, level, moves, self.rounds_left, gone, unseen, self.weights.fades)

    @cached_property
    def present(self) -> float:
        """What the remaining moves bring as things stand."""
        return self.value(self.lying)

    # -- money

    def wealth(self, cash: int, income: int) -> float:
        """The worth of cash and income, in VP."""
        if not self.rounds_left:
            return income_vp(income)
        due = income - (upkeep(self.player.locomotive) if self.view.standard else 0)
        final = income * LATE if self.rounds_left > 1 else income_vp(income)
        return final + self._dollars(cash + self.rounds_left * due)

    def _dollars(self, funds: float) -> float:
        """The first dollars are dear; beyond what is needed, each is worth less, down to the cheap ones."""
        dear, cheap, need = self.weights.dear, self.weights.cheap, self.need
        if funds < 0:
            return self.weights.debt * funds
        over = min(max(0.0, funds - need), need)
        falling = dear * over - (dear - cheap) * over * over / (2 * need)
        return dear * min(funds, need) + falling + cheap * max(0.0, funds - 2 * need)

    def price(self, cost: int) -> float:
        """The cost of paying this many dollars, in VP, including raising them."""
        player, due = self.player, loan(self.player, cost)
        after = self.wealth(player.cash + due.cash - cost, player.income - due.income)
        return self.wealth(player.cash, player.income) - after + due.vp

    def income(self, points: int) -> float:
        """The worth of this many points as income, in VP."""
        player, after = self.player, min(self.player.income + points, DATA.income.max)
        return self.wealth(player.cash, after) - self.wealth(player.cash, player.income)


def add(cubes: Cubes, reach: Reach, goods: Goods) -> None:
    """Cubes that come to a city from which they can go this far."""
    for colour, count in goods.items():
        if far := reach.get(BITS[colour]):
            cubes[far] = cubes.get(far, 0) + count
