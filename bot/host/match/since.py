"""Since: what has happened at a table since a person's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.context import moment
from bot.host.match.live import CARE
from bot.host.post import lines
from bot.host.types import Since
from bot.store import log
from bot.store.database import Sql
from bot.store.games import SeatRow
from bot.store.log import LINE, LogRow
from engine.core.msg import Msg

MOST_ROWS = 400
"""Rows of the log that are looked at; whoever was away for longer finds the rest in the log."""


async def last_answer(sql: Sql, game_id: int, turn: int, seat: SeatRow) -> LogRow | None:
    """The newest answer of a seat's user before what they have answered of the running `turn` in a row.

    None if there is none: what a practice opponent or a standing order has answered for them does not count.
    """
    if seat.user_id is None:
        return None
    before = None
    for act in reversed(await log.acts(sql, game_id, turn) if seat.asked is not None else []):
        if act.seat != seat.seat:
            break
        before = act.number
    return await log.last_answer(sql, game_id, seat.user_id, before)


async def since_last_turn(sql: Sql, game_id: int, turn: int, seat: SeatRow) -> Since | None:
    """The lines since a person's last turn that they may read, by turn; None if there are none."""
    last = await last_answer(sql, game_id, turn, seat)
    rows = await log.newest(sql, game_id, -1 if last is None else last.number, MOST_ROWS)
    rev = 0 if last is None else _settled(last, rows)
    told = [row for row in rows if row.sort == LINE and row.rev > rev and row.seat in (None, seat.seat)]
    told = [row for row in told if not _about_absence(row, seat.seat)]
    turns = lines.by_turn(told)
    return Since(None if last is None else moment(last.at), turns) if turns else None


def _settled(last: LogRow, rows: Sequence[LogRow]) -> int:
    """The revision with which a turn was over whose `last` answer of a person this is: it may confirm itself."""
    rev = last.rev
    for row in rows:
        if row.sort == LINE and row.standing != CARE:
            continue
        own = row.seat == last.seat and row.user_id is None and row.standing is None
        if row.sort == LINE or not own or row.turn != last.turn:
            break
        rev = row.rev
    return rev


def _about_absence(row: LogRow, seat: int) -> bool:
    """Whether a line tells a person that they were away, or are back."""
    msg = _msg(row)
    return row.standing == CARE and msg.args.get("seat") == seat and msg.key != "care-begins"


def _msg(row: LogRow) -> Msg:
    return lines.load_msg(row.line or "")
