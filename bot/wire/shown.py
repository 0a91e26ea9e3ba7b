"""Shown: the panels with a question that this process has shown, to be edited when nothing is asked there any more.

They are in memory alone: a click would cost a transaction more, and whoever presses one that is untrue is told so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from bot.host.desk.play import EDITABLE
from bot.host.types.post import WatchedPanel
from bot.host.types.table import GameCard, Status


@dataclass(frozen=True, slots=True)
class _Held:
    panel: WatchedPanel
    until: float


class Shown:
    """The newest panel of everybody at a table, while the token of its interaction is good; `now` in seconds."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._held: dict[tuple[int, int], _Held] = {}

    def __len__(self) -> int:
        return len(self._held)

    def note(self, game_id: int, panel: WatchedPanel, *, asks: bool) -> None:
        """Remember a panel that is about to be shown if it `asks` something, and the one before it in no case."""
        now = self._now()
        for key in [key for key, held in self._held.items() if held.until <= now]:
            del self._held[key]
        self._held.pop((game_id, panel.user_id), None)
        if asks:
            self._held[game_id, panel.user_id] = _Held(panel, now + EDITABLE)

    def untrue(self, card: GameCard) -> tuple[WatchedPanel, ...]:
        """Those at a table that ask for nothing any more as it stands, which are remembered no longer."""
        decide = (
            {seat.user_id for seat in card.seats if seat.caretaker is None} if card.status is Status.LIVE else set()
        )
        found = [user for game, user in self._held if game == card.game_id and user not in decide]
        held = [self._held.pop((card.game_id, user)) for user in found]
        return tuple(one.panel for one in held if one.until > self._now())
