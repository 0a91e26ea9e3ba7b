"""Whoever wants fewer pings gets them: only from what waits longest, none of a table, or one message a day."""

from __future__ import annotations

from bot.host.post.delivery import Retry
from bot.host.types import GameCard, Person, Post, Scope
from tests.bot.host.rig import ANN, BEN, CID, HERE, Rig

MORNING = 8 * 60


async def set_(rig: Rig, person: Person, **change: int | str | None) -> None:
    await rig.house.host.settings.change(Scope.PLAYER, person.user_id, person, may_manage=False, change=change)
    await rig.house.settle()


def pinged(rig: Rig) -> list[int]:
    """The users whom anything in the channels mentions."""
    return [ping.user_id for sent in rig.channel.messages for ping in sent.post.pings]


def digests(rig: Rig) -> list[Post]:
    return rig.channel.posts("digest")


def tables(post: Post) -> list[int]:
    assert post.queue is not None
    return [one.game_id for one in post.queue.mine]


async def two_tables(rig: Rig) -> tuple[GameCard, GameCard]:
    """It is noon, and Ben waits for his turn at two tables, the older of which gets to him first."""
    older, newer = await rig.table(ANN, BEN), await rig.table(CID, BEN, channel=12)
    return older, newer


async def both_wait(rig: Rig) -> tuple[GameCard, GameCard]:
    older, newer = await two_tables(rig)
    await rig.answer(older.game_id, ANN, "pass", "confirm")
    await rig.ring(minutes=1)
    await rig.answer(newer.game_id, CID, "pass", "confirm")
    return older, newer


async def test_each_turn_pings_by_default(rig: Rig) -> None:
    await both_wait(rig)
    assert pinged(rig).count(BEN.user_id) == 2


async def test_one_may_be_pinged_by_the_table_that_waits_longest_only(rig: Rig) -> None:
    older, newer = await two_tables(rig)
    await set_(rig, BEN, pings="first")
    await rig.answer(older.game_id, ANN, "pass", "confirm")
    await rig.ring(minutes=1)
    await rig.answer(newer.game_id, CID, "pass", "confirm")
    assert pinged(rig).count(BEN.user_id) == 1
    await rig.ring(hours=24)
    (reminder,) = rig.channel.standing("reminder")
    assert reminder.card.game_id == older.game_id
    await rig.answer(older.game_id, BEN, "pass", "confirm")
    await rig.ring(hours=24)
    assert BEN.user_id in [p.user_id for post in rig.channel.standing("reminder") for p in post.pings]


async def test_a_table_that_was_never_told_of_is_asked_all_the_same(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.pings.mute(card.game_id, ANN)
    for _ in range(4):
        await rig.ring(hours=24)
    assert rig.channel.posts("reminder") == []
    (vote,) = rig.channel.posts("vote")
    assert vote.voters == (BEN.user_id,)


async def test_a_digest_comes_once_a_day_for_all_tables_instead_of_pings(rig: Rig) -> None:
    older, newer = await two_tables(rig)
    await set_(rig, BEN, digest=MORNING)
    await rig.answer(older.game_id, ANN, "pass", "confirm")
    await rig.answer(newer.game_id, CID, "pass", "confirm")
    await rig.ring(hours=19)
    assert digests(rig) == []
    await rig.ring(hours=1)
    (first,) = digests(rig)
    assert (first.user_id, first.channel_id, tables(first)) == (BEN.user_id, None, [older.game_id, newer.game_id])
    await rig.ring(hours=23)
    assert len(digests(rig)) == 1
    await rig.ring(hours=1)
    assert len(digests(rig)) == 2
    assert BEN.user_id not in pinged(rig)


async def test_a_digest_is_brought_up_to_date_and_not_repeated(rig: Rig) -> None:
    older, newer = await both_wait(rig)
    await set_(rig, BEN, digest=MORNING)
    await rig.ring(hours=20)
    await rig.answer(older.game_id, BEN, "pass", "confirm")
    assert tables([post for post in rig.channel.edits if post.kind == "digest"][-1]) == [
        newer.game_id,
        older.game_id,  # of which Ben begins the next round
    ]
    await set_(rig, BEN, digest=MORNING + 120)
    await rig.ring(hours=2)
    assert len(digests(rig)) == 1


async def test_a_digest_comes_although_the_table_that_brings_it_has_lost_its_channel_and_ended(rig: Rig) -> None:
    await set_(rig, BEN, digest=MORNING)
    older, newer = await both_wait(rig)
    rig.channel.closed.add(HERE.channel_id)
    rig.channel.failures.append(Retry(60))
    await rig.ring(hours=20)
    assert digests(rig) == []
    await rig.house.host.tables.end(older.game_id, ANN, may_manage=True)
    await rig.ring(minutes=2)
    (post,) = digests(rig)
    assert post.card.game_id == older.game_id
    assert tables(post) == [newer.game_id]


async def test_nobody_with_nothing_to_do_gets_a_digest(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    await set_(rig, BEN, digest=MORNING)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.ring(hours=20)
    assert [post.user_id for post in digests(rig)] == [BEN.user_id]


async def test_a_digest_comes_in_the_morning_of_its_reader_and_never_in_their_quiet_hours(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    night = {"quiet_from": 22 * 60, "quiet_to": 9 * 60}
    await set_(rig, ANN, digest=MORNING, timezone="Europe/Prague", **night)
    await rig.ring(hours=19)  # 8:00 in Prague
    assert digests(rig) == []
    await rig.ring(hours=1)
    assert len(digests(rig)) == 1


async def test_a_pause_holds_a_digest_back(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    await rig.ring(days=2)
    assert digests(rig) == []
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=False)
    await rig.ring(days=1)
    assert len(digests(rig)) == 1


async def test_whoever_takes_no_private_messages_is_told_once_and_pinged_again(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.closed.add(ANN.user_id)
    await set_(rig, ANN, digest=MORNING)
    await rig.ring(hours=20)
    (notice,) = rig.channel.posts("notice")
    assert (notice.channel_id, notice.voters) == (card.venue.channel_id, (ANN.user_id,))
    assert (await rig.house.host.settings.read(Scope.PLAYER, ANN.user_id)).digest is None
    await rig.ring(hours=24)
    assert len(rig.channel.posts("notice")) == 1
    assert len(rig.channel.standing("reminder")) == 1


async def test_whoever_wants_pings_again_gets_them(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    await set_(rig, ANN, digest=None)
    await rig.ring(hours=24)
    assert digests(rig) == []
    assert len(rig.channel.standing("reminder")) == 1


async def test_the_queue_has_what_waits_longest_first_and_then_for_whom_one_waits(rig: Rig) -> None:
    older, newer = await both_wait(rig)
    third = await rig.table(BEN, ANN, channel=13)
    await rig.answer(third.game_id, BEN, "pass", "confirm")
    queue = await rig.house.host.tables.queue(BEN.user_id)
    assert [one.game_id for one in queue.mine] == [older.game_id, newer.game_id]
    assert [(one.game_id, one.names) for one in queue.held] == [(third.game_id, ("Ann",))]
    assert (await rig.house.host.play.panel(third.game_id, BEN)).queued == 2
    await rig.house.host.tables.pause(older.game_id, ANN, may_manage=False, rest=True)
    queue = await rig.house.host.tables.queue(BEN.user_id)
    assert [one.game_id for one in queue.mine] == [newer.game_id]
    assert [(one.game_id, one.paused) for one in queue.held if one.paused] == [(older.game_id, True)]
