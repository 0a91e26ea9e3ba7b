"""Aside: who looks ahead or back does so beside the simulated Discord, where nobody could act meanwhile otherwise.

It takes an action for done when the bot has nothing more to do, which would be when a whole review is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import simcord

from bot.host.search.workers import Decision, Thought, Workers
from bot.playground.timelapse import when_idle
from engine.core import review

T = TypeVar("T")


class Aside:
    """Workers whose answers nobody in the simulated Discord waits for; each of them is `news` for its page."""

    def __init__(self, workers: Workers, env: Callable[[], simcord.Env], news: asyncio.Event) -> None:
        self.count = workers.count
        self._workers = workers
        self._env = env
        self._news = news

    async def think(self, decision: Decision) -> Thought:
        """The answer. Raises what the workers raise."""
        return await self._wait(lambda: self._workers.think(decision))

    async def take(self, step: review.Step) -> review.Taken:
        """A step of a review done. Raises what the workers raise."""
        return await self._wait(lambda: self._workers.take(step))

    async def _wait(self, work: Callable[[], Awaitable[T]]) -> T:
        try:
            found: T = await self._env().external_wait(work(), reason="looking ahead")
        except simcord.SetupError:
            found = await work()  # nobody has acted: the page is about to open
        self._news.set()
        return found

    def close(self) -> None:
        """Stop thinking."""
        self._workers.close()


async def show(news: asyncio.Event, refresh: Callable[[], Awaitable[None]]) -> None:
    """Refresh a page whenever there is news, as soon as nobody acts."""
    while True:
        await news.wait()
        news.clear()
        await when_idle(refresh)
