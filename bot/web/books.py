"""Books: the rules of the games as pages, with a search, and an address for each clause."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from aiohttp import web
from markupsafe import Markup, escape

from bot.host.house import Host
from bot.ui.pages.rulebook import MARKS, MAX_QUERY, SIGNS
from bot.ui.parts.clauses import Clause, book_of, find, sections
from bot.ui.parts.reader import Reader
from bot.web.errors import Refused
from bot.web.frame import FRESH, Frame, given
from bot.web.kept import Answer, answer, answers
from engine.core.play.msg import Msg
from renderers import Region

HOME = "/rules"
MOST = 4 * 2**20
"""Bytes of books to keep: each is 50 KB, and 15 KB packed."""
SMALL_PRINT = "-# "
"""The beginning of a line in small type, where Markdown has a meaning."""
_EMPHASIS = re.compile(r"\*(\S|\S[^*]*\S)\*|`([^`]+)`|\b([A-Z]{2,4}-\d{3})\b")


@dataclass(frozen=True, slots=True)
class Passage:
    """A clause, or (without an id) a paragraph, as shown."""

    id: str
    source: str
    section: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its parts by their names; one without a name of its own is called ''."""

    name: str
    sections: tuple[tuple[str, tuple[Passage, ...]], ...]


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
    found = {one.id: _bare(one.text) for one in book_of(game, language) if one.id in named}
    facts = json.dumps({"home": f"{home_of(game)}?lang={language}", "clauses": found}, ensure_ascii=False)
    return f"<metadata>{escape(facts)}</metadata>"


def _bare(text: str) -> str:
    """A text without its emphasis marks."""
    return _EMPHASIS.sub(lambda match: next(filter(None, match.groups())), text)


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
        passages, home = book_of(game, language), home_of(game)
        here = f"{home}?lang={language}"
        found = [_passage(one, here) for one in find(game, language, query)] if query else []
        if query:
            msg = Msg("web-found", count=len(found), query=query)
        else:
            msg = Msg("ui-book-size", count=sum(bool(one.id) for one in passages))
        page = self._frame.render(
            "book.html",
            language,
            book=Book(read.game(game), home, () if query else _chapters(passages)),
            here=here,
            query=query,
            longest=MAX_QUERY,
            heading=read(msg),
            found=found,
            marks=_marks(read),
        )
        return answer(page, "text/html")


def _chapters(passages: tuple[Clause, ...]) -> tuple[Chapter, ...]:
    return tuple(
        Chapter(name, tuple((section, tuple(map(_passage, found))) for section, found in sections(list(chapter))))
        for name, chapter in groupby(passages, lambda one: one.chapter)
    )


def _marks(read: Reader) -> Mapping[str, Mark]:
    """The marks by what they mean."""
    return {
        source: Mark(SIGNS[source].strip(), read(Msg(key, sign=SIGNS[source].strip())).removeprefix(SMALL_PRINT))
        for source, key in MARKS.items()
    }


def _passage(clause: Clause, home: str = "") -> Passage:
    return Passage(clause.id, clause.source, clause.section, shown(clause.text, home))


def shown(text: str, home: str = "") -> Markup:
    """The text of a clause: emphasised and typed parts are set so, and clauses that it names are links."""
    parts, end = [], 0
    for match in _EMPHASIS.finditer(text):
        strong, code, clause = match.groups()
        parts.append(escape(text[end : match.start()]))
        if strong:
            parts.append(Markup("<em>{}</em>").format(strong))
        elif code:
            parts.append(Markup("<code>{}</code>").format(code))
        else:
            parts.append(Markup('<a href="{}#{}">{}</a>').format(home, clause, clause))
        end = match.end()
    return Markup("").join([*parts, escape(text[end:])])
