"""A player's running turn: whose it is, and how far it has come (CGE-219, CGE-228)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.cargo_empire.state import Player, Seat, State


class Foresees(Protocol):
    """See Turn."""

    def __call__(self, kind: str, chosen: Any, marker: str = "") -> bool:
        """Whether cards are turned up behind this answer."""
        ...


@dataclass(slots=True)
class Turn:
    """CGE-030, CGE-123: nothing of it carries over.

    `delivered`: the delivery has been carried out, or skipped; `vassal_moves`: step 5 is still to come. `foresees` says
    of an answer to a kind of decision (and the marker that it is about) whether cards are turned up before anything
    else is asked; it knows nothing where a turn is only tried out.
    """

    table: Table[State]
    seat: Seat
    delivered: bool = False
    vassal_moves: bool = False
    foresees: Foresees = lambda kind, chosen, marker="": False

    @property
    def state(self) -> State:
        """The game."""
        return self.table.state

    @property
    def player(self) -> Player:
        """The seat whose turn it is."""
        return self.table.state.players[self.seat]

    def tell(self, msg: Msg) -> None:
        """Write a line into the log."""
        self.table.tell(msg)
