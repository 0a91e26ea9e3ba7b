"""`/note`: what a player remembers for themselves, in their panel and when they come back."""

from __future__ import annotations

from bot.ui.parts.ids import Fill
from tests.e2e.stage import Stage, fields, said, text


async def test_a_note_stands_in_the_panel_of_its_writer_and_nowhere_else(there: Stage) -> None:
    await there.open_table("Ben")
    assert "You have no note here" in said(await there.slash("Ann", "note"))
    written = await there.slash("Ann", "note", text="crates *first*, @everyone")
    assert written.ephemeral
    assert said(written).startswith(r"📝 crates \*first\*, @everyone")
    await there.slash("Ann", "note", text="keep the 5")
    await there.restart()
    panel = await there.take("Ann")
    assert "What do you do?**\n📝 keep the 5" in text(panel)
    assert "keep the 5" not in said(await there.slash("Ben", "hand")) + said(await there.slash("Ben", "note"))
    assert all("keep the 5" not in text(message) for message in there.messages)
    assert "You don't play at this table" in said(await there.slash("Cleo", "note", text="mine"))
    assert said(await there.slash("Ann", "note", text="-")) == "Your note is deleted."
    assert "keep the 5" not in text(await there.take("Ann"))


async def test_who_was_away_is_given_their_notes_back(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ben", "note", text="help Ann")
    await there.slash("Ben", "away", until="10d")
    back = said(await there.slash("Ben", "away", until="back"))
    assert back == f"Welcome back.\n- <#{there.channel.id}>: 📝 help Ann"


async def test_a_note_is_written_changed_and_deleted_in_a_form(there: Stage) -> None:
    await there.open_table("Ben")
    page = (await there.slash("Ann", "note")).response
    await there.fill("Ann", page, Fill.NOTE, text="first\nsecond")
    assert text(there.fresh(page)).startswith("📝 first\nsecond")
    shown = await there.form("Ann", there.fresh(page), Fill.NOTE)
    assert fields(shown.modal)["text"]["value"] == "first\nsecond"
    await there.restart()
    await there.send("Ann", shown, text="  ")
    assert text(there.fresh(page)) == "Your note is deleted."
    assert await there.host.notes.read(1, there.person("Ann")) is None
