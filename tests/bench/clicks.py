"""The bot: how long a person waits after a click, alone and among many live tables, in a simulated Discord.

Times include the simulation's own work, which stands in for the network.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.config import Config
from bot.host.types.people import Person
from bot.host.types.table import Venue
from bot.playground.world import World, world
from engine.core.play.ask import CONFIRM
from tests.bench import Figure, percentile
from tests.games import fewest

TURNS = 25
CHANNELS_A_SERVER = 400


class Stamped(list[Any]):
    """A list that remembers when each item was added."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def append(self, item: Any) -> None:
        self.times.append(time.perf_counter())
        super().append(item)


@dataclass
class Waits:
    """Milliseconds from the dispatch of an interaction to what a person notices."""

    acknowledged: list[float] = field(default_factory=list)
    panel: list[float] = field(default_factory=list)
    board: list[float] = field(default_factory=list)


def figures(key: str, tables: int) -> Iterator[Figure]:
    """What a person waits for at one table, and at one of `tables`."""
    alone = asyncio.run(measure(key, 1))
    yield from _figures(key, "1 table", alone)
    crowded = asyncio.run(measure(key, tables))
    yield from _figures(key, f"{tables} tables", crowded)
    for name in ("acknowledged", "panel", "board"):
        ratio = percentile(getattr(crowded, name), 0.5) / percentile(getattr(alone, name), 0.5)
        yield Figure(f"{key}: {name}, p50 at {tables} tables against 1", ratio, "x")


def _figures(key: str, where: str, waits: Waits) -> Iterator[Figure]:
    for name, aim in (("acknowledged", 3000), ("panel", None), ("board", None)):
        times = getattr(waits, name)
        yield Figure(f"{key}: click to {name}, {where}, p50", percentile(times, 0.5), "ms", aim)
        yield Figure(f"{key}: click to {name}, {where}, p95", percentile(times, 0.95), "ms", aim)


async def measure(key: str, tables: int) -> Waits:
    """Play some turns of two people at one of `tables` live tables."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(token=None, database=Path(folder) / "bench.sqlite3", pause=0.0)
        async with world(config) as there:
            await crowd(there, key, tables - 1)
            return await turns(there, key)


async def crowd(there: World, key: str, tables: int) -> None:
    """Live tables of two people each, in servers of their own; all their posts are delivered."""
    host, seats = there.bot.house.host, fewest(key)
    for number in range(tables):
        if number % CHANNELS_A_SERVER == 0:
            guild = there.env.create_guild(f"Server {number // CHANNELS_A_SERVER}")
        channel = guild.create_text_channel(f"table-{number}")
        people = [Person(10**15 + number * 10 + seat, f"Player {seat}") for seat in range(seats)]
        card = await host.lobby.open(Venue(guild.id, channel.id), people[0], key, seats=seats)
        for person in people[1:]:
            await host.lobby.join(card.game_id, person)
        await host.lobby.start(card.game_id, people[0])
    await there.bot.house.settle()


async def turns(there: World, key: str) -> Waits:
    """Take turn, answer until the turn is over, confirm; measure each click."""
    waits, seats = Waits(), fewest(key)
    players = list(there.members.values())[:seats]
    await players[0].slash(there.channel, "game new", game=key, players=seats)
    host = there.bot.house.host
    card = await host.tables.in_channel(there.channel.id)
    assert card is not None
    for person in players[1:]:
        await host.lobby.join(card.game_id, Person(person.id, person.name))
    await host.lobby.start(card.game_id, Person(players[0].id, players[0].name))
    await there.bot.house.settle()
    stamps = Stamped()
    there.env.backend.http_requests = stamps
    for _ in range(TURNS):
        card = await host.tables.in_channel(there.channel.id)
        if card is None:
            break
        await _turn(there, players[card.waiting[0].seat], card.game_id, stamps, waits)
    return waits


async def _turn(there: World, player: Any, game_id: int, stamps: Stamped, waits: Waits) -> None:
    host, person = there.bot.house.host, Person(player.id, player.name)
    began = time.perf_counter()
    shown = await player.click(there.channel.last_message, label="Take turn")
    waits.acknowledged.append(_wait(stamps, began, "POST", "/callback"))
    waits.panel.append(_wait(stamps, began, "PATCH", "@original"))
    while (panel := await host.play.panel(game_id, person)).ask is not None:
        began = time.perf_counter()
        if panel.is_confirm:
            await player.click(shown.response, custom_id=f"r1.{game_id}.{panel.rev}.a.{CONFIRM}")
            if (await host.play.panel(game_id, person)).ask is not None:
                continue  # the same person goes on; the board is posted when somebody else has to answer
            waits.board.append(_wait(stamps, began, "POST", f"/channels/{there.channel.id}/messages"))
            return
        shown = await player.slash(there.channel, "do", moves=panel.ask.keys()[0])
        waits.acknowledged.append(_wait(stamps, began, "POST", "/callback"))
        waits.panel.append(_wait(stamps, began, "PATCH", "@original"))


def _wait(stamps: Stamped, began: float, method: str, ending: str) -> float:
    """Milliseconds from `began` to the first such request after it."""
    for request, at in zip(stamps, stamps.times, strict=True):
        if at >= began and request.method == method and request.path.endswith(ending):
            return (at - began) * 1000
    raise LookupError(f"no {method} {ending}")
