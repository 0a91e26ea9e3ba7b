from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.whole import migrations

NOW = max(migrations.steps())
NEXT = NOW + 1


def version(path: Path) -> int:
    return migrations.schema(path)


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The migrations as they are, and one more."""
    shutil.copytree(migrations.FOLDER, tmp_path / "migrations")
    (tmp_path / "migrations" / f"{NEXT:04}_clubs.sql").write_text("CREATE TABLE clubs (name TEXT);\n")
    return tmp_path / "migrations"


def test_no_two_migrations_have_one_number() -> None:
    for folder in (migrations.FOLDER, migrations.FOLDER / "postgresql"):
        numbers = [path.name[:4] for path in folder.glob("*.sql")]
        assert sorted(set(numbers)) == sorted(numbers)


def test_a_new_file_gets_every_table(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    done = migrations.migrate(path)
    assert (done.before, done.after, done.backup) == (0, max(migrations.steps()), None)
    assert {"guilds", "users", "games", "seats", "log", "snapshots", "outbox", "timers"} <= tables(path)


def test_an_old_file_is_backed_up_before_it_is_changed(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "old.sqlite3"
    migrations.migrate(path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO users (user_id, name) VALUES (7, 'Ann')")
    done = migrations.migrate(path, folder)
    assert (done.before, done.after) == (NOW, NEXT)
    assert done.backup is not None
    assert version(done.backup) == NOW
    assert "clubs" not in tables(done.backup)
    for copy in (path, done.backup):
        with closing(sqlite3.connect(copy)) as file:
            assert file.execute("SELECT name FROM users").fetchall() == [("Ann",)]


def test_the_games_of_the_first_schema_go_on_without_standing_orders(tmp_path: Path) -> None:
    path, first = tmp_path / "old.sqlite3", tmp_path / "first"
    first.mkdir()
    shutil.copy(migrations.steps()[1], first)
    migrations.migrate(path, first)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(
            "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opened_at) "
            "VALUES (1, 2, 'any', 'live', 3, '{}', 0)"
        )
        file.execute("INSERT INTO log (game_id, number, turn, rev, at, sort) VALUES (1, 0, 0, 1, 0, 'answer')")
    migrations.migrate(path)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT number, standing FROM log").fetchall() == [(0, None)]
        assert file.execute("SELECT COUNT(*) FROM standing_orders").fetchone() == (0,)
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            file.execute("UPDATE log SET standing = 'x'")


def test_orders_for_a_single_income_become_those_for_the_nearest_band(tmp_path: Path) -> None:
    path, before = tmp_path / "old.sqlite3", tmp_path / "before"
    before.mkdir()
    for number, step in migrations.steps().items():
        if number < 6:
            shutil.copy(step, before)
    migrations.migrate(path, before)
    bands = {-9: -5, -5: -5, -3: -5, -2: 0, 0: 0, 1: 0, 2: 3, 3: 3, 4: 3, 5: 5, 6: 5, 7: 8, 9: 8}
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(
            "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opened_at) "
            "VALUES (1, 2, 'any', 'live', 3, '{}', 0)"
        )
        for seat, income in enumerate(bands):
            file.execute("INSERT INTO seats (game_id, seat, user_id, name) VALUES (1, ?, ?, '')", (seat, seat))
            for kind in ("points", "other"):
                file.execute("INSERT INTO standing_orders VALUES (1, ?, ?, ?)", (seat, kind, f"income-until-{income}"))
    migrations.migrate(path)
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT kind, standing FROM standing_orders ORDER BY seat").fetchall()
    assert [standing for kind, standing in rows if kind == "points"] == [f"income-until-{n}" for n in bands.values()]
    assert [standing for kind, standing in rows if kind == "other"] == [f"income-until-{n}" for n in bands]


def test_an_earlier_backup_is_never_overwritten(tmp_path: Path, folder: Path) -> None:
    backups = []
    for name in ("Ann", "Ben"):
        path = tmp_path / "old.sqlite3"
        path.unlink(missing_ok=True)
        migrations.migrate(path)
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("INSERT INTO users (user_id, name) VALUES (7, ?)", (name,))
        backups.append(migrations.migrate(path, folder).backup)
    for backup, name in zip(backups, ("Ann", "Ben"), strict=True):
        assert backup is not None
        with closing(sqlite3.connect(backup)) as file:
            assert file.execute("SELECT name FROM users").fetchall() == [(name,)]


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "old.sqlite3"
    migrations.migrate(path)
    (folder / f"{NEXT:04}_clubs.sql").write_text("CREATE TABLE clubs (name TEXT);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(sqlite3.Error):
        migrations.migrate(path, folder)
    assert version(path) == NOW
    assert "clubs" not in tables(path)


def test_a_file_of_a_later_version_is_refused_and_not_touched(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "later.sqlite3"
    migrations.migrate(path, folder)
    with pytest.raises(migrations.NewerSchema) as refused:
        migrations.migrate(path)
    assert (refused.value.found, refused.value.known) == (NEXT, NOW)
    assert version(path) == NEXT


def test_nothing_is_done_twice(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    migrations.migrate(path)
    assert migrations.migrate(path).before == NOW
    assert list(tmp_path.glob("*.backup")) == []


def test_opponents_of_running_games_get_levels(tmp_path: Path) -> None:
    path, before = tmp_path / "old.sqlite3", tmp_path / "before"
    before.mkdir()
    for number, step in migrations.steps().items():
        if number < 15:
            shutil.copy(step, before)
    migrations.migrate(path, before)
    with closing(sqlite3.connect(path)) as file, file:
        for game, opponents in enumerate(("greedy", "random", None), 1):
            file.execute(
                "INSERT INTO games (game_id, channel_id, game, status, host_id, variants, opponents, opened_at) "
                "VALUES (?, ?, 'steam', 'live', 7, '{}', ?, 0)", (game, game, opponents)
            )  # fmt: skip
        seats = [(0, 7, None, "Ann", "greedy"), (1, None, "greedy", "Practice 2", None), (2, None, "random", "R", None)]
        file.executemany(
            "INSERT INTO seats (game_id, seat, user_id, policy, name, caretaker) VALUES (1, ?, ?, ?, ?, ?)", seats
        )
    migrations.migrate(path)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT opponents FROM games").fetchall() == [("normal",), ("easy",), (None,)]
        found = file.execute("SELECT policy, name, caretaker FROM seats ORDER BY seat").fetchall()
    assert found == [(None, "Ann", "normal"), ("normal", "Practice 2", None), ("easy", "R", None)]
