"""What can be learnt from games: positions, what could be known of them, what came of them, and how far off one was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from engine.core.ahead import learning
from engine.core.ahead.budget import Budget
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
def answers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """The game, the seat and who answered, of each answer; numbers of a position are its round, turn and seat."""
    answers: list[tuple[int, int, str]] = []
    real, games = learning.move, list[Match[Any, Any]]()

    def move(match: Match[Any, Any], seat: int, name: str, *others: Any) -> Any:
        if not any(match is known for known in games):
            games.append(match)
        answers.append((len(games) - 1, seat, name))
        return real(match, seat, name, *others)

    def advice(key: str) -> Advice[Any]:
        return replace(ADVICE, features=lambda state, seat: {"round": state.round, "turn": state.turn, "seat": seat})

    monkeypatch.setattr(learning, "move", move)
    monkeypatch.setattr(learning, "advice", advice)
    return answers


def test_seats_of_a_game_are_of_different_strengths_and_each_keeps_its_own(answers: list[tuple[int, int, str]]) -> None:
    positions = list(seen(GAME, LONG, games=24, seed=5))
    played = {one: Counter(name for *of, name in answers if tuple(of) == one) for one in {one[:2] for one in answers}}
    assert len(played) == 24 // 2 * (2 + 3)
    flawless = [one for one, names in played.items() if not names["random"]]
    assert 10 < len(flawless) < 50
    shares = {one: names["random"] / names.total() for one, names in played.items()}
    assert max(shares.values()) == 1 and any(0.3 < share < 0.8 for share in shares.values()), "always, or every other"
    assert any({shares[game, 0], shares[game, 1]} == {0, 1} for game in range(24)), "side by side"
    assert {one.numbers["round"] for one in positions} == {1, 2, 3, 4}
    assert {one.left for one in positions if one.numbers["round"] == 3} == {1}
    assert {one.rounds for one in positions} == {4}
    assert {one.seat for one in positions if one.game % 2} == {0, 1, 2}
    whole = [one for one in positions if one.game == 0]
    assert [one.seat for one in whole] == [0, 1] * (len(whole) // 2), "everybody, as each turn begins"


def test_a_level_that_a_game_has_not_is_given_to_nobody(
    answers: list[tuple[int, int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(seen(GAME, SHORT[:1], games=9, seed=5))
    assert any(name == "easy" for *_, name in answers)
    lacking = replace(ADVICE, policies={"normal": ADVICE.policies["normal"]})
    monkeypatch.setattr(learning, "advice", lambda key: lacking)
    answers.clear()
    assert list(seen(GAME, SHORT[:1], games=9, seed=5))
    assert {name for *_, name in answers} == {"normal", "random"}


def test_all_may_be_hard_and_slip_now_and_then(
    answers: list[tuple[int, int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts, real = list[Budget | None](), learning.move

    def move(match: Match[Any, Any], seat: int, name: str, rng: Any, budget: Budget | None = None) -> Any:
        efforts.append(budget)
        return real(match, seat, name, rng, budget)

    monkeypatch.setattr(learning, "move", move)
    assert list(seen(GAME, SHORT[:1], games=6, seed=5, hard=0.01))
    played = Counter(name for *_, name in answers)
    assert set(played) == {"hard", "easy"}
    assert 0.02 < played["easy"] / played.total() < 0.3
    assert {budget and budget.answers for budget in efforts} == {ADVICE.effort // 100}


def test_a_line_of_its_own_is_told_of_the_round_in_which_a_third_of_the_game_is_over() -> None:
    for rounds, over in ((3, 1), (6, 2), (7, 2), (8, 3), (10, 3), (18, 6)):
        lefts = [left for left in range(rounds) if replace(one(left, 0, 0), rounds=rounds).at_a_third]
        assert lefts == [rounds - 1 - over]
    assert not one(1, 0, 0).at_a_third
    positions = [replace(one(left, 10, 10 + left * at), rounds=3) for left in range(3) for at in (1, -1)]
    line = next(line for line in off(positions) if line.rounds == "a third is over")
    assert (line.positions, line.error) == (2, 1.0)


def test_what_is_expected_and_what_came_are_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games, real = list[Match[Any, Any]](), learning.move

    def move(match: Match[Any, Any], seat: int, name: str, *others: Any) -> Any:
        games.append(match)
        return real(match, seat, name, *others)

    monkeypatch.setattr(learning, "move", move)
    assert ADVICE.estimate is not None
    begun = Match.new(registry.game(GAME), 2, {"length": "short"}, 5, confirm=())
    found = list(seen(GAME, SHORT[:1], games=1, seed=5))
    assert [one.expected for one in found[:2]] == list(ADVICE.estimate(begun.state))
    ended = games[-1].result()
    assert [one.points for one in found] == [float(ended.scores[one.seat]) for one in found]
    assert len(set(ended.scores)) == 2 and {one.rounds for one in found} == {ended.rounds}


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


def test_one_turn_of_several_is_looked_at_and_not_always_the_same(answers: list[tuple[int, int, str]]) -> None:
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
