"""Placing rails and buildings on the map, whatever lets a player do so (rules sections 4 to 6 and 15)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.mat import Piece, take_leftmost
from engine.games.railroad_revolution.network import available_cities, available_spaces, first_in, free_sectors
from engine.games.railroad_revolution.outlook import shares_to_sell
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, name, say


@dataclass(frozen=True, slots=True)
class Rail(Option):
    """A rail on a space; `cost` is what it adds to the price of the action, or its own price.

    `action` is what the action costs with it (0: it belongs to none), `sold` the shares that a payment sells then.
    """

    space: str
    cost: int
    sold: int = 0
    action: int = 0

    def __str__(self) -> str:
        return self.space.lower()

    def label(self) -> Msg:
        """From where to where."""
        a, b = line(self.space)
        return say("rail", space=self.space, a=name("city", a), b=name("city", b))

    def detail(self) -> Msg | None:
        """Its terrain, what it costs, and its deal icon."""
        facts = DATA.spaces[self.space]
        if not self.action:
            return say("rail-effect", terrain=facts.terrain, triangles=facts.triangles, cost=self.cost, sold=self.sold)
        deal = "yes" if facts.deal else "no"
        return say(
            "rail-action-effect",
            terrain=facts.terrain,
            triangles=facts.triangles,
            cost=self.cost,
            total=self.action,
            sold=self.sold,
            deal=deal,
        )


@dataclass(frozen=True, slots=True)
class Site(Option):
    """A city for a station; `cost` is 0 where none is paid, `first` whether the first-station space is empty, `tile`
    what lies there and can be used, `fits` whether any worker could be promoted."""

    city: str
    cost: int
    first: bool
    tile: str = ""
    fits: bool = True

    def __str__(self) -> str:
        return self.city.lower()

    def label(self) -> Msg:
        """The city."""
        return say("site", city=name("city", self.city), level=DATA.cities[self.city].level)

    def detail(self) -> Msg | None:
        """What it costs, and what the tile gives; or whether the station is the first."""
        first = "yes" if self.first else "no"
        if not self.tile:
            return say("site-effect", cost=self.cost, first=first)
        tile = DATA.city_tiles[self.tile]
        reward, bonus = effect_text(tile.primary), effect_text(tile.first_bonus, self.fits)
        price = tile.first_bonus.price
        return say("site-action-effect", cost=self.cost, first=first, reward=reward, bonus=bonus, price=price)


@dataclass(frozen=True, slots=True)
class Office(Option):
    """A telegraph sector for an office, the shares that it brings, and the telegraph tile that can be used."""

    sector: int
    shares: int
    first: bool
    deal: bool
    tile: str = ""

    def __str__(self) -> str:
        return f"sector-{self.sector}"

    def label(self) -> Msg:
        """The sector."""
        return say("sector", sector=self.sector)

    def detail(self) -> Msg | None:
        """What it brings."""
        first, deal = "yes" if self.first else "no", "yes" if self.deal else "no"
        if not self.tile:
            return say("sector-effect", shares=self.shares, first=first, deal=deal)
        tile = effect_text(DATA.telegraph_tiles[self.tile].effect)
        return say("sector-tile-effect", shares=self.shares, tile=tile)


@cache
def line(space: str) -> tuple[str, str]:
    """RRV-067: the two cities between which a rail space lies, beyond the junction of a line of two spaces."""
    facts = DATA.spaces[space]
    return beyond(facts.a, space), beyond(facts.b, space)


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
    if not any(turn.player.rails) or not keeps_a_piece_to_sell(turn):
        return []
    sold = shares_to_sell(turn.player.money, price)
    spaces = available_spaces(tuple(turn.player.built))
    return [Rail(space, price, sold) for space in spaces if turn.can(price, extra=space)]


async def place_free_rail(turn: Turn, price: int, optional: bool) -> None:
    """RRV-133, RRV-134, RRV-152, RRV-178: the leftmost rail, without terrain and without a deal."""
    if not free_rails(turn, price):
        return
    chosen = await turn.may_choose("rail", lambda: free_rails(turn, price), done=turn.ending if optional else None)
    if chosen is not None:
        turn.pay(price)
        take_leftmost(turn.player, "rail")
        lay_rail(turn, chosen.space)


def lay_rail(turn: Turn, space: str) -> None:
    """RRV-055, RRV-173: a rail of the player lies on a space from now on."""
    turn.player.built.append(space)
    a, b = line(space)
    turn.tell("rail", a=name("city", a), b=name("city", b), space=space)


async def place_spare_rail(turn: Turn) -> None:
    """RRV-122, RRV-179: the rail set aside, on any available space, without any effect of its icons."""
    spaces = available_spaces(tuple(turn.player.built))
    chosen = await turn.choose("rail", lambda: [Rail(space, 0) for space in spaces])
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
    cities = available_cities(turn.state, turn.seat)
    return [Site(city, 0, first_in(turn.state.stations[city])) for city in cities]


async def place_free_station(turn: Turn) -> None:
    """RRV-153, RRV-174: the leftmost building as a station, without cost and without a reward."""
    if sites := free_sites(turn):
        chosen = await turn.choose("city", lambda: sites)
        take_leftmost(turn.player, "building")
        put_station(turn, chosen.city)


async def place_spare_station(turn: Turn) -> None:
    """RRV-126: the building set aside, in Washington or Charlotte."""
    sites = [Site(city, 0, first_in(turn.state.stations[city])) for city in available_cities(turn.state, turn.seat)]
    sites = [site for site in sites if DATA.cities[site.city].level == 1 and site.first]
    chosen = await turn.choose("city", lambda: sites)
    turn.player.spare_buildings -= 1
    put_station(turn, chosen.city)


def put_station(turn: Turn, city: str) -> bool:
    """RRV-050: a station stands in a city from now on. Says whether it is the first."""
    first = raise_building(turn, turn.state.stations[city])
    turn.tell("station", city=name("city", city), first="yes" if first else "no")
    return first


def office(turn: Turn, sector: int, shares: bool) -> Office:
    """What an office in a sector would bring, with its shares or without."""
    facts, first = DATA.sectors[sector], first_in(turn.state.offices[sector])
    brings = facts.shares + (facts.first_bonus if first else 0)
    tile = turn.state.telegraph_tiles.get(sector, "")
    return Office(sector, brings, first, facts.deal, tile) if shares else Office(sector, 0, first, deal=False)


def free_offices(turn: Turn) -> list[Office]:
    """RRV-154: the sectors for an office that brings nothing."""
    if not any(turn.player.buildings) or not keeps_a_piece_to_sell(turn):
        return []
    return [office(turn, sector, shares=False) for sector in free_sectors(turn.state, turn.seat)]


async def place_free_office(turn: Turn) -> None:
    """RRV-154, RRV-174: the leftmost building as an office, without shares, tile and deal."""
    if offices := free_offices(turn):
        chosen = await turn.choose("sector", lambda: offices)
        take_leftmost(turn.player, "building")
        put_office(turn, chosen.sector)


async def place_spare_office(turn: Turn) -> None:
    """RRV-124: the building set aside, on the first-office space of a sector with a deal icon."""
    offices = [office(turn, sector, shares=False) for sector in free_sectors(turn.state, turn.seat)]
    offices = [each for each in offices if DATA.sectors[each.sector].deal and each.first]
    chosen = await turn.choose("sector", lambda: offices)
    turn.player.spare_buildings -= 1
    put_office(turn, chosen.sector)


def put_office(turn: Turn, sector: int) -> bool:
    """RRV-070: an office stands in a sector from now on. Says whether it is the first."""
    first = raise_building(turn, turn.state.offices[sector])
    turn.tell("office", sector=sector, first="yes" if first else "no")
    return first


@cache
def piece_option(piece: Piece, value: int) -> Word:
    """A piece to sell."""
    return Word(piece, say(f"piece-{piece}"), say("piece-effect", money=value))
