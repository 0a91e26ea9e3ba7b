"""A table against hard opponents: chosen in the form, called by name and level wherever names stand."""

from __future__ import annotations

from bot.ui.parts.ids import Fill, Press
from tests.e2e.stage import GAME, Stage, labels, raw, said, text


async def test_hard_opponents_are_chosen_play_and_are_called_by_name_and_level(there: Stage) -> None:
    form = (await there.slash("Ann", "game new", game=GAME, players=4)).response
    await there.fill("Ann", form, Fill.TABLE, opponents=["hard"])
    assert "Bots (hard) take the rest" in text(await there.last)
    await there.start()
    panel = await there.take("Ann")
    panel = (await there.answer("Ann", panel, "pass")).response
    await there.press("Ann", panel, Press.ANSWER, "confirm")
    board = text(await there.last_with("Take turn"))
    assert "**Walton 🤖**" in board and "**Perner 🤖**" in board and "**Judah 🤖**" in board
    assert "Walton 🤖" in said(await there.slash("Ann", "log"))
    names = await there.members["Ann"].autocomplete(there.channel, "board", "player", "wal")
    assert [(c["name"], c["value"]) for c in names] == [("Walton 🤖", "2")]
    status = (await there.slash("Cleo", "game status")).response
    assert "Take the seat of Perner 🤖" in labels(raw(status))
