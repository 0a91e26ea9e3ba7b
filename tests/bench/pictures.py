"""Pictures: how long a warm one takes and how large it is, over the course of a few games."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Iterator, Sequence
from typing import Any

from bot.host.drawing.workers import workers
from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.registry import game, games
from renderers import Request, draw, pictures
from tests.bench import Figure, percentile

GAMES = 3
EVERY = 25
COUNTS = (1, 2)
"""Drawing processes."""
PANEL = 1100
"""Pixels across a panel's picture."""


def figures(key: str) -> Iterator[Figure]:
    """p50, p95 and size of each picture of a game at full width."""
    moments = list(views(key))
    for picture in pictures(key):
        times, sizes = [], []
        draw(Request(key, moments[0], picture=picture))  # the static layer is drawn once, at start-up
        for view in moments:
            began = time.perf_counter()
            png = draw(Request(key, view, picture=picture)).png
            times.append((time.perf_counter() - began) * 1000)
            sizes.append(len(png) / 1024)
        yield Figure(f"{key}: picture {picture}, p50", percentile(times, 0.5), "ms")
        yield Figure(f"{key}: picture {picture}, p95", percentile(times, 0.95), "ms", 100)
        yield Figure(f"{key}: picture {picture}, size p95", percentile(sizes, 0.95), "KB", 250)


def views(key: str) -> Iterator[Any]:
    """What seat 0 sees, every few decisions of a few games."""
    rules = game(key)
    for seed in range(GAMES):
        match = Match.new(rules, rules.seats[-1], {}, seed, confirm=())
        while match.pending:
            yield match.view(0)
            play_out(match, ["random"] * match.seats, seed, limit=EVERY)


def throughput() -> Iterator[Figure]:
    """Panels' pictures a second of all games mixed, no two alike, by how many processes draw."""
    wanted = [
        pickle.dumps(Request(key, view, picture="overview", seat=0, width=PANEL))
        for key in games()
        for view in views(key)
    ]
    for count in COUNTS:
        yield Figure(f"pictures a second, {count} drawing processes", asyncio.run(_rate(count, wanted)), "/s")


async def _rate(count: int, wanted: Sequence[bytes]) -> float:
    drawing = workers(count)
    try:
        await asyncio.gather(*(drawing.draw(request) for request in wanted[:: len(wanted) // 20]))  # all are there
        began = time.perf_counter()
        await asyncio.gather(*(drawing.draw(request) for request in wanted))
        return len(wanted) / (time.perf_counter() - began)
    finally:
        drawing.close()
