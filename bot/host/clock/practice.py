"""Bot opponents answer for their seats, one transaction an answer like everyone else."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from bot.host.clock.due import due
from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.thinking import chance, think
from bot.host.search.searches import Found, Searches
from bot.host.types.table import Status
from bot.host.types.thinking import Used
from bot.store.tables import timers
from bot.store.tables.timers import TimerRow
from engine.core.ahead.policy import HARD, random_policy, thinks
from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.codec import Save
from engine.core.play.msg import Msg

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Position:
    """How a table stood when an opponent (`level`) began to think there."""

    level: str
    save: Save
    seed: int
    used: Used


class Practice:
    """Answers when the timer of a bot opponent rings.

    While one looks ahead, the table is free for everyone else. If the table has moved on meanwhile, its answer is
    dropped. The timer goes in the transaction of the answer, so that after a crash it rings again.
    """

    def __init__(self, context: Context, matches: Matches, searching: Searches) -> None:
        self._context = context
        self._matches = matches
        self._searching = searching

    async def ring(self, timer: TimerRow) -> None:
        """Answer, and go on until the turn is over or others have to decide."""
        position = await self._quickly(timer)
        while position is not None:
            found = await self._searching.find(position.save, timer.seat, position.seed, position.used, position.level)
            position = await self._decided(timer, position, found)

    @afresh
    async def _quickly(self, timer: TimerRow) -> _Position | None:
        """Answer what needs no looking ahead; returns the position that does, if one follows."""
        goes_on = True
        while goes_on:
            async with self._matches.hold(timer.game_id) as live:
                if not _decides(live, timer.seat):
                    async with turns.changing(self._context, live) as sql:
                        await timers.stop(sql, timer.game_id, timer.kind, timer.seat)
                    return None
                if _looks_ahead(live, timer.seat):
                    return self._position(live, timer.seat)
                goes_on = await self._answer(live, timer.seat, await _quick(live, timer.seat))
        return None

    @afresh
    async def _decided(self, timer: TimerRow, position: _Position, found: Found) -> _Position | None:
        """Give the answer that was found, if the table has not moved on; returns the next position that needs looking
        ahead, if any."""
        seat = timer.seat
        async with self._matches.hold(timer.game_id) as live:
            if live.match.rev == position.save.rev and _decides(live, seat) and _looks_ahead(live, seat):
                live.thought[seat] = self._tell(live, seat, found.used)
                goes_on = await self._answer(live, seat, _legal(live, seat, found) or await _quick(live, seat))
                if goes_on and _looks_ahead(live, seat):
                    return self._position(live, seat)
            else:
                goes_on = await due(self._context, self._context.database.reads, timer) is not None
        return await self._quickly(timer) if goes_on else None

    def _position(self, live: Live, seat: int) -> _Position:
        """What there is to think about, from now on."""
        level = live.seats[seat].played_by or HARD
        live.answers_at[seat] = self._context.time() + self._searching.until_answered(live.row.game, level)
        return _Position(level, live.match.save(), chance(live).value, live.thought.get(seat, Used()))

    def _tell(self, live: Live, seat: int, used: Used) -> Used:
        """Tell the table, once a turn, that `normal` answers where a stronger opponent should have looked ahead."""
        if used.hasty and not used.told:
            live.note(Msg("hard-is-hasty", seat=seat), self._context.time())
        return replace(used, told=used.hasty)

    async def _answer(self, live: Live, seat: int, key: str) -> bool:
        """Returns whether the turn of the seat goes on; its timer is then claimed, else it rings when it is due."""
        now, turn = self._context.time(), live.turn
        live.answer(seat, key, now)
        live.confirm(seat, now)
        await turns.commit(self._context, live, seat, goes_on=True)
        return live.turn == turn and _decides(live, seat)


def _decides(live: Live, seat: int) -> bool:
    """Whether a seat is asked, and a bot opponent answers for it."""
    return seat in live.match.pending and live.row.status == Status.LIVE and live.seats[seat].played_by is not None


def _looks_ahead(live: Live, seat: int) -> bool:
    """Whether there is something to think about, and an opponent that looks ahead."""
    ask = live.match.pending[seat]
    return thinks(live.match.rules, live.seats[seat].played_by) and ask.kind != CONFIRM and len(ask.keys(2)) > 1


async def _quick(live: Live, seat: int) -> str:
    """A legal key without looking ahead."""
    ask, name = live.match.pending[seat], live.seats[seat].played_by or ""
    try:
        return await think(live, seat, ask, name)
    except Exception:
        # chance replaces a strategy that fails, so that no table waits for it
        LOG.exception("game %s: bot opponent %s could not decide %s", live.game_id, name, ask.kind)
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
