"""The Dyorle map (rules section 13): examples V and W, rush fields and tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.games.cargo_empire.cards import fares
from tests.engine.games.cargo_empire.build import asked, me, offered, play, scored, table, there, told
from tests.engine.games.cargo_empire.scenes import BLANKS, DYORLE, NO_TOKENS, columns, dyorle_turn, hand, new, set_up

V1 = {"oakenrail": "t19 c2 b0", "dunmarrow": "t5"}
FIELDS = [
    ("kestrelport", "wyrmstack"),
    ("mistquay", "quillhaven"),
    ("oakenrail", "dunmarrow"),
    ("ironspire", "dunmarrow"),
    ("jasperfell", "yarrowdock"),
    ("verdigris", "aldermoor"),
]
"""The two ends of each rush route, by rush field."""
TOP: dict[str, Any] = {"car": 18, "train": 18, "ship": 18}


def tokens(**fields: str) -> list[str]:
    """Rush tokens by field: `tokens(f3="sea")`."""
    return [fields.get(f"f{n}", "") for n in range(1, 7)]


@pytest.mark.rule("CGE-EX-Z42", "CGE-185", "CGE-186")
def test_two_tokens_of_each_type_lie_on_the_six_fields_in_random_order() -> None:
    found = {tuple(new(2, seed, **DYORLE).view(None).rush) for seed in range(12)}
    assert {tuple(sorted(rush)) for rush in found} == {("rail", "rail", "road", "road", "sea", "sea")}
    assert len(found) > 8
    assert new(2, 1).view(None).rush == []


@pytest.mark.rule("CGE-186", "CGE-187")
def test_each_rush_field_makes_two_land_routes_of_one() -> None:
    for a, b in FIELDS:
        assert {"0r-1t-0s", "2r-0t-0s"} <= {str(cards) for cards in fares("dyorle", a, b)}, (a, b)
        assert "1r-0t-0s" not in {str(cards) for cards in fares("dyorle", a, b)}
    # a route without a field is one
    assert {"1r-0t-0s", "0r-1t-0s"} <= {str(cards) for cards in fares("dyorle", "wyrmstack", "ironspire")}


@pytest.mark.rule("CGE-186", "CGE-188")
@pytest.mark.parametrize(("field", "ends"), list(enumerate(FIELDS, 1)))
def test_the_token_of_a_field_is_taken_on_its_own_route_only(field: int, ends: tuple[str, str]) -> None:
    a, b = ends
    others = ["sea"] * 6
    others[field - 1] = "road"
    match = dyorle_turn({a: "t19 b0", b: "t5"}, others, hand="2/0/0", **TOP)
    assert match.over
    assert match.view(None).rush == ["sea" if n != field else "" for n in range(1, 7)]
    assert columns(match) == (18 + 1 + 2, 18, 18)


@pytest.mark.rule("CGE-EX-V1", "CGE-187")
@pytest.mark.parametrize("rush", [tokens(f3="road"), NO_TOKENS])
def test_from_oakenrail_to_dunmarrow_one_pays_two_segments_with_or_without_a_token(rush: list[str]) -> None:
    match = dyorle_turn(V1, rush, hand="5/5/0")
    assert (asked(match), set(offered(match))) == ("cards", {"0r-1t-0s", "2r-0t-0s"})


@pytest.mark.rule("CGE-EX-V1", "CGE-188", "CGE-192")
def test_the_token_on_the_way_moves_the_car_before_the_train_has_its_advance() -> None:
    match = dyorle_turn(V1, tokens(f3="road"), hand="0/1/0")
    # the delivery is carried out, and the car leaves the start first
    assert (asked(match), hand(match), columns(match)) == ("lane", "0/0/0", (0, 0, 0))
    assert there(match, "oakenrail").cubes == 1
    assert there(match, "dunmarrow").upper.post == 0  # type: ignore[union-attr]
    assert match.view(0).rush == NO_TOKENS
    play(match, "lower")
    assert (columns(match), hand(match)) == ((1, 0, 0), "0/1/0")
    assert asked(match) == "lane"
    play(match, "upper")
    assert (columns(match), hand(match)) == ((1, 1, 0), "1/1/0")
    assert match.over


@pytest.mark.rule("CGE-192")
def test_the_rush_advance_comes_after_the_upgrade() -> None:
    match = dyorle_turn({"oakenrail": "t19 b0", "dunmarrow": "t5 l1"}, tokens(f3="road"), hand="0/1/0", **TOP)
    lines = [line for line in told(match) if line in ("log-upgrade", "log-rush", "log-advance-vp", "log-extras")]
    assert lines == ["log-upgrade", "log-rush", "log-advance-vp", "log-advance-vp"]
    perfect = dyorle_turn({"oakenrail": "t19 b0", "dunmarrow": "t5 c0 l1"}, tokens(f3="road"), hand="0/1/0", **TOP)
    assert columns(perfect) == (19, 20, 18)


@pytest.mark.rule("CGE-192", "CGE-220", "CGE-064")
def test_a_city_card_that_the_rush_advance_brings_counts_for_the_reward() -> None:
    # a06, upper lane: the first field has a city icon
    facts: dict[str, Any] = {"row": ["oakenrail", "blank", "blank", "blank"], "deck": ["blank"] * 4}
    match = dyorle_turn(V1, tokens(f3="road"), hand="0/1/0", tracks=("a06", "a01", "a01"), train=18, **facts)
    play(match, "upper", "oakenrail")
    assert columns(match) == (1, 20, 0)


@pytest.mark.rule("CGE-188")
@pytest.mark.parametrize(
    ("token", "then"), [("road", (19, 19, 18)), ("rail", (18, 20, 18)), ("sea", (18, 19, 19)), ("", (18, 19, 18))]
)
def test_each_token_moves_the_marker_of_its_type_by_one(token: str, then: tuple[int, int, int]) -> None:
    match = dyorle_turn(V1, tokens(f3=token, f1="sea"), hand="0/1/0", **TOP)
    assert columns(match) == then
    assert match.view(None).rush == tokens(f1="sea")


@pytest.mark.rule("CGE-188")
def test_a_marker_that_a_token_moves_takes_the_bonus_of_its_field() -> None:
    match = dyorle_turn(V1, tokens(f3="sea"), hand="0/1/0", train=18)
    play(match, "upper")  # of a01, where a road icon is
    assert (columns(match), hand(match)) == ((0, 19, 1), "1/0/0")


Z28 = {"oakenrail": "t19 b0", "ironspire": "t5"}


@pytest.mark.rule("CGE-EX-Z28", "CGE-189", "CGE-194", "CGE-195")
def test_of_two_tokens_on_the_way_the_player_takes_one() -> None:
    rush = tokens(f3="sea", f4="rail")
    match = dyorle_turn(Z28, rush, hand="0/2/0", **TOP)
    assert (asked(match), offered(match)) == ("rush", ["field-3", "field-4"])
    for key in ("none", "field-3+field-4"):
        with pytest.raises(IllegalAnswer):
            match.answer(0, key)
    play(match, "field-3")
    assert match.over
    assert columns(match) == (18, 20, 19)
    assert match.view(None).rush == tokens(f4="rail")


@pytest.mark.rule("CGE-EX-Z29", "CGE-193", "CGE-066")
@pytest.mark.parametrize("reward", [{"held": ["oakenrail"]}, {"row": ["blank", "ironspire", "blank", "blank"]}])
def test_the_extra_advance_goes_to_the_train_not_to_the_ship_that_the_token_moved(reward: dict[str, Any]) -> None:
    match = dyorle_turn(Z28, tokens(f3="sea", f4="rail"), hand="0/2/0", **reward, **TOP)
    play(match, "field-3")
    assert match.over
    assert columns(match) == (18, 21, 19)


@pytest.mark.rule("CGE-195")
def test_a_rail_card_may_end_in_the_middle_of_a_rush_route() -> None:
    # Umberfield, Oakenrail, rush field, Dunmarrow: three segments, of which rail covers one and a half routes
    cities = {"umberfield": "t19 b0", "dunmarrow": "t5"}
    match = dyorle_turn(cities, hand="3/3/0")
    assert {"1r-1t-0s", "3r-0t-0s", "0r-2t-0s"} == set(offered(match))


@pytest.mark.rule("CGE-194", "CGE-188")
def test_a_ship_that_passes_a_rush_field_takes_no_token() -> None:
    # from Mistquay to Umberfield over Oakenrail, or by ship to Quillhaven
    match = dyorle_turn({"mistquay": "t19 b0", "umberfield": "t5"}, tokens(f2="sea"), hand="1/1/1", **TOP)
    assert set(offered(match)) == {"0r-1t-0s", "1r-0t-1s"}
    play(match, "1r-0t-1s", "car")
    assert match.over
    assert match.view(None).rush == tokens(f2="sea")


@pytest.mark.rule("CGE-194", "CGE-188")
@pytest.mark.parametrize(("key", "then"), [("field-2", (19, 20, 18)), ("none", (18, 20, 18))])
def test_of_two_ways_equally_short_the_player_names_the_one_past_the_token_or_over_it(
    key: str, then: tuple[int, int, int]
) -> None:
    # from Northgear to Quillhaven over Mistquay and its rush field, or over Oakenrail
    match = dyorle_turn({"northgear": "t19 b0", "quillhaven": "t5"}, tokens(f2="road", f3="sea"), hand="0/2/0", **TOP)
    assert (asked(match), offered(match)) == ("rush", ["field-2", "none"])
    play(match, key)
    assert columns(match) == then
    assert match.view(None).rush == tokens(f2="road" if key == "none" else "", f3="sea")


@pytest.mark.rule("CGE-194", "CGE-188")
def test_a_token_on_the_only_way_is_taken() -> None:
    match = dyorle_turn({"umberfield": "t19 b0", "dunmarrow": "t5"}, tokens(f3="road"), hand="1/1/0", **TOP)
    assert match.view(0).rush == NO_TOKENS


@pytest.mark.rule("CGE-EX-Z42", "CGE-190", "CGE-188", "CGE-185")
def test_maintenance_returns_all_tokens_to_the_bag_and_draws_six_anew() -> None:
    found = set()
    for seed in range(10):
        rush = ["road", "", "rail", "sea", "", "sea"]
        # seat 0, which may restock Oakenrail, has the first choice of the round
        cities = {"oakenrail": "t1 c1 u0"}
        facts: dict[str, Any] = {"cities": cities, "closed": True, "row": BLANKS, "state": {"phase": "maintenance"}}
        match = table(3, variants=DYORLE, rush=rush, seed=seed, **facts)
        assert match.view(None).round == 2
        drawn = match.view(None).rush
        assert Counter(drawn) == {"road": 2, "rail": 2, "sea": 2}
        found.add(tuple(drawn))
    assert len(found) > 6


@pytest.mark.rule("CGE-EX-Z42", "CGE-188", "CGE-190")
def test_a_token_that_was_taken_is_back_in_the_next_round_and_not_before() -> None:
    match = set_up(new(2, 8, **DYORLE), seed=8)
    taken = 0
    while match.state.round == 1:
        before = sum(bool(token) for token in match.state.rush)
        keys = offered(match)
        play(match, next((key for key in keys if key.startswith("field")), keys[-1]))
        if match.state.round == 1:
            left = sum(bool(token) for token in match.state.rush)
            assert 0 <= before - left <= 1
            taken += before - left
    assert Counter(match.state.rush) == {"road": 2, "rail": 2, "sea": 2}
    assert taken


@pytest.mark.rule("CGE-EX-W1", "CGE-191", "CGE-104")
@pytest.mark.parametrize("rush", [tokens(f3="road"), NO_TOKENS])
def test_objective_nine_links_the_ends_of_a_rush_route_with_or_without_its_token(rush: list[str]) -> None:
    own = {"oakenrail": "LV3 b0.n.n.n", "dunmarrow": "t5 u0", "brasshollow": "t2 l0"}
    facts: dict[str, Any] = {"variants": DYORLE, "closed": True, "rush": rush, "state": {"phase": "over"}}
    assert scored(table(2, cities=own, objectives=[9], **facts))["objectives"] == 3
    # without the city in the middle two of them are far from each other
    apart = {"oakenrail": "LV3 b0.n.n.n", "brasshollow": "t2 l0"}
    assert scored(table(2, cities=apart, objectives=[9], **facts))["objectives"] == 1
    assert me(table(2, cities=own, objectives=[9], **facts)).objective_vp == [3]
