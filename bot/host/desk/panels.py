"""Panels: what one person sees of a running game, and can do at it now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.host.match.live import Live
from bot.host.match.offers import about
from bot.host.post import lines
from bot.host.post.cards import waiting
from bot.host.types.panel import Panel, Wanted
from bot.host.types.table import Status, Waiting
from bot.store.tables.log import LINE, LogRow
from engine.core.ahead.policy import HARD
from engine.core.play.ask import CONFIRM, Ask, Shortcut
from engine.core.play.msg import Msg
from renderers import numbered


def closed(live: Live) -> Msg | None:
    """Why nothing happens at this table any more."""
    if live.row.status == Status.ENDED:
        return Msg("idle-ended")
    return Msg("idle-over") if live.row.status == Status.OVER else None


def told(live: Live, seat: int) -> tuple[Msg, ...]:
    """What was just written down, as far as a seat may read it."""
    return tuple(lines.load_msg(row.line or "") for row in _readable(live, seat))


def finished(live: Live, seat: int) -> tuple[Msg, ...]:
    """What was just written down and is not in the story of the running turn."""
    rows = [row for row in _readable(live, seat) if row.turn < live.turn or row.standing is not None]
    return tuple(lines.load_msg(row.line or "") for row in rows)


def _readable(live: Live, seat: int) -> list[LogRow]:
    return [row for row in live.rows if row.sort == LINE and row.seat in (None, seat)]


def panel(
    live: Live,
    seat: int | None,
    asked: Ask[Any] | None,
    picture: Wanted,
    shortcuts: Mapping[str, Shortcut],
    *,
    happened: tuple[Msg, ...] = (),
    stale: Msg | None = None,
) -> Panel:
    """What the person on a seat (None: a spectator) can do now, who is `asked` this, as it is read."""
    match = live.match
    running = live.row.status == Status.LIVE
    cared = seat is not None and running and live.seats[seat].caretaker is not None
    ask = asked if running and not cared else None
    can_undo = seat is not None and running and not cared and match.can_undo(seat)
    return Panel(
        game_id=live.game_id,
        game=live.row.game,
        rev=match.rev,
        seat=seat,
        seat_names=live.names,
        picture=picture,
        ask=ask,
        numbered=ask is not None and numbered(live.row.game, ask.kind),
        shortcuts={} if ask is None else shortcuts,
        is_confirm=ask is not None and ask.kind == CONFIRM,
        can_undo=can_undo,
        settled=ask is not None and not can_undo and _acted_last(live, seat),
        story=tuple(entry.msg for entry in match.story(seat)),
        happened=happened,
        waiting=_waiting(live) if running else (),
        over=live.row.status == Status.OVER,
        sandbox=seat is not None and running and bool(live.row.sandbox),
        orders=seat is not None and running and bool(live.orders_here),
        idle=None if ask is not None else _idle(live, seat),
        stale=stale,
        cared=cared,
        free=tuple(s.seat for s in live.seats if s.policy) if seat is None and running else (),
        clauses=() if ask is None else about(match, ask.kind),
    )


def _acted_last(live: Live, seat: int | None) -> bool:
    """Whether the newest answer of the running turn is this seat's."""
    return [answer.seat for answer in live.match.turn_answers[-1:]] == [seat]


def _idle(live: Live, seat: int | None) -> Msg:
    """Why there is nothing to do, in one sentence."""
    if reason := closed(live):
        return reason
    if seat is None:
        return Msg("idle-spectator")
    if live.seats[seat].caretaker is not None:
        return Msg("idle-cared")
    if _waiting(live):
        return Msg("idle-not-your-turn")
    thinking = next((s.seat for s in live.seats if s.asked is not None and s.played_by == HARD), None)
    return Msg("idle-practice") if thinking is None else Msg("idle-thinking", seat=thinking)


def _waiting(live: Live) -> tuple[Waiting, ...]:
    """The people whom the table waits for: practice opponents answer before anybody has read who is asked."""
    return tuple(w for w in waiting(live.seats) if live.seats[w.seat].played_by is None)
