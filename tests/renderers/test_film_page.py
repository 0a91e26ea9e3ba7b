"""The page of a game: one file that needs nothing, lets nothing in, and can be leafed through."""

from __future__ import annotations

import io
import re
from base64 import b64decode, b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from renderers import film
from renderers.film import shooting
from renderers.film.webp import measured
from tests.renderers.test_film import TURNS, frames, painted

CHROMIUM = Path("/usr/bin/chromium")
EVERY = 4


class Parts(HTMLParser):
    """The elements of a page, and what is in its style and scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.within: dict[str, str] = {}
        self._in = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._in = dict(attrs).get("type") or tag

    def handle_endtag(self, tag: str) -> None:
        self._in = ""

    def handle_data(self, data: str) -> None:
        self.within[self._in] = self.within.get(self._in, "") + data


@pytest.fixture(scope="module")
def page() -> bytes:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shooting, "WIDTHS", dict.fromkeys(shooting.WIDTHS, (300, 250, 220, 200)))
        patch.setattr(shooting, "KEY_EVERY", EVERY)
        return film.project(frames(), film.Kinds(page=True)).page


@pytest.fixture(scope="module")
def parts(page: bytes) -> Parts:
    found = Parts()
    found.feed(page.decode())
    return found


def data_of(parts: Parts) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(parts.within["application/json"])
    return found


def test_nothing_is_loaded_and_only_its_own_style_and_script_run(page: bytes, parts: Parts) -> None:
    policy = next(attrs["content"] for tag, attrs in parts.tags if attrs.get("http-equiv") == "Content-Security-Policy")
    assert policy is not None
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    for kind, tag in (("style-src", "style"), ("script-src", "script")):
        digest = b64encode(sha256(parts.within[tag].encode()).digest()).decode()
        assert rules[kind] == f"'sha256-{digest}'"
    assert rules["default-src"] == "'none'"
    assert rules["img-src"] == "data:"
    assert not [attrs for _, attrs in parts.tags if attrs.keys() & {"src", "href", "style", "onclick", "onload"}]
    addresses = set(re.findall(rb"\w+://[\w./]+", page))
    assert addresses == {b"http://www.w3.org/2000/svg"}  # the name of a kind of element, which nobody opens


def test_what_people_write_is_data(page: bytes, parts: Parts) -> None:
    assert page.count(b"</script>") == 2
    assert data_of(parts)["people"][1]["name"] == "</script>Bob"


def test_its_tiles_laid_one_over_the_other_are_the_pictures(parts: Parts) -> None:
    wide, tall = data_of(parts)["leaves"]
    assert (wide["tall"], tall["tall"]) == (False, True)
    sheet = Image.new("RGBA", tuple(wide["size"]))
    for number, ((x, y, tile), picture) in enumerate(zip(wide["tiles"], painted(), strict=True)):
        if number % EVERY == 0:
            assert measured(b64decode(tile)) == sheet.size
            sheet = Image.new("RGBA", sheet.size)
        if tile:
            sheet.alpha_composite(Image.open(io.BytesIO(b64decode(tile))).convert("RGBA"), (x, y))
        assert sheet.convert("RGB").tobytes() == picture


def test_it_has_the_words_of_every_turn(parts: Parts) -> None:
    data = data_of(parts)
    assert len(data["turns"]) == TURNS
    assert all(turn["alt"] and len(turn["points"]) == 3 for turn in data["turns"])
    assert data["turns"][0]["where"] == "The beginning"
    assert not [word for word in data["words"].values() if word.startswith("replay-")]
    ids = {attrs["id"] for _, attrs in parts.tags if "id" in attrs}
    assert set(re.findall(r'\bat\("([\w-]+)"\)', parts.within["script"])) <= ids


@pytest.mark.parametrize("widths", [(390,), pytest.param((1400, 390), marks=pytest.mark.long)], ids=str)
def test_it_is_leafed_through_in_a_browser(page: bytes, tmp_path: Path, widths: tuple[int, ...]) -> None:
    playwright = pytest.importorskip("playwright.sync_api", reason="no playwright: the page is not opened")
    if not CHROMIUM.exists():
        pytest.skip(f"no {CHROMIUM}: the page is not opened")
    target = tmp_path / "game.html"
    target.write_bytes(page)
    with playwright.sync_playwright() as driver:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), headless=True, args=flags)
        for width in widths:
            tab = browser.new_page(viewport={"width": width, "height": 844})
            wrong: list[str] = []
            tab.on("pageerror", lambda error, wrong=wrong: wrong.append(str(error)))
            tab.on("console", lambda said, wrong=wrong: wrong.append(said.text))
            tab.goto(target.as_uri())
            tab.wait_for_selector(turned(0))
            tab.keyboard.press("ArrowRight")
            tab.wait_for_selector(turned(1))
            tab.keyboard.press("End")
            tab.wait_for_selector(turned(TURNS - 1))
            tab.keyboard.press("ArrowLeft")
            tab.wait_for_selector(turned(TURNS - 2))
            tab.select_option("#to-player", "0")
            tab.click("#play")
            assert tab.inner_text("#play") == "Pause"
            assert tab.inner_text("#where") in [turn.where for turn in captions()]
            assert tab.evaluate("document.documentElement.scrollWidth") <= width
            assert wrong == []
        browser.close()


def turned(number: int) -> str:
    """What is on the page when the picture of a turn is drawn; its policy lets nobody ask in any other way."""
    return f'#picture[data-turn="{number}"]'


def captions() -> list[film.Caption]:
    return [film.caption(frame, number, TURNS, "") for number, frame in enumerate(frames())]
