"""Deals: when a card is triggered, who may accept what, and what becomes of the card (rules section 8)."""

from __future__ import annotations

import pytest

from engine.games.railroad_revolution.data import DATA
from tests.engine.games.railroad_revolution.build import actor, asked, offered, play
from tests.engine.games.railroad_revolution.scenes import (
    BARE,
    bystanders,
    choices,
    close,
    deal_turn,
    me,
    seen,
    table,
)

RICH = {**BARE, "shares": 8, "money": 500, "up": "money"}
"""Somebody who can accept any deal."""


def everybody(seat: int = 0, players: int = 4) -> dict[int, dict[str, object]]:
    """The others, all of them rich."""
    return {other: dict(RICH) for other in range(players) if other != seat}


@pytest.mark.rule("RRV-085")
def test_a_card_is_resolved_only_after_the_whole_action():
    match = table(pool="4 white, purple", deal=1, milestones="A2-1", up="money", shares=4, others=bystanders(), money=0)
    play(match, "telegraph/white", "sector-3")
    assert (asked(match), choices(match)) == ("action", ["promote"])
    assert me(match).shares == 4 + 1 + 2
    close(match)
    assert (asked(match), choices(match)) == ("deal", ["top", "bottom"])


@pytest.mark.rule("RRV-085")
def test_two_deal_icons_in_one_action_resolve_one_card():
    rails = "WAS-CHI CHI-LIT"
    match = table(pool="5 white", deal=8, deck=[3, 4, 5], others=bystanders(), **{**BARE, "money": 500}, rails=rails)
    play(match, "railway/white", "chi-kcy", "lit-hou")
    assert (me(match).money, actor(match), asked(match)) == (0, 1, "worker")
    assert (seen(match).deal, seen(match).discards, match.state.deck) == (3, [8], [4, 5])
    match = table(pool="5 white", deal=8, deck=[3, 4, 5], others=everybody(), **{**RICH, "rails": rails})
    play(match, "railway/white", "chi-kcy", "lit-hou", "decline", "decline", "decline", "decline")
    assert (seen(match).phase, seen(match).acting, seen(match).discards) == ("turn", 1, [8])


@pytest.mark.rule("RRV-085")
def test_no_card_is_resolved_where_no_deal_icon_was_built_on():
    match = table(pool="5 white", deal=1, others=everybody(), **{**RICH, "rails": "WAS-CHI CHI-KCY"})
    close(play(match, "railway/white", "clt-mia", "kcy-dena"))
    assert (actor(match), asked(match), seen(match).deal) == (1, "worker", 1)


@pytest.mark.rule("RRV-086")
def test_each_of_the_two_deals_of_a_card_has_a_price_of_one_to_four_shares():
    assert len(DATA.deals) == 9
    prices = {id: (card.top.shares, card.bottom.shares) for id, card in DATA.deals.items()}
    assert prices == {1: (1, 3), 2: (1, 4), 3: (1, 4), 4: (2, 3), 5: (1, 3), 6: (3, 4), 7: (1, 3), 8: (2, 2), 9: (1, 2)}


@pytest.mark.rule("RRV-086")
def test_accepting_discards_the_shares_and_brings_the_reward():
    match = deal_turn(1, bank="orange")
    assert (me(match).shares, offered(match)) == (3, ["bottom", "decline"])
    play(match, "bottom")
    assert (me(match).shares, me(match).money, me(match).pool["orange"]) == (0, 0, 1)


@pytest.mark.rule("RRV-086")
def test_a_deal_that_too_few_shares_pay_for_is_not_offered():
    match = deal_turn(4, offices={3: [-1]}, shares=1)
    assert (me(match).shares, choices(match)) == (2, ["top"])
    assert asked(deal_turn(4, offices={3: [-1]}, money=600)) == "worker", "shares can't be bought"


@pytest.mark.rule("RRV-087")
@pytest.mark.parametrize("keys", [["decline"], ["top", "decline"], ["bottom", "decline"], ["top", "bottom"]])
def test_the_active_player_accepts_neither_one_or_both(keys):
    match = deal_turn(8, money=100, shares=3)
    for key in keys:
        assert (actor(match), asked(match)) == (0, "deal")
        play(match, key)
        if asked(match) == "steps":
            play(match, "stations", "done")
    assert actor(match) == 1
    assert me(match).shares == 6 - 2 * ("top" in keys) - 2 * ("bottom" in keys)
    assert me(match).pool["turquoise"] == ("bottom" in keys)


@pytest.mark.rule("RRV-087", "RRV-187")
def test_the_active_player_may_take_the_two_deals_in_either_order_each_resolved_before_the_next():
    match = deal_turn(8, money=100, shares=3)
    play(match, "bottom")
    assert (me(match).pool["turquoise"], me(match).money) == (1, 0)
    assert (asked(match), choices(match)) == ("deal", ["top"])
    match = deal_turn(8, money=100, shares=3)
    play(match, "top")
    assert asked(match) == "steps"
    play(match, "stations", "done")
    assert (asked(match), choices(match)) == ("deal", ["bottom"])


@pytest.mark.rule("RRV-088")
def test_the_others_accept_at_most_one_each_in_clockwise_order():
    match = deal_turn(8, current=2, others=everybody(2), **RICH)
    for seat in (2, 3, 0, 1):
        assert (actor(match), asked(match), choices(match)) == (seat, "deal", ["top", "bottom"])
        play(match, "decline" if seat == 2 else "bottom")
    assert (actor(match), asked(match)) == (3, "worker")
    assert [me(match, seat).pool["turquoise"] for seat in range(4)] == [1, 1, 0, 1]
    assert [me(match, seat).shares for seat in (0, 1, 3)] == [6, 6, 6]


@pytest.mark.rule("RRV-089")
def test_a_deal_is_not_used_up_but_nobody_accepts_the_same_one_twice():
    match = deal_turn(8, others=everybody(), **RICH)
    play(match, "bottom")
    assert choices(match) == ["top"]
    play(match, "decline")
    for seat in (1, 2, 3):
        assert (actor(match), choices(match)) == (seat, ["top", "bottom"])
        play(match, "bottom")
    assert [me(match, seat).pool["turquoise"] for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("RRV-090")
@pytest.mark.parametrize("accepting", [False, True])
def test_the_card_is_discarded_whether_or_not_anyone_accepts(accepting):
    match = deal_turn(8, deck=[5, 6], discards=[1, 2], money=100)
    play(match, "bottom" if accepting else "decline")
    assert (seen(match).deal, seen(match).discards, seen(match).deck) == (5, [1, 2, 8], 1)


@pytest.mark.rule("RRV-090")
def test_the_card_stays_until_the_last_player_has_decided():
    match = deal_turn(8, others=everybody(), deck=[5, 6])
    for _ in range(4):
        assert (asked(match), seen(match).deal) == ("deal", 8)
        play(match, "decline")
    assert (seen(match).deal, seen(match).phase) == (5, "turn")


@pytest.mark.rule("RRV-090", "RRV-190")
def test_an_empty_deck_is_made_anew_of_all_discards_when_a_card_must_be_turned_up():
    match = deal_turn(8, deck=[], discards=[1, 2, 3, 4, 5, 6, 7, 9])
    play(match, "decline")
    view = seen(match)
    assert (view.deck, view.discards) == (8, [])
    assert sorted([view.deal, *match.state.deck]) == list(range(1, 10)), "the card just resolved is among them"
    found = {deal_of(seed) for seed in range(12)}
    assert len(found) > 3, "they are shuffled"


def deal_of(seed: int) -> int:
    """Which card is turned up after a shuffle."""
    match = deal_turn(8, deck=[], discards=[1, 2, 3, 4, 5, 6, 7, 9], seed=seed)
    return seen(play(match, "decline")).deal


@pytest.mark.rule("RRV-190")
def test_taking_the_last_card_of_the_deck_shuffles_nothing_yet():
    match = deal_turn(8, deck=[5], discards=[1, 2])
    play(match, "decline")
    assert (seen(match).deal, seen(match).deck, seen(match).discards) == (5, 0, [1, 2, 8])


@pytest.mark.rule("RRV-187")
def test_the_later_players_see_what_the_earlier_ones_decided():
    match = deal_turn(8, others=everybody(), deck=[5, 6], **RICH)
    play(match, "bottom", "decline", "bottom")
    assert actor(match) == 2
    for reader in (2, 3, None):
        view = match.view(reader)
        assert [view.players[seat].pool["turquoise"] for seat in range(4)] == [1, 1, 0, 0]
        assert view.deciding == [2, 3]


@pytest.mark.rule("RRV-187")
def test_a_deal_of_another_is_resolved_before_the_next_player_decides():
    match = deal_turn(8, others=everybody(), **RICH)
    play(match, "decline", "top")
    assert (actor(match), asked(match)) == (1, "steps")
    play(match, "stations", "network")
    assert (actor(match), asked(match)) == (2, "deal")
    assert (me(match, 1).markers["stations"], me(match, 1).markers["network"]) == (1, 1)


@pytest.mark.rule("RRV-189")
def test_gray_on_trade_that_accepts_turns_the_next_card_up():
    match = table(pool="4 white, gray", deal=1, deck=[5], others=everybody(), **{**BARE, "up": "money"})
    play(match, "trade/gray")
    while asked(match) != "action":
        play(match, offered(match)[0])
    assert "deal" in choices(match)
    play(match, "deal", "top")
    assert seen(match).deal == 1, "the action is not closed yet"
    close(match)
    assert (actor(match), asked(match), seen(match).deal, seen(match).discards) == (1, "worker", 5, [1])
    assert me(match).shares == 0
    assert me(match).trains_down == {"money": 1}


@pytest.mark.rule("RRV-189")
def test_gray_on_trade_that_accepts_nothing_takes_no_share_and_leaves_the_card():
    match = table(pool="4 white, gray", deal=1, deck=[5], others=everybody(), **{**BARE, "up": "money"})
    play(match, "trade/gray")
    while asked(match) != "action":
        play(match, offered(match)[0])
    close(match)
    assert (actor(match), asked(match), seen(match).deal, seen(match).deck) == (1, "worker", 1, 1)
    assert me(match).shares == 0


@pytest.mark.rule("RRV-188")
def test_the_share_of_gray_on_trade_pays_for_the_deal():
    match = table(pool="4 white, gray", deal=4, others=bystanders(), **{**BARE, "shares": 1})
    play(match, "trade/gray")
    play(match, *(["rail"] if asked(match) == "piece" else []), "deal", "top", "clt-mia")
    assert (me(match).shares, me(match).rails) == (0, ["WAS-CLT", "CLT-MIA"])
