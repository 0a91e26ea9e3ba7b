"""What was learned from games: plain numbers that are added to an estimate, and nothing at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.ahead.learned import Learned, Made, Number, read, value

MADE = Made("learn", "", 1, 10, 2, [2], [{}])
NUMBERS = [Number("coins", 0.0, 10.0, 0.5, 2.0), Number("seats", 2.0, 4.0, 1.0, 0.0)]
LEARNED = Learned(MADE, [], 8.0, (3.0, -4.0), NUMBERS, [(0.0, 0.0), (2.0, 0.5), (4.0, 1.0)])


def adds(left: float, coins: float = 4.0, seats: float = 2.0) -> float:
    return LEARNED.adds({"left": left, "coins": coins, "seats": seats})


def test_numbers_count_now_and_the_more_the_more_of_the_game_is_left() -> None:
    assert adds(8) == 3 - 4 + 4 * (0.5 + 2) + 2
    assert adds(4) == 3 - 2 + 4 * (0.5 + 1) + 2
    assert adds(16) == adds(8), "longer than any game that was learned from"


def test_nothing_is_learned_of_numbers_beyond_those_that_were_seen() -> None:
    assert adds(8, coins=1000) == adds(8, coins=10)
    assert adds(8, coins=-5, seats=1) == adds(8, coins=0, seats=2)


def test_what_was_learned_counts_as_far_as_it_is_trusted_and_not_at_the_end() -> None:
    assert [LEARNED.trusted(left) for left in (0, 1, 2, 3, 4, 9)] == [0, 0.25, 0.5, 0.75, 1, 1]
    assert adds(0) == 0
    assert adds(2) == 0.5 * (3 - 1 + 4 * (0.5 + 0.5) + 2)


def test_of_a_table_that_is_otherwise_than_all_that_were_learned_from_nothing_is_known() -> None:
    numbers = {"left": 8.0, "coins": 4.0, "seats": 2.0}
    europe = msgspec.structs.replace(LEARNED, same={"map": 1.0})
    assert europe.adds({**numbers, "map": 1.0}) == LEARNED.adds(numbers) != 0
    assert europe.adds({**numbers, "map": 2.0}) == 0


def test_an_estimate_with_what_was_learned_is_read_from_a_file_and_without_one_stays(tmp_path: Path) -> None:
    def estimate(state: Any) -> list[float]:
        return [10.0, 20.0]

    def features(state: Any, seat: int) -> dict[str, float]:
        return {"left": 8.0, "coins": float(seat), "seats": 2.0}

    file = tmp_path / "learned.json"
    assert read(file) is None
    assert value(file, estimate, features)(None) == [10.0, 20.0]
    file.write_bytes(msgspec.json.encode(LEARNED))
    assert read(file) == LEARNED
    assert value(file, estimate, features)(None) == [10 + adds(8, 0), pytest.approx(20 + adds(8, 1))]
