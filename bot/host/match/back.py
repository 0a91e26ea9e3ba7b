"""Back: to the beginning of which turn a table may go back together."""

from __future__ import annotations

from bot.host.match.live import Live
from bot.host.refusals import NothingToTakeBack, UndoAlone
from bot.store.engine.database import Sql
from bot.store.tables import snapshots


async def target(sql: Sql, live: Live, seat: int) -> int:
    """The latest turn in which a seat has decided. Raises UndoAlone or NothingToTakeBack.

    Within the running turn that is its beginning: what was revealed in between is known in any case.
    """
    if live.match.can_restart(seat):
        raise UndoAlone()
    if any(answer.seat == seat and not answer.final for answer in live.match.turn_answers):
        return live.turn
    turn = await snapshots.of_last_turn(sql, live.game_id, seat, live.turn)
    if turn is None:
        raise NothingToTakeBack()
    return turn


async def offered(sql: Sql, live: Live, seat: int) -> int | None:
    """The turn that is offered to be taken back to whoever looks at the table: not where plain undo does it.

    Whoever is to decide has their mind on that, unless nobody has done anything since.
    """
    if live.match.can_undo(seat):
        return None
    try:
        turn = await target(sql, live, seat)
    except NothingToTakeBack:
        return None
    return turn if seat not in live.match.pending or turn >= live.turn - 1 else None
