from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.host.types.table import Status
from engine.core.play import registry
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, Rig


@pytest_asyncio.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Rig]:
    """A house whose practice opponents take three seconds."""
    rig = await Rig(tmp_path / "slow.sqlite3", pause=3).open()
    yield rig
    await rig.house.close()


async def test_practice_opponents_answer_after_a_short_pause(slow: Rig) -> None:
    card = await slow.table(ANN, opponents="normal", seats=2)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    await slow.ring(seconds=2)
    assert (await slow.house.host.play.panel(card.game_id, ANN)).ask is None
    await slow.ring(seconds=1)
    assert (await slow.house.host.play.panel(card.game_id, ANN)).ask is not None


async def test_what_is_due_is_done_though_nobody_asks(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "real.sqlite3", pause=0.05)
    rig.time = lambda: datetime.now(UTC)  # type: ignore[assignment]
    await rig.open()
    try:
        card = await rig.table(ANN, opponents="normal", seats=2)
        await rig.answer(card.game_id, ANN, "pass", "confirm")
        async with asyncio.timeout(60):
            while (await rig.house.host.play.panel(card.game_id, ANN)).ask is None:  # noqa: ASYNC110  nobody tells
                await asyncio.sleep(0.02)
    finally:
        await rig.house.close()


async def test_nobody_is_told_to_wait_for_practice_opponents(slow: Rig) -> None:
    card = await slow.table(ANN, opponents="normal", seats=2)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    panel = await slow.house.host.play.panel(card.game_id, ANN)
    assert panel.idle == Msg("idle-practice")
    assert panel.waiting == ()


async def test_people_are_waited_for_by_name(slow: Rig) -> None:
    card = await slow.table(ANN, BEN, opponents="normal", seats=3)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    panel = await slow.house.host.play.panel(card.game_id, ANN)
    assert panel.idle == Msg("idle-not-your-turn")
    assert [waiting.seat for waiting in panel.waiting] == [1]


async def test_a_practice_opponent_pauses_once_a_turn_however_many_steps_it_takes(slow: Rig) -> None:
    card = await slow.table(ANN, opponents="normal", seats=2)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    await slow.ring(seconds=3)
    record = await slow.record(card.game_id)
    assert "1 action deliver" in record
    assert "1 crate" in record


async def test_a_crash_does_not_make_a_practice_opponent_forget_its_turn(slow: Rig) -> None:
    card = await slow.table(ANN, opponents="normal", seats=2)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    await slow.house.close()
    slow.time.pass_(minutes=10)
    await slow.open()
    await slow.house.settle()
    assert (await slow.house.host.play.panel(card.game_id, ANN)).ask is not None


async def test_a_strategy_that_fails_is_replaced_by_chance(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(view: Any, ask: Any, rng: Any) -> str:
        raise ZeroDivisionError

    monkeypatch.setitem(registry.advice("toy_freight").policies, "normal", broken)  # type: ignore[arg-type]
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.play_on(card.game_id, {0: ANN})
    assert (await rig.house.host.tables.card(card.game_id)).status is Status.OVER


async def test_a_strategy_that_cheats_is_replaced_by_chance(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.advice("toy_freight").policies, "normal", lambda *_: "win")  # type: ignore[arg-type]
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None


async def test_nobody_speaks_for_a_practice_opponent_and_no_one_reminds_it(slow: Rig) -> None:
    card = await slow.table(ANN, BEN, opponents="easy", seats=3)
    await slow.answer(card.game_id, ANN, "pass", "confirm")
    await slow.answer(card.game_id, BEN, "pass", "confirm")
    with pytest.raises(RoundhouseError):
        await slow.answer(card.game_id, CID, "pass")
    assert all(p.seat != 2 for post in slow.channel.posts("table") for p in post.pings)
