from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Iterator

import pytest

from bot.host.drawing import workers
from bot.host.drawing.workers import Broken, Processes
from engine.core.match import Match
from engine.core.registry import game
from renderers import Picture, Request, draw

WIDTH = 300


def board(seed: int = 1) -> Request[object]:
    return Request("toy_freight", Match.new(game("toy_freight"), 2, seed=seed).view(0), width=WIDTH)


LONG = 60.0
"""Seconds that no machine is too busy for."""


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "LONGEST", LONG)
        yield


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Deadly:
    def __reduce__(self) -> tuple[object, ...]:
        return _die, ()


class Endless:
    def __reduce__(self) -> tuple[object, ...]:
        return time.sleep, (3600,)


@pytest.fixture(scope="module")
def processes(patience: None) -> Iterator[Processes]:
    # what is painted ahead only makes the first picture quicker
    made = Processes(1, ("renderers",))
    asyncio.run(made.draw(pickle.dumps(board())))
    yield made
    made.close()


async def test_a_process_draws_the_same_bytes_also_of_a_game_from_outside_of_the_tree(processes: Processes) -> None:
    assert await processes.draw(pickle.dumps(board())) == draw(board())


async def test_a_worker_that_dies_is_replaced(processes: Processes) -> None:
    with pytest.raises(Broken):
        await processes.draw(pickle.dumps(Deadly()))
    assert isinstance(await processes.draw(pickle.dumps(board(2))), Picture)


async def test_a_worker_that_hangs_is_replaced(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, pytest.raises(Broken):
        patch.setattr(workers, "LONGEST", 0.3)
        await processes.draw(pickle.dumps(Endless()))
    assert isinstance(await processes.draw(pickle.dumps(board(3))), Picture)


async def test_nobody_waits_for_a_server_that_is_still_making_ready_when_all_ends() -> None:
    made = Processes(1)
    waiting = asyncio.create_task(made.draw(pickle.dumps(board())))
    await asyncio.sleep(0)
    began = time.monotonic()
    made.close()
    assert time.monotonic() - began < LONG
    waiting.cancel()
