"""/sandbox: tried out privately by taps, with two lines compared."""

from __future__ import annotations

from typing import Any

from bot.ui.parts.ids import BUTTON, SELECT, Press, Realm, parse
from tests.e2e.stage import Stage, labels, raw, said, text


async def tap(there: Stage, panel: Any, key: str) -> Any:
    await there.answer("Ann", panel, key)
    return there.fresh(panel)


async def test_two_lines_are_tried_out_by_taps_and_compared(there: Stage) -> None:
    await there.open_table("Ben")
    known = len(there.messages)
    page = await there.slash("Ann", "sandbox")
    assert page.ephemeral and page.response is not None
    panel = page.response
    assert "Only you see this, and" in text(panel)
    found = (BUTTON.fullmatch(one) or SELECT.fullmatch(one) for one in there.ids_of(panel))
    assert {parse(match).realm for match in found if match} == {Realm.SANDBOX}
    panel = await tap(there, await tap(there, panel, "spend"), "1")
    assert "You decide for **Ben**." in text(panel)
    await there.click("Ann", panel, "Mark this line")
    assert "✓ Marked" in labels(raw(there.fresh(panel)))
    assert "Let bots answer" in labels(raw(there.fresh(panel)))
    await there.click("Ann", there.fresh(panel), "To the start")
    panel = await tap(there, await tap(there, there.fresh(panel), "spend"), "3")
    assert "**you:** +2 points, −2 money" in text(panel).replace(" and ", ", ")
    assert "Ben:" not in text(panel).split("Against the marked line")[1].splitlines()[1]
    await there.click("Ann", panel, "What does hard expect?")
    assert "💡 Hard " in text(there.fresh(panel)) and "compare" not in text(there.fresh(panel))
    assert "What does hard expect?" not in labels(raw(there.fresh(panel)))
    await there.click("Ann", there.fresh(panel), "Start over from the table")
    assert "Against" not in text(there.fresh(panel))
    panel = await tap(there, await tap(there, there.fresh(panel), "spend"), "1")
    await there.click("Ann", panel, "Let bots answer")
    assert "You decide for" not in text(there.fresh(panel))
    assert "Let bots answer" not in labels(raw(there.fresh(panel)))
    assert len(there.messages) == known, "nobody else sees any of it"


async def test_the_way_in_is_in_the_panel_and_below_ones_own_board(there: Stage) -> None:
    await there.open_table("Ben")
    hand = await there.slash("Ben", "hand")
    assert hand.response is not None and "Sandbox" in labels(raw(hand.response))
    assert "Sandbox" in labels(raw(await there.take("Ann")))
    opened = await there.press("Ben", hand.response, Press.SANDBOX)
    assert "Only you see this, and" in said(opened)


async def test_who_does_not_play_has_none(there: Stage) -> None:
    await there.open_table("Ben")
    assert "Only you see this, and" not in said(await there.slash("Cleo", "sandbox"))
