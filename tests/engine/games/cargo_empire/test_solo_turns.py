"""The forwarder's turn (rules section 10): examples T and those constructed, step by step, and the search by trying."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from engine.core.ahead.policy import play_out
from engine.core.play.table import Entry, Table
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire import forwarder as rules
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import City, State
from tests.engine.games.cargo_empire.build import forwarder_turns, scored, table, written
from tests.engine.games.cargo_empire.scenes import BLANKS, CLANS, new, set_up, solo, tokens
from tests.long import few

UP, DOWN = 13, 12
"""Forwarder cards: 13 has an arrow up and moves each marker once, 12 has one down and moves train and ship."""
SHUFFLE = 14
AT_SEA = {"oslo": "t17 c0 u1"}
"""A city with a forwarder post and no cube, so that nothing matches."""


def places(state: State, seat: int = 1) -> list[tuple[int, str]]:
    """Columns and lanes of car, train and ship."""
    return [(marker.column, marker.lane) for marker in state.players[seat].markers.values()]


# -- the card


@pytest.mark.rule("CGE-154")
def test_each_turn_has_the_top_card_which_is_discarded_when_the_turn_ends() -> None:
    state = solo(AT_SEA, UP, DOWN, 3, forwarder={"slot": 1, "supply": "oslo"})
    for turn, card in enumerate((UP, DOWN), 1):
        forwarder_turns(state)
        assert state.forwarder is not None
        assert state.forwarder.discard[-1] == card
        assert (len(state.forwarder.discard), len(state.forwarder.deck), state.forwarder.card) == (turn, 14 - turn, 0)
    assert state.players[1].posts == [2, 4, 4]


@pytest.mark.rule("CGE-EX-Z19", "CGE-154", "CGE-155")
def test_the_reshuffle_card_makes_a_new_deck_of_all_fourteen() -> None:
    decks, reshuffles = set(), set()
    for seed in range(40):
        cards = {"slot": 1, "supply": "oslo", "deck": [SHUFFLE, 1, 2, 3, 4], "discard": list(range(5, 14))}
        state = solo(AT_SEA, forwarder=cards, seed=seed)
        told = forwarder_turns(state)
        assert state.forwarder is not None
        deck, discard = state.forwarder.deck, state.forwarder.discard
        # the last of the cards revealed is this turn's; others went into the new deck again
        assert len(discard) == 1
        assert discard[0] != SHUFFLE
        assert sorted([*deck, *discard]) == list(range(1, 15))
        decks.add(tuple(deck))
        reshuffles.add(told.count("log-forwarder-reshuffle"))
    assert len(decks) > 30
    # now and then the reshuffle card comes up on top of the new deck, and everything is shuffled again
    assert {1, 2} <= reshuffles


# -- the search


T1 = {"copenhagen": "t12 c2 b1", "milan": "t10 c2 b1", "oslo": "t17", "dublin": "t15 c2", "warsaw": "t4"}
T1_ROW = ["milan", "oslo", "dublin", "warsaw"]


@pytest.mark.rule("CGE-EX-T1", "CGE-156", "CGE-157", "CGE-158", "CGE-159", "CGE-160", "CGE-164")
@pytest.mark.parametrize("card", [UP, DOWN])
def test_from_copenhagen_the_first_city_of_the_row_that_wants_grey_is_dublin(card: int) -> None:
    state = solo(T1, card, row=T1_ROW, forwarder={"slot": 2, "supply": "copenhagen"})
    forwarder_turns(state)
    assert written(state.cities["copenhagen"]) == "t12 LV1 c1 b1"
    assert written(state.cities["dublin"]) == "t15 LV1 c2 u1"
    assert written(state.cities["oslo"]) == "t17 LV1 c2"
    assert tokens(state) == (4, "milan")
    assert state.row == T1_ROW


@pytest.mark.rule("CGE-EX-T2", "CGE-156", "CGE-157", "CGE-158", "CGE-164")
@pytest.mark.parametrize("card", [UP, DOWN])
def test_milan_fails_and_dublin_delivers_to_warsaw(card: int) -> None:
    state = solo(T1, UP, card, row=T1_ROW, forwarder={"slot": 2, "supply": "copenhagen"})
    forwarder_turns(state, 2)
    assert written(state.cities["milan"]) == "t10 LV1 c2 b1"
    assert written(state.cities["dublin"]) == "t15 LV1 c1 u1"
    assert written(state.cities["warsaw"]) == "t4 LV1 c2 u1"
    assert tokens(state) == (1, "warsaw")


@pytest.mark.rule("CGE-156")
@pytest.mark.parametrize(
    ("supply", "row", "demand", "matches"),
    [
        ("t12 u1", ["dublin", "blank", "blank", "blank"], "t15", True),
        ("t12 c0 u1", ["dublin", "blank", "blank", "blank"], "t15", False),
        ("t12 u1", BLANKS, "t15", False),
        ("t12 u1", ["dublin", "blank", "blank", "blank"], "t15 u0", False),
        ("t12 u1", ["dublin", "blank", "blank", "blank"], "t17", False),
        ("t12 u1", ["copenhagen", "blank", "blank", "blank"], "t15", False),
    ],
    ids=["match", "no cube", "blank card", "space taken", "no such demand", "the supply city itself"],
)
def test_what_matches(supply: str, row: list[str], demand: str, matches: bool) -> None:
    cities = {"copenhagen": supply, "dublin": demand}
    state = solo(cities, UP, row=row, forwarder={"slot": 1, "supply": "copenhagen"})
    told = forwarder_turns(state)
    assert ("log-forwarder-delivery" in told) is matches
    assert ("log-forwarder-no-match" in told) is not matches


def search(state: State) -> tuple[str, int, str] | None:
    """CGE-156, CGE-157 in the plainest way: supply city, slot (from 1) and demand space of the first match."""
    assert state.forwarder is not None
    numbers = list(state.cities)
    first = numbers.index(state.forwarder.supply)
    for supply in numbers[first:] + numbers[:first]:
        city = state.cities[supply]
        if state.people not in (city.upper, city.lower, *city.beside) or not city.cubes:
            continue
        for slot in [(state.forwarder.slot - 1 + n) % 4 for n in range(4)]:
            demand = state.row[slot]
            if demand in ("blank", supply):
                continue
            there = state.cities[demand]
            tile, cube = DATA.tiles[there.tile][there.level], DATA.tiles[city.tile][city.level].supply
            if there.upper == -1 and tile.upper == cube:
                return supply, slot + 1, "upper"
            if there.lower == -1 and tile.lower == cube:
                return supply, slot + 1, "lower"
    return None


def after(state: State, city: str) -> str:
    """CGE-164: the forwarder's city with the next higher number, or its lowest one."""
    own = [n for n, there in enumerate(state.cities.values()) if there.present(state.people)]
    at = list(state.cities).index(city)
    return list(state.cities)[min((n for n in own if n > at), default=min(own))]


@pytest.mark.rule("CGE-157", "CGE-158", "CGE-159", "CGE-161", "CGE-164", "CGE-167", "CGE-172")
@pytest.mark.parametrize("map", ["europe", "dyorle"])
@pytest.mark.parametrize("games", few((3, 6), 1))
def test_in_whole_games_it_finds_what_plain_trying_finds(map: str, games: int) -> None:
    found = missed = 0
    for seed in range(games):
        match = set_up(new(1, seed, map=map, tracks="advanced"), seed=seed)
        while match.pending:
            state = match.fork().state
            if sum(state.players[1].posts) and state.players[1].posts[state.round - 1]:
                expected = search(state)
                found, missed = found + (expected is not None), missed + (expected is None)
                follow(state, expected)
            play_out(match, ["random"], seed, limit=3)
    assert found > 40 / 6 * games
    assert missed > games / 6


def follow(state: State, expected: tuple[str, int, str] | None) -> None:
    """Let the forwarder move, and compare what it does with what it ought to."""
    assert state.forwarder is not None
    slot, supply, held, rush = *tokens(state), len(state.players[1].cities), list(state.rush)
    before = {key: (city.cubes, city.level, len(city.posts())) for key, city in state.cities.items()}
    demand = state.row[expected[1] - 1] if expected else ""
    forwarder_turns(state)
    if expected:
        supply, slot, _ = expected
        assert state.cities[supply].cubes == before[supply][0] - 1
        assert len(state.cities[demand].posts()) == before[demand][2] + 1
    else:
        assert all(city.cubes == before[key][0] or city.level > before[key][1] for key, city in state.cities.items())
    # one step to the right, and one more for each city card
    assert state.forwarder.slot == (slot + len(state.players[1].cities) - held) % 4 + 1
    assert state.forwarder.supply == after(state, supply)
    assert state.rush == rush
    assert set(state.players[1].hand.values()) == {0}


# -- the post


@pytest.mark.rule("CGE-159")
def test_a_match_needs_no_cards_and_no_way_and_upgrades_as_usual() -> None:
    # Dublin and Athens lie at the two ends of Europe; the cube that is left on Athens goes to the bank
    cities = {"dublin": "t15 c1 u1", "athens": "t13 c1 u0", "kiev": "t16 LV2 c1 u0 bn.n"}
    row = ["athens", "blank", "blank", "blank"]
    state = solo({**cities, "athens": "t4 c1 l0"}, UP, row=row, forwarder={"slot": 1, "supply": "dublin"})
    forwarder_turns(state)
    assert written(state.cities["dublin"]) == "t15 LV1 c0 u1"
    assert written(state.cities["athens"]) == "t4 LV2 c2 b1.0"
    assert state.players[1].posts == [3, 4, 4]
    assert state.players[1].hand == {"road": 0, "rail": 0, "sea": 0}


@pytest.mark.rule("CGE-167")
@pytest.mark.parametrize("cubes", [0, 1])
def test_neither_a_perfect_upgrade_nor_a_city_rewards_the_forwarder(cubes: int) -> None:
    cities = {"dublin": "t15 c1 u1", "athens": f"t4 c{cubes} l0"}
    own = {"held": ["dublin", "athens"], "car": 18, "train": 18, "ship": 18}
    row = ["athens", "blank", "blank", "blank"]
    state = solo(cities, UP, row=row, seat=own, forwarder={"slot": 1, "supply": "dublin"})
    forwarder_turns(state)
    assert state.cities["athens"].level == 2
    # card 13 moves each marker by one
    assert places(state) == [(19, "")] * 3


@pytest.mark.rule("CGE-160")
@pytest.mark.parametrize("card", [UP, DOWN])
@pytest.mark.parametrize(("tile", "space"), [("t4", "upper"), ("t6", "lower")])
def test_the_colour_decides_about_the_space_whatever_the_arrow(card: int, tile: str, space: str) -> None:
    assert athens_after(tile, card).post(space) == 1


@pytest.mark.rule("CGE-160")
@pytest.mark.parametrize(("card", "space"), [(UP, "upper"), (DOWN, "lower")])
def test_the_arrow_would_decide_on_a_tile_that_demands_a_colour_twice(
    card: int, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # none of the game's does, so that a printed tile never asks the arrow
    assert all(side.upper != side.lower for sides in DATA.tiles.values() for side in sides.values())
    twice = {**DATA.tiles[4], 1: structs.replace(DATA.tiles[4][1], lower=DATA.tiles[4][1].upper)}
    monkeypatch.setitem(DATA.tiles, 4, twice)
    assert athens_after("t4", card).post(space) == 1


def athens_after(tile: str, card: int) -> City:
    """Athens with this tile and both spaces free, when the forwarder has delivered there from Dublin."""
    demand = {"dublin": "t15 c1 u1", "athens": tile}
    state = solo(demand, card, row=["athens", "blank", "blank", "blank"], forwarder={"slot": 1, "supply": "dublin"})
    forwarder_turns(state)
    return state.cities["athens"]


Z20 = {"oslo": "t17 c0 u1", "rome": "t21 c0 u1", "madrid": "t3 LV1 c2 u0", "athens": "t1"}


@pytest.mark.rule("CGE-EX-Z20", "CGE-161", "CGE-162", "CGE-172", "CGE-173", "CGE-164")
def test_without_a_match_the_deck_tells_where_the_post_goes() -> None:
    deck = ["berlin", "blank", "madrid", "athens"]
    state = solo(Z20, UP, deck=deck, forwarder={"slot": 4, "supply": "oslo"})
    forwarder_turns(state)
    assert state.city_deck == ["athens", "berlin", "blank", "madrid"]
    assert written(state.cities["madrid"]) == "t3 LV2 c2 b0.1"
    assert [city.cubes for key, city in state.cities.items() if key in ("oslo", "rome", "athens")] == [0, 0, 2]
    assert places(state) == [(1, "upper")] * 3
    assert tokens(state) == (1, "rome")


@pytest.mark.rule("CGE-161")
@pytest.mark.parametrize("card", [UP, DOWN])
@pytest.mark.parametrize(
    ("madrid", "then"), [("t3", "t3 LV1 c2 u1"), ("t3 u0", "t3 LV2 c2 b0.1"), ("t3 l0", "t3 LV2 c2 b1.0")]
)
def test_whatever_the_arrow_the_highest_free_space_gets_the_post_and_no_cube_goes(
    card: int, madrid: str, then: str
) -> None:
    cities = {**AT_SEA, "madrid": madrid}
    state = solo(cities, card, deck=["madrid", "blank"], forwarder={"slot": 1, "supply": "oslo"})
    forwarder_turns(state)
    assert written(state.cities["madrid"]) == then
    assert state.city_deck == ["blank", "madrid"]


@pytest.mark.rule("CGE-161", "CGE-157")
def test_a_match_is_looked_for_in_all_slots_and_all_own_cities_before_the_deck_is_asked() -> None:
    # the last city and the slot before the marker
    cities = {"oslo": "t17 c0 u1", "rome": "t21 c0 u1", "london": "t15 c1 u1", "athens": "t4"}
    row = ["blank", "athens", "blank", "blank"]
    state = solo(cities, UP, row=row, deck=["athens"], forwarder={"slot": 3, "supply": "oslo"})
    forwarder_turns(state)
    assert (state.cities["london"].cubes, state.cities["athens"].upper) == (0, 1)
    assert state.city_deck == ["athens"]
    assert tokens(state) == (3, "oslo")


Z21 = {**Z20, "dublin": "t15", "madrid": "t3", "vienna": "t1", "athens": "LV3 bn.n.n.n"}


@pytest.mark.rule("CGE-EX-Z21", "CGE-163", "CGE-173", "CGE-174")
@pytest.mark.parametrize("deck", [["berlin", "blank", "athens"], ["blank"], []])
@pytest.mark.parametrize(
    ("card", "dublin", "vienna", "city", "then"),
    [
        (UP, "t15", "t1", "vienna", "t1 LV1 c2 u1"),
        (UP, "t15", "t1 u0", "vienna", "t1 LV2 c2 b0.1"),
        (DOWN, "t15", "t1", "dublin", "t15 LV1 c2 u1"),
        (DOWN, "t15 u0", "t1", "dublin", "t15 LV2 c2 b0.1"),
    ],
)
def test_with_nothing_to_draw_the_arrow_chooses_a_city(
    deck: list[str], card: int, dublin: str, vienna: str, city: str, then: str
) -> None:
    cities = {**Z21, "dublin": dublin, "vienna": vienna}
    state = solo(cities, card, deck=deck, forwarder={"slot": 4, "supply": "oslo"})
    forwarder_turns(state)
    assert written(state.cities[city]) == then
    assert state.city_deck == deck


@pytest.mark.rule("CGE-174")
@pytest.mark.parametrize(("card", "city"), [(UP, "rome"), (DOWN, "oslo")])
def test_where_it_is_everywhere_it_goes_there_again(card: int, city: str) -> None:
    cities = {"oslo": "t17 c0 u1", "rome": "t21 c0 u1"}
    state = solo(cities, card, deck=[], forwarder={"slot": 4, "supply": "oslo"})
    forwarder_turns(state)
    assert state.cities[city].level == 2
    assert state.cities[city].beside == [1, 1]


@pytest.mark.rule("CGE-174")
def test_when_all_cities_are_full_its_post_leaves_the_game() -> None:
    state = solo({"oslo": "LV3 b1.n.n.n"}, UP, deck=["berlin"], forwarder={"slot": 4, "supply": "oslo"})
    out = state.players[1].out
    assert "log-forwarder-no-city" in forwarder_turns(state)
    assert state.players[1].out == out + 1
    assert sum(city.posts().count(1) for city in state.cities.values()) == 1
    assert state.players[1].posts == [3, 4, 4]
    # its markers move as ever
    assert places(state) == [(1, "upper")] * 3


# -- the two tokens


@pytest.mark.rule("CGE-164")
@pytest.mark.parametrize(("slot", "then"), [(1, 2), (3, 4), (4, 1)])
@pytest.mark.parametrize(
    ("supply", "madrid", "next_"), [("oslo", "t3", "rome"), ("rome", "t3", "madrid"), ("madrid", "t3 u1", "oslo")]
)
def test_the_tokens_move_on_and_around(slot: int, then: int, supply: str, madrid: str, next_: str) -> None:
    # Madrid (5) gets the post of this turn; Oslo (13) and Rome (23) have one
    cities = {"oslo": "t17 c0 u1", "rome": "t21 c0 u1", "madrid": madrid.replace("t3", "t3 c0")}
    state = solo(cities, UP, deck=["madrid"], forwarder={"slot": slot, "supply": supply})
    forwarder_turns(state)
    assert tokens(state) == (then, next_)


# -- development


@pytest.mark.rule("CGE-EX-Z39", "CGE-165", "CGE-166", "CGE-167", "CGE-168", "CGE-171", "CGE-004")
def test_cards_one_and_two_move_car_ship_and_train() -> None:
    row = ["oslo", "rome", "kiev", "vienna"]
    # nothing matches: Berlin gets a post, and Madrid another one
    cities = {"stockholm": "t17 c0 u1", "berlin": "t8 c0", "madrid": "t3 c0"}
    deck = ["berlin", "madrid", "athens", "paris"][:3]
    state = solo(cities, 1, 2, row=row, deck=deck, forwarder={"slot": 1, "supply": "stockholm"})
    forwarder_turns(state)
    assert places(state) == [(3, "upper"), (0, ""), (1, "upper")]
    player = state.players[1]
    assert (player.cities, player.objectives, set(player.hand.values())) == ([], [], {0})
    assert tokens(state)[0] == 2
    assert state.forwarder is not None
    state.forwarder.slot = 1
    forwarder_turns(state)
    assert places(state) == [(6, ""), (1, "lower"), (1, "upper")]
    assert player.cities == ["rome"]
    assert (player.objectives, set(player.hand.values())) == ([], {0})
    assert tokens(state)[0] == 3


@pytest.mark.rule("CGE-165")
@pytest.mark.parametrize(
    ("card", "arrow", "numbers"),
    [(1, "up", (3, 0, 1)), (2, "down", (3, 1, 0)), (3, "up", (2, 1, 0)), (9, "up", (0, 1, 3)), (12, "down", (0, 1, 2))],
)
def test_markers_advance_by_the_numbers_of_the_card(card: int, arrow: str, numbers: tuple[int, int, int]) -> None:
    assert DATA.forwarder[card].arrow == arrow
    own = {"car": 18, "train": 18, "ship": 18}
    state = solo(AT_SEA, card, seat=own, forwarder={"slot": 1, "supply": "oslo"})
    forwarder_turns(state)
    assert tuple(column - 18 for column, _ in places(state)) == numbers


@pytest.mark.rule("CGE-166")
@pytest.mark.parametrize(("card", "lane"), [(UP, "upper"), (DOWN, "lower")])
def test_the_arrow_chooses_the_lane_at_the_start_and_at_junctions_and_nowhere_else(card: int, lane: str) -> None:
    own = {"car": 0, "train": 6, "ship": 12}
    state = solo(AT_SEA, card, seat=own, forwarder={"slot": 1, "supply": "oslo"})
    forwarder_turns(state)
    assert places(state)[1:] == [(7, lane), (13 if card == UP else 14, lane)]
    other = {"upper": "l", "lower": "u"}[lane]
    state = solo(
        AT_SEA, card, seat={"train": f"1{other}", "ship": f"7{other}"}, forwarder={"slot": 1, "supply": "oslo"}
    )
    forwarder_turns(state)
    stays = {"l": "lower", "u": "upper"}[other]
    assert [place[1] for place in places(state)[1:]] == [stays, stays]


Z22 = {
    "lisbon": "t17 c0 u1",
    "dublin": "t15",
    "madrid": "t3",
    "oslo": "t2",
    "rome": "t21",
    "kiev": "t22",
    "vienna": "t1",
    "athens": "t4",
}


@pytest.mark.rule("CGE-EX-Z22", "CGE-167", "CGE-168", "CGE-175")
def test_it_takes_the_card_under_its_marker_and_no_transport_cards() -> None:
    # card 4 moves car and ship by two; the car passes the sea icon of a01, the ship its city icon. Nothing matches, so
    # that Dublin gets a post, and after that the marker stands on slot 4
    row, deck = ["oslo", "rome", "kiev", "vienna"], ["dublin", "madrid", "athens"]
    markers = {"slot": 3, "supply": "lisbon"}
    state = solo(Z22, 4, row=row, deck=deck, seat={"car": "1l", "ship": "3u"}, forwarder=markers)
    forwarder_turns(state)
    assert state.players[1].cities == ["vienna"]
    assert state.row == ["oslo", "rome", "kiev", "madrid"]
    assert tokens(state)[0] == 1
    assert set(state.players[1].hand.values()) == {0}


@pytest.mark.rule("CGE-EX-Z22", "CGE-168", "CGE-171", "CGE-175")
def test_a_second_city_icon_in_the_same_turn_takes_the_next_card() -> None:
    # on a02 both markers pass a sea icon and a city icon
    row, deck = ["oslo", "rome", "kiev", "vienna"], ["dublin", "madrid", "athens"]
    facts: dict[str, Any] = {"tracks": ("a02", "a01", "a01"), "seat": {"car": "1u", "ship": "1u"}}
    state = solo(Z22, 4, row=row, deck=deck, forwarder={"slot": 3, "supply": "lisbon"}, **facts)
    forwarder_turns(state)
    assert state.players[1].cities == ["vienna", "oslo"]
    assert state.row == ["athens", "rome", "kiev", "madrid"]
    assert tokens(state)[0] == 2


@pytest.mark.rule("CGE-171")
def test_the_car_moves_completely_before_the_train_and_the_train_before_the_ship() -> None:
    entries: list[Entry] = []
    own = {"car": 18, "train": 18, "ship": 18}
    state = solo(AT_SEA, UP, 5, seat=own, forwarder={"slot": 1, "supply": "oslo"})
    for _ in range(2):
        rules.play(Table(state, entries.append, lambda: None))
    moved = [entry.msg.args["marker"] for entry in entries if "advance" in entry.msg.key]
    assert moved == ["car", "train", "ship", "car", "train", "train", "train"]


@pytest.mark.rule("CGE-175", "CGE-168")
def test_the_demand_marker_stays_on_its_slot_and_takes_a_blank_card_like_any_other() -> None:
    state = solo(
        Z22, 4, row=BLANKS, deck=["dublin", "madrid"], seat={"ship": "3u"}, forwarder={"slot": 2, "supply": "lisbon"}
    )
    forwarder_turns(state)
    assert state.players[1].cities == ["blank"]
    assert state.row == ["blank", "blank", "madrid", "blank"]
    assert tokens(state)[0] == 4


@pytest.mark.rule("CGE-175")
def test_when_the_card_under_the_demand_marker_is_replaced_the_marker_stays() -> None:
    # the player makes Riga LV3, whose card lies under the marker
    cities = {"moscow": "t17 l0", "riga": "t1 LV2 c0 l1 bn.n", "vienna": "t22"}
    facts: dict[str, Any] = {"row": ["blank", "riga", "blank", "blank"], "deck": ["vienna", "blank"], "closed": True}
    last: dict[str, Any] = {"round": 3, "order": [1, 0], "posts": [0, 0, 1], "others": {1: {"posts": [0, 0, 0]}}}
    markers = {"slot": 2, "supply": "riga"}
    match = table(1, cities=cities, hand="1/0/0", forwarder=markers, **facts, **last)
    assert match.state.cities["riga"].level == 3
    assert match.state.row == ["blank", "vienna", "blank", "blank"]
    assert tokens(match.state) == (2, "riga")


@pytest.mark.rule("CGE-169", "CGE-167")
def test_on_an_objective_icon_it_takes_the_top_card_face_up() -> None:
    # column 3 of the lower lane of a01: the next field has an objective icon
    state = solo(AT_SEA, UP, seat={"train": "3l"}, objective_deck=[5, 9, 7], forwarder={"slot": 1, "supply": "oslo"})
    forwarder_turns(state)
    keys = {card.id: key for key, card in DATA.objectives.items()}
    assert state.players[1].objectives == [keys[5]]
    assert state.objective_deck == [keys[9], keys[7]]
    assert RULES.view(state, 0).players[1].objectives == [keys[5]]
    state = solo(AT_SEA, UP, seat={"train": "3l"}, objective_deck=[], forwarder={"slot": 1, "supply": "oslo"})
    assert "log-forwarder-no-objective" in forwarder_turns(state)
    assert state.players[1].objectives == []


# -- the end


@pytest.mark.rule("CGE-EX-Z23", "CGE-170", "CGE-205", "CGE-208", "CGE-213")
@pytest.mark.parametrize(
    ("variants", "development", "city_cards", "total"),
    [
        ({}, 10, 20, 72),
        (CLANS, 10, 40, 92),
        ({"map": "dyorle"}, 20, 20, 82),
        ({**CLANS, "map": "dyorle"}, 20, 40, 102),
    ],
)
def test_what_counts_twice_for_a_forwarder(
    variants: dict[str, str], development: int, city_cards: int, total: int
) -> None:
    full, other = ("fenwarde", "glimmerforge") if "map" in variants else ("madrid", "oslo")
    # four own posts in one city (10 VP), and four city cards (5 VP): objectives of 15 VP
    own = {"car": 20, "train": 19, "ship": 12, "held": ["blank"] * 4, "objectives": ["four-posts", "city-cards"]}
    cities = {full: "LV3 b1.1.1.1", other: "t1 u0"}
    match = table(1, cities=cities, closed=True, variants=variants, others={1: own}, state={"phase": "over"})
    assert scored(match, 1) == {"development": development, "level3": 12, "city-cards": city_cards, "objectives": 30}
    rival = match.result().rivals[0]
    assert (rival.score, rival.won, match.result().winners) == (total, True, [])


@pytest.mark.rule("CGE-213", "CGE-095")
@pytest.mark.parametrize(
    ("own", "winners"),
    [
        # 24 against twice twelve: on Dyorle the forwarder's development counts 24, which is no less
        ({"car": 29}, [0]),
        ({"car": 28}, []),
        # as many points, of which more come from development
        ({"car": 27, "held": ["blank"]}, [0]),
        ({"car": 19, "held": ["blank"] * 4}, []),
        # sixteen from development are fewer than twice twelve, though more than twelve
        ({"car": 25, "held": ["blank"], "cities": {"oakenrail": "LV3 b0.n.n.n"}}, []),
    ],
)
def test_a_forwarder_may_win_and_ties_are_broken_with_its_doubled_points(
    own: dict[str, Any], winners: list[int]
) -> None:
    facts: dict[str, Any] = {"variants": {"map": "dyorle"}, "state": {"phase": "over"}, "order": [0, 1]}
    match = table(1, others={1: {"car": 23}}, **own, **facts)
    assert scored(match, 1)["development"] == 24
    assert match.result().winners == winners
    assert match.result().rivals[0].won is (winners == [])
