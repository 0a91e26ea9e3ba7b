"""Planning the transport: presence, cubes and demand (CGE-001, CGE-032 to CGE-036, CGE-049, CGE-051)."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.core.play.match import NotYourDecision
from tests.engine.games.cargo_empire.build import asked, offered, play, scored, table, there
from tests.engine.games.cargo_empire.turns import BLUE, FX1, RED, fx1, hand, pairs, until

ANCHOR = {"athens": "t1 c0 l0"}
"""A city of red's that supplies nothing and wants grey: it can be restocked, so that a skipped turn is asked for."""


def ways(cities: dict[str, str], cards: str = "9/9/9") -> set[tuple[str, str]]:
    """Every pair of supply city and demand space that is open to red."""
    match = table(4, RED, cities=ANCHOR | cities, closed=True, hand=cards)
    return set() if asked(match) == "skip" else set(pairs(match))


@pytest.mark.rule("CGE-EX-A1", "CGE-032", "CGE-033", "CGE-034", "CGE-035")
def test_red_has_three_ways_to_deliver():
    assert set(pairs(fx1())) == {
        ("warsaw", "copenhagen/upper"),
        ("berlin", "warsaw/upper"),
        ("berlin", "riga/upper"),
    }


@pytest.mark.rule("CGE-EX-A2", "CGE-032", "CGE-035")
def test_riga_cannot_supply_and_does_not_want_oranges():
    match = fx1()
    before = match.snapshot, match.rev
    with pytest.raises(IllegalAnswer):
        match.answer(RED, "riga/white")
    assert asked(match) == "supply"
    assert (match.snapshot, match.rev) == before
    # without Copenhagen's orange space nothing wants Warsaw's cube, least of all Riga
    assert {supply for supply, _ in pairs(fx1({"copenhagen": "t7 c0 u1"}))} == {"berlin"}
    match = fx1({"copenhagen": "t7 LV1 c0", "amsterdam": "t19 c0"})
    play(match, "warsaw/orange")
    assert set(offered(match)) == {"copenhagen/upper", "amsterdam/upper"}
    with pytest.raises(IllegalAnswer):
        match.answer(RED, "riga/upper")


@pytest.mark.rule("CGE-001", "CGE-032")
@pytest.mark.parametrize(
    ("posts", "present"),
    [
        ("u0", True),
        ("l0", True),
        ("LV2 b0.1", True),
        ("LV2 b1.0", True),
        ("", False),
        ("u1", False),
        ("LV2 b1.2", False),
    ],
)
def test_a_post_on_the_tile_or_beside_the_city_is_presence_and_nobody_elses_is(posts, present):
    # Riga supplies white; Oslo (t13 supplies white itself) wants none, Kiev (t1) does
    cities = {"riga": f"t18 c2 {posts}", "kiev": "t1 c0"}
    assert bool(ways(cities)) is present


@pytest.mark.rule("CGE-033")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_a_supply_city_needs_a_cube(cubes):
    cities = {"riga": f"t18 c{cubes} u0", "kiev": "t1 c0"}
    assert ways(cities) == ({("riga", "kiev/lower")} if cubes else set())


@pytest.mark.rule("CGE-034")
def test_a_city_does_not_deliver_to_itself():
    """No tile wants its own colour, but under the green crest a cube of any colour may come."""
    clans = {RED: {"hand": "9/9/9", "clan": "green", "crest": "riga"}, BLUE: {"clan": "red", "crest": "oslo"}}
    cities = {"riga": "t18 c2 u0", "kiev": "t1", "moscow": "t2 l0"}
    match = table(2, RED, cities=cities, closed=True, others=clans, variants={"clans": "on"})
    found = set(pairs(match))
    assert {("riga", "kiev/upper"), ("riga", "moscow/upper"), ("moscow", "riga/lower")} <= found
    assert all(supply != demand.split("/")[0] for supply, demand in found)


@pytest.mark.rule("CGE-035")
def test_the_demand_space_must_be_free_and_of_the_cubes_colour():
    # Riga's cube is white; t1 wants grey above and white below, t14 LV2 brown and grey, t23 white above
    assert ways({"riga": "t18 u0", "kiev": "t1"}) == {("riga", "kiev/lower")}
    assert ways({"riga": "t18 u0", "kiev": "t1 u1"}) == {("riga", "kiev/lower")}
    assert ways({"riga": "t18 u0", "kiev": "t1 l1"}) == set()
    assert ways({"riga": "t18 u0", "kiev": "t23"}) == {("riga", "kiev/upper")}
    assert ways({"riga": "t18 u0", "kiev": "t2"}) == set()


@pytest.mark.rule("CGE-035", "CGE-007")
def test_the_side_that_is_up_tells_what_a_city_supplies_and_wants():
    # t2 wants grey and brown at LV1, brown and white at LV2
    assert ways({"riga": "t18 u0", "kiev": "t2"}) == set()
    assert ways({"riga": "t18 u0", "kiev": "t2 LV2 b1.2"}) == {("riga", "kiev/lower")}


@pytest.mark.rule("CGE-036", "CGE-058")
def test_a_city_of_level_3_neither_supplies_nor_demands():
    assert ways({"riga": "LV3 b0.0.0.0", "kiev": "t1", "warsaw": "t23"}) == set()
    assert ways({"riga": "t18 u0", "kiev": "LV3 b1.1.2.2"}) == set()


@pytest.mark.rule("CGE-EX-Z45", "CGE-001", "CGE-049", "CGE-061", "CGE-036")
def test_a_load_goes_through_a_city_of_level_3_and_its_card_stays_with_its_owner():
    match = table(
        4,
        RED,
        cities={"warsaw": "LV3 b0.n.n.n", "riga": "t18 LV2 c2 b0.n", "vienna": "t1"},
        closed=True,
        row=["oslo", "rome", "kiev", "milan"],
        others={RED: {"hand": "0/1/0"}, BLUE: {"cities": ["warsaw"]}},
    )
    # the only legal delivery is taken as far as nothing has to be chosen
    assert asked(match) == "lane"
    assert there(match, "vienna").lower.post == RED
    assert there(match, "riga").cubes == 1
    assert hand(match) == "0/0/0"
    play(match, "upper")
    assert match.view(None).players[BLUE].cities == ["warsaw"]
    assert scored(match, BLUE)["city-cards"] == 5


@pytest.mark.rule("CGE-049")
def test_cities_of_any_level_and_anybodys_posts_are_no_obstacle():
    for between in ("LV3 b1.1.1.1", "t9 c0 u1", "t9 LV2 b1.2 l1", "t9 c2"):
        assert ways({"warsaw": "t19 l0", "berlin": between, "copenhagen": "t5 l1"}) == {("warsaw", "copenhagen/upper")}


@pytest.mark.rule("CGE-051")
def test_nothing_but_a_legal_delivery_is_taken_and_a_refused_one_changes_nothing():
    match = fx1()
    for kind, bad, good in [
        ("supply", ["riga/white", "copenhagen/grey", "berlin", "", "done", "cards"], "berlin/brown"),
        ("demand", ["copenhagen/lower", "warsaw/lower", "berlin/upper", "warsaw"], "warsaw/upper"),
        ("cards", ["0r-0t-1s", "2r-0t-0s", "1r-1t-0s", "0r-0t-0s"], "1r-0t-0s"),
    ]:
        assert asked(match) == kind
        before = match.snapshot, match.rev, match.view(RED), match.state.rng
        for key in bad:
            with pytest.raises(IllegalAnswer):
                match.answer(RED, key)
        for other in (BLUE, 2, 3):
            with pytest.raises(NotYourDecision):
                match.answer(other, good)
        assert (match.snapshot, match.rev, match.view(RED), match.state.rng) == before
        play(match, good)
    assert hand(match) == "2/2/2"


@pytest.mark.rule("CGE-051")
def test_supply_city_demand_space_and_cards_are_chosen_before_anything_happens():
    match = play(fx1(), "berlin/brown", "riga/upper")
    assert asked(match) == "cards"
    assert there(match, "berlin").cubes == 2
    assert there(match, "riga").upper.post is None
    assert match.state.plan is not None
    assert (match.state.plan.supply, match.state.plan.demand, match.state.plan.space) == ("berlin", "riga", "upper")
    match.undo(RED)
    match.undo(RED)
    assert asked(match) == "supply"


@pytest.mark.rule("CGE-030", "CGE-219")
def test_a_turn_runs_through_plan_secure_carry_out_and_advance():
    match, kinds = fx1(), []
    turn = match.boundaries
    while match.boundaries == turn:
        kinds.append(asked(match))
        play(match, offered(match)[0])
    assert kinds[:3] == ["supply", "cards", "lane"]
    assert kinds[3:] == ["row-city"] * kinds.count("row-city")


@pytest.mark.rule("CGE-032")
def test_the_supply_cities_of_the_fixture_are_reds_own():
    match = fx1()
    assert offered(match) == ["warsaw/orange", "berlin/brown"]
    assert {key for key in FX1 if RED in match.state.cities[key].posts()} == {"warsaw", "berlin"}
    until(match, "cards")
