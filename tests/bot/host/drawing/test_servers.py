"""Whatever becomes of the server that workers are forked from, pictures are drawn, and what is wrong is said."""

from __future__ import annotations

import asyncio
import pickle
import signal
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.host import processes
from bot.host.drawing import workers
from bot.host.drawing.workers import Processes
from renderers import Picture, draw
from tests.bot.host.drawing.drawers import LONG, board, drawers, kill, ready
from tests.bot.host.drawing.named import FILE

ASLEEP, QUICKLY = "tests.bot.host.drawing.asleep", "tests.bot.host.drawing.quickly"


class Wrong:
    """What can't be drawn by anybody."""

    def __reduce__(self) -> tuple[object, ...]:
        return divmod, (1, 0)


async def test_a_worker_that_is_stopped_with_nothing_to_do_holds_a_picture_up_for_seconds_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "SLACK", 2.0)
    with closing(Processes(1, ("renderers",))) as made:
        await ready(made)
        kill(*drawers(), how=signal.SIGSTOP)
        assert isinstance(await made.draw(pickle.dumps(board(6))), Picture)


@pytest.fixture
def asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As long as it is there no server gets ready that is started with ASLEEP."""
    file = tmp_path / "asleep"
    file.touch()
    monkeypatch.setenv(FILE, str(file))
    monkeypatch.setattr(workers, "HURRY", 0.01)
    return file


def wake(asleep: Path) -> None:
    asleep.unlink()


async def test_while_there_is_no_worker_a_thread_draws(asleep: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "ALARM", 0.0)
    with closing(Processes(1, (ASLEEP,))) as made:
        assert await made.draw(pickle.dumps(board())) == draw(board())
        assert "drawing: degraded since" in (made.trouble() or "")
        with pytest.raises(ZeroDivisionError):
            await made.draw(pickle.dumps(Wrong()))


async def test_a_server_that_does_not_get_ready_is_said_and_replaced(
    asleep: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(processes, "START", 0.2)
    with closing(Processes(1, (ASLEEP,))) as made:
        while "drawing: processes could not be started: no process came within" not in caplog.text:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        assert "drawing: degraded since" in (made.trouble() or "")
        wake(asleep)
        monkeypatch.setattr(processes, "START", LONG)
        await ready(made)
        assert made.trouble() is None


async def test_workers_are_replaced_when_the_server_has_everything_ready(asleep: Path) -> None:
    with closing(Processes(1, (QUICKLY,))) as made:
        await ready(made)
        before = set(drawers())
        wake(asleep)
        async with asyncio.timeout(LONG):
            while before & set(drawers()):
                await made.draw(pickle.dumps(board()))
                await asyncio.sleep(0.05)
        await ready(made)
        assert isinstance(await made.draw(pickle.dumps(board())), Picture)


async def test_nobody_waits_for_a_server_that_is_still_making_ready_when_all_ends() -> None:
    with closing(Processes(1)) as made:
        waiting = asyncio.create_task(made.draw(pickle.dumps(board())))
        await asyncio.sleep(0)
        began = time.monotonic()
        made.close()
        assert time.monotonic() - began < LONG
        waiting.cancel()
