"""What bot opponents go by: nothing but what their seat sees."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.ahead.policy import move
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice.seen import as_state, glance

TABLES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (1, {}),
    (2, {"table": "forwarder", "clans": "on"}),
    (2, {"table": "vassals", "map": "dyorle"}),
    (4, {"clans": "on"}),
)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_normal_goes_by_what_its_view_shows(seats: int, variants: Mapping[str, str]) -> None:
    match, rng = Match.new(RULES, seats, variants, 1, confirm=()), Rng(Seed(1))
    while match.pending:
        for seat, ask in match.pending.items():
            assert glance(ask) == as_state(match.view(seat))
        move(match, next(iter(match.pending)), "random", rng)
