"""From the lobby to the final score."""

from __future__ import annotations

from tests.e2e.stage import Stage, alt_texts, labels, mentions, raw, said, text


async def test_a_table_is_opened_joined_and_started(there: Stage) -> None:
    opened = await there.slash("Ann", "game new", game="Toy Freight")
    assert opened.ephemeral
    assert "Options for Toy Freight" in said(opened)
    lobby = there.last
    assert "Ann" in text(lobby)
    assert labels(raw(lobby)) == ["Join", "Leave", "Options", "Start"]
    await there.click("Ben", lobby, "Join")
    assert "Ben" in text(there.last)
    assert there.last.id == lobby.id
    await there.click("Ann", there.last, "Start")
    board = there.last
    assert "Take turn" in labels(raw(board))
    assert mentions(board) == [there.members["Ann"].id]
    assert alt_texts(board)
