"""Books: the rules of the games as pages, with a search, and an address for each clause."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from aiohttp import web
from markupsafe import escape

from bot.host.house import Host
from bot.ui.pages.rulebook import MARKS, MAX_QUERY, SIGNS
from bot.ui.parts.clauses import Clause, book_of, find, sections
from bot.ui.parts.reader import Reader
from bot.web.errors import Refused
from bot.web.frame import FRESH, Frame, given
from bot.web.kept import Answer, answer, answers
from bot.web.prose import bare
from engine.core.play.msg import Msg
from renderers import Region

HOME = "/rules"
MOST = 4 * 2**20
"""Bytes of books to keep: each is 50 KB, and 15 KB packed."""
SMALL_PRINT = "-# "
"""The beginning of a line in small type, where Markdown has a meaning."""
_NAMED = re.compile(r"`[^`]*`|\b(?P<clause>[A-Z]{3}-\d{3})\b")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its parts by their names; one without a name of its own is called ''."""

    name: str
    sections: tuple[tuple[str, tuple[Clause, ...]], ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark of clauses that the rulebook does not have."""

    sign: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game: its name, and their address."""

    name: str
    home: str
    chapters: tuple[Chapter, ...] = ()


def home_of(game: str) -> str:
    """The address of a game's rules; with `#` and the id of a clause, the address of that clause."""
    return f"{HOME}/{game.replace('_', '-')}"


def quoted(game: str, language: str, regions: Iterable[Region]) -> str:
    """The text of the clauses that a picture's regions name, and their addresses, for the script of the page."""
    named = {region.told.clause for region in regions}
    if not named:
        return ""
    found = {one.id: bare(one.text) for one in book_of(game, language) if one.id in named}
    facts = json.dumps({"home": f"{home_of(game)}?lang={language}", "clauses": found}, ensure_ascii=False)
    return f"<metadata>{escape(facts)}</metadata>"


class Books:
    """The pages of the rules."""

    def __init__(self, host: Host, frame: Frame) -> None:
        self._host = host
        self._frame = frame
        self._kept = answers(MOST)

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        return [web.get(HOME, self._all), web.get(f"{HOME}/{{game}}", self._book)]

    async def _all(self, request: web.Request) -> web.StreamResponse:
        language = self._frame.language(request)

        async def make() -> Answer:
            read = self._frame.reader(language)
            books = [Book(read.game(game), home_of(game)) for game in self._host.lobby.games()]
            return answer(self._frame.render("books.html", language, books=books), "text/html")

        return given(request, await self._kept.get(language, make), FRESH)

    async def _book(self, request: web.Request) -> web.StreamResponse:
        games = {home_of(game): game for game in self._host.lobby.games()}
        game = games.get(f"{HOME}/{request.match_info['game']}")
        if game is None:
            raise Refused
        language, query = self._frame.language(request), request.query.get("q", "").strip()[:MAX_QUERY]
        if query:  # searches hardly ever repeat
            return given(request, await self._made(game, language, query), FRESH)
        return given(request, await self._kept.get((game, language), lambda: self._made(game, language)), FRESH)

    async def _made(self, game: str, language: str, query: str = "") -> Answer:
        return await asyncio.to_thread(self._page, game, language, query)

    def _page(self, game: str, language: str, query: str) -> Answer:
        read = self._frame.reader(language)
        book, home = book_of(game, language), home_of(game)
        here = f"{home}?lang={language}"
        known = {f"#{one.id}": f"{here if query else ''}#{one.id}" for one in book if one.id}
        found = find(game, language, query) if query else []
        msg = Msg("web-found", count=len(found), query=query) if query else Msg("ui-book-size", count=len(known))
        page = self._frame.render(
            "book.html",
            language,
            book=Book(read.game(game), home, () if query else chapters(book)),
            here=here,
            query=query,
            longest=MAX_QUERY,
            heading=read(msg),
            found=found,
            marks=marks(read),
            runs=_runs,
            linked=linked,
            known=known,
        )
        return answer(page, "text/html")


def chapters(book: Iterable[Clause]) -> tuple[Chapter, ...]:
    """The chapters of a book, in order."""
    return tuple(
        Chapter(name, tuple((section, tuple(found)) for section, found in sections(list(chapter))))
        for name, chapter in groupby(book, lambda one: one.chapter)
    )


def _runs(passages: Iterable[Clause]) -> Iterator[tuple[bool, list[Clause]]]:
    """Clauses, and paragraphs without a number, which may make a list."""
    return ((numbered, list(run)) for numbered, run in groupby(passages, lambda one: bool(one.id)))


def marks(read: Reader) -> Mapping[str, Mark]:
    """The marks by what they mean."""
    return {
        source: Mark(SIGNS[source].strip(), read(Msg(key, sign=SIGNS[source].strip())).removeprefix(SMALL_PRINT))
        for source, key in MARKS.items()
    }


def linked(text: str, known: Container[str]) -> str:
    """A text in which the clauses that it names are links to what is `known` (`#RRR-041`); what is quoted stays."""

    def link(found: re.Match[str]) -> str:
        name = found["clause"]
        return f"[{name}](#{name})" if f"#{name}" in known else found[0]

    return _NAMED.sub(link, text)
