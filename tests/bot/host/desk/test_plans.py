"""Whole plans that a game offers: carried out with one tap, all or nothing, and never another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.host.types.panel import Panel
from bot.host.types.settings import Scope
from engine.core.play import registry
from engine.core.play.ask import Shortcut
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, GAME, INTERACTIONS, Rig

Change = Callable[..., None]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Changes a part of the advice on the toy game."""
    advice = registry.advice(GAME)

    def changed(**parts: Any) -> None:
        monkeypatch.setattr(registry, "advice", lambda key: replace(advice, **parts))

    return changed


def digest(panel: Panel, *keys: str) -> str:
    return next(digest for digest, plan in panel.shortcuts.items() if plan.keys == keys)


async def carry_out(rig: Rig, panel: Panel, plan: str) -> Panel:
    return await rig.house.host.play.carry_out(panel.game_id, ANN, panel.rev, plan, next(INTERACTIONS))


async def test_a_plan_is_carried_out_and_undone_at_once_also_after_a_restart(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    play = rig.house.host.play
    panel = await play.panel(card.game_id, ANN)
    done = await carry_out(rig, panel, digest(panel, "store", "ore+coal"))
    assert (done.is_confirm, done.rev, done.shortcuts) == (True, 2, {})
    await rig.restart()
    back = await rig.house.host.play.undo(card.game_id, ANN, None, next(INTERACTIONS))
    assert back.ask is not None and (back.ask.kind, back.can_undo) == ("action", False)


async def test_a_plan_is_confirmed_even_if_its_last_answer_ends_the_turn(rig: Rig, change: Change) -> None:
    change(shortcuts=lambda view, ask: [Shortcut(("spend", "keep"), Msg("any"))])
    card = await rig.table(ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    done = await carry_out(rig, panel, digest(panel, "spend", "keep"))
    assert (done.is_confirm, done.can_undo) == (True, True)


async def test_who_does_without_confirming_is_told_what_ends_the_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    play, settings = rig.house.host.play, rig.house.host.settings
    for confirm in (True, False):
        await settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"confirm": confirm})
        panel = await play.panel(card.game_id, ANN)
        assert panel.final(("store", "ore+coal"), False) is not confirm
        assert panel.final(("store",), False) is False
    assert (await play.panel(card.game_id, BEN)).final(("store", "ore+coal"), False) is False


async def test_a_game_whose_reading_fails_is_played_with_what_its_rules_ask(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await rig.table(ANN, BEN)
    asked = (await rig.house.host.play.panel(card.game_id, ANN)).ask
    monkeypatch.setattr("bot.host.match.offers.read", lambda *_: 1 / 0)
    failing = await rig.house.host.play.panel(card.game_id, ANN)
    assert asked is not None and failing.ask is not None
    assert sorted(failing.ask.keys()) == sorted(asked.keys())
    assert (await rig.answer(card.game_id, ANN, "pass", "confirm")).ask is None


async def test_only_who_is_asked_is_offered_plans(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    panels = [await rig.house.host.play.panel(card.game_id, person) for person in (ANN, BEN, CID)]
    assert [bool(panel.shortcuts) for panel in panels] == [True, False, False]


async def test_a_plan_that_is_not_offered_any_more_does_nothing_and_says_so(rig: Rig, change: Change) -> None:
    card = await rig.table(ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    plan = digest(panel, "store", "ore+coal")
    change(shortcuts=lambda view, ask: [Shortcut(("store", "grain"), Msg("any"))])
    await rig.restart()
    after = await carry_out(rig, panel, plan)
    assert (after.stale, after.rev) == (Msg("stale-panel"), 0)


async def test_a_plan_that_can_not_be_carried_out_to_its_end_changes_nothing(rig: Rig, change: Change) -> None:
    change(shortcuts=lambda view, ask: [Shortcut(("store", "gold"), Msg("any"))])
    card = await rig.table(ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    with pytest.raises(Exception, match="gold"):
        await carry_out(rig, panel, digest(panel, "store", "gold"))
    assert (await rig.house.host.play.panel(card.game_id, ANN)).rev == 0


async def test_a_game_that_fails_to_find_plans_offers_none(
    rig: Rig, change: Change, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(view: object, ask: object) -> list[Shortcut]:
        raise ZeroDivisionError

    change(shortcuts=fails)
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    for panel in (await host.play.panel(card.game_id, ANN), (await host.sandboxes.open(card.game_id, ANN)).panel):
        assert panel.ask is not None and not panel.shortcuts
    assert "no shortcuts for action" in caplog.text


async def test_an_answer_that_says_that_it_ends_the_turn_is_the_confirmation_too(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend")
    assert (await rig.answer(card.game_id, ANN, "2")).is_confirm
    await rig.house.host.play.undo(card.game_id, ANN, None, next(INTERACTIONS))
    done = await rig.answer(card.game_id, ANN, "keep")
    assert done.ask is None
    assert (await rig.house.host.play.panel(card.game_id, BEN)).ask is not None


async def test_what_ends_the_turn_may_be_typed_with_a_confirmation_behind_it(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    assert (await rig.answer(card.game_id, ANN, "spend", "keep", "confirm")).ask is None
