"""Standing orders: points that others' deliveries bring are taken without asking, as the player has said."""

from __future__ import annotations

import pytest

from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from engine.games.steam import RULES
from engine.games.steam.standing import ORDERS
from tests.engine.games.steam.build import Game, asked, play, table

BY_KEY = {str(order): order for order in ORDERS}


def delivery(income: int = 0) -> Game:
    """Seat 0 has moved a cube over its own link and one of seat 2, and has chosen; seat 2 is asked."""
    tiles = ("(0,1) 21@0 =0", "(0,2) T21@0 0=0 3=2", "(0,3) 21@0 =2")
    match = table(4, 0, *tiles, phase="goods", goods={"albany": "p"}, locomotive=2, others={2: {"income": income}})
    play(match, "albany/purple")
    assert not match.pending[0].standing, "the mover is there and decides"
    play(match, "vp")
    assert asked(match) == (2, "points")
    return match


def test_the_orders_lead_from_no_income_over_a_few_bands_to_all_of_it() -> None:
    assert list(BY_KEY) == ["vp", *(f"income-until-{income}" for income in (-5, 0, 3, 5, 8)), "income"]
    assert RULES.orders == {"points": ORDERS}


def test_an_order_names_its_band_with_the_sign_of_the_scale() -> None:
    read = Reader(Texts()("en"), ())
    assert [read(order.label()) for order in ORDERS][1:4] == [
        "Income while below −5, then VP",
        "Income while below 0, then VP",
        "Income while below +3, then VP",
    ]


@pytest.mark.rule("STM-139", "STM-140")
@pytest.mark.parametrize(
    ("key", "income", "answer"),
    [
        ("income", 9, "income"),
        ("vp", -10, "vp"),
        ("income-until-5", 4, "income"),
        ("income-until-5", 5, "vp"),
        ("income-until--5", -6, "income"),
        ("income-until--5", -5, "vp"),
    ],
)
def test_an_order_answers_by_the_income_that_the_player_has(key: str, income: int, answer: str) -> None:
    match = delivery(income)
    ask = match.pending[2]
    assert ask.standing
    assert BY_KEY[key].answer(match.view(2), ask) == answer
    play(match, answer, seat=2)
    player = match.state.players[2]
    assert (player.income, player.vp) == ((income + 1, 0) if answer == "income" else (income, 1))
