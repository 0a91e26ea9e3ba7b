"""The page of a table in a real browser: by fingers, wheel and keys alone, in the dark, while others play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.play import registry
from tests.bot.host.rig import ANN, BEN, Rig
from tests.bot.web.visitor import Site
from tests.games import FINISHED

CHROMIUM = Path("/usr/bin/chromium")
THERE = CHROMIUM.exists()
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SECONDS = 15_000
"""Milliseconds in which everything has to be there, however busy the machine is."""


class Reader:
    """Somebody with a browser, and what it complains about."""

    def __init__(self, browser: Any, site: Site) -> None:
        self.browser = browser
        self.site = site
        self.wrong: list[str] = []

    async def open(self, path: str, width: int = 390, **more: Any) -> Any:
        """A page of the site, with the table drawn."""
        context = await self.browser.new_context(viewport={"width": width, "height": 780}, **more)
        tab = await context.new_page()
        tab.set_default_timeout(SECONDS)
        tab.on("pageerror", lambda error: self.wrong.append(str(error)))
        tab.on("console", lambda said: self.wrong.append(said.text))
        await tab.goto(self.site.home + path)
        await tab.wait_for_selector("#board > svg")
        return tab


@pytest_asyncio.fixture
async def reader(site: Site) -> AsyncIterator[Reader]:
    playwright = pytest.importorskip("playwright.async_api", reason="no playwright: no page is opened")
    if not THERE:
        pytest.skip(f"no {CHROMIUM}: no page is opened")
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=str(CHROMIUM), headless=True, args=FLAGS)
        reader = Reader(browser, site)
        yield reader
        await browser.close()
        assert reader.wrong == []


async def zoom(tab: Any) -> float:
    return float(await tab.get_attribute("#board", "data-zoom"))


async def pinch(tab: Any) -> None:
    """Two fingers on the board move apart."""
    driver = await tab.context.new_cdp_session(tab)
    box = await tab.locator("#board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    for kind, far in (("touchStart", 20), ("touchMove", 40), ("touchMove", 70), ("touchMove", 100)):
        points = [{"x": x - far, "y": y, "id": 1}, {"x": x + far, "y": y, "id": 2}]
        await driver.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await driver.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_a_new_turn_is_there_without_a_press_and_stays_as_close_as_one_was(
    rig: Rig, site: Site, reader: Reader
) -> None:
    card = await rig.table(ANN, BEN)
    tab = await reader.open(await site.public(card.game_id), has_touch=True)
    await pinch(tab)
    close = await zoom(tab)
    assert close > 2
    assert "Ann" in await tab.inner_text("#state")
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await tab.wait_for_selector('#board[data-turn="1"]')
    assert await zoom(tab) == close
    assert "Ben" in await tab.inner_text("#state")
    assert await tab.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_keys_alone_reach_everything(rig: Rig, site: Site, reader: Reader) -> None:
    card = await rig.table(ANN, BEN)
    for _ in range(6):
        await rig.play_once(card.game_id, {0: ANN, 1: BEN})
    tab = await reader.open(await site.own(card.game_id, ANN), 1400)
    reached = []
    for _ in range(40):
        await tab.keyboard.press("Tab")
        reached.append(await tab.evaluate("document.activeElement.id || document.activeElement.tagName"))
        if reached[-1] == "board":
            await tab.keyboard.press("+")
            await tab.keyboard.press("+")
            assert await zoom(tab) > 2
            await tab.keyboard.press("ArrowRight")
            await tab.keyboard.press("0")
            assert await zoom(tab) == 1
        if reached[-1] == "slider":
            await tab.keyboard.press("Home")
            await tab.wait_for_selector('#board[data-turn="0"]')
            assert await tab.is_disabled("#previous")
        if reached[-1] == "SUMMARY":
            await tab.keyboard.press("Enter")
            break
    assert {"pictures", "in", "board", "slider", "play", "next", "SUMMARY"} <= {*reached}
    told = await rig.house.host.pictures.words(card.game_id, ANN)
    shown = await tab.inner_text("#words")
    assert all(line in shown for section in told.sections for line in section.lines)


async def test_a_line_of_the_log_shows_its_turn_and_the_end_is_a_replay(rig: Rig, site: Site, reader: Reader) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    tab = await reader.open(await site.public(card.game_id), 1400, color_scheme="dark")
    await tab.click('#log li[data-turn="2"] button')
    await tab.wait_for_selector('#board[data-turn="2"]')
    assert await tab.get_attribute('#log li[data-turn="2"]', "aria-current") == "true"
    await tab.click("#play")
    await tab.wait_for_selector('#board[data-turn="4"]')
    await tab.click("#play")
    await tab.click("#now")
    paper = await tab.get_attribute("#board > svg > rect", "fill")
    assert paper == "#17191d"


async def test_whoever_runs_no_scripts_has_the_picture_and_the_words(rig: Rig, site: Site, reader: Reader) -> None:
    card = await rig.table(ANN, BEN)
    context = await reader.browser.new_context(java_script_enabled=False)
    tab = await context.new_page()
    await tab.goto(site.home + await site.public(card.game_id))
    assert await tab.locator("#board img").count() == 1
    await tab.click("summary")
    assert await tab.locator("#words li").first.is_visible()


@pytest.mark.long
@pytest.mark.parametrize("width", [320, 390, 768, 1400])
@pytest.mark.parametrize("game", FINISHED)
async def test_every_game_fits_every_screen_and_nobody_is_left_out(
    rig: Rig, site: Site, reader: Reader, game: str, width: int
) -> None:
    card = (
        await rig.table(ANN, BEN, game=game, seats=2)
        if 2 in seats_of(game)
        else await rig.table(ANN, BEN, game=game, seats=4, opponents="easy")
    )
    locale = ("cs", "hu", "en")[width % 3]
    tab = await reader.open(f"{await site.own(card.game_id, ANN)}?lang={locale}", width)
    assert await tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe = pytest.importorskip("axe_playwright_python.async_playwright", reason="no axe: nobody looks who is left out")
    found = await axe.Axe().run(tab)
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found.response["violations"]] == []


def seats_of(game: str) -> tuple[int, ...]:
    return tuple(registry.game(game).seats)
