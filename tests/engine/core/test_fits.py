"""What can be learnt from games: positions, what could be known of them, what came of them, and how far off one was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any

import pytest

from engine.core.ahead import learning
from engine.core.ahead.learning import Seen, Table, off, seen, tables
from engine.core.play import registry
from engine.core.play.advice import Advice
from engine.core.play.match import Match

GAME = "toy_freight"
ADVICE = registry.advice(GAME)


TURNS = count()
LONG: list[Table] = [(seats, {"length": "long"}) for seats in (2, 3)]
SHORT: list[Table] = [(seats, {"length": "short"}) for seats in (2, 4)]


def one(left: int, expected: float, points: float) -> Seen:
    return Seen(0, next(TURNS), 0, left, expected, points, {})


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
    positions = list(seen(GAME, LONG, games=24, seed=5))
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
    first = list(islice(seen(GAME, SHORT[:1], games=1, seed=5), 2))
    assert [one.expected for one in first] == list(ADVICE.estimate(begun.state))
    assert [one.points for one in first] == last(begun)


def test_several_processes_see_the_same() -> None:
    def all_of(jobs: int) -> Iterator[Seen]:
        return seen(GAME, SHORT, games=6, seed=9, jobs=jobs)

    assert list(all_of(1)) == list(all_of(2))


def test_what_sets_a_seat_apart_from_its_table_is_judged_beside_the_mean_of_that_table() -> None:
    """Both tables are expected to end as far apart as they do, and 100 points too high."""
    found = [Seen(0, turn, seat, 1, 100 + points, points, {}) for turn, ends in enumerate([(10, 30), (50, 20)])
             for seat, points in enumerate(ends)]  # fmt: skip
    assert [(line.error, line.apart) for line in off(found)] == [(100, 1.0)] * 2
    assert off(found)[0].explained < 0
    turned = off(found, lambda seen: -seen.points)
    assert turned[0].apart == pytest.approx(-3.0), "as far apart, the wrong way round: off by twice as much"


def test_one_turn_of_several_is_looked_at_and_not_always_the_same(chance: list[tuple[int, int, str]]) -> None:
    whole, some = ([*seen(GAME, SHORT[:1], games=3, seed=5, every=every)] for every in (1, 3))
    assert some == [one for one in whole if (one.game + one.turn) % 3 == 0] != []
    assert {one.turn for one in whole if one.game == 0} == {*range(1 + max(one.turn for one in whole if one.game == 0))}


def test_learned_from_are_all_tables_whose_variants_say_something() -> None:
    steam = registry.game("steam")
    all_of_it = tables(steam, (), {})
    assert {seats for seats, _ in all_of_it} == {3, 4, 5, 6}
    assert [chosen for seats, chosen in all_of_it if seats == 3][1::2] == [
        {variant.key: choice} for variant in steam.variants for choice in variant.choices[1:]
    ]
    assert tables(steam, [4], {"map": "ruhr"})[0] == (4, {"map": "ruhr"})
    assert all(seats == 4 and chosen["map"] == "ruhr" for seats, chosen in tables(steam, [4], {"map": "ruhr"}))
    cargo = registry.game("cargo_empire")
    assert not any("track-1" in chosen for _, chosen in tables(cargo, (), {})), "they say nothing where none is chosen"
    for key in ("steam", "cargo_empire"):
        for seats, chosen in tables(registry.game(key), (), {}):
            registry.game(key).complete(seats, chosen)
