"""Performance tracks: steps and gates (rules section 10)."""

from __future__ import annotations

import pytest

from tests.engine.games.railroad_revolution.build import asked, offered, play
from tests.engine.games.railroad_revolution.scenes import RULES, choices, in_trade, me, position, seen

TRACKS = {
    "telegraph": [0, 1, 1, 2, 2, 3, 4, 5],
    "stations": [0, 1, 1, 2, 3, 3, 4, 5],
    "network": [2, 3, 5, 7, 9, 11, 13, 16],
}
"""What each space is worth, from the bottom."""
GATES = [
    ("telegraph", [None, "1 share", "$200", "worker", "2 shares", "$400", "3 shares"]),
    ("stations", [None, "$200", "1 share", "worker", "$300", "2 shares", "$500"]),
    ("network", [None, "1 share", "$200", "1 share", "$300", "worker", "2 shares"]),
]
"""What each track takes for leaving the spaces 0 to 6."""
CROSSINGS = [(track, space, gate) for track, gates in GATES for space, gate in enumerate(gates)]


def stepping(**facts: object) -> object:
    """Seat 0 has sold a piece for $400 and flips a train that gives three steps."""
    match = in_trade(up="steps", **facts)
    return play(match, "flip")


@pytest.mark.rule("RRV-102")
@pytest.mark.parametrize("track", TRACKS)
def test_a_step_moves_one_marker_up_by_one_space(track):
    match = stepping()
    assert choices(match) == ["telegraph", "stations", "network"]
    play(match, track)
    assert me(match).markers == {other: int(other == track) for other in TRACKS}


@pytest.mark.rule("RRV-102", "RRV-115", "RRV-116", "RRV-117")
@pytest.mark.parametrize("track", TRACKS)
def test_the_spaces_of_a_track_are_worth_what_is_printed(track):
    for space, value in enumerate(TRACKS[track]):
        state = position(markers={track: space})
        assert RULES.view(state, None).players[0].values[track] == value


@pytest.mark.rule("RRV-103", "RRV-131", "RRV-169")
@pytest.mark.parametrize(
    ("keys", "spaces"),
    [
        (["telegraph", "stations", "network"], [1, 1, 1]),
        (["network", "network", "network"], [0, 0, 3]),
        (["stations", "network", "stations"], [0, 2, 1]),
        (["stations", "done"], [0, 1, 0]),
        (["done"], [0, 0, 0]),
    ],
)
def test_steps_gained_together_are_divided_as_the_player_likes(keys, spaces):
    match = stepping(shares=3, money=500)
    play(match, *keys)
    assert asked(match) != "steps"
    assert list(me(match).markers.values()) == spaces


@pytest.mark.rule("RRV-104")
@pytest.mark.parametrize(("track", "space", "gate"), CROSSINGS)
def test_every_gate_takes_what_it_shows(track, space, gate):
    match = stepping(markers={track: space}, shares=4, money=600)
    before, bank = me(match), seen(match).bank["white"]
    play(match, track)
    if gate == "worker":
        assert asked(match) == "discard"
        play(match, "white")
    number, kind = (0, "") if gate in (None, "worker") else (int(gate.strip("$").split()[0]), gate)
    assert me(match).markers[track] == space + 1
    assert before.money - me(match).money == (number if "$" in kind else 0)
    assert before.shares - me(match).shares == (number if "share" in kind else 0)
    assert before.workforce - me(match).workforce == (gate == "worker")
    assert seen(match).bank["white"] - bank == (gate == "worker")


@pytest.mark.rule("RRV-104", "RRV-195")
@pytest.mark.parametrize(
    ("track", "space", "facts", "possible"),
    [
        ("telegraph", 4, {"shares": 2}, True),
        ("telegraph", 4, {"shares": 1, "money": 900}, False),
        ("telegraph", 5, {"money": 0}, True),
        ("stations", 6, {"money": 50}, False),
        ("stations", 6, {"money": 50, "shares": 1}, True),
        ("stations", 6, {"money": 100}, True),
        ("network", 5, {}, True),
        ("network", 5, {"pool": "4 white"}, False),
        ("network", 5, {"pool": "4 white", "money": 400}, True),
        ("network", 5, {"pool": "4 white", "money": 350}, False),
    ],
)
def test_a_step_across_a_gate_that_can_not_be_settled_is_not_made(track, space, facts, possible):
    """The sale of the piece has brought $400."""
    match = stepping(markers={track: space}, **facts)
    assert (track in choices(match)) == possible


@pytest.mark.rule("RRV-104")
def test_a_gate_is_settled_each_time_and_the_worker_may_come_from_pool_or_mat():
    match = stepping(markers={"telegraph": 3, "stations": 3}, pool="6 white")
    play(match, "telegraph")
    assert choices(match) == ["white", "white-mat"]
    play(match, "white-mat", "stations")
    assert (me(match).workforce, me(match).mat["trade"]) == (4, [])
    assert me(match).markers == {"telegraph": 4, "stations": 4, "network": 0}


@pytest.mark.rule("RRV-195")
def test_shares_are_sold_for_a_gate_of_money():
    match = stepping(markers={"stations": 6}, shares=3, money=50)
    assert me(match).money == 450
    play(match, "stations")
    assert (me(match).markers["stations"], me(match).shares, me(match).money) == (7, 2, 100)


@pytest.mark.rule("RRV-194")
def test_a_marker_at_the_top_stays_and_steps_that_no_marker_can_use_are_lost():
    top = {"telegraph": 7, "stations": 7, "network": 6}
    match = stepping(markers=top, shares=2)
    assert choices(match) == ["network"]
    play(match, "network")
    assert asked(match) != "steps", "two steps are lost"
    assert me(match).markers == dict.fromkeys(TRACKS, 7)
    over = in_trade(up="steps", markers=dict.fromkeys(TRACKS, 7))
    play(over, "flip", "steps")
    assert (asked(over), "steps" in offered(over)) == ("worker", False)
    assert me(over).markers == dict.fromkeys(TRACKS, 7)
