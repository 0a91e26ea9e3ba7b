"""Pace: how long players may think, and what their clocks show.

Each move grants time; unused time is kept, up to a limit. Time runs while the table waits for somebody who is awake,
and stands still while the table is paused or a bot opponent plays for them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.host.post.habits import Habit
from bot.store.tables.seating import SeatRow

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
UNTIMED = "untimed"
"""The choice, in place of a pace, for no limit."""
TELL, TURN, STAY = OVERTIMES = ("tell", "turn", "stay")
"""What happens when a player's time is over: the table is told; or a bot opponent plays this turn, or until the player
returns."""


def stopped(seat: SeatRow, habit: Habit, at: float) -> SeatRow:
    """The seat with its clock standing still, and its user thinking about nothing."""
    seat = replace(considered(seat, habit, at), thinking=None)
    if seat.clock_from is None:
        return seat
    left = max(0.0, (seat.bank or 0.0) - habit.spent(seat.clock_from, max(at, seat.clock_from)))
    return replace(seat, bank=left, clock_from=None, over_at=None)


def considered(seat: SeatRow, habit: Habit, at: float) -> SeatRow:
    """The seat with what its user has thought until now: sleep, absence and pauses are no thinking."""
    if seat.thinking is None:
        return seat
    spent = habit.spent(seat.thinking, max(at, seat.thinking))
    return replace(seat, thought=seat.thought + spent, thinking=at)


def answered(seat: SeatRow, *, own: bool) -> SeatRow:
    """The seat, its clock stopped, after a turn that its user has answered (`own`), or somebody had to for them."""
    clock, late = seat.bank is not None, seat.bank is not None and seat.bank <= 0
    if own:
        return replace(seat, moves=seat.moves + 1, timed=seat.timed + clock, late=seat.late + late)
    return replace(seat, timed=seat.timed + 1, late=seat.late + 1) if late else seat


def started(seat: SeatRow, habit: Habit, at: float) -> SeatRow:
    """The seat with its user thinking, if there is anything for them to decide, and with a pace its clock running."""
    if seat.asked is None or seat.caretaker is not None:
        return seat
    seat = replace(seat, thinking=at)
    if seat.bank is None:
        return seat
    return replace(seat, clock_from=at, over_at=habit.over(at, seat.bank))


def granted(seat: SeatRow, pace: Pace | None, *, more: bool) -> SeatRow:
    """The seat with the time of one `more` move, or at least one; without a pace there are no clocks."""
    if pace is None:
        return replace(seat, bank=None, clock_from=None, over_at=None)
    left = seat.bank or 0.0
    return replace(seat, bank=min(pace.most, left + pace.move) if more else max(left, pace.move))
