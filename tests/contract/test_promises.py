"""What the words of options and plans promise is what comes: every one of whole games, read in English."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from engine.core.play import registry
from tests.contract.test_every_game import tables
from tests.games import games_in_turn
from tests.long import few
from tests.promises import Came, came, faults, games, table, tabled
from tests.told import nothing

READ = tabled(list(registry.games()))
"""The games that say how their words are read."""
SHARE = 1000
"""Decisions of a test; twenty of them are 20,000."""
NUMBER = re.compile(r"\d+")


def looked_at(game: str, share: int, count: int, every: int) -> list[Came]:
    """What comes of everything at so many decisions of a game, every so-manieth of games that no other share has."""
    found = islice(games(game, list(tables()), share * SHARE), 0, count * every, every)
    return [one for match, seat in found for one in came(match, seat)]


@games_in_turn("game", 2)
@pytest.mark.parametrize("game", READ)
@pytest.mark.parametrize(("share", "count", "every"), few([(0, 8, 67), *((n, SHARE, 1) for n in range(1, 21))], 1))
def test_what_is_promised_is_what_comes(game: str, share: int, count: int, every: int) -> None:
    known = table(game)
    assert known is not None
    nothing(fault for one in looked_at(game, share, count, every) for fault in faults(known.rows, one))


@games_in_turn("game", 2)
@pytest.mark.parametrize("game", READ)
def test_a_promise_of_another_number_is_seen(game: str) -> None:
    """Each row that is read at some decisions sees it if one of its numbers is another one, at least once."""
    known, blind, seeing = table(game), set[str](), set[str]()
    assert known is not None
    for one in looked_at(game, 0, 3, 67):
        for row in known.rows:
            if row.kept is None or (row.kinds and one.kind not in row.kinds):
                continue
            for found in row.words.finditer(one.words):
                for figure in NUMBER.finditer(found[0]):
                    pattern, other = row.words.pattern, str(int(figure[0]) + 1)
                    lie = found[0][: figure.start()] + other + found[0][figure.end() :]
                    told = row.words.fullmatch(lie)
                    if told is not None:
                        seen = row.kept(replace(one, detail=lie), told) is not True
                        (seeing if seen else blind).add(pattern)
    assert seeing
    nothing(blind - seeing, "rows that any number satisfies")
