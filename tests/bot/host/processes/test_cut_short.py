"""Whoever's click was cut short by the death of a process is told once how things stand, and nobody else is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import pytest

from bot.host.clock.clock import RENEWAL
from bot.host.context import LEASE
from bot.host.types.post import PostKind
from bot.host.types.settings import Scope
from bot.store.engine.place import Where
from tests.bot.host.processes.pair import both, kill, one, ring
from tests.bot.host.rig import ANN, BEN, Rig
from tests.places import places_in_turn, raw

pytestmark = places_in_turn


@contextmanager
def unanswered(rig: Rig) -> Iterator[None]:
    """What is clicked in the block is stored, and Discord never hears of it."""
    with rig.house.host.play.serving():
        yield


def pinged(rig: Rig) -> list[list[int]]:
    """Who was pinged by each reminder."""
    return [[ping.user_id for ping in post.pings] for post in rig.channel.posts(PostKind.REMINDER)]


async def restarted(rig: Rig, **later: float) -> None:
    """The process dies where it is, and another begins after a while."""
    await kill(rig)
    rig.time.pass_(**later)
    await rig.open()
    await rig.house.settle()


async def sleeps(rig: Rig, upto: int) -> None:
    """Ann sleeps from eleven until an hour; it is noon."""
    night = {"quiet_from": 11 * 60, "quiet_to": upto * 60, "timezone": "UTC"}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=night)


async def test_who_clicked_while_the_process_died_is_told_once_when_another_looks(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
            await restarted(rig, seconds=LEASE / 2)
        assert pinged(rig) == []  # perhaps they have been answered after all, and click on
        await rig.ring(seconds=LEASE)
        assert pinged(rig) == [[ANN.user_id]]
        await restarted(rig, hours=2)
        await rig.ring(hours=2)
        assert pinged(rig) == [[ANN.user_id]]
        await rig.ring(hours=24)
        assert pinged(rig) == [[ANN.user_id], [ANN.user_id]], "the day runs from when they were told"


async def test_who_has_their_answer_is_not_told(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
        await rig.ring(seconds=RENEWAL)
        await restarted(rig, hours=1)
        assert pinged(rig) == []


async def test_an_answer_that_takes_long_is_waited_for_as_long_as_the_process_lives(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
            for _ in range(10):
                await rig.ring(seconds=RENEWAL)
            assert pinged(rig) == []
            await restarted(rig, seconds=LEASE)
        assert pinged(rig) == [[ANN.user_id]]


async def test_who_clicks_on_or_has_ended_their_turn_is_not_told(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
            await restarted(rig, seconds=LEASE / 2)
        await rig.answer(card.game_id, ANN, "ore+coal")
        await rig.ring(minutes=5)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "confirm")
            await restarted(rig, hours=1)
        assert pinged(rig) == []


@pytest.mark.parametrize("answered", [True, False])
async def test_who_looks_again_is_told_there_and_then(where: Where, *, answered: bool) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
            await restarted(rig, seconds=LEASE / 2)
        with nullcontext() if answered else unanswered(rig):
            await rig.house.host.play.panel(card.game_id, ANN)
            await rig.ring(seconds=LEASE - 1)
            await restarted(rig, seconds=LEASE)
        assert pinged(rig) == [[ANN.user_id]] * (not answered)


async def test_nobody_is_told_where_a_process_ends_as_it_should(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        await rig.answer(card.game_id, ANN, "store")
        await rig.restart()
        await rig.ring(hours=1)
        assert pinged(rig) == []


async def test_who_sleeps_by_then_is_told_when_they_are_awake(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        await sleeps(rig, 20)  # and acts in the middle of it
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
            await restarted(rig, hours=1)
        assert pinged(rig) == []
        await rig.ring(hours=7)
        assert pinged(rig) == [[ANN.user_id]]


@pytest.mark.parametrize("deed", ["mute", "pause"])
async def test_who_wants_no_pings_and_whose_table_rests_is_not_told(where: Where, deed: str) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        if deed == "mute":
            await rig.house.host.pings.mute(card.game_id, ANN)
        else:
            await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=True)
        with unanswered(rig):
            await rig.answer(card.game_id, ANN, "store")
            await restarted(rig, hours=1)
        assert pinged(rig) == []


async def test_what_a_process_has_left_when_it_died_another_tells(where: Where) -> None:
    async with both(where) as (dying, living):
        card = await dying.table(ANN, BEN)
        with unanswered(dying):
            await dying.answer(card.game_id, ANN, "store")
            await kill(dying)
        for passed in (LEASE - 1, 1):
            assert pinged(living) == []
            await ring(living, seconds=passed)
        assert pinged(living) == [[ANN.user_id]]


async def test_a_process_that_lives_keeps_others_from_telling(where: Where) -> None:
    async with both(where) as (serving, other):
        card = await serving.table(ANN, BEN)
        with unanswered(serving):
            await serving.answer(card.game_id, ANN, "store")
            for _ in range(6):
                await ring(serving, other, seconds=RENEWAL)
        await ring(serving, other, seconds=RENEWAL)
        await ring(serving, other, hours=1)
        assert pinged(other) == []
        with raw(where) as file:
            assert file.run("SELECT * FROM timers WHERE claimed_until IS NOT NULL") == []


async def test_a_process_looks_after_what_was_clicked_before_others_take_it_for_dead(where: Where) -> None:
    async with one(where) as rig:
        card = await rig.table(ANN, BEN)
        clock = rig.house._clock
        assert clock is not None
        await rig.ring(seconds=RENEWAL)
        await rig.answer(card.game_id, ANN, "store")
        assert clock._timer is not None
        assert clock._timer.when() - asyncio.get_running_loop().time() <= RENEWAL
