"""The site as it is built: strictly, with nothing from anywhere else, readable on a phone, and searched."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

from tests.bot.web.test_browser import CHROMIUM, FLAGS, THERE
from tests.documents import ROOT
from tests.site.pages import pages

KINDS = (
    "",
    "play/",
    "play/commands/",
    "play/pictures/",
    "play/steam/",
    "play/steam/rules/",
    "play/russian-railroads/hu/",
    "play/cargo-empire/cs/rules/",
    "play/railroad-revolution/first-rounds/",
    "host/",
    "host/running/",
    "host/settings/",
    "host/privacy/",
    "change/",
    "change/first-game/",
    "change/contributing/",
    "change/decisions/tables/",
    "change/changelog/",
    "proof/",
    "proof/opponents/",
)
"""A page of each kind."""
PHONE, DESK = 390, 1400
FETCHED = {"link": "href", "script": "src", "img": "src", "iframe": "src", "source": "src"}
SHOWN_ONLY = {"canonical", "next", "prev"}

pytestmark = pytest.mark.long


class Read(HTMLParser):
    """What a page fetches, where it leads, and what in it can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.led: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self.ids |= {said[name] for name in ("id", "name") if name in said}
        if tag == "a" and "href" in said:
            self.led.append(said["href"])
        elif tag in FETCHED and FETCHED[tag] in said and said.get("rel") not in SHOWN_ONLY:
            self.fetched.append(said[FETCHED[tag]])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, strictly."""
    if find_spec("mkdocs") is None:
        pytest.skip("no MkDocs (make docs installs it): the site is not built")
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if not line.startswith("INFO ")] == []
    return folder


def page(built: Path, at: str) -> Path:
    """The file of a page."""
    return built / at.removesuffix("index.md").replace(".md", "/") / "index.html"


def test_every_page_is_built_and_every_address_in_it_is_there(built: Path) -> None:
    texts = {page(built, at): page(built, at).read_text(encoding="utf-8") for at in pages()}
    read = {file: Read(text) for file, text in texts.items()}
    for file, one in read.items():
        assert "<p>```" not in texts[file], f"{file.relative_to(built)}: a fence that is none"
        for address in {*one.led, *one.fetched}:
            path, anchor = urldefrag(address)
            if urlsplit(path).scheme:
                continue
            there = (file.parent / unquote(path)).resolve() if path else file
            there = there / "index.html" if there.is_dir() else there
            assert there.exists(), f"{file.relative_to(built)}: {address}"
            if anchor and there in read:
                assert unquote(anchor) in read[there].ids, f"{file.relative_to(built)}: {address}"


def test_no_page_fetches_anything_from_anywhere_else(built: Path) -> None:
    for file in built.rglob("*.html"):
        assert [one for one in Read(file.read_text(encoding="utf-8")).fetched if urlsplit(one).netloc] == [], file
    for file in built.rglob("*.css"):
        text = file.read_text(encoding="utf-8")
        assert "@import" not in text and "url(http" not in text and "url(//" not in text, file


@pytest.fixture(scope="module")
def home(built: Path) -> Iterator[str]:
    """Where the site is served."""
    quiet = type("Quiet", (SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(quiet, directory=str(built))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="no playwright: no page is opened")
    if not THERE:
        pytest.skip(f"no {CHROMIUM}: no page is opened")
    with playwright.sync_playwright() as driver:
        yield driver.chromium.launch(executable_path=str(CHROMIUM), headless=True, args=FLAGS)


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_each_kind_of_page_fits_and_asks_nobody_else(home: str, browser: Any, width: int) -> None:
    tab = browser.new_page(viewport={"width": width, "height": 844})
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    wrong: list[str] = []
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    for kind in KINDS:
        tab.goto(home + kind, wait_until="networkidle")
        wide = tab.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= width, f"{kind}: {wide} pixels"
        broken = "[...document.images].filter(one => one.complete && !one.naturalWidth).map(one => one.src)"
        assert tab.evaluate(broken) == [], kind
        cut = "[...document.querySelectorAll('pre > code')].filter(one => one.scrollWidth > one.clientWidth + 1).length"
        assert width > PHONE or tab.evaluate(cut) == 0, f"{kind}: what is typed is cut"
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []
    assert wrong == []


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_a_clause_a_setting_and_a_hungarian_word_are_found(home: str, browser: Any, width: int) -> None:
    tab = browser.new_page(viewport={"width": width, "height": 844})
    for words, place in (("STM-028", "steam/rules/"), ("BACKUPS", "host/"), ("várost", "/hu/")):
        tab.goto(home)
        if width == PHONE:
            tab.locator("label[for=__search]").first.click()
        tab.locator("input[name=query]").fill(words)
        found = tab.locator(".md-search-result__link")
        found.first.wait_for()
        led = [found.nth(at).get_attribute("href") for at in range(found.count())]
        assert any(place in (one or "") for one in led), f"{words}: {led}"
