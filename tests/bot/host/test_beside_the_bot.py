"""Processes beside the bot: how often something is tried over which one was lost, and what none of them has begun."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from threading import Event
from typing import Any

import pytest
from pebble import ProcessExpired

from bot.host import processes
from bot.host.processes import Gone, NotThere, Pool
from bot.watch.meter import Fault

Fate = Callable[["Future[str]"], None]


def done(future: Future[str]) -> None:
    future.set_running_or_notify_cancel()
    future.set_result("done")


def dies(future: Future[str]) -> None:
    future.set_running_or_notify_cancel()
    future.set_exception(ProcessExpired("killed"))


def begins_nothing(future: Future[str]) -> None:
    """The process that should have made new ones is gone."""


class Made:
    """Processes that do to each piece of work, one after the other, what fate has for it."""

    active = True

    def __init__(self, *fates: Fate) -> None:
        self.fates = iter(fates)

    def schedule(self, work: Any, args: Any = (), timeout: float | None = None) -> Future[str]:
        future: Future[str] = Future()
        (done if work is processes._nothing else next(self.fates))(future)
        return future

    def stop(self) -> None:
        self.active = False

    def join(self, timeout: float | None = None) -> None:
        pass


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Pool]]:
    made: list[Pool] = []
    monkeypatch.setattr(processes, "LOOK", 0.01)

    def of(*pools: Made) -> Pool:
        each = iter(pools)
        made.append(Pool("trying", Fault.DRAWING, lambda: next(each), slack=0.05))  # type: ignore[arg-type]
        return made[-1]

    yield of
    for one in made:
        one.close()


async def tried(pool: Pool) -> Any:
    return await pool.run(str, "work", seconds=5.0, patience=5.0)


async def test_what_none_has_begun_is_done_by_those_that_are_made_anew_although_one_was_lost_over_it_before(
    pool: Callable[..., Pool],
) -> None:
    assert await tried(pool(Made(dies, begins_nothing), Made(done))) == "done"


async def test_what_two_were_lost_over_is_given_up(pool: Callable[..., Pool]) -> None:
    left = Made(dies, dies, done)
    with pytest.raises(Gone):
        await tried(pool(left))
    assert next(left.fates) is done, "nobody was asked a third time"


async def test_what_nobody_begins_is_given_up_in_the_end(pool: Callable[..., Pool]) -> None:
    with pytest.raises(Gone):
        await tried(pool(*(Made(begins_nothing) for _ in range(3))))


async def test_whoever_asks_does_it_themselves_where_none_has_begun_it_and_no_others_come(
    pool: Callable[..., Pool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "AGAIN", 0.1)
    with pytest.raises(NotThere):
        await pool(Made(begins_nothing)).run(str, "work", seconds=5.0, patience=0.05)


def test_a_start_gets_more_time_after_each_that_failed_however_long_they_took(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    enough = Event()

    def hangs(self: Pool, seconds: float) -> Any:
        given.append(seconds)
        if len(given) == 6:
            self._closed = True
            enough.set()
        raise TimeoutError("no process came")

    monkeypatch.setattr(processes, "STEADY", -1.0)  # each start took longer than that
    monkeypatch.setattr(processes, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(Pool, "_started", hangs)
    Pool("trying", Fault.DRAWING, lambda: None, slack=0.05).begin()  # type: ignore[arg-type, return-value]
    assert enough.wait(30)
    assert [seconds / processes.START for seconds in given] == [1, 2, 4, 8, 8, 8]
