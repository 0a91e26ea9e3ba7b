"""Privacy: whoever wants to be forgotten is, wherever they stood, and nobody else loses anything."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host import recount
from bot.host.post.polls import GIVE, NONE, STALLED
from bot.host.refusals import AlreadySeated, NotYourSeat, StillSeated
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import Status
from bot.store.tables import hints, reviews
from engine.core.play.msg import Msg
from tests.bot.host.desk.test_imports import bring, written
from tests.bot.host.desk.test_past import pages, shown
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.long import few

ZED = Person(0x0FED_CBA9_8765_4321, 'Zoë "Quill" O\\Hara', "cs")
CHANNELS = iter(range(1000, 2000))


def traces(path: Path, person: Person = ZED) -> Iterator[str]:
    """Where a person is found in a database: in a row, however it is packed, or in the bytes of the file."""
    marks = [str(person.user_id), person.name]
    for _ in range(3):  # in JSON, in a text in JSON, and in a line of the log, which is one, when that is packed
        marks.append(json.dumps(marks[-1], ensure_ascii=False)[1:-1])
    with closing(sqlite3.connect(path)) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            found = file.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in found.description]
            for row in found:
                for name, value in zip(columns, row, strict=True):
                    text = unpacked(value) if isinstance(value, bytes) else str(value)
                    if any(mark in text for mark in marks):
                        yield f"{table}.{name}: {text[:200]}"
    raw = [mark.encode() for mark in marks] + [person.user_id.to_bytes(8, "big")]
    for kind in ("", "-wal"):
        beside = path.with_name(path.name + kind)
        data = beside.read_bytes() if beside.exists() else b""
        yield from (f"file{kind}.{mark!r}" for mark in raw if mark in data)


def unpacked(value: bytes) -> str:
    try:
        return zlib.decompress(value).decode("utf-8", "replace")
    except zlib.error:
        return value.decode("utf-8", "replace")


def column(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file:
        return [row[0] for row in file.execute(sql)]


async def played(rig: Rig, *people: Person) -> int:
    """A game to its end."""
    card = await rig.table(*people, channel=next(CHANNELS))
    await rig.answer(card.game_id, people[0], "store")
    await rig.play_on(card.game_id, dict(enumerate(people)))
    return card.game_id


async def everywhere(rig: Rig) -> None:
    """Zed does whatever leaves a trace: those games are packed that are over by then, and others follow."""
    host = rig.house.host
    await played(rig, ZED, BEN)
    given = await rig.table(ANN, ZED, channel=next(CHANNELS))
    await rig.answer(given.game_id, ANN, "pass", "confirm")
    await rig.answer(given.game_id, ZED, "store")
    await host.tables.hand_over(given.game_id, ANN, may_manage=False, seat=1, to=CID)
    await rig.play_on(given.game_id, {0: ANN, 1: CID})
    await bring(rig, str(written()), who=ZED)
    await rig.house.settle()
    await rig.ring(hours=25)
    assert column(rig.path, "SELECT COUNT(*) FROM packed_logs") == [3]

    over = await played(rig, ANN, ZED)
    async with rig.house._context.database.write() as sql:
        await reviews.put(sql, over, 1, b"what cost Zed most")
        await hints.put(sql, over, 1, turn=0, path="", answer="store")
    ended = await host.lobby.open(HERE, ZED, GAME)
    await host.tables.end(ended.game_id, ZED, may_manage=False)
    await host.lobby.join((await host.lobby.open(replace(HERE, channel_id=13), ZED, GAME)).game_id, BEN)
    await host.settings.change(
        Scope.PLAYER, ZED.user_id, ZED, may_manage=False, change={"quiet_from": 60, "quiet_to": 90, "digest": 600}
    )


async def sits(rig: Rig) -> int:
    """A running table of Zed's, with all that belongs to who plays."""
    host = rig.house.host
    card = await rig.table(ZED, ANN, BEN, channel=next(CHANNELS), opponents="normal", seats=4)
    await rig.answer(card.game_id, ZED, "store")
    await host.notes.write(card.game_id, ZED, "mind Ann")
    await host.play.known(card.game_id, ZED)
    await host.sandboxes.open(card.game_id, ZED)
    await host.votes.ask(card.game_id, ZED, "pause")
    await rig.ring(hours=30)  # a digest
    other = await rig.table(BEN, CID, channel=next(CHANNELS))
    await host.tables.end(other.game_id, ZED, may_manage=True)
    await rig.house.settle()
    await bring(rig, str(written()), who=ZED)
    await rig.house.settle()
    return card.game_id


async def test_nothing_in_the_whole_file_leads_to_who_was_forgotten(rig: Rig) -> None:
    await everywhere(rig)
    table = await sits(rig)
    host = rig.house.host
    with pytest.raises(StillSeated):
        await host.privacy.forget(ZED)
    assert [card.game_id for card in await host.privacy.sitting(ZED)] == [table]
    await host.privacy.hand_over(table, ZED)
    before = set(traces(rig.path))
    holders = {trace.partition(".")[0] for trace in before}
    assert holders >= {"users", "seats", "games", "log", "packed_logs", "outbox", "ballots", "notes", "sandboxes"}
    assert holders >= {"known", "digests", "ratings", "file"}
    assert column(rig.path, "SELECT COUNT(*) FROM reviews") == column(rig.path, "SELECT COUNT(*) FROM hints") == [1]
    await host.privacy.forget(ZED)
    assert list(traces(rig.path)) == []
    assert column(rig.path, "SELECT COUNT(*) FROM reviews") == column(rig.path, "SELECT COUNT(*) FROM hints") == [0]
    await rig.restart()
    await rig.ring(hours=60)
    await rig.play_on(table, {1: ANN, 2: BEN})
    await rig.ring(hours=60)
    assert list(traces(rig.path)) == []


async def test_games_read_as_before_with_an_anonymous_seat_and_nobody_else_loses_anything(rig: Rig) -> None:
    packed = await played(rig, ZED, BEN, CID)
    await rig.ring(hours=25)
    recent = await played(rig, BEN, ZED)
    host = rig.house.host
    both = (packed, recent)
    records = [await host.history.record(game) for game in both]
    told = [[line.msg for line in (await host.history.log(game, BEN, 0)).lines] for game in both]
    seen = [shown(await pages(rig, game, BEN)) for game in both]
    ratings = column(rig.path, "SELECT mu FROM ratings ORDER BY game_id, seat")
    own = await host.stats.of(BEN, BEN, guild_id=None, game=None)

    await host.privacy.forget(ZED)
    assert [await host.history.record(game) for game in both] == records
    assert [[line.msg for line in (await host.history.log(game, BEN, 0)).lines] for game in both] == told
    after = [shown(await pages(rig, game, BEN)) for game in both]
    assert [len(one) for one in after] == [len(one) for one in seen]
    cards = [await host.tables.card(game) for game in both]
    assert [card.seat_names[seat] for card, seat in zip(cards, (0, 1), strict=True)] == [
        Msg("former-player", name=card.seats[seat].name) for card, seat in zip(cards, (0, 1), strict=True)
    ]
    assert cards[0].seat_of(ZED.user_id) is None
    assert column(rig.path, "SELECT SUM(moves) + SUM(thought) + SUM(late) FROM seats WHERE user_id < 0") == [0]
    assert ZED.name not in str(await host.exports.game(packed, BEN))
    stats = await host.stats.of(BEN, BEN, guild_id=None, game=None)
    assert (stats.all, stats.titles) == (own.all, own.titles)
    assert sorted(games for _, games in stats.mates) == [1, 2]
    assert next(name for name, games in stats.mates if games == 2) == Msg("former-player", name=stats_alias(rig))
    board = await host.leaders.board(1, GAME, BEN)
    assert sorted(one.name for one in board.people) == ["Ben", "Cid"]
    await rig.house.close()
    assert column(rig.path, "SELECT mu FROM ratings ORDER BY game_id, seat") == ratings
    assert (await recount.ratings(rig.path, rebuild=False)).changed == 0
    await rig.open()


def stats_alias(rig: Rig) -> str:
    (name,) = column(rig.path, "SELECT name FROM users WHERE user_id < 0")
    assert isinstance(name, str)
    return name


async def test_a_seat_goes_to_a_practice_opponent_or_to_a_member_whoever_is_host(rig: Rig) -> None:
    first = await rig.table(ANN, ZED, BEN, channel=next(CHANNELS))
    second = await rig.table(ZED, ANN, channel=next(CHANNELS))
    host = rig.house.host
    assert [card.game_id for card in await host.privacy.sitting(ZED)] == [first.game_id, second.game_id]
    with pytest.raises(AlreadySeated):
        await host.privacy.hand_over(first.game_id, ZED, ANN)
    await host.privacy.hand_over(first.game_id, ZED, CID)
    assert (await host.tables.card(first.game_id)).seats[1].user_id == CID.user_id
    with pytest.raises(NotYourSeat):
        await host.privacy.hand_over(first.game_id, ZED)
    await host.privacy.hand_over(second.game_id, ZED)
    assert (await host.tables.card(second.game_id)).seats[0].policy == "normal"
    await host.privacy.forget(ZED)
    await rig.house.settle()
    card = await host.tables.card(second.game_id)
    assert (card.host_id, card.status) == (ANN.user_id, Status.LIVE)
    await host.tables.hand_over(second.game_id, ANN, may_manage=False, seat=0, to=BEN)


async def test_where_nobody_else_plays_the_game_ends(rig: Rig) -> None:
    alone = await rig.table(ZED, opponents="normal", seats=3, channel=next(CHANNELS))
    other = await rig.table(ANN, ZED, channel=next(CHANNELS))
    await rig.house.host.privacy.hand_over_all(ZED)
    assert (await rig.house.host.tables.card(alone.game_id)).status is Status.ENDED
    assert (await rig.house.host.tables.card(other.game_id)).status is Status.LIVE
    assert await rig.house.host.privacy.sitting(ZED) == []


async def test_lobbies_are_left_and_the_next_player_is_their_host(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ZED, GAME)
    await host.lobby.join(card.game_id, BEN)
    await host.privacy.forget(ZED)
    await rig.house.settle()
    card = await host.tables.card(card.game_id)
    assert ([seat.user_id for seat in card.seats], card.host_id) == ([BEN.user_id], BEN.user_id)
    assert rig.channel.edits[-1].card.seats == card.seats
    await host.lobby.join(card.game_id, ANN)
    assert (await host.lobby.start(card.game_id, BEN)).status is Status.LIVE


async def test_nobody_votes_for_who_is_gone_and_what_they_asked_for_is_off(rig: Rig) -> None:
    host = rig.house.host
    stalled = await rig.table(ANN, BEN, CID, channel=next(CHANNELS))
    while not rig.channel.posts("vote"):
        await rig.ring(hours=24)
    vote = rig.channel.posts("vote")[-1].vote
    assert vote is not None and vote.kind == STALLED
    await host.votes.cast(stalled.game_id, CID, vote.vote_id, GIVE, to=ZED)
    asking = await rig.table(ANN, BEN, CID, channel=next(CHANNELS))
    await host.tables.hand_over(asking.game_id, ANN, may_manage=False, seat=2, to="normal")
    await host.votes.take(asking.game_id, ZED, 2)
    await rig.house.settle()
    await host.privacy.forget(ZED)
    await rig.house.settle()
    shown = {post.vote.vote_id: post.vote for post in rig.channel.edits if post.kind == "vote"}
    assert shown[vote.vote_id].ballots == {}
    assert [one.outcome for one in shown.values() if one.kind == "take"] == [NONE]
    assert list(traces(rig.path)) == []
    await host.votes.cast(stalled.game_id, BEN, vote.vote_id, GIVE, to=Person(77, "Eva"))
    await host.votes.cast(stalled.game_id, CID, vote.vote_id, GIVE, to=Person(77, "Eva"))
    assert (await host.tables.card(stalled.game_id)).seats[0].user_id == 77


async def test_whoever_comes_back_begins_anew(rig: Rig) -> None:
    game_id = await played(rig, ZED, BEN)
    host = rig.house.host
    await host.privacy.forget(ZED)
    assert (await host.stats.of(ZED, ZED, guild_id=None, game=None)).all.games == 0
    card = await rig.table(ZED, BEN, channel=next(CHANNELS))
    assert card.seats[0].name == ZED.name
    assert (await host.tables.card(game_id)).seat_of(ZED.user_id) is None
    again = await host.rematch.open(game_id, BEN)
    assert [seat.user_id for seat in again.seats] == [BEN.user_id]
    await host.privacy.hand_over_all(ZED)
    await host.privacy.forget(ZED)
    await host.privacy.forget(ZED)
    assert column(rig.path, "SELECT COUNT(*) FROM users WHERE user_id < 0") == [2]


async def test_a_table_that_the_present_rules_do_not_open_keeps_nobody(rig: Rig) -> None:
    card = await rig.table(ZED, ANN)
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE games SET game = 'forgotten_game'")
    await rig.open()
    host = rig.house.host
    assert await host.privacy.sitting(ZED) == []
    await host.privacy.forget(ZED)
    card = await host.tables.card(card.game_id)
    assert [(seat.user_id, seat.policy) for seat in card.seats] == [(None, "normal"), (ANN.user_id, None)]
    assert card.host_id == ANN.user_id
    assert list(traces(rig.path)) == []


@pytest.mark.parametrize("stride", few([29, 1], 1))
async def test_all_of_it_goes_or_nothing_whenever_the_process_dies(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _: 41)
    await played(rig, ZED, BEN)
    await rig.ring(hours=25)
    recent = await played(rig, ANN, ZED)
    await rig.house.host.lobby.join((await rig.house.host.lobby.open(HERE, ZED, GAME)).game_id, BEN)
    await rig.house.settle()
    await rig.house.close()

    async def deed(rig: Rig, game_id: int) -> None:
        await rig.house.host.privacy.forget(ZED)
        await rig.house.settle()

    await dies_at_every_step(rig, recent, deed, monkeypatch, stride=stride, new=0)
    await rig.open()
