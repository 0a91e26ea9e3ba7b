"""Care: a bot opponent plays for somebody, and they take their seat back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host.context import Context
from bot.host.match import admission, turns
from bot.host.match.live import Live
from bot.host.match.opponents import name_for, stand_in
from bot.host.match.turns import First, nothing
from bot.host.post import polls, posts
from bot.host.types.people import Person, called
from bot.store.engine.database import Sql
from bot.store.tables import orders, seating, timers, users, watched
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import TimerRow
from engine.core.play.msg import Msg

AWAY = "away"
"""How long a caretaker plays for somebody who is away: until they are back."""
FOUND_OUT = 3600.0
"""Within this many seconds a table finds out how long somebody who sits down there is away."""


async def remember_absence(sql: Sql, game_id: int, seats: Sequence[SeatRow], at: float) -> None:
    """Let a table find out soon which of those who have just sat down are away."""
    for seat in seats:
        user = None if seat.user_id is None else await users.get(sql, seat.user_id)
        if user is not None and user.is_away(at):
            await timers.put(sql, TimerRow(game_id, timers.AWAY, seat.seat, at, at))


async def absent(sql: Sql, seats: Sequence[SeatRow], at: float) -> list[SeatRow]:
    """The seats of a game that begins, with absent players marked, so that it does not ping them.

    The table finds out at once for how long, and who plays meanwhile (`remember_absence`).
    """
    found = []
    for seat in seats:
        user = None if seat.user_id is None else await users.get(sql, seat.user_id)
        away = user is not None and user.is_away(at)
        until, used = (at + FOUND_OUT, FOUND_OUT) if away else (None, 0.0)
        found.append(replace(seat, away_from=at if away else None, away_until=until, away_used=used))
    return found


async def hand_to(context: Context, live: Live, seat: int, until: str, *, first: First = nothing) -> None:
    """Let a bot opponent decide for a person, for this `turn` or to `stay` (`pace.OVERTIMES`)."""
    now = context.time()
    live.seats[seat] = replace(live.seats[seat], caretaker=stand_in(live.match.rules), caretaker_for=until)
    live.note(Msg("care-begins", seat=seat), now)
    await turns.commit(context, live, first=first, other={seat})


async def give(context: Context, live: Live, seat: int, to: Person | str, *, first: First = nothing) -> None:
    """Give a seat to somebody else, with the time of a move, or to a bot opponent by its level.

    Its turn goes on, its standing orders do not. Raises NoSeatForThem.
    """
    before = live.seats[seat]
    person = to if isinstance(to, Person) else None
    user_id, policy = (None, to) if isinstance(to, str) else (to.user_id, None)
    name = name_for(live.game_id, seat, [s.name for s in live.seats]) if isinstance(to, str) else to.name
    live.seats[seat] = SeatRow(seat, user_id, policy, name, before.asked, before.asked_since)
    forgotten = live.forget_orders(seat)

    async def all_of_it(sql: Sql) -> None:
        await first(sql)
        if person is not None:
            await users.greet(sql, person.user_id, person.name, person.locale)
            await admission.require_seatable(sql, live.game_id, person, but=seat)
            await posts.seated(sql, live.row, context.time(), [person.user_id])
        await seating.give(sql, live.game_id, seat, name, user_id=user_id, policy=policy)
        # nothing about the former player holds for the new one: whether the table is muted, or they are away
        await seating.update(sql, live.game_id, live.seats[seat])
        await polls.seated(sql, live.row, seat, user_id, context.time())
        await orders.clear(sql, live.game_id, seat)
        await remember_absence(sql, live.game_id, live.seats, context.time())
        if before.user_id in await watched.users(sql, live.game_id):
            await posts.panels(sql, live.row, context.time(), [before.user_id])

    key = "notice-seat-orders" if forgotten else "notice-seat"
    text = Msg(key, name=called(before.name, before.policy), to=called(name, policy))
    await turns.commit(context, live, first=all_of_it, notice=text, other={seat})


def take_back(live: Live, seat: int, at: float) -> frozenset[int]:
    """Let people decide for themselves again; returns the seats for which that is new.

    Answers in a running turn stay, and can be undone.
    """
    if live.seats[seat].caretaker is None:
        return frozenset()
    live.seats[seat] = replace(live.seats[seat], caretaker=None, caretaker_for=None)
    live.note(Msg("care-ends", seat=seat), at)
    return frozenset({seat})
