"""Whole games against the forwarder: on both maps, on all tracks and with clans there is no dead end."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.ahead.policy import play_out
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
