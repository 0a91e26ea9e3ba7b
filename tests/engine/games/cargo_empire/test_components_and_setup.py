"""Components and setup (CGE-005 to CGE-028)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.core.play.codec import decode_state
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import WrongSeats
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import State
from tests.engine.games.cargo_empire.build import Game, actor, asked, objective, offered, play, told
from tests.engine.games.cargo_empire.turns import entries, hand, new, set_up

BASE = RULES.complete(4, {})


def dealt(players: int = 4, seed: int = 0, **variants: str) -> State:
    """What lies on the table before anybody has decided anything."""
    return RULES.setup(players, {**BASE, **variants}, Rng(Seed(seed)))


def with_start(players: int, start: int) -> Game:
    """A new game with this start player."""
    return next(match for seed in range(200) for match in [new(players, seed)] if match.state.order[0] == start)


def boundary(match: Game) -> State:
    """The state before the running turn."""
    return decode_state(RULES, match.snapshot)


def to(match: Game, phase: str) -> Game:
    """Answer with the first option until a phase."""
    while match.state.phase != phase:
        assert match.pending, f"the game has ended before {phase}"
        for seat in list(match.pending):
            match.answer(seat, next(iter(match.pending[seat].options)))
    return match


# -- components


@pytest.mark.rule("CGE-005")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_seats_have_different_colours(players):
    colours = [player.colour for player in new(players).view(None).players]
    # a player alone has the forwarder opposite
    assert len(colours) == max(players, 2)
    assert len(set(colours)) == len(colours)
    assert set(colours) <= {"red", "blue", "green", "yellow"}


@pytest.mark.rule("CGE-005")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_players_may_sit_down(players):
    with pytest.raises(WrongSeats):
        new(players)


@pytest.mark.rule("CGE-006")
def test_the_box():
    box = DATA.components
    assert box["transport cards"] == 60
    assert [box[f"transport cards {mode}"] for mode in ("road", "rail", "sea")] == [20, 20, 20]
    assert [DATA.cards[mode].count for mode in ("road", "rail", "sea")] == [20, 20, 20]
    assert (box["city cards Europe"], box["city cards Dyorle"], box["blank city cards"]) == (24, 24, 6)
    assert (box["objective cards"], box["forwarder cards"]) == (24, 14)
    assert (box["goods cubes"], box["goods cubes per colour"], box["trading posts per colour"]) == (48, 12, 15)
    assert set(DATA.goods) == {"orange", "grey", "white", "brown"}


@pytest.mark.rule("CGE-006")
@pytest.mark.parametrize("map", ["europe", "dyorle"])
def test_what_is_dealt_is_what_is_in_the_box(map):
    state = dealt(1, 3, map=map)
    cards = [*state.row, *state.city_deck, *(player.face_down for player in state.players)]
    assert len(cards) == 24 + 6
    assert cards.count("blank") == 6
    assert set(cards) - {"blank"} == set(state.cities)
    objectives = [
        *state.objective_deck,
        *(card for player in state.players for card in (*player.drawn, *player.objectives)),
    ]
    assert len(set(objectives)) == len(objectives) == 24
    assert state.forwarder is not None
    assert sorted(state.forwarder.deck) == list(range(1, 15))
    assert [sorted(player.markers) for player in state.players] == [["car", "ship", "train"]] * 2
    # twelve on the board, two for the map and one in the turn order
    assert [sum(player.posts) + player.spare + 1 for player in state.players] == [15, 15]


@pytest.mark.rule("CGE-007", "CGE-008")
def test_each_side_of_a_tile_supplies_one_colour_and_wants_two_others():
    assert sorted(DATA.tiles) == list(range(1, 25))
    for sides in DATA.tiles.values():
        assert sorted(sides) == [1, 2]
        for side in sides.values():
            assert len({side.supply, side.upper, side.lower}) == 3
            assert {side.supply, side.upper, side.lower} <= {"orange", "grey", "white", "brown"}
    for city in new().view(None).cities:
        assert city.upper is not None
        assert city.lower is not None
        assert len({city.supply, city.upper.colour, city.lower.colour}) == 3


@pytest.mark.rule("CGE-009")
def test_a_hand_is_three_numbers():
    match = set_up(new(3, 1), 1)
    for player in match.view(None).players:
        assert list(player.hand) == ["road", "rail", "sea"]
        assert all(isinstance(count, int) for count in player.hand.values())


# -- steps 1 to 6


@pytest.mark.rule("CGE-010")
def test_the_24_tiles_lie_at_random_one_in_each_city_lv1_up():
    layouts = set()
    for seed in range(20):
        state = dealt(4, seed)
        assert state.map == "europe"
        assert sorted(city.tile for city in state.cities.values()) == list(range(1, 25))
        assert {city.level for city in state.cities.values()} == {1}
        layouts.add(tuple(city.tile for city in state.cities.values()))
    assert len(layouts) == 20


@pytest.mark.rule("CGE-010")
def test_dyorle_is_used_only_if_chosen():
    assert RULES.complete(4, {})["map"] == "europe"
    assert new(4).view(None).map == "europe"
    assert new(4, map="dyorle").view(None).map == "dyorle"
    assert not {city.key for city in new(4, map="dyorle").view(None).cities} & {
        city.key for city in new(4).view(None).cities
    }


@pytest.mark.rule("CGE-011", "CGE-006")
def test_every_tile_receives_two_cubes_of_its_supply_colour():
    for seed in range(5):
        cubes: Counter[str] = Counter()
        for city in new(4, seed).view(None).cities:
            assert city.cubes == 2
            cubes[city.supply] += city.cubes
        assert cubes == {"orange": 12, "grey": 12, "white": 12, "brown": 12}


@pytest.mark.rule("CGE-012", "CGE-230")
def test_three_different_a_sides_lie_in_random_order():
    seen = {tuple(dealt(4, seed).tracks) for seed in range(300)}
    for tracks in seen:
        assert len(set(tracks)) == 3
        assert set(tracks) <= {"a01", "a02", "a03", "a04", "a05", "a06"}
    # any two sides can meet, in either order
    pairs = {(tracks[0], tracks[1]) for tracks in seen}
    assert len(pairs) == 6 * 5


@pytest.mark.rule("CGE-012", "CGE-230")
def test_there_are_12_track_sides_of_five_columns():
    assert sorted(DATA.sides) == [*(f"a0{n}" for n in range(1, 7)), "b01", "b02", "b03", "c01", "c02", "c03"]
    for side in DATA.sides.values():
        for lane in ("upper", "lower"):
            assert sum(width for _, width in side.lane(lane)) == 5


@pytest.mark.rule("CGE-013", "CGE-226")
def test_the_bank_has_enough_of_each_type_for_everybody():
    """An unlimited pile is no part of the state: nothing that is taken makes it smaller."""
    state = boundary(set_up(new(4, 2), 2))
    for player in state.players:
        player.hand = {"road": 20, "rail": 20, "sea": 20}
    RULES.check(state)


@pytest.mark.rule("CGE-014")
def test_four_city_cards_of_the_map_lie_open_in_the_order_of_the_deck():
    rows = set()
    for seed in range(30):
        state = dealt(2, seed)
        cards = [*state.row, *(player.face_down for player in state.players), *state.city_deck[:-6]]
        assert sorted(cards) == sorted(state.cities)
        assert len(state.row) == 4
        rows.add(tuple(state.row))
    assert len(rows) == 30


@pytest.mark.rule("CGE-015", "CGE-216")
def test_the_objective_deck_is_shuffled():
    decks = [tuple(dealt(2, seed).objective_deck) for seed in range(30)]
    assert len(set(decks)) == 30
    assert len({deck[0] for deck in decks}) > 8


@pytest.mark.rule("CGE-016")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_six_blank_cards_lie_under_the_city_deck(players):
    deck = dealt(players, 5).city_deck
    assert deck[-6:] == ["blank"] * 6
    assert "blank" not in deck[:-6]
    assert len(deck) == 24 - 4 - max(players, 2) + 6


# -- step 7


@pytest.mark.rule("CGE-017")
def test_markers_stand_at_the_start_and_four_posts_lie_in_each_column():
    for player in new(4).view(None).players:
        assert {name: (m.column, m.lane) for name, m in player.markers.items()} == dict.fromkeys(
            ("car", "train", "ship"), (0, "")
        )
        assert player.posts == [4, 4, 4]
        # the third one lies in the turn order
        assert player.spare == 2


@pytest.mark.rule("CGE-018")
def test_everybody_begins_with_one_card_of_each_type():
    for player in new(4).view(None).players:
        assert player.hand == {"road": 1, "rail": 1, "sea": 1}


@pytest.mark.rule("CGE-019", "CGE-214")
def test_a_face_down_city_card_is_seen_by_its_owner_only():
    match = new(4, 6)
    held = [player.face_down for player in match.state.players]
    assert len(set(held)) == 4
    assert not set(held) & {*match.state.row, *match.state.city_deck}
    for reader in (0, 1, 2, 3, None):
        for player in match.view(reader).players:
            assert player.face_down
            assert player.cities == []
            assert player.own_face_down == (held[player.seat] if player.seat == reader else "")


@pytest.mark.rule("CGE-020", "CGE-215")
def test_everybody_draws_two_objective_cards_and_keeps_one():
    match = new(3, 8)
    deck = list(match.state.objective_deck)
    assert asked(match) == "objective"
    assert sorted(match.pending) == [0, 1, 2]
    drawn = {seat: list(match.pending[seat].options) for seat in range(3)}
    assert len({card for cards in drawn.values() for card in cards}) == 6
    assert len(deck) == 24 - 6
    # whoever answers first, the rejected cards go under the deck seat by seat
    for seat, which in ((2, 0), (0, 1), (1, 0)):
        assert match.pending[seat].private
        with pytest.raises(IllegalAnswer):
            match.answer(seat, deck[0])
        match.answer(seat, drawn[seat][which])
    assert [player.objectives for player in match.state.players] == [[drawn[0][1]], [drawn[1][0]], [drawn[2][0]]]
    assert match.state.objective_deck == [*deck, drawn[0][0], drawn[1][1], drawn[2][1]]


# -- step 8


@pytest.mark.rule("CGE-021")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_start_player_equally_often(players):
    starts = Counter(dealt(players, seed).order[0] for seed in range(600))
    assert sorted(starts) == list(range(players))
    for count in starts.values():
        assert abs(count - 600 / players) < 75


@pytest.mark.rule("CGE-022", "CGE-025")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_round_1_goes_clockwise_from_the_start_player(players):
    for seed in range(12):
        order = dealt(players, seed).order
        assert sorted(order) == list(range(players))
        assert all(there == (here + 1) % players for here, there in pairwise(order))


@pytest.mark.rule("CGE-022", "CGE-025")
def test_the_order_of_the_slots_is_that_of_the_first_round():
    match = new(4, 11)
    order = list(match.state.order)
    set_up(match, 11)
    assert match.state.order == order
    assert actor(match) == order[0]
    slots = [entry.msg.args["seat"] for entry in entries(match) if entry.msg.key == "cargo-empire-log-slot"]
    assert slots == order


@pytest.mark.rule("CGE-023", "CGE-024")
@pytest.mark.parametrize(("players", "hands"), [(2, ["2/1/1", "1/2/1"]), (3, ["2/1/1", "1/2/1", "1/1/2"])])
def test_the_slots_bring_a_road_a_rail_and_a_sea_card(players, hands):
    for seed in range(4):
        match = to(new(players, seed), "first")
        assert [hand(match, seat) for seat in match.state.order] == hands


@pytest.mark.rule("CGE-023")
@pytest.mark.parametrize(("mode", "last"), [("road", "2/1/1"), ("rail", "1/2/1"), ("sea", "1/1/2")])
def test_the_fourth_slot_brings_a_card_of_a_type_that_its_player_names(mode, last):
    match = to(new(4, 4), "slots")
    assert asked(match) == "transport"
    assert actor(match) == match.state.order[3]
    assert sorted(offered(match)) == ["rail", "road", "sea"]
    play(match, mode)
    assert [hand(match, seat) for seat in match.state.order] == ["2/1/1", "1/2/1", "1/1/2", last]


@pytest.mark.rule("CGE-024")
def test_a_solo_game_has_two_slots():
    match = set_up(new(1, 4), 4)
    assert sorted(match.state.order) == [0, 1]
    assert told(match).count("log-slot") == 2


# -- steps 9 and 10


@pytest.mark.rule("CGE-026")
def test_from_the_last_player_to_the_first_each_names_a_row_city_of_their_own():
    match = to(new(4, 13), "first")
    row, named = list(match.state.row), []
    for seat in reversed(match.state.order):
        assert (asked(match), actor(match)) == ("first-post", seat)
        left = [city for city in row if city not in named]
        assert sorted(offered(match)) == sorted(f"{city}/{space}" for city in left for space in ("upper", "lower"))
        named.append(left[-1])
        space = "lower" if seat % 2 else "upper"
        play(match, f"{left[-1]}/{space}")
        assert match.state.cities[left[-1]].post(space) == seat
        assert match.state.players[seat].cities == [] or match.state.phase == "second"
    # the cards stay where they are, and nobody receives them
    assert match.state.row == row
    assert not {city for player in match.state.players for city in player.cities} & set(row)


@pytest.mark.rule("CGE-027", "CGE-214")
def test_in_turn_order_the_city_cards_are_revealed_and_the_last_posts_placed():
    match = to(new(3, 14), "second")
    cards = {seat: player.face_down or player.cities[0] for seat, player in enumerate(match.state.players)}
    waiting = list(match.state.order)
    while waiting:
        seat = waiting.pop(0)
        assert (asked(match), actor(match)) == ("second-post", seat)
        assert offered(match) == [f"{cards[seat]}/upper", f"{cards[seat]}/lower"]
        assert match.view(None).players[seat].cities == [cards[seat]]
        for other in waiting:
            assert match.view(seat).players[other].cities == []
        play(match, f"{cards[seat]}/lower")
        assert match.state.cities[cards[seat]].lower == seat
    assert match.state.phase == "actions"


@pytest.mark.rule("CGE-EX-Z14", "CGE-022", "CGE-023", "CGE-024", "CGE-026", "CGE-027", "CGE-028")
def test_three_seats_set_up():
    # seats 1, 2, 3 of the example are 0, 1, 2 here
    match = with_start(3, 1)
    assert match.state.order == [1, 2, 0]
    to(match, "first")
    assert [hand(match, seat) for seat in (1, 2, 0)] == ["2/1/1", "1/2/1", "1/1/2"]
    first, second = [], []
    while match.state.phase == "first":
        first.append(actor(match))
        play(match, offered(match)[0])
    while match.state.phase == "second":
        second.append(actor(match))
        play(match, offered(match)[0])
    assert (first, second) == ([0, 2, 1], [1, 2, 0])
    named = [key for key, city in match.state.cities.items() if city.posts() and key in match.state.row]
    assert len(named) == 3
    view = match.view(None)
    assert (view.city_deck, view.objective_deck) == (23, 21)


@pytest.mark.rule("CGE-028")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_setup_everybody_has_two_posts_four_cards_a_city_and_an_objective(players):
    for seed in range(8):
        match = set_up(new(players, seed), seed)
        cities = match.view(None).cities
        for player in match.view(None).players:
            with_post = [
                city.key for city in cities for space in (city.upper, city.lower) if space and space.post == player.seat
            ]
            assert len(set(with_post)) == len(with_post) == 2
            assert sum(player.hand.values()) == 4
            assert len(player.cities) == len(player.objectives) == 1
            assert player.spare == 0
        assert all(city.level == 1 and not city.beside for city in cities)
        assert max(len(city.posts()) for city in match.state.cities.values()) == 1


@pytest.mark.rule("CGE-025")
def test_the_order_posts_never_enter_the_map():
    match = set_up(new(4, 15), 15)
    rng = Rng(Seed(15))
    while match.pending:
        play(match, rng.pick(offered(match)))
    for seat, player in enumerate(match.state.players):
        on_map = sum(city.posts().count(seat) for city in match.state.cities.values())
        assert on_map + player.out == 14


@pytest.mark.rule(
    "CGE-EX-Z37",
    *("CGE-005", "CGE-006", "CGE-007", "CGE-008", "CGE-009", "CGE-010", "CGE-011", "CGE-012", "CGE-013", "CGE-014"),
    *("CGE-015", "CGE-016", "CGE-017", "CGE-018", "CGE-019", "CGE-020", "CGE-021", "CGE-025", "CGE-028"),
)
def test_the_census_after_setup():
    for seed in range(10):
        match = set_up(new(4, seed), seed)
        state = boundary(match)
        view = RULES.view(state, None)
        assert sorted(city.tile for city in view.cities) == list(range(1, 25))
        assert {city.level for city in view.cities} == {1}
        cubes: Counter[str] = Counter()
        for city in view.cities:
            cubes[city.supply] += city.cubes
        assert cubes == {"orange": 12, "grey": 12, "white": 12, "brown": 12}
        assert len(set(view.tracks)) == 3
        assert {track[0] for track in view.tracks} == {"a"}
        assert (len(view.row), view.city_deck, view.objective_deck) == (4, 22, 20)
        assert state.city_deck[-6:] == ["blank"] * 6
        for player in view.players:
            assert player.posts == [4, 4, 4]
            assert sum(city.posts().count(player.seat) for city in state.cities.values()) == 2
            assert sum(player.hand.values()) == 4
            assert {marker.column for marker in player.markers.values()} == {0}
        hands = [hand(match, seat) for seat in view.order]
        assert hands[:3] == ["2/1/1", "1/2/1", "1/1/2"]
        assert hands[3] in hands[:3]


def test_objectives_have_the_numbers_of_the_rules():
    assert objective(1) == "pair-red-blue"
    assert objective(24) == "trailing-ships"
