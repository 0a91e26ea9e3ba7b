"""Games that are kept: whoever is interrupted goes on, and what plays otherwise begins anew."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import inf
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.core.ahead import search
from engine.core.ahead.arena import Contest, Played
from engine.core.play import registry
from engine.core.play.advice import Evidence
from tests.contract import figures
from tests.contract.figures import MOST_PAIRS, QUICK_PAIRS, WITHIN, Duel
from tests.duel import __main__ as duel
from tests.duel import play, tables
from tests.duel.__main__ import known, visits
from tests.duel.kept import Kept
from tests.duel.play import code, what_plays
from tests.duel.tables import DOCUMENT, placed, table
from tests.games import FINISHED

QUICK = Duel("toy_freight", 3, "normal", "random", 0.5, {"length": "short"})
OTHER = replace(QUICK, seats=2)
HARD = Duel("toy_freight", 2, "hard", "normal", 0.5, {"length": "short"})
ANY = Duel("russian_railroads", 2, "hard", "normal", 0.5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def one(row: Duel, points: list[int]) -> Played:
    places = [1 + sum(other > own for other in points) for own in points]
    names = row.contest.seated(0)
    return Played(
        names, points, places, [1.0, 0.0, 0.0][: len(points)], dict.fromkeys(names, 4), dict.fromkeys(names, 1.0)
    )


def test_games_are_kept_as_they_come_and_read_again(file: Path) -> None:
    kept = Kept(file)
    for points in ([9, 3, 1], [2, 4, 4]):
        kept.add(QUICK, "a", one(QUICK, points))
    assert [game.points for game in Kept(file).played(QUICK)] == [[9, 3, 1], [2, 4, 4]]
    assert [game.names for game in Kept(file).played(QUICK)] == [QUICK.contest.seated(0), QUICK.contest.seated(1)]
    assert Kept(file).played(OTHER) == []


def test_a_line_that_was_not_written_to_its_end_is_left_out(file: Path) -> None:
    kept = Kept(file)
    kept.add(QUICK, "a", one(QUICK, [9, 3, 1]))
    whole = file.read_bytes()
    file.write_bytes(whole + whole[:40])
    kept = Kept(file)
    assert kept.begin(QUICK, "a") == 1
    kept.write()
    assert file.read_bytes() == whole


def test_what_others_have_played_counts_no_longer(file: Path) -> None:
    kept = Kept(file)
    for row in (QUICK, OTHER):
        kept.add(row, "a", one(row, [9, 3, 1][: row.seats]))
    assert (len(kept.played(QUICK, "a")), kept.played(QUICK, "b")) == (1, [])
    assert kept.begin(QUICK, "b") == 0
    kept.add(QUICK, "b", one(QUICK, [1, 2, 3]))
    assert [game.points for game in Kept(file).played(QUICK)] == [[1, 2, 3]]
    assert len(Kept(file).played(OTHER)) == 1


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """After so many games of each visit somebody interrupts; nobody does where there is no number."""
    after: list[int] = []

    def contest_games(contest: Contest, games: int, seed: int, jobs: int, first: int) -> Iterator[Played]:
        for number in range(first, games):
            if after and number - first == after[0]:
                raise KeyboardInterrupt
            yield replace(one(QUICK, [number, 1, 0]), names=contest.seated(number))

    monkeypatch.setattr(duel, "contest_games", contest_games)
    return after


def test_whoever_is_interrupted_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, interrupted: list[int]
) -> None:
    document = tmp_path / "opponents.md"
    document.write_text("A\n<!-- duel: toy_freight -->\nold\n<!-- end -->\nB\n")
    for module, name, value in (
        (duel, "Kept", lambda: Kept(file)),
        (duel, "FIGURES", [QUICK]),
        (tables, "FIGURES", [QUICK]),
        (tables, "DOCUMENT", document),
    ):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(duel, "FINISHED", ["toy_freight"])
    monkeypatch.setattr("sys.argv", ["duel"])
    for count in (3, 4):
        interrupted[:] = [count]
        duel.main()
    assert [game.points[0] for game in Kept(file).played(QUICK)] == [*range(7)]
    assert "| three, length short: normal, random | 7, and more to come |" in document.read_text()
    interrupted.clear()
    duel.main()
    assert known(Kept(file), QUICK)
    text = document.read_text()
    assert text.startswith("A\n<!-- duel: toy_freight -->\n| table |")
    assert text.endswith("|\n<!-- end -->\nB\n")
    assert "more to come" not in text
    assert placed(text, Kept(file)) == text
    monkeypatch.setattr("sys.argv", ["duel", "--minutes", "0"])
    before = file.read_bytes()
    duel.main()
    assert file.read_bytes() == before


@pytest.mark.parametrize("row", [QUICK, replace(ANY, seats=3)])
def test_what_was_known_of_others_is_played_again(file: Path, row: Duel, interrupted: list[int]) -> None:
    kept = Kept(file)
    for _ in range(200):
        kept.add(row, "others", one(row, [9, 3, 1][: row.seats]))
    assert known(kept, row)
    interrupted[:] = [1]
    with pytest.raises(KeyboardInterrupt):
        duel.play(kept, [row], 2, inf)
    assert [game.points[0] for game in kept.played(row, what_plays(row))] == [0]


def test_hard_ones_take_turns_so_that_of_each_something_is_known(file: Path) -> None:
    kept, begun = Kept(file), list[str]()
    other = replace(HARD, seats=3)
    rows = [HARD, QUICK, other]
    for row, games in visits(kept, rows, jobs=2):
        begun.append(str(row))
        assert games == (QUICK_PAIRS if row is QUICK else len(kept.played(row)) + 2)
        kept.add(row, "a", one(row, [9, 3, 1][: row.seats]))
        if len(begun) == 7:
            break
    assert begun == [str(row) for row in (QUICK, HARD, other, HARD, other, HARD, other)]


def test_a_row_is_known_by_its_interval_not_by_its_games(file: Path) -> None:
    kept = Kept(file)
    for number in range(60):
        kept.add(OTHER, "a", one(OTHER, [9, 1] if OTHER.contest.seated(number)[0] == "normal" else [1, 9]))
        assert known(kept, OTHER) == (number >= 25), "however sure it looks"
    assert kept.tally(OTHER).ahead("normal", "random").mean == 1


def test_a_hundred_pairs_make_a_row_of_hard_known_however_close_it_is(file: Path) -> None:
    kept = Kept(file)
    for number in range(MOST_PAIRS):
        assert not known(kept, HARD)
        for row in (HARD, OTHER):
            kept.add(row, "a", one(row, [9, 1] if number % 4 < 2 else [1, 9]))
    assert known(kept, HARD)
    assert not known(kept, OTHER), "its games cost nothing"
    assert kept.tally(HARD).ahead("hard", "normal").error > WITHIN


def test_where_all_are_of_one_kind_their_points_are_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, kept = replace(HARD, worse="hard"), Kept(file)
    monkeypatch.setattr(tables, "FIGURES", [alone])
    for number in range(20):
        assert not known(kept, alone)
        kept.add(alone, "a", one(alone, [number, 10]))
    assert known(kept, alone)
    assert "| two, length short: all hard | 20 |  | 10 | 10 | 0.2 |" in table("toy_freight", kept)


def test_hard_may_think_a_share_of_what_it_may_at_a_table(file: Path) -> None:
    share, effort = replace(HARD, share=0.25), registry.advice(HARD.game).effort
    budgets = [row.contest.budget for row in (HARD, share)]
    assert [budget and budget.answers for budget in budgets] == [effort, effort // 4]
    assert str(share) != str(HARD)
    assert what_plays(replace(ANY, share=0.25)) != what_plays(ANY)


@pytest.mark.parametrize("row", [QUICK, ANY])
def test_what_plays_is_told_apart(row: Duel, monkeypatch: pytest.MonkeyPatch) -> None:
    told = what_plays(row)
    assert what_plays(row) == told
    advice = registry.advice(row.game)
    changes: list[Mapping[str, Any]] = [{"effort": advice.effort + 1}, {"surprises": 0.5}, {"spoils": True}]
    changes.append({"evidence": Evidence(0.1, 3)})
    if advice.judgement is not None:
        changes.append({"judgement": lambda state: [1.0, 0.0]})
    for change in changes:
        with monkeypatch.context() as changed:
            for module in (play, figures):
                changed.setattr(module, "advice", lambda key, change=change: replace(advice, **change))
            assert (what_plays(row) != told) == row.hard
    policies = {**advice.policies, "normal": lambda view, ask, rng: ask.keys(1)[0]}
    with monkeypatch.context() as changed:
        changed.setitem(advice.policies, "normal", policies["normal"])  # type: ignore[arg-type]
        assert what_plays(row) != told


def test_words_about_the_search_play_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(search.__file__).read_text()
    sources = {
        "as it is": source,
        "told otherwise": re.sub(r'"""(?=[A-Z])', '"""Here: ', source).replace("\n\n\n", "\n\n# aside\n\n"),
        "changed": source.replace("HOPELESS = 3.0", "HOPELESS = 2.5"),
    }

    def coded(text: str) -> str:
        monkeypatch.setattr(play, "getsource", lambda module: text)
        return code(ModuleType("search"))

    first, second, third = map(coded, sources.values())
    assert first == second != third


def test_the_document_says_what_the_games_say() -> None:
    text, kept = DOCUMENT.read_text(), Kept()
    assert placed(text, kept) == text
    assert all(table(key, kept) in text for key in FINISHED)
