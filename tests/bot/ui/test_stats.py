"""Statistics as they are read."""

from __future__ import annotations

from bot.host.types.pages import Counted, Source, Stats, Title
from bot.i18n import Texts
from bot.ui.pages.stats import stats_page
from bot.ui.parts.reader import Reader
from tests.bot.ui.test_leaders import text

READ = Reader(Texts()(None))
STEAM = Title(
    "steam",
    Counted(12, 4, 3.14),
    ((3, Counted(2, 0, 0.67)), (4, Counted(10, 4, 2.5))),
    41.6,
    58,
    (Source("links", 25.2, 21.9), Source("income", 12, 12.2), Source("upkeep", -3, 0), Source("none", 0.2, 0.1)),
)
OTHER = Title("railroad_revolution", Counted(1, 0, 0.25), ((4, Counted(1, 0, 0.25)),), None, None, ())


def stats(*titles: Title, **more: object) -> Stats:
    games = sum(title.all.games for title in titles)
    given: dict[str, object] = {
        "name": "A*n", "own": True, "server": False, "all": Counted(games, 4, 3.39), "titles": titles,
        "seconds": 840.0, "in_time": 98, "mates": (("Ben", 9), ("Cid", 4)), **more,
    }  # fmt: skip
    return Stats(**given)  # type: ignore[arg-type]


def test_of_one_title_everything_is_told_and_nothing_that_is_nothing() -> None:
    assert text(stats_page(stats(STEAM), READ)).splitlines() == [
        "## A\\*n",
        "**All games:** 12, 4 won (3.4 by chance)",
        "14 minutes a move · 98% on time",
        "**Steam**",
        "42 points on average, 58 at best",
        "**With 3:** 2, none won (0.7 by chance)",
        "**With 4:** 10, 4 won (2.5 by chance)",
        "**Points from** (against the average at your tables)",
        f"- {READ('steam-source-links')}: 25 (+3)",
        f"- {READ('steam-source-income')}: 12",
        f"- {READ('steam-source-upkeep')}: −3 (−3)",
        "Most games with Ben (9), Cid (4)",
    ]


def test_of_more_titles_each_has_its_lines() -> None:
    page = text(stats_page(stats(STEAM, OTHER, server=True, seconds=5400 * 3, in_time=None, mates=()), READ))
    assert page.splitlines() == [
        "## A\\*n, on this server",
        "**All games:** 13, 4 won (3.4 by chance)",
        "4 hours a move",
        "**Steam:** 12, 4 won (3.1 by chance)",
        "42 points on average, 58 at best",
        "**Railroad Revolution:** 1, none won (0.2 by chance)",
    ]


def test_who_has_finished_nothing_is_told_so() -> None:
    assert "No finished game yet." in text(stats_page(stats(all=Counted(0, 0, 0.0)), READ))
