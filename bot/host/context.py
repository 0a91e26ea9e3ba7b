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
"""Seconds by which anything may come early: clocks are not exact."""


LEASE = 30.0
"""Seconds for which what a process has begun is its alone; if it dies, others go on when they are over."""


PAGE = 12
"""Bytes of chance in the address of a page for everybody."""
DUE = "due"
"""The channel of the database on which processes call one another."""


def identity() -> str:
    """The name of a process among those at a database: no other has it, nor this one after its next start."""
    return f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"


def _nobody() -> None:
    """Nothing delivers or rings yet."""


@dataclass(slots=True)
class Context:
    """The database, the time, and the bell that tells the clock to look for what is due."""

    database: Database
    now: Callable[[], datetime]
    pause: float
    """Seconds that practice opponents take to answer."""
    wake: Callable[[], None] = _nobody
    pages: bool = False
    """Whether tables have pages in a browser."""
    keys: dict[tuple[int, int, int], str] = field(default_factory=dict, repr=False)
    """What opens one's own page, by game, seat and user, as far as this process has made it (match/keys.py)."""
    unfinished: bool = False
    """Whether people are offered games that are still being made, too."""
    process: str = field(default_factory=identity)
    """Who claims posts, timers, and what else is done once."""
    errands: set[str] = field(default_factory=set)
    """What it does just now that is claimed by a name."""
    click_lease: float = LEASE
    """Seconds for which what a click has asked of its own player is claimed. A simulated Discord waits for each timer
    that is near, so there they are many."""
    clicks: float | None = None
    """When the first click was stored after which its own player is asked on and that is still claimed; None: none."""
    _serving: dict[object, float] = field(default_factory=dict)
    _movers: dict[int, set[asyncio.Future[None]]] = field(default_factory=dict)

    def page(self, guild_id: int | None, *, hidden: bool) -> str | None:
        """The address of the page of a new table for everybody: who has seen it in its channel can open it, and nobody
        guesses it. None: it has none, as in a channel that not everybody may see."""
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
        """Be woken by others from now on, where the database tells of them; else they are found out by looking."""
        await self.database.listen(DUE, lambda _: self.wake())

    @asynccontextmanager
    async def only(self, what: str) -> AsyncIterator[bool]:
        """Whether no process does what is called so; if none does, it is this one's until the block ends."""
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
        """Somebody was asked on by their own click."""
        if self.clicks is None:
            self.clicks = at

    def answered(self) -> float:
        """All that clicks have stored before this time has been told."""
        return min(self._serving.values(), default=self.time() + 1)

    def moved(self, game_id: int) -> None:
        """Something was stored at a table: whoever waits for that here looks."""
        for waiter in self._movers.pop(game_id, ()):
            if not waiter.done():
                waiter.set_result(None)

    async def move(self, game_id: int, seconds: float) -> None:
        """Wait until something was stored at a table by this process, no longer than so."""
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
    """The same of a time that there may be none of."""
    return None if seconds is None else moment(seconds)
