"""Sandboxes: everybody's own, made of what they know, without a trace at the table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.host.refusals import NoSandboxHere, NotSeated, SandboxGone
from bot.host.search.searches import Searches
from bot.host.search.workers import Lost
from bot.host.types.solo import Against, Expected, Trial
from engine.core.kept.review import Step, Taken
from tests.bot.host.rig import ANN, BEN, CID, Rig, view_of


def rows(rig: Rig, sql: str) -> list[Any]:
    with closing(sqlite3.connect(rig.path)) as file, file:
        return file.execute(sql).fetchall()


def table(rig: Rig) -> list[Any]:
    """All that is written of the table itself."""
    names = ("games", "seats", "log", "snapshots", "stands", "outbox", "timers", "votes")
    return [rows(rig, f"SELECT * FROM {name}") for name in names]


async def give(rig: Rig, trial: Trial, *keys: str) -> Trial:
    return await rig.house.host.sandboxes.give(trial.panel.game_id, ANN, trial.panel.rev, keys)


async def undo(rig: Rig, trial: Trial) -> Trial:
    return await rig.house.host.sandboxes.undo(trial.panel.game_id, ANN, trial.panel.rev)


async def test_all_seats_are_played_and_nothing_reaches_the_table(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    before = table(rig)
    trial = await rig.house.host.sandboxes.open(card.game_id, ANN)
    assert (trial.acting, trial.answers, view_of(trial.panel).coins) == (0, 0, [5, 5])
    trial = await give(rig, trial, "spend", "3")
    assert trial.acting == 1, "nothing is to be confirmed"
    trial = await give(rig, trial, "pass")
    assert (trial.acting, view_of(trial.panel).coins) == (0, [2, 5])
    assert table(rig) == before
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None


async def test_everything_can_be_taken_back_also_what_was_ended_and_revealed(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    first = await rig.house.host.sandboxes.open(card.game_id, ANN)
    trial = await give(rig, first, "draw")
    drawn = view_of(trial.panel)
    trial = await give(rig, trial, "pass")
    for _ in range(2):
        trial = await undo(rig, trial)
    assert view_of(trial.panel) == view_of(first.panel)
    assert view_of((await give(rig, trial, "draw")).panel) == drawn, "the same comes again"


async def test_two_lines_are_compared(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    trial = await give(rig, await rig.house.host.sandboxes.open(card.game_id, ANN), "spend", "1", "pass")
    trial = await rig.house.host.sandboxes.mark(trial.panel.game_id, ANN, trial.panel.rev)
    assert (trial.marked, trial.against) == (True, None)
    trial = await rig.house.host.sandboxes.undo(trial.panel.game_id, ANN, trial.panel.rev, whole=True)
    trial = await give(rig, trial, "spend", "3", "spend", "2")
    assert trial.against == Against(points=(2, 2), money=(-2, -2))


async def lines(rig: Rig, marked: tuple[str, ...], now: tuple[str, ...]) -> Trial:
    """A sandbox with a line that is marked, and on another one."""
    card, desk = await rig.table(ANN, BEN), rig.house.host.sandboxes
    trial = await give(rig, await desk.open(card.game_id, ANN), *marked)
    assert not trial.weighable, "there is nothing to compare it with"
    trial = await desk.mark(trial.panel.game_id, ANN, trial.panel.rev)
    trial = await desk.undo(trial.panel.game_id, ANN, trial.panel.rev, whole=True)
    return await give(rig, trial, *now)


async def weigh(rig: Rig, trial: Trial, rev: int | None = None) -> Expected | None:
    rev = trial.panel.rev if rev is None else rev
    return (await rig.house.host.sandboxes.weigh(trial.panel.game_id, ANN, rev)).expected


@pytest.mark.parametrize("swapped", [False, True])
async def test_what_a_bot_that_thinks_ahead_expects_of_two_lines(rig: Rig, swapped: bool) -> None:
    spent, kept = ("spend", "5"), ("pass",)
    trial = await lines(rig, *((kept, spent) if swapped else (spent, kept)))
    assert trial.weighable and trial.expected is None
    before, answers = table(rig), trial.answers
    found = await weigh(rig, trial)
    assert found is not None and found.gain is not None
    assert found.sure and (found.gain < 0) is swapped and found.gain != 0
    again = await rig.house.host.sandboxes.show(trial.panel.game_id, ANN)
    assert (again.panel.rev, again.answers, again.expected) == (trial.panel.rev, answers, None), "nothing is written"
    assert table(rig) == before
    assert await weigh(rig, trial, trial.panel.rev - 1) is None, "asked of another line"


async def test_lines_that_can_not_be_compared_are_said_to_be_so(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(searches: Searches, step: Step) -> Taken:
        raise Lost

    trial = await lines(rig, ("pass",), ("spend", "5"))
    monkeypatch.setattr(Searches, "take", lost)
    assert await weigh(rig, trial) == Expected()


async def test_bots_answer_for_the_others_until_oneself_is_asked_and_one_step_back_takes_back_theirs(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    desk, trial = rig.house.host.sandboxes, await rig.house.host.sandboxes.open(card.game_id, ANN)
    trial = await give(rig, trial, "pass")
    answers = trial.answers
    assert trial.acting == 1
    before = table(rig)
    there = await desk.by_bots(trial.panel.game_id, ANN, trial.panel.rev)
    assert there.acting == 0 and there.answers >= answers + 2
    for rev in (trial.panel.rev, there.panel.rev):  # a click that comes twice, and one where nobody else is asked
        assert (await desk.by_bots(there.panel.game_id, ANN, rev)).answers == there.answers
    assert table(rig) == before, "the table hears nothing of it"


async def test_it_survives_a_restart_and_is_gone_after_a_day(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    trial = await give(rig, await rig.house.host.sandboxes.open(card.game_id, ANN), "spend", "3")
    await rig.restart()
    assert await rig.house.host.sandboxes.open(card.game_id, ANN) == trial
    twice = await give(rig, trial, "pass")
    assert await give(rig, trial, "pass") == twice, "a click is applied once"
    await rig.ring(hours=24, seconds=1)
    with pytest.raises(SandboxGone):
        await rig.house.host.sandboxes.show(trial.panel.game_id, ANN)
    await rig.house.host.sandboxes.open(card.game_id, BEN)
    assert rows(rig, "SELECT user_id FROM sandboxes") == [(BEN.user_id,)]


async def test_it_is_its_persons_alone(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    trial = await rig.house.host.sandboxes.open(card.game_id, ANN)
    with pytest.raises(SandboxGone):
        await rig.house.host.sandboxes.show(trial.panel.game_id, BEN)
    with pytest.raises(NotSeated):
        await rig.house.host.sandboxes.open(card.game_id, CID)


async def test_a_number_that_comes_again_shows_nobody_what_was_somebody_elses(rig: Rig) -> None:
    assert rig.path
    of_two, of_three = await rig.table(ANN, BEN), await rig.table(ANN, BEN, CID, channel=12)
    first = await rig.house.host.sandboxes.open(of_two.game_id, ANN)
    await rig.ring(hours=24, seconds=1)
    second = await rig.house.host.sandboxes.open(of_three.game_id, CID)
    assert second.panel.game_id == first.panel.game_id, "SQLite gives the number of the newest row again"
    assert (len(view_of(first.panel).coins), len(view_of(second.panel).coins)) == (2, 3)


async def test_a_table_may_forbid_it(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await rig.table(ANN, BEN)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE games SET status = 'lobby'")
    assert not (await lobby.set_sandbox(card.game_id, ANN, False)).sandbox
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE games SET status = 'live'")
    await rig.restart()
    with pytest.raises(NoSandboxHere):
        await rig.house.host.sandboxes.open(card.game_id, ANN)


async def test_it_begins_with_ones_own_answers_of_the_running_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend")
    trial = await rig.house.host.sandboxes.open(card.game_id, ANN)
    assert trial.answers == 1
    other = await rig.house.host.sandboxes.open(card.game_id, BEN)
    assert other.answers == 0, "what Ann has not confirmed Ben does not know"
    trial = await undo(rig, trial)
    assert trial.answers == 0
