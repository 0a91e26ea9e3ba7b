"""The main parts of the four actions: station, rails, office and sale (rules sections 4 to 7)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from msgspec.structs import replace

from engine.core.ask import Word
from engine.core.msg import Msg
from engine.games.railroad_revolution.building import lay_rail, lookout, office, piece_option, put_office, put_station
from engine.games.railroad_revolution.conditions import station_helps, wanted
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import card
from engine.games.railroad_revolution.mat import Piece, for_sale, pieces, sale_sector, sale_value, take_leftmost
from engine.games.railroad_revolution.network import (
    MOST_TRIANGLES,
    available_cities,
    available_spaces,
    first_in,
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
    shares_to_sell,
    station_placed,
)
from engine.games.railroad_revolution.people import fits_with, now
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.scoring import value, wealth
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import DONE, say, way_out, yes


def can_place(turn: Turn) -> bool:
    """RRV-167: whether the placement or sale can be done now so that the turn can be finished."""
    here = turn.outlook()
    return any(turn.search.finishable(after) for after in turn.search.placings(here, turn.action))


def is_easy(turn: Turn, here: Outlook, cost: int) -> bool:
    """Whether there are workers and money enough for a placement that costs so much."""
    return here.workforce >= turn.least and here.wealth >= cost


def leads_on(turn: Turn, here: Outlook, action: Action, extra: tuple[str, ...] = ()) -> bool:
    """RRV-167: whether the turn can still be finished once the action stands like this."""
    if action.shares or extra:
        here = replace(here, shares=here.shares + action.shares, extra=extra)
    return turn.search.finishable_with(here, action)


async def build_station(turn: Turn) -> None:
    """RRV-047, RRV-048, RRV-162: the leftmost building goes to an available city; the cost is due at the close."""
    chosen = await turn.choose(
        "city", partial(sites, turn), note=partial(say, "city-note", money=turn.player.money, shares=turn.player.shares)
    )
    placed = station_placed(turn.state, turn.action, chosen.city)
    take_leftmost(turn.player, "building")
    put_station(turn, chosen.city)
    turn.state.action = placed


def sites(turn: Turn) -> list[Site]:
    """RRV-048, RRV-167: the cities for a station."""
    found, here, means = [], turn.outlook(), now(turn.player)
    vp = value(turn.player, "stations")
    lacking, again = wanted(turn.state, turn.seat), turn.action.worker == "gray" and turn.action.effect != "white"
    for city in available_cities(turn.state, turn.seat):
        cost, first = DATA.cities[city].station_cost, first_in(turn.state.stations[city])
        if is_easy(turn, here, cost) or leads_on(turn, here, station_placed(turn.state, turn.action, city)):
            tile, sold = turn.state.city_tiles[city], shares_to_sell(turn.player.money, cost)
            helps, met = station_helps(lacking, city), fits_with(turn.player, means, DATA.city_tiles[tile].primary)
            sold = min(sold, turn.player.shares)
            found.append(Site(city, cost, first, tile, met, sold, first or again, helps, vp))
    return sorted(found, key=Site.rank)


async def build_rails(turn: Turn) -> None:
    """RRV-055, RRV-059, RRV-061, RRV-066, RRV-177: one rail after the other; the third of turquoise may be left out."""
    while left := rails_to_place(turn.state, turn.seat, turn.action):
        chosen = await turn.may_choose(
            "rail",
            partial(rails, turn),
            done=partial(enough_rails, turn) if 0 in left else None,
            note=partial(rail_note, turn, left),
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


def rail_note(turn: Turn, left: tuple[int, ...]) -> Msg:
    """RRV-056: how many rails are still to be placed, and what the action costs so far."""
    cost = rail_cost(turn.action.triangles)
    have = wealth(turn.player)
    # gray and orange bring what is missing once the rails lie
    note = say("rail-note", left=max(left), most=yes(len(left) > 1), cost=cost, have=have, helped=yes(cost > have))
    deal = any(DATA.spaces[space].deal for space in available_spaces(tuple(turn.player.built)))
    return say("note-deal", note=note, deals=card(turn)) if deal and turn.explains else note


def enough_rails(turn: Turn) -> Word | None:
    """RRV-066, RRV-167: leaving out the third rail."""
    placed = rails_placed(turn.action, 0, 0, deal=False)
    if not leads_on(turn, turn.outlook(), placed):
        return None
    before, turn.state.action = turn.action, placed
    last = turn.over_after()
    turn.state.action = before
    return way_out(DONE, say("forgo-rail"), last=last)


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


def rails(turn: Turn) -> list[Rail]:
    """RRV-056, RRV-057, RRV-060, RRV-167: the spaces for the next rail of the action."""
    found, here, look = [], turn.outlook(), lookout(turn)
    left = max(rails_to_place(turn.state, turn.seat, turn.action))
    for space in available_spaces(tuple(turn.player.built)):
        triangles = DATA.spaces[space].triangles
        dearest = rail_cost(turn.action.triangles + triangles + (left - 1) * MOST_TRIANGLES)
        if is_easy(turn, here, dearest) or leads_on(turn, here, one_rail_more(turn.action, space), (space,)):
            total = rail_cost(turn.action.triangles + triangles)
            sold = shares_to_sell(turn.player.money, total)
            city, helps, vp = look(space)
            found.append(Rail(space, triangles * RULE.railway_triangle_cost, sold, total, city, helps, vp))
    return sorted(found, key=Rail.rank)


async def build_office(turn: Turn) -> None:
    """RRV-068 to RRV-070: the leftmost building goes to a sector, which gives its shares."""
    chosen = await turn.choose("sector", partial(sectors, turn), note=partial(sector_note, turn))
    placed = office_placed(turn.state, turn.action, chosen.sector)
    take_leftmost(turn.player, "building")
    put_office(turn, chosen.sector)
    turn.state.action = placed
    turn.take_shares(placed.shares)


def sector_note(turn: Turn) -> Msg:
    """RRV-072, RRV-107: what shares are good for, and the deals that an office could lead to."""
    deal = any(DATA.sectors[sector].deal for sector in free_sectors(turn.state, turn.seat))
    return say("sector-note-deal", deals=card(turn)) if deal and turn.explains else say("sector-note")


def sectors(turn: Turn) -> list[Office]:
    """RRV-068, RRV-167: the sectors for an office."""
    found, here, means = [], turn.outlook(), now(turn.player)
    for sector in free_sectors(turn.state, turn.seat):
        if is_easy(turn, here, 0) or leads_on(turn, here, office_placed(turn.state, turn.action, sector)):
            found.append(office(turn, sector, shares=True, now=means))
    return sorted(found, key=Office.rank)


async def sell_piece(turn: Turn) -> None:
    """RRV-078, RRV-198: one piece of the lowest-numbered sector goes to the box for money."""
    value, sector = sale_value(turn.player), sale_sector(turn.player)
    assert sector is not None
    left = {piece: sum(pieces(turn.player, piece)) - 1 for piece in for_sale(turn.player)}
    options = [piece_option(piece, value, count) for piece, count in left.items()]
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
    box: (key, say(f"{key}-{box}"))
    for box, key in (("station", "build"), ("railway", "build"), ("telegraph", "build"), ("trade", "sell-piece"))
}
