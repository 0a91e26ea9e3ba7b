"""`pytest --game KEY` runs what is about one game: of those by a parameter, in its own folder, or about all at once."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.kept.lessons import lessons
from engine.core.play import registry
from tests import games
from tests.contract.figures import FIGURES
from tests.games import FINISHED, GAMES, game_of

ROOT = Path(__file__).parents[1]


def item(path: str = "tests/contract/test_x.py", **params: Any) -> Any:
    return SimpleNamespace(path=ROOT / path, callspec=SimpleNamespace(params=params))


@pytest.mark.parametrize(
    ("one", "game"),
    [
        (item(key="steam", seats=3, variants={}), "steam"),
        (item(game="toy_yard"), "toy_yard"),
        (item(figure=FIGURES[0]), "cargo_empire"),
        (item(lesson=next(iter(lessons("steam").values()))), "steam"),
        (item(rules=registry.game("toy_freight")), "toy_freight"),
        (item(titles=("steam",)), "steam"),
        (item(titles=tuple(registry.games())), None),
        (item(seats=3), None),
        (item("tests/engine/games/steam/test_x.py"), "steam"),
        (item("examples/toy_yard/tests/test_taking.py", number=1), "toy_yard"),
        (item("tests/renderers/test_steam.py"), None),
        (SimpleNamespace(path=ROOT / "tests/contract/test_x.py"), None),
    ],
)
def test_a_test_is_about_the_game_that_it_names(one: Any, game: str | None) -> None:
    assert game_of(one) == game


def config(wanted: str | None, told: list[Any]) -> Any:
    hook = SimpleNamespace(pytest_deselected=lambda items: told.extend(items))
    return SimpleNamespace(getoption=lambda name: wanted, hook=hook)


def test_all_others_are_left_out_and_counted() -> None:
    steam, toy, none = item(key="steam"), item(key="toy_yard"), item()
    items, told = [steam, toy, none], []
    games.pytest_collection_modifyitems(config("steam", told), items)
    assert (items, told) == ([steam], [toy, none])
    games.pytest_collection_modifyitems(config(None, told), items := [steam, toy, none])
    assert items == [steam, toy, none]


def test_a_game_that_is_not_there_is_a_mistake_and_a_broken_one_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    games.pytest_configure(config("steam", []))
    with pytest.raises(pytest.UsageError, match="no game chess: there are cargo_empire"):
        games.pytest_configure(config("chess", []))
    monkeypatch.setattr(registry, "broken", lambda: {"chess": "it has no RULES"})
    with pytest.raises(pytest.UsageError, match="no game chess: it has no RULES"):
        games.pytest_configure(config("chess", []))


def test_an_unfinished_game_of_the_tree_is_told_at_the_end_of_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    reporter: Any = SimpleNamespace(write_line=said.append)
    monkeypatch.setattr(games, "FINISHED", [key for key in FINISHED if key != "steam"])
    games.pytest_terminal_summary(reporter, config(None, []))
    assert "steam is unfinished: `python -m engine check steam` says what it lacks" in said
    said.clear()
    games.pytest_terminal_summary(reporter, config("cargo_empire", []))
    assert said == []


def test_the_games_of_the_tree_are_those_without_the_toys() -> None:
    assert {*registry.games()} - {*GAMES} == {"toy_freight", "toy_yard"}
    assert {*FINISHED} <= {*GAMES}
