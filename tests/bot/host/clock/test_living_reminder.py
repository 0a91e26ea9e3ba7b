"""A table has one living reminder: it says what is needed to go on, can be put off, and goes when it is answered."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.context import GRAIN
from bot.host.desk.pings import SNOOZE
from bot.host.post.delivery import Retry
from bot.host.refusals import NothingWaits, NotYourSeat
from bot.host.types.settings import Scope
from engine.core.play.msg import Msg
from tests.bot.host.rig import ANN, BEN, CID, Rig

HOUR = 3600.0


async def test_a_newer_reminder_takes_the_place_of_the_older(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    for count in (1, 2, 3):
        await rig.ring(hours=24)
        assert [(post.count, post.last) for post in rig.channel.standing("reminder")] == [(count, count == 3)]
    assert len(rig.channel.erased) == 2


async def test_a_reminder_goes_as_soon_as_its_player_acts(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=24)
    await rig.answer(card.game_id, ANN, "store")
    assert rig.channel.standing("reminder") == []
    await rig.answer(card.game_id, ANN, "none", "confirm")
    assert len(rig.channel.erased) == 1


async def test_a_reminder_goes_when_its_player_mutes_the_table_and_not_when_they_hear_it_again(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    assert await rig.house.host.pings.mute(card.game_id, ANN)
    await rig.house.host.pings.mute(card.game_id, ANN)
    await rig.ring(hours=24)
    assert len(rig.channel.standing("reminder")) == 1
    for muted, standing in ((True, []), (False, [])):
        assert await rig.house.host.pings.mute(card.game_id, ANN) is muted
        await rig.house.settle()
        assert rig.channel.standing("reminder") == standing
    await rig.ring(hours=24)
    assert len(rig.channel.standing("reminder")) == 1
    assert await rig.house.host.pings.mute(card.game_id, BEN)
    await rig.house.host.pings.mute(card.game_id, BEN)
    assert len(rig.channel.standing("reminder")) == 1, "somebody else's stays"


async def test_no_reminder_outlives_its_game(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=24)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    assert rig.channel.standing("reminder") == []


async def test_a_reminder_says_what_was_done_last(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    (told,) = rig.channel.posts("table")[-1].lines[-1:]
    await rig.ring(hours=24)
    (post,) = rig.channel.standing("reminder")
    assert post.lines[-1] == told
    assert isinstance(told, Msg)


async def test_a_reminder_can_be_put_off(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=24)
    due = await rig.house.host.pings.snooze(card.game_id, ANN)
    await rig.house.settle()
    assert due == rig.time() + timedelta(seconds=SNOOZE)
    assert rig.channel.standing("reminder") == []
    await rig.ring(hours=11)
    assert len(rig.channel.posts("reminder")) == 1
    await rig.ring(hours=1)
    assert [post.count for post in rig.channel.standing("reminder")] == [2]


async def test_only_who_is_waited_for_puts_a_reminder_off(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(NothingWaits):
        await rig.house.host.pings.snooze(card.game_id, BEN)
    with pytest.raises(NotYourSeat):
        await rig.house.host.pings.snooze(card.game_id, CID)


async def test_where_there_are_clocks_one_is_reminded_at_half_and_shortly_before_the_end(rig: Rig) -> None:
    await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=11.9)
    assert rig.channel.posts("reminder") == []
    await rig.ring(hours=0.1)
    assert [post.last for post in rig.channel.posts("reminder")] == [False]
    await rig.ring(hours=8.9)
    assert len(rig.channel.posts("reminder")) == 1
    await rig.ring(hours=0.1)
    assert [post.last for post in rig.channel.standing("reminder")] == [True]
    await rig.ring(hours=2.9)
    assert len(rig.channel.posts("reminder")) == 2


async def test_a_clock_that_rings_a_moment_early_reminds_once(rig: Rig) -> None:
    await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=12, seconds=-GRAIN / 2)
    assert [post.last for post in rig.channel.posts("reminder")] == [False]
    await rig.ring(hours=9)
    assert [post.last for post in rig.channel.posts("reminder")] == [False, True]


async def test_a_step_in_the_second_half_is_no_reason_to_be_reminded_of_the_first(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=13)
    await rig.answer(card.game_id, ANN, "store")
    await rig.ring(hours=1)
    assert len(rig.channel.posts("reminder")) == 1
    await rig.ring(hours=7)
    assert len(rig.channel.posts("reminder")) == 2


async def test_nobody_sleeps_over_the_end_of_their_clock(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=12)
    due = await rig.house.host.pings.snooze(card.game_id, ANN)
    assert due == rig.time() + timedelta(hours=9)


async def test_an_interval_of_ones_own_holds_at_any_pace(rig: Rig) -> None:
    await rig.table(ANN, BEN, pace="calm")
    change = {"remind_after": 60}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    await rig.ring(hours=1)
    assert len(rig.channel.posts("reminder")) == 1


@pytest.mark.parametrize("before", [0, 24], ids=["the turn", "its reminder"])
async def test_a_ping_that_comes_late_waits_until_its_player_is_awake(rig: Rig, before: int) -> None:
    card = await rig.table(ANN, BEN)
    quiet = {"quiet_from": 13 * 60, "quiet_to": 20 * 60, "timezone": "UTC"}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=quiet)
    late = Retry(1.5 * HOUR)
    rig.channel.failures = [] if before else [late]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    told = len(pinged(rig, BEN.user_id))
    assert told == bool(before)
    rig.channel.failures = [late] if before else []
    await rig.ring(hours=before)
    for _ in range(3):
        await rig.ring(hours=1.5)
        assert len(pinged(rig, BEN.user_id)) == told  # from half past one on they sleep
    await rig.ring(hours=3.5)
    assert pinged(rig, BEN.user_id)[told:] == ["reminder"]
    assert [post.count for post in rig.channel.standing("reminder")] == [before // 24]


def pinged(rig: Rig, user_id: int) -> list[str]:
    """The kinds of the posts that mentioned somebody whose turn it is."""
    posts = [sent.post for sent in rig.channel.messages]
    return [post.kind for post in posts if user_id in {ping.user_id for ping in post.pings}]
