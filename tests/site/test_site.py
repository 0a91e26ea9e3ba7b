"""The site has every document, every game in every language and every picture, and each link of it leads somewhere."""

from __future__ import annotations

import os.path
import re
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

import pytest

from bot.i18n import Texts
from bot.ui.parts.clauses import rules_of
from bot.web.books import linked
from engine.core.kept.lessons import lessons
from tests.architecture import PURPOSES, drawing, layers
from tests.documents import DOCUMENTS, ROOT, anchors, led, links
from tests.games import FINISHED
from tests.site.dialect import deepened, understood
from tests.site.pages import BEHIND, DOORS, FILES, HOME, Nav, files, navigation, pages, weight
from tests.site.play import games, place
from tests.told import nothing

PICTURES = ROOT / "docs" / "pictures"


def offered(nav: Nav) -> Iterator[str]:
    """Every place that is offered, in order."""
    for one in nav:
        if isinstance(one, str):
            yield one
        else:
            for inside in one.values():
                yield from [inside] if isinstance(inside, str) else offered(inside)


def test_every_document_has_one_place_that_is_offered_once() -> None:
    sources = [page.source for page in pages().values()]
    missing = {path.relative_to(ROOT).as_posix() for path in DOCUMENTS} - {*sources}
    assert not missing, f"no door of tests/site/pages.py leads to {missing}"
    assert sorted(offered(navigation())) == sorted(pages())
    assert [source for source in {*sources} if source not in ("", "README.md") and sources.count(source) > 1] == []


def test_there_are_doors_and_a_page_behind_each() -> None:
    assert [door.name for door in DOORS] == ["Play", "Host", "Change", "Proof"]
    home = pages()[HOME].text
    for door in DOORS:
        assert f"**[{door.name}]({door.key}/index.md)**" in home
        assert f"{door.key}/index.md" in pages()
    assert "\n# Run it on Discord\n" in f"\n{pages()['host/index.md'].text}"
    assert {*BEHIND} <= {door.key for door in DOORS}


@cache
def anchors_of(page: str) -> frozenset[str]:
    """Where links may lead to within a page; many lead to the same ones."""
    return frozenset(anchors(pages()[page].text))


@pytest.mark.parametrize("at", pages())
def test_every_link_of_the_site_leads_somewhere(at: str) -> None:
    for path, anchor in links(pages()[at].text):
        there = os.path.normpath(PurePosixPath(at).parent / path) if path else at
        if there in pages():
            assert not anchor or anchor in anchors_of(there), f"{there}#{anchor}"
        elif there.startswith(f"{FILES}/"):
            assert (ROOT / files()[there]).is_file()
        else:
            assert (ROOT / "docs" / there).is_file() and there.startswith("pictures/"), there


def test_a_link_says_what_is_there_and_not_the_name_of_its_file() -> None:
    for path in DOCUMENTS:
        said = re.findall(r"\[([^]\n]+)\]\((?!\w+:)", path.read_text(encoding="utf-8"))
        assert [one for one in said if re.fullmatch(r"[\w/.-]*(\.md|README|\.env\.example)", one)] == [], path.name


def test_a_link_leads_where_the_same_thing_is() -> None:
    assert "(index.md#run-it-on-discord)" in pages()["host/running.md"].text
    assert "(settings.md)" in pages()["host/running.md"].text
    assert {"files/deploy/grafana.json": "deploy/grafana.json"}.items() <= files().items()
    assert '<img src="pictures/turn.webp"' in pages()[HOME].text
    there = led('[a](b.md#c) `[d](e)` <img src="f.png">\n```\n[g](h)\n```\n', lambda path, anchor: f"{path}!{anchor}")
    assert there == '[a](b.md!c) `[d](e)` <img src="f.png!">\n```\n[g](h)\n```\n'


def test_every_game_is_there_in_every_language_as_the_bot_says_it() -> None:
    assert {*games()} == {*FINISHED}
    texts = Texts()
    for game in games():
        for language in texts.offered:
            book = pages()[place(game, language, "rules")].text
            clauses = [one.id for one in rules_of(game, language)]
            assert len(clauses) > 100 and {*clauses} <= anchors(book)
            for key, lesson in lessons(game).items():
                said = pages()[place(game, language, key)].text
                nothing({texts(language)(step_text) for step_text in map(lesson.text, lesson.steps)} - {*_steps(said)})
            page = pages()[place(game, language, "index")].text
            assert texts(language)(f"{game.replace('_', '-')}-about-goal") in page
            assert "/rules" not in page and "](rules.md)" in page and ".png)" in page


def _steps(text: str) -> list[str]:
    return re.findall(r"^1\. +(.*)$", text, re.MULTILINE)


def test_a_search_finds_what_to_do_before_clauses_and_reasons() -> None:
    assert weight("play/commands.md") == weight("change/first-game.md") > weight("change/decisions/tables.md")
    assert weight("play/steam/index.md") > weight("play/steam/rules.md") == weight("play/steam/cs/index.md")


def test_a_clause_that_is_named_is_led_to() -> None:
    assert "[STM-001](#STM-001){ #STM-001 .clause } Map hexes" in pages()["play/steam/rules.md"].text
    assert linked("As RRR-014 says, not `RRR-014` or ABC-001.", {"#RRR-014"}) == (
        "As [RRR-014](#RRR-014) says, not `RRR-014` or ABC-001."
    )


def test_every_picture_is_drawn_by_make_pictures_and_shown() -> None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\npictures:")[2].partition("\n\n")[0]
    shown = {
        os.path.normpath(PurePosixPath(page.at).parent / path)
        for page in pages().values()
        for path, _ in links(page.text)
    }
    for picture in PICTURES.iterdir():
        assert f"docs/pictures/{picture.name}" in made, "make pictures"
        assert f"pictures/{picture.name}" in shown, picture.name
    assert {ROOT / path for path in re.findall(r"docs/pictures/\S+\w", made)} == {*PICTURES.iterdir()}


def test_the_drawing_of_the_architecture_is_that_of_the_walls() -> None:
    assert (PICTURES / "architecture.svg").read_text(encoding="utf-8") == drawing(), "make pictures"
    walls = {name for layer in layers("Dependencies run one way") for name in layer}
    assert {*PURPOSES} == walls | {"bot.store"}


def test_a_clicks_way_leads_through_files_that_are_there() -> None:
    way = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## A click's way")[2]
    named = re.findall(r"`((?:bot|engine)/[\w/.]+)`", way)
    assert len(named) > 12
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_lists_are_indented_as_python_markdown_wants_them() -> None:
    assert understood("A:\n- b\n  c\n  - d\n- e\n\nf\n") == "A:\n\n- b\n    c\n    - d\n- e\n\nf\n"
    assert (
        understood("1. a\n\n       code\n\n   b\n2. c\n\n    d\n") == "1. a\n\n        code\n\n    b\n2. c\n\n     d\n"
    )
    assert understood("a\n\n    - code\n\n```\n- code\n  x\n```\n") == "a\n\n    - code\n\n```\n- code\n  x\n```\n"
    assert understood("```diff a/b.md\n+c\n```\n```text en\nd\n```\n") == (
        '```diff title="a/b.md"\n+c\n```\n```text\nd\n```\n'
    )
    assert understood("![a](b.png)\n") == "[![a](b.png)](b.png)\n"
    assert deepened("## a\n### b\n#c\n", -1) == "# a\n## b\n#c\n"
