"""Points of a delivery: income or VP (rules section 6), and how a player may answer in advance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.ask import Ask, Word
from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.state import Seat, State
from engine.games.steam.view import View
from engine.games.steam.words import say

INCOME, VP = "income", "vp"


@dataclass(frozen=True, slots=True)
class Take:
    """All points of a delivery for income or for VP: which, and the number there before and after."""

    what: str
    before: int
    after: int

    def __str__(self) -> str:
        return self.what

    def label(self) -> Msg:
        """Income or VP."""
        return say(f"take-{self.what}", gain=self.after - self.before)

    def detail(self) -> Msg:
        """From where to where."""
        return say(f"take-{self.what}-effect", before=self.before, after=self.after)


async def take_points(table: Table[State], seat: Seat, points: int, *, standing: bool) -> None:
    """STM-139, STM-211, STM-212: all points go to income or all to VP; at the highest income, to VP."""
    player = table.state.players[seat]
    options = [Take(VP, player.vp, player.vp + points)]
    if player.income < DATA.income.max:
        options.insert(0, Take(INCOME, player.income, min(player.income + points, DATA.income.max)))
    note = say("points-note", points=points)
    chosen = await table.choose(seat, "points", options, note=note, standing=standing)
    if chosen.what == VP:
        player.score("deliveries", points)
    else:
        player.income = chosen.after
    table.tell(say(f"log-take-{chosen.what}", seat=seat, points=points, gain=chosen.after - chosen.before))


@dataclass(frozen=True, slots=True)
class Until:
    """A standing order: income as long as it is below `income`, then VP."""

    income: int

    def __str__(self) -> str:
        return f"income-until-{self.income}"

    def label(self) -> Msg:
        """Until when."""
        return say("order-until", income=self.income)

    def detail(self) -> Msg:
        """How it decides."""
        return say("order-until-effect", income=self.income)

    def answer(self, view: View, ask: Ask[Any]) -> str:
        """Income or VP, by the income that the player has now."""
        return INCOME if view.players[ask.seat].income < self.income else VP


@dataclass(frozen=True, slots=True)
class Always(Word):
    """A standing order: always the same."""

    def answer(self, view: View, ask: Ask[Any]) -> str:
        """Income or VP."""
        return self.key


ORDERS = (
    Always(INCOME, say("order-income"), say("order-income-effect")),
    Always(VP, say("order-vp"), say("order-vp-effect")),
    *(Until(income) for income in range(DATA.income.min + 1, DATA.income.max)),
)
"""What a player may want to happen with the points that others' deliveries bring."""
