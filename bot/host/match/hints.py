"""Hints: what a bot opponent would do in somebody's place, at tables where people learn; one a decision."""

from __future__ import annotations

import logging

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.opponents import stand_in
from bot.host.match.thinking import think
from bot.host.refusals import NoHint
from bot.store.engine.database import Sql
from bot.store.tables import hints
from engine.core.ahead.policy import RANDOM
from engine.core.play.ask import CONFIRM
from engine.core.play.facets import legal
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)


def possible(live: Live, seat: int) -> bool:
    """Whether this table gives hints, and the seat has a decision of its game."""
    ask = live.match.pending.get(seat)
    decides = ask is not None and ask.kind != CONFIRM and live.seats[seat].played_by is None
    return bool(live.row.learning) and decides and stand_in(live.match.rules) != RANDOM


async def given(sql: Sql, live: Live, seat: int) -> str | None:
    """The key that was hinted at for a seat's present decision, None if there was no hint."""
    return valid(live, seat, await hints.get(sql, live.game_id, seat, live.turn, path(live, seat)))


def valid(live: Live, seat: int, key: str | None) -> str | None:
    """A hint that was given, if it still is one."""
    return key if key is not None and possible(live, seat) and legal(live.match.pending[seat], key) else None


async def give(context: Context, live: Live, seat: int) -> None:
    """Give a hint if none was given for this decision, and tell the table. Raises NoHint or NotSaved."""
    ask = live.match.pending.get(seat)
    if ask is None or not possible(live, seat) or await given(context.database.reads, live, seat) is not None:
        return
    try:
        key = await think(live, seat, ask, stand_in(live.match.rules))
    except Exception as error:
        LOG.exception("game %s: no hint for %s", live.game_id, ask.kind)
        raise NoHint() from error
    turn, before = live.turn, path(live, seat)

    async def first(sql: Sql) -> None:
        await hints.put(sql, live.game_id, seat, turn=turn, path=before, answer=key)

    live.note(Msg("hint-used", seat=seat), context.time())
    await turns.commit(context, live, seat, first=first)


def path(live: Live, seat: int) -> str:
    """What distinguishes this decision in its turn: the keys of the seat's own answers before it."""
    return " ".join(answer.key for answer in live.match.turn_answers if answer.seat == seat)
