"""Halls: the page of a server, for anyone with its address: its tables, its results, and a feed of these."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree

from aiohttp import web

from bot.host.desk.club import RESULTS
from bot.host.house import Host
from bot.host.types.server import Ended, Hall, Offer
from bot.host.types.table import GameCard
from bot.ui.pages.guide import room_of
from bot.ui.parts.reader import Reader, address
from bot.ui.table.deeds import named
from bot.web.errors import Refused, answered
from bot.web.frame import FRESH, Frame, given, key_of
from bot.web.kept import Answer, Kept, answer, answers
from bot.web.sights import headline
from engine.core.play.msg import Msg
from engine.core.play.standings import contenders

HALL = "g"
"""The beginning of the addresses of server pages."""
LONGEST = 18
"""Digits of a number that is asked for."""
LASTS = 5.0
"""Seconds for which an answer about a server is repeated, however many ask."""
MOST = 2**20
"""Bytes of answers to keep."""
ATOM = "http://www.w3.org/2005/Atom"
_UNSAID = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML can't say (Extensible Markup Language 1.0, 2.2)."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table on the page: its game, its host's name for it, its description, and its link."""

    game: str
    title: str
    told: tuple[str, ...]
    way: str | None = None
    at: datetime | None = None


class Halls:
    """The pages of servers."""

    def __init__(self, host: Host, frame: Frame) -> None:
        self._host = host
        self._frame = frame
        self._kept = answers(MOST)

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        way = f"/{HALL}/{{page}}"
        return [web.get(way, self._hall), web.get(f"{way}/results.atom", self._feed)]

    async def _hall(self, request: web.Request) -> web.StreamResponse:
        hall, before = await opened(self._host, request), number(request, "before")
        language = self._frame.language(request, hall.locale)

        async def make() -> Answer:
            read = self._frame.reader(language)
            found = await self._host.club.tables(hall)
            ended = await self._host.club.results(hall, before)
            page = self._frame.render(
                "hall.html",
                language,
                hall=hall,
                home=f"/{HALL}/{hall.page}",
                older=before is not None,
                offers=[_offered(offer, card, hall, read) for offer, card in found.offers],
                running=[_running(card, read) for card in found.running],
                results=[_ended(one, read) for one in ended],
                next=further(ended),
            )
            return await asyncio.to_thread(answer, page, "text/html")

        return await lately(request, self._kept, (hall, language, before), make)

    async def _feed(self, request: web.Request) -> web.StreamResponse:
        hall = await opened(self._host, request)
        language = self._frame.language(request, hall.locale)

        async def make() -> Answer:
            ended = await self._host.club.results(hall)
            return answer(self._atom(hall, ended, self._frame.reader(language)), "application/atom+xml")

        return await lately(request, self._kept, ("atom", hall, language), make)

    def _atom(self, hall: Hall, ended: Sequence[Ended], read: Reader) -> bytes:
        """The Atom Syndication Format, RFC 4287."""
        home = f"{self._frame.addresses.web or ''}/{HALL}/{hall.page}"
        feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": read.words.language})
        newest = max((one.at for one in ended), default=datetime.fromtimestamp(0, UTC))
        _tell(feed, "id", home)
        _tell(feed, "title", read(Msg("web-hall-title", server=hall.name)))
        _tell(feed, "updated", newest.isoformat())
        ElementTree.SubElement(feed, "link", {"rel": "self", "href": f"{home}/results.atom"})
        ElementTree.SubElement(feed, "link", {"href": home})
        for one in ended:
            line, entry = _ended(one, read), ElementTree.SubElement(feed, "entry")
            _tell(entry, "id", uuid5(NAMESPACE_URL, f"{home}#{one.place}").urn)
            _tell(entry, "title", ": ".join([line.game, headline(one.card, named_by(one.card, read))]))
            _tell(entry, "updated", one.at.isoformat())
            _tell(ElementTree.SubElement(entry, "author"), "name", "Roundhouse")
            _tell(entry, "content", " · ".join([*([line.title] if line.title else []), *line.told]))
            way = f"{self._frame.addresses.web or ''}{line.way}" if line.way is not None else home
            ElementTree.SubElement(entry, "link", {"href": way})
        written: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
        return written


async def lately(
    request: web.Request, kept: Kept[Answer], key: tuple[object, ...], make: Callable[[], Awaitable[Answer]]
) -> web.Response:
    """What was made lately about a server; its name and language are part of the `key`. Raises Refused."""
    now = int(monotonic() / LASTS)
    return given(request, await answered(lambda: kept.get((*key, now), make)), FRESH)


def further(ended: Sequence[Ended]) -> int | None:
    """The place before which there may be more results; None: these are all."""
    return ended[-1].place if len(ended) >= RESULTS else None


async def opened(host: Host, request: web.Request) -> Hall:
    """The server that has an address. Raises Refused."""
    page = key_of(request, "page")
    return await answered(lambda: host.club.hall(page))


def number(request: web.Request, name: str) -> int | None:
    """A number in the request, None if there is none. Raises Refused."""
    text = request.query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST):
        raise Refused
    return int(text)


def named_by(card: GameCard, read: Reader) -> Reader:
    """Knows the names of the players of a table."""
    return Reader(read.words, card.seat_names)


def _offered(offer: Offer, card: GameCard, hall: Hall, read: Reader) -> Line:
    mine = named_by(card, read)
    told = [read(Msg("web-hall-seats", taken=len(card.seats), wanted=room_of(card)))]
    told += [", ".join(mine.name(seat.seat) for seat in card.seats)] if card.seats else []
    told += [] if card.pace is None else [read(f"pace-{card.pace}")]
    return Line(read.game(card.game), card.name or "", tuple(told), address(hall.guild_id, offer.channel_id))


def _running(card: GameCard, read: Reader) -> Line:
    mine = named_by(card, read)
    players = ", ".join(mine.name(seat.seat) for seat in card.seats)
    return Line(read.game(card.game), card.name or "", (players, headline(card, mine)), table_way(card))


def _ended(one: Ended, read: Reader) -> Line:
    card, mine = one.card, named_by(one.card, read)
    stood = [] if card.result is None else contenders(card.result)
    told = [f"{'🏁 ' if each.won else ''}{mine(named(card.game, each))} {each.score}" for each in stood]
    return Line(read.game(card.game), card.name or "", tuple(told), table_way(card), one.at)


def table_way(card: GameCard) -> str | None:
    """The address of a table's public page, if it has one."""
    return None if card.page is None else f"/t/{card.page}"


def _tell(parent: ElementTree.Element, tag: str, text: str) -> None:
    ElementTree.SubElement(parent, tag).text = _UNSAID.sub("", text)
