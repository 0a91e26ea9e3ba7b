"""Panels: what one person sees of a running game, and can do in it now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.host.context import Context, maybe
from bot.host.match import back, hints, keys
from bot.host.match.live import Live
from bot.host.match.offers import final, offered, shortcuts
from bot.host.match.sight import Sight
from bot.host.match.since import since_last_turn
from bot.host.match.wanted import before, last_of
from bot.host.post import lines, polls, queues
from bot.host.post.cards import card, waiting
from bot.host.types.panel import Panel
from bot.host.types.parcel import Ready, What
from bot.host.types.people import Person
from bot.host.types.table import Status, Waiting
from bot.store.engine.database import Sql
from bot.store.tables import games, panels, parcels
from bot.store.tables.log import LINE, LogRow
from bot.store.tables.panels import PanelRow
from engine.core.ahead.budget import THINKERS
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.msg import Msg
from renderers import WIDE


def closed(live: Live) -> Msg | None:
    """Why nothing happens at this table any more."""
    if live.row.status == Status.ENDED:
        return Msg("idle-ended")
    return Msg("idle-over") if live.row.status == Status.OVER else None


def told(live: Live, seat: int) -> tuple[Msg, ...]:
    """What was just stored, as far as a seat may read it."""
    return tuple(lines.load_msg(row.line or "") for row in _readable(live, seat))


def finished(live: Live, seat: int) -> tuple[Msg, ...]:
    """What was just stored and is not in the story of the running turn."""
    rows = [row for row in _readable(live, seat) if row.turn < live.turn or row.standing is not None]
    return tuple(lines.load_msg(row.line or "") for row in rows)


def _readable(live: Live, seat: int) -> list[LogRow]:
    return [row for row in live.rows if row.sort == LINE and row.seat in (None, seat)]


async def panel(
    context: Context,
    live: Live,
    person: Person,
    *,
    happened: tuple[Msg, ...] = (),
    stale: Msg | None = None,
    table: bool = False,
    since: bool = False,
) -> Panel:
    """What a person can do at a table now, with the picture of the whole `table` if they want that.

    `happened` is what their click has finished, `stale` why it was not applied; `since`: include what has happened
    since their last turn.
    """
    sql, seat = context.database.reads, live.seat_of(person.user_id)
    running = live.row.status == Status.LIVE
    cared = seat is not None and running and live.seats[seat].caretaker is not None
    ask = offered(live.match, seat) if running and not cared else None
    own = await _own(sql, live, person, seat, ask)
    last = await last_of(sql, live, seat) if since or live.actor != seat else None
    earlier = await before(sql, live, seat, last)
    sight = Sight(
        live.match,
        seat,
        person,
        live.names,
        own.pictures or WIDE,
        ask=ask,
        plans={} if ask is None else shortcuts(live.match, seat),
        table=table,
        title=live.row.table_name or "",
        before=None if earlier is None else live.match.rules.view(earlier, seat),
    )
    others = await queues.mine(sql, person.user_id, but=live.game_id)
    can_undo = seat is not None and running and not cared and live.match.can_undo(seat)
    confirms = ask is not None and ask.kind == CONFIRM
    waits = seat is not None and running and not cared and ask is None
    hint = None if seat is None or ask is None else hints.valid(live, seat, own.hint)
    return replace(
        sight.panel(live.game_id, live.match.rev),
        head=card(live.row, live.seats).head(person.user_id),
        over=live.row.status == Status.OVER,
        can_undo=can_undo,
        settled=ask is not None and not can_undo and _acted_last(live, seat),
        happened=registry.advice(live.row.game).brief([happened]),
        waiting=_waiting(live) if running else (),
        sandbox=seat is not None and running and bool(live.row.sandbox),
        orders=seat is not None and running and bool(live.orders_here),
        idle=None if ask is not None else _idle(live, seat, context.time()),
        stale=stale,
        cared=cared,
        ready=None if own.parcel is None else await _ready(sql, own.parcel),
        waits=waits,
        soon=waits and not _waiting(live),
        free=tuple(s.seat for s in live.seats if s.policy) if seat is None and running else (),
        note=own.note,
        elsewhere=next(iter(others), None) if ask is None else None,
        queued=len(others),
        since=await since_last_turn(sql, live, seat, last, earlier) if since and seat is not None else None,
        confirms_at=maybe(own.confirms_at) if confirms else None,
        hint=hint,
        hintable=hint is None and seat is not None and ask is not None and hints.possible(live, seat),
        explained=own.explained,
        key=await _key(context, live, seat, person) if running else None,
        legible=WIDE if since and ask is not None and own.pictures is None and not own.asked else None,
        final=final(live.match, None if ask is None else seat, unconfirmed=own.unconfirmed),
        **_to_take_back(live, person, seat, own.last_turn) if running and not cared else {},
    )


async def _key(context: Context, live: Live, seat: int | None, person: Person) -> str | None:
    """What opens a player's own page of the table."""
    return None if seat is None or not context.pages else await keys.of(context, live, seat, person.user_id)


async def _own(sql: Sql, live: Live, person: Person, seat: int | None, ask: Ask[Any] | None) -> PanelRow:
    """The stored facts about a person for their panel; a confirmation is no decision of the game."""
    return await panels.read(
        sql,
        live.game_id,
        person.user_id,
        live.row.game,
        seat=-1 if seat is None else seat,
        turn=live.turn,
        kind="" if ask is None or ask.kind == CONFIRM else ask.kind,
        path="" if seat is None else hints.path(live, seat),
    )


def _to_take_back(live: Live, person: Person, seat: int | None, last: int | None) -> dict[str, Any]:
    """The turn that the table may go back to together, and whether nobody else has a say in that."""
    if seat is None or live.match.over:
        return {}
    electors = polls.electors(polls.BACK, seat, live.seats, live.row.host_id)
    return {"back": back.offered(live, seat, last), "alone": electors == {person.user_id}}


def _acted_last(live: Live, seat: int | None) -> bool:
    """Whether the newest answer of the running turn is this seat's."""
    return [answer.seat for answer in live.match.turn_answers[-1:]] == [seat]


async def _ready(sql: Sql, parcel_id: int) -> Ready | None:
    row = await parcels.get(sql, parcel_id)
    game = None if row is None else await games.get(sql, row.game_id)
    return None if row is None or game is None else Ready(game.game_id, game.game, What(row.what))


def soon(live: Live, seat: int | None) -> bool:
    """Whether a player waits only for bot opponents."""
    running = seat is not None and live.row.status == Status.LIVE and live.seats[seat].caretaker is None
    return running and offered(live.match, seat or 0) is None and not _waiting(live)


def _idle(live: Live, seat: int | None, now: float) -> Msg:
    """Why there is nothing to do, in one sentence."""
    if reason := closed(live):
        return reason
    if seat is None:
        return Msg("idle-spectator")
    if live.seats[seat].caretaker is not None:
        return Msg("idle-cared")
    if _waiting(live):
        return Msg("idle-not-your-turn")
    thinking = next((s.seat for s in live.seats if s.asked is not None and s.played_by in THINKERS), None)
    if thinking is None:
        return Msg("idle-practice")
    minutes = round((live.answers_at.get(thinking, now) - now) / 60)
    return (
        Msg("idle-thinking-long", seat=thinking, minutes=minutes)
        if minutes > 0
        else Msg("idle-thinking", seat=thinking)
    )


def _waiting(live: Live) -> tuple[Waiting, ...]:
    """The people whom the table waits for: bot opponents answer before anyone has read who is asked."""
    return tuple(w for w in waiting(live.seats) if live.seats[w.seat].played_by is None)
