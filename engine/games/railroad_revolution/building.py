"""Placing rails and buildings on the map, whatever lets a player do so (rules sections 4 to 6 and 15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from engine.core.ask import Word
from engine.games.railroad_revolution.conditions import Help, rail_helps, station_helps, wanted
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
from engine.games.railroad_revolution.outlook import shares_to_sell
from engine.games.railroad_revolution.places import Office, Rail, Site, reached, space_name
from engine.games.railroad_revolution.scoring import value
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import ANY_TIME, Now, name, say, yes


def keeps_a_piece_to_sell(turn: Turn) -> bool:
    """RRV-036, RRV-167: a Trade that has not sold yet needs a piece for it."""
    action = turn.state.action
    if action is None or action.box != "trade" or action.placed:
        return True
    return sum(turn.player.rails) + sum(turn.player.buildings) > 1


# -- rails


def free_rails(turn: Turn, price: int = 0) -> list[Rail]:
    """RRV-057, RRV-133, RRV-134, RRV-152, RRV-162: the spaces for the leftmost rail that pays no terrain."""
    return rails_on(turn, spaces_for_a_free_rail(turn, price), price, shares_to_sell(turn.player.money, price))


def spaces_for_a_free_rail(turn: Turn, price: int = 0) -> Iterator[str]:
    """The same as spaces."""
    if any(turn.player.rails) and keeps_a_piece_to_sell(turn):
        yield from (space for space in available_spaces(tuple(turn.player.built)) if turn.can(price, extra=space))


def rails_on(turn: Turn, spaces: Iterable[str], price: int = 0, sold: int = 0) -> list[Rail]:
    """Rails that pay no terrain on these spaces, the most useful first."""
    found, look = [], lookout(turn)
    for space in spaces:
        city, helps, vp = look(space)
        found.append(Rail(space, price, sold, 0, city, helps, vp))
    return sorted(found, key=Rail.rank)


def lookout(turn: Turn) -> Callable[[str], tuple[str, Help | None, int]]:
    """A function that says of a space which city a rail there connects ("": none), what that does for a milestone, and
    what it scores (RRV-115)."""
    lacking, nodes = wanted(turn.state, turn.seat), network(tuple(turn.player.built))
    sites, top = available_cities(turn.state, turn.seat) if lacking else [], value(turn.player, "network")

    def look(space: str) -> tuple[str, Help | None, int]:
        city = reached(nodes, space)
        vp = top if city and DATA.cities[city].level == TOP_LEVEL else 0
        return city, rail_helps(lacking, space, city, sites), vp

    return look


async def place_free_rail(turn: Turn, price: int, optional: bool) -> None:
    """RRV-133, RRV-134, RRV-152, RRV-178: the leftmost rail, without terrain and without a deal."""
    if not any(True for _ in spaces_for_a_free_rail(turn, price)):
        return
    chosen = await turn.may_choose(
        "rail", lambda: free_rails(turn, price), done=partial(turn.ending, "forgo-rail") if optional else None
    )
    if chosen is not None:
        turn.pay(price)
        take_leftmost(turn.player, "rail")
        lay_rail(turn, chosen.space)


def lay_rail(turn: Turn, space: str) -> None:
    """RRV-055, RRV-173: a rail of the player lies on a space from now on."""
    _, _, vp = lookout(turn)(space)
    turn.player.built.append(space)
    turn.tell("rail", line=space_name(space), space=space, vp=vp)


async def place_spare_rail(turn: Turn) -> None:
    """RRV-122, RRV-179: the rail set aside, on any available space, without any effect of its icons."""
    spaces = available_spaces(tuple(turn.player.built))
    chosen = await turn.choose("rail", lambda: rails_on(turn, spaces))
    turn.player.spare_rails -= 1
    lay_rail(turn, chosen.space)


# -- buildings


def raise_building(turn: Turn, owners: list[int]) -> bool:
    """RRV-050, RRV-070, RRV-174: a building joins those that are there. Says whether it is the first."""
    first = first_in(owners)
    owners.append(turn.seat)
    return first


def free_sites(turn: Turn) -> list[Site]:
    """RRV-153: the cities for a station that is not paid."""
    if not any(turn.player.buildings) or not keeps_a_piece_to_sell(turn):
        return []
    return free_stations(turn)


def free_stations(turn: Turn) -> list[Site]:
    """The available cities, for a station that is not paid and brings nothing but itself; the most useful first."""
    lacking, stations = wanted(turn.state, turn.seat), turn.state.stations
    cities = available_cities(turn.state, turn.seat)
    vp = value(turn.player, "stations")
    found = [Site(city, 0, first_in(stations[city]), helps=station_helps(lacking, city), vp=vp) for city in cities]
    return sorted(found, key=Site.rank)


async def place_free_station(turn: Turn) -> None:
    """RRV-153, RRV-174: the leftmost building as a station, without cost and without a reward."""
    if sites := free_sites(turn):
        chosen = await turn.choose("city", lambda: sites)
        take_leftmost(turn.player, "building")
        put_station(turn, chosen.city)


async def place_spare_station(turn: Turn) -> None:
    """RRV-126: the building set aside, in Washington or Charlotte."""
    sites = [site for site in free_stations(turn) if DATA.cities[site.city].level == 1 and site.first]
    chosen = await turn.choose("city", lambda: sites)
    turn.player.spare_buildings -= 1
    put_station(turn, chosen.city)


def put_station(turn: Turn, city: str) -> bool:
    """RRV-050: a station stands in a city from now on. Says whether it is the first."""
    first = raise_building(turn, turn.state.stations[city])
    turn.tell("station", city=name("city", city), first=yes(first), vp=value(turn.player, "stations"))
    return first


def office(turn: Turn, sector: int, shares: bool, now: Now = ANY_TIME) -> Office:
    """What an office in a sector would bring, with its shares or without."""
    facts, first = DATA.sectors[sector], first_in(turn.state.offices[sector])
    brings = facts.shares + (facts.first_bonus if first else 0)
    tile, link = turn.state.telegraph_tiles.get(sector, ""), link_vp(turn, sector)
    vp = link + value(turn.player, "telegraph")
    if not shares:
        return Office(sector, 0, first, False, "", link, vp)
    return Office(sector, brings, first, facts.deal, tile, link, vp, now)


def link_vp(turn: Turn, sector: int) -> int:
    """RRV-118: what the links score that an office in a sector makes with own offices beside it."""
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
    return free_sector_offices(turn)


def free_sector_offices(turn: Turn) -> list[Office]:
    """The sectors for an office that brings nothing but itself, the most useful first."""
    found = [office(turn, sector, shares=False) for sector in free_sectors(turn.state, turn.seat)]
    return sorted(found, key=Office.rank)


async def place_free_office(turn: Turn) -> None:
    """RRV-154, RRV-174: the leftmost building as an office, without shares, tile and deal."""
    if offices := free_offices(turn):
        chosen = await turn.choose("sector", lambda: offices)
        take_leftmost(turn.player, "building")
        put_office(turn, chosen.sector)


async def place_spare_office(turn: Turn) -> None:
    """RRV-124: the building set aside, on the first-office space of a sector with a deal icon."""
    offices = [each for each in free_sector_offices(turn) if DATA.sectors[each.sector].deal and each.first]
    chosen = await turn.choose("sector", lambda: offices)
    turn.player.spare_buildings -= 1
    put_office(turn, chosen.sector)


def put_office(turn: Turn, sector: int) -> bool:
    """RRV-070: an office stands in a sector from now on. Says whether it is the first."""
    vp = link_vp(turn, sector) + value(turn.player, "telegraph")
    first = raise_building(turn, turn.state.offices[sector])
    turn.tell("office", sector=sector, first=yes(first), vp=vp)
    return first


@cache
def piece_option(piece: Piece, money: int, left: int) -> Word:
    """A piece to sell, after which so many of its kind are left on the mat."""
    return Word(piece, say(f"piece-{piece}", money=money), say(f"piece-{piece}-effect", left=left))
