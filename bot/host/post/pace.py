"""Pace: how long players may think, and what their clocks show.

Each move grants time; what is not used of it is kept, up to a limit. Time runs while the table waits for somebody who
is awake, and stands still while the table is paused or a practice opponent plays for them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.host.post.habits import Habit
from bot.store.games import SeatRow

HOUR = 3600.0
AWAY_DAYS = 14
"""Days that each player may be away in a game where the table has not chosen."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that each move grants, and the most that a player can have."""

    move: float
    most: float


PACES = {"brisk": Pace(8 * HOUR, 24 * HOUR), "daily": Pace(24 * HOUR, 72 * HOUR), "calm": Pace(48 * HOUR, 168 * HOUR)}
"""By key, the quickest first."""
TELL, TURN, STAY = OVERTIMES = ("tell", "turn", "stay")
"""What happens when a player's time is over: the table is told; or a practice opponent plays this turn, or until the
player returns."""


def stopped(seat: SeatRow, habit: Habit, at: float) -> SeatRow:
    """The seat with its clock standing still."""
    if seat.clock_from is None:
        return seat
    left = max(0.0, (seat.bank or 0.0) - habit.spent(seat.clock_from, max(at, seat.clock_from)))
    return replace(seat, bank=left, clock_from=None, over_at=None)


def started(seat: SeatRow, habit: Habit, at: float) -> SeatRow:
    """The seat with its clock running, if there is anything to decide for its user and the table has a pace."""
    if seat.asked is None or seat.bank is None or seat.caretaker is not None:
        return seat
    return replace(seat, clock_from=at, over_at=habit.over(at, seat.bank))


def granted(seat: SeatRow, pace: Pace | None, *, more: bool) -> SeatRow:
    """The seat with the time of one `more` move, or of one at least; without a pace there are no clocks."""
    if pace is None:
        return replace(seat, bank=None, clock_from=None, over_at=None)
    left = seat.bank or 0.0
    return replace(seat, bank=min(pace.most, left + pace.move) if more else max(left, pace.move))
