"""Positions that no game would come to: any board, scales, cities, bankruptcies and phase, as far as they can be."""

from __future__ import annotations

from random import Random

from engine.games.steam.conservation import check
from engine.games.steam.data import DATA
from engine.games.steam.state import Goods, State
from tests.engine.games.steam.build import position, rest
from tests.engine.games.steam.test_every_placement import strew

PHASES = {False: ("tiles", "build", "goods"), True: ("capital", "auction", "tiles", "build", "goods")}
CASH, INCOME, LEVEL, VP = (
    (0, 0, 1, 2, 5, 13, 40),
    (-10, -10, -9, -3, 0, 4, 9, 10),
    (1, 2, 4, 5, 6, 6),
    (0, 0, 1, 2, 3, 17),
)


def anywhere(seed: int) -> State:
    """A position that keeps the laws; at least two players are left."""
    chance = Random(seed)
    seats, standard = chance.randint(3, 6), chance.random() < 0.5
    phase = chance.choice(PHASES[standard])
    fallen = chance.sample(range(seats), min(seats - 2, chance.choice((0, 0, 1, 2, 4))))
    order = chance.sample([seat for seat in range(seats) if seat not in fallen], seats - len(fallen))
    up = chance.randrange(len(order))
    map = chance.choice(("northeast", "ruhr"))
    state = position(seats, order[up], map=map, standard=standard, phase=phase, order=order, seed=seed)
    state.lap = chance.choice((1, 2)) if phase == "goods" else 1
    last = DATA.players[seats].rounds
    state.round = chance.choice((1, last, chance.randint(1, last)))
    chosen = order if phase in ("build", "goods") else order[:up] if phase == "tiles" else []
    scales(state, chance, chosen)
    for place, seat in enumerate(fallen, 1):
        state.players[seat].fallen = place
    if phase in ("capital", "auction"):
        state.players[order[-1]].free_pass = state.round > 1
    if phase == "auction":
        state.acting, state.waiting = None, []
    cities(state, chance)
    strew(state, chance, order)
    check(state)
    return state


def scales(state: State, chance: Random, chosen: list[int]) -> None:
    """Everybody's money, income, VP and locomotive; an action tile for those who have chosen."""
    numbers = chance.sample(list(DATA.action_tiles), len(DATA.action_tiles))
    for seat, player in enumerate(state.players):
        player.cash, player.income = chance.choice(CASH), chance.choice(INCOME)
        player.locomotive, player.built = chance.choice(LEVEL), chance.random() < 0.7
        player.points = {"deliveries": vp} if (vp := chance.choice(VP)) else {}
        if seat in chosen:
            player.tile = numbers[seat]
            player.passed = player.tile in (5, 7) and not state.standard and chance.random() < 0.3
            player.used = state.phase == "goods" and not player.passed


def cities(state: State, chance: Random) -> None:
    """New Cities, markers, and fewer cubes everywhere."""
    facts = DATA.maps[state.map]
    state.supply = [fewer(space, chance) if chance.random() < 0.5 else {} for space in state.supply]
    state.goods = {city: fewer(goods, chance) for city, goods in state.goods.items()}
    for town in chance.sample(list(facts.towns), chance.choice((0, 0, 2, 5, 8))):
        colour = chance.choice(list(state.new_city_tiles))
        state.new_cities[town] = colour
        state.new_city_tiles = {c: left for c, n in state.new_city_tiles.items() if (left := n - (c == colour))}
        state.goods[town] = fewer({"red": 1, "blue": 1, "grey": 1}, chance)
    state.grown = chance.sample(list(facts.cities), min(state.round - 1, chance.choice((0, 3, 9))))
    state.bag = rest(state)


def fewer(goods: Goods, chance: Random) -> Goods:
    """Some of these cubes."""
    return {colour: left for colour, count in goods.items() if (left := chance.randint(0, count))}
