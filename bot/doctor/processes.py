"""Processes: those that draw and those that look ahead are started, and each does something."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator
from time import monotonic

import msgspec

from bot.config import Config
from bot.doctor.finding import Finding
from bot.host.drawing import workers as drawing
from bot.host.search import workers as search
from bot.host.search.workers import Decision
from bot.watch.address import OK, ask
from engine.core.ahead.budget import Budget
from engine.core.play import registry
from engine.core.play.match import Match
from renderers import OVERVIEW, Request

LONGEST = 120.0
"""Seconds in which all of them have to have started: on a small machine everything is made ready for half a minute."""
WIDTH = 400
THINKING = 0.2
"""Processor seconds."""


async def look(config: Config) -> AsyncIterator[Finding]:
    """Start them all, beside those of a running bot."""
    yield await _draw(drawing.workers(config.drawers))
    if config.searchers:
        yield await _think(search.workers(config.searchers))
    if config.metrics is not None:
        fine, said = await asyncio.to_thread(ask, config.metrics)
        silent = said.startswith("no answer at")
        well = fine and said == OK
        yield Finding(well or silent, f"the bot: {said}{'; it does not run, or elsewhere' if silent else ''}")


async def _draw(workers: drawing.Workers) -> Finding:
    began = monotonic()
    games = list(registry.games().values())
    views = [(rules.key, Match.new(rules, rules.seats[0]).view(0)) for rules in games]
    wanted = [pickle.dumps(Request(key, view, OVERVIEW, width=WIDTH)) for key, view in views]
    try:
        async with asyncio.timeout(LONGEST):
            await workers.ready()  # otherwise the doctor would draw by itself
            await asyncio.gather(*(workers.draw(wanted[n % len(wanted)]) for n in range(workers.count)))
    except Exception as error:
        return _broken("drawing", "DRAWING_PROCESSES", error, workers.trouble())
    finally:
        workers.close()
    return Finding(True, f"drawing: {_number(workers.count)} started and drew in {monotonic() - began:.1f} s")


async def _think(workers: search.Workers) -> Finding:
    began = monotonic()
    rules = next(iter(registry.games().values()))
    match = Match.new(rules, rules.seats[0])
    wanted = Decision(msgspec.json.encode(match.save()), next(iter(match.pending)), Budget(THINKING), 1)
    try:
        async with asyncio.timeout(LONGEST):
            await workers.ready()
            await asyncio.gather(*(workers.think(wanted) for _ in range(workers.count)))
    except Exception as error:
        return _broken("looking ahead", "OPPONENT_PROCESSES", error, workers.trouble())
    finally:
        workers.close()
    return Finding(True, f"looking ahead: {_number(workers.count)} started and answered in {monotonic() - began:.1f} s")


def _broken(what: str, setting: str, error: Exception, trouble: str | None) -> Finding:
    said = f"not within {LONGEST:.0f} s" if isinstance(error, TimeoutError) else f"{type(error).__name__}: {error}"
    said = f"{said} ({trouble.removeprefix(f'{what}: ')})" if trouble is not None else said
    return Finding(False, f"{what}: {said}; is there memory for {setting}, and may /tmp and /dev/shm be written to?")


def _number(count: int) -> str:
    return "1 process" if count == 1 else f"{count} processes"
