"""About: what the bot is, how its games are played, their lessons to read, and what it does with what it knows about
people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from aiohttp import web

from bot.brought import brought
from bot.host.house import Host
from bot.ui.pages.guide import SHORT, about, guide_page
from bot.ui.pages.privacy import privacy_page
from bot.ui.parts.layout import Addresses, Layout, Text
from bot.ui.parts.reader import Reader
from bot.web.books import home_of
from bot.web.errors import Refused
from bot.web.frame import FRESH, Frame, given
from bot.web.kept import Answer, answer, answers
from engine.core.kept.lessons import Lesson, lessons
from engine.core.play.msg import Msg

PRIVACY, TERMS = "PRIVACY.md", "TERMS.md"
KNOWN = {PRIVACY: "/privacy", TERMS: "/terms"}
MOST = 2 * 2**20
"""Bytes of pages to keep: there are some 40, each of 5 to 30 KB."""
WHO = "Who runs this bot"
"""The beginning of the line of the terms that the host of the bot completes."""


class About:
    """Public pages that stay the same as long as the bot runs."""

    def __init__(self, host: Host, frame: Frame) -> None:
        self._host = host
        self._frame = frame
        self._kept = answers(MOST)

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        return [
            web.get("/", self._about),
            web.get("/privacy", self._privacy),
            web.get("/terms", self._terms),
            web.get("/learn/{game}", self._guide),
            web.get("/learn/{game}/{lesson}", self._lesson),
        ]

    async def _lasting(self, request: web.Request, make: Callable[[Reader], bytes]) -> web.StreamResponse:
        """A page that is made once in each language."""
        language = self._frame.language(request)

        async def made() -> Answer:
            return await asyncio.to_thread(lambda: answer(make(self._frame.reader(language)), "text/html"))

        return given(request, await self._kept.get((request.path, language), made), FRESH)

    async def _about(self, request: web.Request) -> web.StreamResponse:
        def make(read: Reader) -> bytes:
            games = [(key, read.game(key), read(about(key, SHORT))) for key in self._host.lobby.games()]
            return self._frame.render("about.html", read.words.language, games=games)

        return await self._lasting(request, make)

    async def _privacy(self, request: web.Request) -> web.StreamResponse:
        def make(read: Reader) -> bytes:
            return self._paper(read, "ui-privacy-notice", paper(PRIVACY), texts(privacy_page(read, Addresses())))

        return await self._lasting(request, make)

    async def _terms(self, request: web.Request) -> web.StreamResponse:
        def make(read: Reader) -> bytes:
            return self._paper(read, "ui-terms", completed(paper(TERMS), self._frame.addresses.support))

        return await self._lasting(request, make)

    def _paper(self, read: Reader, title: str, whole: str, short: Sequence[str] = ()) -> bytes:
        return self._frame.render("paper.html", read.words.language, title=title, paper=whole, short=short, known=KNOWN)

    async def _guide(self, request: web.Request) -> web.StreamResponse:
        game = self._game(request)

        def make(read: Reader) -> bytes:
            return self._frame.render(
                "guide.html",
                read.words.language,
                game=game,
                name=read.game(game),
                rules=home_of(game),
                told=texts(guide_page(self._host.lobby.games()[game], read)),
                lessons=[(one.key, read(one.title)) for one in lessons(game).values()],
            )

        return await self._lasting(request, make)

    async def _lesson(self, request: web.Request) -> web.StreamResponse:
        game = self._game(request)
        lesson = lessons(game).get(request.match_info["lesson"])
        if lesson is None:
            raise Refused

        def make(read: Reader) -> bytes:
            return self._frame.render(
                "lesson.html",
                read.words.language,
                game=game,
                name=read.game(game),
                title=read(lesson.title),
                steps=steps(lesson, read),
            )

        return await self._lasting(request, make)

    def _game(self, request: web.Request) -> str:
        """A game that people are offered. Raises Refused."""
        game = request.match_info["game"]
        if game not in self._host.lobby.games():
            raise Refused
        return game


def texts(layout: Layout) -> tuple[str, ...]:
    """What a message says, without its buttons."""
    return tuple(item.content for item in layout.items if isinstance(item, Text))


def steps(lesson: Lesson, read: Reader) -> Iterable[tuple[str, str | None, str | None]]:
    """For each step the explanation, the task, and the result."""
    for step in lesson.steps:
        done = task = None
        if step.accept:
            task = read(Msg("ui-lesson-task", task=lesson.text(step, "task")))
            done = read(Msg("ui-lesson-right", brought=lesson.text(step, "done")))
        yield read(lesson.text(step)), task, done


def paper(name: str) -> str:
    """A document of the repository, in English, without its title, which is above it."""
    return brought(name).partition("\n")[2]


def completed(terms: str, support: str | None) -> str:
    """The terms with where to ask the bot's host; if that is not known, they say nothing of it.

    What is above the first of them tells the host of the bot what to do with the file.
    """
    lines = terms[terms.index("\n1. ") :].strip().splitlines()
    if lines[-1].startswith(WHO):
        lines[-1] = "" if support is None else lines[-1].replace("…", f"[{support}]({support})")
    return "\n".join(lines)
