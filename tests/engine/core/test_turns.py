"""Turns: a record turn by turn, and states that are kept in little room."""

from __future__ import annotations

import zlib

import pytest

from engine.core.kept.record import BadRecord, parse
from engine.core.kept.turns import Stand, apart, beside, pack, turns, unpack

TEXT = """roundhouse-record 1
game toy_freight
seats 2
seed 1

0 action store
0 goods ore+coal
1 action pass
"""


def test_a_turn_is_that_of_who_decided_first_in_it() -> None:
    found = list(turns(parse(TEXT)))
    assert [turn.seat for turn in found] == [None, 0, 1]
    assert b"ore" in found[1].stand.state


def test_what_goes_on_is_the_last_turn() -> None:
    found = list(turns(parse(TEXT.replace("0 goods ore+coal\n1 action pass\n", ""))))
    assert [(turn.stand.turn, turn.seat) for turn in found] == [(0, None), (1, 0)]


def test_where_the_table_went_back_it_stands_as_it_did_and_nothing_is_told_twice() -> None:
    found = list(turns(parse(f"{TEXT}back 0\n0 action pass\n")))
    assert [turn.seat for turn in found] == [None, 0, 1, None, 0]
    assert found[3].stand.state == found[0].stand.state
    assert found[3].told == ()
    assert found[4].told != ()


def test_the_turns_before_a_bad_answer_can_be_looked_at() -> None:
    seen = []
    with pytest.raises(BadRecord):
        for turn in turns(parse(TEXT.replace("1 action pass", "1 action fly"))):
            seen.append(turn.seat)
    assert seen == [None, 0]


def test_states_are_packed_beside_one_another_and_together() -> None:
    states = [turn.stand.state for turn in turns(parse(TEXT))]
    assert apart(beside(states[0], b""), b"") == states[0]
    packed = beside(states[1], states[0])
    assert len(packed) < len(states[1]) / 3
    assert apart(packed, states[0]) == states[1]
    with pytest.raises(zlib.error):
        apart(packed, states[1])
    stands = [Stand(n, 1, state) for n, state in enumerate(states)]
    assert unpack(pack(stands)) == stands
