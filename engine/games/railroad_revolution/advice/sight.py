"""What a seat that decides has before it, for bot opponents: quicker to make than a View, and shows no more."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder
from msgspec.structs import replace

from engine.core.play.ask import Ask
from engine.games.railroad_revolution.advice.once import once
from engine.games.railroad_revolution.conditions import having
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, TRACKS, Condition
from engine.games.railroad_revolution.facts import Milestone as Card
from engine.games.railroad_revolution.mat import left_of_logo
from engine.games.railroad_revolution.scoring import value
from engine.games.railroad_revolution.state import Action, Held, Phase, Player, Seat, State
from engine.games.railroad_revolution.turn import Stand


class Milestone(NamedTuple):
    """An uncompleted milestone of the seat: the colours that its `empty` slots accept, and the unmet conditions, each
    with how many the seat has of what it demands."""

    card: Card
    empty: tuple[str, ...]
    unmet: tuple[tuple[Condition, int], ...]

    @property
    def missing(self) -> int:
        """How many workers and things it lacks."""
        return len(self.empty) + sum(condition.count - have for condition, have in self.unmet)

    def takes(self, colour: str) -> bool:
        """Whether an empty slot accepts a worker of this colour."""
        return colour in self.empty or ANY in self.empty


class Sight(Struct, array_like=True, dict=True):
    """What a seat sees of the table, as far as bot opponents care: what is public, and its own mat and supply (`me`).

    `leftmost` counts the pieces left of the logo of the player who has the fewest there; for the rest see State.
    """

    seat: Seat
    seats: int
    first: Seat
    acting: Seat
    phase: Phase
    round: int
    last_round: int
    action: Action | None
    bank: dict[str, int]
    trains: dict[str, int]
    deal: int
    stations: dict[str, list[Seat]]
    offices: dict[int, list[Seat]]
    city_tiles: dict[str, str]
    telegraph_tiles: dict[int, str]
    me: Player
    leftmost: int

    @once
    def built(self) -> tuple[str, ...]:
        """The rail spaces that hold a rail of the seat."""
        return tuple(self.me.built)

    @once
    def own_stations(self) -> list[str]:
        """The cities with a station of the seat."""
        return [city for city, owners in self.stations.items() if self.seat in owners]

    @once
    def own_offices(self) -> list[int]:
        """The sectors with an office of the seat."""
        return [sector for sector, owners in self.offices.items() if self.seat in owners]

    @once
    def milestones(self) -> list[Milestone]:
        """The uncompleted milestones of the seat."""
        return [_milestone(self, held) for held in self.me.milestones]

    @once
    def values(self) -> dict[str, int]:
        """The values of the seat's performance tracks."""
        return {track: value(self.me, track) for track in TRACKS}

    @once
    def count_of_trains(self) -> int:
        """How many trains the seat has, face up and face down."""
        return sum(self.me.up.values()) + sum(self.me.down.values())


def _milestone(sight: Sight, held: Held) -> Milestone:
    card = DATA.milestones[held.id]
    empty = tuple(accepts for accepts, manager in zip(card.managers, held.managers, strict=True) if not manager)
    counted = [(each, having(sight.me, sight.seat, sight.stations, each)) for each in card.conditions]
    return Milestone(card, empty, tuple((condition, have) for condition, have in counted if have < condition.count))


def table_of(ask: Ask[Any]) -> State:
    """The table on which a question is asked, as long as it is open."""
    held = ask.hand.holds
    state: State = held.state if isinstance(held, Stand) else held
    return state


_encode = Encoder().encode
decode = Decoder(Sight).decode
"""What a seat saw."""


def seen(ask: Ask[Any]) -> bytes:
    """What the seat that is asked sees. Nothing else can be found in it, and it stays as it is."""
    state, seat = table_of(ask), ask.seat
    sight = Sight(
        seat,
        state.seats,
        state.first,
        state.acting,
        state.phase,
        state.round,
        state.last_round,
        state.action,
        state.bank,
        state.trains,
        state.deal,
        state.stations,
        state.offices,
        state.city_tiles,
        state.telegraph_tiles,
        replace(state.players[seat], seen=[]),  # a View does not show it either
        min(map(left_of_logo, state.players)),
    )
    return _encode(sight)
