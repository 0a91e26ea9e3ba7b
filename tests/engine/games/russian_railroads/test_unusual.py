"""Unusual positions, played to the end: no dead end, no broken law, nothing is ever lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.play.match import Match
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.state import State
from tests.engine.games.russian_railroads.story import Game
from tests.engine.games.russian_railroads.unusual import unusual
from tests.long import few

LONGEST = 56
"""In this game the rules look through more ways than they could if each sequence of steps were another one."""
DULL = {"space": "pass", "advance": "done", "reuse": "stay", "token": "decline", "card": "decline"}
"""What ends something early: chosen once in five times."""


def lively(match: Game, chance: random.Random) -> str:
    """A random key, mostly not one that ends something early."""
    (ask,) = match.pending.values()
    keys = ask.keys()
    more = [key for key in keys if key != DULL.get(ask.kind)]
    return chance.choice(more if more and chance.random() < 0.8 else keys)


def kept(state: State) -> list[list[Any]]:
    """What never decreases, of every player (RRR-024)."""
    return [
        [
            player.vp,
            player.doublers,
            len(player.engineers),
            player.owned + player.black_owned,
            *[at for line in player.rails.values() for at in line],
            *[player.reach(route) for route in player.locos],
            *[number for places in player.locos.values() for number in places],
        ]
        for player in state.players
    ]


@pytest.mark.rule("RRR-001", "RRR-024", "RRR-182")
@pytest.mark.parametrize("seed", [LONGEST, *few((seed for seed in range(60) if seed != LONGEST), 1)])
def test_an_unusual_position_comes_to_an_end_and_nothing_gained_is_lost(seed: int) -> None:
    state, chance = unusual(seed), random.Random(seed)
    match: Game = Match(RULES, state.seats, {}, state, confirm=(), checked=True)
    had = kept(match.state)
    while not match.over:
        (seat,) = match.pending
        assert len(match.pending[seat].keys()) < 50
        match.answer(seat, lively(match, chance))
        assert len(match.turn_answers) <= 40
        have = kept(match.state)
        assert all(now >= then for new, old in zip(have, had, strict=True) for now, then in zip(new, old, strict=True))
        had = have
