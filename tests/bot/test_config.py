from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.config import BadConfig, load
from bot.host.search.searches import Effort

ROOT = Path(__file__).parents[2]


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("DATABASE=file.sqlite3\nLOG_LEVEL=debug\n# DISCORD_TOKEN=no\n")
    config = load({"DATABASE": "environment.sqlite3"}, dotenv)
    assert (config.database, config.log_level, config.token) == (Path("environment.sqlite3"), "DEBUG", None)


def test_the_token_is_never_shown(tmp_path: Path) -> None:
    config = load({"DISCORD_TOKEN": "s3cret"}, tmp_path / ".env")
    assert config.token == "s3cret"
    assert "s3cret" not in f"{config} {config!r}"


def test_unfinished_games_are_offered_only_where_that_is_wanted(tmp_path: Path) -> None:
    assert not load({}, tmp_path / ".env").unfinished
    assert load({"UNFINISHED_GAMES": "1"}, tmp_path / ".env").unfinished


def test_a_guild_id_keeps_all_its_digits(tmp_path: Path) -> None:
    assert load({"TEST_GUILD": "1234567890123456789"}, tmp_path / ".env").test_guild == 1234567890123456789


def test_hard_opponents_think_as_much_as_the_settings_say(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env").effort == Effort(1.0, 600.0)
    config = load({"OPPONENT_EFFORT": "0.5", "OPPONENT_WAIT": "3", "OPPONENT_PROCESSES": "2"}, tmp_path / ".env")
    assert (config.effort, config.searchers) == (Effort(0.5, 3.0), 2)


@pytest.mark.parametrize(
    "setting",
    [
        "LOG_LEVEL=loud",
        "LOG=xml",
        "METRICS=9100",
        "METRICS=127.0.0.1:http",
        "METRICS=127.0.0.1:65536",
        "WEB_ADDRESS=https://e.example/pages",
        "OPPONENT_PAUSE=soon",
        "OPPONENT_PAUSE=-1",
        "OPPONENT_PROCESSES=-1",
        "OPPONENT_EFFORT=long",
        "TEST_GUILD=here",
    ],
)
def test_a_setting_that_cannot_be_used_is_named(setting: str, tmp_path: Path) -> None:
    name, value = setting.split("=")
    with pytest.raises(BadConfig) as bad:
        load({name: value}, tmp_path / ".env")
    assert bad.value.msg.args == {"setting": name, "value": value}


def test_the_example_names_every_setting_and_nothing_else() -> None:
    source = (ROOT / "bot" / "config.py").read_text()
    read = set(re.findall(r'"((?:[A-Z]+_)*[A-Z]+)"', source)) - {"DEBUG", "INFO", "WARNING", "ERROR", "N"}
    explained = set(re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    assert explained == read


def test_addresses_are_such_as_a_button_takes(tmp_path: Path) -> None:
    known = {"TERMS_URL": "https://e.example/terms", "PRIVACY_URL": "", "SUPPORT_URL": "https://discord.gg/x"}
    config = load(known, tmp_path / ".env")
    assert (config.terms, config.privacy, config.support) == ("https://e.example/terms", None, "https://discord.gg/x")
    for wrong in (
        "e.example",
        "javascript:alert(1)",
        "https://",
        "https://e.example/" + "x" * 600,
        "https://e\n.example",
    ):
        with pytest.raises(BadConfig):
            load({"TERMS_URL": wrong}, tmp_path / ".env")
