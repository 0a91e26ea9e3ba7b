"""Who looks ahead gets as long as it may, in the order in which tables ask; the more wait, the shorter."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

import pytest

from bot.host.search.searches import CROWD, Effort, Found, Searches
from bot.host.search.workers import Decision, InProcess, Lost, Thought
from bot.watch.meter import Fault
from engine.core.ahead.budget import Budget
from engine.core.kept.review import Step, Taken
from engine.core.play.codec import Save
from engine.core.play.match import Match
from engine.core.play.registry import game

SAVE = Match.new(game("toy_freight"), 2, seed=1).save()


@dataclass
class Thinker:
    """Takes what it is given, and answers when it is told to."""

    count: int = 1
    given: list[Decision] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    outcome: Exception | None = None

    async def think(self, decision: Decision) -> Thought:
        self.given.append(decision)
        await self.ready.wait()
        if self.outcome is not None:
            raise self.outcome
        return Thought("pass", 1.5)

    async def take(self, step: Step) -> Taken:
        raise NotImplementedError

    def close(self) -> None:
        self.ready.set()


async def begun(searches: Searches, *seats: int, spent: float = 0.0) -> list[asyncio.Task[Found]]:
    """Some ask, one after the other."""
    tasks = []
    for seat in seats:
        tasks.append(asyncio.create_task(searches.find(SAVE, seat, 7, spent)))
        await asyncio.sleep(0)
    return tasks


async def test_who_asks_first_is_thought_about_first_and_no_more_at_once_than_there_are_workers() -> None:
    thinker = Thinker(count=2)
    tasks = await begun(Searches(thinker), 0, 1, 2, 3, 4)
    assert [decision.seat for decision in thinker.given] == [0, 1]
    thinker.ready.set()
    assert await asyncio.gather(*tasks) == [Found("pass", 1.5)] * 5
    assert [decision.seat for decision in thinker.given] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("spent", "seconds"), [(0.0, 2.0), (7.5, 2.0), (9.5, 0.5)])
async def test_a_decision_gets_no_more_than_its_turn_has_left(spent: float, seconds: float) -> None:
    thinker = Thinker()
    thinker.ready.set()
    await asyncio.gather(*await begun(Searches(thinker, Effort(2.0, 10.0)), 1, spent=spent))
    assert [decision.budget for decision in thinker.given] == [Budget(seconds)]


async def test_a_turn_that_has_had_its_time_is_not_thought_about() -> None:
    thinker = Thinker()
    assert await Searches(thinker, Effort(2.0, 10.0)).find(SAVE, 1, 7, 10.0) == Found()
    assert thinker.given == []


@pytest.mark.parametrize("count", [1, 2])
async def test_the_more_wait_for_each_process_the_less_each_may_think(count: int) -> None:
    thinker = Thinker(count=count)
    tasks = await begun(Searches(thinker), *[0] * (100 + count))
    thinker.ready.set()
    await asyncio.gather(*tasks)
    times = [decision.budget.seconds for decision in thinker.given]
    assert times[:count] == [2.0] * count, "they came when nobody waited"
    assert (times[count], times[-1]) == (CROWD * count / 100, 2.0), "the last has all"


async def test_whoever_stops_waiting_leaves_the_line() -> None:
    thinker = Thinker()
    searches = Searches(thinker)
    kept, given_up, last = await begun(searches, 0, 1, 2)
    given_up.cancel()
    thinker.ready.set()
    await asyncio.gather(kept, last)
    assert [decision.seat for decision in thinker.given] == [0, 2]
    assert (await searches.find(SAVE, 3, 7, 0.0)).key == "pass"


@pytest.mark.parametrize(("outcome", "level"), [(Lost("died"), logging.WARNING), (ZeroDivisionError(), logging.ERROR)])
async def test_a_search_that_brings_nothing_is_told_and_counts_as_thought(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, outcome: Exception, level: int
) -> None:
    counted: list[Fault] = []
    monkeypatch.setattr("bot.host.search.searches.failed", counted.append)
    caplog.set_level(logging.INFO)
    thinker = Thinker(outcome=outcome)
    thinker.ready.set()
    searches = Searches(thinker, Effort(2.0, 10.0))
    assert await searches.find(SAVE, 1, 7, 9.0) == Found(None, 1.0)
    assert [record.levelno for record in caplog.records if "searches" in record.name] == [level]
    assert counted == [Fault.SEARCH]
    thinker.outcome = None
    assert (await searches.find(SAVE, 1, 7, 0.0)).key == "pass"


async def test_a_thread_decides_about_the_match_as_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def answer(rules: object, advice: object, save: Save, seat: int, *, budget: Budget, seed: int) -> str:
        asked.append((rules, save.rev, bytes(save.state), seat, budget, seed))
        return "draw"

    thread = InProcess(answer)
    found = await Searches(thread, Effort(tries=3)).find(SAVE, 1, 7, 99.0)
    thread.close()
    assert found.key == "draw"
    assert asked == [(game("toy_freight"), SAVE.rev, bytes(SAVE.state), 1, Budget(None, 3), 7)]
