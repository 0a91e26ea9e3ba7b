"""The table in words: by command, below pictures, in panels, in sandboxes and lessons; and the icons of a game."""

from __future__ import annotations

import pytest

from bot.ui.parts.ids import Press
from bot.ui.table import words
from renderers import textboard
from tests.e2e.stage import Stage, alt_texts, labels, raw, said, text, values


async def test_the_command_tells_the_whole_table_in_a_message_of_its_own(there: Stage) -> None:
    await there.open_table("Ben")
    shown = (await there.slash("Ann", "board", words=True)).response
    assert shown.ephemeral and not alt_texts(shown)
    assert text(shown).startswith("### Toy Freight in words, page 1 of 1\n### The turn\n- round: 1.")
    assert "### Hands\n- hands: 3, 5 \\| 0, 0." in text(shown), "only one's own hand is told"
    assert "3, 5" not in text((await there.slash("Cleo", "board", words=True)).response)


async def test_the_button_stands_below_every_picture_of_the_table(there: Stage) -> None:
    await there.open_table("Ben")
    shown = [
        (await there.slash("Ann", "board")).response,
        (await there.slash("Ann", "board", player="1")).response,
        (await there.slash("Ann", "board", player="2")).response,
        (await there.press("Ann", await there.last, Press.BOARD)).response,
        await there.take("Ann"),
        await there.take("Ben"),
    ]
    for message in shown:
        before = text(message)
        who = "Ben" if message is shown[-1] else "Ann"
        result = await there.click(who, message, "In words")
        assert result.response.ephemeral and "in words, page 1 of 1" in text(result.response)
        assert text(there.fresh(message)) == before, "what stood there stays"


async def test_pages_are_turned_in_place_and_a_section_is_gone_to_by_its_heading(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "MAX_PAGE", 60)
    await there.open_table("Ben")
    shown = (await there.slash("Ann", "board", words=True)).response
    (menu,) = [one for one in there.ids_of(shown) if ".px." in one]
    first, pages = text(shown), {text(shown)}
    while "Next →" in labels(raw(there.fresh(shown))):
        await there.click("Ann", there.fresh(shown), "Next →")
        pages.add(text(there.fresh(shown)))
    assert len(pages) > 2 and "Next →" not in labels(raw(there.fresh(shown)))
    last = values(raw(there.fresh(shown)), menu)[0]
    await there.members["Ann"].select(there.fresh(shown), [last], custom_id=menu)
    assert text(there.fresh(shown)) == first
    await there.click("Ann", there.fresh(shown), "Next →")
    await there.click("Ann", there.fresh(shown), "← Back")
    assert text(there.fresh(shown)) == first


async def test_a_sandbox_and_a_lesson_are_told_too(there: Stage) -> None:
    await there.open_table("Ben")
    sandbox = (await there.slash("Ann", "sandbox")).response
    told = await there.click("Ann", sandbox, "In words")
    assert "### The turn" in text(told.response) and text(there.fresh(sandbox)) == text(sandbox)
    lessons = (await there.slash("Ann", "learn", game="toy_yard")).response
    lesson = (await there.press("Ann", lessons, Press.LESSON)).response
    told = await there.click("Ann", there.fresh(lesson), "In words")
    assert "### The turn" in text(told.response)


async def test_the_icons_of_a_game_are_told(there: Stage) -> None:
    shown = (await there.slash("Ann", "help", game="russian_railroads")).response
    told = (await there.click("Ann", shown, "In words")).response
    assert "### Russian Railroads: the signs" in text(told) and "- A whole plan, and where it ends." in text(told)


async def test_a_table_that_is_over_can_still_be_read(there: Stage) -> None:
    await there.open_table("Ben")
    await there.end("Ben")
    assert "### The turn" in said(await there.slash("Ann", "board", words=True))
    assert textboard.PICTURES == ("overview",)
