"""The leaderboard as it is read."""

from __future__ import annotations

from bot.host.types.pages import Leaderboard, Ranked
from bot.i18n import Texts
from bot.ui.pages.leaders import MOST, leaders_page
from bot.ui.parts.layout import Layout, Text
from bot.ui.parts.reader import Reader
from tests.bot.ui.limits import problems

READ = Reader(Texts()(None))


def text(layout: Layout) -> str:
    assert problems(layout) == []
    return "\n".join(item.content for item in layout.items if isinstance(item, Text))


def test_the_best_come_first_then_the_provisional_then_practice_opponents() -> None:
    people = (Ranked("Ann", 1391, 12, 1), Ranked("B*n", 1204, 9, 2), Ranked("Cid", 1402, 1))
    page = text(leaders_page(Leaderboard("steam", people, (Ranked("hard", 1330, 40),), unlisted=True), READ))
    assert page.splitlines() == [
        "## Steam: leaderboard",
        "1. **Ann** 1391 · 12 games",
        "2. **B\\*n** 1204 · 9 games",
        "**Provisional** (fewer than 8 games)",
        "- **Cid** 1402 · 1 game",
        "-# You are not shown to others (`/settings`).",
        "-# Bots: hard 1330",
    ]


def test_who_asks_is_told_their_own_place_however_long_the_list_is() -> None:
    people = tuple(Ranked("x" * 32, 1500 - n, 30, 1 + n, own=n == 70) for n in range(90))
    lines = text(leaders_page(Leaderboard("steam", people), READ)).splitlines()
    assert len(lines) == 1 + MOST + 1
    assert lines[-1].startswith("71. ")


def test_where_nobody_was_rated_it_says_so() -> None:
    assert text(leaders_page(None, READ)) == "No rated game has ended on this server yet."
    assert "No rated game of Steam" in text(leaders_page(Leaderboard("steam", ()), READ))
