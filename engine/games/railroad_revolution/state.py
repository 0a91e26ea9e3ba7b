"""The whole game as one value that can be saved: players, board, supplies, and the cursor."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
"""0-based."""

NEUTRAL = -1
"""The owner of a neutral building (RRV-175)."""

Phase = Literal["draft", "turn", "deals", "milestones", "pick", "over"]
"""draft: starting wealth; turn: a turn with the active player's deals; deals: the other players'; milestones:
completion at the end of the turn; pick: one of the three drawn; over."""

Choice = Literal["", "own", "white"]
"""Which extra effect of the placed worker was used: none so far, that of its colour, or that of white (RRV-165)."""


class Held(msgspec.Struct, array_like=True):
    """An uncompleted milestone and, for each of its slots, the colour of the manager on it ("" while empty)."""

    id: str
    managers: list[str]


class Offer(msgspec.Struct, frozen=True, array_like=True):
    """A shown starting-wealth card: the name of its visible side, and the colour of the worker on it (RRV-029)."""

    side: str
    worker: str


class Drawn(msgspec.Struct, frozen=True, array_like=True):
    """The milestones that a seat has drawn as a replacement, one of which it keeps (RRV-095)."""

    seat: Seat
    pile: str
    cards: tuple[str, ...]


class Action(msgspec.Struct, frozen=True):
    """An action in progress (RRV-034, RRV-038): the box, its worker, and what has been done so far.

    `placed` becomes true when the main placement or sale is complete; `target` is the city or the number of the sector,
    `tile` the tile lying there, `first` whether the building came there first. `debt` is the main cost still to be paid
    in dollars; it is paid when the action closes. `shares` are those taken from the sector, `triangles` those of the
    spaces built. `used` are the keys of the optional parts already done, `effect` the extra effect that was used.
    `deal` is true once a deal card has been triggered, `accepted` once gray on Trade has accepted a deal.
    """

    box: str
    worker: str
    placed: bool = False
    target: str = ""
    tile: str = ""
    first: bool = False
    debt: int = 0
    shares: int = 0
    triangles: int = 0
    rails: int = 0
    used: tuple[str, ...] = ()
    effect: Choice = ""
    deal: bool = False
    accepted: bool = False


class Player(msgspec.Struct):
    """A player's mat and supply.

    `pool` counts the workers beside the mat by colour; `mat` lists those in each action box in the order they came.
    `rails` and `buildings` count the pieces in the mat's sectors, from the left; `spare_*` those set aside for starting
    wealth, `boxed_*` those out of the game. `built` are the rail spaces on the map that hold a rail of the player, in
    the order they were built. `up` and `down` count the trains by kind, face up and face down. `markers` are the spaces
    on the performance tracks (0: bottom). `seen` are the milestones that the player drew and put back under a pile.
    """

    money: int
    shares: int
    pool: dict[str, int]
    mat: dict[str, list[str]]
    rails: list[int]
    buildings: list[int]
    spare_rails: int
    spare_buildings: int
    built: list[str]
    up: dict[str, int]
    down: dict[str, int]
    milestones: list[Held]
    markers: dict[str, int]
    completed: list[str] = []
    seen: list[str] = []
    boxed_rails: int = 0
    boxed_buildings: int = 0


class State(msgspec.Struct):
    """A game of Railroad Revolution.

    The cursor is `phase`, `round` (from 1: everybody has one turn a round), `acting` (whose turn it is), `deciding`
    (the seats that may still accept a deal of the face-up card), `drawn` and `last_round` (0 until the end is
    triggered). `stations` (by city) and `offices` (by number of the sector) list seats in the order in which they
    built; NEUTRAL stands for a neutral building. `city_tiles` and `telegraph_tiles` say what lies where. `piles` are
    the face-down milestones by letter and `deck` the deal cards, the top first; `deal` lies face up. `action` is the
    action in progress, None between turns. `history` is what everybody would have scored at the end of each round.
    """

    rng: int
    seats: int
    first: Seat
    players: list[Player]
    bank: dict[str, int]
    trains: dict[str, int]
    stations: dict[str, list[Seat]]
    offices: dict[int, list[Seat]]
    city_tiles: dict[str, str]
    telegraph_tiles: dict[int, str]
    piles: dict[str, list[str]]
    boxed_milestones: list[str]
    deck: list[int]
    deal: int
    discards: list[int]
    wealth: list[Offer]
    acting: Seat
    phase: Phase = "draft"
    round: int = 1
    last_round: int = 0
    deciding: list[Seat] = []
    turn_up: bool = False
    drawn: Drawn | None = None
    action: Action | None = None
    history: dict[int, list[int]] = {}
