"""People: they take turns at random tables, at a given rate, and never wait for one another."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.ui.parts.ids import BUTTON, SELECT, Pick, Press, parse
from tests.load.crowd import FIRST_USER, USERS_EACH
from tests.load.server import Click, Server

AT_ONCE = 100
"""People who are in the middle of a turn; whoever ends theirs makes room for somebody at another table."""
PATIENCE = 10.0
"""Seconds in which the board comes that follows a turn; none does where somebody else still has to answer."""
MENTION = re.compile(r"<@(\d+)>")


@dataclass
class Table:
    """What the player who is at it has before them; `busy` while a click is under way, `ended` when their turn has."""

    number: int
    user: int
    panel: dict[str, Any] | None = None
    busy: bool = False
    ended: bool = False


@dataclass
class Figures:
    """All clicks, and how long the board took after the turns that ended, in seconds."""

    clicks: list[Click] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    failed: int = 0


async def click_around(server: Server, tables: int, rate: float, seconds: float, seed: int) -> Figures:
    """Click `rate` times a second for so long, each time at a table where nobody else is clicking just now."""
    chance = random.Random(seed)
    everywhere = [Table(n, FIRST_USER + USERS_EACH * n) for n in range(1, tables + 1)]
    chance.shuffle(everywhere)
    sat, others = everywhere[:AT_ONCE], everywhere[AT_ONCE:]
    figures, running = Figures(), set[asyncio.Task[None]]()
    loop = asyncio.get_running_loop()
    began = loop.time()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - loop.time()))
        place = chance.randrange(len(sat))
        if sat[place].ended and others:
            others.append(sat[place])
            sat[place] = others.pop(chance.randrange(len(others)))
        table = sat[place]
        if not table.busy:
            table.busy, table.ended = True, False
            task = asyncio.create_task(_click(server, table, figures, chance))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.wait(running, timeout=60) if running else None
    await asyncio.sleep(2)  # pictures that follow
    return figures


async def _click(server: Server, table: Table, figures: Figures, chance: random.Random) -> None:
    server.following[table.number].clear()
    try:
        made = await _next(server, table, chance)
        figures.clicks.append(made)
        if made.message.get("components"):
            ended = table.panel is not None and any(_answers(table.panel)) and not any(_answers(made.message))
            table.panel, table.ended = made.message, ended
            if ended and (waited := await _board(server, table, made)) is not None:
                figures.boards.append(waited)
    except TimeoutError:
        figures.failed += 1
        table.panel = None
    finally:
        table.busy = False


async def _board(server: Server, table: Table, made: Click) -> float | None:
    """Seconds from the click that ended a turn to the table message in the channel."""
    try:
        await asyncio.wait_for(server.following[table.number].wait(), PATIENCE)
    except TimeoutError:
        return None
    return server.boards[table.number][0] - made.began


async def _next(server: Server, table: Table, chance: random.Random) -> Click:
    """Go on with the turn, or open the panel of whoever is to move."""
    offered = list(_answers(table.panel)) if table.panel is not None else []
    if table.panel is None or not offered:
        _, board = server.boards.pop(table.number, (0.0, {}))
        mentioned = MENTION.findall(str(board.get("components", "")))
        if mentioned:
            table.user = int(mentioned[-1])
        elif table.panel is not None:
            table.user = FIRST_USER + USERS_EACH * table.number + chance.randrange(3)
        take = f"r1.{table.number}.0.take."
        button = {"type": 2, "style": 1, "label": "Take turn", "custom_id": take}
        board = {**server.stored(1, {}), "components": [{"type": 1, "components": [button]}]}
        return await server.click(table.number, table.user, take, board)
    custom_id, chosen = chance.choice(offered)
    return await server.click(table.number, table.user, custom_id, table.panel, chosen)


def _answers(panel: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every click that goes on: a button, or a select and its line."""
    for part in _walk(panel["components"]):
        custom_id = part.get("custom_id", "")
        button, select = BUTTON.fullmatch(custom_id), SELECT.fullmatch(custom_id)
        if button and parse(button).verb in (Press.ANSWER, Press.PLAN, Press.DONE) and not part.get("disabled"):
            yield custom_id, ""
        if select and parse(select).verb in (Pick.ANSWER, Pick.OPEN):
            yield from ((custom_id, option["value"]) for option in part["options"])


def _walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", []))
