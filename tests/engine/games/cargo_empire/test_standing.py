"""The question whether the turn is over, and the standing order that answers it (CGE-228)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.cargo_empire import RULES
from tests.engine.games.cargo_empire.build import Game, asked, offered, play
from tests.engine.games.cargo_empire.scenes import CLANS, clan_turn

WAY = {"riga": "t18 c2 l0", "vienna": "t4 c0"}
"""One rail card delivers from Riga to Vienna."""


def delivered(cubes: int) -> Game:
    """Yellow's turn, all of which is done but for abilities: it keeps one cube more than told."""
    facts: dict[str, Any] = {"car": 18, "train": 18, "ship": 18, "hand": "0/1/0", "cubes": cubes}
    match = clan_turn("yellow", "athens", WAY, **facts)
    return play(match, "riga/white") if asked(match) == "supply" else match


@pytest.mark.rule("CGE-228")
@pytest.mark.parametrize(("cubes", "end"), [(0, False), (1, True), (2, True)])
def test_whether_the_turn_is_over_is_asked_only_if_an_ability_can_still_be_used(cubes: int, end: bool) -> None:
    match = delivered(cubes)
    assert match.over is not end
    if end:
        assert (asked(match), offered(match)) == ("end", ["clan", "done"])
        ask = match.pending[0]
        assert ask.default == "done" and ask.options["done"].ends_turn


@pytest.mark.rule("CGE-228")
def test_the_question_closes_the_turn_and_can_be_answered_in_advance() -> None:
    match = delivered(2)
    ask = match.pending[0]
    assert ask.standing and ask.closing
    (order,) = RULES.orders["end"]
    assert order.answer(match.view(0), ask) == "done"
    assert play(match, "done").over


def test_the_order_is_offered_in_clan_games_only() -> None:
    assert list(RULES.orders_with(RULES.complete(3, CLANS))) == ["end"]
    assert RULES.orders_with(RULES.complete(3, {})) == {}
