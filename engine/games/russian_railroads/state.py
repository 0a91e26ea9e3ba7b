"""The whole game as one value that can be saved: players, board, supplies, and the cursor."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

import msgspec

Seat = int
"""0-based."""

Phase = Literal["draft", "actions", "order", "reuse", "scoring", "over"]


class Colour(IntEnum):
    """The colours of rails, in their order along a route (data/tracks.toml)."""

    BLACK = 0
    GREY = 1
    BROWN = 2
    NATURAL = 3
    WHITE = 4

    __hash__ = int.__hash__


Colours = tuple[Colour, ...]

NOT_RECEIVED = -1
RECEIVED = 0
EMPTY = 0


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A worker or coin that pays for an action space. `kind` is own, temporary, black or coin."""

    seat: int
    kind: str


class Player(msgspec.Struct):
    """A player's board and supply. Routes are TS, SP and KY.

    `rails[route]` holds a number for each colour of the route: the space its rail lies on, RECEIVED (0) or NOT_RECEIVED
    (-1). `locos[route]` are the locomotive places and `notches` the factories, by number, EMPTY (0) if empty. `markers`
    are indices of data/industry.toml, the front one first. `specials` are the one-time specials that have been used up,
    `token_on` says which ? token lies on which ? space. `workers`, `temporary`, `black` and `coins` lie in the supply;
    `owned` counts the ordinary workers wherever they are. `bonus_cards` are held face down; `seen` says at which of the
    player's looks through the end-bonus deck a card was last there. `points` are the VP by source.
    """

    coins: int
    workers: int
    owned: int
    reserve: int
    card: int
    rails: dict[str, list[int]]
    locos: dict[str, list[int]]
    notches: list[int]
    markers: list[int]
    tokens: list[str]
    temporary: int = 0
    black: int = 0
    black_owned: bool = False
    passed: bool = False
    doublers: int = 0
    medal: bool = False
    revaluation: bool = False
    specials: list[str] = []
    token_on: dict[str, str] = {}
    engineers: list[int] = []
    bonus_cards: list[str] = []
    seen: dict[str, int] = {}
    points: dict[str, int] = {}

    @property
    def vp(self) -> int:
        """Victory points so far."""
        return sum(self.points.values())

    @property
    def hands(self) -> int:
        """The workers in the supply, temporary and black ones too."""
        return self.workers + self.temporary + self.black

    def score(self, source: str, vp: int) -> None:
        """Add VP under the name of their source."""
        if vp:
            self.points[source] = self.points.get(source, 0) + vp

    def reach(self, route: str) -> int:
        """RRR-039: the sum of the route's locomotive numbers."""
        return sum(self.locos[route])


class State(msgspec.Struct):
    """A game of Russian Railroads.

    The cursor is `phase`, `round` (from 1), `acting` (the seat that decides) and, in worker reuse, the claim spaces
    whose pieces may still move. `order` lists the seats by position. `board` maps an action space (own engineers
    included, as `engineer-<number>`) to the pieces on it. `strip` has an engineer number for each slot, left to right,
    EMPTY (0) for none. `stacks` and `factory_tiles` count the supply's tiles by number, with the locomotive side and
    with the factory side up; index 0 is not used. `engineers_out` have left the game, and so have `removed`, the unseen
    end-bonus cards. `history` has everyone's VP at the end of each round.
    """

    rng: int
    seats: int
    order: list[int]
    players: list[Player]
    strip: list[int]
    stacks: list[int]
    factory_tiles: list[int]
    doublers: int
    temporary: int
    deck: list[str]
    removed: list[str]
    starting_bonus: list[str]
    question_cards: list[str]
    engineers_out: list[int]
    phase: Phase = "draft"
    round: int = 1
    acting: int | None = None
    board: dict[str, list[Piece]] = {}
    reuse: list[str] = []
    history: dict[int, list[int]] = {}
