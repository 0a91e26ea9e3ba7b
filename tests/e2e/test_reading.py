"""What a newcomer reads: the page about a game, its icons, its rules as a book, and what a search finds in them."""

from __future__ import annotations

import pytest

from bot.ui.parts import clauses
from bot.ui.parts.ids import Pick
from renderers import textboard
from tests.e2e.stage import Stage, alt_texts, ids, labels, raw, said, text

ABOUT = "Deliver crates from your hand."


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has a picture of its icons."""
    monkeypatch.setattr(textboard, "PICTURES", ("overview", "key"))


def select(message: object, verb: Pick) -> str:
    return next(custom_id for custom_id in ids(raw(message)) if f".{verb}." in custom_id)


async def test_help_at_a_table_is_about_its_game_and_leads_to_the_buttons_and_back(there: Stage) -> None:
    await there.open_table("Ben")
    page = (await there.click("Ann", await there.last_with("Help"), "Help")).response
    assert page is not None and page.ephemeral
    assert ABOUT in text(page) and "**2 to 4 players** · ten minutes · weight 1 of 5" in text(page)
    assert "- Store goods, spend coins, or lay a rail." in text(page)
    assert "- **Length:** a long game has more rounds." in text(page)
    assert len(alt_texts(page)) == 1
    await there.click("Ann", page, "Buttons and commands")
    assert "How to play here" in text(there.fresh(page))
    await there.members["Ann"].select(
        there.fresh(page), ["toy_freight"], custom_id=select(there.fresh(page), Pick.GAME)
    )
    assert ABOUT in text(there.fresh(page))
    assert there.faults() == []


async def test_a_lobby_and_a_command_tell_how_a_game_plays(there: Stage) -> None:
    await there.slash("Ann", "game new", game="toy_freight")
    assert ABOUT in said(await there.click("Ben", await there.last, "How it plays"))
    assert ABOUT in said(await there.slash("Ben", "help", game="Toy Freight"))
    assert "How to play here" in said(await there.slash("Ben", "help"))
    assert "no game called" in said(await there.slash("Ben", "help", game="Chess"))


async def test_the_rules_are_a_book_with_contents_and_pages(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await there.open_table("Ben")
    book = (await there.slash("Ann", "rules")).response
    assert book is not None and book.ephemeral
    assert "- 1 Points\n- 2 Turns" in text(book)
    await there.members["Ann"].select(book, ["1"], custom_id=select(book, Pick.CHAPTER))
    assert "TOY-003" in text(there.fresh(book)) and "A *crate* has a size." in text(there.fresh(book))
    assert "✎ **TOY-005**" in text(there.fresh(book)) and "✎ Reconstructed" in text(there.fresh(book))
    assert "Next →" not in labels(raw(there.fresh(book)))
    await there.click("Ann", there.fresh(book), "← Back")
    assert "⚖ **TOY-001**" in text(there.fresh(book)) and "TOY-003" not in text(there.fresh(book))
    await there.click("Ann", there.fresh(book), "Next →")
    assert "TOY-003" in text(there.fresh(book))
    icons = (await there.click("Ann", there.fresh(book), "Icons")).response
    assert icons is not None and len(alt_texts(icons)) == 1
    assert "TOY-003" in text(there.fresh(book))
    await there.click("Ann", there.fresh(book), "Contents")
    await there.click("Ann", there.fresh(book), "How it plays")
    assert ABOUT in text(there.fresh(book))
    await there.click("Ann", there.fresh(book), "Rules")
    assert "- 1 Points" in text(there.fresh(book))
    assert there.faults() == []


async def test_where_a_page_speaks_of_icons_they_are_shown(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "means_icon", lambda found: False)
    monkeypatch.setattr("bot.ui.pages.rulebook.means_icon", lambda found: found[0].id == "TOY-001")
    await there.open_table("Ben")
    book = (await there.slash("Ann", "rules")).response
    assert book is not None and alt_texts(book) == []
    await there.click("Ann", book, "Read from the beginning")
    assert len(alt_texts(there.fresh(book))) == 1 and "Icons" not in labels(raw(there.fresh(book)))
    await there.click("Ann", there.fresh(book), "Next →")
    assert alt_texts(there.fresh(book)) == [] and "Icons" in labels(raw(there.fresh(book)))


async def test_where_nothing_is_played_one_says_which_game(there: Stage) -> None:
    asked = (await there.slash("Ann", "rules")).response
    assert asked is not None and "Which game?" in text(asked)
    await there.members["Ann"].select(asked, ["toy_freight"], custom_id=select(asked, Pick.GAME))
    assert "- 1 Points" in text(there.fresh(asked))
    asked = (await there.slash("Ann", "rules", search="highest bid")).response
    assert asked is not None
    await there.members["Ann"].select(asked, ["toy_freight"], custom_id=select(asked, Pick.GAME))
    assert "TOY-002" in text(there.fresh(asked)) and "TOY-001" not in text(there.fresh(asked))


async def test_a_search_has_a_next_page(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "PAGE", 200)
    await there.open_table("Ben")
    found = (await there.slash("Ann", "rules", search="a")).response
    assert found is not None and "Page 1 of" in text(found)
    first = text(found)
    await there.click("Ann", found, "Next →")
    assert "Page 2 of" in text(there.fresh(found)) and "**TOY-" in text(there.fresh(found))
    await there.click("Ann", there.fresh(found), "← Back")
    assert text(there.fresh(found)) == first
