"""Hard with its last workers: it does not pass while there is something to be had for them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.play.codec import Save
from engine.core.play.match import Match
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.advice import ADVICE
from engine.games.russian_railroads.rounds import PASS
from tests.long import few

SAVES = msgspec.json.decode(Path(__file__).with_name("workers_left.json").read_bytes(), type=list[Save])
"""Positions of games of `normal`, in which whoever is asked has one or two workers and something to do with them that
is worth 10 points or more at the end of the round. Looking four turns of each seat ahead, wherever in a round that
was, hard passed."""
BUDGET, FEW = Budget(seconds=None, tries=40), Budget(seconds=None, tries=12)


@pytest.mark.parametrize("save", few(SAVES, 2), ids=lambda save: f"{save.seats}-players-{save.rev}")
def test_it_does_not_pass_with_workers_in_hand(save: Save) -> None:
    match = Match.load(RULES, save, confirm=())
    (seat,) = match.pending
    player = match.state.players[seat]
    assert player.workers + player.temporary + player.black in (1, 2)
    key = search.answer(RULES, ADVICE, save, seat, budget=BUDGET, seed=1)
    assert key != PASS
    margin = search.margin(RULES, ADVICE, save, seat, ((PASS,), (key,)), budget=FEW, seed=2)
    assert margin.gain >= 9
