"""Two players with vassals (rules section 12): example U, step 5 of a turn, and what vassals do not do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.play.ask import IllegalAnswer
from tests.engine.games.cargo_empire.build import Game, asked, me, offered, play, scored, table, there, told, written
from tests.engine.games.cargo_empire.scenes import CLANS, VASSALS, columns, hand, last_turn, new, set_up

RIGA = {"riga": "t18 c1 l0", "vienna": "t4"}
"""Seat 0 delivers from Riga to Vienna, by rail."""
U1 = {**RIGA, "marseille": "t2 c2", "frankfurt": "t20 c0 l1"}
TOP: dict[str, Any] = {"car": 18, "train": 18, "ship": 18}


def step5(cities: dict[str, str], **facts: Any) -> Game:
    """Seat 0 has delivered from Riga to Vienna in its last turn: its vassal is next."""
    return last_turn(2, cities, **{"variants": VASSALS, "hand": "0/1/0", **TOP, **facts})


@pytest.mark.rule("CGE-178")
def test_each_of_the_two_players_has_twelve_posts_of_a_vassal_and_nothing_else_of_it() -> None:
    match = set_up(new(2, 5, **VASSALS))
    view = match.view(None)
    assert [player.vassals_left for player in view.players] == [12, 12]
    assert len({colour for player in view.players for colour in (player.colour, player.vassal_colour)}) == 4
    # no seat, and so no order post, hand, markers or cards
    assert (view.seats, len(view.players), sorted(view.order), view.forwarder_seat) == (2, 2, [0, 1], None)
    assert view.city_deck == 24 - 4 - 2 + 6
    assert view.objective_deck == 24 - 2
    assert (
        sum(
            len(city.beside) + sum(s is not None and s.post is not None for s in (city.upper, city.lower))
            for city in view.cities
        )
        == 4
    )
    assert [player.vassals_left for player in set_up(new(2, 5)).view(None).players] == [0, 0]


@pytest.mark.rule("CGE-EX-U1", "CGE-180", "CGE-181", "CGE-182")
def test_the_vassal_of_red_upgrades_frankfurt_and_nobody_is_rewarded() -> None:
    match = step5(U1)
    assert (asked(match), hand(match)) == ("vassal-supply", "0/0/0")
    assert match.view(0).players[0].vassal_colour == "green"
    with pytest.raises(IllegalAnswer):
        match.answer(0, "done")
    play(match, "marseille/orange")
    assert match.over
    assert there(match, "marseille").cubes == 1
    assert written(match.state.cities["frankfurt"]) == "t20 LV2 c2 bv0.1"
    assert there(match, "frankfurt").supply == "brown"
    assert match.view(None).vassal_owners[there(match, "frankfurt").beside[0]] == 0
    # Frankfurt had no cube: a perfect upgrade, were it a player's own
    assert (columns(match), columns(match, 1)) == ((18, 19, 18), (0, 0, 0))
    assert hand(match) == "0/0/0"
    assert me(match).vassals_left == 11


@pytest.mark.rule("CGE-180", "CGE-181")
def test_a_vassal_delivers_any_cube_that_is_demanded_anywhere_however_far() -> None:
    # nobody is present in Lisbon, Athens, Dublin and Kiev; Berlin and Riga have no cube left
    cities = {**RIGA, "lisbon": "t7", "athens": "t1", "dublin": "t3", "berlin": "t9 c0 u1", "kiev": "t19"}
    match = step5(cities)
    assert asked(match) == "vassal-supply"
    assert set(offered(match)) == {"lisbon/grey", "kiev/brown", "athens/orange", "dublin/orange", "vienna/orange"}
    assert set(offered(play(match.fork(), "lisbon/grey"))) == {"athens/upper", "dublin/lower"} | {"kiev/lower"}
    far = play(match.fork(), "lisbon/grey", "athens/upper")
    assert there(far, "athens").upper.post not in (0, 1, None)  # type: ignore[union-attr]
    assert there(far, "lisbon").cubes == 1
    assert hand(far) == "0/0/0"


@pytest.mark.rule("CGE-181")
def test_where_no_cube_is_demanded_elsewhere_there_is_no_step_five() -> None:
    match = step5(RIGA)
    assert match.over
    assert "log-delivery" in told(match)
    assert "log-no-vassal" in told(match)
    assert me(match).vassals_left == 12


@pytest.mark.rule("CGE-182")
def test_a_vassal_may_complete_a_city_of_level_2() -> None:
    cities = {**RIGA, "marseille": "t2 c1", "oslo": "t9 LV2 c1 l1 bn.n"}
    match = step5(cities)
    play(match, "marseille/orange")
    oslo = there(match, "oslo")
    assert (oslo.level, oslo.cubes, len(oslo.beside)) == (3, 0, 4)
    assert columns(match) == (18, 19, 18)


@pytest.mark.rule("CGE-EX-Z27", "CGE-179", "CGE-032")
def test_a_city_with_a_vassals_post_only_supplies_the_vassal_but_not_the_player() -> None:
    # Riga holds the vassal's post and two cubes; Warsaw is the player's own
    cities = {"riga": "t18 c2 lv0", "vienna": "t4", "warsaw": "t5 c1 l0", "oslo": "t7"}
    match = step5(cities, hand="0/3/0")
    # the player had to deliver from Warsaw; for the vassal, Riga's cubes are the only ones that are demanded
    assert (there(match, "warsaw").cubes, there(match, "riga").cubes) == (0, 2)
    assert (asked(match), set(offered(match))) == ("vassal-demand", {"vienna/upper", "oslo/lower"})
    play(match, "vienna/upper")
    assert there(match, "riga").cubes == 1
    alone = step5({"riga": "t18 c2 lv0", "vienna": "t4"}, hand="0/3/0")
    assert "log-delivery" not in told(alone)
    assert "log-skip" in told(alone)


@pytest.mark.rule("CGE-EX-Z27", "CGE-183")
@pytest.mark.parametrize(
    ("posts", "level3", "objective"), [("bv0.v0.v0.v0", 0, 0), ("b0.v0.v0.v0", 3, 3), ("b0.0.v0.v1", 6, 3)]
)
def test_posts_of_a_vassal_score_for_nobody(posts: str, level3: int, objective: int) -> None:
    # objective 18: 3 VP for each LV3 city with presence
    facts: dict[str, Any] = {"variants": VASSALS, "closed": True, "state": {"phase": "over"}}
    match = table(
        2,
        cities={"oslo": f"LV3 {posts}", "rome": "t5 uv0 lv1"},
        objectives=[18],
        others={1: {"objectives": [14]}},
        **facts,
    )
    assert scored(match, 0)["level3"] == level3
    assert scored(match, 0)["objectives"] == objective
    assert scored(match, 1) == {"development": 0, "level3": 0, "city-cards": 0, "objectives": 0}


@pytest.mark.rule("CGE-183")
@pytest.mark.parametrize("objective", [1, 9, 14, 17, 19, 20])
def test_no_objective_counts_posts_of_a_vassal(objective: int) -> None:
    vassals = {key: f"t{tile} uv0" for tile, key in enumerate(["riga", "oslo", "rome", "dublin", "london"], 1)}
    vassals |= {"warsaw": "t6 LV2 bv0.v0", "moscow": "t7 LV2 bv0.v0", "kiev": "t8 LV2 bv0.v0", "milan": "t9 LV2 bv0.v0"}
    vassals["berlin"] = "LV3 bv0.v0.v0.v0"
    own = {key: text.replace("v0", "0") for key, text in vassals.items()}
    facts: dict[str, Any] = {"variants": VASSALS, "closed": True, "state": {"phase": "over"}, "objectives": [objective]}
    assert scored(table(2, cities=vassals, **facts))["objectives"] == 0
    assert scored(table(2, cities=own, **facts))["objectives"] > 0


@pytest.mark.rule("CGE-EX-Z27", "CGE-184")
def test_after_a_skipped_turn_the_vassal_rests() -> None:
    match = last_turn(2, {"riga": "t18 c1 lv0", "vienna": "t4"}, variants=VASSALS, hand="0/2/0")
    assert match.over
    assert "log-skip" in told(match)
    assert not {"log-vassal", "log-no-vassal"} & set(told(match))
    assert there(match, "riga").cubes == 1
    assert match.state.players[0].vassals == 11  # one of the twelve stands in Riga


@pytest.mark.rule("CGE-178", "CGE-180")
def test_in_a_whole_game_every_delivery_is_followed_by_one_of_the_vassal() -> None:
    match = new(2, 9, **VASSALS)
    set_up(match)
    while match.pending:
        play(match, offered(match)[-1])
    lines = told(match)
    assert lines.count("log-delivery") == lines.count("log-vassal") + lines.count("log-no-vassal")
    assert lines.count("log-vassal") > 15
    for player in match.view(None).players:
        assert player.vassals_left < 12


@pytest.mark.rule("CGE-EX-Z41", "CGE-178", "CGE-206", "CGE-209", "CGE-212", "CGE-180")
def test_on_dyorle_with_clans_the_vassals_of_red_and_blue() -> None:
    variants = {**VASSALS, **CLANS, "map": "dyorle"}
    # seat 0 delivers from Quillhaven to Umberfield; Wyrmstack demands what Oakenrail supplies, as Dunmarrow does
    cities = {"quillhaven": "t18 c1 l0", "umberfield": "t4 c0", "oakenrail": "t1 c2 u1"}
    cities |= {"dunmarrow": "t9 c0", "wyrmstack": "t11 c0"}
    rush = ["", "", "road", "", "", ""]
    facts: dict[str, Any] = {"hand": "1/0/0", "rush": rush, "variants": variants, **TOP}
    rival = {1: {"clan": "red", "crest": "wyrmstack"}}
    blue = last_turn(2, cities, clan="blue", crest="saltspindle", others=rival, **facts)
    assert blue.over  # Oakenrail to Dunmarrow is the only way for its cubes
    assert "log-vassal" in told(blue)
    assert there(blue, "wyrmstack").lower.post is None  # type: ignore[union-attr]
    assert there(blue, "dunmarrow").lower.post == 10  # type: ignore[union-attr]
    assert there(blue, "oakenrail").cubes == 1
    assert blue.view(None).rush == rush
    assert columns(blue) == (19, 18, 18)
    # one cube of the own delivery; that of the vassal is in the bank
    assert me(blue).cubes == 1
    red = last_turn(
        2, cities, clan="red", crest="wyrmstack", others={1: {"clan": "blue", "crest": "saltspindle"}}, **facts
    )
    assert asked(red) == "vassal-demand"
    assert set(offered(red)) == {"dunmarrow/lower", "wyrmstack/lower"}
    play(red, "wyrmstack/lower")
    assert there(red, "wyrmstack").lower.post == 10  # type: ignore[union-attr]
    assert me(red).cubes == 1


@pytest.mark.rule("CGE-212")
def test_the_vassal_of_another_takes_no_cube_from_the_city_of_the_red_crest() -> None:
    cities = {**U1, "oslo": "t24", "dublin": "t9 c0 u1"}
    facts: dict[str, Any] = {"hand": "0/1/0", "variants": {**VASSALS, **CLANS}, **TOP}
    blue = last_turn(2, cities, clan="blue", crest="athens", others={1: {"clan": "red", "crest": "marseille"}}, **facts)
    red = last_turn(2, cities, clan="red", crest="marseille", others={1: {"clan": "blue", "crest": "athens"}}, **facts)
    assert "marseille/orange" in offered(red)
    assert set(offered(red)) - set(offered(blue)) == {"marseille/orange"}
    assert asked(blue) == "vassal-supply"
    assert there(blue, "marseille").cubes == 2


PAYING: dict[str, Any] = {"hand": "0/1/0", "variants": {**VASSALS, **CLANS}, "clan": "green", "crest": "athens", **TOP}


def vassal_next(cities: dict[str, str]) -> Game:
    """Green has delivered from Riga to Vienna and can pay for an ability; its vassal is next."""
    match = last_turn(2, cities, cubes=1, others={1: {"clan": "blue", "crest": "athens"}}, **PAYING)
    assert "log-delivery" in told(match)
    return match


@pytest.mark.rule("CGE-228")
def test_an_ability_comes_before_the_vassal_also_when_one_city_is_left_for_it() -> None:
    # Marseille's is the only cube that is demanded; in Vienna and Zurich are empty spaces of its colour
    match = vassal_next(
        {"riga": "t18 c1 l0", "vienna": "t4 c0", "zurich": "t1 c0", "marseille": "t2 c1", "oslo": "t20 c0"}
    )
    assert (asked(match), offered(match)) == ("vassal-supply", ["marseille/orange", "clan"])
    play(match, "clan", "cube", "marseille/zurich")
    assert me(match).cubes == 0
    # Zurich is the only city with such a cube now, Oslo the only one that demands it: nothing more is asked
    assert match.over
    assert (there(match, "zurich").cubes, there(match, "marseille").cubes) == (0, 0)


@pytest.mark.rule("CGE-228", "CGE-180")
def test_an_ability_may_take_the_cube_away_from_under_the_vassal() -> None:
    cities = {"riga": "t18 c1 l0", "vienna": "t4 c0", "zurich": "t1 c0", "marseille": "t2 c1", "oslo": "t20 c0"}
    match = vassal_next({**cities, "frankfurt": "t20 c0"})
    play(match, "marseille/orange")
    assert (asked(match), set(offered(match))) == ("vassal-demand", {"oslo/upper", "frankfurt/upper", "clan"})
    play(match, "clan", "cube", "marseille/zurich")
    # the vassal delivers from Zurich instead
    assert (asked(match), set(offered(match))) == ("vassal-demand", {"oslo/upper", "frankfurt/upper"})
    assert match.state.plan is not None and match.state.plan.supply == "zurich"
    play(match, "oslo/upper")
    assert (there(match, "zurich").cubes, there(match, "marseille").cubes) == (0, 0)


@pytest.mark.rule("CGE-212", "CGE-139")
@pytest.mark.parametrize("before", [True, False], ids=["before the delivery", "before the vassal moves"])
def test_purple_that_has_borrowed_the_red_crest_lets_its_vassal_into_that_city(before: bool) -> None:
    cities = {"riga": "t18 c1 l0", "vienna": "t4 c0", "marseille": "t2 c1", "oslo": "t20 c0", "athens": "t20 c0"}
    facts: dict[str, Any] = {"hand": "0/1/0", "variants": {**VASSALS, **CLANS}, "cubes": 2, **TOP}
    match = last_turn(2, cities, clan="purple", crest="rome", others={1: {"clan": "red", "crest": "oslo"}}, **facts)
    assert asked(match) == "supply"
    if not before:
        play(match, "riga/white")
    assert asked(match) == ("supply" if before else "vassal-supply")
    play(match, "clan", "borrow")  # there is one to borrow from
    if before:
        play(match, "riga/white") if asked(match) == "supply" else None
    assert (asked(match), set(offered(match))) == ("vassal-demand", {"oslo/upper", "athens/upper"})
    assert match.view(0).borrowed == [1]
    closed = last_turn(2, cities, clan="purple", crest="rome", others={1: {"clan": "red", "crest": "oslo"}}, **facts)
    play(closed, "riga/white", "marseille/orange")
    assert "log-vassal" in told(closed)
    assert there(closed, "athens").upper.post == 10  # type: ignore[union-attr]


@pytest.mark.rule("CGE-139")
def test_after_the_delivery_only_the_red_crest_can_be_borrowed_and_only_for_the_vassal() -> None:
    cities = {"riga": "t18 c1 l0", "vienna": "t4 c0", "marseille": "t2 c1", "oslo": "t20 c0", "athens": "t20 c0"}
    facts: dict[str, Any] = {"hand": "0/1/0", "cubes": 3, **TOP}
    for rival, variants in (("green", {**VASSALS, **CLANS}), ("red", CLANS)):
        others = {1: {"clan": rival, "crest": "oslo"}}
        match = last_turn(2, cities, clan="purple", crest="rome", others=others, variants=variants, **facts)
        play(match, "riga/white", "clan")
        assert asked(match) == "crest"
    others = {1: {"clan": "red", "crest": "oslo"}}
    over = last_turn(2, cities, clan="purple", crest="rome", others=others, variants={**VASSALS, **CLANS}, **facts)
    play(over, "riga/white", "marseille/orange")
    assert asked(over) == "end"
    play(over, "clan")
    assert asked(over) == "crest"


@pytest.mark.rule("CGE-206", "CGE-182")
def test_clan_powers_are_of_no_use_to_a_vassal() -> None:
    # green's crest in Marseille would take orange to any space, were it the player who delivers
    cities = {**RIGA, "marseille": "t2 c2", "frankfurt": "t20 c0"}
    facts: dict[str, Any] = {"hand": "0/1/0", "variants": {**VASSALS, **CLANS}, **TOP}
    for clan in ("green", "purple"):
        rival = {1: {"clan": "red", "crest": "athens"}}
        match = last_turn(2, cities, clan=clan, crest="marseille", others=rival, **facts)
        play(match, "marseille/orange")
        assert there(match, "frankfurt").upper.post == 10  # type: ignore[union-attr]
        assert there(match, "frankfurt").lower.post is None  # type: ignore[union-attr]
        assert columns(match) == (18, 19, 18)
        assert me(match).cubes == 1
