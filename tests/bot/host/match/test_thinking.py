"""How quickly people move: their own time from being asked to answering, and whether the clock allowed it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.host.post.pace import TURN
from bot.host.types.settings import Scope
from tests.bot.host.rig import ANN, BEN, Rig


def kept(rig: Rig, seat: int = 0) -> tuple[float, int, int, int]:
    """Hours thought, moves, those with a clock, and those that took too long."""
    with closing(sqlite3.connect(rig.path)) as file:
        select = "SELECT thought, moves, timed, late FROM seats WHERE seat = ?"
        ((thought, *counted),) = file.execute(select, (seat,)).fetchall()
        return (round(thought / 3600, 3), *counted)


async def test_a_move_takes_from_being_asked_to_the_answer(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=2)
    await rig.answer(card.game_id, ANN, "store")
    await rig.ring(hours=1)
    assert kept(rig) == (2, 0, 0, 0)
    await rig.answer(card.game_id, ANN, "ore+coal", "confirm")
    assert kept(rig) == (3, 1, 0, 0)
    await rig.ring(hours=5)
    assert kept(rig) == (3, 1, 0, 0)


async def test_sleep_is_no_thinking(rig: Rig) -> None:
    change = {"quiet_from": 13 * 60, "quiet_to": 23 * 60, "timezone": "UTC"}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=12)
    await rig.answer(card.game_id, ANN, "draw")
    assert kept(rig)[:2] == (2, 1)


async def test_a_pause_is_no_thinking(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=1)
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    await rig.ring(hours=9)
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=False)
    await rig.ring(hours=1)
    await rig.answer(card.game_id, ANN, "draw")
    assert kept(rig)[:2] == (2, 1)


async def test_a_turn_that_confirms_itself_ended_with_its_last_answer(rig: Rig) -> None:
    change = {"grace": 30}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=1)
    await rig.answer(card.game_id, ANN, "store", "ore+coal")
    await rig.ring(minutes=31)
    assert kept(rig) == (1, 1, 0, 0)


async def test_moves_are_in_time_or_late_where_there_is_a_clock(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="brisk")
    await rig.answer(card.game_id, ANN, "draw")
    assert kept(rig) == (0, 1, 1, 0)
    await rig.ring(hours=30)
    await rig.answer(card.game_id, BEN, "draw")
    assert kept(rig, 1) == (30, 1, 1, 1)


async def test_a_turn_that_a_practice_opponent_had_to_play_is_late(rig: Rig) -> None:
    await rig.table(ANN, BEN, pace="brisk", overtime=TURN)
    await rig.ring(hours=9)
    assert kept(rig) == (0, 0, 1, 1)
