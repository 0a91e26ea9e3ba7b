"""Looking back under /board: one private message that turns its pages."""

from __future__ import annotations

import pytest

from renderers import textboard
from tests.e2e.stage import Stage, alt_texts, labels, raw, said, text

ARROWS = ["⏪ 10", "◀ Turn", "Turn ▶", "10 ⏩", "Now"]


async def test_the_table_is_looked_back_on_turn_by_turn_in_place(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore+coal confirm")
    await there.slash("Ben", "do", moves="spend 2 confirm")
    shown = (await there.slash("Cleo", "board")).response
    assert labels(raw(shown)) == ["◀ Turn", "In words"]
    await there.click("Cleo", shown, "◀ Turn")
    page = there.fresh(shown)
    assert text(page) == "**Turn 1 of 2**, round 1: **Ann**\n- **Ann**: Store goods"
    assert labels(raw(page)) == ARROWS
    assert alt_texts(page)
    await there.click("Cleo", page, "◀ Turn")
    assert text(there.fresh(shown)).startswith("**The beginning**\n- All luck of this game")
    await there.click("Cleo", there.fresh(shown), "Turn ▶")
    assert text(there.fresh(shown)).startswith("**Turn 1 of 2**")
    await there.click("Cleo", there.fresh(shown), "Now")
    assert labels(raw(there.fresh(shown))) == ["◀ Turn", "In words"]


async def test_from_the_table_in_the_panel_one_looks_back_beside_it(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(textboard, "PICTURES", ("overview", "player"))
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="store ore+coal confirm")
    panel = await there.take("Ben")
    await there.click("Ben", panel, "Table")
    result = await there.click("Ben", there.fresh(panel), "◀ Turn")
    assert said(result).startswith("**The beginning**")
    assert result.response.id != panel.id
    assert "What do you do?" in text(there.fresh(panel))
