"""A running turn: whose it is, and which triggered effects are open in it (rules section 15, timing)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.russian_railroads.state import Player, State

T = TypeVar("T", bound=Option)


@dataclass(slots=True)
class Turn:
    """RRR-176, RRR-181, RRR-182: what a seat has open until its turn ends; nothing of it carries over.

    `questions` are ? spaces reached but not resolved, by their special id; `white_steps` and `picks` count triggered
    white steps and end-bonus picks.
    """

    table: Table[State]
    seat: int
    questions: list[str] = field(default_factory=list)
    white_steps: int = 0
    picks: int = 0

    @property
    def state(self) -> State:
        """The game."""
        return self.table.state

    @property
    def player(self) -> Player:
        """The board and supply of the seat whose turn it is."""
        return self.table.state.players[self.seat]

    def tell(self, msg: Msg) -> None:
        """Write a line into the log."""
        self.table.tell(msg)

    async def choose(self, kind: str, options: Iterable[T], *, note: Msg | None = None) -> T:
        """Ask the seat whose turn it is."""
        return await self.table.choose(self.seat, kind, options, note=note)
