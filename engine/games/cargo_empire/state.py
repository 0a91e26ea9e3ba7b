"""The whole game as one value that can be saved: cities, players, decks, and the cursor."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
"""0-based; a forwarder sits behind the last player (CGE-177)."""

CityKey = str
"""A city by its name, such as `warsaw`."""

Phase = Literal[
    "clans", "objectives", "slots", "first", "second", "crests", "actions", "maintenance", "scoring", "over"
]
"""Setup (clan boards, objective cards, order slots, first and second posts, crests), then rounds, then scoring."""

FREE = -1
"""A demand space without a post."""
VASSALS = 10
"""The owner of a vassal's post is VASSALS + the seat whose vassal it is."""
NO_TILE = 0
START = 0
"""The column of a marker that has not moved yet (CGE-004)."""


class City(msgspec.Struct):
    """A city: its tile (NO_TILE at LV3), its level, the cubes on the tile, and who owns the posts.

    `upper` and `lower` are the demand spaces (an owner, or FREE); `beside` lists the owners of the posts beside it.
    """

    tile: int
    cubes: int
    level: int = 1
    upper: int = FREE
    lower: int = FREE
    beside: list[int] = []

    def post(self, space: str) -> int:
        """The owner of the post on a demand space, FREE if there is none."""
        return self.upper if space == "upper" else self.lower

    def posts(self) -> list[int]:
        """The owners of all posts in the city."""
        return [owner for owner in (self.upper, self.lower, *self.beside) if owner != FREE]

    def present(self, owner: int) -> bool:
        """CGE-001: whether a post of this owner stands in the city."""
        return owner in (self.upper, self.lower) or owner in self.beside


class Marker(msgspec.Struct, frozen=True, array_like=True):
    """CGE-004: where a car, train or ship stands. `lane` is "" at the start, on a junction and on a VP space."""

    column: int = START
    lane: str = ""


class Player(msgspec.Struct):
    """What belongs to a seat, including a forwarder, which has no hand (CGE-148).

    `hand` counts transport cards by type. `posts` are those left in the columns R1, R2, R3, `spare` those set aside for
    setup, `out` those that have left the game. `cities` are the held city cards in the order they came; `face_down` is
    the one that is not revealed yet ("" for none). `objectives` are held, `drawn` are those to choose from. `vassals`
    are the vassal's posts that are left. `cubes` are the kept ones (CGE-122). `seen` maps an objective card that this
    player has had in hand and given back to the number of the draw in which it was last seen.
    """

    colour: str
    hand: dict[str, int]
    posts: list[int]
    spare: int
    markers: dict[str, Marker]
    out: int = 0
    face_down: str = ""
    cities: list[str] = []
    objectives: list[str] = []
    drawn: list[str] = []
    seen: dict[str, int] = {}
    vassal_colour: str = ""
    vassals: int = 0
    clan: str = ""
    crest: str = ""
    cubes: int = 0
    port: bool = False


class Forwarder(msgspec.Struct):
    """The forwarder's own things: its decks, this turn's card (0: none), and its two tokens.

    `supply` is the city of the supply marker, `slot` the row slot (1 to 4) of the demand marker; "" and 0 before setup
    steps 9 and 10. `deck` is face down, its first card on top.
    """

    colour: str
    deck: list[int]
    discard: list[int] = []
    card: int = 0
    supply: str = ""
    slot: int = 0


class Planned(msgspec.Struct, frozen=True):
    """The part of a delivery that has been chosen already (CGE-051); "" for the rest. `vassal`: this is step 5
    (CGE-180)."""

    supply: str
    demand: str = ""
    space: str = ""
    cards: str = ""
    vassal: bool = False


class Due(msgspec.Struct, frozen=True):
    """The rewards of a delivery that are still to come (CGE-062 to CGE-066).

    `left` are the advances of the cards that were `played`, by marker; `extras` those that any of their markers may
    make, -1 until they are counted. `perfect`: the city was upgraded without a cube left; `crest`: the crest brings
    one.
    """

    supply: CityKey
    demand: CityKey
    played: list[str]
    left: dict[str, int]
    perfect: bool
    crest: bool
    extras: int = -1


class State(msgspec.Struct):
    """A game of Cargo Empire.

    `players` are the seats, then the forwarder if there is one. The cursor is `phase`, `round` (from 1) and `acting`
    (the seat that decides; during actions, it may be the forwarder). `order` lists seats by position. `row` has four
    city cards by slot, `city_deck` and `objective_deck` are face down, first card on top; of the city deck the last
    `known` cards have been seen by everybody. `rush` has the token on each rush field, "" for none (Dyorle only).
    `named` are the cities of setup step 9, `draws` counts the draws of objective cards. In a turn, `plan` is what has
    been chosen of a delivery, `due` the rewards still to come after it, `boosted` says that a rail card may be boosted
    (CGE-135), and `borrowed` are the seats whose crest abilities are also used (CGE-139). `history` has the public VP
    of all `players` at the end of each round.
    """

    rng: int
    map: str
    players: list[Player]
    forwarder: Forwarder | None
    clans: bool
    vassals: bool
    tracks: list[str]
    cities: dict[CityKey, City]
    row: list[str]
    city_deck: list[str]
    known: int
    objective_deck: list[str]
    order: list[Seat]
    rush: list[str] = []
    phase: Phase = "objectives"
    round: int = 1
    acting: Seat | None = None
    named: list[CityKey] = []
    draws: int = 0
    plan: Planned | None = None
    due: Due | None = None
    boosted: bool = False
    borrowed: list[Seat] = []
    history: dict[int, list[int]] = {}

    @property
    def people(self) -> int:
        """How many seats are played by people or bot opponents."""
        return len(self.players) - (self.forwarder is not None)

    @property
    def forwarder_seat(self) -> Seat | None:
        """The seat of the forwarder, None if there is none."""
        return None if self.forwarder is None else self.people
