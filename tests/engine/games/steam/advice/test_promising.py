"""What hard tries in Steam: a few legal answers, that of normal among the first."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.ahead import search
from engine.core.ahead.budget import Budget
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES
from engine.games.steam.advice import ADVICE
from engine.games.steam.advice.policies import normal
from engine.games.steam.advice.promising import promising
from tests.engine.games.steam.build import Game, play

RNG = Rng(Seed(0))
FEW = {"action-tile": 4, "build": 8, "tile": 4, "goods": 5, "capital": 4}


@pytest.mark.parametrize(("rules", "kinds"), [("base", {"goods", "points"}), ("standard", {"capital", "goods"})])
def test_a_few_legal_answers_are_tried_and_that_of_normal_is_among_them(rules: str, kinds: set[str]) -> None:
    match, seen, missed = Game.new(RULES, 3, {"rules": rules}, 5, confirm=()), Counter[str](), Counter[str]()
    while match.state.round < 3:
        seat, ask = next(iter(match.pending.items()))
        view = match.view(seat)
        keys, best = promising(view, ask), normal(view, ask, RNG)
        assert len(keys) == len(set(keys)) <= FEW.get(ask.kind, len(keys))
        for key in keys:
            ask.parse(key)
        seen[ask.kind] += 1
        missed[ask.kind] += best not in keys
        play(match, best)
    assert kinds | {"action-tile", "build", "tile"} <= set(seen)
    assert all(missed[kind] <= seen[kind] / 5 for kind in seen if kind != "capital"), missed


def test_hard_plays_on_to_the_end_and_is_no_worse_for_it() -> None:
    def lead(scores: list[int]) -> int:
        return scores[0] - max(scores[1:])

    match = Game.new(RULES, 3, {}, 60004, confirm=())
    while match.state.round < match.view(0).rounds or match.state.phase != "goods":
        seat, ask = next(iter(match.pending.items()))
        play(match, normal(match.view(seat), ask, RNG))
    leads = []
    for tries in (1, 4):
        twin = Game.load(RULES, match.save(), confirm=())
        while twin.pending:
            seat, ask = next(iter(twin.pending.items()))
            few = Budget(seconds=None, tries=tries)
            play(
                twin,
                search.answer(RULES, ADVICE, twin.save(), seat, budget=few, seed=1)
                if seat == 0
                else normal(twin.view(seat), ask, RNG),
            )
        leads.append(lead(twin.result().scores))
    assert leads[0] <= leads[1]
