"""No delivery possible: the compulsory delivery and the two ways to skip (CGE-079 to CGE-084)."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from tests.engine.games.cargo_empire.build import Game, asked, me, offered, play, table, there
from tests.engine.games.cargo_empire.turns import RED, columns, hand, set_up
from tests.engine.games.cargo_empire.turns import new as new_game


def z05() -> Game:
    """Red has two cities with presence, no card, and four posts in the column of the round."""
    cities = {"riga": "t18 c0 u0", "oslo": "t2 LV2 c1 u0 bn.n"}
    return table(4, RED, cities=cities, closed=True, hand="0/0/0")


@pytest.mark.rule("CGE-EX-Z04", "CGE-079", "CGE-080")
def test_a_delivery_is_compulsory_while_there_is_one():
    # one pair of cities, and two card sets that pay it
    match = table(4, RED, cities={"riga": "t18 c1 u0", "kiev": "t1 c0"}, closed=True, hand="2/1/0")
    assert asked(match) == "cards"
    assert offered(match) == ["0r-1t-0s", "2r-0t-0s"]
    for key in ("cards", "pass", "restock/riga", "done"):
        with pytest.raises(IllegalAnswer):
            match.answer(RED, key)
    # with a single card set the only delivery is carried out before anything could be chosen
    match = table(4, RED, cities={"riga": "t18 c1 u0", "kiev": "t1 c0"}, closed=True, hand="0/1/0")
    assert asked(match) == "lane"
    assert there(match, "kiev").lower.post == RED


@pytest.mark.rule("CGE-079")
def test_a_turn_cannot_be_passed():
    for seed in range(4):
        match = set_up(new_game(3, seed), seed)
        assert not {"pass", "done", "cards", "skip"} & set(offered(match))
        assert asked(match) in ("supply", "demand", "cards")


@pytest.mark.rule("CGE-EX-Z05", "CGE-080", "CGE-081", "CGE-082", "CGE-083", "CGE-031")
@pytest.mark.parametrize(
    ("answer", "riga", "oslo", "cards"),
    [
        ("restock/riga", ("white", 2), ("orange", 1), "0/0/0"),
        ("restock/oslo", ("white", 0), ("orange", 2), "0/0/0"),
        ("cards", ("white", 0), ("orange", 1), "1/1/1"),
    ],
)
def test_a_skipped_turn_brings_cubes_or_cards(answer, riga, oslo, cards):
    match = z05()
    assert asked(match) == "skip"
    assert sorted(offered(match)) == ["cards", "restock/oslo", "restock/riga"]
    before = len(match.state.cities["riga"].posts()), len(match.state.cities["oslo"].posts())
    turn = match.boundaries
    # the others have only one way to skip, so that it is red's turn again
    play(match, answer)
    assert match.boundaries > turn
    assert (there(match, "riga").supply, there(match, "riga").cubes) == riga
    assert (there(match, "oslo").supply, there(match, "oslo").cubes) == oslo
    assert hand(match) == cards
    assert columns(match) == (0, 0, 0)
    # a post has left the game, and red's next turn has begun with another one
    assert match.state.players[RED].out - z05().state.players[RED].out == 1
    assert me(match, RED).posts == [2, 4, 4]
    assert before == (len(match.state.cities["riga"].posts()), len(match.state.cities["oslo"].posts()))


@pytest.mark.rule("CGE-080")
def test_a_skip_is_one_of_the_two_and_not_both():
    match = play(z05(), "cards")
    assert there(match, "riga").cubes == 0
    match = play(z05(), "restock/riga")
    assert hand(match) == "0/0/0"


@pytest.mark.rule("CGE-EX-Z06", "CGE-084", "CGE-036")
def test_full_cities_and_cities_of_level_3_cannot_be_restocked():
    cities = {"riga": "t18 c2 u0", "warsaw": "LV3 b0.1.2.3"}
    match = table(4, RED, cities=cities, closed=True, hand="0/0/0", others={1: {"hand": "7/7/7"}})
    # taking cards is the only way, so it happens by itself, in all four turns of the round; slot 1 brings a road
    assert asked(match) == "transport"
    assert hand(match) == "5/4/4"
    assert there(match, "riga").cubes == 2


@pytest.mark.rule("CGE-081", "CGE-001")
def test_only_a_city_with_own_presence_can_be_restocked():
    cities = {
        "riga": "t18 c0 u0",
        "oslo": "t2 c1 u1",
        "kiev": "t3 c0 LV2 b0.1",
        "rome": "t4 c1",
        "moscow": "t5 c1 l0",
        "milan": "t6 c2 u0",
    }
    match = table(4, RED, cities=cities, closed=True, hand="0/0/0")
    assert sorted(offered(match)) == ["cards", "restock/kiev", "restock/moscow", "restock/riga"]


@pytest.mark.rule("CGE-081")
def test_restocking_fills_every_empty_supply_space_with_the_citys_own_colour():
    match = table(4, RED, cities={"riga": "t18 c0 u0", "kiev": "t3 c0 LV2 b0.1"}, closed=True, hand="0/0/0")
    play(match, "restock/kiev")
    assert (there(match, "kiev").cubes, there(match, "kiev").supply, there(match, "kiev").level) == (2, "orange", 2)
    assert there(match, "riga").cubes == 0


@pytest.mark.rule("CGE-082", "CGE-226", "CGE-013")
def test_the_bank_never_runs_out_of_cards():
    match = table(
        4, RED, cities={"riga": "t18 c0 u0"}, closed=True, others={RED: {"hand": "0/0/30"}, 1: {"hand": "25/25/25"}}
    )
    play(match, "cards")
    assert hand(match) == "1/1/31"


@pytest.mark.rule("CGE-083")
def test_the_post_of_a_skipped_turn_is_nowhere_any_more():
    before = z05()
    match = play(z05(), "cards")
    own = before.state.players[RED]
    now = match.state.players[RED]
    assert (now.out, now.spare) == (own.out + 1, own.spare)
    assert match.state.cities["riga"].posts() == [RED]
