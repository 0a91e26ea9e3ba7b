"""Practice opponents play sensibly, and only with what they may see."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.policy import play_out
from engine.games.railroad_revolution import RULES


@pytest.fixture(scope="module", params=[3, pytest.param(100, marks=pytest.mark.long)])
def played(request: pytest.FixtureRequest) -> list[tuple[int, Match]]:
    """Seeded games of one greedy player among random ones, at every number of players and in every seat."""
    games = []
    for seed in range(request.param):
        players = 2 + seed % 3
        greedy = seed // 3 % players
        match = Match.new(RULES, players, {}, seed, confirm=())
        play_out(match, ["greedy" if seat == greedy else "random" for seat in range(players)], seed)
        games.append((greedy, match))
    return games


def test_greedy_beats_random_in_95_of_100_games(played: list[tuple[int, Match]]) -> None:
    lost = sum(match.result().winners != [greedy] for greedy, match in played)
    assert lost <= max(1, 0.05 * len(played))


def test_greedy_completes_a_milestone_in_90_of_100_games(played: list[tuple[int, Match]]) -> None:
    missed = sum(not match.view(None).players[greedy].completed for greedy, match in played)
    assert missed <= max(1, 0.1 * len(played))


def test_greedy_uses_all_four_actions_and_every_kind_of_worker(played: list[tuple[int, Match]]) -> None:
    placed = {
        (entry.msg.args["box"], entry.msg.args["colour"])
        for greedy, match in played
        for entry in match.finished
        if entry.msg.key.endswith("log-worker") and entry.msg.args["seat"] == greedy
    }
    assert {box for box, _ in placed} == {"station", "railway", "telegraph", "trade"}
    assert {colour for _, colour in placed} == {"white", "purple", "orange", "gray", "turquoise"}
