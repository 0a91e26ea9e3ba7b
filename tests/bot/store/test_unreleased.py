"""What versions before the first release have left: the last schema is taken over as it is, others are left alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.engine.place import Server, Unusable, Where
from bot.store.whole import dump, migrations, unreleased
from bot.store.whole.servers import LEDGER, UNRELEASED
from tests.places import everything, fresh, raw

PLACES = pytest.mark.parametrize("place", ["sqlite", "postgresql"])


@pytest.fixture
def where(place: str, request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A database of its own, of the present schema."""
    if place == "sqlite":
        return fresh(tmp_path / "games.sqlite3")
    server: Server = request.getfixturevalue("make_server")()
    migrations.migrate(server)
    return server


def before_release(where: Where, number: int) -> Where:
    """The database as a version before the first release would have left it, with somebody in it."""
    with raw(where) as file:
        file.run("INSERT INTO users (user_id, name) VALUES (7, 'Ann')")
        if isinstance(where, Path):
            file.run("PRAGMA application_id = 0")
            file.run(f"PRAGMA user_version = {number}")
        else:
            file.run(f"ALTER TABLE {LEDGER} RENAME TO {UNRELEASED}")
            file.run(f"UPDATE {UNRELEASED} SET number = {number}")
    return where


def rows(where: Where) -> dict[str, object]:
    """All rows but that which counts schemas."""
    return {name: found for name, found in everything(where).items() if name not in (LEDGER, UNRELEASED)}


@PLACES
def test_the_last_schema_before_the_release_is_taken_over_with_all_that_is_in_it(where: Where) -> None:
    before_release(where, unreleased.LAST)
    there = rows(where)
    assert migrations.schema(where) == unreleased.FIRST
    done = migrations.migrate(where)
    assert (done.before, done.after) == (unreleased.FIRST, max(migrations.steps()))
    assert rows(where) == there
    with raw(where) as file:
        if isinstance(where, Path):
            assert file.run("PRAGMA application_id") == [(unreleased.MARK,)]
            assert file.run("PRAGMA user_version") == [(done.after,)]
        else:
            assert file.run(f"SELECT number FROM {LEDGER}") == [(done.after,)]
            assert file.run("SELECT to_regclass(?)", UNRELEASED) == [(None,)]


@PLACES
def test_it_goes_on_to_later_schemas_like_any_other(where: Where, next_schema: Callable[[], int]) -> None:
    before_release(where, unreleased.LAST)
    there, number = rows(where), next_schema()
    assert migrations.migrate(where).after == number
    assert rows(where) == {**there, "clubs": []}


@PLACES
@pytest.mark.parametrize("number", [1, unreleased.LAST - 1, unreleased.LAST + 1])
def test_any_other_is_refused_in_a_sentence_and_left_as_it_is(
    where: Where, number: int, next_schema: Callable[[], int]
) -> None:
    before_release(where, number)
    next_schema()
    there, kept = everything(where), where.read_bytes() if isinstance(where, Path) else b""
    for look in (migrations.schema, migrations.migrate, lambda where: [*dump.write(where)]):
        with pytest.raises(Unusable, match=rf"\(schema {number}\)"):
            look(where)
    assert everything(where) == there
    assert not isinstance(where, Path) or where.read_bytes() == kept


def test_whoever_starts_the_bot_reads_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"
    before_release(fresh(path), 37)
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.setenv("DRAWING_PROCESSES", "0")
    monkeypatch.setenv("OPPONENT_PROCESSES", "0")
    assert main(["migrate"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"The database {path} can't be opened: a version before 1.0 made it (schema 37)")
    assert "`roundhouse migrate` of the last version before 1.0" in line
    assert "nothing was changed" in line
    assert main(["doctor"]) == 1
    assert "a version before 1.0 made it (schema 37)" in capsys.readouterr().out


def test_a_text_of_the_last_schema_before_the_release_is_read_too_and_of_no_other(tmp_path: Path) -> None:
    path = fresh(tmp_path / "games.sqlite3")
    before_release(path, unreleased.LAST)
    there = everything(path)
    _, *lines = dump.write(path)

    def text(number: int) -> list[str]:
        return [json.dumps({"format": dump.UNRELEASED, "schema": number}), *lines]

    assert dump.is_ours(text(1)[0])
    with pytest.raises(Unusable, match="schema 1"):
        dump.read(tmp_path / "made.sqlite3", text(1))
    assert not (tmp_path / "made.sqlite3").exists()
    dump.read(tmp_path / "made.sqlite3", text(unreleased.LAST))
    assert everything(tmp_path / "made.sqlite3") == there


def test_a_file_that_was_taken_over_just_now_is_not_numbered_again(tmp_path: Path) -> None:
    path = fresh(tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA user_version = 2")
        migrations._take_over(file, 1)
        assert migrations.version(file) == 2
