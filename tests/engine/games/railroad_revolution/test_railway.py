"""Railway (RRV-055 to RRV-067, RRV-173, RRV-176, RRV-177)."""

from __future__ import annotations

import pytest

from engine.games.railroad_revolution.data import DATA
from tests.engine.games.railroad_revolution.build import asked, offered, play
from tests.engine.games.railroad_revolution.turns import (
    TO_DENVER,
    boxes,
    main_keys,
    me,
    next_turn,
    purse,
    told,
    trains,
    turn,
)


@pytest.mark.rule("RRV-055", "RRV-056", "RRV-EX-06")
def test_two_rails_one_of_them_on_difficult_terrain():
    match = turn("railway/white", "was-chi", "chi-kcy", money=600)
    assert purse(match) == (0, 0)
    assert me(match).built == ["WAS-CLT", "WAS-CHI", "CHI-KCY"]
    assert me(match).rails == [0, 2, 2, 2, 2, 2, 1, 2]
    assert "was-chi" not in offered(turn("railway/white", money=599))


@pytest.mark.rule("RRV-055", "RRV-056", "RRV-EX-07")
def test_two_rails_on_difficult_terrain():
    match = turn("railway/white", "was-chi", "clt-lit", money=900)
    assert next_turn(match)
    assert purse(match) == (0, 0)
    assert "clt-lit" not in offered(turn("railway/white", "was-chi", money=899))


@pytest.mark.rule("RRV-055")
def test_rails_need_not_touch_each_other_and_come_from_the_left():
    match = turn("railway/white", "kcy-dena", "clt-mia", money=400, rails="WAS-CHI CHI-KCY", mat_rails=[0, 1, 0, 2])
    assert me(match).built[-2:] == ["KCY-DENa", "CLT-MIA"]
    assert me(match).rails == [0, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("RRV-056")
@pytest.mark.parametrize(
    ("rails", "spaces", "cost"),
    [("", ("clt-mia", "mia-lit"), 500), ("", ("was-chi", "clt-chi"), 800), ("", ("clt-lit", "lit-kcy"), 800),
     ("WAS-CHI CHI-KCY", ("kcy-dena", "kcy-elpa"), 400), ("WAS-CHI", ("clt-lit", "clt-chi"), 900)],
)  # fmt: skip
def test_every_triangle_costs_100_and_plains_nothing(rails, spaces, cost):
    match = turn("railway/white", *spaces, money=1000, rails=rails)
    assert next_turn(match)
    assert purse(match) == (1000 - cost, 0)


@pytest.mark.rule("RRV-057")
def test_a_space_is_available_where_it_touches_the_network_and_holds_no_own_rail():
    match = turn("railway/white", money=2000)
    assert main_keys(match) == {"was-chi", "clt-chi", "clt-lit", "clt-mia"}
    match = turn("railway/white", money=2000, rails="CLT-MIA", others={1: {"rails": "WAS-CHI CHI-LIT"}})
    assert main_keys(match) == {"was-chi", "clt-chi", "clt-lit", "mia-lit", "mia-hou"}
    play(match, "was-chi", "chi-lit")
    assert match.view(None).spaces["WAS-CHI"] == [0, 1], "rails of others do not matter"


@pytest.mark.rule("RRV-058")
def test_the_network_holds_every_city_that_the_rails_reach():
    def seen(**facts):
        return set(turn(**facts).view(None).players[0].cities)

    assert seen() == {"WAS", "CLT"}
    assert seen(rails="CLT-MIA MIA-HOU") == {"WAS", "CLT", "MIA", "HOU"}
    assert seen(rails=TO_DENVER) == {"WAS", "CLT", "CHI", "KCY", "DEN"}
    assert seen(stations={"SEA": [0]}, rails="CLT-MIA", others={1: {"rails": "WAS-CHI"}}) == {"WAS", "CLT", "MIA"}


@pytest.mark.rule("RRV-059", "RRV-057", "RRV-162", "RRV-EX-34")
def test_the_order_of_the_rails_matters():
    match = turn("railway/white", money=600)
    assert "chi-kcy" not in offered(match)
    play(match, "was-chi")
    assert "chi-kcy" in offered(match)
    play(match, "chi-kcy")
    assert me(match).built == ["WAS-CLT", "WAS-CHI", "CHI-KCY"]


@pytest.mark.rule("RRV-060")
def test_railway_needs_rails_and_money_for_all_of_them():
    assert "railway" not in boxes(turn(money=2000, mat_rails=[0], mat_buildings=[1, 1]))
    assert "railway" in boxes(turn(money=500, pool="4 white"))
    assert "railway" not in boxes(turn(money=499, pool="4 white")), "plains and a triangle are the cheapest here"
    assert "railway" in boxes(turn(money=200, shares=2, pool="4 white"))
    assert "railway" not in boxes(turn(money=199, shares=2, pool="4 white"))
    match = turn("railway/white", money=500)
    assert me(match).built[1:] == ["CLT-MIA", "MIA-LIT"], "no others can be paid"


@pytest.mark.rule("RRV-061")
def test_the_last_rail_alone_costs_as_much():
    facts = {"mat_rails": [0, 0, 0, 0, 0, 0, 0, 1]}
    match = turn("railway/white", "was-chi", money=700, **facts)
    assert next_turn(match)
    assert purse(match) == (100, 0)
    assert sum(me(match).rails) == 0
    assert "railway/white" in offered(turn(money=400, **facts))
    assert "railway/white" not in offered(turn(money=399, **facts))


@pytest.mark.rule("RRV-061", "RRV-177", "RRV-060", "RRV-EX-33")
@pytest.mark.parametrize(("left", "spaces"), [(2, ("clt-mia", "chi-kcy")), (1, ("clt-mia",)), (0, ())])
def test_few_rails_left(left, spaces):
    facts = {"pool": "4 white, turquoise", "money": 1000, "rails": "WAS-CHI", "mat_rails": [left]}
    match = turn(**facts)
    assert ("railway/turquoise" in offered(match)) is bool(left)
    if left:
        play(match, "railway/turquoise", *spaces)
        if asked(match) == "deal":
            play(match, "decline")
        assert next_turn(match)
        assert purse(match) == (600, 0)
        assert len(me(match).built) == 2 + left


@pytest.mark.rule("RRV-062", "RRV-085", "RRV-EX-35")
def test_one_deal_card_for_two_deal_icons():
    facts = {"rails": "WAS-CHI CHI-LIT", "others": {1: {"rails": "WAS-CHI CHI-KCY"}}}
    match = turn("railway/white", "chi-kcy", "lit-hou", money=500, deal=1, deck=[4, 7, 9], discards=[], **facts)
    assert next_turn(match), "nobody can accept"
    assert purse(match) == (0, 0)
    assert (match.state.deal, match.state.discards) == (4, [1])


@pytest.mark.rule("RRV-062")
@pytest.mark.parametrize(("space", "deals"), [("chi-kcy", True), ("chi-lit", False)])
def test_the_deal_icon_of_the_space_triggers_the_card(space, deals):
    facts = {"rails": "WAS-CHI", "others": {1: {"rails": "WAS-CHI CHI-KCY"}}, "up": "steps"}
    match = turn("railway/white", "clt-mia", space, money=1000, shares=1, deal=1, **facts)
    assert (asked(match) == "deal") is deals
    assert match.state.deal == 1, "after the whole action"


@pytest.mark.rule("RRV-063", "RRV-170", "RRV-105", "RRV-EX-70")
def test_purple_pays_300_and_takes_a_train():
    facts = {"pool": "4 white, purple", "money": 900}
    match = turn("railway/purple", "was-chi", "chi-kcy", **facts)
    assert main_keys(match) == {"train", "done"}
    play(match, "train")
    assert main_keys(match) == {"money", "steps", "shares", "rail"}
    play(match, "shares")
    assert purse(match) == (0, 0)
    assert trains(match) == ({"shares": 1}, {})
    assert match.state.trains["shares"] == 4
    none = {"money": 0, "steps": 0, "shares": 0, "rail": 0}
    match = turn("railway/purple", "was-chi", "chi-kcy", trains=none, **facts)
    assert purse(match) == (300, 0), "nothing to buy"
    assert me(match).built[1:] == ["WAS-CHI", "CHI-KCY"]
    poor = turn("railway/purple", "was-chi", "chi-kcy", **{**facts, "money": 899})
    assert trains(poor) == ({}, {})
    assert purse(poor) == (299, 0)


@pytest.mark.rule("RRV-064")
@pytest.mark.parametrize(
    ("spaces", "left"), [(("was-chi", "clt-lit"), 450), (("clt-mia", "mia-lit"), 650), (("was-chi", "chi-kcy"), 600)]
)
def test_orange_takes_100_and_50_for_every_triangle(spaces, left):
    match = turn("railway/orange", *spaces, money=1000, pool="4 white, orange")
    assert next_turn(match)
    assert purse(match) == (left, 0)


@pytest.mark.rule("RRV-064", "RRV-060", "RRV-167", "RRV-EX-31")
def test_the_orange_refund_can_pay_the_cost():
    facts = {"pool": "4 white, orange"}
    match = turn("railway/orange", "was-chi", "chi-kcy", money=400, **facts)
    assert purse(match) == (0, 0)
    assert me(match).built[1:] == ["WAS-CHI", "CHI-KCY"]
    short = turn("railway/orange", money=350, **facts)
    assert me(short).built[1:] == ["CLT-MIA", "MIA-LIT"], "$500 and a refund of $150: no others can be paid"
    assert purse(short) == (0, 0)
    assert "railway/white" not in offered(turn(money=400, **facts))


@pytest.mark.rule("RRV-065")
def test_gray_takes_two_shares():
    match = turn("railway/gray", "was-chi", "chi-kcy", money=600, shares=1)
    assert purse(match) == (0, 3)


@pytest.mark.rule("RRV-038", "RRV-065", "RRV-107", "RRV-167", "RRV-EX-03")
def test_gain_first_and_pay_afterwards():
    match = turn("railway/gray", "was-chi", "chi-kcy", money=300)
    assert purse(match) == (0, 0)
    assert [line for line in told(match) if line in ("shares", "sell", "pay")] == ["shares", "sell", "pay"]
    refused = turn(money=300, pool="4 white, gray")
    assert "railway/white" not in offered(refused)
    assert "railway/gray" in offered(refused)


@pytest.mark.rule("RRV-066", "RRV-059", "RRV-067", "RRV-EX-32")
def test_turquoise_places_three_rails():
    match = turn("railway/turquoise", "was-chi", "chi-kcy", "kcy-dena", money=600, pool="4 white, turquoise")
    assert purse(match) == (0, 0)
    assert me(match).rails[:3] == [0, 1, 2]
    assert me(match).built[1:] == ["WAS-CHI", "CHI-KCY", "KCY-DENa"]
    assert "DEN" not in match.view(None).players[0].cities
    later = turn("railway/white", money=2000, rails="WAS-CHI CHI-KCY KCY-DENa")
    assert "kcy-denb" in offered(later), "the junction is in the network"
    assert "den" not in offered(turn("station/white", money=2000, rails="WAS-CHI CHI-KCY KCY-DENa"))


@pytest.mark.rule("RRV-066", "RRV-040")
def test_the_third_rail_is_paid_and_is_the_effect_of_turquoise():
    facts = {"pool": "5 white, turquoise", "milestones": "D-1"}
    match = turn("railway/turquoise", "was-chi", "clt-mia", money=800, **facts)
    assert {"done", "mia-lit", "clt-chi"} & set(offered(match)) == {"done", "mia-lit", "clt-chi"}
    play(match, "clt-chi")
    assert next_turn(match), "no promotion besides"
    assert purse(match) == (0, 0)
    two = turn("railway/turquoise", "was-chi", "clt-mia", "done", money=800, **facts)
    assert main_keys(two) == {"promote", "done"}
    poor = turn("railway/turquoise", "was-chi", "clt-mia", money=799, **facts)
    assert "clt-chi" not in offered(poor)
    white = turn("railway/white", "was-chi", "clt-mia", money=2000, **facts)
    assert asked(white) == "action", "only turquoise places a third"


@pytest.mark.rule("RRV-177")
def test_turquoise_with_two_rails_left_places_two():
    match = turn("railway/turquoise", "was-chi", "clt-mia", money=600, pool="4 white, turquoise", mat_rails=[0, 2])
    assert next_turn(match)
    assert purse(match) == (0, 0)
    assert sum(me(match).rails) == 0


@pytest.mark.rule("RRV-067")
def test_a_junction_joins_two_spaces_and_is_no_city():
    joined = {node: [s.id for s in DATA.spaces.values() if node in (s.a, s.b)] for node in DATA.junctions}
    assert joined["J:KCY-DEN"] == ["KCY-DENa", "KCY-DENb"]
    assert all(node.startswith("J:") and len(spaces) == 2 for node, spaces in joined.items())
    assert len(joined) == 12
    assert not set(joined) & set(DATA.cities)


@pytest.mark.rule("RRV-067")
def test_the_terrain_of_some_spaces():
    printed = {"WAS-CHI": (2, False), "CHI-KCY": (0, True), "CLT-LIT": (3, False), "LIT-HOU": (1, True),
               "MIA-HOU": (2, False), "KCY-DENb": (1, True), "WAS-CLT": (0, False)}  # fmt: skip
    assert {id: (DATA.spaces[id].triangles, DATA.spaces[id].deal) for id in printed} == printed


def amounts(*conditions, **facts):
    """What the conditions of the milestones of seat 0 have."""
    seen = turn(**facts).view(None).players[0]
    return [(c.kind, c.have) for milestone in seen.milestones for c in milestone.conditions if c.kind in conditions]


@pytest.mark.rule("RRV-176")
def test_the_start_rail_counts_for_no_condition():
    assert amounts("deal_rails", "terrain_rails", milestones="D-6 A1-4") == [("deal_rails", 0), ("terrain_rails", 0)]
    assert amounts("terrain_rails", milestones="A1-4", rails="CLT-MIA") == [("terrain_rails", 1)]


@pytest.mark.rule("RRV-173")
def test_a_rail_by_an_effect_counts_like_any_other():
    facts = {"rails": "WAS-CHI", "telegraph": {1: "TG-rail"}, "milestones": "D-6 C-9"}
    match = turn("telegraph/white", "sector-1", "tile", "white", "chi-kcy", **facts)
    seen = match.view(None).players[0]
    assert "KCY" in seen.cities
    have = {c.kind: c.have for milestone in seen.milestones for c in milestone.conditions}
    assert (have["deal_rails"], have["terrain_rails"]) == (1, 1)
