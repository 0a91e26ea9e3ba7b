"""Work: what a click costs the engine and the store, in processor time, which other programs don't make longer."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.host.house import House
from bot.host.types.people import Person
from tests.load.crowd import FIRST_USER, USERS_EACH, Nowhere, name_of

OPENED = 2
"""Clicks at a table, one behind the other: the first finds it on the disk, or where it was left."""


@dataclass
class Work:
    """Milliseconds of the processor, all threads together: a first click at a table, and the next; starting."""

    first: list[float] = field(default_factory=list)
    next: list[float] = field(default_factory=list)
    start: float = 0.0


async def work(database: Path, tables: int, clicks: int, seed: int = 1) -> Work:
    """Open a database and let people click at random tables: each opens the panel and answers, with its posts."""
    found, chance = Work(), random.Random(seed)
    began = time.process_time()
    house = await House.open(database, pause=0)
    await house.start(Nowhere())
    await house.settle()
    found.start = 1000 * (time.process_time() - began)
    try:
        for number in range(clicks):
            table = 1 + chance.randrange(tables)
            for times in (found.first, found.next)[:OPENED]:
                began = time.process_time()
                if not await _click(house, table, 10**9 + OPENED * number + (times is found.next), chance):
                    break
                times.append(1000 * (time.process_time() - began))
    finally:
        await house.close()
    return found


async def _click(house: House, table: int, interaction: int, chance: random.Random) -> bool:
    """Whoever is asked opens the panel and gives one of the answers; False if nobody is."""
    card = await house.host.tables.card(table)
    if not card.waiting:
        return False
    seat = card.waiting[0].seat
    person = Person(FIRST_USER + USERS_EACH * table + seat, name_of(table, seat))
    panel = await house.host.play.panel(table, person)
    if panel.ask is None:
        return False
    key = chance.choice(panel.ask.keys(25))
    await house.host.play.answer(table, person, panel.rev, [key], interaction)
    await house.settle()
    return True


def mean(times: Sequence[float]) -> float:
    """The mean without the hundredth that is longest: garbage is collected, and now and then a file is written back."""
    kept = sorted(times)[: max(1, len(times) * 99 // 100)]
    return sum(kept) / len(kept)


def run(database: Path, tables: int, clicks: int) -> Work:
    """The same, in an event loop of its own."""
    return asyncio.run(work(database, tables, clicks))
