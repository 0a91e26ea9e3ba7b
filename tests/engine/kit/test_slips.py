"""What is overlooked."""

from __future__ import annotations

from engine.core.play.rng import Rng, Seed
from engine.kit.slips import OVERLOOKED, noticed

MANY = [f"space-{number}" for number in range(2000)]


def test_a_share_is_overlooked_and_the_rest_keeps_its_order() -> None:
    seen = noticed(MANY, Rng(Seed(1)))
    assert abs(len(seen) / len(MANY) - (1 - OVERLOOKED / 100)) < 0.04
    assert seen == [one for one in MANY if one in set(seen)]


def test_something_is_always_seen() -> None:
    assert all(noticed(["a", "b"], Rng(Seed(seed))) for seed in range(200))
    assert noticed(["a", "b"], Rng(Seed(1)), 100) == ["a", "b"]
    assert noticed([], Rng(Seed(1))) == []
