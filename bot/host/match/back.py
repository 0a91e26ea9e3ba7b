"""Back: to the beginning of which turn a table may go back together."""

from __future__ import annotations

from bot.host.match.live import Live
from bot.host.refusals import NothingToTakeBack, UndoAlone


def target(live: Live, seat: int, last: int | None) -> int:
    """The latest turn in which a seat has decided: the running one, or the `last` before it (`snapshots.of_last_turn`).

    Raises UndoAlone or NothingToTakeBack. Within the running turn that is its beginning: whatever was revealed in
    between is known anyway.
    """
    if live.match.can_restart(seat):
        raise UndoAlone()
    if any(answer.seat == seat and not answer.final for answer in live.match.turn_answers):
        return live.turn
    if last is None:
        raise NothingToTakeBack()
    return last


def offered(live: Live, seat: int, last: int | None) -> int | None:
    """The turn that is offered to the reader to go back to together: not where plain undo does it.

    A player who has to decide is busy with that, unless nobody has done anything since.
    """
    if live.match.can_undo(seat):
        return None
    try:
        turn = target(live, seat, last)
    except NothingToTakeBack:
        return None
    return turn if seat not in live.match.pending or turn >= live.turn - 1 else None
