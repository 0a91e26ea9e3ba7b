"""What can be learnt from games: positions, what could be known of them, what came of them, and how far off one was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core.ahead import learning
from engine.core.ahead.learning import Seen, off, seen
from engine.core.play import registry
from engine.core.play.advice import Advice
from engine.core.play.match import Match

GAME = "toy_freight"
ADVICE = registry.advice(GAME)


def one(left: int, expected: float, points: float) -> Seen:
    return Seen(0, 0, left, expected, points, {})


def test_how_far_off_somebody_was_is_told_by_rounds_left() -> None:
    positions = [one(0, 10, 10), one(0, 30, 30), one(2, 20, 10), one(3, 20, 30), one(20, 40, 10), one(20, 0, 30)]
    told = {(line.least, line.most): line for line in off(positions)}
    assert [(line.positions, line.error, line.explained) for line in told.values()] == [
        (2, 0.0, 1.0),
        (2, 10.0, 0.0),
        (2, 30.0, -8.0),
        (6, 40 / 3, pytest.approx(1 - 2000 / 600)),
    ]
    assert list(told)[-1] == (0, float("inf"))
    better = off(positions, lambda position: position.points)
    assert {(line.error, line.explained) for line in better} == {(0.0, 1.0)}


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """The game, the round and who answered, of each answer; numbers of a position are the round and the turn."""
    answers: list[tuple[int, int, str]] = []
    real, games = learning.move, list[Match[Any, Any]]()

    def move(match: Match[Any, Any], seat: int, name: str, rng: Any) -> Any:
        if not any(match is known for known in games):
            games.append(match)
        answers.append((len(games) - 1, match.state.round, name))
        return real(match, seat, name, rng)

    def advice(key: str) -> Advice[Any]:
        return replace(ADVICE, features=lambda state, seat: {"round": state.round, "turn": state.turn, "seat": seat})

    monkeypatch.setattr(learning, "move", move)
    monkeypatch.setattr(learning, "advice", advice)
    return answers


def test_positions_lie_behind_the_last_round_in_which_chance_had_a_hand(chance: list[tuple[int, int, str]]) -> None:
    positions = list(seen(GAME, [2, 3], {"length": "long"}, games=24, seed=5))
    erred = {game: round for game, round, name in chance if name == "random"}
    assert {name for _, _, name in chance} == {"normal", "random"}
    assert len(erred) > 5
    assert all(one.numbers["round"] > erred.get(one.game, 0) for one in positions)
    assert {one.numbers["round"] for one in positions} == {1, 2, 3, 4}
    assert {one.left for one in positions if one.numbers["round"] == 3} == {1}
    assert {one.seat for one in positions if one.game % 2} == {0, 1, 2}
    whole = [one for one in positions if one.game == 0]
    assert [one.seat for one in whole] == [0, 1] * (len(whole) // 2), "everybody, as each turn begins"


def test_what_is_expected_and_what_came_are_those_of_the_game(chance: list[tuple[int, int, str]]) -> None:
    def last(match: Match[Any, Any]) -> list[float]:
        while match.pending:
            seat = next(iter(match.pending))
            learning.move(match, seat, "normal", None)  # type: ignore[arg-type]
        return [float(points) for points in match.result().scores]

    assert ADVICE.estimate is not None
    begun = Match.new(registry.game(GAME), 2, {"length": "short"}, 5, confirm=())
    first = list(islice(seen(GAME, [2], {"length": "short"}, games=1, seed=5), 2))
    assert [one.expected for one in first] == list(ADVICE.estimate(begun.state))
    assert [one.points for one in first] == last(begun)


def test_several_processes_see_the_same() -> None:
    def all_of(jobs: int) -> Iterator[Seen]:
        return seen(GAME, [2, 4], {"length": "short"}, games=6, seed=9, jobs=jobs)

    assert list(all_of(1)) == list(all_of(2))
