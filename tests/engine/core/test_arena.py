"""Games of practice opponents against one another: who sits where, and what is counted."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from engine.core.ahead import arena, policy
from engine.core.ahead.arena import Contest, Played, Tally, contest_games
from engine.core.ahead.budget import SECONDS_A_TURN, Budget
from engine.core.play.codec import Answer
from engine.core.play.match import Match
from engine.core.play.rng import Rng

HARD_AND_TWO = ("hard", "normal", "normal")
CONTEST = Contest("toy_freight", 4, {"length": "short"}, ("hard", "normal"))


def played(names: str, points: list[int], places: list[int], won: list[float]) -> Played:
    who = names.split()
    return Played(who, points, places, won, dict.fromkeys(who, 2), dict.fromkeys(who, 0.5))


def test_everybody_sits_everywhere_equally_often() -> None:
    three = Contest("toy_freight", 3, {}, ("hard", "normal", "normal"))
    seen = Counter(three.seated(number).index("hard") for number in range(9))
    assert seen == {0: 3, 1: 3, 2: 3}
    assert CONTEST.seated(0) == ["hard", "normal", "hard", "normal"]
    assert CONTEST.seated(1) == ["normal", "hard", "normal", "hard"]


def test_who_is_ahead_is_counted_by_pairs_and_equals_count_half() -> None:
    tally = Tally(
        [played("a b b", [9, 5, 9], [1, 3, 1], [0.5, 0, 0.5]), played("b a b", [4, 8, 3], [2, 1, 3], [0, 1, 0])]
    )
    assert tally.ahead("a", "b").mean == pytest.approx((0.75 + 1) / 2)
    assert tally.ahead("b", "a").mean == pytest.approx((0.25 + 0) / 2)
    assert (tally.wins("a"), tally.wins("b")) == (1.5, 0.5)
    assert tally.chance("b").mean == pytest.approx((0.25 + 0) / 2)
    assert tally.points("a").mean == pytest.approx(8.5)
    assert tally.points("a").error == pytest.approx(1.96 * 0.5)
    assert tally.winners_points().mean == pytest.approx(8.5)
    assert tally.place("b").mean == pytest.approx((2 + 2.5) / 2)
    assert tally.seconds_a_decision("a") == pytest.approx(0.25)


def test_several_processes_play_the_same_games_as_one() -> None:
    contest = Contest("toy_freight", 3, {"length": "short"}, ("normal", "random", "easy"))
    alone, together = ([one.points for one in contest_games(contest, 4, 7, jobs)] for jobs in (1, 2))
    assert alone == together


def test_hard_has_no_longer_for_a_turn_than_people_would_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, took, turns = count(step=4), 4.0, dict[int, list[tuple[str, float | None]]]()

    def move(match: Match, seat: int, name: str, rng: Rng, budget: Budget) -> Answer:  # type: ignore[type-arg]
        if name == policy.HARD or seat == 0:
            turns.setdefault(match.boundaries, []).append((name, budget.seconds))
        return real(match, seat, policy.NORMAL, rng, budget)

    real = policy.move
    monkeypatch.setattr(arena, "processor_time", lambda: float(next(clock)))
    monkeypatch.setattr(policy, "move", move)
    arena.play(Contest("steam", 3, {"rules": "base", "map": "northeast", "order": "auction"}, HARD_AND_TWO), 1, 0)
    left = [2.0, 2.0, SECONDS_A_TURN - 2 * took]
    longest = max(turns.values(), key=len)
    assert len(longest) > 3
    for turn in turns.values():
        assert turn[:3] == [(policy.HARD, seconds) for seconds in left[: len(turn)]]
        assert {name for name, _ in turn[3:]} <= {policy.NORMAL}
