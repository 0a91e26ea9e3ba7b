"""A few tables for two days, as `make month` has them for a month: no law is broken, and all that may go wrong does."""

from __future__ import annotations

import sqlite3
from copy import copy
from itertools import count
from pathlib import Path

import pytest

from bot.host.types.server import Wanted
from tests.month.alone import Alone, Seeker
from tests.month.people import measure, nights
from tests.month.world import World

SMALL = {"tables": 3, "days": 1.5}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    world = World(tmp_path_factory.mktemp("month"), **SMALL)
    world.run()
    return world


def test_a_few_tables_for_two_days_break_no_law(world: World) -> None:
    assert world.laws.found == []
    assert world.counts["answers of people"] > 20
    assert world.counts["restarts"] > 4
    assert world.discord.counts["errors"] > 2
    assert sum(world.fates.values()) == 3
    assert world.laws.checks["records replayed"] == 3


@pytest.mark.long
def test_one_seed_is_one_month_however_time_runs_outside(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = count()
    monkeypatch.setattr(
        "time.monotonic", lambda: float(max(0, next(later) - 3000))
    )  # a machine that has other things to do
    again = World(tmp_path, **SMALL)
    again.run()
    assert again.journal.digest == world.journal.digest


def test_another_seed_is_another_month(world: World, tmp_path: Path) -> None:
    other = World(tmp_path, tables=1, days=0.2, seed=2)
    other.run()
    assert other.journal.digest != world.journal.digest


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Alone:
    alone = Alone(tmp_path_factory.mktemp("alone"), people=14, days=5, seed=3)
    alone.run()
    return alone


def test_some_who_come_alone_find_one_another_whatever_goes_wrong(alone: Alone) -> None:
    assert alone.laws.found == []
    assert alone.counts["games begun"] > 1
    assert alone.counts["restarts"] > 8
    assert alone.laws.checks["wishes looked at"] > 1000
    assert alone.within()[3][0] > 3


@pytest.mark.parametrize("law", ["a wish is lost", "seated against a wish"])
def test_the_laws_of_those_who_come_alone_see_what_should_not_be(alone: Alone, law: str) -> None:
    story = copy(alone)
    story.laws = copy(alone.laws)
    story.laws.found, story.laws._known = [], set()
    story.file = story.laws.file = sqlite3.connect(alone.rig.path)
    story.discord = alone.discord
    game, user = story.file.execute("SELECT game_id, user_id FROM seats WHERE user_id IS NOT NULL").fetchone()
    if law == "a wish is lost":
        story.seekers = {**alone.seekers, 77: Seeker(Wanted(), story.start)}
    else:
        story.seekers = {user: Seeker(Wanted(("chess",), (9,), "hasty", "xx"), story.start)}
        story.done = set()
        story.file.execute("UPDATE games SET matched = 1")
        story.begun(game)
    story.look_at_all()
    assert law in {found.law for found in story.laws.found}
    story.file.rollback()
    story.file.close()


def test_quiet_times_are_reckoned_through_the_change_of_the_clocks() -> None:
    start = 1_792_864_800.0  # noon of the day before summer time ends
    (night,) = [(since, upto) for since, upto in nights("Europe/Prague", (1320, 420), start, start + 86400)
                if start < since < start + 86400]  # fmt: skip
    assert night[1] - night[0] == 10 * 3600
    assert measure([night, night, (night[0] + 60, night[1] + 60)], start, start + 86400) == 10 * 3600 + 60
