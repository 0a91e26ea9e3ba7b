"""Two players with vassals (rules section 12): step 5 of a turn."""

from __future__ import annotations

from functools import partial

from engine.games.cargo_empire import clans
from engine.games.cargo_empire.cities import MOST, side
from engine.games.cargo_empire.clans import closed_to
from engine.games.cargo_empire.delivery import demanded
from engine.games.cargo_empire.offers import Demand, Supply
from engine.games.cargo_empire.state import VASSALS, CityKey, Planned, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import place_post
from engine.games.cargo_empire.words import name, say


def supplies(state: State, seat: Seat) -> list[Supply]:
    """CGE-180, CGE-212: cities with a cube for which some other city has a free demand space."""
    closed, wanted = closed_to(state, seat), demanded(state)
    return [
        Supply(key, side(city).supply)
        for key, city in state.cities.items()
        if city.cubes and city.level <= MOST and key != closed
        if any(colour == side(city).supply and other not in (key, closed) for other, _, colour in wanted)
    ]


def demands(state: State, seat: Seat, supply: CityKey) -> list[Demand]:
    """CGE-180, CGE-212: free demand spaces of the cube's colour in other cities."""
    closed, there = closed_to(state, seat), state.cities[supply]
    if not there.cubes:
        return []
    cube = side(there).supply
    return [
        Demand(key, space, colour)
        for key, space, colour in demanded(state)
        if colour == cube and key not in (supply, closed)
    ]


async def place_vassal(turn: Turn) -> None:
    """CGE-180 to CGE-182, CGE-206, CGE-209: a cube goes to the bank and a vassal post comes, if that is possible.

    No cards, no distance, no reward, no kept cube and no rush token.
    """
    state, seat = turn.state, turn.seat
    found = await choose_cities(turn)
    if found is None:
        turn.tell(say("log-no-vassal", seat=seat))
        return
    supply, demand = found
    state.cities[supply.city].cubes -= 1
    turn.player.vassals -= 1
    cities = {"from": name("city", supply.city), "to": name("city", demand.city)}
    turn.tell(say("log-vassal", seat=seat, colour=supply.colour, space=demand.space, **cities))
    place_post(turn.table, demand.city, demand.space, VASSALS + seat)


async def choose_cities(turn: Turn) -> tuple[Supply, Demand] | None:
    """CGE-180, CGE-181, CGE-228: where the vassal delivers from and to; None if that is impossible.

    A paid ability may come before either answer, and may take the cube away from the chosen city.
    """
    state, seat, table = turn.state, turn.seat, turn.table
    between = clans.paid(turn)
    while supply := await table.choose(
        seat, "vassal-supply", lambda: supplies(state, seat), between=between, pause=True, hand=turn
    ):
        state.plan = Planned(supply.city, vassal=True)
        note = say("vassal-note", city=name("city", supply.city), colour=supply.colour)
        here = partial(demands, state, seat, supply.city)
        demand = await table.choose(seat, "vassal-demand", here, note=note, between=between, hand=turn)
        state.plan = None
        if demand is not None:
            return supply, demand
    return None
