"""Carrying out the transport: cube, post, upgrade, and the card of a full city (CGE-050 to CGE-061)."""

from __future__ import annotations

import pytest

from tests.engine.games.cargo_empire.build import Game, asked, deliver, me, offered, play, table, there, told, written
from tests.engine.games.cargo_empire.turns import BLUE, GREEN, RED, YELLOW, columns, fx1, hand, note, until


def city(match: Game, key: str) -> str:
    """A city in the words of build.city."""
    return written(match.state.cities[key])


def f1() -> Game:
    """Example F: red delivers from Warsaw to Copenhagen with road and sea."""
    return deliver(fx1(), "warsaw/copenhagen/upper", "1r-0t-1s")


# -- examples


@pytest.mark.rule("CGE-EX-F1", "CGE-052", "CGE-053", "CGE-031", "CGE-050")
def test_the_cube_leaves_warsaw_and_a_post_comes_to_copenhagen():
    before = fx1()
    assert (there(before, "warsaw").cubes, hand(before)) == (2, "3/2/2")
    match = f1()
    assert there(match, "warsaw").cubes == 1
    assert there(match, "warsaw").supply == "orange"
    assert match.state.cities["copenhagen"].posts() == [RED, BLUE]
    assert me(match, RED).posts == [2, 4, 4]
    assert hand(match) == "2/2/1"


@pytest.mark.rule("CGE-EX-G1", "CGE-054", "CGE-056", "CGE-057")
def test_copenhagen_is_upgraded_to_level_2():
    match = f1()
    copenhagen = there(match, "copenhagen")
    assert (copenhagen.level, copenhagen.tile, copenhagen.supply, copenhagen.cubes) == (2, 7, "grey", 2)
    assert (copenhagen.upper.colour, copenhagen.lower.colour) == ("white", "brown")
    assert (copenhagen.upper.post, copenhagen.lower.post) == (None, None)
    assert sorted(copenhagen.beside) == [RED, BLUE]
    assert match.view(None).row == ["warsaw", "amsterdam", "oslo", "kiev"]


def h1(**facts: object) -> Game:
    """Example H before red delivers; facts change it."""
    world = {
        "cities": {
            "berlin": f"t24 LV2 c1 u{YELLOW} b{BLUE}.{GREEN}",
            "warsaw": "t5 c1 l0",
            "oslo": "t1 c0",
            "rome": "t3 c0",
            "kiev": "t22 c0",
            "vienna": "t4 c0",
        },
        "closed": True,
        "row": ["oslo", "berlin", "rome", "kiev"],
        "deck": ["vienna", "madrid"],
        "hand": "1/1/1",
    }
    return table(4, RED, **world | facts)


@pytest.mark.rule("CGE-EX-H1", "CGE-055", "CGE-058", "CGE-059", "CGE-065")
def test_berlin_becomes_level_3_and_its_card_leaves_the_row():
    match = deliver(h1(), "warsaw/berlin/lower", "1r-0t-0s")
    berlin = there(match, "berlin")
    assert (berlin.level, berlin.tile, berlin.cubes, berlin.upper, berlin.lower) == (3, 0, 0, None, None)
    assert sorted(berlin.beside) == sorted([BLUE, GREEN, YELLOW, RED])
    assert match.state.city_deck == ["madrid", "berlin"]
    assert match.view(None).row == ["oslo", "vienna", "rome", "kiev"]
    # neither a perfect upgrade nor a city reward: after the single advance of the car the turn is over
    assert asked(match) == "lane"
    play(match, "upper")
    assert columns(match) == (1, 0, 0)
    assert me(match, BLUE).posts[0] == 3, "it has been blue's turn"
    assert "log-extras" not in told(match)


@pytest.mark.rule("CGE-EX-Z07", "CGE-055", "CGE-065", "CGE-058")
def test_a_city_without_cubes_is_upgraded_perfectly():
    match = table(
        4,
        RED,
        cities={"riga": f"t18 LV2 c0 u{BLUE} bn.n", "warsaw": "t5 c2 l0", "oslo": "t1 c0"},
        closed=True,
        row=["oslo", "blank", "blank", "blank"],
        deck=["blank"],
        hand="1/1/0",
    )
    deliver(match, "warsaw/riga/lower", "1r-0t-0s")
    assert there(match, "riga").level == 3
    assert asked(match) == "lane"
    play(match, "upper")
    # one extra, which only the car can take
    assert me(match, RED).markers["car"].column == 2
    assert me(match, BLUE).markers["car"].column == 0
    assert told(match).count("log-extras") == 1


# -- clauses


@pytest.mark.rule("CGE-050")
@pytest.mark.parametrize(("cards", "left"), [("2r-0t-0s", "1/2/2"), ("0r-1t-0s", "3/1/2"), ("1r-0t-1s", "2/2/1")])
def test_exactly_the_played_cards_leave_the_hand(cards, left):
    assert hand(deliver(fx1(), "warsaw/copenhagen/upper", cards)) == left


@pytest.mark.rule("CGE-052")
def test_only_one_cube_leaves_and_only_the_supply_city():
    match = deliver(fx1(), "berlin/riga/upper", "0r-1t-0s")
    cubes = {key: there(match, key).cubes for key in ("warsaw", "berlin", "riga", "copenhagen", "kiev")}
    assert cubes == {"warsaw": 2, "berlin": 1, "riga": 2, "copenhagen": 0, "kiev": 0}


@pytest.mark.rule("CGE-053")
@pytest.mark.parametrize("space", ["upper", "lower"])
def test_the_post_stands_on_the_space_that_was_named(space):
    # t1 wants white below, t23 white above
    tile = {"upper": "t23", "lower": "t1"}[space]
    match = table(
        4,
        RED,
        cities={"riga": "t18 c2 u0", "kiev": f"{tile} c2", "moscow": f"{tile} c2"},
        closed=True,
        hand="2/2/2",
        tracks=("a02", "a02", "a02"),
    )
    deliver(match, f"riga/kiev/{space}", "0r-1t-0s")
    kiev = there(match, "kiev")
    assert {"upper": kiev.upper.post, "lower": kiev.lower.post} == {"upper": None, "lower": None} | {space: RED}
    assert there(match, "moscow").upper.post is None


@pytest.mark.rule("CGE-054", "CGE-053")
def test_one_post_on_the_tile_is_no_upgrade():
    match = deliver(fx1({"copenhagen": "t7 c0"}), "warsaw/copenhagen/upper", "0r-1t-0s")
    copenhagen = there(match, "copenhagen")
    assert (copenhagen.level, copenhagen.cubes, copenhagen.beside, copenhagen.upper.post) == (1, 0, [], RED)


@pytest.mark.rule("CGE-055", "CGE-057")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_old_cubes_go_to_the_bank_and_only_an_empty_tile_is_perfect(cubes):
    match = deliver(
        fx1(
            {"copenhagen": f"t7 c{cubes} l1"}, row=["amsterdam", "oslo", "kiev", "munich"], others={RED: {"cities": []}}
        ),
        "warsaw/copenhagen/upper",
        "0r-1t-0s",
    )
    assert there(match, "copenhagen").cubes == 2
    play(match, "upper")
    assert me(match, RED).markers["train"].column == (2 if cubes == 0 else 1)


@pytest.mark.rule("CGE-055")
def test_the_cube_that_is_carried_counts_no_more():
    """Two cities that want each other's cubes: the supply city is looked at after its cube has gone."""
    match = table(
        4,
        RED,
        cities={"riga": "t18 c1 u0", "warsaw": "t23 c0 l1"},
        closed=True,
        row=["blank"] * 4,
        hand="1/1/0",
    )
    deliver(match, "riga/warsaw/upper", "1r-0t-0s")
    play(match, "upper")
    assert me(match, RED).markers["car"].column == 2


@pytest.mark.rule("CGE-056", "CGE-057")
def test_an_upgrade_to_level_2_keeps_the_tile_and_the_posts_beside():
    match = f1()
    assert city(match, "copenhagen") in ("t7 LV2 c2 b0.1", "t7 LV2 c2 b1.0")


@pytest.mark.rule("CGE-056", "CGE-058")
def test_an_upgrade_to_level_3_brings_four_posts_beside_and_no_cube_ever_again():
    match = deliver(h1(), "warsaw/berlin/lower", "1r-0t-0s")
    assert len(there(match, "berlin").beside) == 4
    assert there(match, "berlin").supply == ""
    assert there(match, "berlin").cubes == match.state.cities["berlin"].cubes == 0


@pytest.mark.rule("CGE-059", "CGE-002")
def test_a_card_that_leaves_the_row_is_replaced_in_its_own_slot():
    for slot in range(4):
        row = ["oslo", "rome", "kiev"]
        row.insert(slot, "berlin")
        match = deliver(h1(row=row), "warsaw/berlin/lower", "1r-0t-0s")
        expected = ["oslo", "rome", "kiev"]
        expected.insert(slot, "vienna")
        assert match.view(None).row == expected


@pytest.mark.rule("CGE-059")
def test_the_row_stays_when_the_full_citys_card_is_elsewhere():
    match = deliver(
        h1(row=["oslo", "rome", "kiev", "warsaw"], deck=["vienna", "berlin"]), "warsaw/berlin/lower", "1r-0t-0s"
    )
    assert match.view(None).row == ["oslo", "rome", "kiev", "warsaw"]
    assert match.state.city_deck == ["vienna", "berlin"]


@pytest.mark.rule("CGE-060", "CGE-059")
def test_the_next_card_of_a_full_city_goes_under_the_deck_too():
    match = deliver(h1(deck=["madrid", "lisbon", "vienna", "athens"]), "warsaw/berlin/lower", "1r-0t-0s")
    assert match.view(None).row == ["oslo", "vienna", "rome", "kiev"]
    assert match.state.city_deck == ["athens", "berlin", "madrid", "lisbon"]


@pytest.mark.rule("CGE-061")
def test_whoever_holds_the_card_of_a_full_city_keeps_it():
    facts = {"row": ["oslo", "rome", "kiev", "vienna"], "deck": ["madrid"]}
    match = deliver(
        h1(others={RED: {"hand": "1/1/1"}, BLUE: {"cities": ["berlin"]}}, **facts), "warsaw/berlin/lower", "1r-0t-0s"
    )
    assert there(match, "berlin").level == 3
    assert match.state.players[BLUE].cities == ["berlin"]
    assert match.state.city_deck == ["madrid"]
    play(match, "upper")
    assert me(match, BLUE).cities == ["berlin"]


def taking(row: list[str], deck: list[str], cities: dict[str, str]) -> Game:
    """Red's car is about to enter a city icon (a01, upper lane, column 4)."""
    match = table(
        4,
        RED,
        cities={"riga": "t18 c2 u0", "warsaw": "t23 c2"} | cities,
        closed=True,
        row=row,
        deck=deck,
        hand="1/0/0",
        car="3u",
    )
    assert asked(match) == "row-city"
    return match


@pytest.mark.rule("CGE-EX-Z08", "CGE-060", "CGE-002", "CGE-224")
def test_the_refill_passes_the_cards_of_full_cities():
    cities = {"oslo": "t1", "rome": "t3", "kiev": "t2", "vienna": "t4", "madrid": "t6"}
    match = taking(["oslo", "rome", "kiev", "vienna"], ["berlin", "madrid", "blank"], cities)
    play(match, "rome")
    assert match.view(None).row == ["oslo", "madrid", "kiev", "vienna"]
    assert match.state.city_deck == ["blank", "berlin"]


@pytest.mark.rule("CGE-EX-Z09", "CGE-076", "CGE-224")
def test_a_substitute_blank_fills_the_slot_when_only_full_cities_are_left():
    cities = {"oslo": "t1", "rome": "t3", "kiev": "t2", "vienna": "t4"}
    match = taking(["oslo", "rome", "kiev", "vienna"], ["berlin", "munich"], cities)
    play(match, "kiev")
    assert match.view(None).row == ["oslo", "rome", "blank", "vienna"]
    assert match.state.city_deck == ["berlin", "munich"]


@pytest.mark.rule("CGE-076", "CGE-224")
def test_a_substitute_blank_fills_the_slot_when_the_deck_is_empty():
    match = taking(["warsaw", "riga", "blank", "blank"], [], {})
    assert offered(match) == ["warsaw", "riga", "blank-3", "blank-4"]
    play(match, "riga")
    assert match.view(None).row == ["warsaw", "blank", "blank", "blank"]
    assert match.state.city_deck == []


@pytest.mark.rule("CGE-076", "CGE-226")
def test_substitute_blanks_never_run_out():
    match = taking(["blank"] * 4, [], {})
    play(match, "blank-2")
    assert match.view(None).row == ["blank"] * 4
    assert me(match, RED).cities == ["blank"]


@pytest.mark.rule("CGE-002", "CGE-075")
@pytest.mark.parametrize("slot", range(4))
def test_a_taken_card_is_replaced_in_its_own_slot(slot):
    cities = {"oslo": "t1", "rome": "t3", "kiev": "t2", "vienna": "t4", "madrid": "t6"}
    row = ["oslo", "rome", "kiev", "vienna"]
    match = taking(row, ["madrid", "berlin"], cities)
    play(match, row[slot])
    assert match.view(None).row == [*row[:slot], "madrid", *row[slot + 1 :]]


@pytest.mark.rule("CGE-003", "CGE-075")
def test_a_taken_card_is_private_and_no_longer_public():
    cities = {"oslo": "t1", "rome": "t3", "kiev": "t2", "vienna": "t4", "madrid": "t6"}
    match = play(taking(["oslo", "rome", "kiev", "vienna"], ["madrid"], cities), "vienna")
    assert me(match, RED).cities == ["vienna"]
    for reader in (RED, BLUE, None):
        assert match.view(reader).players[RED].cities == ["vienna"]
        assert "vienna" not in match.view(reader).row


@pytest.mark.rule("CGE-054")
def test_the_note_of_what_is_left_counts_the_extra_advances():
    match = f1()
    until(match, "advance")
    assert note(match) == 3
