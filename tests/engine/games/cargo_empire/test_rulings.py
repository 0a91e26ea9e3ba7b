"""Rulings about chance, choices and unusual positions (CGE-218 to CGE-230)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.play.ask import IllegalAnswer
from engine.core.play.match import NotYourDecision
from engine.core.play.rng import Rng, Seed
from tests.engine.games.cargo_empire.build import Game, actor, asked, deliver, me, offered, play, table, told
from tests.engine.games.cargo_empire.scenes import clan_turn
from tests.engine.games.cargo_empire.test_objectives import card_points
from tests.engine.games.cargo_empire.turns import BLUE, RED, fx1, hand, new


@pytest.mark.rule("CGE-EX-Z47", "CGE-218", "CGE-219", "CGE-051", "CGE-230", "CGE-226")
def test_the_same_seed_and_answers_give_the_same_game_whatever_was_refused_in_between():
    one, other, rng = new(3, 31), new(3, 31), Rng(Seed(31))
    assert one.snapshot == other.snapshot
    while one.pending:
        seat = actor(one)
        key = rng.pick(offered(one))
        before = other.snapshot, other.state.rng, other.rev
        with pytest.raises(IllegalAnswer):
            other.answer(seat, "warsaw/purple")
        idle = next((s for s in range(3) if s not in other.pending), None)
        if idle is not None:
            with pytest.raises(NotYourDecision):
                other.answer(idle, key)
        assert (other.snapshot, other.state.rng, other.rev) == before
        play(one, key)
        play(other, key)
        assert one.snapshot == other.snapshot
        assert one.state == other.state
    assert other.over
    assert one.result() == other.result()


@pytest.mark.rule("CGE-218")
def test_another_seed_gives_another_game():
    snapshots = {new(3, seed).snapshot for seed in range(20)}
    assert len(snapshots) == 20


@pytest.mark.rule("CGE-219")
@pytest.mark.parametrize("clans", ["off", "on"])
@pytest.mark.parametrize("players", [2, 4])
def test_no_seat_decides_in_another_seats_turn(players, clans):
    match, rng = new(players, 33, clans=clans), Rng(Seed(33))
    turn, whose = -1, -1
    while match.pending:
        if match.state.phase == "actions":
            assert list(match.pending) == [match.state.acting]
            if match.boundaries == turn:
                assert actor(match) == whose
            turn, whose = match.boundaries, actor(match)
        play(match, rng.pick(offered(match)))


@pytest.mark.rule("CGE-221")
def test_no_advance_and_no_bonus_can_be_given_up():
    match = deliver(fx1(hand="1/0/1", others={RED: {"ship": "3u"}}), "warsaw/copenhagen/upper", "1r-0t-1s")
    turn = match.boundaries
    kinds = []
    while match.boundaries == turn:
        kinds.append(asked(match))
        for key in ("pass", "done", "none", "skip"):
            with pytest.raises(IllegalAnswer):
                match.answer(RED, key)
        play(match, offered(match)[0])
    assert "advance" in kinds
    assert "row-city" in kinds
    moved = sum(marker.column for marker in me(match, RED).markers.values())
    assert moved == 3 + 6, "three for the cards, two for the cities, one for the perfect upgrade"


@pytest.mark.rule("CGE-222")
@pytest.mark.parametrize(("column", "lost"), [(27, 0), (28, 1), (29, 2)])
def test_at_the_top_a_marker_stays(column, lost):
    match = deliver(
        fx1(
            {"copenhagen": "t7 c1"},
            row=["amsterdam", "oslo", "kiev", "munich"],
            hand="1/0/1",
            others={RED: {"cities": [], "ship": column}},
        ),
        "warsaw/copenhagen/upper",
        "1r-0t-1s",
    )
    turn = match.boundaries
    while match.boundaries == turn:
        play(match, offered(match)[-1])
    assert me(match, RED).markers["ship"].column == 29
    assert told(match).count("log-advance-lost") == lost


@pytest.mark.rule("CGE-223", "CGE-064")
def test_a_blank_card_never_gives_a_city_reward():
    match = deliver(
        fx1({"copenhagen": "t7 c1"}, row=["blank"] * 4, others={RED: {"cities": ["blank", "blank"]}}),
        "warsaw/copenhagen/upper",
        "0r-1t-0s",
    )
    play(match, "lower")
    assert me(match, RED).markers["train"].column == 1
    assert "log-extras" not in told(match)


@pytest.mark.rule("CGE-226")
def test_there_is_no_hand_limit():
    cities = {"riga": "t18 c0 u0"}
    match = table(2, RED, cities=cities, closed=True, hand="50/60/70")
    play(match, "cards")
    assert hand(match) == "51/61/71"


# -- clans: when a delivery is possible, and when an ability may be paid


def clans(red: Mapping[str, Any], cities: Mapping[str, str], **facts: Any) -> Game:
    """Two players with clans; blue's is the red clan with its crest far away."""
    others = {RED: {"clan": "yellow", "crest": "lisbon"} | dict(red), BLUE: {"clan": "red", "crest": "athens"}}
    return table(2, RED, cities=cities, closed=True, others=others, variants={"clans": "on"}, **facts)


NEAR = {"riga": "t18 c1 u0", "warsaw": "t1 c0"}
"""One land segment, no way by sea."""


@pytest.mark.rule("CGE-227", "CGE-079", "CGE-080")
def test_an_ability_that_is_still_to_be_paid_makes_no_delivery_compulsory():
    match = clans({"hand": "0/0/1", "cubes": 2}, NEAR)
    assert asked(match) == "skip"
    assert {"cards", "restock/riga", "clan"} == set(offered(match))
    # skipping is legal now
    assert hand(play(match.fork(), "cards")) == "1/1/2"
    # once paid, the road card makes the delivery compulsory
    play(match, "clan", "road-card")
    assert asked(match) != "skip"
    assert match.state.cities["warsaw"].lower == RED


@pytest.mark.rule("CGE-227", "CGE-079")
def test_a_crest_that_alone_makes_a_delivery_possible_is_asked_for():
    # sea and sea are of no use between Riga and Warsaw but under the yellow crest
    assert asked(clans({"hand": "0/0/2"}, NEAR)) == "skip"
    match = clans({"hand": "0/0/2", "crest": "riga"}, NEAR)
    assert (asked(match), offered(match)) == ("supply", ["riga/white", "skip"])
    by_crest = play(match.fork(), "riga/white")
    assert asked(by_crest) == "lane"
    assert by_crest.state.cities["warsaw"].lower == RED
    play(match, "skip")
    assert (asked(match), offered(match)) == ("skip", ["cards", "restock/riga"])
    assert "log-skip" in told(play(match, "cards"))


@pytest.mark.rule("CGE-227")
@pytest.mark.parametrize(
    ("clan", "crest", "cities", "hand"),
    [
        ("yellow", "riga", NEAR, "0/0/2"),
        ("green", "warsaw", {**NEAR, "warsaw": "t5 c0"}, "1/0/0"),
        ("blue", "madrid", {"madrid": "t7 c1 u0", "rome": "t1 c0"}, "0/0/1"),
    ],
)
def test_each_of_the_three_crests_that_may_be_used_may_be_left_unused(
    clan: str, crest: str, cities: dict[str, str], hand: str
) -> None:
    match = clan_turn(clan, crest, cities, hand=hand)
    city = next(iter(cities))
    assert (asked(match), offered(match)[1:]) == ("supply", ["skip"])
    assert offered(match)[0].startswith(city)
    assert "log-skip" in told(play(match, "skip", "cards"))
    assert match.state.cities[city].cubes == 1
    # and where the red crest closes the only other way, that is no delivery without a crest either
    closed = clan_turn(clan, crest, cities, rival="red", at=city, hand=hand)
    assert "log-skip" in told(closed) or asked(closed) == "skip"


@pytest.mark.rule("CGE-227")
def test_a_delivery_that_the_red_crest_closes_obliges_to_nothing() -> None:
    # white cubes could go to Warsaw by road, but that is closed; under the green crest they could also go to Moscow
    cities = {"riga": "t18 c1 l0", "warsaw": "t4 c0", "moscow": "t5 c0"}
    match = clan_turn("green", "moscow", cities, rival="red", at="warsaw", hand="1/0/0")
    assert (asked(match), offered(match)) == ("supply", ["riga/white", "skip"])


@pytest.mark.rule("CGE-227", "CGE-079")
def test_a_crest_is_no_excuse_where_a_delivery_is_possible_without_it():
    # a road card goes from Riga to Warsaw by itself
    match = clans({"hand": "1/0/2", "crest": "riga"}, NEAR)
    assert asked(match) == "cards"
    assert set(offered(match)) >= {"1r-0t-0s", "0r-0t-2s-crest"}


@pytest.mark.rule("CGE-227", "CGE-228")
def test_who_declines_the_crest_pays_for_nothing_any_more_before_the_turn_is_skipped():
    match = clans({"hand": "0/0/2", "cubes": 2, "crest": "riga"}, NEAR)
    assert offered(match) == ["riga/white", "clan", "skip"]
    play(match, "skip")
    assert offered(match) == ["cards", "restock/riga"]
    play(match, "restock/riga")
    assert (asked(match), offered(match)) == ("end", ["clan", "done"])


@pytest.mark.rule("CGE-228", "CGE-227")
def test_a_crest_counts_where_it_stands_when_the_delivery_is_submitted():
    match = clans({"hand": "0/0/2", "cubes": 2, "crest": "oslo"}, NEAR)
    assert asked(match) == "skip"
    play(match, "clan", "crest", "warsaw", "riga/white")
    assert match.state.cities["warsaw"].lower == RED
    # and moving it afterwards changes nothing of the delivery
    match = clans(
        {"hand": "0/0/2", "cubes": 2, "crest": "riga"},
        NEAR,
    )
    assert asked(match) == "supply"
    play(match, "riga/white")
    assert asked(match) == "lane"
    play(match, "clan", "crest", "oslo")
    assert match.state.cities["warsaw"].lower == RED
    assert asked(match) == "lane"


@pytest.mark.rule("CGE-228")
def test_a_paid_ability_may_be_used_before_the_delivery_between_advances_and_before_the_end():
    cities = {"riga": "t18 c2 u0", "warsaw": "t1 c0", "kiev": "t2 c0 l1"}
    match = clans({"hand": "1/1/0", "cubes": 10}, cities)
    kinds = {}
    turn = match.boundaries
    while match.boundaries == turn:
        kinds[asked(match)] = "clan" in offered(match)
        play(match, offered(match)[0])
    assert kinds["supply"]
    assert kinds["lane"]
    assert kinds["end"]
    # each of them really takes one
    match = clans({"hand": "1/1/0", "cubes": 10}, cities)
    play(match, "clan", "road-card")
    assert (hand(match), me(match, RED).cubes) == ("2/1/0", 8)


@pytest.mark.rule("CGE-228", "CGE-219")
def test_in_another_seats_turn_nobody_can_pay():
    match = clans({"hand": "0/0/1", "cubes": 8}, NEAR | {"oslo": "t2 c0 u1"})
    play(match, "cards")
    if asked(match) == "end":
        play(match, "done")
    assert actor(match) == BLUE
    with pytest.raises(NotYourDecision):
        match.answer(RED, "clan")


# -- forwarder and vassals in objectives 22 to 24


def trailing(table_: str, players: int, rival: int) -> dict[tuple[int, int], int]:
    """Red's objectives 22 to 24 with all own markers on column 9, the last other seat's on `rival`."""
    own = {"objectives": [22, 23, 24], "car": 9, "train": "9l", "ship": "9u", "posts": [0, 0, 0]}
    others: dict[int, dict[str, Any]] = {
        seat: {"car": 20, "train": 20, "ship": 20, "posts": [0, 0, 0]} for seat in range(1, players)
    }
    last = players if table_ == "forwarder" or players == 1 else players - 1
    others[last] = dict.fromkeys(("car", "train", "ship"), f"{rival}u") | {"posts": [0, 0, 0]}
    match = table(
        players,
        RED,
        round=3,
        others={RED: own} | others,
        variants={"table": table_},
        state={"phase": "scoring", "acting": None},
        forwarder={"supply": "", "slot": 1} if last == players else None,
    )
    return {key: vp for key, vp in card_points(match).items() if key[0] == RED}


@pytest.mark.rule("CGE-229", "CGE-117", "CGE-118", "CGE-119")
@pytest.mark.parametrize(
    ("table_", "players", "each"), [("plain", 1, 8), ("forwarder", 2, 5), ("vassals", 2, 8), ("plain", 3, 5)]
)
def test_a_forwarder_is_a_seat_with_markers_and_a_vassal_is_not(table_, players, each):
    assert trailing(table_, players, 8) == {(RED, 22): each, (RED, 23): each, (RED, 24): each}
    assert trailing(table_, players, 9) == {(RED, 22): 0, (RED, 23): 0, (RED, 24): 0}
