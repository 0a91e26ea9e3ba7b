"""Setup (rules sections 1, 3 and 10). All chance of the game is here (STM-219)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.play.rng import Rng
from engine.games.steam.data import DATA
from engine.games.steam.state import Goods, Phase, Player, Seat, State


def setup(seats: int, variants: Mapping[str, str], rng: Rng) -> State:
    """STM-011 to STM-023, STM-181: the table before the first decision."""
    standard, learning = variants["rules"] == "standard", variants["order"] == "learning"
    phase: Phase = "capital" if standard else "tiles" if learning else "auction"
    bag = [colour for colour, count in DATA.cubes.items() for _ in range(count)]
    rng.shuffle(bag)
    goods = draw_for_cities(bag, variants["map"], seats)
    supply = [draw(bag, DATA.players[seats].cubes_per_supply_space) for _ in range(DATA.supply_spaces)]
    order = first_order(phase, deal_action_tiles(seats, rng))
    state = State(
        rng=rng.value,
        map=variants["map"],
        standard=standard,
        players=[new_player() for _ in range(seats)],
        order=order,
        goods=goods,
        supply=supply,
        bag=counted(bag),
        new_city_tiles=dict(DATA.new_cities),
        phase=phase,
        round=DATA.start.round,
    )
    if phase == "tiles":
        pay_out_by_position(state)
    return state


def new_player() -> Player:
    """STM-022, STM-043, STM-162: what everyone starts with."""
    start = DATA.start
    return Player(cash=start.cash, income=start.income, locomotive=start.locomotive)


def draw_for_cities(bag: list[str], map: str, seats: int) -> dict[str, Goods]:
    """STM-017, STM-018, STM-182: the printed cities in ascending (q, r) receive their start numbers of cubes."""
    found = DATA.maps[map]
    delta = found.start_goods_delta_3_players if seats == 3 else 0
    return {city: draw(bag, found.hexes[city].start_goods + delta) for city in found.cities}


def draw(bag: list[str], count: int) -> Goods:
    """This many cubes from the shuffled bag."""
    return counted([bag.pop() for _ in range(count)])


def counted(cubes: list[str]) -> Goods:
    """How many cubes there are of each colour."""
    return {colour: cubes.count(colour) for colour in DATA.colours if colour in cubes}


def deal_action_tiles(seats: int, rng: Rng) -> list[int]:
    """STM-037, STM-044, STM-161: a random action tile for each seat, by number; the tiles are returned at once."""
    numbers = list(DATA.action_tiles)
    rng.shuffle(numbers)
    return numbers[:seats]


def first_order(phase: Phase, dealt: list[int]) -> list[Seat]:
    """STM-044, STM-161: by the dealt tiles (Standard), or clockwise from the lowest one.

    In the Base game, the latter also decides who opens the auction of the positions (STM-037), and who follows.
    """
    seats = len(dealt)
    if phase == "capital":
        return sorted(range(seats), key=lambda seat: dealt[seat])
    first = dealt.index(min(dealt))
    return [(first + step) % seats for step in range(seats)]


def pay_out_by_position(state: State) -> None:
    """STM-045: position k starts with k - 1 dollars."""
    for index, seat in enumerate(state.order):
        state.players[seat].cash += index
