"""Frame: what all pages have in common: templates, files, the language of a reader, and how answers are given."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from aiohttp import hdrs, web
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.i18n import Texts
from bot.ui.parts.layout import Addresses
from bot.ui.parts.reader import Reader
from bot.web.assets import Assets
from bot.web.errors import Refused
from bot.web.kept import Answer
from bot.web.prose import prose, spoken
from renderers.film.page import MARKS
from renderers.i18n import called

HERE = Path(__file__).parent
FOREVER = "public, max-age=31536000, immutable"
FRESH = "public, no-cache"
PRIVATE = "private, no-store"
STYLE = HERE / "static" / "page.css"
"""What every page looks like. Other style sheets begin with it, so that a first view asks for one file."""
LONGEST = 16
"""Characters of the name of a language."""
_KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")


class Frame:
    """Makes pages of templates, each of which extends `frame.html`, and hands out their files.

    `addresses` are pages that the host of the bot keeps elsewhere.
    """

    def __init__(self, texts: Texts, addresses: Addresses) -> None:
        self.texts = texts
        self.addresses = addresses
        self.assets = Assets(
            HERE / "static", {"table.js": MARKS, "table.css": STYLE, "book.css": STYLE, "text.css": STYLE}
        )
        self._nothing: dict[str, bytes] = {}
        self._templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def routes(self) -> list[web.RouteDef]:
        """What answers at which address."""
        return [web.get("/static/{name}", self._static), web.get("/robots.txt", self._robots)]

    def reader(self, language: str) -> Reader:
        """The words of a language."""
        return Reader(self.texts(language))

    def language(self, request: web.Request, own: str | None = None) -> str:
        """The language asked for (`lang`), else one's own, else the first that the browser names and the bot has."""
        named = request.headers.get(hdrs.ACCEPT_LANGUAGE, "").split(",")
        said = [request.query.get("lang"), own, *(part.partition(";")[0].strip() for part in named)]
        for one in said:
            if one and len(one) <= LONGEST and (language := one.lower().partition("-")[0]) in self.texts.offered:
                return language
        return self.texts.language(None)

    def render(self, template: str, language: str, /, **facts: Any) -> bytes:
        """A page of a template: `say` are the words of its language."""
        made = self._templates.get_template(template).render(
            say=self.reader(language),
            language=language,
            languages=self.texts.offered,
            asset=self.assets.address,
            addresses=self.addresses,
            called=called,
            prose=prose,
            spoken=spoken,
            **facts,
        )
        return made.encode()

    def nothing(self, language: str) -> bytes:
        """The page where there is none, whatever was asked for."""
        if language not in self._nothing:
            self._nothing[language] = self.render("nothing.html", language)
        return self._nothing[language]

    async def _static(self, request: web.Request) -> web.StreamResponse:
        found = self.assets.get(request.match_info["name"])
        if found is None:
            raise Refused
        return given(request, found, FOREVER if "v" in request.query or found.kind == "font/woff2" else FRESH)

    async def _robots(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text="User-agent: *\nDisallow: /\n")


def key_of(request: web.Request, name: str = "key") -> str:
    """The key in an address at a place of this name. Raises Refused if it can't be one."""
    key = request.match_info[name]
    if not _KEY.fullmatch(key):
        raise Refused
    return key


def given(request: web.Request, found: Answer, caching: str) -> web.Response:
    """An answer, packed if the browser takes that, or the status that the browser has it already."""
    headers = {hdrs.CACHE_CONTROL: caching, hdrs.VARY: "Accept-Encoding, Accept-Language"}
    if caching != PRIVATE:
        headers[hdrs.ETAG] = found.tag
        if found.tag in (tag.strip().removeprefix("W/") for tag in request.headers.get("If-None-Match", "").split(",")):
            return web.Response(status=304, headers=headers)
    packed = found.packed and "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, "")
    if packed:
        headers[hdrs.CONTENT_ENCODING] = "gzip"
    response = web.Response(body=found.held if packed else found.body, headers=headers)
    response.content_type = found.kind
    if found.kind.startswith(("text/", "image/svg")):
        response.charset = "utf-8"
    return response
