"""Pages: which page is at which address, and in which language."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from aiohttp import hdrs, web

from bot.host.house import Host
from bot.host.refusals import NoSuchPage
from bot.host.types.door import Door
from bot.host.types.panel import Wanted
from bot.i18n import Texts
from bot.store.engine.database import Unwritable
from bot.ui.table.gallery import wanted as picture_of
from bot.web.books import quoted
from bot.web.errors import Refused, answered
from bot.web.frame import FOREVER, FRESH, PRIVATE, Frame, given, key_of
from bot.web.headers import ALWAYS
from bot.web.kept import Answer, Kept, answer, answers
from bot.web.limits import Limits, asker
from bot.web.sights import DECISION, Sights
from bot.web.stands import Stands
from renderers import LAYOUTS, OVERVIEW, PORTRAIT, WIDE
from renderers.draw.palette import DARK, LIGHT

PUBLIC, OWN = "t", "s"
"""The beginnings of the addresses of public pages, and of one's own."""
SHEETS = 256
"""Sheets of pixels to keep, each of at most 100 KB; all games have some 60 of them."""
GONE = b"event: gone\ndata: {}\n\n"
"""The last message: there is no such page any more."""
MOST = 4 * 2**20
"""Bytes of answers to keep."""
MOST_DESCRIBED = 2 * 2**20
"""Bytes of descriptions of pictures to keep."""
BEAT = 20.0
"""Seconds after which a waiting reader hears that there is no news."""
BEHIND = 0.3
"""Seconds for which readers hear of nothing after a change: people who click go first."""
STALLED = 10.0
"""Seconds in which a line of news has to be read."""
LONGEST_TURN = 6
"""Digits."""
_SHEET = re.compile(r"[0-9a-f]{24}\.webp")


class Look(NamedTuple):
    """How somebody looks at a table: the door open to them, its address, and their language."""

    door: Door
    address: str
    language: str

    @property
    def caching(self) -> str:
        """Who may keep an answer, and for how long."""
        return FRESH if self.door.person is None else PRIVATE


class Pages:
    """Answers requests through the host."""

    def __init__(self, host: Host, texts: Texts, limits: Limits, frame: Frame, stands: Stands) -> None:
        self._host = host
        self._frame = frame
        self._limits = limits
        self._sights = Sights(host, texts, stands)
        self._kept = answers(MOST)
        self._wanted = Kept[Wanted](MOST_DESCRIBED, lambda one: len(one.request))
        """Pictures, by what was asked of a table that stood like this."""
        self._sheets: dict[str, bytes] = {}
        self._stands = stands
        self._news: dict[tuple[int, int], asyncio.Future[int]] = {}
        """Those who wait for another version of a table than this one."""

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        way = f"/{{kind:{PUBLIC}|{OWN}}}/{{key}}"
        return [
            web.get("/sheets/{name}", self._sheet),
            web.get(way, self._table),
            web.get(f"{way}/picture.svg", self._picture),
            web.get(f"{way}/picture.png", self._pixels),
            web.get(f"{way}/events", self._events),
        ]

    # -- what never changes

    async def _sheet(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        if not _SHEET.fullmatch(name) or name not in self._sheets:
            raise Refused
        return web.Response(body=self._sheets[name], content_type="image/webp", headers={hdrs.CACHE_CONTROL: FOREVER})

    # -- a table

    async def _look(self, request: web.Request) -> Look:
        """The asking person, if they may. Raises Refused."""
        key, own = key_of(request), request.match_info["kind"] == OWN
        door = await answered(lambda: self._host.links.own(key) if own else self._host.links.public(key))
        return Look(door, key, self._frame.language(request, None if door.person is None else door.person.locale))

    async def _table(self, request: web.Request) -> web.StreamResponse:
        look = await self._look(request)
        found = await answered(lambda: self._page(look))
        return given(request, found, look.caching)

    async def _page(self, look: Look, version: int | None = None) -> Answer:
        """The page as it is now, made once for all who see the same, and made again only when they see something else.

        `version` is the table's, if known.
        """
        stand = await self._stands.of(look.door, version)
        key = ("page", look.door.game_id, look.door.seat, look.address, look.language, stand)
        return await self._kept.get(key, lambda: self._made(look))

    async def _made(self, look: Look) -> Answer:
        sight = await self._sights.table(look.door, look.language)
        kind = PUBLIC if look.door.person is None else OWN
        page = self._frame.render(
            "table.html",
            look.language,
            sight=sight,
            home=f"/{kind}/{look.address}",
            facts=json.dumps(
                {
                    "players": [[one.name, one.colour, one.shape] for one in sight.players],
                    "points": sight.points,
                    "rounds": sight.rounds,
                    "wheres": sight.wheres,
                },
                ensure_ascii=False,
                separators=(",", ":"),
            ).replace("<", "\\u003c"),
        )
        return await asyncio.to_thread(answer, page, "text/html")

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        look = await self._look(request)
        found = await answered(lambda: self._engraved(look, request))
        return given(request, found, look.caching)

    async def _engraved(self, look: Look, request: web.Request) -> Answer:
        """A picture as SVG: described and drawn once, however many look at the same."""
        query = request.query
        theme = DARK.key if query.get("theme") == DARK.key else LIGHT.key
        layout = query["layout"] if query.get("layout") in LAYOUTS else WIDE
        turn, picture = query.get("turn", ""), query.get("picture", OVERVIEW)[:64]
        door = look.door

        async def describe() -> Wanted:
            return self._host.pictures.looking(await self._described(look, picture, turn), theme, layout)

        asked = (door.game_id, door.seat, look.language, await self._stands.of(door), picture, turn, theme, layout)
        wanted = await self._wanted.get(asked, describe)
        return await self._kept.get(("svg", wanted.name), lambda: self._drawn(wanted, look.language))

    async def _described(self, look: Look, picture: str, turn: str) -> Wanted:
        """A picture of a table as it stands, or stood at a turn."""
        shown, seat = picture_of(picture)
        if shown == DECISION and look.door.person is not None and not turn:
            return await self._host.pictures.decision(look.door.game_id, look.door.person, locale=look.language)
        if turn:
            if not turn.isdecimal() or len(turn) > LONGEST_TURN or not turn.isascii():
                raise Refused
            past = await self._host.past.page(look.door.game_id, look.door.person, int(turn), locale=look.language)
            if past.number != int(turn):
                raise Refused
            if shown != OVERVIEW and shown in self._host.pictures.names(past.card.game):  # others show only the end
                return self._host.pictures.other(past.picture, shown, seat)
            return past.picture
        return await self._host.pictures.wanted(look.door.game_id, look.door.person, shown, seat, locale=look.language)

    async def _drawn(self, drawn: Wanted, language: str) -> Answer:
        plate = await self._host.pictures.plate(drawn)
        self._sheets |= plate.sheets
        while len(self._sheets) > SHEETS:
            del self._sheets[next(iter(self._sheets))]
        svg = plate.svg.replace('<image href="', '<image href="/sheets/')
        svg = svg.removesuffix("</svg>") + quoted(drawn.game, language, plate.regions) + "</svg>"
        return await asyncio.to_thread(answer, svg.encode(), "image/svg+xml")

    async def _pixels(self, request: web.Request) -> web.StreamResponse:
        """The table as the bot posts it, for browsers that run no scripts."""
        look = await self._look(request)

        async def draw() -> Answer:
            door = look.door
            named = await self._host.pictures.wanted(door.game_id, door.person, OVERVIEW, None, locale=look.language)
            layout = PORTRAIT if request.query.get("layout") == PORTRAIT else WIDE
            drawn = self._host.pictures.looking(named, LIGHT.key, layout)
            made = await self._host.pictures.draw(drawn)
            return answer(made.png, "image/png")

        return given(request, await answered(draw), look.caching)

    # -- news

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Server-sent events: a line with the tag of the page whenever it changes."""
        look = await self._look(request)
        if not self._limits.enter(who := asker(request)):
            raise Refused(503)
        try:
            return await self._stream(request, look)
        finally:
            self._limits.leave(who)

    async def _stream(self, request: web.Request, look: Look) -> web.StreamResponse:
        response = web.StreamResponse(
            headers={
                **ALWAYS,
                hdrs.CONTENT_TYPE: "text/event-stream",
                hdrs.CACHE_CONTROL: PRIVATE,
                "X-Accel-Buffering": "no",
            }
        )
        await response.prepare(request)
        links, game_id = self._host.links, look.door.game_id
        tag = ""
        with suppress(NoSuchPage, Unwritable, TimeoutError, ConnectionError, Refused):
            version = await links.version(game_id)
            while True:
                now = (await answered(partial(self._page, look, version))).tag
                there = await links.holds(look.door, look.address)
                async with asyncio.timeout(STALLED):
                    await response.write(_news(now, tag) if there else GONE)
                if not there:
                    break
                tag, before = now, version
                while (version := await self._changed(game_id, before)) != before:
                    if await self._same(look, version, tag):
                        before = version
                    else:
                        break
        return response

    async def _same(self, look: Look, version: int, tag: str) -> bool:
        """Whether somebody sees the same as before, whatever has changed at the table."""
        return (await answered(partial(self._page, look, version))).tag == tag

    async def _changed(self, game_id: int, version: int) -> int:
        """Wait until a table has another version, or a beat: one task looks for all who wait for the same."""
        task = self._news.get((game_id, version))
        if task is None:
            task = asyncio.ensure_future(self._another(game_id, version))
            self._news[game_id, version] = task
            task.add_done_callback(lambda done: self._heard(game_id, version, done))
        return await asyncio.shield(task)

    async def _another(self, game_id: int, version: int) -> int:
        """Another version of a table, once whoever made it has been answered, and what follows by itself has come."""
        if await self._host.links.changed(game_id, version, BEAT) == version:
            return version
        await asyncio.sleep(BEHIND)
        return await self._host.links.version(game_id)

    def _heard(self, game_id: int, version: int, task: asyncio.Future[int]) -> None:
        self._news.pop((game_id, version), None)
        if not task.cancelled():
            task.exception()  # by then there may be nobody left who hears of it


def _news(now: str, before: str) -> bytes:
    """The message to a waiting reader: the tag of a page if it has changed, else that there is nothing new."""
    return f"data: {json.dumps(now)}\n\n".encode() if now != before else b":\n\n"
