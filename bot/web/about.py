"""About: what the bot is, how its games go, their lessons to read, and what it does with what it knows of people."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from aiohttp import web

from bot.host.house import Host
from bot.ui.pages.guide import ABOUT, about, guide_page
from bot.ui.pages.privacy import privacy_page
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader
from bot.web.errors import Refused
from bot.web.kept import Answer
from bot.web.printer import Printer
from engine.core.kept.lessons import Lesson, lessons
from engine.core.play.msg import Msg

HERE = Path(__file__).parent
PRIVACY, TERMS = "PRIVACY.md", "TERMS.md"
PAPERS = next(folder for folder in (HERE.parent / "brought", HERE.parents[1]) if (folder / TERMS).is_file())
"""Where these stand: with what is brought along when installed, else where the repository begins."""
KNOWN = {PRIVACY: "/privacy", TERMS: "/terms"}
WHO = "Who runs this bot"
"""How the line of the terms begins that whoever runs the bot completes."""


class About:
    """Pages for everybody that say the same as long as the bot runs."""

    def __init__(self, host: Host, printer: Printer) -> None:
        self._host = host
        self._printer = printer

    def routes(self) -> list[web.RouteDef]:
        """Which address is answered by what."""
        return [
            web.get("/", self._about),
            web.get("/privacy", self._privacy),
            web.get("/terms", self._terms),
            web.get("/learn/{game}", self._guide),
            web.get("/learn/{game}/{lesson}", self._lesson),
        ]

    async def _about(self, request: web.Request) -> web.StreamResponse:
        async def make(language: str) -> Answer:
            read, games = self._printer.read(language), self._host.lobby.games()
            told = [(key, read.game(key), read(about(key, "short"))) for key in games]
            return await self._printer.page("about.html", language, games=told)

        return await self._printer.lasting(request, ABOUT, make)

    async def _privacy(self, request: web.Request) -> web.StreamResponse:
        async def make(language: str) -> Answer:
            short = texts(privacy_page(self._printer.read(language), self._printer.addresses))
            return await self._printer.page("paper.html", language, title="ui-privacy-notice", short=short,
                                            paper=paper(PRIVACY), known=KNOWN)  # fmt: skip

        return await self._printer.lasting(request, PRIVACY, make)

    async def _terms(self, request: web.Request) -> web.StreamResponse:
        async def make(language: str) -> Answer:
            told = completed(paper(TERMS), self._printer.addresses.support)
            return await self._printer.page("paper.html", language, title="ui-terms", short=(), paper=told, known=KNOWN)

        return await self._printer.lasting(request, TERMS, make)

    async def _guide(self, request: web.Request) -> web.StreamResponse:
        game = self._game(request)

        async def make(language: str) -> Answer:
            read = self._printer.read(language)
            told = texts(guide_page(self._host.lobby.games()[game], read))
            found = [(one.key, read(one.title)) for one in lessons(game).values()]
            return await self._printer.page(
                "guide.html", language, game=game, name=read.game(game), told=told, lessons=found
            )

        return await self._printer.lasting(request, ("guide", game), make)

    async def _lesson(self, request: web.Request) -> web.StreamResponse:
        game = self._game(request)
        lesson = lessons(game).get(request.match_info["lesson"])
        if lesson is None:
            raise Refused

        async def make(language: str) -> Answer:
            read = self._printer.read(language)
            return await self._printer.page(
                "lesson.html", language, game=game, name=read.game(game), title=read(lesson.title),
                steps=steps(lesson, read),
            )  # fmt: skip

        return await self._printer.lasting(request, ("lesson", game, lesson.key), make)

    def _game(self, request: web.Request) -> str:
        """A game that people are offered. Raises Refused."""
        game = request.match_info["game"]
        if game not in self._host.lobby.games():
            raise Refused
        return game


def texts(layout: Layout) -> tuple[str, ...]:
    """What a message says, without what one can press in it."""
    return tuple(item.content for item in layout.items if isinstance(item, Text))


def steps(lesson: Lesson, read: Reader) -> Iterable[tuple[str, str | None, str | None]]:
    """Of each step what is explained, what is to be done, and what that brings."""
    for step in lesson.steps:
        done = task = None
        if step.accept:
            task = read(Msg("ui-lesson-task", task=lesson.text(step, "task")))
            done = read(Msg("ui-lesson-right", brought=lesson.text(step, "done")))
        yield read(lesson.text(step)), task, done


def paper(name: str) -> str:
    """A document of the repository, in English, without its title, which stands above it."""
    return (PAPERS / name).read_text(encoding="utf-8").partition("\n")[2]


def completed(terms: str, support: str | None) -> str:
    """The terms with where those can be asked who run the bot; where that is not known, nothing is said of it.

    What stands above the first of them says to whoever runs the bot what to do with the file.
    """
    lines = terms[terms.index("\n1. ") :].strip().splitlines()
    if lines[-1].startswith(WHO):
        lines[-1] = "" if support is None else lines[-1].replace("…", f"[{support}]({support})")
    return "\n".join(lines)
