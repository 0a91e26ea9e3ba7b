"""A database as text: all of it, and back; a text that was spoilt makes no database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.engine import database as database_module
from bot.store.engine import opening
from bot.store.engine.database import Unusable
from bot.store.engine.place import Server, Where
from bot.store.whole import dump, migrations
from bot.store.whole.bulk import Bulk, InUse, opened
from tests.long import few
from tests.mangled import mangled
from tests.places import empty, raw

NOW = max(migrations.steps())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A few rows of every kind of value."""
    path = tmp_path / "games.sqlite"
    migrations.migrate(path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO users (user_id, name) VALUES (?, ?)", (2**60, "Řehoř\u2028 'x'\n"))
        file.execute(
            "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opened_at, seed) "
            "VALUES (1, 11, 'toy_freight', 'live', ?, '{}', 1.25, ?)",
            (2**60, 2**63 - 1),
        )
        file.execute("INSERT INTO seats (game_id, seat, user_id, name) VALUES (1, 0, ?, 'Ann')", (2**60,))
        file.execute("INSERT INTO snapshots VALUES (1, 0, 0, 1, ?)", (b'{"rng":1}\x00\xff',))
        file.execute("INSERT INTO log (game_id, number, turn, rev, at, sort) VALUES (1, 0, 0, 1, 1.5, 'undo')")
    return path


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return list(file.iterdump())


def test_what_is_written_and_read_is_the_same_database(database: Path, tmp_path: Path) -> None:
    lines = list(dump.write(database))
    made = tmp_path / "made.sqlite"
    assert dump.read(made, lines) == len(lines) - 1
    assert everything(made) == everything(database)
    assert migrations.schema(made) == NOW
    assert list(dump.write(made)) == lines
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.sqlite", "made.sqlite"]


def test_a_text_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path, next_schema: Callable[[], int]) -> None:
    old, made = tmp_path / "old.sqlite", tmp_path / "made.sqlite"
    migrations.make(old, NOW)
    with closing(sqlite3.connect(old)) as file, file:
        file.execute("INSERT INTO users (user_id, name) VALUES (1, 'Ann')")
    text, after = [*dump.write(old)], next_schema()
    assert dump.read(made, text) == 1
    assert migrations.schema(made) == after
    with closing(sqlite3.connect(made)) as file:
        assert file.execute("SELECT name FROM users").fetchall() == [("Ann",)]


def test_a_text_of_a_later_version_is_refused(database: Path, tmp_path: Path) -> None:
    head, *rest = dump.write(database)
    with pytest.raises(migrations.NewerSchema):
        dump.read(tmp_path / "made.sqlite", [head.replace(f'"schema": {NOW}', f'"schema": {NOW + 1}'), *rest])
    assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"]


def test_a_database_that_is_there_stays_as_it_is(database: Path) -> None:
    before = everything(database)
    with pytest.raises(dump.NotEmpty):
        dump.read(database, list(dump.write(database)))
    assert everything(database) == before


@pytest.mark.parametrize(
    "row",
    [
        ["nobody", {"a": 1}],
        ["users", {"user_id": 1, "name": "x", 'a" = 1; --': 2}],
        ["users", {}],
        ["users", [1, 2]],
        ["users", {"user_id": [1], "name": "x"}],
        ["users", {"user_id": 2**70, "name": "x"}],
        ["users", {"user_id": 1, "name": {"b64": "=="}}],
        ["users", {"user_id": 1, "name": {"text": "x"}}],
        ["users"],
        {"users": 1},
        5,
        ["seats", {"game_id": 77, "seat": 0, "policy": "random", "name": "x"}],
    ],
)
def test_a_row_that_is_none_is_named_by_its_line_and_leaves_nothing(
    row: object, database: Path, tmp_path: Path
) -> None:
    head, *rest = dump.write(database)
    with pytest.raises(dump.BadDump) as error:
        dump.read(tmp_path / "made.sqlite", [head, *rest, json.dumps(row)])
    assert error.value.line == len(rest) + 2
    assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"]


@pytest.mark.parametrize("block", few(range(50), 1))
def test_a_spoilt_text_makes_no_database(block: int, database: Path, tmp_path: Path) -> None:
    text, chance, made = "".join(dump.write(database)), Random(block), tmp_path / "made.sqlite"
    refused = 0
    for _ in range(8):
        try:
            dump.read(made, mangled(text, chance).splitlines(keepends=True))
        except (dump.BadDump, migrations.NewerSchema):
            refused += 1
            assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"]
        else:  # a row less, another letter in a name: still a database
            made.unlink()
    assert refused


def filled(where: Where, games: int = 3) -> None:
    """Rows of every kind of value, with numbers as large as Discord's."""
    with raw(where) as file:
        file.run("INSERT INTO users (user_id, name) VALUES (?, ?)", 2**60, "Řehoř\u2028 'x'\n")
        for n in range(1, games + 1):
            file.run(
                "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opened_at, seed) "
                "VALUES (?, ?, 'toy_freight', 'live', ?, '{}', ?, ?)",
                *(n, n, 2**60, 0.1 + n, 2**63 - n),
            )
            file.run("INSERT INTO seats (game_id, seat, user_id, name) VALUES (?, 0, ?, 'Ann')", n, 2**60)
            file.run("INSERT INTO snapshots VALUES (?, 0, 0, 1, ?)", n, b'{"rng":1}\x00\xff')
            file.run("INSERT INTO log (game_id, number, turn, rev, at, sort) VALUES (?, 0, 0, 1, 1.5, 'undo')", n)


@pytest.fixture
def source(where: Where) -> Where:
    filled(where)
    return where


@pytest.fixture
def target(source: Where, make_server: Callable[[], Server], tmp_path: Path) -> Where:
    """An empty place of the other kind."""
    return make_server() if isinstance(source, Path) else tmp_path / "moved.sqlite3"


def rows(where: Where) -> list[str]:
    return sorted(list(dump.write(where))[1:])


def test_a_database_that_is_carried_over_and_back_is_the_same(source: Where, target: Where, tmp_path: Path) -> None:
    sums = dump.move(source, target)
    assert sums["games"][0] == 3
    assert rows(target) == rows(source)
    home = tmp_path / "home.sqlite3"
    assert dump.move(target if isinstance(target, Server) else source, home) == sums
    assert rows(home) == rows(source)
    filled_again = (
        "INSERT INTO games (channel_id, game, status, host_id, variants, opened_at) VALUES (9, 'x', 'live', 1, '{}', 0)"
    )
    with raw(target) as file:
        file.run(filled_again)
        assert file.run("SELECT MAX(game_id) FROM games") == [(4,)]


def test_where_something_is_already_nothing_is_carried_to(source: Where, target: Where) -> None:
    dump.move(source, target)
    before = rows(target)
    with pytest.raises(dump.NotEmpty):
        dump.move(source, target)
    assert rows(target) == before


async def test_while_a_bot_runs_its_database_is_carried_nowhere(source: Where, target: Where, tmp_path: Path) -> None:
    running = await opening.connect(source)
    try:
        assert await running.reads.run("SELECT COUNT(*) FROM games") == [(3,)]
        with pytest.raises(InUse):
            await asyncio.to_thread(dump.move, source, target)
        assert len(rows(source)) == 13  # it can be written as text all the same
    finally:
        await running.close()
    assert migrations.schema(target) == 0 or isinstance(target, Server)
    for _ in range(600):  # a server notices a little later that somebody has gone
        try:
            await asyncio.to_thread(dump.move, source, target)
            break
        except InUse:
            await asyncio.sleep(0.1)
    else:
        raise AssertionError("it is in use for ever")


async def test_while_it_is_carried_no_bot_begins(source: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.3)
    with opened(source, sole=True), pytest.raises(Unusable):
        await opening.connect(source)


def test_what_does_not_read_as_before_is_taken_back(
    source: Where, target: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoilt(source: Bulk) -> Iterator[str]:
        for line in lines(source):
            yield line.replace("Ann", "Eve")

    lines = dump.lines
    monkeypatch.setattr(dump, "lines", spoilt)
    with pytest.raises(dump.Differs, match="seats"):
        dump.move(source, target)
    monkeypatch.undo()
    assert isinstance(target, Server) or not target.exists()
    dump.move(source, target)  # it is still empty


@pytest.mark.parametrize(
    "row",
    [
        ["users", {"user_id": 1, "name": "x", 'a" = 1; --': 2}],
        ["users", {"user_id": 2**70, "name": "x"}],
        ["users", {"user_id": "many", "name": "x"}],
        ["users", {"user_id": 1, "name": "nothing\x00"}],
        ["seats", {"game_id": 77, "seat": 0, "policy": "random", "name": "x"}],
    ],
)
def test_a_row_that_is_none_leaves_nothing_on_a_server(row: object, postgresql: Server, database: Path) -> None:
    empty(postgresql)
    head, *rest = dump.write(database)
    with pytest.raises(dump.BadDump) as error:
        dump.read(postgresql, [head, *rest, json.dumps(row)])
    assert error.value.line == len(rest) + 2
    assert rows(postgresql) == []


def test_a_text_of_an_earlier_version_comes_to_a_server_too(
    make_server: Callable[[], Server], tmp_path: Path, next_schema: Callable[[], int]
) -> None:
    old, there = tmp_path / "old.sqlite", make_server()
    migrations.make(old, NOW)
    with raw(old) as file:
        file.run("INSERT INTO users (user_id, name) VALUES (1, 'Ann')")
    after = next_schema()
    assert dump.read(there, dump.write(old)) == 1
    assert migrations.schema(there) == after
    with raw(there) as server:
        assert server.run("SELECT user_id, name FROM users") == [(1, "Ann")]


def test_a_server_knows_from_the_beginning_how_much_was_carried_to_it(postgresql: Server, database: Path) -> None:
    empty(postgresql)
    dump.move(database, postgresql)
    with raw(postgresql) as file:
        assert file.run("SELECT reltuples FROM pg_class WHERE relname = 'games'") == [(1.0,)]
