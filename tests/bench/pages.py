"""Pages: how many bytes a first look at a table of four takes, as a browser asks for them."""

from __future__ import annotations

import asyncio
import gzip
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import aiohttp

from bot.host.house import House
from bot.host.types.people import Person
from bot.host.types.table import Venue
from bot.i18n import Texts
from bot.watch.address import Address
from bot.web import serve
from renderers import WIDE
from renderers.draw.palette import LIGHT
from tests.bench import Figure
from tests.load.crowd import Nowhere

PEOPLE = [Person(10**6 + number, name) for number, name in enumerate(("Anna", "Benedikt", "Zsófia", "Řehoř"))]
ANSWERS = 60
"""After so many the table looks like one in the middle of a game."""
ASKED = re.compile(r'(?:href|src)="(/(?:static|t)/[^"]+)"')
UNSCRIPTED = re.compile(r"<noscript>.*?</noscript>", re.DOTALL)
PICTURE = "/picture.svg"
SHEET = re.compile(r'href="(/sheets/[^"]+)"')
FACE = re.compile(r"url\((\w+\.woff2)\)")
MOST = 300
"""KB, the aim."""


def figures(game: str) -> Iterator[Figure]:
    """All figures of a game."""
    yield Figure(f"{game}: first look at the page of a table of four", asyncio.run(_bytes(game)) / 1000, "KB", MOST)


async def _bytes(game: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        house = await House.open(Path(folder) / "pages.sqlite3", pause=0, pages=True)
        await house.start(Nowhere())
        try:
            page = await _table(house, game)
            server = await serve(house.host, Texts(), Address("127.0.0.1", 0))
            try:
                return sum((await looked(f"http://127.0.0.1:{server.address.port}", f"/t/{page}")).values())
            finally:
                await server.close()
        finally:
            await house.close()


async def _table(house: House, game: str) -> str:
    """A table in the middle of a game; returns the address of its page."""
    host = house.host
    card = await host.lobby.open(Venue(1, 11), PEOPLE[0], game, seats=4)
    for person in PEOPLE[1:]:
        await host.lobby.join(card.game_id, person)
    await host.lobby.start(card.game_id, PEOPLE[0])
    for number in range(ANSWERS):
        waiting = (await host.tables.card(card.game_id)).waiting
        panel = await host.play.panel(card.game_id, PEOPLE[waiting[0].seat])
        assert panel.ask is not None
        keys = panel.ask.keys()
        key = keys[number % len(keys)]
        await host.play.answer(card.game_id, PEOPLE[waiting[0].seat], panel.rev, [key], number + 1)
    card = await host.tables.card(card.game_id)
    assert card.page is not None
    return card.page


async def looked(home: str, way: str, theme: str = LIGHT.key, layout: str = WIDE) -> dict[str, int]:
    """All that a browser which runs scripts asks for in a first look at a page of a table, and how many bytes come."""
    async with aiohttp.ClientSession(auto_decompress=False) as session:

        async def get(path: str) -> str:
            async with session.get(home + path, headers={"Accept-Encoding": "gzip"}) as answer:
                assert answer.status == 200, path
                body = await answer.read()
                found[path] = len(body)
                packed = answer.headers.get("Content-Encoding") == "gzip"
                return (gzip.decompress(body) if packed else body).decode(errors="replace")

        found: dict[str, int] = {}
        page = UNSCRIPTED.sub("", await get(way))
        asked = {path.replace("&amp;", "&") for path in ASKED.findall(page)}
        wanted = {path for path in asked if PICTURE not in path or f"theme={theme}&layout={layout}" in path}
        while wanted:
            path = wanted.pop()
            text = await get(path)
            wanted |= {*SHEET.findall(text)} if PICTURE in path else set()
            wanted |= {f"/static/{face}" for face in FACE.findall(text)} if ".css" in path else set()
        return found
