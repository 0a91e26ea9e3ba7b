"""Records: readable, exact, and clear about what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.kept import record
from engine.core.play.codec import Answer

TEXT = """roundhouse-record 1
game toy_freight
seats 2
seed 1
variant length=long

# a remark
0 action store
0 goods ore+coal
1 action pass
"""


def test_a_record_reads_as_it_is_written() -> None:
    game = record.parse(TEXT)
    assert record.parse(str(game)) == game
    assert game.variants == {"length": "long"}
    assert game.answers[1] == Answer(0, "goods", "ore+coal")


def test_a_record_of_the_beginning_leaves_the_next_ask_pending() -> None:
    match = record.play(record.parse(TEXT))
    assert sorted(match.pending) == [0, 1]
    assert match.state.stored[0] == ["ore", "coal"]


def test_a_record_goes_from_position_to_position() -> None:
    rounds = [(list(match.pending), match.state.stored[0]) for match in record.positions(record.parse(TEXT))]
    assert rounds == [([0], []), ([0], []), ([1], ["ore", "coal"]), ([0, 1], ["ore", "coal"])]


def test_the_positions_before_a_bad_answer_can_be_looked_at() -> None:
    seen = []
    with pytest.raises(record.BadRecord):
        for match in record.positions(record.parse(TEXT.replace("1 action pass", "1 action fly"))):
            seen.append(match.state.stored[0])
    assert seen == [[], [], ["ore", "coal"]]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("a letter to grandmother", 1),
        (TEXT.replace("game toy_freight\n", ""), 1),
        (TEXT.replace("seats 2", "seats two"), 3),
        (TEXT.replace("1 action pass", "1 action"), 10),
        (TEXT.replace("# a remark", "a remark"), 7),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(record.BadRecord) as error:
        record.parse(text)
    assert error.value.msg.args["line"] == line


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        (("0 goods ore+coal", "0 goods gold"), {"line": 2, "reason": "illegal"}),
        (("1 action pass", "0 action pass"), {"line": 3, "reason": "turn", "expected": "1 action"}),
        (("0 action store", "0 bid store"), {"line": 1, "reason": "turn", "expected": "0 action"}),
    ],
)
def test_a_game_that_did_not_go_like_this_is_refused_with_the_answer(
    change: tuple[str, str], facts: dict[str, Any]
) -> None:
    with pytest.raises(record.BadRecord) as error:
        record.play(record.parse(TEXT.replace(*change)))
    assert facts.items() <= error.value.msg.args.items()


LAID = """roundhouse-record 1
game toy_freight
seats 2
seed 1

0 action lay
0 plot b2/straight/1
"""


def test_an_answer_of_a_record_may_be_asked_in_two_parts_by_now() -> None:
    match = record.play(record.parse(LAID))
    assert list(match.pending) == [1]
    assert match.finished[-1].msg.args["rail"] == "b2/straight/1"
    assert len(list(record.positions(record.parse(LAID)))) == 3, "it is one answer"


@pytest.mark.parametrize("key", ["b2/straight/7", "b9/straight/1", "b2/hub"])
def test_every_part_of_an_answer_has_to_be_legal(key: str) -> None:
    with pytest.raises(record.BadRecord):
        record.play(record.parse(LAID.replace("b2/straight/1", key)))


BACK = TEXT + "0 bid bid-1\nback 2\n1 action pass\nback 1\nback 0\n0 action pass\nback 1\n"


def test_a_record_keeps_what_was_taken_back_and_comes_to_the_same_end() -> None:
    game = record.parse(BACK)
    assert str(game).endswith("0 bid bid-1\nback 2\n1 action pass\nback 0\n0 action pass\nback 1\n")
    assert record.parse(str(game)) == game
    assert game.standing == [Answer(0, "action", "pass")]
    *_, last = record.positions(game)
    assert (last.snapshot, last.turn_answers) == (record.play(game).snapshot, ())
    assert (list(last.pending), last.state.stored[0]) == ([1], [])


def test_the_positions_to_which_a_table_went_back_are_seen() -> None:
    asked = [(list(match.pending), match.state.stored[0]) for match in record.positions(record.parse(BACK))]
    stored = ["ore", "coal"]
    assert asked[4:] == [([1], stored), ([1], stored), ([0, 1], stored), ([0], []), ([1], []), ([1], [])]


@pytest.mark.parametrize("line", ["back", "back three", "back 1 2", "back -1", "back 4"])
def test_nobody_goes_back_to_where_the_game_never_was(line: str) -> None:
    with pytest.raises(record.BadRecord):
        record.play(record.parse(TEXT + line))
