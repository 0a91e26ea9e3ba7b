"""When a player is reminded, and when their time runs: intervals, quiet hours, pings, and when to give up."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import inf
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.host.context import GRAIN
from bot.host.post import cards
from bot.store.engine.database import Sql
from bot.store.tables import digests, turns, users
from bot.store.tables.company import Company
from bot.store.tables.games import GameRow
from bot.store.tables.guilds import GuildRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.users import UserRow

LOG = logging.getLogger(__name__)
UTC_NAME = "UTC"
FIRST = "first"
"""Pings only while no other table has waited longer."""
DEFAULT_AFTER = 24 * 60
"""Minutes between reminders where nobody has set anything."""
DEFAULT_MOST = 3
"""Reminders before giving up where nobody has set anything."""
GRACE = 10
"""Minutes until a turn confirms itself where its player has set nothing."""
SHARES = (1 / 2, 7 / 8)
"""The shares of the time on a clock after which its player is reminded."""
BESIDE_DIGEST = (1 / 2, 3 / 4)
"""The same for a player with a digest, which tells too late what it tells after the last of these."""
OWED = -1
"""The number of reminders of a player who was not even pinged when their turn came: they were asleep, or are told in
another way."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How one player at one table is reminded: every `after` minutes (0: never), at most `most` times.

    `grace` minutes after a turn only lacks its confirmation, it confirms itself (0: never). If they are `paced`, their
    clock says when they are reminded, while it runs. `calls` says when they are mentioned.
    """

    after: int
    most: int
    quiet_from: int | None = None
    quiet_to: int | None = None
    timezone: str | None = None
    grace: int = GRACE
    away: tuple[float, float] | None = None
    """From when to when they are away, as far as the table allows; that is one long quiet time."""
    paced: bool = False
    reminded: bool = True
    """False: they want to hear that it is their turn, and no more. The table is told all the same."""
    first: bool = True
    """False: another table has waited for them longer, and no other may ping them."""
    muted: bool = False
    digest: int | None = None
    """Minutes since midnight when they read one message a day instead of pings."""
    digested: float | None = None
    """When the last of these was written."""
    upcoming: bool = False
    """Whether they are told when the player before begins their turn."""

    def due(self, seat: SeatRow, since: float, tries: int) -> float | None:
        """When to remind the player of a seat, who was asked, or reminded the `tries`-th time, at `since`; None: never.

        After the last reminder the table is told; where there is a clock, the clock does that.
        """
        if tries == OWED and (not ticks(seat) or self.calls(seat, self.awake(since))):
            return self.awake(since)
        if (times := self._times(seat) if tries == OWED else self._shares(seat)) is not None:
            return next((at for at in times if at > since + GRAIN), None)
        if not self.after or tries > self.most:
            return None
        return self.awake(since + self.after * 60)

    def spent_all(self, seat: SeatRow, tries: int) -> bool:
        """Whether the `tries`-th reminder was the last, and it is the table's turn to be told."""
        return self._shares(seat) is None and tries == self.most

    def last(self, seat: SeatRow, at: float, tries: int) -> bool:
        """Whether the `tries`-th reminder, at a time, is the last."""
        times = self._shares(seat)
        return tries >= self.most if times is None else all(time <= at + GRAIN for time in times)

    def later(self, seat: SeatRow, at: float, seconds: float) -> float:
        """When to remind somebody who wants to hear of it this much later: not after the last reminder of a clock."""
        times = [time for time in self._shares(seat) or () if time > at]
        return min([self.awake(at + seconds), *times[-1:]])

    def silent(self, seat: SeatRow, tries: int) -> bool:
        """Whether no reminder follows the `tries`-th, and the table is not told either."""
        if tries == OWED or self._shares(seat) is not None:
            return False
        return not self.after or tries > self.most

    def _shares(self, seat: SeatRow) -> list[float] | None:
        """When these shares of a running clock have passed; None: no clock says when to remind."""
        return self._times(seat) if self.paced else None

    def _times(self, seat: SeatRow) -> list[float] | None:
        """The same, whoever else says when to remind; None: no clock runs."""
        if seat.clock_from is None or seat.bank is None:
            return None
        shares = SHARES if self.digest is None else BESIDE_DIGEST
        return [self.over(seat.clock_from, seat.bank * share) for share in shares]

    def calls(self, seat: SeatRow, at: float) -> bool:
        """Whether the player of a seat that is asked may be mentioned at a time."""
        return not self.muted and ((self.first and self.digest is None) or self._unheard(seat, at))

    def _unheard(self, seat: SeatRow, at: float) -> bool:
        """Whether a clock would run out before its player hears of it.

        A digest says when, if it comes soon enough; a player pinged only by the longest waiting table hears of no
        other.
        """
        if (times := self._times(seat)) is None:
            return False
        return at > times[0] - GRAIN if self.digest is None else self.next_digest(at, self.digest) > times[-1]

    def next_digest(self, at: float, minute: int) -> float:
        """When the first digest after `at` is due, with the minute of the day at which they come: one a day."""
        found = self.next(at, minute)
        if self.digested is None or not self.same_day(self.digested, found):
            return found
        return self.next(found, minute)

    def next(self, at: float, minute: int) -> float:
        """The next time after `at` when their clocks show this many minutes since midnight, or the first awake
        moment."""
        return self.awake(self._next(at, minute))

    def asleep(self, at: float) -> bool:
        """Whether `at` lies in the quiet hours."""
        return self.awake(at) > at

    def awake(self, at: float) -> float:
        """The first moment from `at` on outside quiet hours and absence. They may span midnight."""
        if self.away is not None and self.away[0] <= at < self.away[1]:
            at = self.away[1]
        return self._up(at)

    def _up(self, at: float) -> float:
        """The first moment from `at` on outside quiet hours."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return at
        minute = self._minute(at)
        quiet = (minute - self.quiet_from) % 1440 < (self.quiet_to - self.quiet_from) % 1440
        return self._next(at, self.quiet_to) if quiet else at

    def spent(self, start: float, end: float) -> float:
        """Seconds between two times, without quiet ones."""
        return sum(upto - since for since, upto in self._spans(start, end))

    def over(self, start: float, seconds: float) -> float:
        """When this many seconds outside quiet times will have passed, from `start` on."""
        for since, upto in self._spans(start, None):
            if upto - since >= seconds:
                return since + seconds
            seconds -= upto - since
        raise AssertionError("days never end")

    def _spans(self, start: float, end: float | None) -> Iterator[tuple[float, float]]:
        """The times between two moments (without an end: for ever) that are not quiet."""
        at, last = start, inf if end is None else end
        while (at := self.awake(at)) < last:
            upto = min(self._bed(at), last)
            yield at, upto
            at = upto

    def _bed(self, at: float) -> float:
        """The next moment after `at`, when they are awake, from which on they are not."""
        leaves = self.away[0] if self.away is not None and self.away[0] > at else inf
        if self.quiet_from is None or self._up(bed := self._next(at, self.quiet_from)) == bed:
            return leaves
        return min(bed, leaves)

    def same_day(self, one: float, other: float) -> bool:
        """Whether two times lie on one day of their calendar."""
        first, second = (datetime.fromtimestamp(at, _zone(self.timezone)).date() for at in (one, other))
        return first == second

    def _minute(self, at: float) -> int:
        local = datetime.fromtimestamp(at, _zone(self.timezone))
        return local.hour * 60 + local.minute

    def _next(self, at: float, minute: int) -> float:
        """The next time after `at` when clocks show this many minutes since midnight."""
        local = datetime.fromtimestamp(at, _zone(self.timezone))
        # of the hour that comes twice, the same one again: the first may be over
        found = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
        if local.hour * 60 + local.minute >= minute:
            found += timedelta(days=1)
        return found.timestamp()


def ticks(seat: SeatRow) -> bool:
    """Whether the clock of a seat runs."""
    return seat.clock_from is not None and seat.bank is not None


def _zone(name: str | None) -> ZoneInfo:
    """A zone; one that this machine does not know (any more) is UTC, since nobody's night may stop a table."""
    try:
        return ZoneInfo(name or UTC_NAME)
    except (ZoneInfoNotFoundError, ValueError):
        LOG.warning("there is no time zone %s on this machine", name)
        return ZoneInfo(UTC_NAME)


def habit(
    user: UserRow, game: GameRow, guild: GuildRow, seat: SeatRow, *, first: bool = True, digested: float | None = None
) -> Habit:
    """The most specific setting wins: the player's, then the table's (its pace too), then the server's.

    `first`: no other table has waited longer for the player. `digested`: when their last digest was written.
    """
    reminded = user.remind_after != 0
    wishes = (user, game, guild) if reminded else (game, guild)
    after = next((s.remind_after for s in wishes if s.remind_after is not None), DEFAULT_AFTER)
    paced = game.pace is not None and user.remind_after is None and game.remind_after is None
    most = next((s.remind_most for s in (user, game, guild) if s.remind_most is not None), DEFAULT_MOST)
    grace = GRACE if user.grace is None else user.grace
    away = None if seat.away_from is None or seat.away_until is None else (seat.away_from, seat.away_until)
    return Habit(
        after, most, user.quiet_from, user.quiet_to, user.timezone, grace, away,
        paced=paced, reminded=reminded, first=first or user.pings != FIRST, muted=bool(seat.muted),
        digest=user.digest, digested=digested, upcoming=bool(user.upcoming),
    )  # fmt: skip


async def of_user(sql: Sql, at: Company, user_id: int) -> Habit:
    """How somebody is reminded of a table, whether they play there or not."""
    user = at.user(user_id) or await users.get(sql, user_id) or UserRow(user_id, "")
    seat = next((seat for seat in at.seats if seat.user_id == user_id), SeatRow(-1, user_id, None, user.name))
    return habit(user, at.game, at.guild, seat)


async def waking(sql: Sql, user_id: int, at: float) -> float:
    """The first moment from `at` on when somebody without a seat at a running table may be pinged."""
    user = await users.get(sql, user_id)
    if user is None:
        return at
    away = None if user.away_until is None else (0.0, user.away_until)
    most = Habit(DEFAULT_AFTER, DEFAULT_MOST, user.quiet_from, user.quiet_to, user.timezone, away=away)
    return most.awake(at)


async def at_table(sql: Sql, game_id: int) -> dict[int, Habit]:
    """How the people at a table are reminded, by seat."""
    return await of_all(sql, await cards.company(sql, game_id))


async def of_all(sql: Sql, at: Company) -> dict[int, Habit]:
    """The same of a table that was just read."""
    found: dict[int, Habit] = {}
    for number, user in at.users.items():
        first = user.pings != FIRST or await _waits_longest(sql, user.user_id, at.game.game_id)
        last = None if user.digest is None else await digests.get(sql, user.user_id)
        digested = None if last is None else last.at
        found[number] = habit(user, at.game, at.guild, at.seats[number], first=first, digested=digested)
    return found


async def heard(sql: Sql, game_id: int, at: float) -> list[SeatRow]:
    """The seats whose own players may be mentioned at a time. Raises NoSuchGame."""
    table = await cards.company(sql, game_id)
    people = [(table.seats[number], habit) for number, habit in (await of_all(sql, table)).items()]
    awake = [(seat, habit) for seat, habit in people if seat.played_by is None and not habit.asleep(at)]
    return [seat for seat, habit in awake if habit.calls(seat, at)]


async def _waits_longest(sql: Sql, user_id: int, game_id: int) -> bool:
    """Whether no other table has waited longer for a user; one that does not yet wait is the last."""
    return next((row.game_id for row in await turns.of_user(sql, user_id) if not row.paused), game_id) == game_id
