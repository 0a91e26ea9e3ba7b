"""Clock: does what is due, table by table, and sleeps until the next thing is.

It keeps no waiting task: between two rings there is one timer of the event loop, so a simulated clock can move it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable, Mapping, Sequence
from functools import partial
from time import monotonic

from bot.host.context import GRAIN, LEASE, Context
from bot.host.post.delivery import Delivery
from bot.host.post.habits import OWED
from bot.host.refusals import NotSaved
from bot.store.engine.database import Unwritable, alone
from bot.store.tables import agenda, alive, claims, clicks, games, timers, watched
from bot.store.tables.agenda import Agenda
from bot.store.tables.timers import TimerRow
from bot.watch.logs import about
from bot.watch.meter import Fault, failed

LOG = logging.getLogger(__name__)
LONGEST_LEFT = 15.0
"""Seconds until it looks for what another process has left, if nobody calls it."""
RENEWAL = LEASE / 3
"""Seconds after which it renews the claim of a long job."""
MOST = 32
"""Timers that it claims, and rings, at once; in between other processes may take some."""
MOST_POSTS = 24
"""Tables whose posts it delivers at once: a click waits for the database after at most this many."""
PENALTY = 30.0
"""Seconds that a table rests after something failed at it."""
LONGEST_LOOK = 60.0
"""Seconds after which a look for what is due counts as hanging."""
LEAVING = 1.0
"""Seconds that it waits for the database when it stops, so that it stops in time."""
TICK = "tick"
POSTS, TIMERS, CHORE = "posts", "timers", "chore"

BEAT = 600.0
"""Seconds between two notes that the bot is alive."""

Errand = Callable[[], Awaitable[None]]
Ring = Callable[[TimerRow], Awaitable[None]]


class Clock:
    """Rings timers and delivers posts from the database, one thing at a time for each table.

    Other processes do the same, so it claims whatever it does first, for LEASE seconds: if a process dies, another does
    its work when they are over. `Delivery` claims posts. `rings` says what happens when a timer of a kind is due;
    nothing else of the table waits for kinds that are `slow`. `chores` run every BEAT seconds, beside everything else.
    """

    def __init__(
        self,
        context: Context,
        delivery: Delivery,
        rings: Mapping[str, Ring],
        slow: Collection[str] = (),
        chores: Collection[Errand] = (),
    ) -> None:
        self._context = context
        self._delivery = delivery
        self._rings = rings
        self._slow = slow
        self._chores = chores
        self._longest = LONGEST_LEFT if context.database.shared else BEAT
        self._beat: float | None = None
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._penalties: dict[Hashable, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._again = False
        self._claimed_at = 0.0
        """When it last claimed what it is doing."""
        self._crowded = False
        """Whether more was due than it claims at once."""
        self._looking = 0.0
        """When the last look began, by the clock of the process."""
        self._closed = False

    def wake(self) -> None:
        """Something may be due: look for it soon."""
        self._again = True
        if not self._closed and TICK not in self._tasks:
            self._looking = monotonic()
            self._send(TICK, self._tick, None)

    async def settle(self) -> None:
        """Wait until it is doing nothing."""
        while self._tasks:
            await asyncio.wait(set(self._tasks.values()))

    async def close(self) -> None:
        """Stop at once; others do what is left, or this process after its next start."""
        if self._closed:
            return
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            async with asyncio.timeout(LEAVING):
                await self._leave()
        except (Unwritable, TimeoutError) as error:
            LOG.warning("what this process has begun is left for %.0f s: %s", LEASE, str(error) or "no answer")

    async def _leave(self) -> None:
        """Leave what was begun to others."""
        if await claims.held(self._context.database.reads, self._context.process):
            async with self._context.database.write() as sql:
                await claims.release(sql, self._context.process)
                await self._context.call(sql)

    def trouble(self) -> str | None:
        """Why it does nothing that is due, None if it does."""
        if self._closed:
            return "what is due is not done any more"
        looking = TICK in self._tasks
        if not looking and (self._timer is None or self._timer.cancelled()):
            return "nobody looks for what is due"
        if looking and monotonic() - self._looking > LONGEST_LOOK:
            return f"what is due has been looked for since {monotonic() - self._looking:.0f} s"
        return None

    def _send(self, key: Hashable, errand: Errand, table: int | None) -> None:
        with about(anew=True, table=table):  # and not about the click that has woken the clock
            self._tasks[key] = asyncio.create_task(self._run(key, errand), name=f"roundhouse {key}")

    async def _run(self, key: Hashable, errand: Errand) -> None:
        try:
            await errand()
        except Exception as error:
            _tell(f"{key} failed", error)
            self._penalties[key] = self._context.time() + PENALTY
        finally:
            del self._tasks[key]
        if key is not TICK or self._again:
            self.wake()

    async def _tick(self) -> None:
        """Send out what is due, and set the timer for the next time."""
        later = self._context.time() + self._longest
        try:
            while self._again:
                self._again = False
                later = await self._look(self._context.time())
        except Exception as error:
            _tell("the clock could not look for what is due", error)
            later = self._context.time() + PENALTY
        self._set(later)

    async def _look(self, now: float) -> float:
        """Start everything that is due; returns when to look again."""
        await self._live_on(now)
        await self._renew(now)
        await self._clicked(now)
        found = await self._agenda(now)
        times = [now + self._longest]
        if self._context.clicks is not None:
            times.append(self._context.clicks + self._context.click_lease / 3)
        if found.next is not None:
            times.append(found.next)
        for key, rows in (await self._claimed(found.rings, now)).items():
            times.append(self._start(key, now, partial(self._ring, rows), table=key[1]))
        room = MOST_POSTS - self._going(POSTS)
        for game_id, due_at in sorted(found.posts.items(), key=lambda head: head[1]):
            key = (POSTS, game_id)
            if due_at > now + GRAIN:
                times.append(due_at)
            elif key not in self._tasks and room > 0:  # the errand that finishes looks again for those that are left
                times.append(self._start(key, now, partial(self._delivery.deliver, game_id), table=game_id))
                room -= key in self._tasks
        return min(times)

    def _going(self, what: str) -> int:
        """How many errands of a kind are under way."""
        return sum(key[0] == what for key in self._tasks if isinstance(key, tuple))

    async def _claimed(self, rings: Sequence[TimerRow], now: float) -> dict[tuple[str, int], list[TimerRow]]:
        """The timers that ring and are for this process, grouped by what must run one after the other."""
        found: dict[tuple[str, int], list[TimerRow]] = {}
        free = [row for row in rings if self._free(row, now)]
        slow = [row for row in free if row.kind in self._slow]
        room = max(0, MOST - self._going(TIMERS))
        wanted = slow[:MOST] + [row for row in free if row.kind not in self._slow][:room]
        crowded = len(wanted) < len(free)
        if wanted:
            async with self._context.database.write() as sql:
                until = now + LEASE
                for row in await timers.claim(sql, wanted, self._context.process, now + GRAIN, until):
                    found.setdefault(self._key(row), []).append(row)
                if crowded and not self._crowded:
                    await self._context.call(sql)
        self._crowded = crowded
        self._again = self._again or len(slow) > MOST  # for everything else, the errand that finishes looks again
        return found

    def _key(self, row: TimerRow) -> tuple[str, int]:
        return (row.kind if row.kind in self._slow else TIMERS, row.game_id)

    def _free(self, row: TimerRow, now: float) -> bool:
        key = self._key(row)
        return key not in self._tasks and self._penalties.get(key, 0) <= now

    async def _renew(self, now: float) -> None:
        """Renew the claims of long jobs."""
        doing = [key for key in self._tasks if isinstance(key, tuple)]
        if not doing and not self._context.errands:
            self._claimed_at = now
        elif now >= self._claimed_at + RENEWAL:
            posts = sorted(key[1] for key in doing if key[0] == POSTS)
            rings = sorted({key[1] for key in doing if key[0] not in (POSTS, CHORE)})
            async with self._context.database.write() as sql:
                await claims.renew(sql, self._context.process, now + LEASE, posts, rings)
            self._claimed_at = now

    async def _clicked(self, now: float) -> None:
        """Release what answered clicks have claimed."""
        first = self._context.clicks
        if first is not None and now >= first + self._context.click_lease / 3 - GRAIN:
            self._context.clicks, left = None, True
            try:
                async with self._context.database.write() as sql:
                    before, until = self._context.answered(), now + self._context.click_lease
                    left = await timers.answered(sql, self._context.process, now, before, until)
            finally:
                if left:
                    self._context.clicked(now)

    async def _agenda(self, now: float) -> Agenda:
        """What is due; a player whose process died has to be told how things stand."""
        found = await agenda.read(self._context.database.reads, now, now + GRAIN)
        if found.cut_short:
            async with self._context.database.write() as sql:
                owed = await timers.owe(sql, now, OWED)
            self._again = self._again or owed
        return found

    def _start(self, key: Hashable, now: float, errand: Errand, *, table: int | None = None) -> float:
        """Start an errand unless it is running (its end looks again) or has just failed; returns when to look again."""
        penalty = self._penalties.get(key, 0)
        if penalty > now:
            return penalty
        self._penalties.pop(key, None)
        if key not in self._tasks:
            self._send(key, errand, table)
        return now + self._longest

    def _set(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed:
            # where there is no other process, nobody else takes what one has
            busy = self._context.database.shared and (
                bool(self._context.errands) or any(key is not TICK for key in self._tasks)
            )
            rest = min(max(0.0, at - self._context.time()), RENEWAL if busy else self._longest)
            self._timer = asyncio.get_running_loop().call_later(rest, self.wake)

    async def _ring(self, rows: list[TimerRow]) -> None:
        for row in rows:
            await self._rings[row.kind](row)

    async def _live_on(self, now: float) -> None:
        """Note from time to time that the bot is alive; the time in which it was not counts for nobody."""
        if self._beat is not None and now < self._beat + BEAT - GRAIN:
            return
        async with self._context.database.write() as sql:
            if self._beat is None:
                await alone(sql, "alive")  # of several that start again at once, the first moves the clocks
                if not self._context.database.shared:
                    await claims.inherit(sql, self._context.process, now, now + LEASE)
            last = await alive.last(sql) if self._beat is None else None
            if last is not None and now - last > BEAT + PENALTY:
                await games.touch_running(sql)
                await alive.shift(sql, now - last)
            await alive.beat(sql, now)
            await clicks.forget(sql, now - clicks.REMEMBERED)
            await watched.forget(sql, now)
        self._beat = now
        for number, chore in enumerate(self._chores):
            self._start((CHORE, number), now, chore)


def _tell(what: str, error: Exception) -> None:
    """Log a line if nothing can be written just now, which is nobody's mistake; otherwise everything known."""
    LOG.error("%s: %s", what, error, exc_info=None if isinstance(error, Unwritable | NotSaved) else error)
    failed(Fault.CLOCK)
