"""What the tests of drawing processes share: a small picture, and what can happen to processes."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import active_children, forkserver

from bot.host.drawing.workers import Processes
from engine.core.play.match import Match
from engine.core.play.registry import game
from renderers import Request

WIDTH = 300
LONG = 60.0
"""Seconds that no machine is too busy for."""


def board(seed: int = 1) -> Request[object]:
    return Request("toy_freight", Match.new(game("toy_freight"), 2, seed=seed).view(0), width=WIDTH)


def drawers() -> list[int]:
    """The processes that draw."""
    return [child.pid for child in active_children() if child.pid is not None]


def server() -> int:
    """The process that they are forked from."""
    found = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    assert isinstance(found, int)
    return found


def kill(*pids: int, how: signal.Signals = signal.SIGKILL) -> None:
    assert pids
    for pid in pids:
        os.kill(pid, how)


async def ready(made: Processes) -> None:
    async with asyncio.timeout(LONG):
        await made.ready()
