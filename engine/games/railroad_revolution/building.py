"""Placing rails and buildings on the map, whatever lets a player do so (rules sections 4 to 6 and 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from engine.core.ask import Option, Word
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution.conditions import rail_helps, station_helps, wanted
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.mat import Piece, take_leftmost
from engine.games.railroad_revolution.network import (
    NODES,
    TOP_LEVEL,
    available_cities,
    available_spaces,
    first_in,
    free_sectors,
    network,
)
from engine.games.railroad_revolution.outlook import shares_to_sell
from engine.games.railroad_revolution.scoring import value
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, name, say, yes


@dataclass(frozen=True, slots=True)
class Rail(Option):
    """A rail on a space; `cost` is what it adds to the price of the action, or its own price.

    `action` is what the action costs with it (0: it belongs to none), `sold` the shares that a payment sells then.
    `reached` is the city that it connects ("": none); it `helps` if a milestone of the player lacks such a rail.
    """

    space: str
    cost: int
    sold: int = 0
    action: int = 0
    reached: str = ""
    helps: bool = False

    def __str__(self) -> str:
        return self.space.lower()

    def label(self) -> Msg:
        """From where to where."""
        return space_name(self.space)

    def detail(self) -> Msg | None:
        """What it costs, which city it connects, its terrain, whether it triggers the deal card."""
        facts = DATA.spaces[self.space]
        args: dict[str, Value] = {"triangles": facts.triangles, "sold": self.sold, "helps": yes(self.helps)}
        args["way"] = self.way()
        city = self.towards()
        args |= {"city": name("city", city), "level": DATA.cities[city].level}
        if not self.action:
            return say("rail-effect", cost=self.cost, **args)
        return say("rail-action-effect", total=self.action, deal=yes(facts.deal), **args)

    def group(self) -> Msg | None:
        """What it is good for."""
        return say("group-rails", way="helps" if self.helps else self.way())

    def towards(self) -> str:
        """The city that it connects, or to which it leads."""
        facts, ends = DATA.spaces[self.space], line(self.space)
        return self.reached or (ends[0] if facts.a in DATA.junctions else ends[1])

    def way(self) -> str:
        """Whether it connects a city, is half of a way, or lies between what is connected."""
        facts = DATA.spaces[self.space]
        half = facts.a in DATA.junctions or facts.b in DATA.junctions
        return "reaches" if self.reached else "half" if half else "between"

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: what a milestone lacks, then new cities, then what costs least."""
        return (not self.helps, ("reaches", "half", "between").index(self.way()), self.cost)


@dataclass(frozen=True, slots=True)
class Site(Option):
    """A city for a station; `cost` is 0 where none is paid, `first` whether the first-station space is empty, `tile`
    what lies there and can be used, `fits` whether any worker could be promoted.

    `sold` are the shares that the cost sells. The `bonus` can be taken by whoever is first, and with gray. The station
    `helps` if a milestone of the player lacks it.
    """

    city: str
    cost: int
    first: bool
    tile: str = ""
    fits: bool = True
    sold: int = 0
    bonus: bool = False
    helps: bool = False

    def __str__(self) -> str:
        return self.city.lower()

    def label(self) -> Msg:
        """The city, and whether a milestone lacks it."""
        level = DATA.cities[self.city].level
        return say("site", city=name("city", self.city), level=level, helps=yes(self.helps))

    def detail(self) -> Msg | None:
        """What it costs, and what the tile gives; or that it takes the first-station space."""
        if not self.tile:
            return say("site-effect") if self.first else None
        tile = DATA.city_tiles[self.tile]
        args: dict[str, Value] = {"cost": self.cost, "sold": self.sold}
        args["reward"] = effect_text(tile.primary)
        if not self.bonus:
            return say("site-reward-effect", **args)
        bonus, price = effect_text(tile.first_bonus, self.fits), tile.first_bonus.price
        return say("site-action-effect", bonus=bonus, price=price, **args)

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: what a milestone lacks, what sells no shares, first stations, what is cheap."""
        return (not self.helps, self.sold, not self.bonus, self.cost)


@dataclass(frozen=True, slots=True)
class Office(Option):
    """A telegraph sector for an office, the shares that it brings, and the telegraph tile that can be used; `link` are
    the VP of the links to own offices beside it."""

    sector: int
    shares: int
    first: bool
    deal: bool
    tile: str = ""
    link: int = 0

    def __str__(self) -> str:
        return f"sector-{self.sector}"

    def label(self) -> Msg:
        """The sector."""
        return say("sector", sector=self.sector)

    def detail(self) -> Msg | None:
        """What it brings."""
        if not self.shares:
            return say("sector-link-effect", vp=self.link) if self.link else None
        if not self.tile:
            return say("sector-effect", shares=self.shares, deal=yes(self.deal), link=self.link)
        tile = effect_text(DATA.telegraph_tiles[self.tile].effect)
        return say("sector-tile-effect", shares=self.shares, tile=tile, link=self.link)

    def rank(self) -> tuple[int, ...]:
        """The smaller the more useful: VP, then shares."""
        return (-self.link, -self.shares, self.sector)


@cache
def line(space: str) -> tuple[str, str]:
    """RRV-067: the two cities between which a rail space lies, beyond the junction of a line of two spaces."""
    facts = DATA.spaces[space]
    return beyond(facts.a, space), beyond(facts.b, space)


@cache
def space_name(space: str) -> Msg:
    """The two cities of a rail space; of a line of two spaces also which half it is."""
    facts, (a, b) = DATA.spaces[space], line(space)
    cities = {"a": name("city", a), "b": name("city", b)}
    if facts.a in DATA.cities and facts.b in DATA.cities:
        return say("line", **cities)
    return say("half-line", at=name("city", a if facts.a in DATA.cities else b), **cities)


@cache
def cities_at(space: str) -> tuple[tuple[str, int], ...]:
    """The cities at the ends of a rail space, and which nodes they are."""
    facts = DATA.spaces[space]
    return tuple((node, NODES[node]) for node in (facts.a, facts.b) if node in DATA.cities)


def reached(nodes: int, space: str) -> str:
    """RRV-058: the city that a rail on a space would connect to a network of these nodes, "" if it connects none."""
    return next((city for city, node in cities_at(space) if not node & nodes), "")


def beyond(node: str, space: str) -> str:
    """The city at a node, or that at the other end of the other space of a junction."""
    if node in DATA.cities:
        return node
    other = next(s for s in DATA.spaces.values() if s.id != space and node in (s.a, s.b))
    return other.b if other.a == node else other.a


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
    lacking, nodes, found = wanted(turn.state, turn.seat), network(tuple(turn.player.built)), []
    for space in spaces:
        city = reached(nodes, space)
        found.append(Rail(space, price, sold, 0, city, rail_helps(lacking, space, city)))
    return sorted(found, key=Rail.rank)


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
    city = reached(network(tuple(turn.player.built)), space)
    turn.player.built.append(space)
    vp = value(turn.player, "network") if city and DATA.cities[city].level == TOP_LEVEL else 0
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
    found = [Site(city, 0, first_in(stations[city]), helps=station_helps(lacking, city)) for city in cities]
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


def office(turn: Turn, sector: int, shares: bool) -> Office:
    """What an office in a sector would bring, with its shares or without."""
    facts, first = DATA.sectors[sector], first_in(turn.state.offices[sector])
    brings = facts.shares + (facts.first_bonus if first else 0)
    tile, link = turn.state.telegraph_tiles.get(sector, ""), link_vp(turn, sector)
    return (
        Office(sector, brings, first, facts.deal, tile, link) if shares else Office(sector, 0, first, False, "", link)
    )


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
