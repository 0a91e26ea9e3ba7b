"""Placing rails and buildings on the map, whatever allows it (rules sections 4 to 6 and 15)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from engine.core.play.ask import Word
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.mat import Piece, take_leftmost
from engine.games.railroad_revolution.network import (
    TOP_LEVEL,
    available_cities,
    available_spaces,
    first_in,
    free_sectors,
    network,
)
from engine.games.railroad_revolution.places import Office, Rail, Site, office, rail, reached, site, space_name
from engine.games.railroad_revolution.scoring import value
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import name, say, yes


def keeps_a_piece_to_sell(turn: Turn) -> bool:
    """RRV-036, RRV-167: whether a piece can be spared: a Trade that has not sold yet needs one to sell."""
    action = turn.state.action
    if action is None or action.box != "trade" or action.placed:
        return True
    return sum(turn.player.rails) + sum(turn.player.buildings) > 1


# -- rails


def free_rails(turn: Turn, price: int = 0) -> Iterator[Rail]:
    """RRV-057, RRV-133, RRV-134, RRV-152, RRV-162: the spaces for the leftmost rail that pays no terrain."""
    if any(turn.player.rails) and keeps_a_piece_to_sell(turn):
        for space in available_spaces(tuple(turn.player.built)):
            if turn.can(price, extra=space):
                yield rail(space, price)


async def place_free_rail(turn: Turn, price: int, optional: bool) -> None:
    """RRV-133, RRV-134, RRV-152, RRV-178: the leftmost rail, without terrain and without a deal."""
    chosen = await turn.may_choose("rail", partial(free_rails, turn, price), done=turn.can if optional else None)
    if chosen is not None:
        turn.pay(price)
        take_leftmost(turn.player, "rail")
        lay_rail(turn, chosen.space)


def lay_rail(turn: Turn, space: str) -> None:
    """RRV-055, RRV-173: a rail of the player lies on this space from now on."""
    city = reached(network(tuple(turn.player.built)), space)
    turn.player.built.append(space)
    turn.tell("rail", line=space_name(space), space=space, vp=points(turn, city))


def points(turn: Turn, city: str) -> int:
    """RRV-115: the VP that connecting a city ("": none) scores now."""
    return value(turn.player, "network") if city and DATA.cities[city].level == TOP_LEVEL else 0


async def place_spare_rail(turn: Turn) -> None:
    """RRV-122, RRV-179: the rail set aside goes on any available space, without any effect of its icons."""
    spaces = available_spaces(tuple(turn.player.built))
    chosen = await turn.choose("rail", lambda: map(rail, spaces))
    turn.player.spare_rails -= 1
    lay_rail(turn, chosen.space)


# -- buildings


def raise_building(turn: Turn, owners: list[int]) -> bool:
    """RRV-050, RRV-070, RRV-174: a building joins those that are there already. Returns whether it is the first."""
    first = first_in(owners)
    owners.append(turn.seat)
    return first


def free_sites(turn: Turn) -> list[Site]:
    """RRV-153: the cities for a station that costs nothing and brings nothing but itself."""
    if not any(turn.player.buildings) or not keeps_a_piece_to_sell(turn):
        return []
    return [site(city) for city in available_cities(turn.state, turn.seat)]


async def place_free_station(turn: Turn) -> None:
    """RRV-153, RRV-174: the leftmost building as a station, without cost and without a reward."""
    if sites := free_sites(turn):
        chosen = await turn.choose("city", lambda: sites)
        take_leftmost(turn.player, "building")
        put_station(turn, chosen.city)


async def place_spare_station(turn: Turn) -> None:
    """RRV-126: the building set aside, in Washington or Charlotte."""
    cities = [city for city in available_cities(turn.state, turn.seat) if DATA.cities[city].level == 1]
    sites = [site(city) for city in cities if first_in(turn.state.stations[city])]
    chosen = await turn.choose("city", lambda: sites)
    turn.player.spare_buildings -= 1
    put_station(turn, chosen.city)


def put_station(turn: Turn, city: str) -> bool:
    """RRV-050: a station stands in this city from now on. Returns whether it is the first."""
    first = raise_building(turn, turn.state.stations[city])
    turn.tell("station", city=name("city", city), first=yes(first), vp=value(turn.player, "stations"))
    return first


def link_vp(turn: Turn, sector: int) -> int:
    """RRV-118: the VP for the links of an office in this sector to the player's neighbouring offices."""
    offices, seat = turn.state.offices, turn.seat
    return sum(
        link.vp
        for link in DATA.links
        if (sector == link.left and seat in offices[link.right])
        or (sector == link.right and seat in offices[link.left])
    )


def free_offices(turn: Turn) -> list[Office]:
    """RRV-154: the sectors for an office that brings nothing."""
    if not any(turn.player.buildings) or not keeps_a_piece_to_sell(turn):
        return []
    return [office(sector) for sector in free_sectors(turn.state, turn.seat)]


async def place_free_office(turn: Turn) -> None:
    """RRV-154, RRV-174: the leftmost building as an office, without shares, tile and deal."""
    if offices := free_offices(turn):
        chosen = await turn.choose("sector", lambda: offices)
        take_leftmost(turn.player, "building")
        put_office(turn, chosen.sector)


async def place_spare_office(turn: Turn) -> None:
    """RRV-124: the building set aside, on the first-office space of a sector with a deal icon."""
    sectors = [sector for sector in free_sectors(turn.state, turn.seat) if DATA.sectors[sector].deal]
    offices = [office(sector) for sector in sectors if first_in(turn.state.offices[sector])]
    chosen = await turn.choose("sector", lambda: offices)
    turn.player.spare_buildings -= 1
    put_office(turn, chosen.sector)


def put_office(turn: Turn, sector: int) -> bool:
    """RRV-070: an office stands in this sector from now on. Returns whether it is the first."""
    vp = link_vp(turn, sector) + value(turn.player, "telegraph")
    first = raise_building(turn, turn.state.offices[sector])
    turn.tell("office", sector=sector, first=yes(first), vp=vp)
    return first


@cache
def piece_option(piece: Piece, money: int) -> Word:
    """A piece to sell for this much."""
    return Word(piece, say(f"piece-{piece}", money=money))
