"""Whoever is said to follow does, or nobody is named."""

from __future__ import annotations

import pytest

from engine.core.ahead.policy import RANDOM, move
from engine.core.play import registry
from engine.core.play.advice import nobody_follows
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from tests.contract.test_every_game import some_tables
from tests.long import few

SOMEBODY = 2
"""Seats from which on there is somebody to follow."""


def told(key: str, seats: int, variants: dict[str, str], seed: int) -> int:
    """Play a random game; how often it was said before who would be asked next. Fails if it was wrong.

    What falls to others in the middle of a turn is passed over as long as it is still said who follows.
    """
    match, rng = Match.new(registry.game(key), seats, variants, seed, confirm=()), Rng(Seed(seed))
    said = 0
    claim: tuple[int, int] | None = None  # who acts, and who is said to follow
    while match.pending:
        view = match.view(None)
        line = list(registry.advice(match.rules.key).following(view))
        assert len(set(line)) == len(line)
        assert set(line) <= set(range(seats))
        asked = set(match.pending)
        if claim is not None and claim[1] in asked and line[:1] != [claim[1]]:
            said, claim = said + 1, None
        assert claim is None or asked == {claim[0]} or line[:1] == [claim[1]], (claim, asked, line)
        if claim is None and len(asked) == 1 and line:
            claim = (*asked, line[0])
        move(match, next(iter(match.pending)), RANDOM, rng)
    assert claim is None, "who was said to follow was never asked"
    return said


@pytest.mark.parametrize("seed", few(range(4), 1))
@some_tables
def test_whoever_is_said_to_follow_is_asked_next(key: str, seats: int, variants: dict[str, str], seed: int) -> None:
    if registry.advice(key).following is nobody_follows:
        pytest.skip(f"{key} does not say who follows, and need not")
    said = told(key, seats, variants, seed)
    assert said or seats < SOMEBODY, "it is never said"
