"""The practice opponents see what a person sees, and are worth practising against."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import moves, play_out
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice import ADVICE
from engine.games.cargo_empire.advice.estimate import estimate
from engine.games.cargo_empire.advice.policies import SOON, easy, normal
from engine.games.cargo_empire.advice.promises import CLANS, NEVER, PROMISES, promises
from engine.games.cargo_empire.advice.prospects import ICONS
from engine.games.cargo_empire.data import DATA
from tests.engine.games.cargo_empire import greedy
from tests.engine.games.cargo_empire.test_locale import ask_kinds
from tests.long import few


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("games", "least"), [(1, 1), pytest.param(100, 95, marks=pytest.mark.long)])
def test_it_beats_random_players(seats: int, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        own = seed % seats
        match = Match.new(RULES, seats, {}, seed, confirm=())
        play_out(match, ["greedy" if seat == own else "random" for seat in range(seats)], seed)
        won += match.result().winners == [own]
    assert won >= least


@pytest.mark.long
def test_against_the_forwarder_it_wins_some_and_random_play_none() -> None:
    won = {"greedy": 0, "random": 0}
    for name in won:
        for seed in range(20):
            match = Match.new(RULES, 1, {}, seed, confirm=())
            play_out(match, [name], seed)
            won[name] += match.result().winners == [0]
    assert won["greedy"] >= 5 > won["random"]


@pytest.mark.parametrize(
    ("seats", "variants"),
    [
        (1, {"map": "dyorle", "clans": "on"}),
        (2, {"table": "vassals", "clans": "on"}),
        (2, {"table": "forwarder", "tracks": "any"}),
        (4, {"clans": "on", "tracks": "advanced"}),
    ],
)
@pytest.mark.parametrize("policy", few(["normal", "easy", "greedy"], 1))
def test_they_play_every_variant_to_its_end(seats: int, variants: dict[str, str], policy: str) -> None:
    match = Match.new(RULES, seats, variants, 1, confirm=())
    play_out(match, [policy] * seats, 1)
    assert match.over
    assert min(match.result().scores) > 40


def test_it_decides_every_kind_of_ask() -> None:
    assert set(PROMISES) == set(greedy.PROMISES) == ask_kinds()
    assert set(CLANS) == set(greedy.CLANS) == set(DATA.clans)
    assert set(greedy.OBJECTIVES) == {objective.kind for objective in DATA.objectives.values()}
    assert set(ICONS) == {icon for side in DATA.sides.values() for lane in (side.upper, side.lower) for icon in lane}


def test_easy_often_decides_as_normal_does_and_never_for_what_promises_nothing() -> None:
    match, rng, same, all_ = Match.new(RULES, 3, {"clans": "on"}, 6, confirm=()), Rng(Seed(6)), 0, 0
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        view, found = match.view(seat), promises(match.view(seat), ask, SOON)
        key = easy(view, ask, rng)
        assert found[key] > NEVER / 2 or max(found.values()) <= NEVER / 2
        same, all_ = same + (key == normal(view, ask, rng)), all_ + 1
        match.answer(seat, key)
    assert 0.4 < same / all_ < 0.9


@pytest.mark.parametrize("policy", ["normal", "greedy"])
def test_it_decides_the_same_whatever_it_may_not_know(policy: str) -> None:
    match, rng, decide = Match.new(RULES, 3, {"clans": "on"}, 4, confirm=()), Rng(Seed(1)), ADVICE.policies[policy]
    for _ in range(40):
        seat, ask = next(iter(match.pending.items()))
        key = decide(match.view(seat), ask, rng)
        dealt = RULES.redeal(match.state, seat, rng)
        assert decide(RULES.view(dealt, seat), ask, rng) == key
        match.answer(seat, key)


def test_the_estimate_comes_nearer_to_the_points_and_ends_with_them() -> None:
    first, last = [], []
    for seed in range(3):
        match = Match.new(RULES, 2, {}, seed, confirm=())
        guesses = []
        for _ in moves(match, ["normal"] * 2, seed):
            guesses.append(estimate(match.state))
        scores = match.result().scores
        assert guesses[-1] == scores
        first += [abs(guess - score) for guess, score in zip(guesses[0], scores, strict=True)]
        last += [abs(guess - score) for guess, score in zip(guesses[-8], scores, strict=True)]
    assert sum(last) < sum(first)


def test_what_a_seat_gets_raises_its_own_estimate_alone() -> None:
    match = Match.new(RULES, 2, {}, 3, confirm=())
    play_out(match, ["normal"] * 2, 3, limit=40)
    state = match.state
    before = estimate(state)
    state.players[0].cities.append("blank")
    state.players[0].hand["sea"] += 1
    after = estimate(state)
    assert after[0] > before[0] + 5
    assert after[1] == pytest.approx(before[1], abs=1)
