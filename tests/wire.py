"""A wire to a server of PostgreSQL that can be cut, at once or at a COMMIT."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum, auto
from urllib.parse import parse_qs, urlsplit

from bot.store.engine.place import Server


class Cut(Enum):
    """When a wire is cut that carries a COMMIT."""

    BEFORE = auto()
    """The server does not get it."""
    STUCK = auto()
    """The server does not get it, and does not see that nobody is there."""
    AFTER = auto()
    """The server has done it, and its answer is lost."""


class Wire:
    """Stands between a database and its server. `place` is where to open it."""

    def __init__(self, server: Server) -> None:
        parts = urlsplit(server.url)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._name = parts.path
        self._ends: list[asyncio.StreamWriter] = []
        self._unheard: asyncio.StreamWriter | None = None
        self._answered = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.at_commit: Cut | None = None
        self.dead_after = False
        """Whether nobody gets through any more once a COMMIT was cut."""
        self.reachable = True
        self.silent = False
        """Whether what the server says is kept back."""
        self.calls = 0

    async def __aenter__(self) -> Wire:
        self._door = await asyncio.start_server(self._answer, "127.0.0.1")
        port = self._door.sockets[0].getsockname()[1]
        self.place = Server(f"postgresql://postgres@127.0.0.1:{port}{self._name}?sslmode=disable&gssencmode=disable")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._door.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Hang up on everybody."""
        for end in self._ends:
            end.close()
        self._ends.clear()

    async def _answer(self, mine: asyncio.StreamReader, to_me: asyncio.StreamWriter) -> None:
        self.calls += 1
        if not self.reachable:
            to_me.close()
            return
        theirs, to_them = await asyncio.open_unix_connection(self._socket)
        self._ends += [to_me, to_them]
        for source, target in ((mine, to_them), (theirs, to_me)):
            task = asyncio.ensure_future(self._carry(source, target, to_me, to_them))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        to_me: asyncio.StreamWriter,
        to_them: asyncio.StreamWriter,
    ) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                if to_me is self._unheard:
                    self._answered.set()
                    continue
                if self.at_commit is not None and target is to_them and b"COMMIT" in data:
                    await self._cut_commit(data, to_me, to_them)
                    return
                while self.silent and target is to_me:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                target.write(data)
                await target.drain()
            target.close()

    async def _cut_commit(self, data: bytes, to_me: asyncio.StreamWriter, to_them: asyncio.StreamWriter) -> None:
        how, self.at_commit = self.at_commit, None
        self.reachable = not self.dead_after
        if how is Cut.AFTER:
            self._unheard = to_me
            to_them.write(data)
            await self._answered.wait()
        if how is not Cut.STUCK:
            to_them.transport.abort()
        to_me.transport.abort()
