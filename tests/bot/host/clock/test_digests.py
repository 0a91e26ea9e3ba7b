"""Whoever wants fewer pings gets them: only from what waits longest, none of a table, or one message a day."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.host.post.delivery import Retry
from bot.host.types.people import Person
from bot.host.types.post import Post
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard
from engine.core.play.msg import Msg
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


async def test_what_waits_no_more_when_a_digest_leaves_is_in_none(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    rig.channel.failures = [Retry(after=3600)]
    await rig.ring(hours=20)
    assert rig.channel.failures == digests(rig) == []
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.ring(hours=2)
    assert digests(rig) == []


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


def pings_of(rig: Rig, user: Person) -> list[str]:
    """What has mentioned somebody, by kind, in order."""
    return [sent.post.kind for sent in rig.channel.messages if user.user_id in [p.user_id for p in sent.post.pings]]


async def bens_turn(rig: Rig, pace: str, **change: int | str | None) -> GameCard:
    """Ben, who has set something, is asked now, with a clock."""
    card = await rig.table(ANN, BEN, pace=pace)
    await set_(rig, BEN, **change)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    return card


@pytest.mark.parametrize("own", [{}, {"remind_after": 60}, {"pings": "first"}], ids=str)
async def test_a_limit_that_ends_before_the_digest_is_told_by_a_ping_as_usual(rig: Rig, own: dict[str, Any]) -> None:
    if own.get("pings"):
        await rig.table(BEN, CID, channel=12)  # waits for him, too, and for longer
        await rig.ring(minutes=1)
    count = len(pings_of(rig, BEN))
    await bens_turn(rig, "brisk", digest=MORNING, **own)  # at noon, for eight hours
    assert pings_of(rig, BEN)[count:] == ["table"]
    await rig.ring(hours=4)
    await rig.ring(hours=2)
    # after half of the time, and three quarters; or as often as he likes
    assert pings_of(rig, BEN)[count:] == ["table", "reminder", "reminder"]
    if not own.get("remind_after"):
        await rig.ring(hours=1)  # seven eighths
        assert len(pings_of(rig, BEN)) == count + 3


async def test_a_limit_that_a_digest_tells_in_time_needs_no_ping_before(rig: Rig) -> None:
    await rig.ring(hours=17)  # five in the morning
    card = await bens_turn(rig, "daily", digest=MORNING)
    await rig.ring(hours=3)
    (told,) = digests(rig)
    assert told.queue is not None
    assert [one.until for one in told.queue.mine] == [rig.time() + timedelta(hours=21)]
    assert pings_of(rig, BEN) == []
    await rig.ring(hours=9)  # half of the time, and the next digest comes too late
    assert pings_of(rig, BEN) == ["reminder"]
    assert (await rig.house.host.tables.card(card.game_id)).waiting[0].seat == 1


async def test_a_digest_that_comes_when_little_is_left_is_too_late(rig: Rig) -> None:
    await bens_turn(rig, "daily", digest=MORNING)  # at noon: the digest comes after 20 hours of 24
    assert pings_of(rig, BEN) == ["table"]


async def test_who_moves_the_digest_behind_a_limit_is_pinged(rig: Rig) -> None:
    await rig.ring(hours=17)
    await bens_turn(rig, "daily", digest=MORNING)
    await set_(rig, BEN, digest=4 * 60)  # tomorrow
    assert pings_of(rig, BEN) == ["reminder"]
    await rig.ring(hours=12)
    assert pings_of(rig, BEN) == ["reminder", "reminder"]
    assert digests(rig) == []


async def test_a_second_digest_of_a_day_is_none_so_that_no_limit_is_left_to_it(rig: Rig) -> None:
    await rig.ring(hours=17)
    await set_(rig, BEN, digest=MORNING)
    await rig.table(BEN, CID, channel=12)
    await rig.ring(hours=3)
    assert len(digests(rig)) == 1
    await bens_turn(rig, "brisk", digest=MORNING + 120)  # two hours from now, but he has read one today
    assert pings_of(rig, BEN)[-1:] == ["table"]
    await rig.ring(hours=2)
    assert len(digests(rig)) == 1
    await rig.ring(hours=24)
    assert len(digests(rig)) == 2


@pytest.mark.parametrize("own", [{}, {"remind_after": 0}, {"remind_after": 36 * 60}], ids=str)
async def test_a_clock_that_runs_out_is_heard_beside_the_table_that_waits_longest(
    rig: Rig, own: dict[str, int]
) -> None:
    await rig.table(BEN, CID, channel=12)
    await rig.ring(minutes=1)
    await bens_turn(rig, "brisk", pings="first", **own)
    assert pings_of(rig, BEN) == ["table"]  # of the other table
    await rig.ring(hours=4)
    assert pings_of(rig, BEN) == ["table", "reminder"]


async def test_who_wants_no_reminders_beside_a_digest_hears_of_a_clock_once(rig: Rig) -> None:
    await rig.ring(hours=17)
    await bens_turn(rig, "daily", digest=MORNING, remind_after=0)
    assert pings_of(rig, BEN) == []  # the digest comes in time
    await set_(rig, BEN, digest=5 * 60 - 1)  # and then does not
    for _ in range(23):
        await rig.ring(hours=1)
    assert pings_of(rig, BEN) == ["reminder"]


async def test_a_mute_table_stays_mute_whatever_its_limit(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="brisk")
    await set_(rig, BEN, digest=MORNING)
    await rig.house.host.pings.mute(card.game_id, BEN)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.ring(hours=6)
    assert pings_of(rig, BEN) == []
    await rig.ring(hours=14)
    assert digests(rig) == []


def retired(rig: Rig, user: Person) -> list[int | None]:
    """The private messages whose buttons were taken away."""
    return [post.message_id for post in rig.channel.edits if (post.kind, post.user_id) == ("retired", user.user_id)]


async def test_the_buttons_of_the_digest_before_are_taken_away(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    await rig.ring(hours=20)
    assert retired(rig, ANN) == []
    for day in range(2):
        await rig.ring(hours=24)
        sent = [one.message_id for one in rig.channel.messages if one.post.kind == "digest"]
        assert retired(rig, ANN) == sent[: day + 1]


async def test_a_digest_that_comes_after_a_newer_one_has_no_buttons_either(rig: Rig) -> None:
    older, newer = await both_wait(rig)
    await set_(rig, BEN, digest=MORNING)
    rig.channel.failures.append(Retry(30 * 3600))  # it may have been sent: it is looked for when its time has come
    await rig.ring(hours=20)
    # so another table brings the next
    await rig.house.host.tables.pause(older.game_id, ANN, may_manage=False, rest=True)
    await rig.ring(hours=24)
    assert [post.card.game_id for post in digests(rig)] == [newer.game_id]
    await rig.ring(hours=7)
    assert len(digests(rig)) == 1  # nothing was found: nobody needs what is a day old
    await rig.answer(newer.game_id, BEN, "pass", "confirm")
    assert [post.message_id for post in rig.channel.edits if post.kind == "digest"][-1:] == [
        sent.message_id for sent in rig.channel.messages if sent.post.kind == "digest"
    ]


async def test_who_answers_nothing_for_a_fortnight_gets_a_sentence_and_then_pings(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    await rig.ring(hours=20)
    for _ in range(13):
        await rig.ring(hours=24)
    assert len(digests(rig)) == 14
    assert rig.channel.posts("notice") == []
    await rig.ring(hours=24)
    (told,) = rig.channel.posts("notice")
    assert (told.user_id, told.text) == (ANN.user_id, Msg("notice-digest-over", days=14))
    assert len(retired(rig, ANN)) == 14
    assert (await rig.house.host.settings.read(Scope.PLAYER, ANN.user_id)).digest is None
    await rig.ring(days=3)
    assert (len(digests(rig)), len(rig.channel.posts("notice"))) == (14, 1)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    count = len(pings_of(rig, ANN))
    while await rig.play_once(card.game_id, {1: BEN}):
        pass
    assert pings_of(rig, ANN)[count:] == ["table"]


@pytest.mark.parametrize("there", ["answers", "sets"])
async def test_who_is_there_now_and_then_keeps_the_digest(rig: Rig, there: str) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, ANN, digest=MORNING)
    await rig.ring(hours=20)
    for day in range(20):
        if day == 10 and there == "answers":
            await rig.answer(card.game_id, ANN, "pass")
            await rig.house.host.play.undo(card.game_id, ANN, None, None, turn=False)
        if day == 10 and there == "sets":
            await set_(rig, ANN, pictures="portrait")
        await rig.ring(hours=24)
    assert len(digests(rig)) == 21


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
