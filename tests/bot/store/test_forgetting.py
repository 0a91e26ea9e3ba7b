"""Forgetting people and tables, on whatever the store runs."""

from __future__ import annotations

import zlib
from typing import Any

from bot.host.match.opponents import name_for
from bot.store.engine.database import Database, Sql
from bot.store.engine.place import Where
from bot.store.tables import (
    agenda,
    alive,
    company,
    games,
    guilds,
    log,
    outbox,
    packed,
    ratings,
    seating,
    timers,
    turns,
    users,
    votes,
)
from bot.store.tables.log import ANSWER, LINE, UNDO, LogRow
from bot.store.tables.ratings import RatingRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.timers import CLOCK, FORGET, TimerRow
from bot.store.whole import forgetting
from tests.places import everything

ZED, ANN = 0x0FED_CBA9_8765_4321, 7
NAME = "Zoë %_!"


async def table(sql: Sql, channel: int, *, guild: int = 1, over: bool = False) -> int:
    """A game of Zed and Ann in which both have done something."""
    game_id = await games.open_(
        sql, guild_id=guild, channel_id=channel, parent_id=None, game="toy", host_id=ZED, variants="{}", wanted=None,
        opponents=None, at=0.0,
    )  # fmt: skip
    assert game_id is not None
    await seating.write(sql, game_id, [SeatRow(0, ZED, None, NAME), SeatRow(1, ANN, None, "Ann")])
    await games.start(sql, game_id, variants="{}", seed=1, at=0.0)
    line = f'["imported",{{"name":"{NAME}"}}]'
    rows = [
        LogRow(0, 0, 0, 0.25, LINE, line=line, standing="import"),
        LogRow(1, 0, 1, 0.5, ANSWER, 0, ZED, channel, "bid", "pass"),
        LogRow(2, 0, 2, 0.5, UNDO, 0, ZED, channel + 1, kept=0),
        LogRow(3, 0, 3, 1.0, ANSWER, 1, ANN, channel + 2, "bid", "pass"),
    ]
    await log.append(sql, game_id, rows)
    if over:
        await games.finish(sql, game_id, "over", 2.0, "{}")
    return game_id


async def forget(database: Database) -> int:
    """Zed is forgotten; the number in place of them."""
    one = await forgetting.ghost(database.reads, ZED, "Brunel")
    done = await forgetting.rewrite(database.reads, one)
    async with database.write() as sql:
        late = await table(sql, 900, over=True)
        await packed.replace_log(sql, late)  # in the meantime
        await forgetting.person(sql, one, done, name_for)
    assert one.now < 0
    return one.now


def found(where: Where, *marks: str) -> list[tuple[str, Any]]:
    """In which tables something is, packed or not."""

    def text(value: Any) -> str:
        return zlib.decompress(value).decode() if isinstance(value, bytes) else str(value)

    return [
        (name, row)
        for name, rows in everything(where).items()
        for row in rows
        if any(mark in text(value) for value in row for mark in marks)
    ]


async def test_nothing_stays_of_a_person_but_what_others_need(database: Database, where: Where) -> None:
    async with database.write() as sql:
        await users.greet(sql, ZED, NAME, "cs")
        await users.greet(sql, ANN, "Ann", "en")
        whole = await table(sql, 100, over=True)
        early = await table(sql, 200, over=True)
        await games.set(sql, whole, imported_at=0.0)
        await games.set(sql, early, imported_at=0.0)
        await packed.replace_log(sql, early)
        await ratings.add(sql, [RatingRow(whole, 0, 1, "toy", ZED, None, 1, 1, 25.0, 8.0)])
        vote = await votes.open_(sql, whole, "stalled", 1, at=0.0, due_at=None, user_id=ZED)
        assert vote is not None
        await votes.cast_(sql, vote, ZED, "wait", 0.0)
        await votes.cast_(sql, vote, ANN, f"give/{ZED}", 0.0)
        await votes.close(sql, vote, f"give/{ZED}")
        notice = {"text": '["ended",{"name":"' + NAME + '","to":["opponent",{"name":"X"}]}]', "users": [ANN, ZED]}
        for nonce, user in (("a", None), ("b", ZED)):
            await outbox.put(sql, whole, "notice", nonce=nonce, payload=forgetting.dumped(notice), at=0.0, user_id=user)
    acts = [row.answer for row in await log.acts(database.reads, early)]
    assert len(found(where, str(ZED), NAME)) > 10
    now = await forget(database)
    assert found(where, str(ZED), NAME) == []
    for game_id in (whole, early):
        assert [row.user_id for row in await log.acts(database.reads, game_id)] == [now, now, ANN]
        told = await log.lines(database.reads, game_id, 0, 9, None)
        assert told[0].line == '["imported",{"name":"Brunel"}]'
    await packed.check(database.reads, early)
    assert [row.answer for row in await log.acts(database.reads, early)] == acts
    assert [seat.user_id for seat in await seating.of_game(database.reads, whole)] == [now, ANN]
    assert await votes.ballots(database.reads, vote) == {now: "wait", ANN: f"give/{now}"}
    assert [row.user_id for row in await ratings.every(database.reads)] == [now]
    (row,) = await outbox.newest(database.reads, whole, "notice", 9)
    assert row.payload == forgetting.dumped(
        {"text": '["ended",{"name":"Brunel","to":["opponent",{"name":"X"}]}]', "users": [ANN, now]}
    )


async def test_who_is_called_like_somebody_else_keeps_the_name(database: Database, where: Where) -> None:
    async with database.write() as sql:
        await users.greet(sql, ZED, NAME, "cs")
        await users.greet(sql, ANN, NAME, "en")
        game_id = await table(sql, 100, over=True)
    now = await forget(database)
    found = await company.read(database.reads, game_id)
    assert found is not None
    assert {(user.user_id, user.name) for user in found.users.values()} == {(now, "Brunel"), (ANN, NAME)}
    assert await log.applied(database.reads, 102)


async def test_a_table_rests_while_the_bot_is_not_there_and_can_be_deleted(database: Database, where: Where) -> None:
    async with database.write() as sql:
        await users.greet(sql, ZED, NAME, "cs")
        await users.greet(sql, ANN, "Ann", "en")
        rests, goes_on = await table(sql, 100), await table(sql, 200, guild=2)
        for game_id in (rests, goes_on):
            seat = SeatRow(1, ANN, None, "Ann", "bid", 1.0, clock_from=10.0, over_at=50.0, thinking=10.0)
            await seating.update(sql, game_id, seat)
            await timers.put(sql, TimerRow(game_id, CLOCK, 1, 10.0, 50.0))
            await outbox.put(sql, game_id, "table", nonce=str(game_id), payload="{}", at=0.0)
        await timers.put(sql, TimerRow(rests, FORGET, 0, 10.0, 90.0))
        await guilds.set_left(sql, 1, 20.0)
    reads = database.reads
    due = await agenda.read(reads, 99.0, 99.0)
    assert [(row.game_id, row.kind) for row in due.rings] == [(goes_on, CLOCK), (rests, FORGET)]
    assert list(due.posts) == [goes_on]
    assert (await agenda.read(reads, 0.0, 0.0)).next == 50.0
    assert [(row.game_id, row.paused) for row in await turns.of_user(reads, ANN)] == [(goes_on, False), (rests, True)]
    assert await guilds.with_open_tables(reads) == {1, 2}
    async with database.write() as sql:
        await alive.shift(sql, 5.0)
        await alive.shift(sql, 100.0, 1)
    assert (await guilds.get(reads, 1)).left_at == 25.0
    clocks = [(await seating.of_game(reads, game_id))[1] for game_id in (rests, goes_on)]
    assert [(seat.clock_from, seat.over_at, seat.thinking) for seat in clocks] == [(115, 155, 115), (15, 55, 15)]
    async with database.write() as sql:
        await forgetting.table(sql, rests)
        await guilds.forget(sql, 1)
    assert await guilds.left(reads) == set()
    assert await games.get(reads, rests) is None
    assert await log.length(reads, goes_on) == 4
    assert {row[0] for row in everything(where)["log"]} == {goes_on}
