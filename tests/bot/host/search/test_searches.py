"""Who looks ahead gets all that it may, in the order in which tables ask; the more wait, the later."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

import pytest

from bot.host.search import searches as line
from bot.host.search.searches import Effort, Found, Searches
from bot.host.search.workers import Decision, InProcess, Lost
from bot.host.types.thinking import Used
from bot.watch.meter import Fault
from engine.core.ahead.budget import Budget, Spent
from engine.core.ahead.search import Thought
from engine.core.kept.review import Step, Taken
from engine.core.play.codec import Save
from engine.core.play.match import Match
from engine.core.play.registry import advice, game

GIVEN = advice("toy_freight").effort
TOOK = Spent(1.5, 3, 1000)
SAVE = Match.new(game("toy_freight"), 2, seed=1).save()

NEW = Used()


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
        return Thought("pass", TOOK)

    async def take(self, step: Step) -> Taken:
        raise NotImplementedError

    def close(self) -> None:
        self.ready.set()


async def begun(searches: Searches, *seats: int, used: Used = NEW) -> list[asyncio.Task[Found]]:
    """Some ask, one after the other."""
    tasks = []
    for seat in seats:
        tasks.append(asyncio.create_task(searches.find(SAVE, seat, 7, used)))
        await asyncio.sleep(0)
    return tasks


async def test_who_asks_first_is_thought_about_first_and_no_more_at_once_than_there_are_workers() -> None:
    thinker = Thinker(count=2)
    tasks = await begun(Searches(thinker), 0, 1, 2, 3, 4)
    assert [decision.seat for decision in thinker.given] == [0, 1]
    thinker.ready.set()
    assert [found.key for found in await asyncio.gather(*tasks)] == ["pass"] * 5
    assert [decision.seat for decision in thinker.given] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("answers", "left"), [(0, GIVEN), (4 * GIVEN, GIVEN), (9 * GIVEN // 2, GIVEN // 2)])
async def test_a_decision_gets_no_more_than_its_turn_has_left(answers: int, left: int) -> None:
    thinker = Thinker()
    thinker.ready.set()
    (found,) = await asyncio.gather(*await begun(Searches(thinker), 1, used=Used(Spent(answers=answers))))
    assert [decision.budget for decision in thinker.given] == [Budget(None, answers=left)]
    assert found.used.spent == Spent(answers=answers) + TOOK


async def test_a_turn_that_has_had_its_tries_is_not_thought_about() -> None:
    thinker, used = Thinker(), Used(Spent(answers=5 * GIVEN))
    assert await Searches(thinker).find(SAVE, 1, 7, used) == Found(None, used)
    assert thinker.given == []


@pytest.mark.parametrize("count", [1, 2])
async def test_however_many_wait_each_has_all_that_its_game_gives_it(count: int) -> None:
    thinker = Thinker(count=count)
    searches = Searches(thinker, Effort(0.5))
    tasks = await begun(searches, *[0] * (100 + count))
    assert 99 / count < searches.wait <= (100 + count) / count, "a second each, as long as nothing else is known"
    assert searches.until_answered("toy_freight") == pytest.approx(searches.wait + 1.0, abs=0.1)
    thinker.ready.set()
    await asyncio.gather(*tasks)
    assert {decision.budget for decision in thinker.given} == {Budget(None, answers=GIVEN // 2)}
    assert searches.wait == 0


async def test_master_has_its_multiple_and_whoever_waits_behind_it_is_told_so() -> None:
    thinker = Thinker()
    searches = Searches(thinker)
    master = asyncio.create_task(searches.find(SAVE, 0, 7, NEW, "master"))
    await asyncio.sleep(0)
    assert 9 < searches.wait <= 10, "five times two seconds"
    assert searches.until_answered("toy_freight") == pytest.approx(searches.wait + 2.0, abs=0.1)
    assert searches.until_answered("toy_freight", "master") == pytest.approx(searches.wait + 10.0, abs=0.1)
    hard = (await begun(searches, 1))[0]
    thinker.ready.set()
    await asyncio.gather(master, hard)
    assert [(one.budget, one.share) for one in thinker.given] == [
        (Budget(None, answers=5 * GIVEN), 5.0),
        (Budget(None, answers=GIVEN), 1.0),
    ]


async def test_what_a_turn_would_wait_too_long_for_is_not_thought_about(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    thinker = Thinker()
    searches = Searches(thinker, Effort(wait=100.0))
    tasks = await begun(searches, *[0] * 40)
    at_once = await asyncio.wait_for(searches.find(SAVE, 1, 7, Used(waited=60.0)), 20)
    assert at_once == Found(None, Used(waited=60.0, hasty=True))
    assert "too many" in caplog.text
    patient = (await begun(searches, 2, used=Used(waited=10.0)))[0]
    thinker.ready.set()
    found = await patient
    await asyncio.gather(*tasks)
    assert found.key == "pass"
    assert not found.used.hasty
    assert found.used.waited > 10.0
    assert {decision.seat for decision in thinker.given} == {0, 2}


async def test_who_waits_for_longer_than_was_thought_is_answered_for_and_leaves_the_line() -> None:
    thinker = Thinker()
    searches = Searches(thinker, Effort(0.001, wait=0.05))
    first, late = await begun(searches, 0, 1)
    assert (await late).used.hasty
    thinker.ready.set()
    assert (await first).key == "pass"
    assert [decision.seat for decision in thinker.given] == [0]
    assert (await searches.find(SAVE, 3, 7, NEW)).key == "pass"


async def test_how_long_decisions_take_here_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(line, "monotonic", lambda: now)
    thinker = Thinker()
    searches = Searches(thinker)
    assert searches.until_answered("toy_freight") == 2.0
    for _ in range(60):
        thinker.ready.clear()
        (task,) = await begun(searches, 0)
        now += 12.0
        thinker.ready.set()
        await task
    assert 11.5 < searches.until_answered("toy_freight") < 12.0
    assert searches.until_answered("steam") == 2.0


async def test_whoever_stops_waiting_leaves_the_line() -> None:
    thinker = Thinker()
    searches = Searches(thinker)
    kept, given_up, last = await begun(searches, 0, 1, 2)
    given_up.cancel()
    thinker.ready.set()
    await asyncio.gather(kept, last)
    assert [decision.seat for decision in thinker.given] == [0, 2]
    assert (await searches.find(SAVE, 3, 7, NEW)).key == "pass"


@pytest.mark.parametrize(("outcome", "level"), [(Lost("died"), logging.WARNING), (ZeroDivisionError(), logging.ERROR)])
async def test_a_search_that_brings_nothing_is_told_and_counts_as_thought(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, outcome: Exception, level: int
) -> None:
    counted: list[Fault] = []
    monkeypatch.setattr("bot.host.search.searches.failed", counted.append)
    caplog.set_level(logging.INFO)
    thinker = Thinker(outcome=outcome)
    thinker.ready.set()
    searches = Searches(thinker)
    found = await searches.find(SAVE, 1, 7, Used(Spent(answers=9 * GIVEN // 2)))
    assert (found.key, found.used.hasty, found.used.spent.answers) == (None, True, 5 * GIVEN)
    assert [record.levelno for record in caplog.records if "searches" in record.name] == [level]
    assert counted == [Fault.SEARCH]
    thinker.outcome = None
    assert (await searches.find(SAVE, 1, 7, NEW)).key == "pass"


async def test_a_thread_decides_about_the_match_as_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def answer(rules: object, advice: object, save: Save, seat: int, *, budget: Budget, seed: int) -> Thought:
        asked.append((rules, save.rev, bytes(save.state), seat, budget, seed))
        return Thought("draw")

    thread = InProcess(answer)
    found = await Searches(thread, Effort(tries=3)).find(SAVE, 1, 7, NEW)
    thread.close()
    assert found.key == "draw"
    assert asked == [(game("toy_freight"), SAVE.rev, bytes(SAVE.state), 1, Budget(None, 3), 7)]
