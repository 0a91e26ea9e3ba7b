"""What may be seen: everything (STM-219). It is the same for every seat, apart from whose view it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from engine.games.steam.cursor import rounds
from engine.games.steam.data import DATA
from engine.games.steam.network import Link, Network, network_of
from engine.games.steam.scoring import winners
from engine.games.steam.state import NOBODY, Auction, Board, Goods, Laid, Seat, Spot, State


class LinkView(msgspec.Struct, frozen=True, gc=False):
    """A link (STM-007 to STM-010).

    `ends` are the hexes of the settlements that it touches: two if it is complete, one if not. `owner` is None if it is
    unowned. `parts` are the (hex, number of the part in that hex's tile) along it; `open_end` is the (hex, edge) where
    an unfinished link ends.
    """

    owner: Seat | None
    ends: tuple[Spot, ...]
    parts: tuple[tuple[Spot, int], ...]
    open_end: tuple[Spot, int] | None = None

    @property
    def complete(self) -> bool:
        """Whether both ends are at settlements."""
        return self.open_end is None


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `tile` is this round's action tile (None: none yet), `passed` whether it was taken without its action.

    `colour` is the colour of the rulebook's pieces; `links` counts the complete links; `bankrupt` is 0, or the player's
    number in the order of bankruptcies.
    """

    seat: Seat
    colour: str
    cash: int
    income: int
    vp: int
    locomotive: int
    tile: int | None
    passed: bool
    used: bool
    free_pass: bool
    built: bool
    improved: bool
    links: int
    unfinished: int
    bankrupt: int


class CityView(msgspec.Struct, frozen=True):
    """A city: printed, or a New City (`new`), with its cubes; `grown` if it has a City Growth marker."""

    hex: Spot
    id: str
    name: str
    colour: str
    cubes: Goods
    new: bool
    grown: bool


class BidView(msgspec.Struct, frozen=True):
    """The order auction: the position up for auction, the last bid of each seat, who is out, who leads, and who has
    which position."""

    position: int
    bids: dict[int, int]
    out: list[int]
    leader: Seat | None
    taken: dict[int, int]


class View(msgspec.Struct, frozen=True):
    """The table. `seat` is the reader (None: the public), `acting` the seat that decides.

    `rounds` is the number of rounds of this game, `lap` the round of the goods phase (1 or 2). `order` lists the seats
    by position, bankrupt players left out. `towns` are the hexes of towns without a New City. `action_tiles` maps the
    number of each action tile that was taken to its owner. `track` holds the tiles by hex; `links` follow from it.
    """

    seat: Seat | None
    map: str
    standard: bool
    phase: str
    round: int
    rounds: int
    lap: int
    acting: Seat | None
    order: list[int]
    waiting: list[int]
    players: list[PlayerView]
    cities: list[CityView]
    towns: list[Spot]
    supply: list[Goods]
    bag: Goods
    new_city_tiles: Goods
    growth_markers: int
    action_tiles: dict[int, Seat]
    auction: BidView | None
    track: dict[Spot, Laid]
    links: list[LinkView]
    winners: list[int]

    @property
    def board(self) -> Board:
        """What lies on the map."""
        new_cities = {city.hex: city.colour for city in self.cities if city.new}
        goods = {city.hex: city.cubes for city in self.cities}
        return Board(self.map, len(self.players), self.track, new_cities, goods)

    def joined(self, seat: Seat) -> set[Spot]:
        """The settlements where a player's links end, complete or not."""
        return {end for link in self.links if link.owner == seat for end in link.ends}


def view(state: State, seat: Seat | None) -> View:
    """STM-032, STM-219: the table as this seat (None: the public) sees it."""
    network, auction = network_of(state.board), state.auction
    return View(
        seat=seat,
        map=state.map,
        standard=state.standard,
        phase=state.phase,
        round=state.round,
        rounds=rounds(state),
        lap=state.lap,
        acting=state.acting,
        order=list(state.order),
        waiting=list(state.waiting),
        players=[_player(state, other, network.links) for other in range(state.seats)],
        cities=[_city(state, city) for city in DATA.maps[state.map].hexes if city in state.goods],
        towns=[town for town in DATA.maps[state.map].towns if town not in state.new_cities],
        supply=[dict(space) for space in state.supply],
        bag=dict(state.bag),
        new_city_tiles=dict(state.new_city_tiles),
        growth_markers=DATA.totals.growth_markers - len(state.grown),
        action_tiles={player.tile: other for other, player in enumerate(state.players) if player.tile},
        auction=None if auction is None else _bids(auction),
        track=dict(state.track),
        links=list(_seen(network)),
        winners=winners(state) if state.phase == "over" else [],
    )


def _player(state: State, seat: Seat, links: tuple[Link, ...]) -> PlayerView:
    player = state.players[seat]
    own = [link.complete for link in links if link.owner == seat]
    return PlayerView(
        seat=seat,
        colour=DATA.player_colours[seat].id,
        cash=player.cash,
        income=player.income,
        vp=player.vp,
        locomotive=player.locomotive,
        tile=player.tile or None,
        passed=player.passed,
        used=player.used,
        free_pass=player.free_pass,
        built=player.built,
        improved=player.improved,
        links=own.count(True),
        unfinished=own.count(False),
        bankrupt=player.fallen,
    )


def _city(state: State, city: Spot) -> CityView:
    hex, new = DATA.maps[state.map].hexes[city], city in state.new_cities
    return CityView(
        hex=city,
        id=hex.id,
        name=hex.name,
        colour=state.new_cities[city] if new else hex.color,
        cubes=dict(state.goods[city]),
        new=new,
        grown=city in state.grown,
    )


def _bids(auction: Auction) -> BidView:
    return BidView(auction.position, dict(auction.bids), list(auction.out), auction.leader, dict(auction.taken))


def views_of(links: Iterable[Link]) -> list[LinkView]:
    """Links as a seat sees them."""
    return [_link(link) for link in links]


@lru_cache(maxsize=64)
def _seen(network: Network) -> list[LinkView]:
    """The same of a whole network, which stays as it is over many views; not to be changed."""
    return views_of(network.links)


def _link(link: Link) -> LinkView:
    return LinkView(None if link.owner == NOBODY else link.owner, link.ends, link.parts, link.open_end)
