"""Steam's table in words: what the sample of a random game does not show alone."""

from __future__ import annotations

import msgspec

from renderers import OVERVIEW, Request, account
from tests.engine.games.steam.build import match_of as begun
from tests.engine.games.steam.build import position


def lines(supply: list[dict[str, int]]) -> list[str]:
    """All that is told of a table with such a supply."""
    view = msgspec.structs.replace(begun(position()).view(None), supply=supply)
    found = account(Request("steam", view, OVERVIEW, names=("Ann", "Ben", "Cid", "Dan")))
    return [line for section in found for line in section.lines]


def test_each_space_of_the_supply_that_has_cubes_tells_them_and_no_other() -> None:
    nothing = lines([{}, {}, {}])
    told = [line for line in lines([{"red": 2, "blue": 1}, {}, {"purple": 3}]) if line not in nothing]
    assert len(told) == 2
    first, third = told
    assert ("1" in first) and ("red" in first) and ("blue" in first)
    assert ("3" in third) and ("purple" in third)
