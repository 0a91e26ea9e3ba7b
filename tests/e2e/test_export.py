"""`/export`: what one has played as a file, by slash command."""

from __future__ import annotations

from tests.e2e.stage import Stage, said


async def test_the_game_here_and_all_games_come_as_files_that_nobody_else_sees(there: Stage) -> None:
    await there.open_table("Ben")
    message = await there.slash("Ann", "export")
    assert message.ephemeral
    assert "What you know of this game of Toy Freight" in said(message)
    assert [file.filename for file in message.response.attachments] == ["toy_freight-1.json"]
    every = await there.slash("Ann", "export", all=True)
    assert "Your game, 1 in this file" in said(every)
    assert [file.filename for file in every.response.attachments] == ["roundhouse.zip"]
    assert "You don't play at this table" in said(await there.slash("Cleo", "export"))
    assert "You have played no game here" in said(await there.slash("Cleo", "export", all=True))
    assert not there.faults()


async def test_a_game_that_is_over_comes_whole(there: Stage) -> None:
    await there.open_table("Ben")
    await there.end("Ben")
    message = await there.slash("Ann", "export")
    assert [file.filename for file in message.response.attachments] == ["toy_freight-1.json", "toy_freight-1.txt"]
    assert "The whole game of Toy Freight" in said(message)
