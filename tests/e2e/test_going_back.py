"""What plain undo can't take back is taken back by agreement; the message says from where it goes on."""

from __future__ import annotations

import re

from tests.e2e.stage import Stage, labels, mentions, raw, said, text

ASK = "Ask to undo turn"


async def test_a_drawn_crate_is_put_back_when_the_others_agree(there: Stage) -> None:
    board = await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "draw")
    assert ASK in labels(raw(there.fresh(panel)))
    await there.click("Ann", there.fresh(panel), ASK)
    assert "The table is asked to undo **Ann**'s turn of <t:" in text(there.fresh(panel))
    vote = await there.last
    assert mentions(vote) == [there.members["Ben"].id]
    assert "> 🗳 **Ann** asks to undo their turn of <t:" in text(vote)
    assert "Agree · 1/2" in labels(raw(vote))
    assert "Crate" not in text(vote)
    await there.vote("Ben", "Agree")
    assert labels(raw(there.fresh(vote))) == []
    after = await there.last_with("Take turn")
    assert re.search(r"\*\*Ann\*\*'s turn of <t:\d+:f> is undone, by agreement; what was revealed", text(after))
    assert labels(raw(there.fresh(board))) == []
    assert await there.waiting() == ["Ann"]
    assert "What do you do?" in text(await there.take("Ann"))


async def test_undo_that_is_refused_shows_the_way_and_can_be_typed(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ann", "do", moves="pass confirm")
    refused = await there.slash("Ann", "undo")
    assert "nothing you can undo alone" in said(refused)
    assert refused.response is not None
    assert ASK in labels(raw(refused.response))
    assert "The table is asked to undo **Ann**'s turn" in said(await there.slash("Ann", "undo", ask=True))
    await there.slash("Ben", "do", moves="pass")
    assert any("Whoever plays on" not in text(m) and "The table has played on." in text(m) for m in there.messages)


async def test_a_game_ended_early_can_be_played_again_and_nobody_takes_a_turn_any_more(there: Stage) -> None:
    await there.open_table("Ben")
    await there.slash("Ben", "game pause")
    await there.end("Ben")
    assert not there.has("Take turn")
    assert not there.has("Agree")
    assert "The game ended first." in "\n".join(map(text, there.messages))
    assert labels(raw(await there.last)) == ["Play again", "Log", "Replay", "Review", "Record"]
    await there.click("Ben", await there.last, "Play again")
    assert "join the table" in text(await there.last)
