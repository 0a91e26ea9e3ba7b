"""Practice opponents play sensibly, and only with what they may see."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import EASY, NORMAL, move, play_out
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.advice import ADVICE, sight
from tests.engine.games.railroad_revolution.build import Game, asked, play
from tests.engine.games.railroad_revolution.scenes import BARE, bystanders, in_trade, seen, table

LAST = {"round": 17, "state": {"last_round": 17}}
"""The last round."""


@pytest.fixture(scope="module", params=[3, pytest.param(100, marks=pytest.mark.long)])
def played(request: pytest.FixtureRequest) -> list[tuple[int, Match]]:
    """Seeded games of one normal player among random ones, at every number of players and in every seat."""
    games = []
    for seed in range(request.param):
        players = 2 + seed % 3
        own = seed // 3 % players
        match = Match.new(RULES, players, {}, seed, confirm=())
        play_out(match, [NORMAL if seat == own else "random" for seat in range(players)], seed)
        games.append((own, match))
    return games


def test_normal_beats_random_in_95_of_100_games(played: list[tuple[int, Match]]) -> None:
    lost = sum(match.result().winners != [own] for own, match in played)
    assert lost <= 0.05 * len(played)


def test_normal_completes_a_milestone_in_90_of_100_games(played: list[tuple[int, Match]]) -> None:
    missed = sum(not match.view(None).players[own].completed for own, match in played)
    assert missed <= 0.1 * len(played)


def test_normal_uses_all_four_actions_and_every_kind_of_worker(played: list[tuple[int, Match]]) -> None:
    among_equals = Match.new(RULES, 3, {}, 1, confirm=())
    play_out(among_equals, [NORMAL] * 3, 1)
    own_ones = [(entry, own) for own, match in played for entry in match.finished]
    placed = {
        (entry.msg.args["box"], entry.msg.args["colour"])
        for entry, own in [*own_ones, *((entry, None) for entry in among_equals.finished)]
        if entry.msg.key.endswith("log-worker") and own in (None, entry.msg.args["seat"])
    }
    assert {box for box, _ in placed} == {"station", "railway", "telegraph", "trade"}
    assert {colour for _, colour in placed} == {"white", "purple", "orange", "gray", "turquoise"}


def test_they_see_nothing_that_lies_face_down_and_nothing_that_others_have_drawn() -> None:
    match, rng = Match.new(RULES, 3, {}, 1, confirm=()), Rng(Seed(1))
    kinds = set()
    while match.pending:
        (ask,), state = match.pending.values(), match.state
        before = sight.seen(ask)
        hidden = state.rng, state.deck[:], {letter: pile[:] for letter, pile in state.piles.items()}
        own = [player.seen[:] for player in state.players]
        state.rng += 1
        state.deck.reverse()
        for pile in state.piles.values():
            pile.reverse()
        for player in state.players:
            player.seen.append("D-1")
        assert sight.seen(ask) == before
        (state.rng, state.deck, state.piles) = hidden
        for player, seen_before in zip(state.players, own, strict=True):
            player.seen = seen_before
        kinds.add(ask.kind)
        move(match, ask.seat, NORMAL, rng)
    assert {"worker", "pool", "action", "milestone"} <= kinds


def answer(match: Game, name: str, seed: int = 1) -> str:
    """What a practice opponent answers."""
    (seat, ask) = next(iter(match.pending.items()))
    return ADVICE.policies[name](seen(match, seat), ask, Rng(Seed(seed)))


@pytest.mark.parametrize("name", [EASY, NORMAL])
def test_no_train_is_turned_face_down_for_nothing(name: str) -> None:
    match = in_trade(up="promote2 rail", **LAST)
    assert asked(match) == "action"
    assert answer(match, name) == "done"


@pytest.mark.parametrize("name", [EASY, NORMAL])
def test_in_the_last_turn_a_train_is_turned_face_up(name: str) -> None:
    match = in_trade(up="promote2", down="rail", **LAST)
    assert answer(match, name) == "flip"
    assert answer(play(match, "flip"), name) == "rail-down"


@pytest.mark.parametrize("name", [EASY, NORMAL])
def test_in_the_last_turn_a_worker_is_promoted_who_completes_a_milestone(name: str) -> None:
    facts = {**BARE, "milestones": "A2-1", "rails": "WAS-CHI", "stations": "WAS", **LAST}
    match = table(pool="4 white, purple", others=bystanders(), **facts)
    for _ in range(9):
        if not match.pending or next(iter(match.pending)) != 0:
            break
        play(match, answer(match, name))
    assert seen(match).players[0].completed == ["A2-1"]


def test_easy_does_not_always_play_the_same() -> None:
    match = Match.new(RULES, 3, {}, 5, confirm=())
    assert len({answer(match, EASY, seed) for seed in range(20)} | {answer(match, NORMAL)}) > 1
