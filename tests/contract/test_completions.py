"""What /do offers while somebody types: the own legal keys, and never a hidden card of somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.match.typed import completions
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from tests.games import games_in_turn

MOST = 500
ANSWERS = 200


def called_nothing(ask: Ask[Any], key: str, text: str) -> bool:
    return False


@games_in_turn()
@pytest.mark.parametrize("key", list(registry.games()))
def test_completions_are_the_own_legal_keys_and_nothing_else(key: str) -> None:
    rules = registry.game(key)
    seats = max(rules.seats)
    match, rng = Match.new(rules, seats, {}, 5, confirm=()), Rng(Seed(5))
    for _ in range(ANSWERS):
        if not match.pending:
            break
        for seat in range(seats):
            ask = read(match, seat)
            offers = completions(match, seat, "", MOST, called_nothing)
            assert [offer.key for offer in offers] == ([] if ask is None else ask.keys(MOST))
            assert all(offer.ask == ask and offer.line == offer.key for offer in offers)
        move(match, next(iter(match.pending)), "random", rng)
