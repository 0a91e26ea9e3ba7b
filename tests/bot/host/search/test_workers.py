"""Processes look ahead behind all else; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest

from bot.host.search import workers
from bot.host.search.workers import Decision, Lost, Processes, think
from engine.core.ahead.budget import Budget
from engine.core.ahead.policy import NORMAL, moves
from engine.core.ahead.search import Thought
from engine.core.kept import review
from engine.core.kept.record import Record
from engine.core.play.match import Match
from engine.core.play.registry import game

BUDGET = Budget(None, 4)


def decision(seed: int = 1) -> Decision:
    save = Match.new(game("toy_freight"), 2, seed=seed).save()
    return Decision(msgspec.json.encode(save), 0, BUDGET, 7)


class _Trap:
    """A decision at which a worker does something else."""

    seat, seed, budget, share = 0, 0, BUDGET, 1.0


class Deadly(_Trap):
    @property
    def save(self) -> bytes:
        os.kill(os.getpid(), signal.SIGKILL)
        return b""


class Endless(_Trap):
    @property
    def save(self) -> bytes:
        time.sleep(3600)
        return b""


class Nosy(_Trap):
    """Tells of the process that looks at it."""

    @property
    def save(self) -> bytes:
        raise ValueError(os.nice(0), os.getpid())


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    made = Processes(1)
    yield made
    made.close()


async def test_a_process_answers_as_this_one_does_also_in_a_game_from_outside_of_the_tree(processes: Processes) -> None:
    assert (await processes.think(decision())).key == think(decision()).key


async def test_a_process_takes_the_steps_of_a_review_as_this_one_does(processes: Processes) -> None:
    match = Match.new(game("toy_freight"), 2, seed=1, confirm=())
    record = Record("toy_freight", 2, 1, match.variants)
    for answer in moves(match, [NORMAL] * 2, 1):
        record.add(answer)
    begin = review.Begin(str(record), 0)
    seen = await processes.take(begin)
    assert seen == review.take(begin)
    assert isinstance(seen, review.Survey)
    look = review.Look(seen.cases[0], 0, None, 20, 3)
    weigh = review.Weigh(seen.cases[0], ("pass",), 0, None, 20, 3)
    assert [await processes.take(step) for step in (look, weigh)] == [review.take(step) for step in (look, weigh)]


async def test_processes_are_started_when_they_are_needed_and_go_behind_all_else(processes: Processes) -> None:
    others = set(active_children())
    assert Processes(1).trouble() is None
    assert set(active_children()) == others
    nosy: Any = Nosy()
    with pytest.raises(ValueError) as told:
        await processes.think(nosy)
    nice, pid = told.value.args
    assert nice == 19
    assert pid != os.getpid()


async def test_a_process_that_dies_is_replaced(processes: Processes) -> None:
    deadly: Any = Deadly()
    with pytest.raises(Lost):
        await processes.think(deadly)
    assert (await processes.think(decision(2))).key


async def test_a_process_that_is_killed_with_nothing_to_do_is_replaced(processes: Processes) -> None:
    await processes.ready()
    for child in active_children():
        os.kill(child.pid or 0, signal.SIGKILL)
    assert (await processes.think(decision(4))).key == think(decision(4)).key
    assert processes.trouble() is None


async def test_a_process_that_is_stopped_with_nothing_to_do_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "SLACK", 5.0)
    made = Processes(1)
    before = set(active_children())
    await made.ready()
    for child in set(active_children()) - before:
        os.kill(child.pid or 0, signal.SIGSTOP)
    assert (await made.think(decision(5))).key
    made.close()


async def test_when_all_ends_no_process_stays_that_has_nothing_to_do() -> None:
    before = set(active_children())
    made = Processes(1)
    await made.ready()
    (idle,) = set(active_children()) - before
    made.close()
    async with asyncio.timeout(60):
        # not joined: of two that wait for its end one may still take it for alive
        while idle.is_alive():  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_where_no_process_starts_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def broken(count: int) -> None:
        tried.append(count)
        raise OSError("no room")

    monkeypatch.setattr(workers, "_pool", broken)
    monkeypatch.setattr(workers, "PATIENCE", 0.1)
    made = Processes(1)
    with pytest.raises(Lost, match="no room"):
        await made.think(decision())
    assert "looking ahead: degraded since" in (made.trouble() or "")
    made.close()
    assert len(tried) <= 2, "then it is let alone for a while"


async def test_a_process_that_hangs_is_replaced(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    endless: Any = Endless()
    with monkeypatch.context() as patch:
        patch.setattr(workers, "LEAST_WAIT", 0.3)
        patch.setattr(workers, "LONGEST", 0.3)
        with pytest.raises(Lost):
            await processes.think(endless)
    assert (await processes.think(decision(3))).key


async def test_who_may_think_longer_is_taken_to_hang_later(monkeypatch: pytest.MonkeyPatch) -> None:
    made, waits = Processes(1), list[float]()

    async def run(work: Any, what: Any, *, seconds: float, patience: float) -> Thought:
        waits.append(seconds)
        return Thought("pass")

    monkeypatch.setattr(made._pool, "run", run)
    for share in (1.0, 5.0):
        await made.think(replace(decision(), share=share))
    assert waits == [workers.LONGEST, 5 * workers.LONGEST]


async def test_nobody_waits_for_a_search_when_all_ends() -> None:
    made = Processes(1)
    endless: Any = Endless()
    waiting = asyncio.create_task(made.think(endless))
    await asyncio.sleep(0.2)
    began = time.monotonic()
    made.close()
    assert time.monotonic() - began < 600  # and not as long as it searches
    waiting.cancel()
    with pytest.raises(Lost):
        await made.think(decision())
