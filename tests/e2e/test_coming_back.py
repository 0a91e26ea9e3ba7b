"""Coming back to a table: what has happened since the last turn stands above the panel."""

from __future__ import annotations

from engine.core.play.msg import Msg
from tests.e2e.stage import Stage, labels, raw, text


async def test_the_panel_begins_with_what_happened_and_all_of_it_is_one_tap_away(there: Stage) -> None:
    await there.open_table("Ben")
    assert "turn" not in text(await there.take("Ann")).splitlines()[1]  # nothing has happened
    await there.slash("Ann", "do", moves="pass")
    async with there.bot.house.matches.hold(1) as live:
        for n in range(9):
            live.note(Msg("toy-freight-delivered", seat=0, n=n), 0.0)
    await there.slash("Ann", "do", moves="confirm")
    panel = await there.take("Ben")
    which, _, rest = text(panel).partition("\n")
    assert which == f"-# **Toy Freight** · <#{there.channel.id}> · Ann · round 1"
    assert rest.removeprefix("Can you read this?\n").startswith("**What do you do?**"), "it touches nobody else"
    await there.click("Ben", panel, "What happened (10)")
    page = there.fresh(panel)
    assert "Toy Freight: log" in text(page)
    assert labels(raw(page)) == ["← Back"]
    await there.click("Ben", page, "← Back")
    again = there.fresh(panel)
    assert "What happened (10)" in labels(raw(again))
    await there.more("Ben", again)
    again = there.fresh(panel)
    assert "What happened (10)" in labels(raw(again)) and "More…" not in labels(raw(again)), "it is only looked at"
    await there.answer("Ben", again, "store")
    assert "What happened (10)" not in labels(raw(there.fresh(panel)))
    await there.more("Ben", there.fresh(panel))
    assert "What happened (10)" not in labels(raw(there.fresh(panel))), "the turn has begun"
    hand = await there.slash("Ben", "hand")
    assert "What happened (10)" in labels(raw(next(one for one in [*hand.followups, hand.response] if one)))
