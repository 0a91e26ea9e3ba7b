"""Moving goods (rules section 6): one activity of one player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from engine.core.play.ask import Option, Word
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.steam.action_tiles import improve_locomotive
from engine.games.steam.cursor import acting
from engine.games.steam.data import DATA
from engine.games.steam.facts import Hex
from engine.games.steam.money import NO_LOAN, effects
from engine.games.steam.places import place, stops
from engine.games.steam.points import take_points
from engine.games.steam.routes import Points, Route, best_routes, routes
from engine.games.steam.state import Board, Goods, Seat, State
from engine.games.steam.words import Grouped, Listed, in_group, say

IMPROVE, MORE = "improve", in_group("more", "group-else")
PASS = Word("pass", say("pass"), say("pass-effect"), way_out=True, last=True)

MOST_NAMED = 2
"""A label has room for the points of this many rivals."""


@dataclass(frozen=True, slots=True)
class Delivery(Listed):
    """A cube and a route for it: its destination, and the points of every seat. `asked`: the cube has been chosen
    already."""

    map: str
    seat: Seat
    colour: str
    route: Route
    asked: bool = False

    def __str__(self) -> str:
        points = "-".join(map(str, self.route.points))
        return f"{self.start.key}/{self.colour}/{self.end.key}/{points}"

    @property
    def own(self) -> int:
        """The player's points."""
        return self.route.points[self.seat]

    @property
    def start(self) -> Hex:
        """The city where the cube lies."""
        return DATA.maps[self.map].hexes[self.route.via[0]]

    @property
    def end(self) -> Hex:
        """The city it goes to."""
        return DATA.maps[self.map].hexes[self.route.end]

    @property
    def others(self) -> list[Msg]:
        """The points of rivals."""
        return [
            say("points-of", seat=seat, points=its)
            for seat, its in enumerate(self.route.points)
            if its and seat != self.seat
        ]

    def label(self) -> Msg:
        """Which cube goes where, the player's own points, and those of rivals; if those are many, the detail has
        them."""
        others, gain = self.others, sum(self.route.points) - self.own
        named = "way" if self.asked else "delivery"
        return self.say(named, points=self.own, count=len(others), sum=gain, others=others)

    def detail(self) -> Msg | None:
        """The route, if it has stops; before that the points of rivals, if they are too many for the label."""
        return self.over() if len(self.others) <= MOST_NAMED else self.beside()

    def over(self) -> Msg | None:
        """The settlements on the route, None if there are none."""
        return self.say("delivery-effect") if len(self.route.via) > 2 else None

    def beside(self) -> Msg | None:
        """The points of rivals and the settlements on the route, None if there is neither."""
        via = self.route.via[1:-1]
        over = [say("plan-over", places=stops(self.map, via))] if via else []
        return effects([*self.others, *over], NO_LOAN)  # places come last: a name after them would look like a place

    def say(self, key: str, **args: int | list[Msg]) -> Msg:
        """A message about the cube and the settlements on its route."""
        via = stops(self.map, self.route.via[1:-1])
        ends = {"place": place(self.map, self.route.via[0]), "to": place(self.map, self.route.end)}
        return say(key, colour=self.colour, stops=len(via), via=via, **ends, **args)


@dataclass(frozen=True, slots=True)
class Cube(Listed):
    """A cube with several routes, and the best of them; cubes of one colour in a city count as one."""

    best: Delivery

    def __str__(self) -> str:
        return f"{self.best.start.key}/{self.best.colour}"

    def label(self) -> Msg:
        """Which cube."""
        return self.best.say("cube")


async def activity(table: Table[State]) -> None:
    """STM-125, STM-127, STM-220: a player improves the locomotive, moves a cube, or passes.

    The best route of each cube is an option of its own; the others are behind an option that asks for them.
    """
    state, seat = table.state, acting(table.state)
    board, level = state.board, state.players[seat].locomotive
    best = deliveries(board, seat, level)
    options: list[Option] = [found.delivery for found in best]
    options += [MORE] if any(found.different > 1 for found in best) else []
    options += [improvement(level)] if can_improve(state, seat) else []
    chosen = await table.choose(seat, "goods", [*options, PASS], default="pass", note=partial(note, state.lap, level))
    if str(chosen) == IMPROVE:
        state.players[seat].improved = True
        improve_locomotive(table, seat)
    elif chosen is PASS:
        table.tell(say("log-goods-pass", seat=seat))
    elif chosen is MORE:
        await deliver(table, await another_way(table, seat, [found.delivery for found in best if found.different > 1]))
    elif isinstance(chosen, Delivery):
        await deliver(table, chosen)


def note(lap: int, level: int) -> Msg:
    """Which round of the phase it is, and how far cubes can go."""
    return say("goods-note", lap=lap, level=level)


def can_improve(state: State, seat: Seat) -> bool:
    """STM-126: below the highest level, and once in the phase."""
    player = state.players[seat]
    return player.locomotive < DATA.locomotive.max and not player.improved


def improvement(level: int) -> Word:
    """STM-126: improving the locomotive from this level."""
    return Grouped(IMPROVE, say("improve", before=level, level=level + 1), head="group-else")


class Found(NamedTuple):
    """The best delivery of a cube, and how many different ones there are."""

    delivery: Delivery
    different: int


def deliveries(board: Board, seat: Seat, level: int) -> list[Found]:
    """STM-127 to STM-136: for each cube that a player with this locomotive can deliver, its best route, the best first.

    Cubes of one colour in a city count as one.
    """
    found = [
        Found(Delivery(board.map, seat, colour, route), different)
        for _, colour, (route, different) in best_routes(board, seat, level)
    ]
    return sorted(found, key=lambda one: (-one.delivery.own, sum(one.delivery.route.points)))


async def another_way(table: Table[State], seat: Seat, best: Sequence[Delivery]) -> Delivery:
    """STM-127: the player chooses a cube with several routes, then one of them."""
    state = table.state
    board, level = state.board, state.players[seat].locomotive
    cube = await table.choose(seat, "cube", [Cube(delivery) for delivery in best])
    return await table.choose(
        seat, "delivery", ways(board, level, cube.best), note=partial(cube.best.say, "delivery-note")
    )


def ways(board: Board, level: int, best: Delivery) -> list[Delivery]:
    """STM-127: all routes of a cube, the best first."""
    found = routes(board, best.seat, level, best.route.via[0], best.colour)
    return [replace(best, route=route, asked=True) for route in found]


async def deliver(table: Table[State], chosen: Delivery) -> None:
    """STM-137 to STM-140: the cube goes to the bag, and everyone whose links it used takes points."""
    state, seat, start, points = table.state, chosen.seat, chosen.route.via[0], chosen.route.points
    state.goods[start] = without(state.goods[start], chosen.colour)
    state.bag = with_one(state.bag, chosen.colour)
    table.tell(chosen.say("log-delivery", seat=seat, points=points[seat]))
    for scorer in scorers(state, seat, points):
        await take_points(table, scorer, points[scorer], mover=seat)


def scorers(state: State, mover: Seat, points: Points) -> list[Seat]:
    """STM-140, STM-213: the mover, then the others by their position."""
    return [mover, *(seat for seat in state.order if seat != mover and points[seat])]


def without(goods: Goods, colour: str) -> Goods:
    """One cube less."""
    return {c: n - (c == colour) for c, n in goods.items() if n > (c == colour)}


def with_one(goods: Goods, colour: str) -> Goods:
    """One cube more."""
    return {c: goods.get(c, 0) + (c == colour) for c in DATA.colours if c in goods or c == colour}
