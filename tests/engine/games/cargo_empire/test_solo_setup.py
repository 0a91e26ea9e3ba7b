"""A forwarder's setup and its part in the order (rules sections 10 and 11): example S, two players with one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from tests.engine.games.cargo_empire.build import Game, asked, me, offered, play, table, there
from tests.engine.games.cargo_empire.scenes import BLANKS, WITH_FORWARDER, columns, hand, new, set_up, tokens

LISTED = ["berlin", "moscow", "riga", "oslo"]


def before_first_posts(players: int, order: list[int], **facts: Any) -> Game:
    """Setup step 9 of a solo game or one for two with a forwarder: Berlin, Moscow, Riga and Oslo lie in the row."""
    cards = {0: "milan", 1: "athens"} | {players: "warsaw"} | facts.pop("cards", {})
    others = {seat: {"face_down": cards[seat], "spare": 2} for seat in range(players + 1)}
    others[players]["objectives"] = [16]
    own = {"hand": "9/9/9", **others.pop(0), **facts}
    state = {"phase": "first", "acting": [seat for seat in order if seat != players][-1]}
    variants = WITH_FORWARDER if players == 2 else {}
    tokens_off = {"slot": 0, "supply": ""}
    return table(
        players, 0, order=order, row=LISTED, variants=variants, others=others, state=state, forwarder=tokens_off,
        **own,
    )  # fmt: skip


@pytest.mark.rule("CGE-EX-S1", "CGE-150", "CGE-151", "CGE-152", "CGE-153")
def test_the_forwarder_takes_the_leftmost_city_left_and_then_that_of_its_card() -> None:
    match = before_first_posts(1, [0, 1])
    assert asked(match) == "first-post"
    # its objective card lies face down; so does its city card
    assert (me(match, 1).face_down, me(match, 1).objectives) == (True, [""])
    play(match, "berlin/lower")
    assert there(match, "moscow").upper.post == 1  # type: ignore[union-attr]
    assert tokens(match.state)[0] == 3
    # all players place both posts before its city card is revealed
    assert (asked(match), offered(match)) == ("second-post", ["milan/upper", "milan/lower"])
    assert me(match, 1).face_down
    assert [key for key, city in match.state.cities.items() if city.present(1)] == ["moscow"]
    play(match, "milan/upper")
    assert there(match, "warsaw").lower.post == 1  # type: ignore[union-attr]
    assert tokens(match.state) == (3, "moscow")
    own = match.view(0).players[1]
    assert (own.face_down, own.cities, own.objectives) == (False, ["warsaw"], ["city-cards"])


@pytest.mark.rule("CGE-150", "CGE-151", "CGE-152")
def test_players_place_first_even_where_the_forwarder_is_first_in_the_order() -> None:
    match = before_first_posts(1, [1, 0])
    assert (asked(match), match.view(0).forwarder.slot) == ("first-post", 0)  # type: ignore[union-attr]
    play(match, "moscow/lower")
    assert there(match, "berlin").upper.post == 1  # type: ignore[union-attr]
    assert asked(match) == "second-post"
    assert (me(match, 1).face_down, me(match, 1).objectives) == (True, [""])
    # it is revealed before the forwarder begins round 1
    play(match, "milan/upper")
    assert (me(match, 1).face_down, me(match, 1).cities[0], me(match, 1).objectives[0]) == (
        False,
        "warsaw",
        "city-cards",
    )
    assert me(match, 1).turns_left == 3


@pytest.mark.rule("CGE-153")
def test_the_supply_marker_goes_to_the_second_city_if_that_has_the_lower_number() -> None:
    match = play(before_first_posts(1, [0, 1], cards={1: "dublin"}), "berlin/lower", "milan/upper")
    assert tokens(match.state) == (3, "dublin")


@pytest.mark.rule("CGE-150", "CGE-176")
@pytest.mark.parametrize(
    ("first", "second", "city", "slot"), [("moscow", "oslo", "berlin", 2), ("berlin", "moscow", "riga", 4)]
)
def test_all_players_name_a_city_before_the_forwarder_does(first: str, second: str, city: str, slot: int) -> None:
    match = before_first_posts(2, [2, 0, 1])
    assert match.pending.keys() == {1}
    play(match, f"{first}/upper")
    assert match.pending.keys() == {0}
    assert sum(2 in (there(match, key).upper.post, there(match, key).lower.post) for key in LISTED) == 0  # type: ignore[union-attr]
    play(match, f"{second}/upper")
    assert there(match, city).upper.post == 2  # type: ignore[union-attr]
    assert tokens(match.state)[0] == slot
    assert match.pending.keys() == {0}
    assert asked(match) == "second-post"


@pytest.mark.rule("CGE-146", "CGE-147", "CGE-024", "CGE-177")
def test_a_solo_game_has_one_player_one_forwarder_and_tokens_of_a_third_colour() -> None:
    decks = set()
    for seed in range(6):
        match = new(1, seed)
        view = match.view(0)
        assert (view.seats, view.forwarder_seat, len(view.players), sorted(view.order)) == (1, 1, 2, [0, 1])
        assert view.forwarder is not None
        colours = [view.players[0].colour, view.players[1].colour, view.forwarder.token_colour]
        assert len(set(colours)) == 3
        assert view.forwarder.deck + len(view.forwarder.discard) == 14
        forwarder = match.state.forwarder
        assert forwarder is not None
        assert sorted(forwarder.deck) == list(range(1, 15))
        decks.add(tuple(forwarder.deck))
    assert len(decks) == 6


@pytest.mark.rule("CGE-146", "CGE-219")
def test_in_a_solo_game_only_the_player_is_ever_asked() -> None:
    match = new(1, 4)
    while match.pending:
        assert match.pending.keys() == {0}
        play(match, offered(match)[0])
    # four turns of each in each of three rounds
    assert [player.posts for player in match.view(None).players] == [[0, 0, 0]] * 2


@pytest.mark.rule("CGE-148")
@pytest.mark.parametrize(("players", "variants"), [(1, {}), (2, WITH_FORWARDER)])
def test_the_forwarder_has_a_hidden_city_card_a_hidden_objective_and_no_transport_cards(
    players: int, variants: dict[str, str]
) -> None:
    match = set_up(new(players, 2, **variants), "first")
    for seat in (None, *range(players)):
        own = match.view(seat).players[players]
        assert (own.face_down, own.own_face_down, own.objectives, own.cities) == (True, "", [""], [])
    assert set(me(match, players).hand.values()) == {0}
    # 24 cities: four in the row, one card each
    assert match.view(None).city_deck == 24 - 4 - (players + 1) + 6
    assert match.view(None).objective_deck == 24 - (players + 1)


@pytest.mark.rule("CGE-148")
def test_the_forwarder_draws_after_the_players() -> None:
    # what the deck holds does not depend on the mode, so that the cards of the players tell the order of drawing
    for seed in range(5):
        plain = RULES.setup(2, RULES.complete(2, {}), _rng(seed))
        with_it = RULES.setup(2, RULES.complete(2, WITH_FORWARDER), _rng(seed))
        box = [*with_it.row, *(player.face_down for player in with_it.players), *with_it.city_deck]
        assert len([card for card in box if card != "blank"]) == 24
        assert [player.face_down for player in plain.players] == [p.face_down for p in with_it.players[:2]]
        assert plain.city_deck[0] == with_it.players[2].face_down
        assert [player.drawn for player in plain.players] == [p.drawn for p in with_it.players[:2]]
        assert [plain.objective_deck[0]] == with_it.players[2].objectives


def _rng(seed: int) -> Rng:
    return Rng(Seed(seed))


def seed_with(players: int, order: list[int], **variants: str) -> int:
    """A seed whose game begins in this order."""
    return next(n for n in range(60) if Match.new(RULES, players, variants, n).state.order == order)


@pytest.mark.rule("CGE-EX-Z40", "CGE-176", "CGE-177", "CGE-149", "CGE-146", "CGE-147", "CGE-148")
def test_two_players_with_a_forwarder_from_the_order_slots_to_the_first_posts() -> None:
    match = new(2, seed_with(2, [1, 2, 0], **WITH_FORWARDER), **WITH_FORWARDER)
    assert match.view(None).forwarder_seat == 2
    assert match.view(None).order == [1, 2, 0]
    set_up(match, "first")
    assert [hand(match, seat) for seat in (1, 2, 0)] == ["2/1/1", "0/0/0", "1/1/2"]
    named = []
    while asked(match) == "first-post":
        named.append(next(iter(match.pending)))
        play(match, offered(match)[0])
    assert named == [0, 1]
    posts = [key for key in match.state.row if match.state.cities[key].present(2)]
    assert len(posts) == 1
    assert posts[0] not in match.state.named
    set_up(match)
    assert hand(match, 2) == "0/0/0"
    assert len(match.view(None).players) == 3


AWAIT: dict[str, Any] = {
    "cities": {"athens": "t1 c1 u0", "oslo": "LV3 b1.2.n.n", "rome": "t1"},
    "closed": True,
    "row": BLANKS,
    "forwarder": {"slot": 1, "supply": "oslo"},
    "state": {"phase": "maintenance"},
}
"""Maintenance, before a round in which seat 0 has a choice and a forwarder, whichever seat it has, a city."""


@pytest.mark.rule("CGE-EX-Z40", "CGE-149", "CGE-088", "CGE-176")
def test_in_maintenance_the_forwarder_takes_a_slot_and_leaves_its_card() -> None:
    others = {1: {"car": 3}, 2: {"car": 5, "train": 9}}
    match = table(2, 0, variants=WITH_FORWARDER, others=others, car=9, train=9, order=[1, 0, 2], **AWAIT)
    view = match.view(None)
    # the furthest car, then the furthest train of the other two, then who is left
    assert (view.round, view.order) == (2, [0, 2, 1])
    assert [hand(match, seat) for seat in (0, 2, 1)] == ["1/0/0", "0/0/0", "0/0/1"]


@pytest.mark.rule("CGE-149", "CGE-088")
def test_in_a_solo_game_two_slots_are_compared() -> None:
    match = table(1, 0, car=3, train=12, others={1: {"car": 4}}, **AWAIT)
    assert match.view(None).order == [1, 0]
    assert (hand(match, 0), hand(match, 1)) == ("0/1/0", "0/0/0")
    match = table(1, 0, car=4, others={1: {"car": 4}}, order=[0, 1], **AWAIT)
    assert match.view(None).order == [0, 1]
    assert (hand(match, 0), hand(match, 1)) == ("1/0/0", "0/0/0")


@pytest.mark.rule("CGE-177", "CGE-204")
@pytest.mark.parametrize(("players", "variants"), [(1, {}), (2, WITH_FORWARDER)])
def test_the_forwarder_sits_after_the_last_player_and_is_the_only_one(players: int, variants: dict[str, str]) -> None:
    view = new(players, 1, **variants).view(None)
    assert (view.seats, view.forwarder_seat, len(view.players)) == (players, players, players + 1)
    assert sorted(view.order) == list(range(players + 1))
    # clockwise from the start player
    at = view.order.index(0)
    assert view.order[at:] + view.order[:at] == list(range(players + 1))


@pytest.mark.rule("CGE-176", "CGE-229", "CGE-117")
def test_with_two_players_and_a_forwarder_a_marker_behind_is_worth_what_it_is_among_three() -> None:
    others = {1: {"car": 9}, 2: {"car": 3}}
    match = table(2, variants=WITH_FORWARDER, objectives=[22], car=10, others=others, state={"phase": "over"})
    assert me(match).objective_vp == [2 * 5]
    assert columns(match)[0] == 10


@pytest.mark.rule("CGE-EX-Z35", "CGE-117", "CGE-229", "CGE-170")
@pytest.mark.parametrize(("own", "its", "holder", "vp"), [(10, 9, 0, 8), (10, 10, 0, 0), (10, 11, 1, 16)])
def test_in_a_solo_game_the_forwarders_car_counts(own: int, its: int, holder: int, vp: int) -> None:
    facts: dict[int, dict[str, Any]] = {0: {"car": own}, 1: {"car": its}}
    facts[holder]["objectives"] = [22]
    match = table(1, others=facts, state={"phase": "over"})
    result = match.result()
    breakdown = result.breakdown[0] if holder == 0 else result.rivals[0].breakdown
    assert breakdown["objectives"] == vp
