"""What a seat that decides has before it, for bot opponents: read from the table itself, which is quicker than a View
and shows no more."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from engine.core.play.ask import Ask
from engine.games.railroad_revolution.conditions import amount
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, TRACKS, Condition
from engine.games.railroad_revolution.facts import Milestone as Card
from engine.games.railroad_revolution.mat import left_of_logo
from engine.games.railroad_revolution.network import offices_of, stations_of
from engine.games.railroad_revolution.scoring import value
from engine.games.railroad_revolution.state import Held, Seat, State
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


class Sight:
    """The table as a seat sees it, valid until it answers: nothing here may be changed.

    It keeps what is public and what is the seat's own, and not the state: piles and deck can't be reached from it.
    `leftmost` counts the pieces left of the logo of the player who has the fewest there.
    """

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat, self.seats, self.first, self.acting = seat, state.seats, state.first, state.acting
        self.phase, self.round, self.last_round, self.action = state.phase, state.round, state.last_round, state.action
        self.bank, self.trains, self.deal = state.bank, state.trains, state.deal
        self.stations, self.offices = state.stations, state.offices
        self.city_tiles, self.telegraph_tiles = state.city_tiles, state.telegraph_tiles
        self.me = me = state.players[seat]
        self.leftmost = min(map(left_of_logo, state.players))
        self.own_stations, self.own_offices = stations_of(state, seat), offices_of(state, seat)
        self.milestones = [_milestone(state, seat, held) for held in me.milestones]

    @cached_property
    def values(self) -> dict[str, int]:
        """The values of the seat's performance tracks."""
        return {track: value(self.me, track) for track in TRACKS}

    @cached_property
    def count_of_trains(self) -> int:
        """How many trains the seat has, face up and face down."""
        return sum(self.me.up.values()) + sum(self.me.down.values())

    @cached_property
    def built(self) -> tuple[str, ...]:
        """The rail spaces that hold a rail of the seat."""
        return tuple(self.me.built)


def _milestone(state: State, seat: Seat, held: Held) -> Milestone:
    card = DATA.milestones[held.id]
    empty = tuple(accepts for accepts, manager in zip(card.managers, held.managers, strict=True) if not manager)
    having = [(condition, amount(state, seat, condition)) for condition in card.conditions]
    return Milestone(card, empty, tuple((condition, have) for condition, have in having if have < condition.count))


def table_of(ask: Ask[Any]) -> State:
    """The table on which a question is asked, as long as it is open."""
    held = ask.hand.holds
    state: State = held.state if isinstance(held, Stand) else held
    return state


def glance(ask: Ask[Any]) -> Sight:
    """What the seat that is asked sees."""
    return Sight(table_of(ask), ask.seat)
