"""The page of a table in a real browser: by fingers, wheel and keys alone, in the dark, while others play."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.host.types.people import Person
from bot.host.types.server import Setup
from bot.web import sights
from engine.core.ahead.policy import policy
from engine.core.play import registry
from engine.core.play.rng import Rng, Seed
from renderers import PORTRAIT, WIDE, numbered, regions
from renderers.offered import KINDS as OFFERED
from tests.bench.pages import looked
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.bot.web.visitor import Site
from tests.games import FINISHED

CHROMIUM = Path("/usr/bin/chromium")
NO_AXE = "no axe: nobody looks who is left out"
THERE = CHROMIUM.exists()
NARROW = 620
"""The widest screen that gets the tall picture."""
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
        if path.startswith(("/t/", "/s/")):
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
    points = [int(one.split()[-1]) for one in await tab.locator("#people b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    paper = await tab.get_attribute("#board > svg > rect", "fill")
    assert paper == "#17191d"


async def test_a_turn_that_the_log_no_longer_lists_says_where_it_is(
    rig: Rig, site: Site, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sights, "MOST_STEPS", 1)
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    tab = await reader.open(f"{await site.public(card.game_id)}?lang=en")
    await tab.click("#previous")
    assert await tab.inner_text("#where") == "Turn 5 of 6, round 2"
    await tab.focus("#slider")
    await tab.keyboard.press("Home")
    assert await tab.inner_text("#where") == "The beginning"


async def test_the_chart_is_there_once_there_are_points_and_hides_nobody_behind_another(
    rig: Rig, site: Site, reader: Reader
) -> None:
    card = await rig.table(ANN, BEN)
    tab = await reader.open(await site.public(card.game_id))
    assert await tab.is_hidden("#chart")
    tied = [[0, 0], [7, 5], [7, 7]]

    async def tie(route: Any) -> None:
        page = await (await route.fetch()).text()
        await route.fulfill(body=re.sub(r'"points": ?\[\[.*?\]\]', f'"points":{tied}', page), content_type="text/html")

    await tab.route("**/t/*", tie)
    await tab.reload()
    signs = tab.locator("#chart > svg")
    boxes = [await signs.nth(number).bounding_box() for number in range(await signs.count())]
    assert len(boxes) == 2
    assert abs(boxes[0]["y"] - boxes[1]["y"]) >= boxes[0]["height"]


async def test_whoever_runs_no_scripts_has_the_picture_and_the_words(rig: Rig, site: Site, reader: Reader) -> None:
    card = await rig.table(ANN, BEN)
    context = await reader.browser.new_context(java_script_enabled=False)
    tab = await context.new_page()
    await tab.goto(site.home + await site.public(card.game_id))
    assert await tab.locator("#board img").count() == 1
    await tab.click("summary")
    assert await tab.locator("#words li").first.is_visible()


@pytest.mark.parametrize(("width", "scheme"), [(1400, "light"), (390, "dark")])
async def test_the_bytes_of_a_first_look_are_those_that_a_browser_asks_for(
    rig: Rig, site: Site, reader: Reader, width: int, scheme: str
) -> None:
    card = await rig.table(ANN, BEN)
    way = await site.public(card.game_id)
    counted = await looked(site.home, way, scheme, WIDE if width > NARROW else PORTRAIT)
    tab = await reader.open(way, width, color_scheme=scheme)
    await tab.evaluate("document.fonts.ready")
    asked = await tab.evaluate("performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])")
    brought = {name.removeprefix(site.home): size for name, size in asked if "/events" not in name}
    unseen = {path for path in counted if path.endswith(".woff2") or "icon.svg" in path}  # no text may need a face
    assert {*brought} <= {*counted} and {*counted} - {*brought} <= {way, *unseen}
    assert all(size == counted[path] for path, size in brought.items() if size)


def people_of(game: str) -> tuple[Person, ...]:
    """Who plays, by seat."""
    seats = max(count for count in seats_of(game) if count <= 4)
    return (ANN, BEN, CID, Person(104, "Zsófia", "hu"))[:seats]


async def in_the_middle(rig: Rig, game: str, *, numbers: bool = False) -> int:
    """A table of a game that has gone on for a while; `numbers`: until a picture numbers what can be chosen."""
    people = people_of(game)
    card, rng = await rig.table(*people, game=game, seats=len(people)), Rng(Seed(7))
    for step in range(300):
        async with rig.house.matches.hold(card.game_id) as live:
            seat, ask = next(iter(live.match.pending.items()))
            if step >= 60 and (not numbers or numbered(game, ask.kind)):
                break
            key = policy(live.match.rules, "easy")(live.match.view(seat), ask, rng)
        await rig.answer(card.game_id, people[seat], key)
    return card.game_id


async def pointed_at(tab: Any, kinds: list[str], by: str) -> None:
    """One thing of each kind says what it is, and where its rule stands, to a mouse, a finger or the keys."""
    for kind in kinds:
        if by == "keys":
            await tab.evaluate("kind => document.querySelector(`[data-kind=${kind}]`).focus()", kind)
        else:
            if await tab.is_visible("#tip"):  # it may lie above the next one
                await (tab.tap("#tip-close") if by == "finger" else tab.keyboard.press("Escape"))
            assert await tab.is_hidden("#tip")
            spot = await tab.evaluate(SPOT, kind)
            assert spot is not None, kind
            if by == "finger":
                await tab.touchscreen.tap(*spot)
            else:
                await tab.mouse.move(1, 1)
                await tab.mouse.move(*spot)
        await tab.wait_for_selector(f'[data-kind="{kind}"].told')
        await tab.wait_for_selector("#tip:not([hidden])")
        assert (await tab.inner_text("#tip-name")).strip() and (await tab.inner_text("#tip-text")).strip()
        clause = await tab.inner_text("#tip-clause")
        assert clause and clause in await tab.get_attribute("#tip-link", "href")
        box = await tab.locator("#tip").bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= tab.viewport_size["width"]


SPOT = """kind => {
    for (const one of document.querySelectorAll(`[data-kind=${kind}]`)) {
        one.scrollIntoView({ block: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        for (const [u, v] of [[.5, .5], [.2, .5], [.5, .2], [.05, .5], [.02, .1], [.98, .9]]) {
            const x = box.x + u * box.width, y = box.y + v * box.height, hit = document.elementFromPoint(x, y);
            if (hit && hit.closest(".regions > g") === one) return [x, y];
        }
    }
    return null;
}"""
"""A point of the screen where the first thing of a kind lies that nothing covers."""
KINDS = "[...new Set([...document.querySelectorAll('[data-kind]')].map(one => one.dataset.kind))]"


@pytest.mark.long
@pytest.mark.parametrize("game", FINISHED)
async def test_everything_says_what_it_is_to_mouse_finger_and_keys(
    rig: Rig, site: Site, reader: Reader, game: str
) -> None:
    number = await in_the_middle(rig, game)
    way = await site.public(number)
    wide = await reader.open(f"{way}?lang=cs", 1400)
    kinds = await wide.evaluate(KINDS)
    assert kinds and {*kinds} <= {*regions(game)}  # whoever is no player is offered nothing
    await pointed_at(wide, kinds, "mouse")
    await pointed_at(wide, kinds, "keys")
    assert await told_by_axe(wide) == []
    held = await site.get((await wide.get_attribute("#tip-link", "href")).partition("#")[0])
    assert held.status == 200 and f'id="{await wide.inner_text("#tip-clause")}"' in held.text
    tall = await reader.open(f"{await site.own(number, ANN)}?lang=hu", 390, has_touch=True, color_scheme="dark")
    await pinch(tall)
    await tall.tap("#whole")
    await pointed_at(tall, await tall.evaluate(KINDS), "finger")
    assert await told_by_axe(tall) == []


@pytest.mark.long
@pytest.mark.parametrize("game", FINISHED)
async def test_what_can_be_chosen_says_so_to_mouse_finger_and_keys(
    rig: Rig, site: Site, reader: Reader, game: str
) -> None:
    number = await in_the_middle(rig, game, numbers=True)
    async with rig.house.matches.hold(number) as live:
        seat, *_ = live.match.pending
    person = people_of(game)[seat]
    for width, by in ((1400, "mouse"), (1400, "keys"), (390, "finger")):
        tab = await reader.open(f"{await site.own(number, person)}?lang=hu", width, has_touch=by == "finger")
        assert await tab.input_value("#pictures") == "decision"
        kinds = [kind for kind in await tab.evaluate(KINDS) if kind in OFFERED]
        assert kinds
        await pointed_at(tab, kinds, by)
        if by == "finger":
            assert await told_by_axe(tab) == []


async def test_keys_alone_go_from_thing_to_thing_and_to_its_rule(rig: Rig, site: Site, reader: Reader) -> None:
    tab = await reader.open(await site.public(await in_the_middle(rig, "steam")), 1400)
    focused = "document.activeElement.dataset.kind || document.activeElement.id"
    await tab.focus("#board")
    await tab.keyboard.press("Tab")
    assert await tab.evaluate(focused) == "turn"
    await tab.keyboard.press("Tab")
    assert await tab.evaluate(focused) == "city"
    first = await tab.inner_text("#tip-name")
    await tab.keyboard.press("ArrowRight")
    assert await tab.inner_text("#tip-name") != first
    await tab.keyboard.press("Enter")
    assert await tab.evaluate(focused) == "tip-link"
    await tab.keyboard.press("Escape")
    assert await tab.evaluate(f"{focused}") in ("city", "hex", "link", "track", "town")
    assert await tab.is_hidden("#tip")
    await tab.focus("[data-kind=locomotive]")
    for _ in range(4):
        await tab.keyboard.press("+")
    await tab.keyboard.press("Tab")
    seen = (
        "(() => { const one = document.activeElement.getBoundingClientRect(), all = document.getElementById('board')"
        ".getBoundingClientRect(); return one.left >= all.left - 1 && one.right <= all.right + 1; })()"
    )
    async with asyncio.timeout(10):
        while not (await tab.evaluate(seen) and await tab.is_visible("#tip")):  # noqa: ASYNC110  as the page scrolls
            await asyncio.sleep(0.02)


async def told_by_axe(tab: Any) -> list[tuple[str, str]]:
    """Who is left out by a page, and where."""
    axe = pytest.importorskip("axe_playwright_python.async_playwright", reason=NO_AXE)
    found = await axe.Axe().run(tab)
    return [(one["id"], one["nodes"][0]["html"][:200]) for one in found.response["violations"]]


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
    assert await told_by_axe(tab) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "cs", "hu"])
async def test_the_rules_leave_nobody_out(site: Site, reader: Reader, language: str) -> None:
    for way in ("/rules", "/rules/steam", "/rules/steam?q=urbanization"):
        tab = await reader.browser.new_page(viewport={"width": 320, "height": 780})
        await tab.goto(f"{site.home}{way}{'&' if '?' in way else '?'}lang={language}")
        assert await tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await told_by_axe(tab) == []


@pytest.mark.long
@pytest.mark.parametrize("width", [320, 390, 768, 1400])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_pages_around_the_tables_fit_every_screen_and_nobody_is_left_out(
    rig: Rig, site: Site, reader: Reader, width: int, scheme: str
) -> None:
    await rig.house.host.club.change(1, Setup(public=True), may_manage=True, name="Řehořův klub vlaků a deskovek")
    over = await rig.table(ANN, BEN)
    await rig.play_on(over.game_id, {0: ANN, 1: BEN})
    await rig.table(ANN, BEN, channel=12)
    await rig.house.host.lobby.open(replace(HERE, channel_id=13), BEN, GAME)
    hall = f"/g/{await rig.house.host.club.page(1)}"
    locale = ("cs", "hu", "en")[width % 3]
    for way in ("/", "/privacy", "/terms", "/learn/steam", "/learn/steam/first-links", hall):
        tab = await reader.open(f"{way}?lang={locale}", width, color_scheme=scheme)
        assert await tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), way
        axe = pytest.importorskip("axe_playwright_python.async_playwright", reason=NO_AXE)
        found = await axe.Axe().run(tab)
        assert [(way, one["id"], one["nodes"][0]["html"][:200]) for one in found.response["violations"]] == []
        await tab.context.close()


def seats_of(game: str) -> tuple[int, ...]:
    return tuple(registry.game(game).seats)
