"""Games of practice opponents against one another: who sits where, and what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

import pytest

from engine.core.ahead import arena, policy, search
from engine.core.ahead.arena import Contest, Played, Tally, contest_games, until_known
from engine.core.ahead.budget import Budget, Spent, effort
from engine.core.ahead.search import Thought
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.long import in_turn

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


@in_turn("spends", [Spent(seconds=4.0), Spent(tries=4), Spent(answers=4)])
@pytest.mark.parametrize("spends", [Spent(seconds=4.0), Spent(tries=4), Spent(answers=4)])
def test_hard_has_no_longer_for_a_turn_than_people_would_wait(monkeypatch: pytest.MonkeyPatch, spends: Spent) -> None:
    clock, turns = count(step=spends.seconds), dict[int, list[tuple[str, Budget | None]]]()
    budget = Budget(2.0) if spends.seconds else Budget(None, 2) if spends.tries else Budget(None, None, 2)

    def decide(match: Match, seat: int, name: str, rng: Rng, given: Budget | None) -> Thought:  # type: ignore[type-arg]
        if name == policy.HARD or seat == 0:
            turns.setdefault(match.boundaries, []).append((name, given))
        return replace(real(match, seat, policy.NORMAL, rng, None), spent=spends)

    real = policy.decide
    monkeypatch.setattr(arena, "processor_time", lambda: next(clock))
    monkeypatch.setattr(policy, "decide", decide)
    variants = {"rules": "base", "map": "northeast", "order": "auction"}
    arena.play(Contest("steam", 3, variants, HARD_AND_TWO, budget), 1, 0)
    # of ten for a turn eight are spent by two decisions, twelve by three
    longest = max(turns.values(), key=len)
    assert len(longest) > 3
    for turn in turns.values():
        assert turn[:3] == [(policy.HARD, budget)] * len(turn[:3])
        assert turn[3:] == [(policy.NORMAL, None)] * len(turn[3:])


def test_where_nothing_is_said_hard_has_what_its_game_gives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given = set[Budget | None]()

    def think(*position: object, budget: Budget, seed: int) -> Thought:
        given.add(budget)
        return Thought("pass")

    monkeypatch.setattr(search, "think", think)
    match = Match.new(registry.game("toy_freight"), 2, {}, 1, confirm=())
    next(arena.moves(match, ["hard", "hard"], Rng(Seed(1))))
    policy.move(match, 1, "hard", Rng(Seed(1)))
    assert given == {Budget(None, answers=registry.advice("toy_freight").effort)}
    assert effort(registry.advice("steam"), 0.5) == Budget(None, answers=registry.advice("steam").effort // 2)


def test_master_has_its_multiple_of_what_hard_has(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[Budget]()

    def think(*position: object, budget: Budget, seed: int) -> Thought:
        given.append(budget)
        return Thought("pass")

    monkeypatch.setattr(search, "think", think)
    for budget in (Budget(None, 20), Budget(2.0), None):
        for plays in (
            lambda match, budget: next(arena.moves(match, ["master"] * 2, Rng(Seed(1)), budget)),
            lambda match, budget: next(policy.moves(match, ["master"] * 2, 1, budget)),
        ):
            plays(Match.new(registry.game("toy_freight"), 2, {}, 1, confirm=()), budget)
    whole = Budget(None, answers=5 * registry.advice("toy_freight").effort)
    assert given == [Budget(None, 100)] * 2 + [Budget(10.0)] * 2 + [whole] * 2
    assert Budget(None, answers=1).times(0.1) == Budget(None, answers=1), "a budget ends, but not before it begins"


def test_games_are_played_until_it_is_known_who_is_better() -> None:
    def games(shares: Sequence[float]) -> Iterator[Played]:
        for number, share in enumerate(shares):
            heard.append(number)
            yield played("a b", [1, 1], [2, 1] if share == 0 else [1, 1 + (share == 1)], [0, 1])

    heard: list[int] = []

    def known(shares: Sequence[float]) -> int:
        return len(until_known(games(shares), lambda tally: tally.known("a", "b", 0.1)).played)

    assert known([1.0] * 50) == len(heard) == 20, "this many at least"
    assert known([0.0, 1.0] * 100) == 96, "two more are reckoned with"
    assert known([0.5] * 7) == 7, "there are no more"


def test_ten_of_ten_are_not_all_that_there_are() -> None:
    tally = Tally([played("a b b", [9, 1, 1], [1, 2, 2], [1, 0, 0])] * 10)
    assert tally.ahead("a", "b").mean == 1
    assert 0.1 < tally.ahead("a", "b").error < 0.2
    assert (tally.pairs("a", "b"), tally.pairs("b", "a")) == (20, 20)


def test_whoever_has_heard_enough_begins_no_other_game() -> None:
    contest = Contest("toy_freight", 3, {"length": "short"}, ("normal", "random", "easy"))
    every = list(contest_games(contest, 6, 7))
    games = contest_games(contest, 6, 7, jobs=2, first=3)
    assert next(games).points == every[3].points
    games.close()
    assert [one.points for one in contest_games(contest, 6, 7, 2, 4)] == [one.points for one in every[4:]]
