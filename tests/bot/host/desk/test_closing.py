"""A standing order for what closes one's own turn: it is a part of the turn, confirmed and undone with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest_asyncio

from bot.host.types.panel import Panel
from bot.host.types.settings import Scope
from engine.core.play.codec import encode_state
from tests.bot.host.rig import ANN, BEN, INTERACTIONS, Rig
from tests.bot.host.test_adversary import same_as_disk
from tests.engine.games.cargo_empire.build import position

CLANS = {"clans": "on"}
CITIES = {"riga": "t18 c2 u0", "warsaw": "t4 c0", "moscow": "t3 c0", "athens": "t24 c1 u1"}
"""Ann delivers from Riga, to Warsaw or Moscow."""
TOP: dict[str, Any] = {"car": 18, "train": 18, "ship": 18}


@pytest_asyncio.fixture
async def clans(rig: Rig) -> Rig:
    """Ann plays yellow and keeps cubes, so that an ability is possible when all else of her turn is done."""
    card = await rig.table(ANN, BEN, game="cargo_empire", variants=CLANS)
    assert card.game_id == 1
    others = {1: {"clan": "red", "crest": "oslo", "hand": "1/1/1"}}
    own = {"clan": "yellow", "crest": "oslo", "cubes": 4, "hand": "2/0/0", "row": ["blank"] * 4, "order": [0, 1], **TOP}
    state = position(2, 0, cities=CITIES, closed=True, variants=CLANS, others=others, **own)
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE snapshots SET state = ?", (encode_state(state).decode(),))
    return await rig.open()


async def order(rig: Rig, key: str | None = "at-once") -> Any:
    return await rig.house.host.orders.give(1, ANN, "end", key)


async def panel(rig: Rig, person: Any = ANN) -> Panel:
    return await rig.house.host.play.panel(1, person)


def asked(panel: Panel) -> str | None:
    return None if panel.ask is None else panel.ask.kind


DELIVER = ("riga/white", "warsaw/upper")


async def deliver(rig: Rig) -> Panel:
    """In two steps, which are undone one by one."""
    await rig.answer(1, ANN, DELIVER[0])
    return await rig.answer(1, ANN, DELIVER[1])


async def test_without_the_order_the_question_comes_and_shows_the_way_to_orders(clans: Rig) -> None:
    found = await clans.answer(1, ANN, *DELIVER)
    assert asked(found) == "end"
    assert found.ask is not None and found.ask.standing and found.orders


async def test_with_it_the_turn_is_confirmed_at_once_and_nobody_is_told(clans: Rig) -> None:
    await order(clans)
    found = await clans.answer(1, ANN, *DELIVER)
    assert (asked(found), found.is_confirm, found.can_undo) == ("confirm", True, True)
    await same_as_disk(clans, 1)
    found = await clans.answer(1, ANN, "confirm")
    assert asked(found) is None
    page = await clans.house.host.history.log(1, None)
    assert "order-followed" not in [line.msg.key for line in page.lines]
    assert asked(await panel(clans, BEN)) is not None


async def test_undo_takes_back_the_answer_before_and_not_only_what_the_order_said(clans: Rig) -> None:
    await order(clans)
    await deliver(clans)
    found = await clans.house.host.play.undo(1, ANN, None, next(INTERACTIONS))
    assert asked(found) == "demand"
    await same_as_disk(clans, 1)
    found = await clans.answer(1, ANN, "moscow/upper")
    assert asked(found) == "confirm"
    found = await clans.house.host.play.undo(1, ANN, None, next(INTERACTIONS), turn=True)
    assert asked(found) == "supply"


async def test_a_restart_before_the_confirmation_loses_nothing(clans: Rig) -> None:
    await order(clans)
    before = await deliver(clans)
    await clans.restart()
    after = await panel(clans)
    assert (after.ask, after.can_undo, after.rev) == (before.ask, True, before.rev)
    found = await clans.house.host.play.undo(1, ANN, None, next(INTERACTIONS))
    assert asked(found) == "demand"


async def test_an_order_given_at_the_question_ends_the_turn_and_one_taken_back_brings_it_again(clans: Rig) -> None:
    await deliver(clans)
    await order(clans)
    assert asked(await panel(clans)) == "confirm"
    await clans.house.host.play.undo(1, ANN, None, next(INTERACTIONS))
    await order(clans, None)
    found = await clans.answer(1, ANN, "moscow/upper")
    assert asked(found) == "end"


async def test_whoever_does_not_confirm_is_asked_nothing_more(clans: Rig) -> None:
    change = {"confirm": False}
    await clans.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    await order(clans)
    assert asked(await clans.answer(1, ANN, *DELIVER)) is None
    assert asked(await panel(clans, BEN)) is not None


async def test_whoever_does_not_confirm_ends_the_turn_by_giving_the_order(clans: Rig) -> None:
    change = {"confirm": False}
    await clans.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    assert asked(await clans.answer(1, ANN, *DELIVER)) == "end"
    await order(clans)
    assert asked(await panel(clans)) is None
    await same_as_disk(clans, 1)


async def test_without_clans_there_is_nothing_to_order(rig: Rig) -> None:
    await rig.table(ANN, BEN, game="cargo_empire")
    assert (await rig.house.host.orders.read(1, ANN)).slots == ()
    assert (await panel(rig)).orders is False
