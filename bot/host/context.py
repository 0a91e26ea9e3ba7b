"""What all parts of the application share."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from bot.store.engine.database import Database, Sql
from bot.store.tables import claims
from engine.core.play import registry
from engine.core.play.rules import Rules

GRAIN = 0.001
"""Anything may come early by this many seconds: clocks are not exact."""


LEASE = 30.0
"""Seconds for which a process's job is its own; if it dies, others go on when they are over."""


PAGE = 12
"""Random bytes in the address of a public page."""
DUE = "due"
"""The channel of the database on which processes call one another."""


def identity() -> str:
    """The name of a process among those at a database: no other has it, nor this one after its next start."""
    return f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"


def _nobody() -> None:
    """There is no clock yet to deliver or ring."""


@dataclass(slots=True)
class Context:
    """The database, the time, and the bell that tells the clock to look for what is due."""

    database: Database
    now: Callable[[], datetime]
    pause: float
    """Seconds that bot opponents take to answer."""
    wake: Callable[[], None] = _nobody
    pages: bool = False
    """Whether tables have pages in a browser."""
    keys: dict[tuple[int, int, int], str] = field(default_factory=dict, repr=False)
    """Keys to people's own pages, by game, seat and user, as far as this process has made them (match/keys.py)."""
    unfinished: bool = False
    """Whether people are offered unfinished games, too."""
    process: str = field(default_factory=identity)
    """Claims posts, timers, and whatever else is done once."""
    errands: set[str] = field(default_factory=set)
    """The named jobs that it is doing now."""
    click_lease: float = LEASE
    """Seconds for which it claims what a click has asked of its own player. A simulated Discord waits for each timer
    that is near, so there the number is high."""
    clicks: float | None = None
    """When the first click was stored that led to its player's next question and whose claim still holds; None:
    none."""
    _serving: dict[object, float] = field(default_factory=dict)
    _movers: dict[int, set[asyncio.Future[None]]] = field(default_factory=dict)

    def page(self, guild_id: int | None, *, hidden: bool) -> str | None:
        """The address of a new table's public page: people who have seen it in the channel can open it, and nobody can
        guess it. None: it has none, as in a channel that not everyone may see."""
        return secrets.token_urlsafe(PAGE) if self.pages and guild_id is not None and not hidden else None

    def games(self) -> dict[str, Rules[Any, Any]]:
        """The games that people are offered, by key."""
        return {key: rules for key, rules in registry.games().items() if self.unfinished or not rules.unfinished}

    def offered(self, game: str) -> Rules[Any, Any]:
        """A game that people are offered. Raises UnknownGame with these."""
        games = self.games()
        if game not in games:
            raise registry.UnknownGame(game=game, known=", ".join(games) or "-")
        return registry.game(game)

    def time(self) -> float:
        """Seconds since 1970, as the database keeps time."""
        return self.now().timestamp()

    async def call(self, sql: Sql) -> None:
        """Wake all processes when a transaction is committed: something is due that this one does not see to."""
        await self.database.notify(sql, DUE)

    async def hear(self) -> None:
        """Listen for others from now on, if the database tells of them; otherwise regular looks find them."""
        await self.database.listen(DUE, lambda _: self.wake())

    @asynccontextmanager
    async def only(self, what: str) -> AsyncIterator[bool]:
        """Whether no process does the job of this name; if none does, it is this one's until the block ends."""
        now = self.time()
        async with self.database.write() as sql:
            mine = await claims.take(sql, what, self.process, now, now + LEASE)
        if not mine:
            yield False
            return
        self.errands.add(what)
        self.wake()
        try:
            yield True
        finally:
            self.errands.discard(what)
            async with self.database.write() as sql:
                await claims.drop(sql, what, self.process)

    @contextmanager
    def serving(self) -> Iterator[None]:
        """A click is being served: until the block ends, nobody has been told what it has stored."""
        click = object()
        self._serving[click] = self.time()
        try:
            yield
        finally:
            del self._serving[click]

    def clicked(self, at: float) -> None:
        """Somebody's own click has led to their next question."""
        if self.clicks is None:
            self.clicks = at

    def answered(self) -> float:
        """All that clicks stored before this time has been told."""
        return min(self._serving.values(), default=self.time() + 1)

    def moved(self, game_id: int) -> None:
        """Something was stored at a table: those who wait for that here look again."""
        for waiter in self._movers.pop(game_id, ()):
            if not waiter.done():
                waiter.set_result(None)

    async def move(self, game_id: int, seconds: float) -> None:
        """Wait until this process has stored something at a table, but no longer than this."""
        waiter = asyncio.get_running_loop().create_future()
        waiting = self._movers.setdefault(game_id, set())
        waiting.add(waiter)
        try:
            await asyncio.wait((waiter,), timeout=seconds)
        finally:
            waiting.discard(waiter)

    def reached(self, at: float) -> bool:
        """Whether something due at `at` is to be done now."""
        return at <= self.time() + GRAIN


def moment(seconds: float) -> datetime:
    """The time that the database keeps as `seconds`."""
    return datetime.fromtimestamp(seconds, UTC)


def maybe(seconds: float | None) -> datetime | None:
    """The same for a time that may be missing."""
    return None if seconds is None else moment(seconds)
