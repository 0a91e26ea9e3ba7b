"""Securing the transport: which cards carry a load from one city to another (CGE-037 to CGE-050)."""

from __future__ import annotations

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.games.cargo_empire.cards import Cards, efficient
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.routes import Shape, shapes
from tests.engine.games.cargo_empire import brute
from tests.engine.games.cargo_empire.build import Game, actor, asked, offered, play, table
from tests.engine.games.cargo_empire.turns import MILAN, fx1, hand

ANY_HAND = "20/20/20"


def sets(way: str, cards: str = ANY_HAND, map: str = "europe") -> list[str]:
    """The card sets that are offered from one city to another, everything else being possible."""
    supply, demand = way.split("/")
    match = table(4, cities={supply: "t19 c2 l0", demand: "t5 c1"}, closed=True, hand=cards, variants={"map": map})
    return sorted(offered(play(match, f"{demand}/upper") if asked(match) == "demand" else match))


def refused(match: Game, key: str) -> None:
    """The answer is refused and changes nothing."""
    before = (match.state, match.snapshot, match.rev, offered(match))
    with pytest.raises(IllegalAnswer):
        match.answer(actor(match), key)
    assert before == (match.state, match.snapshot, match.rev, offered(match))


def secure(match: Game, supply: str, demand: str) -> Game:
    """Plan a delivery up to its cards."""
    for kind, key in (("supply", supply), ("demand", demand)):
        if asked(match) == kind:
            play(match, key)
    assert asked(match) == "cards"
    return match


# -- the rulebook's examples


@pytest.mark.rule("CGE-EX-B1", "CGE-037", "CGE-038", "CGE-039", "CGE-046", "CGE-043")
def test_warsaw_to_copenhagen_takes_two_roads_or_a_railway_or_the_ship_from_riga():
    match = secure(fx1(), "warsaw/orange", "copenhagen/upper")
    assert sorted(offered(match)) == sorted(["2r-0t-0s", "0r-1t-0s", "1r-0t-1s"])
    assert set(shapes("europe", "warsaw", "copenhagen")) == {Shape(False, 2, 0), Shape(True, 1, 0)}


@pytest.mark.rule("CGE-EX-C1", "CGE-038", "CGE-045")
def test_a_rail_card_cannot_be_split_around_the_sea_leg():
    match = secure(fx1(MILAN), "warsaw/orange", "milan/lower")
    refused(match, "0r-1t-1s")


@pytest.mark.rule("CGE-EX-D1", "CGE-047")
def test_no_card_may_be_played_beside_a_railway_that_goes_all_the_way():
    match = secure(fx1(), "warsaw/orange", "copenhagen/upper")
    refused(match, "0r-2t-0s")
    refused(match, "1r-1t-0s")
    play(match, "0r-1t-0s")
    assert hand(match) == "3/1/2"


@pytest.mark.rule("CGE-EX-E1", "CGE-EX-E2", "CGE-EX-E3", "CGE-043", "CGE-047", "CGE-041", "CGE-048")
def test_warsaw_to_milan_by_sea_is_as_short_as_over_land_but_a_railway_makes_the_ship_needless():
    match = secure(fx1(MILAN), "warsaw/orange", "milan/lower")
    assert sorted(offered(match)) == sorted(["3r-0t-0s", "1r-1t-0s", "0r-2t-0s", "2r-0t-1s"])
    refused(match, "1r-1t-1s")
    play(match, "2r-0t-1s")
    assert hand(match) == "1/2/1"


# -- constructed ones


@pytest.mark.rule("CGE-EX-Z01", "CGE-041", "CGE-043", "CGE-047")
def test_sea_is_never_compulsory():
    land = ["0r-4t-0s", "1r-3t-0s", "3r-2t-0s", "5r-1t-0s", "7r-0t-0s"]
    assert sets("lisbon/athens") == sorted(["0r-0t-1s", *land])


@pytest.mark.rule("CGE-EX-Z02", "CGE-043")
def test_no_detour_however_it_is_paid():
    assert sets("berlin/warsaw") == ["0r-1t-0s", "1r-0t-0s"]


@pytest.mark.rule("CGE-EX-Z03", "CGE-045", "CGE-038")
def test_two_land_runs_around_a_sea_leg_take_cards_of_their_own():
    sea = ["2r-0t-1s", "1r-1t-1s", "0r-2t-1s"]
    land = ["0r-3t-0s", "2r-2t-0s", "4r-1t-0s", "6r-0t-0s"]
    assert sets("bucharest/edinburgh") == sorted([*sea, *land])


LAND = {
    1: "100 010",
    2: "010 200",
    3: "110 020 300",
    4: "020 210 400",
    5: "030 120 310 500",
}
SEA = {(0, 0): "001", (0, 1): "101 011", (0, 2): "011 201", (1, 1): "201 111 021"}


def as_words(found: tuple[Cards, ...]) -> list[str]:
    return sorted(f"{cards.road}{cards.rail}{cards.sea}" for cards in found)


@pytest.mark.rule("CGE-EX-Z48", "CGE-040", "CGE-042", "CGE-044", "CGE-045", "CGE-046")
def test_the_payment_tables():
    for length, expected in LAND.items():
        assert as_words(efficient((Shape(False, length, 0),), False)) == sorted(expected.split()), length
    for (before, after), expected in SEA.items():
        assert as_words(efficient((Shape(True, before, after),), False)) == sorted(expected.split())
        assert as_words(efficient((Shape(True, after, before),), False)) == sorted(expected.split())


@pytest.mark.rule("CGE-EX-Z48", "CGE-040", "CGE-044", "CGE-045")
@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("berlin/warsaw", "100 010"),
        ("kiev/berlin", "010 200"),
        ("kiev/munich", "110 020 300"),
        ("frankfurt/kiev", "110 020 300"),
        ("riga/milan", "020 210 400 101 011"),
    ],
)
def test_the_payment_tables_hold_on_the_map(way, expected):
    """Where one shape alone is allowed, or a second one makes nothing of the first needless."""
    supply, demand = way.split("/")
    length = brute.words("europe", supply, demand)
    assert sets(way) == sorted(f"{a}r-{b}t-{c}s" for a, b, c in expected.split()), length


# -- clauses


@pytest.mark.rule("CGE-037", "CGE-038")
def test_a_road_card_lies_on_one_land_segment_and_a_rail_card_on_one_or_two():
    assert "1r-0t-0s" in sets("berlin/warsaw")
    assert "0r-1t-0s" in sets("berlin/warsaw")
    assert "1r-0t-0s" not in sets("warsaw/copenhagen")
    assert "0r-1t-0s" in sets("warsaw/copenhagen")
    assert "0r-1t-0s" not in sets("warsaw/milan")


@pytest.mark.rule("CGE-038", "CGE-045")
def test_a_rail_card_pays_two_segments_only_if_they_follow_each_other():
    # over land 3 segments; over Riga and Rome one segment on either side of the ship
    assert "0r-1t-1s" not in sets("warsaw/milan")
    # Moscow to Milan: one segment to Riga, the ship, one to Milan; one of two cards may be a railway on either side
    found = sets("moscow/milan")
    assert {"2r-0t-1s", "1r-1t-1s", "0r-2t-1s"} <= set(found)
    assert "0r-1t-1s" not in found


@pytest.mark.rule("CGE-039")
def test_a_ship_goes_from_any_port_to_any_other_and_to_no_other_city():
    assert "0r-0t-1s" in sets("lisbon/athens")
    assert "0r-0t-1s" in sets("st-petersburg/rome")
    assert "0r-0t-1s" not in sets("lisbon/milan")
    assert "0r-0t-1s" not in sets("madrid/athens")


@pytest.mark.rule("CGE-040", "CGE-043")
def test_the_sea_leg_is_one_step():
    # Riga to Copenhagen: three segments over land, one step by sea; to Berlin two over land, two by sea
    assert "0r-0t-1s" in sets("riga/copenhagen")
    assert {"1r-0t-1s", "0r-1t-0s", "2r-0t-0s"} == set(sets("riga/berlin"))
    # from Berlin to Copenhagen one segment; over Amsterdam and the sea it would be two steps
    assert sets("berlin/copenhagen") == ["0r-1t-0s", "1r-0t-0s"]
    # from Warsaw to Berlin one segment is fewer than any way by sea
    assert not any(key.endswith("1s") for key in sets("warsaw/berlin"))


@pytest.mark.rule("CGE-042")
def test_land_may_lie_on_neither_on_one_or_on_both_sides_of_the_sea_leg():
    for way, runs in {
        "lisbon/athens": (0, 0),
        "warsaw/copenhagen": (1, 0),
        "riga/milan": (0, 1),
        "moscow/milan": (1, 1),
    }.items():
        a, b = way.split("/")
        assert [shape[1:] for shape in shapes("europe", a, b) if shape.sea] == [runs], way


@pytest.mark.rule("CGE-041", "CGE-043")
def test_over_land_only_the_shortest_way_counts():
    # Lisbon to Athens is seven segments over land, one by sea
    assert {"7r-0t-0s", "0r-4t-0s"} <= set(sets("lisbon/athens"))
    assert not {"8r-0t-0s", "6r-1t-0s"} & set(sets("lisbon/athens"))
    assert sets("warsaw/berlin") == ["0r-1t-0s", "1r-0t-0s"]


@pytest.mark.rule("CGE-045")
def test_a_way_by_sea_takes_exactly_one_sea_card():
    for a, b in [("lisbon", "athens"), ("moscow", "milan"), ("bucharest", "edinburgh")]:
        assert {key[-2:] for key in sets(f"{a}/{b}")} == {"0s", "1s"}


@pytest.mark.rule("CGE-046")
def test_only_cards_of_the_own_hand_can_be_played():
    assert sets("warsaw/milan", "3/1/1") == ["1r-1t-0s", "2r-0t-1s", "3r-0t-0s"]
    assert sets("warsaw/milan", "2/1/1") == ["1r-1t-0s", "2r-0t-1s"]
    assert sets("warsaw/milan", "1/2/1") == ["0r-2t-0s", "1r-1t-0s"]


@pytest.mark.rule("CGE-047")
def test_not_even_two_cards_together_may_be_needless():
    # sea alone goes from Lisbon to Athens; nothing may be added
    assert all(key == "0r-0t-1s" for key in sets("lisbon/athens") if key.endswith("1s"))
    # rail, rail, rail covers four segments with two of its cards
    found = sets("zurich/kiev")
    assert {"0r-2t-0s", "2r-1t-0s", "4r-0t-0s"} <= set(found)
    assert not {"0r-3t-0s", "2r-2t-0s", "1r-2t-0s"} & set(found)


@pytest.mark.rule("CGE-048")
def test_a_set_is_legal_although_another_one_has_fewer_cards():
    assert sets("kiev/munich") == sorted(["3r-0t-0s", "1r-1t-0s", "0r-2t-0s"])


@pytest.mark.rule("CGE-049")
def test_a_way_leads_through_cities_of_any_level_whoever_is_there():
    for between in ("LV3 bn.n.n.n", "LV3 b1.1.2.3", "t1 u1", "t1 LV2 u2 b1.1", "t1 c0"):
        cities = {"warsaw": "t19 c2 l0", "berlin": between, "copenhagen": "t5"}
        match = table(4, cities=cities, closed=True, hand="2/1/0")
        play(match, *(["copenhagen/upper"] if asked(match) == "demand" else []))
        assert offered(match) == ["0r-1t-0s", "2r-0t-0s"], between


# -- all pairs of cities


@pytest.mark.rule("CGE-041", "CGE-043", "CGE-044", "CGE-045", "CGE-046", "CGE-047", "CGE-048")
@pytest.mark.parametrize("map", ["europe", "dyorle"])
def test_between_all_pairs_of_cities_exactly_the_card_sets_of_the_brute_force_are_offered(map):
    cities = list(DATA.maps[map].cities)
    for supply in cities:
        world = {key: "t19 c1 l0" if key == supply else "t5 c1" for key in cities}
        match = table(4, cities=world, hand=ANY_HAND, variants={"map": map})
        assert asked(match) == "demand"
        assert sorted(offered(match)) == sorted(f"{key}/upper" for key in cities if key != supply)
        for demand in cities:
            if demand != supply:
                play(match, f"{demand}/upper")
                expected = {brute.key(cards) for cards in brute.legal(map, supply, demand)}
                assert set(offered(match)) == expected, (supply, demand)
                match.undo(0)


@pytest.mark.rule("CGE-040")
def test_the_map_of_europe_is_as_long_as_the_examples_say():
    lengths = {"lisbon/athens": 7, "warsaw/milan": 3, "warsaw/copenhagen": 2, "bucharest/edinburgh": 6, "rome/kiev": 5}
    for way, length in lengths.items():
        assert f"{length}r-0t-0s" in sets(way), way
