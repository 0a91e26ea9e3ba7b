"""The building example and the illegal builds of the rulebook, as records from real set-ups."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.kept import record
from engine.core.play.ask import IllegalAnswer
from engine.games.steam.data import DATA
from tests.engine.games.steam.boards import unfinished
from tests.engine.games.steam.build import Game, asked, key, links, offered, play

EXAMPLES = Path(__file__).parent / "examples"


def told(name: str) -> record.Record:
    """A record of this folder."""
    return record.parse((EXAMPLES / f"{name}.txt").read_text(encoding="utf-8"))


def worth(match: Game, seat: int) -> int:
    """Cash, and what raising it has cost: $5 for each step of income."""
    player = match.state.players[seat]
    return player.cash + 5 * player.income


@pytest.mark.rule("STM-EX-15", "STM-EX-16", "STM-EX-17")
def test_the_building_example_costs_10_10_and_14_dollars() -> None:
    game = told("building")
    before = next(record.positions(game))
    after = record.play(game, checked=True)
    assert [worth(before, seat) - worth(after, seat) for seat in range(3)] == [10, 10, 14]
    assert links(after) == [
        "Albany-Hartford 2",
        "Albany-New York 1",
        "Albany-Poughkeepsie 0",
        "Hartford-New Haven 2",
        "New York-Poughkeepsie 0",
    ]
    assert unfinished(after) == []
    assert asked(after)[1] == "goods", "nobody had a placement left"


@pytest.mark.rule("STM-EX-15", "STM-EX-16", "STM-EX-17")
def test_each_step_of_the_building_example_has_its_printed_price() -> None:
    game = told("building")
    played = record.positions(game)
    match = next(played)
    prices = []
    for answer in game.answers:
        before = worth(match, answer.seat)
        next(played)
        if before != worth(match, answer.seat):
            prices.append((answer.kind, before - worth(match, answer.seat)))
    track = [3, 4, 3, 4, 2, 2, 2, 2, 4, 2]
    assert prices == [("action-tile", 6), *(("tile", cost) for cost in track)]


@pytest.mark.rule("STM-EX-20", "STM-EX-21")
def test_the_legal_builds_of_the_rulebook() -> None:
    match = record.play(told("illegal-builds"), checked=True)
    assert asked(match) == (0, "build")
    assert links(match) == ["Boston-Portland 0"]
    assert unfinished(match) == ["Boston (4,-2)/3 0", "Portland (6,-6)/5 0"]


@pytest.mark.rule("STM-EX-22", "STM-EX-23", "STM-EX-24", "STM-EX-25")
@pytest.mark.parametrize(
    ("letter", "placement"),
    [("C", "(4,-1) 23@0"), ("D", "(5,-1) 22@0"), ("E", "(2,-5) 21@0"), ("F", "(-4,0) 22@3"), ("H", "(2,1) 21@0")],
)
def test_the_illegal_builds_of_the_rulebook_change_nothing(letter: str, placement: str) -> None:
    match = record.play(told("illegal-builds"))
    wanted = key(placement)
    hex = wanted.partition("/")[0]
    before = match.save()
    if hex in offered(match):
        play(match, hex)
        assert wanted not in offered(match), letter
        with pytest.raises(IllegalAnswer):
            play(match, wanted)
        match.undo(0)
    else:
        with pytest.raises(IllegalAnswer):
            play(match, hex)
    assert match.save().state == before.state
    assert match.save().answers == before.answers


@pytest.mark.rule("STM-EX-25")
def test_the_illegal_build_g_has_no_hex() -> None:
    assert (6, -4) not in DATA.maps["northeast"].at
    match = record.play(told("illegal-builds"))
    with pytest.raises(IllegalAnswer):
        play(match, "m6")
    assert "m6" not in DATA.maps["northeast"].hexes
