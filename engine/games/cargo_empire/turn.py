"""A player's current turn: whose it is, and how far it has come (CGE-219, CGE-228)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.cargo_empire.state import Player, Seat, State


@dataclass(slots=True)
class Turn:
    """CGE-030, CGE-123: nothing carries over from one turn to the next.

    `delivered`: the delivery has been carried out, or skipped; `vassal_moves`: step 5 is yet to come.
    """

    table: Table[State]
    seat: Seat
    delivered: bool = False
    vassal_moves: bool = False

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
