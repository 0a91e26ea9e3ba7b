"""What docs/asked.md asks of every game is what `engine check` looks for and what tests hold, and nothing else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.kept.lessons import BadLesson
from engine.core.play import registry
from engine.making.asked import ASKED, STAGES, lacking
from engine.making.made import Made
from tests.examples import EXAMPLES
from tests.games import GAMES
from tests.long import few
from tests.told import nothing

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
TEST = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)


def rows() -> list[tuple[str, str, list[str]]]:
    """The table: stage, what is asked, and the tests that hold it."""
    found = ROW.findall((ROOT / "docs/asked.md").read_text(encoding="utf-8"))
    return [
        (stage, what, [f"test_{name.replace(' ', '_')}" for name in held.split("; ")]) for stage, what, held in found
    ]


def named(folder: str) -> Iterator[str]:
    for path in (ROOT / "tests" / folder).rglob("test_*.py"):
        yield from TEST.findall(path.read_text(encoding="utf-8"))


def test_the_document_asks_what_is_looked_for_in_the_same_stages() -> None:
    asked = [(stage, what) for stage, what, _ in rows()][1:]
    assert asked == [(one.stage, one.what) for one in ASKED]
    assert [*dict.fromkeys(stage for stage, _ in asked)] == [*STAGES]


def test_every_obligation_is_held_by_tests_and_every_contract_test_by_an_obligation() -> None:
    held = [name for _, _, names in rows()[1:] for name in names]
    nothing({*held} - {*named(".")}, "docs/asked.md names tests that are not there")
    nothing({*named("contract")} - {*held}, "contract tests that docs/asked.md does not name")
    nothing([name for name in held if held.count(name) > 1], "named twice")


@pytest.mark.parametrize("key", few(GAMES, 1, 3))
def test_nothing_is_missing_of_a_game_that_is_offered(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", key]) == 0
    told = capsys.readouterr().out
    if not registry.game(key).unfinished:
        assert [line for line in told.splitlines()[:-1] if not line.endswith("nothing is missing")] == []


def test_a_line_each_says_what_an_unfinished_game_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "toy_yard"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines if line[0] != " "][: len(STAGES)] == [*STAGES]
    assert "runs        nothing is missing" in lines and "reads well  nothing is missing" in lines
    assert "languages   cs: toy_yard/game/locale/cs.ftl lacks toy-yard and 15 more" in lines
    assert max(map(len, lines)) <= 120


class Copy(Made):
    """Toy Yard with some of its files changed."""

    home: Path
    rules: Any = registry.game("toy_yard")
    advice: Any = registry.advice("toy_yard")
    inside = True

    @property
    def folder(self) -> Path:
        return self.home / "toy_yard/game"

    @property
    def pictures(self) -> Path | None:
        return found if (found := self.home / "toy_yard/pictures").exists() else None


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    shutil.copytree(EXAMPLES / "toy_yard", tmp_path / "toy_yard")
    made = Copy("toy_yard")
    object.__setattr__(made, "home", tmp_path / "toy_yard")
    return made


def lines(made: Made) -> list[str]:
    return [line for found in lacking(made).values() for line in found]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("toy_yard/game/locale/en.ftl", "toy-yard-takes", "toy-yard-taken", "toy-yard-takes is said and has no text"),
        ("toy_yard/game/locale/en.ftl", "toy-yard-takes", "toy-yard-taken", "toy-yard-taken is never said"),
        ("toy_yard/game/locale/en.ftl", "toy-yard-ask-car", "toy-yard-ask-cat", "toy-yard-ask-car has no text"),
        ("toy_yard/game/locale/en.ftl", "-source-cars", "-source-carts", "toy-yard-source-cars has no text"),
        ("toy_yard/game/locale/en.ftl", "-about-weight", "-about-height", "toy-yard-about-weight has no text"),
        ("toy_yard/game/rules.md", "YRD-001", "YRD-002", "YRD-002 is cited by no test"),
        ("toy_yard/game/rules.md", "YRD-001", "YRD-002", "YRD-002 is broken by no row of mutations.py"),
        (
            "toy_yard/game/rules.md",
            "YRD-001",
            "YRD-002",
            "Advice.clauses has YRD-001 for “car”",
        ),
        ("toy_yard/game/rules.md", "- **YRD-001**", "YRD-001", "rules.md has no numbered clause"),
        ("tests/test_taking.py", "", "", "there are no tests of its own"),
        (
            "toy_yard/game/finished.json",
            "",
            "",
            "there is no finished.json: python -m engine selfplay",
        ),
        ("toy_yard/pictures/locale/en.ftl", "-turn =", "-tune =", "cs: toy_yard/pictures/locale/cs.ftl lacks"),
    ],
)
def test_what_is_taken_away_is_told(copy: Copy, file: str, old: str, new: str, told: str) -> None:
    path = copy.home / file
    assert not [line for line in lines(copy) if line.startswith(told)] or "locale/cs" in told
    if old:
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    else:
        path.unlink()
        shutil.rmtree(copy.home / "tests", ignore_errors=not path.is_relative_to(copy.home / "tests"))
    again = Copy("toy_yard")
    object.__setattr__(again, "home", copy.home)
    assert [line for line in lines(again) if line.startswith(told)], lines(again)


def broken(state: Any) -> None:
    assert state.round < 2, "a car is gone"


@pytest.mark.parametrize(
    ("part", "value", "told"),
    [
        (
            "rules",
            replace(Copy.rules, check=broken),
            "seats 2, seed 1, answer 2: AssertionError a car is gone (",
        ),
        ("advice", replace(Copy.advice, clauses={}), "Advice.clauses names no rules for “car”"),
        ("advice", replace(Copy.advice, policies={}), "there is no opponent “normal”"),
        ("advice", replace(Copy.advice, estimate=None), "there is no hard opponent: Advice.estimate is missing"),
        ("inside", True, "tests/renderers/test_golden.py has no picture of it"),
        ("inside", True, "no row of tests/contract/figures.py says how good its opponents are"),
        ("inside", True, "no row of tests/e2e/test_taps.py tries a common turn of it"),
        ("inside", True, "no row of tests/e2e/test_why.py tries moves that are not legal"),
        ("drawer", None, "nothing draws it: there is no renderers/toy_yard, and no entry point"),
    ],
)
def test_what_is_wrong_with_rules_and_advice_is_told(copy: Copy, part: str, value: object, told: str) -> None:
    made = type("Other", (Copy,), {part: value, **({"pictures": None} if part == "drawer" else {})})("toy_yard")
    object.__setattr__(made, "home", copy.home)
    assert [line for line in lines(made) if line.startswith(told)], lines(made)


def test_a_lesson_that_contradicts_itself_is_told(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(key: str) -> None:
        raise BadLesson("toy_yard/first-steps: two steps with one name")

    monkeypatch.setattr("engine.making.looks.lessons", fails)
    assert "a lesson can't be read: toy_yard/first-steps: two steps with one name" in lines(copy)
    monkeypatch.setattr("engine.making.looks.lessons", lambda key: {})
    assert "there is no lesson" in lines(copy)


def test_a_package_that_brings_no_game_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "broken", lambda: {"chess": "chess.game: it has no RULES"})
    assert main(["check", "chess"]) == 1
    assert capsys.readouterr().out == "runs        chess.game: it has no RULES\n"
