"""Whole games against the forwarder: on both maps, on all tracks and with clans there is no dead end."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.ahead.policy import play_out
from engine.core.play import registry
from tests.engine.games.cargo_empire.build import told
from tests.engine.games.cargo_empire.scenes import new
from tests.long import few

BOARDS = list(product(("europe", "dyorle"), ("base", "advanced", "any")))


@pytest.mark.rule("CGE-146", "CGE-154", "CGE-161", "CGE-174")
@pytest.mark.parametrize(("map", "tracks"), BOARDS)
@pytest.mark.parametrize("clans", ["off", "on"])
@pytest.mark.parametrize("seeds", few([range(2), range(2, 6)], 1), ids=str)
def test_random_games_against_the_forwarder_come_to_their_end(map: str, tracks: str, clans: str, seeds: range) -> None:
    for seed in seeds:
        match = new(1, seed, map=map, tracks=tracks, clans=clans)
        play_out(match, ["random"], seed)
        assert match.over
        lines = told(match)
        # twelve turns of the forwarder, each with a card and a post
        assert lines.count("log-forwarder-card") == 12
        posts = ("log-forwarder-delivery", "log-forwarder-post", "log-forwarder-no-city")
        assert sum(lines.count(line) for line in posts) == 12
        assert lines.count("log-delivery") + lines.count("log-skip") == 12
        on_map = sum(city.posts().count(1) for city in match.state.cities.values())
        assert on_map + match.state.players[1].out == 2 + 12
        rival = match.result().rivals[0]
        assert rival.won is (match.result().winners == [])
        assert rival.score == sum(rival.breakdown.values())


def test_who_is_alone_can_be_told_what_is_good_and_what_would_have_been_better() -> None:
    """No player is left whose points could count against theirs."""
    match, advised, budget = new(1, 1), registry.advice("cargo_empire"), Budget(seconds=None, tries=6)
    for _ in range(8):
        ask = match.pending[0]
        key = search.answer(match.rules, advised, match.save(), 0, budget=budget, seed=1)
        assert ask.canonical(key) == key
        found = search.improve(match.rules, advised, match.save(), 0, [key], budget=budget, seed=1)
        assert found.gain >= 0
        match.answer(0, key)
    assert advised.counted([41.0], 0) == advised.reviewing().counted([41.0], 0) == 41.0
