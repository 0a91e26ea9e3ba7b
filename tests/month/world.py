"""World: tables, people and the bot for a month, event by event, on a time of its own."""

from __future__ import annotations

import asyncio
import heapq
import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from bot.host.house import Host
from bot.host.match.admission import UNLIMITED
from bot.host.match.opponents import stand_in
from bot.host.post.pace import OVERTIMES, PACES, TELL
from bot.host.refusals import NotSaved
from bot.host.types.post import Post
from bot.host.types.server import Setup
from bot.host.types.settings import Scope
from bot.host.types.table import Venue
from engine.core.play import registry
from engine.core.play.errors import RoundhouseError
from tests.bot.host.rig import Rig
from tests.bot.host.test_crash import Died, cut, die
from tests.games import FINISHED
from tests.month import at_once
from tests.month.deeds import Deeds
from tests.month.discord import Discord
from tests.month.ending import Ending
from tests.month.journal import Journal
from tests.month.laws import Laws, Ledger
from tests.month.people import DAY, HOUR, Human, people

BEGIN = datetime(2026, 10, 12, 9, tzinfo=UTC)
"""Summer time ends in the second week in Europe, in the third in America."""
TICK = 600.0
"""Seconds between two things at most: the bot notes as often that it is alive."""
OFTEN = 300.0
"""Seconds between two looks at whether all is well."""
GUILD = 1
FIRST_CHANNEL = 100_000
CRASHES_A_DAY = 4.0
SEATS = {key: (max(2, registry.game(key).seats[0]), min(4, registry.game(key).seats[-1])) for key in FINISHED}
"""The fewest and the most at a table: people who play one another, and no more than come together."""
VARIANTS = {"steam": {"order": "learning"}}
MOST_STATEMENTS = 200_000
"""Statements at one moment; more are a circle."""
T = TypeVar("T")


class Errors(logging.Handler):
    """What the bot itself takes for an error, other than what was done to it."""

    def __init__(self, laws: Callable[..., None]) -> None:
        super().__init__(logging.ERROR)
        self.laws = laws

    def emit(self, log: logging.LogRecord) -> None:
        error = log.exc_info[1] if log.exc_info else None
        while error is not None and error.__cause__ is not None:
            error = error.__cause__
        if log.name.startswith("bot") and not isinstance(error, OSError | TimeoutError | Died):
            self.laws("an error in the log", None, log.getMessage()[:80], why=repr(error))


class World:
    """A month. `care`: whether tables may let practice opponents play for people who are not there.

    The same seed, tables and days make the same month, down to what is stored (`journal`).
    """

    def __init__(
        self,
        folder: Path,
        *,
        tables: int,
        days: float,
        seed: int = 1,
        care: bool = True,
        journal: Journal | None = None,
    ) -> None:
        self.days, self.seed, self.care = days, seed, care
        self.journal = Journal() if journal is None else journal
        self.swept = 0.0
        self.chance = Random(f"{seed} world")
        self.rig = Rig(folder / "month.sqlite3", pause=3.0)
        self.rig.time.at = BEGIN
        self.start, self.end = BEGIN.timestamp(), BEGIN.timestamp() + days * DAY
        self.humans = {human.user_id: human for human in people(max(12, tables * 6 // 5), seed, self.start, days)}
        self.ledger = Ledger()
        self.discord = Discord(seed, self.mention, self.has_left, self.note)
        self.discord.closed = {human.user_id for human in self.humans.values() if human.closed}
        self.rig.channel = self.discord
        self.tables = tables
        self.events: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self.numbers = count(1)
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.fates: Counter[str] = Counter()
        self.laws: Laws
        self.deeds = Deeds(self)
        self.looking: dict[int, float] = {}

    # -- time

    @property
    def now(self) -> float:
        return self.rig.time.at.timestamp()

    @now.setter
    def now(self, at: float) -> None:
        self.rig.time.at = datetime.fromtimestamp(max(at, self.now), UTC)

    @property
    def host(self) -> Host:
        return self.rig.house.host

    @property
    def dead(self) -> bool:
        """Whether the process has died, so that nobody gets anything done."""
        fuse = self.discord.fuse
        return fuse.at is not None and fuse.steps >= fuse.at

    def at(self, when: float, deed: Callable[[], Awaitable[None]]) -> None:
        """Let something happen at a time."""
        heapq.heappush(self.events, (when, next(self.numbers), deed))

    def note(self, table: int | None, what: str) -> None:
        """Write into the journal."""
        self.journal.note(self.now, table, what)

    def run(self) -> None:
        """All of the month."""
        self.live(self._month)

    def live(self, story: Callable[[], Awaitable[None]]) -> None:
        """Have the bot running while something happens, on an event loop with the time of this world."""

        async def told() -> None:
            async with self._running():
                await story()

        with asyncio.Runner(loop_factory=lambda: at_once.Loop(lambda: self.now)) as runner:
            runner.run(told())

    def _certain(self, patch: pytest.MonkeyPatch) -> None:
        """Nothing is drawn by chance but from the seed, and nothing depends on where and when it runs."""
        drawn = Random(f"{self.seed} secrets")
        patch.setattr("secrets.randbits", drawn.getrandbits)
        patch.setattr("secrets.token_hex", lambda size=16: drawn.randbytes(size).hex())
        patch.setattr("bot.host.context.os", SimpleNamespace(getpid=lambda: 1))
        patch.setattr("bot.host.context.socket", SimpleNamespace(gethostname=lambda: "month"))
        at_once.install(patch)
        patch.setattr(at_once.AtOnce, "heard", lambda sql, values: self.journal.stored(self.now, sql, values))

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[None]:
        errors = Errors(lambda *what, **why: self.laws.broken(*what, **why))
        with pytest.MonkeyPatch.context() as patch:
            self._certain(patch)
            cut(patch, self.discord.fuse)
            await self.rig.open()
            self.file = sqlite3.connect(self.rig.path)
            self.laws = Laws(self.file, self.discord, self.ledger, self.humans, self.journal)
            logging.getLogger().addHandler(errors)
            try:
                yield
            finally:
                logging.getLogger().removeHandler(errors)
                await self.rig.house.close()
                self.file.close()

    async def _month(self) -> None:
        await self._begin()
        await self.until(self.end)
        self.fates = await Ending(self).look()

    async def _begin(self) -> None:
        await self.host.club.change(GUILD, Setup(most_tables=UNLIMITED), may_manage=True)
        for human in self.humans.values():
            await self.arrive(human)
            self.look(human, self.start + human.chance.expovariate(1 / human.gap))
            if human.away is not None:
                self.at(human.away[0], lambda human=human: self.deeds.leave(human))
        for number in range(self.tables):
            self.at(self.start + number / self.tables * min(3.0, self.days / 4) * DAY, lambda n=number: self.open(n))
        at = self.start
        while (at := at + self.chance.expovariate(CRASHES_A_DAY / DAY)) < self.end:
            self.at(at, self.crash)
        self.at(self.start + 0.55 * self.days * DAY, lambda: self.crash(DAY if self.days > 5 else DAY / 4))
        for _ in range(min(self.tables, max(1, self.tables // 15))):
            at = self.start + self.chance.uniform(0.1, 0.9) * self.days * DAY
            channel = FIRST_CHANNEL + self.chance.randrange(self.tables)
            self.at(at, lambda channel=channel: self.silence(channel))

    async def arrive(self, human: Human) -> None:
        """Somebody sets what they want set."""
        change: dict[str, Any] = dict(human.settings)
        if human.quiet is not None:
            change |= {"quiet_from": human.quiet[0], "quiet_to": human.quiet[1]}
        change["timezone"] = human.zone
        who = human.person
        await self.host.settings.change(Scope.PLAYER, human.user_id, who, may_manage=False, change=change)

    async def until(self, end: float) -> None:
        """Let all happen that happens before a time."""
        while self.now < end:
            await self._step(end)
        await self.settle()

    async def _step(self, end: float) -> None:
        """The next thing that happens, or `end`."""
        timer = self._one("SELECT MIN(due_at) FROM timers WHERE due_at > ?", self.now + 0.01)
        post = self._one(
            "SELECT MIN(due_at) FROM outbox WHERE due_at > ? AND post_id IN "
            "(SELECT MIN(post_id) FROM outbox WHERE status = 'due' GROUP BY game_id)", self.now + 0.01
        )  # fmt: skip
        event = self.events[0][0] if self.events else end
        self.now = min(self.now + TICK, end, event, *(at for at in (timer, post) if at is not None))
        if self.events and event <= self.now + 0.001:
            _, _, deed = heapq.heappop(self.events)
            await deed()
        await self.settle()
        if self.now >= self.swept + OFTEN:
            self.swept = self.now
            self.laws.sweep(self.now)

    async def settle(self) -> None:
        """Let the bot do whatever is due."""
        at_once.AtOnce.left = MOST_STATEMENTS
        self.rig.house.wake()
        await self.rig.house.settle()
        if at_once.AtOnce.left < 0:
            due = self.file.execute("SELECT * FROM timers WHERE due_at <= ?", (self.now + 1,)).fetchall()
            raise AssertionError(f"the bot runs in circles at {self.now}: {due}")
        at_once.AtOnce.left = MOST_STATEMENTS

    def _one(self, sql: str, *values: Any) -> float | None:
        return self.file.execute(sql, values).fetchone()[0]

    # -- the world

    def mention(self, post: Post, user: int) -> None:
        """Somebody is pinged: they look soon, if they are there and awake."""
        self.laws.mention(post, user, self.now)
        human = self.humans[user]
        if human.here(self.now):
            chance = Random(f"{self.seed} {user} {self.now:.0f}")
            self.look(human, self.now + chance.expovariate(1 / (human.gap / 3)))

    def has_left(self, user: int) -> bool:
        left = self.humans[user].left
        return left is not None and self.now >= left

    def look(self, human: Human, at: float) -> None:
        """Let somebody look at Discord at a time, unless they do so before."""
        at = human.up(at)
        if at < self.looking.get(human.user_id, float("inf")):
            self.looking[human.user_id] = at
            self.at(at, lambda: self._look(human, at))

    async def _look(self, human: Human, at: float) -> None:
        if self.looking.get(human.user_id) != at:
            return
        del self.looking[human.user_id]
        if human.here(self.now):
            await self.deeds.visit(human)
            self.look(human, self.now + human.chance.expovariate(1 / human.gap))
        elif human.gone is not None and self.now < human.gone[1] < self.end:
            self.look(human, human.gone[1] + 1)

    async def open(self, number: int) -> None:
        """A table gathers and starts."""
        chance = Random(f"{self.seed} table {number}")
        game = sorted(SEATS)[number % len(SEATS)]
        least, most = SEATS[game]
        seats = chance.randint(least, most)
        humans = min(seats, chance.choice([1, 2, 2, 3, 3, 4, 4]))
        sitting = chance.sample([h for h in self.humans.values() if h.here(self.now)], humans)
        who, venue = [human.person for human in sitting], Venue(GUILD, FIRST_CHANNEL + number, locale="en-US")
        opponents = stand_in(registry.game(game)) if humans < seats else None
        lobby = self.host.lobby
        variants = VARIANTS.get(game)
        card = await lobby.open(venue, who[0], game, variants=variants, seats=seats, opponents=opponents)
        for person in who[1:]:
            await lobby.join(card.game_id, person)
            await lobby.ready(card.game_id, person)
        pace = chance.choice([None, None, *PACES])
        overtime = chance.choice(OVERTIMES) if self.care else TELL
        await lobby.set_time(card.game_id, who[0], pace=pace, overtime=overtime)
        await lobby.start(card.game_id, who[0])
        self.ledger.started[card.game_id] = self.now
        for human in sitting:
            human.games.append(card.game_id)
        self.counts["tables"] += 1
        self.counts[f"pace {pace}{'' if pace is None else ' ' + overtime}"] += 1

    async def silence(self, channel: int) -> None:
        """Somebody takes the bot a permission, and gives it back after a while."""
        self.discord.silent.add(channel)
        self.note(None, f"channel {channel} is silent")
        self.at(self.now + self.chance.uniform(2, 40) * HOUR, lambda: self.speak(channel))

    async def speak(self, channel: int) -> None:
        """The permission is back, and the gateway tells."""
        self.discord.silent.discard(channel)
        self.note(None, f"channel {channel} is silent no more")
        for card in await self.host.silence.of_guild(GUILD):
            if card.venue.channel_id not in self.discord.silent:
                await self.host.silence.end(card.game_id)
        for (game,) in self.file.execute("SELECT game_id FROM games WHERE channel_id = ?", (channel,)):
            self.ledger.stirred[game] = self.now

    async def crash(self, outage: float = 0.0) -> None:
        """The process dies in the middle of something, and is started again after seconds, or after a day."""
        fuse = self.discord.fuse
        fuse.at = fuse.steps + self.chance.randrange(80)
        until = self.now + HOUR
        while fuse.steps < fuse.at and self.now < until:
            visit = next(iter(sorted((at, user) for user, at in self.looking.items() if at < self.now + TICK)), None)
            self.now += TICK if visit is None else max(0.0, visit[0] - self.now)
            await self.settle()
            if visit is not None:
                at, user = visit
                await self._look(self.humans[user], at)
            await self.settle()
        await self.restart(outage or self.chance.uniform(2, 400))

    async def restart(self, down: float) -> None:
        """The process dies at once, and is started again after so many seconds."""
        await die(self.rig)
        self.discord.fuse.at = None
        self.counts["restarts"] += 1
        self.note(None, f"the bot dies, for {down:.0f} s")
        self.ledger.down.append((self.now, self.now + down))
        self.now += down
        while self.events and self.events[0][0] < self.now:  # nobody gets anything done, and they try again later
            _, _, deed = heapq.heappop(self.events)
            self.at(self.now + self.chance.uniform(10, 2 * HOUR), deed)
        for user, at in list(self.looking.items()):
            if at < self.now:
                del self.looking[user]
                self.look(self.humans[user], self.now + self.chance.uniform(10, 2 * HOUR))
        await self.rig.open()
        await self.settle()

    # -- deeds

    async def doing(self, table: int | None, what: str, deed: Callable[[], Awaitable[T]]) -> T | None:
        """What a person does, and what follows at once; None if it was refused or cut short."""
        became = "done"
        try:
            return await deed()
        except (Died, NotSaved):
            self.counts["cut short"] += 1
            became = "cut short"
        except RoundhouseError as error:
            self.refused[type(error).__name__] += 1
            became = type(error).__name__
        finally:
            self.note(table, f"{what}: {became}")
        return None
