"""Whoever has many tables: who waits for them is there, and one message a day is offered in place of many."""

from __future__ import annotations

from datetime import timedelta

from bot.host.types.people import Person
from bot.host.types.post import ReminderPost
from bot.host.types.settings import Scope
from bot.host.types.table import Venue
from tests.bot.host.rig import ANN, BEN, CID, GAME, Rig
from tests.places import on_both

DAN = Person(104, "Dan")


def newest(rig: Rig) -> ReminderPost:
    post = rig.channel.posts("reminder")[-1]
    assert isinstance(post, ReminderPost)
    return post


@on_both
async def test_who_is_away_does_not_wait(rig: Rig) -> None:
    await rig.table(ANN, BEN, CID)
    await rig.house.host.absence.leave(CID, rig.time() + timedelta(hours=30), plays=False)
    await rig.ring(hours=24)
    assert newest(rig).idle == (1,), "Cid is away, and Ann is who is asked"
    await rig.ring(hours=24)
    assert newest(rig).idle == (1, 2), "who is back waits like all others"


async def test_from_the_third_table_on_one_message_a_day_is_offered_to_who_has_none(rig: Rig) -> None:
    for number in range(2):
        await rig.table(ANN, BEN, channel=20 + number)
    await rig.ring(hours=24)
    assert {post.many for post in rig.channel.posts("reminder")} == {False}
    await rig.table(ANN, BEN, channel=22)
    await rig.ring(hours=24)
    assert newest(rig).many
    change = {"digest": 480}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    count = len(rig.channel.posts("reminder"))
    await rig.table(ANN, BEN, channel=23, pace="brisk")
    for _ in range(8):
        await rig.ring(hours=1)
    late = rig.channel.posts("reminder")[count:]
    assert late, "who has a digest is reminded where a limit ends before the next one"
    assert not any(post.many for post in late)


@on_both
async def test_the_queue_has_every_table_and_says_who_is_away(rig: Rig) -> None:
    tables = rig.house.host.tables
    mine = await rig.table(ANN, BEN, channel=20)
    rig.house._context.pause = 3600.0
    bots = await rig.table(DAN, ANN, seats=3, opponents="normal", channel=21)
    for person in (DAN, ANN):
        await rig.answer(bots.game_id, person, "pass", "confirm")
    lobby = await rig.house.host.lobby.open(Venue(1, 22), ANN, GAME, name="Friday")
    await rig.house.host.lobby.join(lobby.game_id, CID)
    await rig.house.host.absence.leave(ANN, rig.time() + timedelta(days=2), plays=False)
    queue = await tables.queue(ANN.user_id)
    assert [one.game_id for one in queue.mine] == [mine.game_id] and queue.mine[0].until is None
    assert [(one.game_id, one.names) for one in queue.held] == [(bots.game_id, ())], "bots are playing"
    assert [(one.head.name, one.head.others, one.taken) for one in queue.lobbies] == [("Friday", ("Cid",), 2)]
    assert queue.away == rig.time() + timedelta(days=2)
    rig.time.pass_(days=2)
    assert (await tables.queue(ANN.user_id)).away is None
    assert [one.game_id for one in (await tables.queue(CID.user_id)).mine] == []
