"""A panel is as tall as a phone, with its picture: measured on the page, in Chromium."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from tests.bot.playground.heights import CHROMIUM, page, walk
from tests.games import FINISHED

PANELS, EVERY = 15, 6
"""Panels of a game that are looked at, and answers between them: late turns are among them."""
USUAL, MOST = 844, 1200
"""Pixels of half of the panels, which is a screen, and of the tallest: a beginner's explanation, seven options told,
and the news. The tables are the same ones each time; tables of other seeds differ by 50 px either way.
"""


@pytest.mark.long
@pytest.mark.parametrize("game", FINISHED)
async def test_a_panel_with_its_picture_is_about_a_screen_of_a_phone_high(tmp_path: Path, game: str) -> None:
    pytest.importorskip("playwright.async_api", reason="no playwright: no page is opened")
    if not CHROMIUM.exists():
        pytest.skip(f"no {CHROMIUM}: no page is opened")
    async with page(tmp_path) as (there, shown):
        with there.env.time_context():
            found = await walk(there, shown, game, PANELS, EVERY)
    told = [f"{one.name}: {one.height:.0f} px, its picture {one.picture:.0f}" for one in found]
    assert any(one.plans for one in found) and len(found) > PANELS // 2
    assert median(one.height for one in found) <= USUAL, told
    assert max(one.height for one in found) <= MOST, told
