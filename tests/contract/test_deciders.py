"""Whoever decides for a seat can answer any question, also in the middle of a turn that somebody else began."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from engine.core.ahead.policy import RANDOM, caretaker, move, policies, policy
from engine.core.play import registry
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.long import few

MOST_ANSWERS = 40
SEED = 21


def deciders() -> Iterator[ParameterSet]:
    """Every practice opponent at every seat count, and at the most seats with each choice of each variant.

    Those that decide by chance are long, as are smaller tables and variants.
    """
    for key, rules in registry.games().items():
        choices = [{}, *({v.key: choice} for v in rules.variants for choice in v.choices[1:])]
        for variants in choices:
            counts = rules.counts(variants)
            for seats, name in product(counts[-1:] if variants else counts, policies(rules)):
                sample = name != RANDOM and not variants and seats == counts[-1]
                yield pytest.param(key, seats, variants, name, marks=() if sample else pytest.mark.long)


@lru_cache(maxsize=4)
def questions(
    key: str, seats: int, variants: tuple[tuple[str, str], ...], stride: int
) -> list[tuple[Match[Any, Any], int]]:
    """In a random game every kind of question, and every so-manieth, as it stands, and who is asked."""
    match, rng = Match.new(registry.game(key), seats, dict(variants), SEED), Rng(Seed(SEED))
    found, kinds, count = list[tuple[Match[Any, Any], int]](), set[str](), 0
    while match.pending:
        for seat, ask in match.pending.items():
            count += 1
            if ask.kind not in kinds or count % stride == 0:
                kinds.add(ask.kind)
                found.append((match.fork(), seat))
        move(match, next(iter(match.pending)), "random", rng)
    assert "confirm" in kinds
    return found


@pytest.mark.parametrize(("key", "seats", "variants", "name"), list(deciders()), ids=str)
@pytest.mark.parametrize("stride", few((11, 1), 1))
def test_a_practice_opponent_answers_every_question_of_a_random_game(
    key: str, seats: int, variants: dict[str, str], name: str, stride: int
) -> None:
    decide, rng = policy(registry.game(key), name), Rng(Seed(SEED))
    for match, seat in questions(key, seats, tuple(variants.items()), stride):
        match.pending[seat].parse(decide(match.view(seat), match.pending[seat], rng))


@pytest.mark.parametrize("key", list(registry.games()))
@pytest.mark.parametrize("every", few((6, 1), 1))
def test_a_caretaker_answers_every_question_of_a_random_game(key: str, every: int) -> None:
    for seats in registry.game(key).seats[::-every]:
        match, rng = Match.new(registry.game(key), seats, {}, SEED), Rng(Seed(SEED))
        while match.pending:
            for ask in match.pending.values():
                ask.parse(caretaker(ask))
            move(match, next(iter(match.pending)), "random", rng)


@pytest.mark.parametrize("key", list(registry.games()))
def test_caretakers_alone_come_to_the_end_of_a_game(key: str) -> None:
    for seats in registry.game(key).seats:
        match = Match.new(registry.game(key), seats, {}, SEED, checked=True)
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            match.answer(seat, caretaker(ask))
            assert len(match.turn_answers) <= MOST_ANSWERS
        assert match.over
