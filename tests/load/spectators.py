"""Spectators: people with pages of tables open in a browser, who look again whenever something is new there.

    python -m tests.load.spectators http://127.0.0.1:8080 500 /t/a /t/b …

A process of its own, of the lowest priority: readers' machines are not the bot's, so they take no time from those who
click. It says `ready` when all pages are open; at the end of its input it says how many pages were looked at anew, and
what failed.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import aiohttp

PICTURE = re.compile(r'href="([^"]*picture\.svg[^"]*)"')
AT_ONCE = 20
"""Pages that are opened at once, so that all are open in seconds."""
PHONES = 3
"""One of so many looks at a phone, in the dark: another picture."""


@dataclass
class Crowd:
    """All of them, and what they have seen."""

    home: str
    session: aiohttp.ClientSession
    count: int
    all_there: asyncio.Event = field(default_factory=asyncio.Event)
    opened: int = 0
    renewed: int = 0
    blank: int = 0
    failed: int = 0
    pictures: dict[str, str] = field(default_factory=dict)

    async def spectate(self, number: int, way: str, gate: asyncio.Semaphore) -> None:
        """Open a page, and follow it."""
        # each has an address of their own, as behind a proxy
        headers = {"X-Forwarded-For": f"93.{184 + number // 65536}.{number // 256 % 256}.{number % 256}"}
        wanted = (
            {"theme": "dark", "layout": "portrait"} if number % PHONES == 0 else {"theme": "light", "layout": "wide"}
        )
        try:
            async with gate:
                await self._look(way, wanted, headers)
            async with self.session.get(f"{self.home}{way}/events", headers=headers) as stream:
                self._there(opened=True)
                tag = ""
                async for line in stream.content:
                    if not line.startswith(b"data: "):
                        continue
                    now = json.loads(line.removeprefix(b"data: "))
                    if tag and now != tag:
                        await self._look(way, wanted, headers)
                        self.renewed += 1
                    tag = now
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            self._there(opened=False)

    def _there(self, *, opened: bool) -> None:
        self.opened += opened
        self.failed += not opened
        if self.opened + self.failed >= self.count:
            self.all_there.set()

    async def _look(self, way: str, wanted: dict[str, str], headers: dict[str, str]) -> None:
        """The page, and the picture that stands there, unless the browser has it."""
        async with self.session.get(self.home + way, headers=headers) as answer:
            page = await answer.text()
        known = {f"{key}={value}" for key, value in wanted.items()}
        path = next(one for one in PICTURE.findall(page) if all(part in one for part in known)).replace("&amp;", "&")
        had = {"If-None-Match": tag} if (tag := self.pictures.get(path)) else {}
        async with self.session.get(self.home + path, headers={**headers, **had}) as answer:
            await answer.read()
            self.pictures[path] = answer.headers.get("ETag", "")
            self.blank += answer.status not in (200, 304)


async def watch(home: str, count: int, ways: Sequence[str]) -> None:
    """So many people, each at one of these pages in turn, until the input ends."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(None)) as session:
        crowd, gate = Crowd(home, session, count), asyncio.Semaphore(AT_ONCE)
        tasks = [asyncio.create_task(crowd.spectate(n, ways[n % len(ways)], gate)) for n in range(count)]
        await crowd.all_there.wait()
        print("ready", crowd.opened, flush=True)
        await asyncio.to_thread(sys.stdin.read)
        print(json.dumps({"open": sum(not task.done() for task in tasks), "renewed": crowd.renewed,
                          "failed": crowd.failed, "without picture": crowd.blank}), flush=True)  # fmt: skip
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(watch(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
