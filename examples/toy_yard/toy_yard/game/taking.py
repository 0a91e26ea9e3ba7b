"""Taking a car from the yard (section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Option
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from toy_yard.game import words
from toy_yard.game.state import State
from toy_yard.game.words import say


@dataclass(frozen=True, slots=True)
class Car(Option):
    """A car that stands in the yard."""

    id: str

    def __str__(self) -> str:
        return self.id

    def label(self) -> Msg:
        """What it carries, and what it scores."""
        return words.car(self.id)

    def detail(self) -> Msg | None:
        """The label says it all."""
        return None


async def take(t: Table[State], seat: int) -> None:
    """YRD-001: one of the cars in the yard."""
    chosen = await t.choose(seat, "car", [Car(id) for id in t.state.yard])
    t.state.yard.remove(chosen.id)
    t.state.trains[seat].append(chosen.id)
    t.state.turn += 1
    t.tell(say("takes", seat=seat, car=chosen.label()))
