"""Which card sets pay which way: rules section 3, and the rulebook's examples B to E."""

from __future__ import annotations

import pytest

from engine.games.cargo_empire.cards import Cards, efficient, fares, pays, pays_run
from engine.games.cargo_empire.routes import Shape, shapes, ways


def sets(a: str, b: str, board: str = "europe", port: str = "", boost: bool = False) -> set[str]:
    return {str(cards) for cards in fares(board, a, b, port, boost)}


@pytest.mark.rule("CGE-EX-B1", "CGE-041", "CGE-043")
def test_two_segments_or_one_and_the_sea_lead_from_warsaw_to_copenhagen() -> None:
    assert shapes("europe", "warsaw", "copenhagen") == (Shape(False, 2, 0), Shape(True, 1, 0))
    assert sets("warsaw", "copenhagen") == {"2r-0t-0s", "0r-1t-0s", "1r-0t-1s"}


@pytest.mark.rule("CGE-EX-E3", "CGE-EX-C1", "CGE-EX-E1", "CGE-EX-E2", "CGE-047", "CGE-048")
def test_a_rail_card_is_not_split_by_the_sea_and_no_card_may_be_superfluous() -> None:
    assert sets("warsaw", "milan") == {"3r-0t-0s", "1r-1t-0s", "0r-2t-0s", "2r-0t-1s"}


@pytest.mark.rule("CGE-EX-Z01")
def test_the_way_over_land_is_always_allowed() -> None:
    assert sets("lisbon", "athens") == {"0r-0t-1s", "0r-4t-0s", "1r-3t-0s", "3r-2t-0s", "5r-1t-0s", "7r-0t-0s"}


@pytest.mark.rule("CGE-EX-Z03", "CGE-038", "CGE-045")
def test_each_side_of_the_sea_is_paid_by_cards_of_its_own() -> None:
    assert shapes("europe", "bucharest", "edinburgh") == (Shape(False, 6, 0), Shape(True, 1, 1))
    assert not pays(Shape(True, 1, 1), Cards(0, 1, 1))
    assert sets("bucharest", "edinburgh") == {
        "2r-0t-1s",
        "1r-1t-1s",
        "0r-2t-1s",
        "0r-3t-0s",
        "2r-2t-0s",
        "4r-1t-0s",
        "6r-0t-0s",
    }


@pytest.mark.rule("CGE-EX-Z48", "CGE-044")
@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        (Shape(False, 1, 0), "1r-0t-0s 0r-1t-0s"),
        (Shape(False, 2, 0), "0r-1t-0s 2r-0t-0s"),
        (Shape(False, 3, 0), "1r-1t-0s 0r-2t-0s 3r-0t-0s"),
        (Shape(False, 4, 0), "0r-2t-0s 2r-1t-0s 4r-0t-0s"),
        (Shape(False, 5, 0), "0r-3t-0s 1r-2t-0s 3r-1t-0s 5r-0t-0s"),
        (Shape(True, 0, 0), "0r-0t-1s"),
        (Shape(True, 0, 1), "1r-0t-1s 0r-1t-1s"),
        (Shape(True, 0, 2), "0r-1t-1s 2r-0t-1s"),
        (Shape(True, 1, 1), "2r-0t-1s 1r-1t-1s 0r-2t-1s"),
    ],
)
def test_a_shape_alone_is_paid_by_these_sets(shape: Shape, expected: str) -> None:
    assert {str(cards) for cards in efficient((shape,), False)} == set(expected.split())


@pytest.mark.rule("CGE-044")
def test_no_segment_is_paid_by_no_card() -> None:
    assert pays_run(0, 0, 0, False)
    assert not pays_run(0, 1, 0, False)
    assert not pays_run(1, 0, 0, False)


@pytest.mark.rule("CGE-EX-Z24", "CGE-135", "CGE-136")
def test_a_boosted_rail_card_covers_three_segments_and_keeps_its_boost_when_others_are_left_out() -> None:
    assert {s for s in sets("warsaw", "milan", boost=True) if "boosted" in s} == {"0r-1t-0s-boosted"}
    assert {s for s in sets("rome", "kiev", boost=True) if "boosted" in s} == {
        "0r-1t-1s-boosted",
        "0r-2t-0s-boosted",
        "2r-1t-0s-boosted",
    }


@pytest.mark.rule("CGE-EX-Z25", "CGE-141")
def test_a_crest_that_may_be_a_port_adds_what_is_legal_then_to_what_is_legal_anyhow() -> None:
    assert sets("warsaw", "copenhagen", port="warsaw") == {"0r-0t-1s", "0r-1t-0s", "2r-0t-0s", "1r-0t-1s"}


@pytest.mark.rule("CGE-EX-Z28", "CGE-187", "CGE-194")
def test_a_rush_field_counts_as_a_city_on_the_way() -> None:
    assert sets("oakenrail", "dunmarrow", "dyorle") == {"2r-0t-0s", "0r-1t-0s"}
    (way,) = ways("dyorle", "oakenrail", "ironspire", Shape(False, 4, 0))
    assert way.cities == ("oakenrail", "dunmarrow", "ironspire")
    assert way.rush == {3, 4}
