"""Practice opponents answer for their seats, one transaction an answer like everybody else."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.thinking import chance, think
from bot.host.search.searches import Found, Searches
from bot.host.types.table import Status
from bot.store.tables import timers
from bot.store.tables.timers import TimerRow
from engine.core.ahead.policy import HARD, random_policy
from engine.core.ahead.search import can_search
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.codec import Save

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Position:
    """How a table stood when somebody began to think there."""

    save: Save
    seed: int
    spent: float


class Practice:
    """Answers when the timer of a practice opponent rings.

    While one looks ahead, the table is free for everybody else. If it has moved on in the meantime, what was found is
    dropped. The timer goes with the transaction of the answer, so that after a crash it rings again.
    """

    def __init__(self, context: Context, matches: Matches, searching: Searches) -> None:
        self._context = context
        self._matches = matches
        self._searching = searching

    @afresh
    async def ring(self, timer: TimerRow) -> None:
        """Answer once."""
        seat = timer.seat
        async with self._matches.hold(timer.game_id) as live:
            if not _decides(live, seat):
                async with turns.changing(self._context, live) as sql:
                    await timers.stop(sql, timer.game_id, timer.kind, seat)
                return
            if not _looks_ahead(live, seat):
                return await self._answer(live, seat, await _quick(live, seat))
            position = _Position(live.match.save(), chance(live).value, live.spent.get(seat, 0.0))
        found = await self._searching.find(position.save, seat, position.seed, position.spent)
        async with self._matches.hold(timer.game_id) as live:
            if live.match.rev == position.save.rev and _decides(live, seat) and _looks_ahead(live, seat):
                live.spent[seat] = position.spent + found.seconds
                return await self._answer(live, seat, _legal(live, seat, found) or await _quick(live, seat))
        if await due(self._context, self._context.database.reads, timer) is not None:
            await self.ring(timer)

    async def _answer(self, live: Live, seat: int, key: str) -> None:
        now = self._context.time()
        live.answer(seat, key, now)
        live.confirm(seat, now)
        await turns.commit(self._context, live, seat)


def _decides(live: Live, seat: int) -> bool:
    """Whether a seat is asked, and a practice opponent answers for it."""
    return seat in live.match.pending and live.row.status == Status.LIVE and live.seats[seat].played_by is not None


def _looks_ahead(live: Live, seat: int) -> bool:
    """Whether there is something to think about, and somebody who does."""
    ask = live.match.pending[seat]
    thinks = live.seats[seat].played_by == HARD and can_search(registry.advice(live.row.game))
    return thinks and ask.kind != CONFIRM and len(ask.keys(2)) > 1


async def _quick(live: Live, seat: int) -> str:
    """A legal key without looking ahead."""
    ask, name = live.match.pending[seat], live.seats[seat].played_by or ""
    try:
        return await think(live, seat, ask, name)
    except Exception:
        # chance replaces a strategy that fails, so that no table waits for it
        LOG.exception("game %s: practice opponent %s could not decide %s", live.game_id, name, ask.kind)
        return random_policy(None, ask, chance(live))


def _legal(live: Live, seat: int, found: Found) -> str | None:
    """The key that was found, if it is one."""
    ask = live.match.pending[seat]
    try:
        if found.key is not None:
            ask.parse(found.key)
    except IllegalAnswer:
        LOG.exception("game %s: a search answered %s to %s", live.game_id, found.key, ask.kind)
        return None
    return found.key
