from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.drawing import workers
from bot.host.drawing.workers import Broken, Processes
from bot.host.processes import _said
from renderers import Picture, Request, draw
from tests.bot.host.drawing.drawers import LONG, board, drawers, kill, ready, server


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "LONGEST", LONG)
        patch.setattr(workers, "HURRY", LONG)  # what is deadly is not drawn here
        yield


@pytest.mark.parametrize(("cores", "count"), [(1, 1), (2, 1), (4, 3)])
def test_one_core_is_left_to_the_bot_and_one_process_draws_at_least(
    cores: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_cores", lambda: cores)
    with closing(workers.workers()) as made:  # left open, it would go on making processes beside later tests
        assert made.count == count
    assert isinstance(workers.workers(0), workers.InProcess)


async def test_a_thread_makes_one_thing_after_the_other() -> None:
    thread, going, most = workers.InProcess(), list[bytes](), list[int]()

    def work(what: bytes) -> None:
        going.append(what)
        most.append(len(going))
        time.sleep(0.02)
        going.remove(what)

    await asyncio.gather(*(thread.run(work, what) for what in (b"1", b"2", b"3")))
    assert most == [1, 1, 1]


def test_of_a_failure_without_words_its_kind_and_what_caused_it_are_said() -> None:
    bare = KeyError()
    assert _said(bare) == "KeyError"
    bare.__cause__ = OSError("no fork")
    assert _said(bare) == "KeyError no fork"
    assert _said(OSError("no fork")) == "no fork"


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Deadly:
    def __reduce__(self) -> tuple[object, ...]:
        return _die, ()


class Endless:
    def __reduce__(self) -> tuple[object, ...]:
        return time.sleep, (3600,)


class DeadlyOnce:
    """A picture over which the first worker dies."""

    def __init__(self, once: Path, wanted: Request[object]) -> None:
        self.once, self.wanted = once, wanted

    def __reduce__(self) -> tuple[object, ...]:
        return _die_once, (self.once, self.wanted)


def _die_once(once: Path, wanted: Request[object]) -> Request[object]:
    if not once.exists():
        once.touch()
        _die()
    return wanted


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


async def test_what_a_worker_was_killed_over_is_drawn_by_another(processes: Processes, tmp_path: Path) -> None:
    once = tmp_path / "once"
    assert await processes.draw(pickle.dumps(DeadlyOnce(once, board()))) == draw(board())
    assert once.exists()


async def test_a_worker_that_is_killed_with_nothing_to_do_is_replaced(processes: Processes) -> None:
    await ready(processes)
    kill(*drawers())
    assert isinstance(await processes.draw(pickle.dumps(board(4))), Picture)
    assert processes.trouble() is None


@pytest.mark.long
async def test_workers_whose_server_is_killed_come_from_another(processes: Processes) -> None:
    await ready(processes)
    kill(server())
    assert isinstance(await processes.draw(pickle.dumps(board(5))), Picture)
    await ready(processes)
