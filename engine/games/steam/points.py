"""Points of a delivery: income or VP (rules section 6)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Option
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.state import Seat, State
from engine.games.steam.words import say

INCOME, VP = "income", "vp"


@dataclass(frozen=True, slots=True)
class Take(Option):
    """All points of a delivery as income or as VP: which, the value before and after, and the points lost."""

    what: str
    before: int
    after: int
    lost: int = 0

    def __str__(self) -> str:
        return self.what

    def label(self) -> Msg:
        """Income or VP, how many points, and the resulting value."""
        return say(f"take-{self.what}", gain=self.after - self.before, after=self.after)

    def detail(self) -> Msg | None:
        """How many points are lost above the highest income."""
        return say("take-lost", lost=self.lost) if self.lost else None


async def take_points(table: Table[State], seat: Seat, points: int, *, mover: Seat) -> None:
    """STM-139, STM-211, STM-212: all points go to income or all to VP; at the highest income, to VP.

    A standing order may decide about those from others' deliveries.
    """
    player = table.state.players[seat]
    options = [Take(VP, player.vp, player.vp + points)]
    if player.income < DATA.income.max:
        after = min(player.income + points, DATA.income.max)
        options.insert(0, Take(INCOME, player.income, after, lost=player.income + points - after))
    note = say("points-note", points=points)
    chosen = await table.choose(seat, "points", options, note=note, standing=seat != mover)
    if chosen.what == VP:
        player.score("deliveries", points)
    else:
        player.income = chosen.after
    gain, own = chosen.after - chosen.before, int(seat == mover)
    table.tell(say(f"log-take-{chosen.what}", seat=seat, points=points, gain=gain, own=own))
