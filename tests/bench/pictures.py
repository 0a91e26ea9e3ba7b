"""Pictures: how long a warm one takes and how large it is, over the course of a few games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from engine.core.match import Match
from engine.core.policy import play_out
from engine.core.registry import game
from renderers import Request, draw, pictures
from tests.bench import Figure, percentile

GAMES = 3
EVERY = 25


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
