"""A lobby in which nothing happens: its host says what is to become of it, by a button."""

from __future__ import annotations

from typing import Any

from bot.ui.pages.options import KEPT, NEVER, START_BY
from bot.ui.parts.ids import Fill, Press
from tests.e2e.stage import GAME, Stage, fields, labels, mentions, raw, said, text

DAY = 86_400.0


async def grow_old(there: Stage) -> Any:
    """Ann opens a table, and nothing happens for three days; what she is asked."""
    await there.slash("Ann", "game new", game=GAME)
    await there.env.advance_time(3 * DAY + 60)
    question = await there.last_with("Keep")
    assert mentions(question) == [there.members["Ann"].id]
    assert labels(raw(question)) == ["Keep", "Start with bots", "Close"]
    return question


async def test_it_is_kept(there: Stage) -> None:
    question = await grow_old(there)
    assert "only the host" in said(await there.press("Ben", question, Press.KEEP)).lower()
    await there.press("Ann", question, Press.KEEP)
    await there.bot.house.settle()
    assert not there.has("Keep")
    assert there.has("Join")


async def test_it_starts_with_practice_opponents(there: Stage) -> None:
    question = await grow_old(there)
    await there.press("Ann", question, Press.FILL)
    assert "Take turn" in labels(raw(await there.last))
    assert not there.has("Keep")


async def test_it_is_closed(there: Stage) -> None:
    question = await grow_old(there)
    await there.press("Ben", question, Press.CLOSE)
    assert there.has("Join")
    assert "closed" in said(await there.press("Ann", question, Press.CLOSE))
    await there.bot.house.settle()
    assert not there.has("Join")
    assert not there.has("Keep")


async def test_nobody_answers_and_it_closes_with_a_sentence(there: Stage) -> None:
    await grow_old(there)
    await there.env.advance_time(4 * DAY + 60)
    assert text(await there.last) == "Nothing has happened here for a week, so this table closes."
    assert not there.has("Join")
    assert not there.has("Keep")


async def test_the_options_say_when_it_starts_by_itself(there: Stage) -> None:
    form = (await there.slash("Ann", "game new", game=GAME)).response
    shown = await there.form("Ann", form, Fill.TABLE)
    assert [each["value"] for each in fields(shown.modal)[START_BY]["options"]] == [NEVER, "1", "2", "3", "7"]
    await there.send("Ann", shown, start_by=["1"])
    shown = await there.form("Ann", there.fresh(form), Fill.TABLE)
    assert KEPT in [each["value"] for each in fields(shown.modal)[START_BY]["options"]]
    await there.send("Ann", shown, start_by=[KEPT])
    lobby = await there.last_with("Join")
    assert "**Starts <t:" in text(lobby)
    await there.env.advance_time(DAY + 60)
    assert "Take turn" in labels(raw(await there.last))
