"""Who learns: a table with hints, a hint in the panel, and what a decision is for, until they know."""

from __future__ import annotations

from bot.ui.parts.ids import Fill, Press
from tests.e2e.stage import Stage, labels, raw, said, text


async def test_a_learning_table_gives_a_hint_a_decision_and_tells_the_others(there: Stage) -> None:
    await there.slash("Ann", "game new", game="toy_freight")
    await there.click("Ben", await there.last, "Join")
    form = (await there.click("Ann", await there.last, "Options")).response
    await there.fill("Ann", form, Fill.MORE, also=["hints", "rated", "sandbox"])
    assert "**Learning table:** the panel gives hints." in text(await there.last)
    await there.start()
    panel = await there.take("Ann")
    await there.click("Ann", panel, "Hint")
    panel = there.fresh(panel)
    assert (
        "💡 A bot would choose **Deliver a crate**, the beginning of plan A: "
        "a crate scores as soon as it is delivered." in text(panel)
    )
    assert "Hint" not in labels(raw(panel))
    await there.answer("Ann", panel, "pass")
    await there.answer("Ann", there.fresh(panel), "confirm")
    assert "**Ann** has taken a hint." in text(await there.last)
    assert "**Ann** has taken a hint." in said(await there.slash("Ben", "log"))
    assert "Hint" in labels(raw(await there.take("Ben")))


async def test_a_table_gives_no_hints_by_itself(there: Stage) -> None:
    await there.open_table("Ben")
    assert "Hint" not in labels(raw(await there.take("Ann")))


async def test_what_a_decision_is_for_is_told_until_one_knows(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    assert "I know" not in labels(raw(panel))
    await there.answer("Ann", panel, "spend")
    told = "🔰 Coins are points once they are spent."
    assert f"How many coins do you spend?**\n{told}" in text(there.fresh(panel))
    await there.press("Ann", there.fresh(panel), Press.KNOWN)
    assert told not in text(there.fresh(panel)) and "I know" not in labels(raw(there.fresh(panel)))
    await there.restart()
    assert told not in text(await there.take("Ann"))
    assert there.faults() == []
