"""/review: what cost a player most, privately, with the pictures of the turning points."""

from __future__ import annotations

import re

import pytest

from tests.e2e.stage import Stage, labels, meanwhile, raw, said, stopping, text


async def over(there: Stage) -> None:
    """Ann passes all the time, Ben stores."""
    await there.open_table("Ben")
    for number in range(60):
        card = await there.host.tables.card(1)
        if not card.waiting:
            return
        name = ("Ann", "Ben")[card.waiting[0].seat]
        panel = await there.host.play.panel(1, there.person(name))
        assert panel.ask is not None
        keys = panel.ask.keys()
        await there.host.play.answer(1, there.person(name), None, ["pass" if "pass" in keys else keys[0]], number)
    raise AssertionError("the game does not end")


async def test_a_running_game_has_none(there: Stage) -> None:
    await there.open_table("Ben")
    assert said(await there.slash("Ann", "review")).startswith("A review comes when the game is over.")


async def test_who_played_goes_through_what_cost_most(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(there)
    shown = meanwhile(monkeypatch)
    result = await there.slash("Ann", "review")
    assert shown == ["Looking back on your game: 0%."]
    assert result.ephemeral
    own = there.fresh(result.response)
    assert text(own).startswith("**Toy Freight**: what cost you most\n- **Turn ")
    turn = labels(raw(own))[0]
    await there.click("Ann", own, turn)
    own = there.fresh(own)
    assert "You played:\n- " in text(own)
    assert {"Overview", "◀ Move", "Move ▶"} <= set(labels(raw(own)))
    assert "**" not in text(own).partition("You played:")[2]
    await there.click("Ann", own, "Move ▶")
    assert re.search(r"Better:\n- [A-Z][^\n]+\? \*\*", text(there.fresh(own)))
    await there.click("Ann", there.fresh(own), "Overview")
    assert turn in labels(raw(there.fresh(own)))


async def test_it_can_be_stopped(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(there)
    meanwhile(monkeypatch, stopping(lambda: there.host.reviews.stop(1, there.person("Ann"))))
    assert said(await there.slash("Ann", "review")).startswith("The review was stopped.")
