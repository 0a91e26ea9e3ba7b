"""Examples B to E of the rulebook as records, from real set-ups to the decision that they are about."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.kept import record
from engine.core.play.ask import IllegalAnswer
from tests.engine.games.cargo_empire.build import Game, actor, asked, offered
from tests.engine.games.cargo_empire.turns import hand

EXAMPLES = Path(__file__).parent / "examples"


def told(name: str) -> Game:
    """The position behind a record of this folder, its conservation laws checked."""
    match = record.play(record.parse((EXAMPLES / f"{name}.txt").read_text(encoding="utf-8")), checked=True)
    assert asked(match) == "cards"
    return match


def refused(match: Game, key: str) -> None:
    """These cards can't be played."""
    with pytest.raises(IllegalAnswer):
        match.answer(actor(match), key)


@pytest.mark.rule("CGE-EX-B1", "CGE-EX-D1")
def test_from_warsaw_to_copenhagen_over_land_or_over_riga():
    match = told("warsaw-copenhagen")
    assert hand(match, actor(match)) == "2/1/1"
    assert sorted(offered(match)) == sorted(["2r-0t-0s", "0r-1t-0s", "1r-0t-1s"])
    refused(match, "1r-1t-0s")
    match.answer(0, "1r-0t-1s")
    assert hand(match, 0) == "1/1/0"


@pytest.mark.rule("CGE-EX-D1")
def test_a_second_railway_from_warsaw_to_copenhagen_is_refused():
    match = told("two-railways")
    assert hand(match, actor(match)) == "1/2/1"
    refused(match, "0r-2t-0s")
    refused(match, "1r-1t-0s")
    match.answer(1, "0r-1t-0s")
    assert hand(match, 1) == "1/1/1"


@pytest.mark.rule("CGE-EX-C1", "CGE-EX-E1", "CGE-EX-E2")
def test_from_warsaw_to_milan_no_railway_goes_on_behind_the_ship_and_none_is_played_beside_it():
    match = told("warsaw-milan")
    assert hand(match, actor(match)) == "2/1/1"
    assert sorted(offered(match)) == sorted(["2r-0t-1s", "1r-1t-0s"])
    refused(match, "0r-1t-1s")
    refused(match, "1r-1t-1s")
    match.answer(0, "2r-0t-1s")
    assert hand(match, 0) == "0/1/0"
