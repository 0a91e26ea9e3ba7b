"""The end of a game: everybody's points, and where they come from."""

from __future__ import annotations

from bot.i18n import Texts
from bot.ui.reader import Reader
from bot.ui.table import standings
from engine.core.rules import Result

READ = Reader(Texts()(None), ("Ann", "Ben"))
RESULT = Result([30, 50], [{"industry": 20, "pass": 10}, {"pass": 5, "ts": 0, "industry": 45}], [1], 7)


def test_sources_stand_in_one_order_for_everybody_and_without_those_of_no_points() -> None:
    assert standings("russian_railroads", RESULT, READ) == [
        "**1.** **Ben** · 50 points",
        "-# Industry 45 and Passing 5",
        "**2.** **Ann** · 30 points",
        "-# Industry 20 and Passing 10",
    ]


def test_the_rules_of_the_game_decide_the_places_if_not_points_alone() -> None:
    ruined = Result([3, -20], [{}, {}], [1], 2, [2, 1])
    assert standings("steam", ruined, READ) == ["**1.** **Ben** · -20 points", "**2.** **Ann** · 3 points"]
    shared = Result([7, 7], [{}, {}], [0, 1], 7)
    assert standings("steam", shared, READ) == ["**1.** **Ann** · 7 points", "**1.** **Ben** · 7 points"]
