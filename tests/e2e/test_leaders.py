"""`/leaderboard` by slash command, after games that were rated and one that was not."""

from __future__ import annotations

from tests.e2e.stage import Stage, said


async def test_the_leaderboard_names_who_has_played_and_whom_it_hides(there: Stage) -> None:
    assert "No rated game has ended" in said(await there.slash("Ann", "leaderboard"))
    await there.open_table("Ben")
    assert "No rated game of Toy Freight" in said(await there.slash("Ann", "leaderboard"))
    await there.slash("Ben", "game concede")
    await there.vote("Ann", "Agree")
    message = await there.slash("Cleo", "leaderboard", game="toy freight")
    assert message.ephemeral
    found = said(message)
    assert found.index("**Ann**") < found.index("**Ben**")
    assert not there.faults()
