"""The rules as pages: an address for each clause, a search, in every language."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import quote

import pytest

from bot.ui.parts.clauses import book_of, find, rules_of
from bot.web.books import home_of, linked
from bot.web.prose import spoken
from tests.bot.host.rig import ANN, BEN, CID, Rig
from tests.bot.web.visitor import Site
from tests.games import FINISHED
from tests.long import in_turn


def text_of(html: str) -> str:
    """What is read of a page."""
    return unescape(re.sub(r"<[^>]+>", "", html))


@in_turn("language", ["en", "cs", "hu"], spread=True)
@pytest.mark.parametrize("language", ["en", "cs", "hu"])
@pytest.mark.parametrize("game", FINISHED)
async def test_every_clause_has_an_address(site: Site, game: str, language: str) -> None:
    page = await site.get(f"{home_of(game)}?lang={language}")
    assert page.status == 200 and f'lang="{language}"' in page.text
    rules = rules_of(game, language)
    assert re.findall(r'class="clause" id="([^"]+)"', page.text) == [one.id for one in rules]
    read = text_of(page.text).replace("*", "")
    assert all(re.sub(r"[*`]", "", one.text) in read for one in rules)
    assert ".toml" not in read  # which says nothing to those who play
    named = set(re.findall(r'href="#([A-Z]+-\d+)"', page.text))
    assert named <= {one.id for one in rules}
    assert len(page.body) < 60_000


async def test_all_books_are_found_from_one_page(site: Site) -> None:
    page = await site.get("/rules")
    assert all(f'href="{home_of(game)}?lang=en"' in page.text for game in FINISHED)


async def test_a_search_finds_clauses_and_leads_to_where_they_stand(site: Site) -> None:
    page = await site.get(f"{home_of('steam')}?q=urbanization&lang=en")
    found = re.findall(r'href="/rules/steam\?lang=en#(STM-\d+)"', page.text)
    assert found == [one.id for one in find("steam", "en", "urbanization")] != []
    czech = await site.get(f"{home_of('steam')}?q=urbanization&lang=cs")
    assert re.search(r"#STM-\d+", czech.text)
    assert "STM-002" in (await site.get(f"{home_of('steam')}?q=2")).text


@pytest.mark.parametrize("query", ["<img src=x onerror=alert(1)>", '" autofocus onfocus="x', "{{ 7 * 7 }}", "\x00%"])
async def test_what_is_searched_for_is_shown_as_it_was_typed(site: Site, query: str) -> None:
    page = await site.get(f"{home_of('steam')}?q={quote(query)}")
    assert page.status == 200
    assert "<img" not in page.text and '" autofocus' not in page.text and "49" not in text_of(page.text)
    assert "form-action 'self'" in page.headers["Content-Security-Policy"]


@pytest.mark.parametrize("way", ["/rules/", "/rules/none", "/rules/russian_railroads", "/rules/steam/x"])
async def test_there_is_no_other_book(site: Site, way: str) -> None:
    assert (await site.get(way)).status == 404


def test_the_text_of_a_clause_is_set_as_it_is_meant() -> None:
    known = {"#STM-025": "/r#STM-025"}
    assert spoken(linked("*own* <b> `data/STM-025`, STM-025, ABC-001", known), known) == (
        '<em>own</em> &lt;b&gt; <code>data/STM-025</code>, <a href="/r#STM-025">STM-025</a>, ABC-001'
    )


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
async def test_a_list_of_the_rules_is_one(site: Site, language: str) -> None:
    page = await site.get(f"{home_of('russian_railroads')}?lang={language}")
    words = [one.text for one in book_of("russian_railroads", language) if not one.id and one.text.startswith("- ")]
    assert re.search(rf"<ul>(<li>.*?</li>){{{len(words)}}}</ul>", page.text)
    assert "<p>- " not in page.text


async def test_a_picture_quotes_the_clauses_that_it_names_and_no_other(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, BEN, CID, game="steam")
    for language in ("en", "cs"):
        svg = (await site.get(f"{await site.public(card.game_id)}/picture.svg?lang={language}")).text
        told = json.loads(unescape(svg.partition("<metadata>")[2].partition("</metadata>")[0]))
        rules = {one.id: one.text for one in rules_of("steam", language)}
        assert told["home"] == f"/rules/steam?lang={language}"
        assert told["clauses"] == {id: rules[id] for id in re.findall(r'data-clause="([^"]+)"', svg)} != {}
