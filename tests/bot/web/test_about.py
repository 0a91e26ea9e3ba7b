"""What stands around the tables: what the bot is, how games go, lessons to read, privacy and terms."""

from __future__ import annotations

import re

import pytest

from bot.app import addresses
from bot.config import Config
from bot.store.whole.holdings import HOLDINGS
from bot.web.about import completed, paper
from engine.core.kept.lessons import lessons
from tests.bot.web.visitor import Site
from tests.games import FINISHED

FAKE = ("/learn/nothing", "/learn/steam/nothing", "/learn/..%2f..", "/privacy/x", "/learn/toy_freight/a/b", "/about")


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
async def test_from_the_first_page_everything_is_reached_and_nothing_leads_nowhere(site: Site, language: str) -> None:
    todo, seen = [f"/?lang={language}"], dict[str, str]()
    while todo:
        way = todo.pop()
        page = await site.get(way)
        assert page.status == 200, way
        seen[way] = page.text
        assert f'<html lang="{language}">' in page.text
        assert "{ $" not in page.text and "**" not in page.text
        found = re.findall(r'href="(/(?!static)[^"]*|\?lang=[^"]*)"', page.text)
        ways = {way.partition("?")[0] + one if one.startswith("?") else one for one in found}
        ways = {one if "?" in one else f"{one}?lang={language}" for one in ways}
        todo += sorted(one for one in ways - set(seen) - set(todo) if one.endswith(f"lang={language}"))
    wanted = {f"/learn/{game}/{key}" for game in FINISHED for key in lessons(game)}
    assert wanted and wanted <= {way.partition("?")[0] for way in seen}
    assert {"/privacy", "/terms"} <= {way.partition("?")[0] for way in seen}


async def test_a_lesson_is_told_step_by_step(site: Site) -> None:
    lesson = lessons("steam")["first-links"]
    page = await site.get("/learn/steam/first-links")
    assert page.text.count('<li id="step-') == len(lesson.steps)
    assert page.text.count('class="task"') == sum(bool(step.accept) for step in lesson.steps)
    assert "Take the Locomotive for $6." in page.text and "Your cubes travel 2 links from now on." in page.text
    assert (await site.get("/learn/steam/first-links", **{"If-None-Match": page.headers["ETag"]})).status == 304


async def test_the_notice_says_every_table_and_no_line_that_nobody_has_filled_in(site: Site) -> None:
    notice, terms = await site.get("/privacy"), await site.get("/terms")
    assert all(f"<code>{table}</code>" in notice.text for table, held in HOLDINGS.items() if held.of)
    assert 'href="/privacy"' in terms.text and "Who runs this bot" not in terms.text and "TERMS_URL" not in terms.text
    assert completed(paper("TERMS.md"), "https://discord.gg/x").endswith("[https://discord.gg/x](https://discord.gg/x)")


@pytest.mark.parametrize("way", FAKE)
async def test_what_there_is_not_is_not_there(site: Site, way: str) -> None:
    gone = await site.get(way)
    assert gone.status == 404 and gone.body == (await site.get("/t/" + "x" * 16)).body


def test_what_is_put_nowhere_else_stands_in_the_pages_of_the_bot() -> None:
    web = "https://tables.example"
    assert addresses(Config(token=None)).terms is None
    own = addresses(Config(token=None, web_address=web))
    assert (own.terms, own.privacy) == (f"{web}/terms", f"{web}/privacy")
    elsewhere = addresses(Config(token=None, web_address=web, terms="https://a.example/terms"))
    assert (elsewhere.terms, elsewhere.privacy) == ("https://a.example/terms", f"{web}/privacy")


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
async def test_where_nothing_is_people_are_told_so_in_their_language_and_programs_in_a_line(
    site: Site, language: str
) -> None:
    ways = (f"/t/{'x' * 16}", f"/s/{'x' * 43}", f"/g/{'x' * 16}", "/nowhere", "/learn/nothing", f"/s/{'x' * 43}/events")
    told = [await site.get(f"{way}?lang={language}", Accept="text/html,*/*;q=0.8") for way in ways]
    assert {got.status for got in told} == {404} and len({got.text for got in told}) == 1
    page = told[0]
    assert f'<html lang="{language}">' in page.text and 'href="/?lang=' in page.text
    assert page.headers["Cache-Control"] == "no-store" and page.headers["Referrer-Policy"] == "no-referrer"
    assert (await site.get(ways[1], Accept="*/*")).text == "There is no such page.\n"
