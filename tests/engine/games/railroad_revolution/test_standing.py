"""Standing orders answer the deals in other players' turns as they say."""

from __future__ import annotations

import pytest

from engine.games.railroad_revolution.standing import ORDERS
from tests.engine.games.railroad_revolution.build import actor, asked, play, table


def answers(shares: int) -> dict[str, str | None]:
    """What each order answers to a card of 1 and of 3 shares for somebody with so many."""
    others = {0: {"shares": shares, "up": "money"}, 2: {"shares": 0}, 3: {"shares": 0}}
    match = table(4, 1, deal=1, others=others)
    play(match, "telegraph/white", "sector-3", "decline")
    assert (actor(match), asked(match)) == (0, "deal")
    ask = match.pending[0]
    assert ask.standing
    return {str(order): order.answer(match.view(0), ask) for order in ORDERS["deal"]}


@pytest.mark.rule("RRV-088")
def test_the_active_player_is_never_answered_for() -> None:
    match = table(4, 1, deal=1)
    play(match, "telegraph/white", "sector-3")
    assert asked(match) == "deal"
    assert not match.pending[1].standing


def test_always_decline_declines() -> None:
    assert answers(8)["always-decline"] == "decline"


def test_declining_below_so_many_shares_looks_at_the_cheaper_deal() -> None:
    found = answers(4)
    assert [found[f"decline-below-{n}"] for n in (1, 2, 3, 4, 5)] == [None, None, None, "decline", "decline"]


def test_orders_go_from_one_share_to_eight() -> None:
    assert [str(order) for order in ORDERS["deal"]] == ["always-decline", *(f"decline-below-{n}" for n in range(1, 9))]
