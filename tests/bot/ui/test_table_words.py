"""The table in words in pages of one message each: nothing is lost, whatever it is made of."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.types.panel import Told
from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.parts.layout import Text
from bot.ui.parts.reader import Reader, plain
from bot.ui.table.words import of_seat, page_of, pages, words_page
from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.match import Match
from renderers import KEY, Request, Section, account
from tests.bot.ui.limits import problems
from tests.games import GAMES
from tests.long import few

NAMES = ("Ann *the* great", "_Ben_", "Cid [x]", "Dan", "Eva", "Fay")
LATE = 240


def late(game: str, language: str) -> list[Section]:
    rules = registry.game(game)
    seats = max(rules.seats)
    match: Match[Any, Any] = Match.new(rules, seats, {}, 3, confirm=())
    policy.play_out(match, [policy.RANDOM] * seats, 3, limit=LATE)
    return account(Request(game, match.view(0), seat=0, names=NAMES, locale=language))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", few(["en", *offered()], 1))
def test_every_line_stands_once_below_its_heading_and_every_page_can_be_sent(game: str, language: str) -> None:
    sections, read = late(game, language), Reader(Texts()(language), NAMES)
    book = pages(sections)
    told = [words_page(Told(2**53, game, 99999, sections), number, read) for number in range(len(book))]
    assert [fault for page in told for fault in problems(page)] == []
    assert 1 < len(book) <= 6
    lines = [line for page in book for _, found in page for line in found]
    assert lines == [plain(line) for section in sections for line in section.lines]
    for page, layout in zip(book, told, strict=True):
        shown = "\n".join(item.content for item in layout.items if isinstance(item, Text))
        assert all(f"### {plain(section.title)}\n- {found[0]}" in shown for section, found in page)


def test_a_page_is_found_by_a_section_and_by_a_player() -> None:
    sections = [Section(f"{n}", [f"{n} {'x' * 900}."] * 3, seat=n - 1 if n else None) for n in range(4)]
    book = pages(sections)
    for at, section in enumerate(sections):
        assert any(one is section for one, _ in book[page_of(sections, at)])
        assert page_of(sections, at) == 0 or not any(one is section for one, _ in book[page_of(sections, at) - 1])
    assert of_seat(sections, None) == 0
    assert of_seat(sections, 2) == page_of(sections, 3)
    assert of_seat(sections, 9) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_icons_of_a_game_have_their_own_pages(game: str) -> None:
    read = Reader(Texts()("en"))
    told = Told(0, game, 0, account(Request(game, None, KEY)))
    for number in range(len(pages(told.sections))):
        assert problems(words_page(told, number, read)) == []
