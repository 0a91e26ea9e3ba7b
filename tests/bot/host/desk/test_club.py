"""The list of open tables: one message, brought up to date in place, never twice and not too often."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.host.post.club import BETWEEN
from bot.host.post.delivery import Undeliverable
from bot.host.refusals import BadSetting, NotAManager
from bot.host.types.post import TablesPost, UnlistedPost
from bot.host.types.server import Setup
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig

HALL = 31


async def listed(rig: Rig, channel: int | None = HALL) -> None:
    await rig.house.host.club.change(1, Setup(list_in=channel), may_manage=True)
    await rig.house.settle()


def shown(rig: Rig) -> list[tuple[int, int, list[int]]]:
    """Each list that stands: its channel, its message, and how many sit at the tables on it."""
    found = []
    for told in rig.channel.club:
        if isinstance(told.post, TablesPost) and told.message_id not in rig.channel.erased:
            seats = [len(told.post.cards[offer.game_id].seats) for offer in told.post.offers]
            found.append((told.post.channel_id, told.message_id, seats))
    return found


def times(rig: Rig) -> int:
    return rig.channel.order.count(TablesPost.kind)


async def test_it_stands_once_and_follows_whatever_happens_to_lobbies(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    await listed(rig)
    ((channel, message, seats),) = shown(rig)
    assert (channel, seats) == (HALL, [])
    first = await lobby.open(HERE, ANN, GAME)
    await rig.ring(seconds=BETWEEN)
    assert shown(rig) == [(HALL, message, [1])]
    await lobby.join(first.game_id, BEN)
    await lobby.open(replace(HERE, channel_id=12), CID, GAME)
    await rig.ring(seconds=BETWEEN)
    assert shown(rig) == [(HALL, message, [1, 2])]
    await lobby.start(first.game_id, ANN)
    await rig.ring(seconds=BETWEEN)
    assert shown(rig) == [(HALL, message, [1])]
    await rig.restart()
    assert shown(rig) == [(HALL, message, [1])]


async def test_many_changes_at_once_are_one(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    await listed(rig)
    card = await lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    before = times(rig)
    for _ in range(5):
        await lobby.join(card.game_id, BEN)
        await lobby.leave(card.game_id, BEN)
    await lobby.join(card.game_id, CID)
    await rig.ring(seconds=BETWEEN - 1)
    assert times(rig) == before
    await rig.ring(seconds=1)
    assert times(rig) == before + 1
    assert [seats for *_, seats in shown(rig)] == [[2]]
    with closing(sqlite3.connect(rig.path)) as file:  # and nothing piles up
        kept = file.execute("SELECT COUNT(*) FROM outbox WHERE kind = 'tables'").fetchone()
    assert kept == (1,)


async def test_what_changes_while_it_is_on_its_way_is_shown_next(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    await listed(rig)
    deliver = rig.channel.deliver
    opened = []

    async def slow(post, nonce):  # type: ignore[no-untyped-def]
        if isinstance(post, TablesPost) and not opened:
            opened.append(await lobby.open(replace(HERE, channel_id=12), BEN, GAME))
        return await deliver(post, nonce)

    rig.channel.deliver = slow  # type: ignore[method-assign]
    await lobby.open(HERE, ANN, GAME)
    await rig.ring(seconds=BETWEEN)
    assert opened
    await rig.ring(seconds=BETWEEN)
    assert [seats for *_, seats in shown(rig)] == [[1, 1]]


async def test_another_channel_gets_it_and_the_old_one_loses_it(rig: Rig) -> None:
    await listed(rig)
    await rig.ring(seconds=BETWEEN)
    await listed(rig, 32)
    await rig.ring(seconds=BETWEEN)
    await listed(rig, 32)
    await rig.ring(seconds=BETWEEN)
    assert [channel for channel, *_ in shown(rig)] == [HALL, 32]
    assert [t.post.channel_id for t in rig.channel.club if isinstance(t.post, UnlistedPost)] == []
    assert rig.channel.unlisted == [(HALL, shown(rig)[0][1])]
    await listed(rig, None)
    await rig.ring(seconds=BETWEEN)
    assert [channel for channel, _ in rig.channel.unlisted] == [HALL, 32]
    before = times(rig)
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.ring(seconds=60)
    assert times(rig) == before


async def test_a_right_that_is_taken_away_in_the_middle_and_given_back(rig: Rig) -> None:
    host = rig.house.host
    await listed(rig)
    rig.channel.failures += [Undeliverable("trouble-missing-send-messages")]
    await host.club.change(1, Setup(list_in=HALL), may_manage=True)
    await rig.ring(seconds=BETWEEN)
    await host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE outbox SET status = 'dead' WHERE kind = 'tables' AND status = 'due'")
    await rig.ring(seconds=BETWEEN)
    assert [seats for *_, seats in shown(rig)] == [[]]
    for _ in range(2):
        await host.club.mend(1)
        await rig.ring(seconds=BETWEEN)
    assert [seats for *_, seats in shown(rig)] == [[1]]


async def test_the_list_is_in_the_language_of_the_server_though_nobody_has_opened_a_table_there_yet(rig: Rig) -> None:
    await rig.house.host.club.change(1, Setup(list_in=HALL), may_manage=True, locale="cs")
    await rig.house.settle()
    assert [told.post.locale for told in rig.channel.club] == ["cs"]


async def test_who_does_not_manage_the_server_changes_nothing(rig: Rig) -> None:
    with pytest.raises(NotAManager):
        await rig.house.host.club.change(1, Setup(pace="daily"), may_manage=False)
    with pytest.raises(BadSetting):
        await rig.house.host.club.change(1, Setup(pace="hasty"), may_manage=True)
    assert await rig.house.host.club.read(1) == Setup()
    await rig.house.host.club.change(1, Setup(9, 8, HALL, "cs", "daily"), may_manage=True)
    assert await rig.house.host.club.read(1) == Setup(9, 8, HALL, "cs", "daily")
    assert (await rig.house.host.lobby.open(HERE, ANN, GAME)).pace == "daily"


@pytest.mark.parametrize("stride", [13, pytest.param(1, marks=pytest.mark.long)])
async def test_whenever_the_process_dies_it_stands_once_and_tells_all(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    await listed(rig)
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    await rig.house.close()

    async def join(one: Rig, game_id: int) -> None:
        await one.house.host.lobby.join(game_id, BEN, 801)
        await one.ring(seconds=BETWEEN)

    await dies_at_every_step(rig, card.game_id, join, monkeypatch, stride=stride, new=0)
