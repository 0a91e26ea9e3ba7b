"""The practice opponent `normal` sees what a person sees, and is worth practising against."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import RANDOM, move, play_out
from engine.core.play.advice import NORMAL
from engine.core.play.codec import Answer
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.advice.policies import normal
from engine.games.russian_railroads.advice.promises import GROWTH, PROMISES
from engine.games.russian_railroads.advice.prospects import FACTORIES
from engine.games.russian_railroads.data import DATA
from tests.engine.games.russian_railroads.build import play, position, table
from tests.engine.games.russian_railroads.test_locale import ask_kinds


@pytest.mark.parametrize(("games", "least"), [(3, 2), pytest.param(100, 95, marks=pytest.mark.long)])
def test_it_beats_three_random_players(games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        names = [NORMAL if seat == seed % 4 else RANDOM for seat in range(4)]
        match = Match.new(RULES, 4, {}, seed, confirm=())
        play_out(match, names, seed)
        won += match.result().winners == [seed % 4]
    assert won >= least


@pytest.mark.parametrize("seats", RULES.seats)
def test_among_themselves_they_score_well(seats: int) -> None:
    match = Match.new(RULES, seats, {}, 1, confirm=())
    play_out(match, [NORMAL] * seats, 1)
    assert min(match.result().scores) > 150


@pytest.mark.parametrize("seed", range(5))
def test_the_opening_wastes_no_worker(seed: int) -> None:
    answers: list[Answer] = []
    match = Match.new(RULES, 4, {}, seed, confirm=())
    while match.state.round == 1:
        answers.append(move(match, next(iter(match.pending)), NORMAL, Rng(Seed(seed))))
        if match.state.round == 1 and match.state.phase == "reuse":
            assert all(p.workers + p.temporary == 0 for p in match.state.players)
    spaces = [a.key for a in answers if a.kind == "space"]
    assert any(key.startswith("loco") for key in spaces)
    assert any(key.startswith(("black", "any-coin")) for key in spaces)
    black = [sum(line[0] for line in p.rails.values()) for p in match.state.players]
    assert min(black) >= 3


def test_it_decides_every_kind_of_ask() -> None:
    assert set(PROMISES) == ask_kinds()
    assert set(GROWTH) == set(DATA.end_bonuses)
    assert set(FACTORIES) == {factory.id for factory in DATA.factories.values()}


def test_it_decides_the_same_whatever_it_may_not_know() -> None:
    match = table(sp=[4], SP="b3", factories=["end-bonus-or-10"], markers=[4])
    rng = Rng(Seed(5))
    for _ in range(5):
        dealt = Match(RULES, 4, {}, RULES.redeal(match.state, 0, rng), confirm=())
        assert dealt.state.deck != match.state.deck
        assert normal(dealt.view(0), dealt.pending[0], rng) == normal(match.view(0), match.pending[0], rng)


def test_it_pays_with_workers_while_it_has_some() -> None:
    match = play(table(coins=3), "black-2")
    assert normal(match.view(0), match.pending[0], Rng(Seed(0))) == "worker-2"


def test_it_takes_the_locomotive_where_the_reach_pays() -> None:
    match = table(KY="b4 g0", TS="b2 g0", coins=0)
    play(match, "loco-1", "loco")
    assert normal(match.view(0), match.pending[0], Rng(Seed(0))) == "ky"


def test_it_reads_nothing_but_its_view() -> None:
    state = position()
    view = RULES.view(state, 0)
    state.players.clear()
    match = table()
    assert normal(view, match.pending[0], Rng(Seed(0))) in match.pending[0].options
