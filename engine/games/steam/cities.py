"""Urbanization and City Growth (rules section 5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice, Option
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.network import Link, Network, hand_over, network_of
from engine.games.steam.places import cubes, pair, place
from engine.games.steam.site import claimable
from engine.games.steam.state import NOBODY, Goods, Seat, Spot, State
from engine.games.steam.words import Listed, name, say


@dataclass(frozen=True, slots=True)
class Town(Listed):
    """A town that can become a New City."""

    map: str
    hex: Spot

    def __str__(self) -> str:
        return DATA.maps[self.map].hexes[self.hex].key

    def label(self) -> Msg:
        """Its name and its hex."""
        return say("settlement", name=place(self.map, self.hex), hex=self.hex)


@dataclass(frozen=True, slots=True)
class City(Listed):
    """A printed city that can grow."""

    map: str
    hex: Spot

    def __str__(self) -> str:
        return DATA.maps[self.map].hexes[self.hex].key

    def label(self) -> Msg:
        """Its name and its colour."""
        return say("growth", place=place(self.map, self.hex), colour=DATA.maps[self.map].hexes[self.hex].color)


@dataclass(frozen=True, slots=True)
class Colour(Choice):
    """The colour of a New City tile; `left` of them remain."""

    key: str
    left: int

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """The colour."""
        return name("new-city", self.key)


@dataclass(frozen=True, slots=True)
class Space(Option):
    """A space of the goods supply, by its number from 1, with what lies there."""

    number: int
    cubes: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return f"supply-{self.number}"

    def label(self) -> Msg:
        """Its number and its cubes."""
        return say("supply", number=self.number, cubes=cubes(dict(self.cubes)))

    def detail(self) -> None:
        """The label says it all."""


def foundable(state: State, network: Network | None = None) -> list[Spot]:
    """STM-107, STM-109, STM-200: the towns that can become a New City without a link that leads back to it; `network`:
    with these links instead of the board's."""
    if not state.new_city_tiles:
        return []
    pointing = (network or network_of(state.board)).pointing
    return [
        town
        for town in DATA.maps[state.map].towns
        if town not in state.new_cities and all(link.start != town for link in pointing.get(town, {}).values())
    ]


async def urbanize(table: Table[State], seat: Seat) -> None:
    """STM-107 to STM-114, STM-188: a town becomes a New City, with the cubes of a supply space if there are any."""
    state = table.state
    town = await table.choose(seat, "new-city", [Town(state.map, hex) for hex in foundable(state)])
    colours = [Colour(key, left) for key, left in state.new_city_tiles.items()]
    colour = await table.choose(seat, "new-city-colour", colours)
    goods = await _take_cubes(table, seat) if any(state.supply) else {}
    before = network_of(state.board)
    found_city(state, seat, town.hex, colour.key)
    state.goods[town.hex] = goods
    at = place(state.map, town.hex)
    table.tell(say("log-new-city", seat=seat, place=at, colour=colour.key, count=len(goods), cubes=cubes(goods)))
    tell_links(table, seat, town.hex, before)


def removed(network: Network, town: Spot) -> list[Link]:
    """STM-113: the unfinished links that consist only of a spur of this town's tile."""
    return [link for link in network.at.get(town, ()) if not link.complete and len(link.parts) == 1]


def tell_links(table: Table[State], seat: Seat, city: Spot, before: Network) -> None:
    """STM-112, STM-113: the links that a New City has completed, and the spurs that are gone."""
    state, after = table.state, network_of(table.state.board)
    for link in before.pointing.get(city, {}).values():
        now = after.of[link.parts[-1]]
        table.tell(completion(state.map, now, seat, claimed=now.owner != link.owner))
    for link in removed(before, city):
        if link.owner != NOBODY:
            table.tell(say("log-spur-gone", seat=seat, other=link.owner, place=place(state.map, city)))


async def grow(table: Table[State], seat: Seat) -> None:
    """STM-115 to STM-117, STM-189: all cubes of a supply space go to a printed city, which gets a marker."""
    state = table.state
    city = await table.choose(seat, "growth-city", [City(state.map, hex) for hex in growable(state)])
    added = await _take_cubes(table, seat)
    there = state.goods.get(city.hex, {})
    state.goods[city.hex] = {c: n for c in DATA.colours if (n := there.get(c, 0) + added.get(c, 0))}
    state.grown.append(city.hex)
    table.tell(say("log-growth", seat=seat, place=place(state.map, city.hex), cubes=cubes(added)))


def growable(state: State) -> list[Spot]:
    """STM-115, STM-116: the printed cities without a City Growth marker; none if there are no cubes to place."""
    return [city for city in DATA.maps[state.map].cities if city not in state.grown] if any(state.supply) else []


async def _take_cubes(table: Table[State], seat: Seat) -> Goods:
    """STM-111, STM-115, STM-117: all cubes of a supply space that is not empty; it stays empty."""
    supply = table.state.supply
    spaces = [Space(number, tuple(goods.items())) for number, goods in enumerate(supply, 1) if goods]
    space = await table.choose(seat, "supply", spaces)
    goods, supply[space.number - 1] = supply[space.number - 1], {}
    return goods


def found_city(state: State, seat: Seat, town: Spot, colour: str) -> None:
    """STM-107, STM-110, STM-112 to STM-114, STM-207, STM-208: a New City replaces the town and its tile."""
    network = network_of(state.board)
    track = dict(state.track)
    for link in network.pointing.get(town, {}).values():
        if link.owner == NOBODY and claimable(network, seat, link):
            hand_over(track, link, seat)
    track.pop(town, None)
    state.track = track
    state.new_cities[town] = colour
    state.new_city_tiles = {c: left for c, n in state.new_city_tiles.items() if (left := n - (c == colour))}


def completion(map: str, link: Link, seat: Seat, *, claimed: bool = False) -> Msg:
    """The log line about a link that `seat` has completed."""
    ends = pair(map, *link.ends)
    if link.owner == NOBODY:
        return say("log-complete-unowned", seat=seat, **ends)
    if link.owner != seat:
        return say("log-complete-other", seat=seat, other=link.owner, **ends)
    return say("log-complete-claimed" if claimed else "log-complete", seat=seat, **ends)
