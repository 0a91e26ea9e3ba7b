"""Components and setup (rules section 1): what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.play.match import Match
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.data import TABLES
from tests.engine.games.russian_railroads.build import offered, play
from tests.engine.games.russian_railroads.story import (
    FIRST_DECK,
    LETTER_A,
    LETTER_B,
    REMOVED,
    Game,
    actor,
    me,
    strip,
    table,
    track,
)

SEEDS = range(40)


def new(players: int = 4, seed: int = 0) -> Game:
    return Match.new(RULES, players, seed=seed, confirm=())


def box() -> dict[str, dict[str, object]]:
    return {row["id"]: row for row in TABLES["components"]["component"]}


@pytest.mark.rule("RRR-001", "RRR-EX-36")
def test_the_box_holds_what_the_rulebook_lists():
    counts = {name: row["count"] for name, row in box().items()}
    assert counts == {
        "game_board": 1,
        "worker_player_colour": 4 * 8,
        "worker_temporary": 2,
        "worker_black": 1,
        "pawn": 8,
        "rail": 4 * (3 + 3 + 3 + 2 + 1),
        "industry_marker": 8,
        "player_board": 4,
        "locomotive_tile": 8 * 4 + 5,
        "engineer_tile": 15,
        "doubler": 20,
        "coin": 18,
        "question_token": 4 * 7,
        "revaluation_tile": 4,
        "kiev_medal": 4,
        "last_round_tile": 1,
        "points_tile_100_200": 4,
        "points_tile_300_400": 4,
        "end_bonus_card": 10,
        "question_card": 5,
        "turn_order_card": 4,
        "start_bonus_card": 4,
        "overview_card": 4,
    }
    rails = box()["rail"]
    assert [rails[c] for c in ("black", "grey", "brown", "natural", "white")] == [12, 12, 12, 8, 4]
    workers = ("worker_player_colour", "worker_temporary", "worker_black")
    assert sum(int(str(counts[w])) for w in workers) == 35
    cards = ("end_bonus_card", "question_card", "start_bonus_card", "turn_order_card")
    assert sum(int(str(counts[c])) for c in cards) == 23


@pytest.mark.rule("RRR-001")
def test_the_tables_list_every_piece_of_the_box():
    def rows(name: str, key: str) -> list[dict[str, object]]:
        return TABLES[name][key]

    tiles = {row["number"]: row["tiles"] for row in rows("locomotives", "locomotive")}
    assert tiles == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 5}
    assert [row["number"] for row in rows("engineers", "engineer")] == list(range(1, 16))
    assert Counter(row["letter"] for row in rows("engineers", "engineer")) == {"A": 7, "B": 7, "": 1}
    assert [row["copies"] for row in rows("question_tokens", "token")] == [4] * 7
    assert [len(rows(*name)) for name in (("end_bonus", "card"), ("question_cards", "card"))] == [10, 5]
    assert [len(rows(*name)) for name in (("start_bonus", "card"), ("turn_order", "card"))] == [4, 4]


@pytest.mark.rule("RRR-002")
def test_there_are_twenty_doublers():
    view = new().view(None)
    assert view.doublers_left == 20


@pytest.mark.rule("RRR-002")
def test_a_doubler_comes_out_of_the_limited_supply():
    match = play(table(state={"doublers": 1}), "doubler")
    assert match.view(None).doublers_left == 0
    assert "doubler" not in offered(table(state={"doublers": 0}))


@pytest.mark.rule("RRR-002")
def test_the_bank_never_runs_out_of_coins():
    match = table(coins=40, others={1: {"coins": 40}})
    play(match, "coins", "coin-1")
    assert me(match).coins == 41


@pytest.mark.rule("RRR-003")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_of_the_ten_end_bonus_cards_leave_the_game_unseen(players):
    match = new(players)
    assert match.view(None).end_bonus_deck == 8
    assert sorted(match.state.deck + match.state.removed) == sorted([*FIRST_DECK, *REMOVED])
    assert len(match.state.removed) == 2


@pytest.mark.rule("RRR-003")
def test_every_end_bonus_card_may_be_the_one_that_leaves():
    gone = Counter(card for seed in SEEDS for card in new(seed=seed).state.removed)
    assert len(gone) == 10


@pytest.mark.rule("RRR-004")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_five_question_cards_lie_face_up(players):
    cards = new(players).view(None).question_cards
    assert cards == ["four-actions", "engineer-coin", "factory-industry", "black-worker", "loco-nine"]


@pytest.mark.rule("RRR-004")
def test_the_black_worker_the_unlettered_engineer_and_the_fifth_nine_wait_on_their_cards():
    for seed in SEEDS:
        match = new(seed=seed)
        view = match.view(None)
        assert 10 not in strip(match)
        assert not any(p.black_worker or 10 in p.engineers for p in view.players)
        assert view.loco_stacks[9] == 4


@pytest.mark.rule("RRR-005")
def test_four_tiles_of_each_locomotive_number_form_a_stack():
    view = new().view(None)
    assert [view.loco_stacks.get(n, 0) for n in range(1, 10)] == [0, 4, 4, 4, 4, 4, 4, 4, 4]
    assert sum(place == 1 for p in view.players for r in p.routes for place in r.places) == 4
    assert not any(view.factory_tiles.values())


@pytest.mark.rule("RRR-006", "RRR-064")
def test_four_engineers_of_b_and_three_of_a_lie_on_the_strip():
    for seed in SEEDS:
        tiles = strip(new(seed=seed))
        assert len(set(tiles)) == 7
        assert set(tiles[:4]) <= LETTER_B
        assert set(tiles[4:]) <= LETTER_A


@pytest.mark.rule("RRR-006")
def test_any_engineer_of_a_letter_may_be_dealt_and_any_may_leave_the_game():
    dealt = [strip(new(seed=seed)) for seed in SEEDS]
    assert {n for tiles in dealt for n in tiles} == LETTER_A | LETTER_B
    assert all(any(n not in tiles for tiles in dealt) for n in LETTER_A | LETTER_B)


@pytest.mark.rule("RRR-064")
def test_the_strip_has_four_look_ahead_two_variable_slots_and_one_to_hire_from():
    slots = new().view(None).strip
    assert [slot.role for slot in slots] == ["lookahead"] * 4 + ["variable"] * 2 + ["hire"]
    rows = TABLES["engineers"]["strip_slot"]
    assert [row["rounds_left"] for row in rows if row["players"] == [4]] == [6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("RRR-007")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_begins_with_a_handcar_three_black_rails_and_one_marker(players):
    match = new(players)
    for seat in range(players):
        player = me(match, seat)
        assert {r.id: sorted(r.places) for r in player.routes} == {"TS": [0, 1], "SP": [0], "KY": [0]}
        assert [track(match, name, seat) for name in ("TS", "SP", "KY")] == ["b1", "b1", "b1"]
        assert player.markers == [0]
        assert player.industry_points == 0


@pytest.mark.rule("RRR-007")
def test_tokens_second_marker_medal_and_revaluation_are_set_aside_without_effect():
    player = me(new())
    tokens = ["four-any-steps", "industry-five", "second-marker", "three-doublers"]
    assert player.tokens_unused == [*tokens, "kiev-medal", "question-card", "revaluation"]
    assert player.tokens_used == []
    assert not player.kiev_medal
    assert not player.revaluation
    assert player.factories == [None] * 5
    assert player.doublers == 0


@pytest.mark.rule("RRR-008")
def test_a_player_begins_with_no_points_one_coin_and_five_workers():
    match = new()
    for seat in range(4):
        player = me(match, seat)
        assert (player.vp, player.coins, player.workers, player.workers_owned) == (0, 1, 5, 5)
        assert (player.reserve, player.temporary, player.black_worker) == (2, 0, False)


@pytest.mark.rule("RRR-009", "RRR-011")
def test_turn_order_cards_are_dealt_at_random_and_pawns_follow_them():
    orders = set()
    for seed in SEEDS:
        view = new(seed=seed).view(None)
        orders.add(tuple(view.turn_order))
        assert sorted(view.turn_order) == [0, 1, 2, 3]
        assert [view.players[seat].order_card for seat in view.turn_order] == [1, 2, 3, 4]
    assert {order[0] for order in orders} == {0, 1, 2, 3}


@pytest.mark.rule("RRR-011")
def test_after_the_setup_chance_is_never_asked_again():
    match = new()
    dice = match.state.rng
    while match.pending and match.view(None).round < 4:
        seat = actor(match)
        keys = match.pending[seat].keys()
        play(match, keys[len(match.turn_answers) % len(keys)])
        assert match.state.rng == dice
    assert match.view(None).round == 4


@pytest.mark.rule("RRR-010", "RRR-009")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_bonus_goes_round_from_the_last_player_to_the_second(players):
    match = new(players)
    order = match.view(None).turn_order
    left = ["black-step", "doubler", "coin", "industry-step"]
    assert match.view(None).starting_bonus == left
    for seat, card in zip(reversed(order[1:]), ("coin", "doubler", "industry-step"), strict=False):
        assert actor(match) == seat
        assert sorted(offered(match)) == sorted(left)
        play(match, card)
        left.remove(card)
    assert actor(match) == order[0]
    assert "bottom" in offered(match)
    assert match.view(None).starting_bonus == []


@pytest.mark.rule("RRR-010")
def test_a_starting_bonus_is_executed_before_the_next_player_picks():
    match = new()
    last = actor(match)
    play(match, "doubler")
    assert me(match, last).doublers == 1
    assert actor(match) != last


def draft(card: str) -> tuple[Game, int]:
    """A game in which the last player takes this starting bonus; and that seat."""
    match = new()
    seat = actor(match)
    return play(match, card), seat


@pytest.mark.rule("RRR-120")
@pytest.mark.parametrize("name", ["TS", "SP", "KY"])
def test_the_black_step_of_the_starting_bonus_may_be_made_on_any_route(name):
    match, seat = draft("black-step")
    assert sorted(offered(match)) == ["ky", "sp", "ts"]
    play(match, name.lower())
    assert track(match, name, seat).startswith("b2")
    assert sum(track(match, n, seat).startswith("b2") for n in ("TS", "SP", "KY")) == 1
    assert actor(match) != seat


@pytest.mark.rule("RRR-121")
def test_the_starting_doubler_goes_above_the_first_space():
    match, seat = draft("doubler")
    assert me(match, seat).doublers == 1
    assert match.view(None).doublers_left == 19


@pytest.mark.rule("RRR-122")
def test_the_starting_coin_is_an_additional_one():
    match, seat = draft("coin")
    assert me(match, seat).coins == 2


@pytest.mark.rule("RRR-123")
def test_the_starting_industry_step_leads_to_value_one():
    match, seat = draft("industry-step")
    assert me(match, seat).markers == [1]
    assert me(match, seat).industry_points == 1
