"""What a version before has left in the outbox is delivered by this one, whatever it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.host.post.polls import PAUSE
from bot.host.types.table import Room
from bot.store.tables import digests, outbox
from tests.bot.host.rig import ANN, BEN, GAME, HERE, Rig

LACKS = "trouble-missing-send-messages"
TABLE = (
    '{"rev":2,"turn":1,"first":1,"end":9,"pings":[0,1],"points":{"scores":[30,10],"breakdown":[{},{}],"winners":[0],'
    '"rounds":2,"rivals":[],"places":[1,2],"history":{},"conceded":[]}}'
)
BARE = '{"rev":2,"turn":1,"first":0,"end":1,"pings":[0,1]}'
"""From before the points were written."""
REMINDER = '{"pings":[1],"count":2,"last":true,"first":0,"end":9}'
NOTICE = '{"text":"[\\"away-begins\\",{\\"seat\\":1}]","users":[102],"last":true}'
UPCOMING = '{"pings":[0],"users":[101],"text":"[\\"notice-upcoming\\",{\\"seat\\":1}]"}'
NONCES = count()
DIGEST = '{"edit":false,"written":%s}'


@pytest.fixture
async def table(rig: Rig) -> Rig:
    """Ann has moved, so that Ben is asked."""
    await rig.table(ANN, BEN)
    await rig.answer(1, ANN, "store", "ore", "confirm")
    return rig


def delivered(rig: Rig) -> list[Any]:
    return [*(sent.post for sent in rig.channel.messages), *rig.channel.edits]


async def posts(rig: Rig, kind: str, payload: str, **to: Any) -> list[Any]:
    """What comes of a row as versions before wrote it."""
    before, known = delivered(rig), {"channel_id": HERE.channel_id, **to}
    async with rig.house._context.database.write() as sql:
        at = rig.time().timestamp()
        await outbox.put(sql, 1, kind, nonce=f"before-{next(NONCES)}", payload=payload, at=at, **known)
    await rig.ring(seconds=1)
    assert await outbox.head(rig.house._context.database.reads, 1) is None
    return [post for post in delivered(rig) if not any(post is one for one in before)]


async def test_a_table_message_is_that_of_its_moment(table: Rig) -> None:
    for payload, scores, told in ((TABLE, [30, 10], ["toy-freight-acts"]), (BARE, None, [])):
        post, retired = await posts(table, "table", payload)
        assert (post.kind, post.rev, post.card.result and post.card.result.scores) == ("table", 2, scores)
        assert [ping.user_id for ping in post.pings] == [BEN.user_id]
        assert [line.key for line in post.lines] == told
        assert (retired.kind, retired.message_id) == ("retired", table.channel.messages[-2].message_id)


@pytest.mark.parametrize(
    ("payload", "facts"), [(REMINDER, (2, True, 1)), ('{"pings":[1],"count":1}', (1, False, 0))], ids=["last", "bare"]
)
async def test_a_reminder_says_which_it_is_and_what_was_done_last(
    table: Rig, payload: str, facts: tuple[int, bool, int]
) -> None:
    (post,) = await posts(table, "reminder", payload)
    assert (post.kind, [ping.user_id for ping in post.pings]) == ("reminder", [BEN.user_id])
    assert (post.count, post.last, len(post.lines)) == facts
    assert await posts(table, "reminder", '{"pings":[0],"count":1,"last":false}') == []


async def test_a_notice_says_its_sentence_and_to_whom(table: Rig) -> None:
    (post,) = await posts(table, "notice", NOTICE)
    assert (post.text.key, post.text.args, post.voters, post.last) == ("away-begins", {"seat": 1}, (102,), True)
    (plain,) = await posts(table, "notice", '{"text":"[\\"idle-over\\",{}]"}', channel_id=None, user_id=ANN.user_id)
    assert (plain.text.key, plain.voters, plain.last) == ("idle-over", (), False)
    assert (plain.channel_id, plain.user_id, plain.locale) == (None, ANN.user_id, "en-GB")


async def test_who_is_next_is_told_so_until_they_are_asked(table: Rig) -> None:
    (post,) = await posts(table, "upcoming", UPCOMING)
    assert (post.kind, post.voters, post.text.args) == ("upcoming", (101,), {"seat": 1})
    assert await posts(table, "upcoming", UPCOMING.replace("[0]", "[1]")) == []


async def test_a_vote_stands_once_and_is_brought_up_to_date(table: Rig) -> None:
    await table.house.host.votes.ask(1, ANN, PAUSE)
    await table.house.settle()
    (first,) = table.channel.posts("vote")
    (post,) = await posts(table, "vote", f'{{"vote":{first.vote.vote_id},"users":[102]}}')
    (sent,) = [sent for sent in table.channel.messages if sent.post is first]
    assert (post.vote.kind, post.voters, post.message_id) == (PAUSE, (102,), sent.message_id)


async def test_an_older_message_loses_its_buttons_or_goes(table: Rig) -> None:
    (post,) = await posts(table, "retired", '{"message":4711}')
    assert (post.kind, post.message_id, post.channel_id) == ("retired", 4711, HERE.channel_id)
    await posts(table, "notice", NOTICE)
    (row,) = await outbox.newest(table.house._context.database.reads, 1, "notice", 1)
    assert await posts(table, "erase", "{}", erases=row.post_id) == []
    assert table.channel.erased == [table.channel.messages[-1].message_id]
    assert table.channel.order.count("erase") == 1
    await posts(table, "erase", "{}", erases=9999)
    assert table.channel.order.count("erase") == 1


async def test_a_digest_tells_what_waits_unless_there_is_a_newer_one(table: Rig) -> None:
    to = {"channel_id": None, "user_id": BEN.user_id}
    assert await posts(table, "digest", '{"edit":false}', **to) == []
    async with table.house._context.database.write() as sql:
        await digests.put(sql, BEN.user_id, 60.0, 1)
    (post,) = await posts(table, "digest", DIGEST % 60.0, **to)
    assert ([one.game_id for one in post.queue.mine], post.message_id) == ([1], None)
    assert await posts(table, "digest", DIGEST % 59.0, **to) == []
    (edit,) = await posts(table, "digest", '{"edit":true}', **to)  # from before the day was written
    assert edit.message_id == table.channel.messages[-1].message_id


async def test_a_room_is_opened_people_are_let_in_and_it_is_closed_behind_the_last_table(rig: Rig) -> None:
    await rig.house.host.lobby.open(replace(HERE, room=Room.THREAD), ANN, GAME)
    await rig.house.settle()
    place = (await rig.house.host.tables.card(1)).venue.channel_id
    assert await posts(rig, "seated", '{"users":[102,103]}', channel_id=place) == []
    assert rig.channel.done[-1] == ("seated", place, (102, 103))
    await posts(rig, "thread", "{}")
    assert rig.channel.done[-1] == ("thread", HERE.channel_id, ())
    done = len(rig.channel.done)
    await posts(rig, "archive", "{}", channel_id=place)
    assert len(rig.channel.done) == done, "somebody plays there"
    (lobby,) = await posts(rig, "lobby", "{}", channel_id=place)
    assert (lobby.kind, lobby.message_id) == ("lobby", (await rig.house.host.tables.card(1)).lobby_message)
    (room,) = await posts(rig, "room", "{}")
    assert (room.kind, room.message_id) == ("room", None)


async def test_a_message_gets_the_picture_that_it_lacks(table: Rig) -> None:
    (row,) = await outbox.newest(table.house._context.database.reads, 1, "table", 1)
    message = table.channel.messages[-1].message_id
    (late,) = await posts(table, "picture", f'{{"of":{row.post_id},"message":{message}}}')
    assert (late.kind, late.late, late.message_id, late.post_id) == ("table", True, message, row.post_id)
    assert await posts(table, "picture", f'{{"of":{row.post_id},"message":{message - 1}}}') == []
    assert await posts(table, "picture", f'{{"of":9999,"message":{message}}}') == []


async def test_what_was_given_up_by_any_version_keeps_no_table_silent(table: Rig) -> None:
    """Also of a kind that there is no more."""
    vote = await table.house.host.votes.ask(1, ANN, PAUSE)
    await table.house.settle()
    assert vote is not None
    kept: Mapping[str, str] = {
        "stalled": '{"seat":1}',
        "retired": '{"message":4711}',
        "lobby": "{}",
        "table": TABLE,
        "notice": NOTICE,
        "vote": '{"vote":1,"users":[]}',
    }
    async with table.house._context.database.write() as sql:
        for kind, payload in kept.items():
            await outbox.put(sql, 1, kind, nonce=f"dead {kind}", payload=payload, at=0.0, channel_id=HERE.channel_id)
        await sql.run("UPDATE outbox SET status = 'dead', reason = ? WHERE nonce LIKE 'dead %'", LACKS)
        await sql.run("UPDATE games SET trouble = ?", LACKS)
    before = delivered(table)
    for card in await table.house.host.silence.of_guild(1):
        await table.house.host.silence.end(card.game_id)
    await table.house.settle()
    new = [post for post in delivered(table) if not any(post is one for one in before)]
    assert sorted(post.kind for post in new if post.kind != "retired" or post.message_id == 4711) == [
        "lobby",
        "retired",
        "table",
        "vote",
    ]
