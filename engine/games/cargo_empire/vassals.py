"""Two players with vassals (rules section 12): step 5 of a turn."""

from __future__ import annotations

from dataclasses import replace

from engine.games.cargo_empire import clans
from engine.games.cargo_empire.clans import closed_to
from engine.games.cargo_empire.delivery import Demand, Supply, demand_of, demanded
from engine.games.cargo_empire.row import MOST
from engine.games.cargo_empire.state import VASSALS, CityKey, Plan, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import place_post, side
from engine.games.cargo_empire.words import name, say


def supplies(state: State, seat: Seat) -> list[Supply]:
    """CGE-180, CGE-212: cities with a cube that some other city has a free demand space for."""
    closed, wanted = closed_to(state, seat), demanded(state)
    return [
        Supply(key, side(city).supply, city.cubes)
        for key, city in state.cities.items()
        if city.cubes and city.level <= MOST and key != closed
        if any(colour == side(city).supply and other not in (key, closed) for other, _, colour in wanted)
    ]


def demands(state: State, seat: Seat, supply: CityKey) -> list[Demand]:
    """CGE-180, CGE-212: free demand spaces of the cube's colour in other cities; no upgrade there is rewarded."""
    closed, cube = closed_to(state, seat), side(state.cities[supply]).supply
    return [
        replace(demand, upgrade=demand.upgrade and "upgrade", reward=False)
        for key, space, colour in demanded(state)
        if colour == cube and key not in (supply, closed)
        for demand in [demand_of(state, seat, key, space)]
    ]


async def place_vassal(turn: Turn) -> None:
    """CGE-180 to CGE-182, CGE-206, CGE-209: a cube goes to the bank and a vassal post comes, if that is possible.

    No cards, no distance, no reward, no kept cube and no rush token.
    """
    state, seat = turn.state, turn.seat
    while options := supplies(state, seat):
        chosen = await clans.ask(turn, "vassal-supply", options)
        if not isinstance(chosen, Supply):
            await clans.use_ability(turn)
            continue
        state.plan = Plan(chosen.city, vassal=True)
        note = say("vassal-note", city=name("city", chosen.city), colour=chosen.colour)
        demand = await turn.table.choose(seat, "vassal-demand", demands(state, seat, chosen.city), note=note)
        state.plan = None
        state.cities[chosen.city].cubes -= 1
        turn.player.vassals -= 1
        cities = {"from": name("city", chosen.city), "to": name("city", demand.city)}
        turn.tell(say("log-vassal", seat=seat, colour=chosen.colour, space=demand.space, **cities))
        place_post(turn.table, demand.city, demand.space, VASSALS + seat)
        return
    turn.tell(say("log-no-vassal", seat=seat))
