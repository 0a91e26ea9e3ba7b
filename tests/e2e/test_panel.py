"""The panel: whole plans, what ends a turn, the other picture, the rules of a decision, and the next table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.parts.ids import Press
from renderers import textboard
from tests.e2e.stage import Stage, labels, raw, text, walk


def shown(there: Stage, panel: Any) -> str:
    """The file of the picture that a panel shows."""
    (media,) = [item["media"] for part in walk(raw(there.fresh(panel))) for item in part.get("items", [])]
    return str(media["url"]).rpartition("/")[2].partition("-")[0]


async def test_a_whole_plan_is_one_tap_and_the_confirmation(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    assert "**B · Store ore and coal**" in text(panel)
    await there.click("Ann", panel, "B")
    assert "Confirm this turn" in text(there.fresh(panel))
    await there.click("Ann", there.fresh(panel), "Confirm")
    assert await there.waiting() == ["Ben"]


async def test_what_says_that_it_ends_the_turn_ends_it(there: Stage) -> None:
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "spend")
    assert "**🔒 Keep them \\(ends your turn\\)** · nothing is scored" in text(there.fresh(panel))
    await there.click("Ann", there.fresh(panel), "🔒 Keep them")
    assert await there.waiting() == ["Ben"]


async def test_the_table_takes_the_place_of_the_own_board_and_gives_it_back(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(textboard, "PICTURES", ("overview", "player"))
    await there.open_table("Ben")
    panel = await there.take("Ann")
    await there.answer("Ann", panel, "lay")
    asked = text(there.fresh(panel))
    for label, picture in (("Table", "overview"), ("My board", "player"), ("Table", "overview")):
        result = await there.click("Ann", there.fresh(panel), label)
        assert result.response.id == panel.id and not result.followups
        assert (shown(there, panel), text(there.fresh(panel))) == (picture, asked)
    await there.answer("Ann", there.fresh(panel), "a1")
    assert shown(there, panel) == "player"


async def test_the_rules_of_a_decision_come_in_a_message_of_their_own_with_the_icons(
    there: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(textboard, "PICTURES", ("overview", "key"))
    await there.open_table("Ben")
    panel = await there.take("Ann")
    before = text(panel)
    rules = (await there.press("Ann", panel, Press.CLAUSES)).response
    assert "A turn is one action: draw, deliver" in text(rules) and "Who passes does nothing" in text(rules)
    assert "TOY-" not in text(rules), "nobody knows the clauses by their numbers"
    assert rules.ephemeral
    assert shown(there, rules) == "key"
    assert text(there.fresh(panel)) == before
    await there.answer("Ann", panel, "pass")
    assert "?" not in labels(raw(there.fresh(panel)))


async def test_who_has_nothing_to_do_here_is_led_to_the_table_that_waits_longest(there: Stage) -> None:
    first = there.channel
    for name in ("second", "third"):
        await there.open_table("Ben")
        await there.env.advance_time(60)
        there.channel = there.guild.create_text_channel(name)
    await there.open_table("Ben")
    panel = await there.take("Ann")
    assert "Next:" not in text(panel)
    await there.answer("Ann", panel, "pass")
    await there.answer("Ann", there.fresh(panel), "confirm")
    assert f"Next: **Toy Freight** · <#{first.id}> · Ben · round 1, asked <t:" in text(there.fresh(panel))
    result = await there.click("Ann", there.fresh(panel), "Next: Toy Freight · Ben")
    assert result.response.id == panel.id
    assert "What do you do?" in text(there.fresh(panel))
    assert {custom_id.split(".")[1] for custom_id in there.ids_of(there.fresh(panel))} == {"1"}
