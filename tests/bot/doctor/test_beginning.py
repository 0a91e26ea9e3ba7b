"""From an installed package to a bot that runs: `roundhouse init` asks, writes, looks, and says how it is invited."""

from __future__ import annotations

import io
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import Permissions
from discord.http import Route
from dotenv import dotenv_values

import bot.app
from bot.__main__ import main
from bot.cogs.venues import NEEDED_FOR_THREADS
from bot.config import Config
from bot.doctor import beginning
from tests.bot.doctor.answering import Answering, answering

LISTED = 309237763072
"""What docs/listing.md names."""


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Answering]:
    """A Discord that knows one token, and a folder with nothing in it."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE", "BACKUPS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DRAWING_PROCESSES", "0")
    monkeypatch.setenv("OPPONENT_PROCESSES", "0")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with answering("s3cret") as server:
        monkeypatch.setenv("DISCORD_API_BASE", server.base)
        yield server


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What is typed, a line each."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def settings(folder: Path) -> dict[str, str | None]:
    """What stands in the settings there."""
    return dotenv_values(folder / ".env")


def test_five_times_enter_and_a_token_make_a_bot_that_runs(
    known: Answering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[Config] = []
    monkeypatch.setattr(bot.app, "run", ran.append)
    typed(monkeypatch, "", "s3cret", "", "", "", "")
    assert main(["init"]) == 0
    out = capsys.readouterr().out
    assert "Discord knows it as roundhouse" in out and "BAD" not in out and "s3cret" not in out
    assert f"client_id=1&scope=bot+applications.commands&permissions={LISTED}" in out
    assert [config.token for config in ran] == ["s3cret"]
    assert (settings(tmp_path)["DATABASE"], settings(tmp_path)["BACKUPS"]) == ("roundhouse.sqlite3", "backups")
    assert "every" not in out and "# The bot's token" in (tmp_path / ".env").read_text(), (
        "each setting is explained there"
    )
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600


def test_nothing_is_asked_where_all_is_said(
    known: Answering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("a question"))
    typed(monkeypatch, "s3cret")
    there = tmp_path / "of the bot"
    flags = ["--yes", "--folder", str(there), "--backups", "none", "--unit", "--no-start"]
    assert main(["--database", "tables #1.sqlite3", "init", *flags]) == 0
    assert (settings(there)["DATABASE"], settings(there)["BACKUPS"]) == ("tables #1.sqlite3", "")
    assert Path.cwd() == there
    out = capsys.readouterr().out
    assert f"To start it: cd {there}" in out and "s3cret" not in out
    text = (there / "roundhouse.service").read_text()
    assert f"ReadWritePaths={there}\n" in text and "DynamicUser" not in text and "StateDirectory" not in text


def test_what_stands_there_is_kept_and_not_asked_again(
    known: Answering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("# mine\nDISCORD_TOKEN=s3cret\nLOG=json\nDATABASE=mine.sqlite3\n")
    typed(monkeypatch, "", "", "n", "n")
    assert main(["init"]) == 0
    found = settings(tmp_path)
    assert (found["LOG"], found["DATABASE"], found["BACKUPS"]) == ("json", "mine.sqlite3", "backups")
    assert (tmp_path / ".env").read_text().startswith("# mine\n")


def test_a_token_that_is_refused_may_be_typed_again(
    known: Answering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "s3cert", "s3cret", "", "", "n", "n")
    assert main(["init"]) == 0
    assert "does not accept this token" in capsys.readouterr().err
    assert settings(tmp_path)["DISCORD_TOKEN"] == "s3cret"


@pytest.mark.parametrize(
    ("lines", "flags", "said"),
    [
        (["", "a", "b", "c"], [], "Discord does not accept the token; reset it under Bot."),
        (["nothing of the kind"], ["--yes"], "That is no token"),
        ([""], ["--yes"], "That is no token"),
        (["wrong"], ["--yes"], "Discord does not accept the token"),
        (["", "s3cret"], [], "EOF"),
    ],
)
def test_where_it_can_t_go_on_a_sentence_says_why_and_nothing_is_written(
    known: Answering,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: list[str],
    flags: list[str],
    said: str,
) -> None:
    typed(monkeypatch, *lines)
    assert main(["init", *flags]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_discord_that_is_not_there_is_told_by_its_address(
    known: Answering, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9/api")
    typed(monkeypatch, "s3cret")
    assert main(["init", "--yes"]) == 2
    assert "can't be asked at http://127.0.0.1:9/api" in capsys.readouterr().err


def test_what_the_doctor_finds_wrong_is_the_exit_status(
    known: Answering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known.add("Mean", Permissions(view_channel=True).value)
    typed(monkeypatch, "s3cret")
    assert main(["init", "--yes", "--no-start"]) == 1
    assert "BAD  server Mean" in capsys.readouterr().out


def test_the_invitation_asks_for_what_is_needed_and_nothing_else() -> None:
    assert Permissions(**dict.fromkeys(NEEDED_FOR_THREADS, True)).value == LISTED


def test_a_unit_in_a_home_can_see_it() -> None:
    text = beginning.unit(Path("/home/ann/bot"), Path("/opt/roundhouse/bin"), "ann")
    assert (
        "ProtectHome=no\n" in text and "User=ann\n" in text and "ExecStart=/opt/roundhouse/bin/roundhouse run\n" in text
    )
    assert "ProtectHome=yes\n" in beginning.unit(Path("/srv/bot"), Path("/opt/roundhouse/bin"), "ann")
