"""A delivery from its choice to its rewards, as the rulebook's examples A and F to L tell it."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from tests.engine.games.cargo_empire.build import (
    Game,
    answer_all,
    asked,
    deliver,
    me,
    offered,
    play,
    table,
    there,
    told,
    written,
)

FX1 = {"warsaw": "t5 l0", "berlin": "t24 u0", "riga": "t18", "copenhagen": "t7 c0 l1"}
FX1 |= {"amsterdam": "t1", "oslo": "t3", "kiev": "t22", "munich": "t19 LV2 bn.n"}
ROW = ["warsaw", "amsterdam", "oslo", "kiev"]


def fx1(**facts: object) -> Game:
    own = {"hand": "3/2/2", "held": ["copenhagen"], "posts": [3, 4, 4], **facts}
    return table(2, cities=FX1, closed=True, row=ROW, deck=["munich"], **own)  # type: ignore[arg-type]


@pytest.mark.rule("CGE-EX-A1", "CGE-032", "CGE-033", "CGE-034", "CGE-035")
def test_a_cube_goes_from_own_presence_to_a_free_space_of_its_colour() -> None:
    match = fx1()
    assert (asked(match), offered(match)) == ("supply", ["warsaw/orange", "berlin/brown"])
    play(match, "berlin/brown")
    assert (asked(match), offered(match)) == ("demand", ["riga/upper", "warsaw/upper"])


@pytest.mark.rule("CGE-EX-A2", "CGE-051")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = fx1()
    before = match.snapshot
    with pytest.raises(IllegalAnswer):
        play(match, "riga/white")
    assert (match.snapshot, match.rev) == (before, 0)


@pytest.mark.rule("CGE-EX-D1", "CGE-EX-F1", "CGE-EX-G1", "CGE-050", "CGE-052", "CGE-053", "CGE-057")
def test_cards_and_cube_go_the_post_comes_and_the_city_is_upgraded() -> None:
    match = play(fx1(), "warsaw/orange")
    assert set(offered(match)) == {"2r-0t-0s", "0r-1t-0s", "1r-0t-1s"}
    play(match, "1r-0t-1s")
    assert written(match.state.cities["warsaw"]) == "t5 LV1 c1 l0"
    assert written(match.state.cities["copenhagen"]) == "t7 LV2 c2 b0.1"
    assert me(match).hand == {"road": 2, "rail": 2, "sea": 1}
    assert me(match).posts == [2, 4, 4]


@pytest.mark.rule("CGE-EX-I1", "CGE-EX-J1", "CGE-EX-K1", "CGE-EX-L1")
def test_two_cities_and_a_perfect_upgrade_bring_three_extra_advances() -> None:
    match = play(fx1(hand="1/0/1"), "warsaw/orange", "car", "lower")
    play(match, "upper")
    assert (asked(match), offered(match)) == ("advance", ["car", "ship"])
    play(match, "ship", "ship")
    assert (asked(match), offered(match)) == ("row-city", ROW)
    play(match, "amsterdam")
    assert (asked(match), offered(match)) == ("advance", ["car", "ship"])
    play(match, "car")
    assert me(match).markers["car"].column == 2
    assert me(match).markers["ship"].column == 4
    assert me(match).hand == {"road": 1, "rail": 2, "sea": 1}
    assert me(match).cities == ["copenhagen", "amsterdam"]
    assert match.view(0).row == ["warsaw", "munich", "oslo", "kiev"]


@pytest.mark.rule("CGE-EX-H1", "CGE-058", "CGE-059", "CGE-055")
def test_a_city_of_level_3_loses_its_tile_its_cubes_and_its_card_in_the_row() -> None:
    cities = {"berlin": "t24 LV2 c1 u3 b1.2", "warsaw": "t5 c1 l0", "vienna": "t1", "oslo": "t2 LV2 c1 b1.1"}
    row = ["oslo", "berlin", "rome", "kiev"]
    match = table(4, cities=cities, closed=True, hand="1/1/1", row=row, deck=["vienna"])
    deliver(match, "warsaw/berlin/lower", "1r-0t-0s")
    berlin = there(match, "berlin")
    assert (berlin.level, berlin.tile, berlin.cubes, sorted(berlin.beside)) == (3, 0, 0, [0, 1, 2, 3])
    assert match.state.city_deck == ["berlin"]
    assert match.view(0).row == ["oslo", "vienna", "rome", "kiev"]
    assert "log-extras" not in told(match)


@pytest.mark.rule("CGE-EX-Z10", "CGE-EX-Z11", "CGE-220")
def test_a_city_counts_for_what_it_is_when_the_cards_have_advanced() -> None:
    cities = {"berlin": "t24 LV2 c1 u1 b1.1", "warsaw": "t5 c1 l0"}
    row = ["oslo", "berlin", "rome", "kiev"]
    lost = table(2, cities=cities, closed=True, hand="1/0/0", row=row, deck=["oslo"])
    assert "log-extras" not in told(answer_all(lost))
    come = table(2, cities=cities, closed=True, hand="1/0/0", row=row, deck=["warsaw"])
    assert "log-extras" in told(answer_all(come))
    own = table(2, cities=cities, closed=True, hand="1/0/0", row=["oslo"] * 4, deck=["oslo"], held=["berlin"])
    assert "log-extras" in told(answer_all(own))


@pytest.mark.rule("CGE-EX-Z05", "CGE-080", "CGE-081", "CGE-082", "CGE-083", "CGE-084")
def test_who_cannot_deliver_restocks_a_city_or_takes_cards_and_loses_the_post() -> None:
    cities = {"riga": "t18 c0 l0", "oslo": "t2 LV2 c1 b0.1"}
    match = table(2, cities=cities, closed=True)
    assert (asked(match), offered(match)) == ("skip", ["cards", "restock/riga", "restock/oslo"])
    play(match, "restock/riga")
    assert written(match.state.cities["riga"]) == "t18 LV1 c2 l0"
    assert me(match).posts == [3, 4, 4]
    assert match.state.players[0].out == table(2, cities=cities, closed=True).state.players[0].out + 1
    other = play(table(2, cities=cities, closed=True), "cards")
    assert me(other).hand == {"road": 1, "rail": 1, "sea": 1}


@pytest.mark.rule("CGE-EX-Z04", "CGE-079")
def test_nobody_skips_while_a_delivery_is_possible() -> None:
    match = fx1(hand="2/0/0")
    assert (asked(match), offered(match)) == ("supply", ["warsaw/orange", "berlin/brown"])
    with pytest.raises(IllegalAnswer):
        play(match, "cards")
