"""Records that were spoilt on their way, or by somebody: refused with a sentence, whatever is wrong, and at once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.core.kept import record
from engine.core.play.errors import RoundhouseError
from engine.core.play.registry import UnknownGame
from engine.core.play.rules import BadTable
from tests.long import few
from tests.mangled import mangled

GAMES = Path(__file__).parents[1] / "games"
BLOCKS, IN_A_BLOCK = 250, 40
MOST_TOLD = 400


@cache
def honest() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(GAMES.glob("*/records/*.txt"))]


@pytest.mark.parametrize("block", few(range(BLOCKS), 1))
def test_a_spoilt_record_is_refused_or_is_a_record(block: int) -> None:
    chance, refused = Random(block), 0
    for _ in range(IN_A_BLOCK):
        text = mangled(chance.choice(honest()), chance)
        try:
            game = record.parse(text)
            record.play(game)
        except (record.BadRecord, BadTable, UnknownGame) as error:
            refused += 1
            assert all(len(str(value)) <= MOST_TOLD for value in error.msg.args.values())
        else:
            assert record.parse(str(game)) == game
    assert refused > IN_A_BLOCK // 2


HEAD = "roundhouse-record 1\ngame toy_freight\nseats 2\nseed 1\n"


@pytest.mark.parametrize(
    "line",
    [
        *("game", "seats", "seed", "variant", "variant length", "variant length=long=short", "game toy_freight"),
        *("seats 2", "schema one", "scores 1 x", "end abc", "salt xyz", "commitment 12", "0", "0 action", "² action a"),
        *("9" * 5000 + " action pass", "back " + "9" * 30, "back ²", "0 action " + "a/" * 300, "colour red"),
    ],
)
def test_a_line_that_says_nothing_is_named_by_its_number(line: str) -> None:
    with pytest.raises(record.BadRecord) as error:
        record.parse(HEAD + line + "\n")
    assert error.value.msg.args == {"line": 5, "reason": "syntax"}


@pytest.mark.parametrize("number", ["9" * 20, "-" + "9" * 19, "1" * 4000, "٣", "0x10", "1_000", "1.0"])
def test_a_number_has_64_bits_and_the_digits_of_the_keyboard(number: str) -> None:
    with pytest.raises(record.BadRecord):
        record.parse(HEAD.replace("seed 1", f"seed {number}"))


def test_a_record_without_end_is_not_read_at_all() -> None:
    with pytest.raises(record.BadRecord) as error:
        record.parse(HEAD + "# and so on\n" * record.MOST_CHARACTERS)
    assert error.value.msg.args["reason"] == "size"


def test_a_table_does_not_go_back_more_often_than_anybody_would_wait_for() -> None:
    """Positions are played again from the beginning each time."""
    with pytest.raises(record.BadRecord):
        record.parse(HEAD + "0 action pass\nback 0\n" * (record.MOST_BACKS + 1))


def test_an_amount_of_thousands_of_digits_is_just_not_legal() -> None:
    text = HEAD + "0 action pass\n1 action pass\n0 bid " + "9" * 390 + "\n"
    with pytest.raises(RoundhouseError):
        record.play(record.parse(text))
