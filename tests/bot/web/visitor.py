"""Somebody who opens pages: a server on a port of this machine, and what a browser says to it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.host.types.people import Person
from bot.i18n import Texts
from bot.ui.parts.layout import Addresses
from bot.watch.address import Address
from bot.web import serve
from bot.web.kept import Kept
from bot.web.limits import Limits
from bot.web.pages import Pages
from bot.web.server import Server
from tests.bot.host.rig import Rig

ANY = Address("127.0.0.1", 0)
HOME = "https://tables.example"
"""How the pages are reached from outside, as they have been told."""


@dataclass(frozen=True)
class Got:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        packed = self.headers.get("Content-Encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()


class Site:
    """The pages of a house."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.limits = Limits(at_once=10_000)
        self.server: Server
        self.session: aiohttp.ClientSession

    async def open(self) -> Site:
        self.server = await serve(self.rig.house.host, Texts(), ANY, self.limits, Addresses(web=HOME))
        self.session = aiohttp.ClientSession(auto_decompress=False)
        return self

    async def close(self) -> None:
        await self.session.close()
        await self.server.close()

    @property
    def pages(self) -> Pages:
        return self.server.pages

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.server.address.port}"

    async def get(self, path: str, method: str = "GET", **headers: str) -> Got:
        async with self.session.request(method, self.home + path, headers=headers, allow_redirects=False) as answer:
            return Got(answer.status, answer.headers, await answer.read())

    def forget(self) -> None:
        """Let the server keep nothing that it has made."""
        for kept in self.kept:
            kept._kept.clear()
        self.rig.house._studio._kept.pictures.clear()

    @property
    def kept(self) -> list[Kept[Any]]:
        """All that the server keeps of what it has made."""
        return [kept for room in self.server.rooms for kept in vars(room).values() if isinstance(kept, Kept)]

    def events(self, path: str) -> Any:
        """A stream of news, to be entered."""
        return self.session.get(f"{self.home}{path}/events")

    async def public(self, game_id: int) -> str:
        """The path of the page for everybody."""
        card = await self.rig.house.host.tables.card(game_id)
        assert card.page is not None
        return f"/t/{card.page}"

    async def own(self, game_id: int, person: Person) -> str:
        """The path of a player's own page."""
        panel = await self.rig.house.host.play.panel(game_id, person)
        assert panel.key is not None
        return f"/s/{panel.key}"
