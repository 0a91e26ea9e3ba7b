from __future__ import annotations

import logging
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions
from discord.http import Route

from bot.__main__ import main
from bot.store.engine.place import PG_DUMP, Server
from bot.store.whole import migrations
from bot.store.whole.unreleased import MARK
from tests.bot.doctor.answering import answering
from tests.places import raw


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without .env, and no token."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("DRAWING_PROCESSES", "0")
    monkeypatch.setenv("OPPONENT_PROCESSES", "0")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    return tmp_path


def test_migrate_makes_a_database_and_then_has_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate"]) == 0
    assert f"schema 0 -> {max(migrations.steps())}" in capsys.readouterr().out
    assert main(["migrate"]) == 0
    assert "nothing to do" in capsys.readouterr().out


def test_a_database_of_a_later_version_is_refused_in_a_sentence(
    nowhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(nowhere / "games.sqlite3")) as file:
        file.executescript(f"PRAGMA application_id = {MARK}; PRAGMA user_version = 999")
    assert main(["migrate"]) == 2
    assert "The database has schema 999" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "schema 999 is newer" in capsys.readouterr().out


def test_without_a_token_the_bot_does_not_run_and_the_doctor_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "BAD  DISCORD_TOKEN is not set" in capsys.readouterr().out


def test_the_doctor_is_content_with_a_good_installation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "s3cret")
    assert main(["migrate"]) == 0
    with answering("s3cret") as discord:
        discord.add("Server", Permissions.all().value)
        monkeypatch.setenv("DISCORD_API_BASE", discord.base)
        assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert "BAD" not in out
    assert "s3cret" not in out


@pytest.mark.parametrize("command", ["check", "ratings"])
def test_without_a_database_it_is_said_that_there_is_none(
    nowhere: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert main([command]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"There is no database {nowhere / 'games.sqlite3'}: set DATABASE, or make it with")
    assert list(nowhere.iterdir()) == []


def test_check_wants_the_present_schema(
    nowhere: Path, capsys: pytest.CaptureFixture[str], next_schema: Callable[[], int]
) -> None:
    main(["migrate"])
    next_schema()
    assert main(["check"]) == 2
    assert "doctor" in capsys.readouterr().err
    main(["migrate"])
    assert main(["check"]) == 0
    assert "0 running games" in capsys.readouterr().out


def test_a_file_that_is_no_database_is_named(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (nowhere / "games.sqlite3").write_text("not a database, whatever its name says " * 40)
    for command in ("migrate", "check"):
        assert main([command]) == 2
        assert "games.sqlite3 can't be opened" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "games.sqlite3 can't be opened" in capsys.readouterr().out


def test_a_file_that_can_t_be_written_ends_the_start_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate"]) == 0
    connect: Any = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda name, **options: connect(f"{name}?mode=ro", **options))
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert main(["run"]) == 2
    assert "games.sqlite3 can't be opened: attempt to write a readonly database" in capsys.readouterr().err
    assert main(["migrate"]) == 2, "although there is nothing to do"
    assert "games.sqlite3 can't be opened: attempt to write a readonly database" in capsys.readouterr().err


def test_a_folder_that_does_not_exist_is_named(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", str(nowhere / "gone" / "games.sqlite3"))
    assert main(["migrate"]) == 2
    assert "can't be opened" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "can't be written to" in capsys.readouterr().out


def test_not_even_a_verbose_log_tells_what_is_written_into_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    main(["migrate"])
    assert not logging.getLogger("aiosqlite").isEnabledFor(logging.DEBUG)


def test_the_playground_refuses_a_game_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--game", "chess"]) == 2
    assert "There is no game called “chess”" in capsys.readouterr().err


def test_the_playground_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in [name for name in sys.modules if name.startswith("bot.playground")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["play"]) == 2
    assert "pip install 'roundhouse[play]'" in capsys.readouterr().err


def test_ratings_are_reckoned_anew_from_a_present_database(capsys: pytest.CaptureFixture[str]) -> None:
    main(["migrate"])
    assert main(["ratings", "--rebuild"]) == 0
    assert "0 rated games, 0 ratings" in capsys.readouterr().out


def test_a_database_is_carried_to_a_server_and_all_commands_work_there(
    nowhere: Path,
    make_server: Callable[[], Server],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    server = make_server()
    main(["migrate"])
    assert main(["move", "--to", server.url]) == 0
    assert f"{server}: every row reads as before" in capsys.readouterr().out
    assert main(["move", "--to", server.url]) == 0  # it is empty still
    with raw(server) as file:
        file.run("INSERT INTO users (user_id, name) VALUES (7, 'Ann')")
    assert main(["move", "--to", server.url]) == 2
    assert "is there already" in capsys.readouterr().err

    monkeypatch.setenv("DATABASE", server.url)
    for command in (["migrate"], ["check"], ["ratings"], ["export", "all.txt"], ["move", "--to", "home"]):
        assert main(command) == 0, command
    assert server.url not in capsys.readouterr().out
    with raw(Path("home")) as file:
        assert file.run("SELECT name FROM users") == [("Ann",)]
    main(["doctor"])
    assert f"ok   backups: {PG_DUMP}" in capsys.readouterr().out
    monkeypatch.setenv("BACKUPS", "backups")
    main(["doctor"])
    assert f"BAD  backups: {PG_DUMP}" in capsys.readouterr().out
    assert main(["backup", "copy"]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert not Path("copy").exists()


def test_the_doctor_says_what_is_wrong_with_a_server(
    make_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for where, said in (
        (make_server().url, "no tables yet"),
        (make_server("LATIN2").url, "UTF8"),
        ("postgresql://ann:s3cret@127.0.0.1:1/games?connect_timeout=1", "can't be used"),
    ):
        monkeypatch.setenv("DATABASE", where)
        assert main(["doctor"]) == 1
        out = capsys.readouterr().out
        assert said in out
        assert "s3cret" not in out
    assert main(["migrate"]) == 2
    assert "s3cret" not in capsys.readouterr().err
