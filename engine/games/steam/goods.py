"""Moving goods (rules section 6): one activity of one player."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.steam.action_tiles import improve_locomotive
from engine.games.steam.cursor import acting
from engine.games.steam.data import DATA
from engine.games.steam.facts import Hex
from engine.games.steam.points import take_points
from engine.games.steam.routes import Points, Route, most_points, routes
from engine.games.steam.state import Goods, Seat, Spot, State
from engine.games.steam.words import PASS, say, word

IMPROVE = word("improve")


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube that can be delivered: where it lies, its colour, and the player's points on the best route."""

    city: Hex
    colour: str
    most: int

    def __str__(self) -> str:
        return f"{self.city.key}/{self.colour}"

    def label(self) -> Msg:
        """Which cube."""
        return say("cube", colour=self.colour, place=self.city.name)

    def detail(self) -> Msg:
        """What it can bring."""
        return say("cube-effect", points=self.most)


@dataclass(frozen=True, slots=True)
class Delivery:
    """A way to deliver a cube: where to, and the points of every seat."""

    route: Route
    hexes: dict[Spot, Hex]
    seat: Seat

    def __str__(self) -> str:
        return f"{self.hexes[self.route.end].key}/{'-'.join(map(str, self.route.points))}"

    def label(self) -> Msg:
        """Where to, the player's own points, and those of the rivals."""
        end, points = self.hexes[self.route.end].name, self.route.points
        others = [
            say("points-of", seat=seat, points=its) for seat, its in enumerate(points) if its and seat != self.seat
        ]
        return say("delivery", place=end, points=points[self.seat], count=len(others), others=others)

    def detail(self) -> Msg:
        """Which way."""
        via = [say("stop", place=self.hexes[spot].name) for spot in self.route.via[1:-1]]
        return say("delivery-effect", stops=len(via), via=via)


async def activity(table: Table[State]) -> None:
    """STM-125, STM-220: a player improves the locomotive, moves a cube, or passes."""
    state, seat = table.state, acting(table.state)
    options: list[Option] = [*cubes(state, seat)]
    if can_improve(state, seat):
        options.append(IMPROVE)
    note = say("goods-note", lap=state.lap, level=state.players[seat].locomotive)
    chosen = await table.choose(seat, "goods", [*options, PASS], default="pass", note=note)
    if isinstance(chosen, Cube):
        await deliver(table, seat, chosen)
    elif chosen is IMPROVE:
        state.players[seat].improved = True
        improve_locomotive(table, seat)
    else:
        table.tell(say("log-goods-pass", seat=seat))


def can_improve(state: State, seat: Seat) -> bool:
    """STM-126: below the highest level, and once in the phase."""
    player = state.players[seat]
    return player.locomotive < DATA.locomotive.max and not player.improved


def cubes(state: State, seat: Seat) -> list[Cube]:
    """STM-127 to STM-136: the cubes that this player can deliver; cubes of a colour in a city are one."""
    hexes = DATA.maps[state.map].hexes
    return [
        Cube(hexes[spot], colour, best[colour])
        for spot, best in most_points(state, seat).items()
        for colour in state.goods[spot]
        if colour in best
    ]


def deliveries(state: State, seat: Seat, start: Spot, colour: str) -> list[Delivery]:
    """STM-130, STM-131: where a cube can go and how, the most own points first."""
    hexes = DATA.maps[state.map].hexes
    return [Delivery(route, hexes, seat) for route in routes(state, seat, start, colour)]


async def deliver(table: Table[State], seat: Seat, cube: Cube) -> None:
    """STM-127, STM-137 to STM-140: the cube goes to the bag, and everybody whose links it used takes points."""
    state = table.state
    start = DATA.maps[state.map].named[cube.city.key]
    chosen = await table.choose(seat, "delivery", deliveries(state, seat, start, cube.colour))
    state.goods[start] = without(state.goods[start], cube.colour)
    state.bag = with_one(state.bag, cube.colour)
    to, points = chosen.hexes[chosen.route.end].name, chosen.route.points
    table.tell(say("log-delivery", seat=seat, colour=cube.colour, place=cube.city.name, to=to, points=points[seat]))
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
