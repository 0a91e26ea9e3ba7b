"""Aside: looking ahead and back runs beside the simulated Discord, where otherwise nobody could act meanwhile.

It takes an action for done only when the bot has nothing more to do: after a whole review.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import simcord

from bot.host.search.workers import Decision, Processes
from bot.playground.timelapse import when_idle
from engine.core.ahead.search import Thought
from engine.core.kept import review

T = TypeVar("T")


class Aside(Processes):
    """Processes whose answers nobody in the simulated Discord waits for; each answer is `news` for its page."""

    def __init__(self, count: int, env: Callable[[], simcord.Env], news: asyncio.Event) -> None:
        super().__init__(count)
        self._env = env
        self._news = news

    async def think(self, decision: Decision) -> Thought:
        """The answer of a worker."""
        answer = super().think
        return await self._wait(lambda: answer(decision))

    async def take(self, step: review.Step) -> review.Taken:
        """What a worker has found."""
        answer = super().take
        return await self._wait(lambda: answer(step))

    async def _wait(self, work: Callable[[], Awaitable[T]]) -> T:
        try:
            found: T = await self._env().external_wait(work(), reason="looking ahead")
        except simcord.SetupError:
            found = await work()  # nobody has acted: the page is about to open
        self._news.set()
        return found


async def show(news: asyncio.Event, refresh: Callable[[], Awaitable[None]]) -> None:
    """Refresh a page whenever there is news, as soon as nobody is acting."""
    while True:
        await news.wait()
        news.clear()
        await when_idle(refresh)
