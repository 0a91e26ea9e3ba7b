"""`/stats` by slash command: oneself, and others as far as they like."""

from __future__ import annotations

from tests.e2e.stage import Stage, said


async def test_who_has_played_reads_their_own_and_others_if_these_like(there: Stage) -> None:
    assert "No finished game yet." in said(await there.slash("Ann", "stats"))
    await there.open_table("Ben")
    await there.slash("Ben", "game concede")
    await there.vote("Ann", "Agree")
    own = await there.slash("Ann", "stats", game="toy freight", server=True)
    assert own.ephemeral
    assert "## Ann, on this server" in said(own)
    assert "1, 1 won (0.5 by chance)" in said(own) and "Most games with Ben (1)" in said(own)
    other = said(await there.slash("Ann", "stats", player=there.members["Ben"]))
    assert "## Ben, on this server" in other and "none won" in other and "Most games" not in other
    assert not there.faults()
