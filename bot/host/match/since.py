"""Since: what has happened at a table since a person's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host.context import moment
from bot.host.match.live import CARE, Live
from bot.host.post import lines
from bot.host.types.panel import Since
from bot.store.engine.database import Sql
from bot.store.tables import log
from bot.store.tables.log import LINE, LogRow
from bot.store.tables.seating import SeatRow
from engine.core.play import registry
from engine.core.play.msg import Msg
from engine.core.play.standings import places

CARE_BEGINS = ("care-begins", "away-begins-cared")
"""The lines that say who plays in one's place."""
MOST_ROWS = 400
"""Rows of the log to read; a player who was away for longer finds the rest in the log."""


async def last_answer(sql: Sql, game_id: int, turn: int, seat: SeatRow) -> LogRow | None:
    """The newest answer of a seat's user before those they have given in a row in the running `turn`.

    None if there is none: answers by a bot opponent or a standing order do not count.
    """
    if seat.user_id is None:
        return None
    if seat.asked is None:
        return await log.last_answer(sql, game_id, seat.user_id)
    return await log.last_answer_before(sql, game_id, seat.user_id, seat.seat, turn)


async def since_last_turn(
    sql: Sql, live: Live, number: int, last: LogRow | None, earlier: object | None
) -> Since | None:
    """What has happened since a person's `last_answer`, as far as they may read it; None if nothing has.

    `earlier` is the state after it, None if that is not known.
    """
    seat, brief = live.seats[number], registry.advice(live.row.game).brief
    rows = await log.newest(sql, live.game_id, -1 if last is None else last.number, MOST_ROWS)
    rev = 0 if last is None else _settled(last, rows)
    rows = [row for row in _standing(rows) if row.rev > rev or row.standing == CARE]
    told = [row for row in rows if row.sort == LINE and row.seat in (None, seat.seat)]
    told = [row for row in told if not _about_absence(row, seat.seat)]
    turns, cared = lines.by_turn(told), any(_of_care(row, seat.seat) for row in told)
    if not turns:
        return None
    news = Since(None if last is None else moment(last.at), turns, cared, brief(turns))
    # the comparison is with the position after that answer, if nothing in the running turn is one's own yet
    if last is None or earlier is None or live.actor == number:
        return news
    then, now = live.match.rules.result(earlier), live.match.result()
    gained = {
        seat: new - old for seat, (old, new) in enumerate(zip(then.scores, now.scores, strict=True)) if new != old
    }
    return replace(news, gained=gained, places=(places(then)[number], places(now)[number]))


def _standing(rows: Sequence[LogRow]) -> list[LogRow]:
    """The rows without those of undone turns."""
    kept: list[LogRow] = []
    for row in rows:
        if row.back is not None:
            kept = [earlier for earlier in kept if earlier.turn < row.back]
        kept.append(row)
    return kept


def _settled(last: LogRow, rows: Sequence[LogRow]) -> int:
    """The revision with which the turn of a person's `last` answer was over: it may confirm itself."""
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
    return row.standing == CARE and _msg(row).args.get("seat") == seat and not _of_care(row, seat)


def _of_care(row: LogRow, seat: int) -> bool:
    """Whether a line says that a bot opponent plays in a person's place."""
    msg = _msg(row)
    return row.standing == CARE and msg.args.get("seat") == seat and msg.key in CARE_BEGINS


def _msg(row: LogRow) -> Msg:
    return lines.load_msg(row.line or "")
