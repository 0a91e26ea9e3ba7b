"""The main parts of the four actions: station, rails, office and sale (rules sections 4 to 7)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from msgspec.structs import replace

from engine.core.play.ask import Word
from engine.games.railroad_revolution.building import lay_rail, piece_option, put_office, put_station
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.mat import Piece, for_sale, pieces, sale_sector, sale_value, take_leftmost
from engine.games.railroad_revolution.network import (
    MOST_TRIANGLES,
    available_cities,
    available_spaces,
    free_sectors,
)
from engine.games.railroad_revolution.outlook import (
    RAILS,
    RULE,
    Outlook,
    office_placed,
    rail_cost,
    rails_placed,
    rails_to_place,
    shares_from,
    station_placed,
)
from engine.games.railroad_revolution.places import Office, Rail, Site, office, rail, site
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import say


def can_place(turn: Turn) -> bool:
    """RRV-167: whether the placement or sale can be done now and the turn still be finished."""
    here = turn.outlook()
    return any(turn.search.finishable(after) for after in turn.search.placings(here, turn.action))


def is_easy(turn: Turn, here: Outlook, cost: int) -> bool:
    """Whether there are enough workers and money for a placement at this cost."""
    return here.workforce >= turn.least and here.wealth >= cost


def leads_on(turn: Turn, here: Outlook, action: Action, extra: tuple[str, ...] = ()) -> bool:
    """RRV-167: whether the turn can still be finished with the action in this state."""
    if action.shares or extra:
        here = replace(here, shares=here.shares + action.shares, extra=extra)
    return turn.search.finishable_with(here, action)


async def build_station(turn: Turn) -> None:
    """RRV-047, RRV-048, RRV-162: the leftmost building goes to an available city; the cost is due at the close."""
    chosen = await turn.choose("city", partial(sites, turn))
    placed = station_placed(turn.state, turn.action, chosen.city)
    take_leftmost(turn.player, "building")
    put_station(turn, chosen.city)
    turn.state.action = placed


def sites(turn: Turn) -> Iterator[Site]:
    """RRV-048, RRV-167: the cities for a station."""
    here = turn.outlook()
    for city in available_cities(turn.state, turn.seat):
        cost = DATA.cities[city].station_cost
        if is_easy(turn, here, cost) or leads_on(turn, here, station_placed(turn.state, turn.action, city)):
            yield site(city, cost)


async def build_rails(turn: Turn) -> None:
    """RRV-055, RRV-059, RRV-061, RRV-066, RRV-177: one rail after the other; the third of turquoise may be left out."""
    while left := rails_to_place(turn.state, turn.seat, turn.action):
        chosen = await turn.may_choose(
            "rail",
            partial(rails, turn),
            done=partial(enough_rails, turn) if 0 in left else None,
        )
        if chosen is None:
            break
        action = one_rail_more(turn.action, chosen.space)
        take_leftmost(turn.player, "rail")
        lay_rail(turn, chosen.space)
        turn.state.action = action
        if max(left) == 1:
            break
    assert turn.action.rails, "Railway without a rail"
    turn.state.action = rails_placed(turn.action, 0, 0, deal=False)


def enough_rails(turn: Turn) -> bool:
    """RRV-066, RRV-167: whether the third rail may be left out."""
    return leads_on(turn, turn.outlook(), rails_placed(turn.action, 0, 0, deal=False))


def one_rail_more(action: Action, space: str) -> Action:
    """RRV-056, RRV-062, RRV-066: the action with one more rail."""
    facts = DATA.spaces[space]
    return replace(
        action,
        rails=action.rails + 1,
        triangles=action.triangles + facts.triangles,
        deal=action.deal or facts.deal,
        effect="own" if action.rails + 1 > RAILS else action.effect,
    )


def rails(turn: Turn) -> Iterator[Rail]:
    """RRV-056, RRV-057, RRV-060, RRV-167: the spaces for the next rail of the action."""
    here, action = turn.outlook(), turn.action
    left = max(rails_to_place(turn.state, turn.seat, action))
    for space in available_spaces(tuple(turn.player.built)):
        triangles = DATA.spaces[space].triangles
        dearest = rail_cost(action.triangles + triangles + (left - 1) * MOST_TRIANGLES)
        if is_easy(turn, here, dearest) or leads_on(turn, here, one_rail_more(action, space), (space,)):
            yield rail(space, triangles * RULE.railway_triangle_cost, action=True)


async def build_office(turn: Turn) -> None:
    """RRV-068 to RRV-070: the leftmost building goes to a sector, which gives its shares."""
    chosen = await turn.choose("sector", partial(sectors, turn))
    placed = office_placed(turn.state, turn.action, chosen.sector)
    take_leftmost(turn.player, "building")
    put_office(turn, chosen.sector)
    turn.state.action = placed
    turn.take_shares(placed.shares)


def sectors(turn: Turn) -> Iterator[Office]:
    """RRV-068, RRV-167: the sectors for an office."""
    here = turn.outlook()
    easy = is_easy(turn, here, 0)
    for sector in free_sectors(turn.state, turn.seat):
        if easy or leads_on(turn, here, office_placed(turn.state, turn.action, sector)):
            yield office(sector, shares_from(turn.state, sector))


async def sell_piece(turn: Turn) -> None:
    """RRV-078, RRV-198: one piece of the lowest-numbered sector goes to the box for money."""
    value, sector = sale_value(turn.player), sale_sector(turn.player)
    assert sector is not None
    options = [piece_option(piece, value) for piece in for_sale(turn.player)]
    chosen = await turn.choose("piece", lambda: options)
    piece: Piece = "rail" if str(chosen) == "rail" else "building"
    pieces(turn.player, piece)[sector] -= 1
    if piece == "rail":
        turn.player.boxed_rails += 1
    else:
        turn.player.boxed_buildings += 1
    turn.player.money += value
    turn.tell("sale", piece=piece, sector=sector + 1, money=value)
    turn.state.action = replace(turn.action, placed=True)


PLACE: dict[str, Callable[[Turn], Awaitable[None]]] = {
    "station": build_station,
    "railway": build_rails,
    "telegraph": build_office,
    "trade": sell_piece,
}
BUILD = {
    box: Word(key, say(f"{key}-{box}"))
    for box, key in (("station", "build"), ("railway", "build"), ("telegraph", "build"), ("trade", "sell-piece"))
}
