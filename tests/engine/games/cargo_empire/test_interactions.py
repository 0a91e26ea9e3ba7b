"""Where rules meet: odd boards for the forwarder, crests and vassals in one turn, and what a player is told."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.cargo_empire import RULES, forwarder
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, SPACES, ForwarderCard
from engine.games.cargo_empire.scoring import decided_by, winner
from engine.games.cargo_empire.state import FREE, Marker, State
from engine.games.cargo_empire.view import View
from renderers.i18n import Words
from tests.engine.games.cargo_empire.build import (
    Game,
    actor,
    answer_all,
    asked,
    deliver,
    me,
    offered,
    play,
    position,
    scored,
    table,
)

WORDS = Words("en")


# -- what a player is told


@pytest.mark.rule("CGE-019", "CGE-026", "CGE-214")
def test_who_puts_the_first_post_is_reminded_of_the_card_that_only_the_owner_knows() -> None:
    match: Match[State, View] = Match.new(RULES, 2, seed=5, confirm=())
    for seat in (0, 1):
        match.answer(seat, next(iter(match.pending[seat].options)))
    seat = actor(match)
    ask = match.pending[seat]
    assert ask.kind == "first-post"
    assert ask.private
    card = match.view(seat).players[seat].own_face_down
    assert ask.note == Msg("cargo-empire-first-note", city=Msg(f"cargo-empire-city-{card}"))
    match.answer(seat, next(iter(ask.options)))
    other = match.pending[1 - seat]
    assert card not in str(other.note)


@pytest.mark.rule("CGE-180")
def test_step_5_speaks_of_the_vassal() -> None:
    cities = {"warsaw": "t5 c2 l0", "berlin": "t24 LV2 c1 b1.1", "riga": "t1 c2", "oslo": "t2 c2", "rome": "t3 c2"}
    match = table(2, cities=cities, hand="1/1/1", variants={"table": "vassals"})
    while asked(match) != "vassal-demand":
        play(match, offered(match)[0])
    note = match.pending[actor(match)].note
    assert note is not None
    assert WORDS(note).startswith("Your vassal delivers ")


@pytest.mark.rule("CGE-095")
@pytest.mark.parametrize(
    ("facts", "others", "by"),
    [
        ({"car": 20}, {1: {"car": 19}}, "total"),
        ({"car": 20, "train": 19}, {1: {"held": ["rome", BLANK]}}, "development"),
        ({"held": ["rome"]}, {1: {"held": ["milan"]}}, "order"),
    ],
)
def test_the_last_line_says_what_decides(facts: dict[str, Any], others: dict[int, dict[str, Any]], by: str) -> None:
    state = position(2, 0, others=others, **facts)
    assert decided_by(state) == by
    assert winner(state) == 0


@pytest.mark.rule("CGE-095")
@pytest.mark.parametrize("by", ["total", "development", "level3", "city-cards", "order"])
def test_every_reason_of_a_victory_has_words(by: str) -> None:
    told = WORDS(Msg("cargo-empire-log-winner", winner=Msg("cargo-empire-rival-forwarder"), by=by))
    assert "Forwarder won" in told
    assert ("tie" in told) == (by != "total")


@pytest.mark.rule("CGE-170", "CGE-205", "CGE-208", "CGE-213")
@pytest.mark.parametrize(
    ("variants", "sources"),
    [
        ({}, "objectives"),
        ({"clans": "on"}, "city cards and objectives"),
        ({"map": "dyorle"}, "development and objectives"),
        ({"clans": "on", "map": "dyorle"}, "development, city cards and objectives"),
    ],
)
def test_the_final_score_says_what_counts_double_for_the_forwarder(variants: dict[str, str], sources: str) -> None:
    match: Match[State, View] = Match.new(RULES, 1, variants, seed=3, confirm=())
    chance = random.Random(3)
    while not match.over:
        play(match, chance.choice(offered(match)))
    doubled = [entry.msg for entry in match.finished if entry.msg.key == "cargo-empire-log-doubled"]
    assert [WORDS(msg) for msg in doubled] == [f"Doubled for Forwarder: {sources}."]


# -- crests in the middle of a turn


def clan_game() -> Game:
    """Purple delivers from Warsaw; its crest stands elsewhere, and its kept cubes pay for three abilities."""
    cities = {"warsaw": "t5 c2 l0", "berlin": "t24 LV2 c1 u1 b1.1", "riga": "t1 c2 l1", "oslo": "t2 c2"}
    return table(
        2,
        cities=cities,
        closed=True,
        hand="2/2/2",
        row=["oslo", "riga", "oslo", "riga"],
        variants={"clans": "on"},
        clan="purple",
        crest="rome",
        cubes=6,
        others={1: {"clan": "blue", "crest": "athens"}},
    )


@pytest.mark.rule("CGE-137", "CGE-228")
def test_a_crest_that_arrives_after_the_delivery_rewards_nothing() -> None:
    before, after = clan_game(), clan_game()
    play(before, "clan", "crest", "warsaw")
    deliver(before, "warsaw/berlin/lower", "1r-0t-0s")
    deliver(after, "warsaw/berlin/lower", "1r-0t-0s")
    while asked(after) == "lane":
        play(after, "clan", "warsaw", "upper")  # nothing but the crest can be paid for any more
    for match in (before, after):
        answer_all(match, "upper", "done")
    assert me(before).crest == me(after).crest == "warsaw"
    assert me(before).markers["car"].column == me(after).markers["car"].column + 1


@pytest.mark.rule("CGE-139")
def test_a_borrowed_crest_is_given_back_at_the_end_of_the_turn() -> None:
    match = clan_game()
    play(match, "clan", "borrow")
    assert match.state.borrowed == [1]
    deliver(match, "warsaw/berlin/lower", "1r-0t-0s")
    play(match, "upper")
    assert asked(match) == "end"
    assert match.state.borrowed == []


@pytest.mark.rule("CGE-122", "CGE-123")
def test_the_cube_of_a_delivery_pays_in_the_same_turn() -> None:
    match = clan_game()
    match.state.players[0].cubes = 1
    match = Match(RULES, 2, match.variants, position_of(match), confirm=())
    assert "clan" not in offered(match)
    deliver(match, "warsaw/berlin/lower", "1r-0t-0s")
    assert "clan" in offered(match)


def position_of(match: Game) -> State:
    """The position in which the running turn has begun, with the same kept cubes."""
    state = copy.deepcopy(match.state)
    state.players[0].posts[0] += 1
    return state


# -- the forwarder on odd boards


def odd_state(chance: random.Random) -> State:
    """Levels, cubes, posts, blanks, crests and markers as chance will have it."""
    cities = {}
    tiles = chance.sample(sorted(DATA.tiles), len(DATA.tiles))
    for key, tile in zip(DATA.maps["europe"].cities, tiles, strict=True):
        level = chance.choice((1, 1, 2, 3))
        beside = ".".join(chance.choice("02n") for _ in range(2 * (level - 1)))
        posts = chance.choice(("", "u0", "l0", "u2", "l2", "ln"))
        parts = [f"t{tile}", f"LV{level}", f"c{chance.choice((0, 0, 1, 2))}", posts if level < 3 else ""]
        cities[key] = " ".join([*filter(None, parts), *([f"b{beside}"] if beside else [])])
    cities["kiev"] = f"t{tiles[10]} c{chance.randrange(3)} u2"
    open_ = [key for key, told in cities.items() if "LV3" not in told]
    row = [BLANK if chance.random() < 0.4 else chance.choice(open_) for _ in range(DATA.game.row_slots)]
    deck = [key for key in cities if key not in row and chance.random() < 0.5] if chance.random() < 0.7 else [BLANK]
    clans = {"clans": "on", "table": "forwarder"}
    crest = chance.choice(list(cities))
    state = position(
        2, 0, cities=cities, row=row, deck=chance.sample(deck, len(deck)), variants=clans, clan="red", crest=crest
    )
    assert state.forwarder is not None
    state.forwarder.supply = chance.choice([key for key, city in state.cities.items() if city.present(2)])
    state.forwarder.slot = chance.randint(1, DATA.game.row_slots)
    return state


def matches(state: State) -> Iterator[tuple[str, int, str, str]]:
    """All matches in the order of the search, told plainly: supply city, slot, demand city and space."""
    assert state.forwarder is not None
    keys = list(state.cities)
    at = keys.index(state.forwarder.supply)
    for supply in keys[at:] + keys[:at]:
        city = state.cities[supply]
        if 2 not in (city.upper, city.lower, *city.beside) or not city.cubes or supply == state.players[0].crest:
            continue
        colour = DATA.tiles[city.tile][city.level].supply
        for n in range(4):
            slot = (state.forwarder.slot - 1 + n) % 4
            demand = state.row[slot]
            if demand in (BLANK, supply, state.players[0].crest) or state.cities[demand].level == 3:
                continue
            there = state.cities[demand]
            for space in SPACES:
                if there.post(space) == FREE and DATA.tiles[there.tile][there.level].demand(space) == colour:
                    yield supply, slot + 1, demand, space


def expected(state: State, card: ForwarderCard) -> tuple[str, str]:
    """Where the post goes: city and space."""
    for _, _, demand, space in matches(state):
        return demand, space
    low = [key for key, city in state.cities.items() if city.level < 3]
    drawn = [key for key in state.city_deck if key in low]
    new = [key for key in low if not state.cities[key].present(2)] or low
    key = drawn[0] if drawn else new[-1] if card.arrow == "up" else new[0]
    return key, "upper" if state.cities[key].upper == FREE else "lower"


@pytest.mark.rule("CGE-156", "CGE-157", "CGE-160", "CGE-161", "CGE-163", "CGE-172", "CGE-174", "CGE-211")
@pytest.mark.parametrize("seed", range(60))
def test_the_search_on_an_odd_board_finds_what_the_rules_say(seed: int) -> None:
    chance = random.Random(seed)
    state = odd_state(chance)
    card = DATA.forwarder[chance.choice((1, 2))]
    before, found = copy.deepcopy(state), next(matches(state), None)
    city, space = expected(state, card)
    forwarder.deliver(Table(state, lambda _: None, lambda: None), card)
    assert state.forwarder is not None
    assert before.forwarder is not None
    tokens = (state.forwarder.supply, state.forwarder.slot)
    assert tokens == (found[:2] if found else (before.forwarder.supply, before.forwarder.slot))
    had, has = before.cities[city], state.cities[city]
    if free_before(before, city) == 2:
        assert (has.post(space), has.level) == (2, had.level)
    else:
        assert (sorted(has.beside), has.level) == (
            sorted([*had.beside, 2, *(post for post in (had.upper, had.lower) if post != FREE)]),
            had.level + 1,
        )
    changed = {key for key in state.cities if state.cities[key] != before.cities[key]}
    assert changed == {city, *([found[0]] if found else [])}


def free_before(state: State, key: str) -> int:
    """How many demand spaces are free."""
    return [state.cities[key].upper, state.cities[key].lower].count(FREE)


@pytest.mark.rule("CGE-168", "CGE-175", "CGE-223")
def test_the_forwarder_takes_a_blank_card_and_its_demand_marker_goes_on_around_the_row() -> None:
    cities = {"kiev": "t7 c0 u2", "rome": "t3 l2 c0"}
    row = ["oslo", "riga", "milan", BLANK]
    state = position(2, 0, cities=cities, row=row, deck=["athens"], variants={"table": "forwarder"})
    assert state.forwarder is not None
    state.forwarder.slot, state.forwarder.supply = 4, "kiev"
    state.players[2].markers["car"] = Marker(3, "upper")  # the next field of side a01 is a city icon
    forwarder.advance(Table(state, lambda _: None, lambda: None), DATA.forwarder[1], "car")
    assert state.players[2].cities == [BLANK]
    assert (state.row, state.forwarder.slot) == (["oslo", "riga", "milan", "athens"], 1)


@pytest.mark.rule("CGE-182", "CGE-183")
def test_a_perfect_upgrade_by_the_vassal_rewards_nobody_and_its_post_scores_for_nobody() -> None:
    tile = next(number for number, sides in DATA.tiles.items() if sides[1].upper == "orange" and number != 5)
    cities = {"warsaw": "t5 c2 l0", "riga": f"t{tile} c2", "berlin": "t24 LV2 c0 u1 b0.1"}
    match = table(2, cities=cities, closed=True, hand="1/0/0", row=[BLANK] * 4, variants={"table": "vassals"})
    deliver(match, "warsaw/riga/upper", "1r-0t-0s")
    while match.state.cities["berlin"].level != 3:
        keys = offered(match)
        play(match, next((key for key in ("warsaw/orange", "berlin/lower") if key in keys), keys[0]))
    assert [player.markers["car"].column for player in match.state.players] == [1, 0]
    assert {marker.column for marker in match.state.players[1].markers.values()} == {0}
    assert [scored(match, seat)["level3"] for seat in (0, 1)] == [3, 6]
