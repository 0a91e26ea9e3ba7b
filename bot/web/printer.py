"""Printer: pages from templates, in the language of whoever reads, kept as long as there is room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any

from aiohttp import hdrs, web
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.i18n import Texts
from bot.ui.parts.layout import Addresses
from bot.ui.parts.reader import Reader
from bot.web.assets import Assets
from bot.web.given import FRESH, answered, given
from bot.web.kept import Answer, Kept, answer
from bot.web.prose import prose, spoken
from renderers.film.page import MARKS

HERE = Path(__file__).parent
STATIC = HERE / "static"
MOST = 8 * 2**20
"""Bytes of answers that are kept."""
LONGEST_LANGUAGE = 16
"""Characters of the name of a language that is looked at."""


class Printer:
    """What all pages share: their files, their frame, their languages, and the room in which answers are kept.

    `addresses` are what whoever runs the bot has put elsewhere.
    """

    def __init__(self, texts: Texts, addresses: Addresses) -> None:
        self.texts = texts
        self.addresses = addresses
        self.kept = Kept[Answer](MOST, lambda one: one.size)
        base = STATIC / "base.css"
        self.assets = Assets(STATIC, {"table.js": MARKS, "table.css": base, "page.css": base})
        self._templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def language(self, request: web.Request, own: str | None = None) -> str:
        """The one asked for, else one's own, else the first that the browser names and there is."""
        said = [request.query.get("lang"), own]
        said += [part.partition(";")[0].strip() for part in request.headers.get(hdrs.ACCEPT_LANGUAGE, "").split(",")]
        for one in said:
            if one and len(one) <= LONGEST_LANGUAGE:
                language = one.lower().partition("-")[0]
                if language in self.texts.offered:
                    return language
        return self.texts.language(None)

    def read(self, language: str) -> Reader:
        """The words of a language."""
        return Reader(self.texts(language))

    def filled(self, template: str, language: str, **facts: Any) -> str:
        """A template with what is told in it."""
        return self._templates.get_template(template).render(
            say=self.read(language),
            language=language,
            languages=self.texts.offered,
            asset=self.assets.address,
            addresses=self.addresses,
            prose=prose,
            spoken=spoken,
            **facts,
        )

    async def page(self, template: str, language: str, **facts: Any) -> Answer:
        """The same as an answer."""
        return await asyncio.to_thread(answer, self.filled(template, language, **facts).encode(), "text/html")

    async def lasting(
        self, request: web.Request, key: Hashable, make: Callable[[str], Awaitable[Answer]]
    ) -> web.Response:
        """A page for everybody that says the same as long as the bot runs, made once in each language.

        Raises Refused.
        """
        language = self.language(request)
        found = await answered(lambda: self.kept.get((key, language), lambda: make(language)))
        return given(request, found, FRESH)
