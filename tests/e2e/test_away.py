"""`/away`: said once, seen at every table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.cogs.away import BadAbsence, moment
from bot.i18n import Texts
from tests.e2e.stage import Stage, mentions, said, text

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
PRAGUE = ZoneInfo("Europe/Prague")
ENGLISH = Texts()("en")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("10d", NOW + timedelta(days=10)),
        ("36 h", NOW + timedelta(hours=36)),
        ("2w", NOW + timedelta(days=14)),
        ("2026-12-24", datetime(2026, 12, 24, tzinfo=PRAGUE)),
    ],
)
def test_a_time_may_be_a_span_or_a_date(typed: str, meant: datetime) -> None:
    assert moment(typed, NOW, PRAGUE, ENGLISH) == meant


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("cs", "10 dní", NOW + timedelta(days=10)),
        ("cs", "2t", NOW + timedelta(days=14)),
        ("cs", "24. 12. 2026", datetime(2026, 12, 24, tzinfo=PRAGUE)),
        ("hu", "10 nap", NOW + timedelta(days=10)),
        ("hu", "2 hét", NOW + timedelta(days=14)),
        ("hu", "2026. 12. 24.", datetime(2026, 12, 24, tzinfo=PRAGUE)),
        ("hu", "10d", NOW + timedelta(days=10)),
    ],
)
def test_a_time_is_understood_as_people_write_it_at_home(language: str, typed: str, meant: datetime) -> None:
    assert moment(typed, NOW, PRAGUE, Texts()(language)) == meant


@pytest.mark.parametrize("typed", ["", "soon", "10", "2026-02-30", "10y", "10000d"])
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(BadAbsence):
        moment(typed, NOW, PRAGUE, ENGLISH)


async def test_a_player_who_is_away_is_named_and_not_pinged(there: Stage) -> None:
    await there.open_table("Ben")
    assert "Your table knows" in said(await there.slash("Ben", "away", until="10d"))
    await there.slash("Ann", "do", moves="pass confirm")
    assert mentions(await there.last) == []
    assert "'s turn; away until" in text(await there.last)
    assert "away until" in said(await there.slash("Ann", "game status"))
    assert "Welcome back" in said(await there.slash("Ben", "away", until="back"))
    await there.env.advance_time(1)
    assert mentions(await there.last) == [there.members["Ben"].id]
    assert "You are not away" in said(await there.slash("Ben", "away", until="back"))
    assert "don't understand “soon”" in said(await there.slash("Ben", "away", until="soon"))
