"""What a click changed for a table, and what follows for seats, clocks and timers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from bot.host.match.live import Live
from bot.host.post import cards, digests, habits, layouts, pace
from bot.host.post.habits import OWED, Habit, ticks
from bot.host.post.pace import PACES
from bot.host.types.people import Person
from bot.store.engine.database import Sql
from bot.store.tables import log, users
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import CLOCK, CONFIRM, REMIND, TimerRow
from engine.core.play import ask as asks


@dataclass(frozen=True, slots=True)
class Change:
    """What a click changed for the table, at `at`: who acted, who is asked again, who is no longer asked.

    `other` are the seats for which somebody else decides from now on; `turned` says whether a turn was finished;
    `habits` how the people at the table are reminded, by seat; `process` has the click, `until` then at most; `votes`:
    whether a vote is open at the table; `goes_on`: whether this process answers at once for the acting seat, if that is
    asked on; `own`: the seat whose player has clicked and sees the result; `watched`: the users who have a panel that
    is kept up to date; `tall`: whether most there want tall pictures.
    """

    at: float
    by: int | None
    new: frozenset[int]
    gone: frozenset[int]
    other: frozenset[int]
    turned: bool
    habits: Mapping[int, Habit]
    process: str
    until: float
    votes: bool
    goes_on: bool
    owed: frozenset[int] = frozenset()
    own: int | None = None
    watched: frozenset[int] = frozenset()
    tall: bool = False

    def asleep(self, seat: int) -> bool:
        """Whether a person is in their quiet hours; the acting player is not, and bot opponents have none."""
        return seat != self.by and seat in self.habits and self.habits[seat].asleep(self.at)

    def pings(self, seats: Iterable[SeatRow]) -> list[int]:
        """Those of these seats, as they are now, whose players should be mentioned."""
        people = [seat for seat in seats if seat.seat in self.habits and not self.asleep(seat.seat)]
        return [seat.seat for seat in people if self.habits[seat.seat].calls(seat, self.at)]


async def change_of(
    sql: Sql,
    live: Live,
    by: int | None,
    at: float,
    *,
    process: str,
    until: float,
    person: Person | None,
    goes_on: bool,
    other: frozenset[int],
    owed: frozenset[int],
) -> Change:
    """What has changed at a table since it was last on disk; the acting player, if known, is remembered."""
    before = {s.seat for s in live.seats if s.asked is not None}
    turned = bool(live.stands)
    new = frozenset(seat for seat in live.asked if turned or seat not in before)
    gone = frozenset(before - live.asked.keys())
    at_table = await cards.company(sql, live.game_id)
    if person is not None:
        await users.meet(sql, at_table.user(person.user_id), person.user_id, person.name, person.locale)
    people = await habits.of_all(sql, at_table)
    return Change(
        at,
        by,
        new,
        gone,
        other,
        turned,
        people,
        process,
        until,
        at_table.votes,
        goes_on,
        owed,
        None if person is None else by,
        at_table.watched,
        layouts.most_want_tall(at_table),
    )


def seat_after(live: Live, change: Change, seat: SeatRow) -> SeatRow:
    """A seat with what the table waits for now, and its clock."""
    habit, at = change.habits.get(seat.seat), change.at
    new, gone = seat.seat in change.new, seat.seat not in live.asked
    since = None if gone else at if new else seat.asked_since
    was_asked, own = seat.asked is not None, seat.played_by is None and answers(live, seat.seat)
    seat = replace(seat, asked=live.asked.get(seat.seat), asked_since=since, rev=live.seat_rev[seat.seat])
    if habit is None:
        return seat
    if change.by == seat.seat:
        seat = pace.considered(seat, habit, at)
    elif gone or seat.caretaker is not None:
        seat = replace(seat, thinking=None)  # they have not thought about what others did for them
    if gone and seat.caretaker_for == pace.TURN:
        seat = replace(seat, caretaker=None, caretaker_for=None)
    if new or gone or seat.seat in change.other:
        seat = pace.stopped(seat, habit, at)
    handed = seat.seat in change.other and seat.caretaker is not None
    if was_asked and (gone or handed or (new and own)):
        seat = pace.answered(seat, own=own)
    if new or seat.seat in change.other:
        seat = pace.granted(seat, PACES.get(live.row.pace or ""), more=new)
    waits = (new or seat.seat in change.other) and live.row.paused_at is None
    return pace.started(seat, habit, at) if waits else seat


def answers(live: Live, seat: int) -> bool:
    """Whether to store an answer of a seat that no standing order has given."""
    return any(row.sort == log.ANSWER and row.seat == seat and row.standing is None for row in live.rows)


def timers_after(live: Live, change: Change, seat: SeatRow) -> Iterator[TimerRow]:
    """The timers of a person: for reminders, when their time is over, and when their turn confirms itself."""
    habit, at = change.habits[seat.seat], change.at
    unheard = ticks(seat) and seat.seat != change.by and not habit.calls(seat, at)
    tries = OWED if change.asleep(seat.seat) or seat.seat in change.owed or unheard else 0
    due = None if live.row.paused_at is not None else habit.due(seat, at, tries)
    remind = TimerRow(live.game_id, REMIND, seat.seat, at, due, tries)
    if seat.seat == change.by and live.row.paused_at is None:
        # nobody else tells the acting player: a claim that has run out shows that their click was cut short
        remind = replace(remind, claimed_by=change.process, claimed_until=change.until)
    yield remind
    yield TimerRow(live.game_id, CLOCK, seat.seat, at, seat.over_at)
    if (daily := digests.timer(live.row, seat, habit, at)) is not None:
        yield daily
    pending = live.match.pending.get(seat.seat)
    if pending is not None and pending.kind == asks.CONFIRM and habit.grace:
        yield TimerRow(live.game_id, CONFIRM, seat.seat, at, at + habit.grace * 60)
