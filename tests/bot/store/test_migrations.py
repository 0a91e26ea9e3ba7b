from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.whole import migrations

NOW = max(migrations.steps())
NEXT = NOW + 1
FOLDER = migrations.FOLDER


version = migrations.schema


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The migrations as they are, and one more."""
    shutil.copytree(migrations.FOLDER, tmp_path / "migrations")
    (tmp_path / "migrations" / f"{NEXT:04}_clubs.sql").write_text("CREATE TABLE clubs (name TEXT);\n")
    return tmp_path / "migrations"


def test_migrations_are_numbered_without_a_gap_and_alike_on_both() -> None:
    here, servers = (sorted(path.name for path in each.glob("*.sql")) for each in (FOLDER, FOLDER / migrations.SERVERS))
    assert here == servers
    assert [int(name[:4]) for name in here] == [*range(1, len(here) + 1)]


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
