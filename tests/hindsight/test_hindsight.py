"""The tool that finds corrections: it plays on as it says, and finds what is there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.core.ahead.playout import Horizon
from engine.core.ahead.policy import NORMAL, moves
from engine.core.ahead.position import Position
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng, Seed
from tests.hindsight import cargo_empire
from tests.hindsight.__main__ import main
from tests.hindsight.fitted import off
from tests.hindsight.played import Decided, Led, Way, led, played
from tests.hindsight.shown import Answers, shown

CARGO = "cargo_empire"


def made(lacks: float, luck: Random) -> Decided:
    """A game of ten decisions, whose ways lead further by `lacks` for each unit of `a`, and not for `b`."""

    def way() -> Led:
        facts = {"a": luck.gauss(0, 1), "b": luck.gauss(0, 1)}
        return Led(luck.gauss(0, 2), facts, 0.0)

    decided = [[way() for _ in range(5)] for _ in range(10)]
    return [
        [Led(one.promised, one.facts, one.promised + lacks * one.facts["a"] + 7 + luck.gauss(0, 1)) for one in ways]
        for ways in decided
    ]


@pytest.mark.parametrize("lacks", [-2.0, 0.0, 1.5])
def test_what_is_lacking_is_found_with_its_error(lacks: float) -> None:
    luck = Random(1)
    a, b = off([made(lacks, luck) for _ in range(30)], ["a", "b"])
    assert (a.by, b.by) == (pytest.approx(lacks, abs=0.15), pytest.approx(0, abs=0.15))
    assert 0.01 < a.error < 0.1 > b.error > 0.01


def test_decisions_of_one_game_that_share_their_luck_are_not_taken_for_many() -> None:
    luck = Random(1)
    games = [made(luck.gauss(0, 2), luck) for _ in range(30)]
    a, _ = off(games, ["a", "b"])
    alone, _ = off([[decision] for decided in games for decision in decided], ["a", "b"])
    assert a.error > 2 * alone.error


def test_what_shows_of_what_answers_bring_is_told_from_luck() -> None:
    """At the first moment nothing shows, at the second half of it, with luck; at the end all of it, with more."""
    luck = Random(2)

    def decision() -> list[list[Led]]:
        true = [luck.gauss(0, 3) for _ in range(5)]
        halves = [[(luck.gauss(0, 1), each / 2 + luck.gauss(0, 1)) for each in true] for _ in range(2)]
        return [
            [Led(0.0, {}, each + luck.gauss(0, 6), judged) for each, judged in zip(true, half, strict=True)]
            for half in halves
        ]

    nothing, half, end = shown([[ways for _ in range(20) for ways in decision()] for _ in range(60)])
    assert (nothing.brings, nothing.differ, nothing.luck) == pytest.approx((0, 0, 1), abs=0.3)
    assert (half.brings, half.differ, half.luck) == pytest.approx((4.5, 9 / 4, 1), abs=0.4)
    assert (end.brings, end.differ, end.luck) == pytest.approx((9, 9, 36), abs=1.5)
    assert half.gain(5) == pytest.approx(4.5 / (9 / 4 + 1 / 5) ** 0.5, abs=0.3)
    assert half.gain(5) > end.gain(5) > nothing.gain(5)


def test_decisions_that_share_a_game_tell_less_of_what_shows() -> None:
    luck = Random(3)

    def alike(true: float) -> list[list[Led]]:
        return [[Led(0.0, {}, luck.gauss(0, 1)), Led(0.0, {}, true + luck.gauss(0, 1))] for _ in range(2)]

    games = [[ways for _ in range(20) for ways in alike(true)] for true in (luck.gauss(0, 3) for _ in range(40))]
    together, alone = (
        shown(games)[-1],
        shown([pair for each in games for pair in map(list, zip(each[::2], each[1::2], strict=True))])[-1],
    )
    assert together.brings == pytest.approx(alone.brings)
    assert together.error > 3 * alone.error


@pytest.mark.parametrize(("key", "seats", "kind"), [("railroad_revolution", 2, "worker"), ("steam", 3, "action-tile")])
def test_answers_are_judged_on_the_way(key: str, seats: int, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.hindsight.played.EVERY", 30)
    ways = Answers(key, frozenset((kind,)))
    decided = next(played(key, ways, [(seats, {})], games=1, seed=7, jobs=1, deals=2, moments=5))
    assert len(decided) % 2 == 0 < len(decided)
    assert all(len(way.judged) == 5 and len(ways) > 1 for ways in decided for way in ways)
    assert any(len({*way.judged}) > 1 for ways in decided for way in ways)


def test_answers_are_judged_where_a_search_would_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    match, advised = Match.new(game(CARGO), 3, {}, 3, confirm=()), advice(CARGO)
    play, judged, stops = advised.seasoned, list[int](), list[int]()
    assert play is not None
    for _ in moves(match, [NORMAL] * 3, 3):
        if next(iter(match.pending.values())).kind == "supply":
            break
    seat = next(iter(match.pending))
    position = Position(match.rules, match.save(), seat)
    for turns in range(3):
        rng, playout = Rng(Seed(5)), Horizon(replace(advised, horizon=turns), 3).before(position.deal(5))
        playout.play(lambda ask, rng=rng: play(None, ask, rng))  # type: ignore[misc]
        playout.close()
        stops.append(advised.moment(playout.state))
    judge = replace(advised, judgement=lambda state: judged.append(advised.moment(state)) or [0.0] * 3)
    monkeypatch.setattr("tests.hindsight.played.advice", lambda key: judge)
    led(position, seat, Way({}, 0.0, {}), play, 5, moments=3)
    assert judged[:3] == stops == sorted({*stops})


def test_a_kind_of_question_that_never_comes_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["hindsight", "cargo_empire", "--kinds", "nothing", "--games", "1"])
    with pytest.raises(SystemExit):
        main()
    assert "cargo_empire asked for none of nothing" in capsys.readouterr().err


def test_a_way_is_played_and_the_seasoned_go_on_from_it() -> None:
    match, play, seen = Match.new(game(CARGO), 2, {}, 3, confirm=()), advice(CARGO).seasoned, 0
    for _ in moves(match, [NORMAL] * 2, 3):
        for seat, ask in [*match.pending.items()]:
            tried = cargo_empire.ways(None, ask)
            if len(tried) < 2 or seen > 3:
                continue
            seen += 1
            position, nothing = Position(match.rules, match.save(), seat), Way({}, 0.0, {})
            best, least = (led(position, seat, way, play, 5).had for way in (tried[0], tried[-1]))
            assert best == led(position, seat, nothing, play, 5).had
            assert (best, tried[0].promised) != (least, tried[-1].promised)
            assert [one.promised for one in tried] == sorted((one.promised for one in tried), reverse=True)
    assert seen > 3


def test_games_are_played_and_looked_at() -> None:
    decided = next(played(CARGO, cargo_empire.ways, [(2, {})], games=1, seed=7, jobs=1))
    assert decided
    assert all(len(ways) > 1 and not ways[0].judged and {*ways[0].facts} == {*cargo_empire.NAMES} for ways in decided)
