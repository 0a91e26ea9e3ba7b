"""The whole game as one value that can be saved: players, map, goods, and the cursor."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
"""0-based, clockwise."""

Spot = str
"""A hex by its name, such as `c5`."""

Phase = Literal["capital", "auction", "tiles", "build", "goods", "income", "order", "over"]
"""STM-046, STM-160: what the table is doing; "over" ends the game. Preparing the next round needs no phase."""

Goods = dict[str, int]
"""How many cubes of each colour, in the order of the colours; colours with none are left out."""

NOBODY = -1
"""The owner of an unowned link (STM-009)."""


class Laid(msgspec.Struct, frozen=True, array_like=True, cache_hash=True, gc=False):
    """A track tile on the map: its face, its rotation (the smallest that looks the same), and who owns what.

    `owners` goes by the parts of the face (engine.games.steam.faces): its segments, or the spurs of a town face. All
    parts of one link have the same owner, NOBODY for an unowned link.
    """

    face: str
    turn: int
    owners: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """What lies on the map, and all that links and routes depend on; both State and View have it.

    `track` are the tiles in the order of their hexes, `new_cities` the New City tiles (hex to colour), `goods` the
    cubes in cities, `seats` how many players may own track.
    """

    map: str
    seats: int
    track: dict[Spot, Laid]
    new_cities: dict[Spot, str]
    goods: dict[Spot, Goods]


class Player(msgspec.Struct):
    """A player's scales and cash.

    `tile` is the number of this round's action tile (0: none yet), `passed` says that it was taken without its action,
    `used` that its action has been carried out. `free_pass`: the player has the free pass of tile 1 in the next order
    auction (STM-169). `built`: the player has placed track in this game (STM-068). `improved`: the player has improved
    the locomotive in this goods phase (STM-126). `fallen` is 0, or the player's place in the order of bankruptcies.
    `points` are the VP by source.
    """

    cash: int
    income: int
    locomotive: int
    tile: int = 0
    passed: bool = False
    used: bool = False
    free_pass: bool = False
    built: bool = False
    improved: bool = False
    fallen: int = 0
    points: dict[str, int] = {}

    @property
    def vp(self) -> int:
        """Victory points so far."""
        return sum(self.points.values())

    def score(self, source: str, vp: int) -> None:
        """Add VP (or subtract them) under the name of their source."""
        if vp:
            self.points[source] = self.points.get(source, 0) + vp


class Auction(msgspec.Struct):
    """A turn order auction (STM-036 to STM-042, STM-165 to STM-171).

    `position` is the one up for auction (Base) or the last free one (Standard), from 1. `bids` are the seats' last
    bids, `out` the seats that no longer take part, `leader` the seat with the highest bid. `taken` are the positions
    that are settled, by seat.
    """

    position: int
    bids: dict[int, int] = {}
    out: list[int] = []
    leader: int | None = None
    taken: dict[int, int] = {}


class State(msgspec.Struct):
    """A game of Steam.

    The cursor is `phase`, `round` (from 1), `acting` (the seat that decides), `lap` (1 or 2: the rounds of the goods
    phase) and `waiting` (the seats that are still to act in this phase or lap, in order). `order` lists the seats by
    position, bankrupt ones left out. `goods` are the cubes in cities by hex, `supply` those in the supply spaces, `bag`
    the rest. `new_cities` are the New City tiles on the map (hex to colour), `new_city_tiles` those left by colour,
    `grown` the cities with a City Growth marker. `track` holds the tiles on the map in the order of their hexes.
    `history` has everybody's VP at the end of each round.
    """

    rng: int
    map: str
    standard: bool
    players: list[Player]
    order: list[int]
    goods: dict[Spot, Goods]
    supply: list[Goods]
    bag: Goods
    new_city_tiles: Goods
    phase: Phase
    round: int = 1
    lap: int = 1
    acting: int | None = None
    waiting: list[int] = []
    auction: Auction | None = None
    new_cities: dict[Spot, str] = {}
    grown: list[Spot] = []
    track: dict[Spot, Laid] = {}
    history: dict[int, list[int]] = {}

    @property
    def seats(self) -> int:
        """How many players sat down, bankrupt ones included."""
        return len(self.players)

    @property
    def board(self) -> Board:
        """What lies on the map."""
        return Board(self.map, self.seats, self.track, self.new_cities, self.goods)
