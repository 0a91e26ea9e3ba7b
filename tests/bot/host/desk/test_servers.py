"""Where the bot is not any more nothing happens; when it is back all goes on; if it does not come back, tables go."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from dataclasses import replace

import pytest

from bot.host.desk.servers import KEPT
from bot.host.refusals import NoSuchGame
from bot.host.types.server import Arrival
from bot.host.types.table import GameCard, Status
from tests.bot.host.rig import ANN, BEN, GAME, HERE, Rig


async def clock(rig: Rig, card: GameCard) -> float:
    """Until when the player who is asked has time, from now on."""
    waiting = (await rig.house.host.tables.card(card.game_id)).waiting
    until = waiting[0].until
    assert until is not None
    return (until - rig.time()).total_seconds()


def tables_of(rig: Rig, game_id: int) -> list[str]:
    """Which tables of the database know a game."""
    found = []
    with closing(sqlite3.connect(rig.path)) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if any(row[1] == "game_id" for row in file.execute(f"PRAGMA table_info({table})")):
                count = file.execute(f"SELECT COUNT(*) FROM {table} WHERE game_id = ?", (game_id,)).fetchone()
                found += [table] if count[0] else []
    return found


@pytest.mark.parametrize("restarted", [False, True])
async def test_its_tables_rest_until_it_is_back(rig: Rig, restarted: bool) -> None:
    host, servers = rig.house.host, rig.house.host.servers
    card = await rig.table(ANN, BEN, pace="brisk")
    left = await clock(rig, card)
    await rig.ring(hours=1)
    await servers.left(1)
    said = len(rig.channel.order)
    await host.play.answer(card.game_id, ANN, None, ["store"], 1)  # through a button in a private message
    if restarted:
        await rig.restart()
        host, servers = rig.house.host, rig.house.host.servers
    for _ in range(20):
        await rig.ring(hours=24)
    assert len(rig.channel.order) == said
    assert [(one.game_id, one.channel_id) for one in (await host.tables.queue(ANN.user_id)).mine] == []
    await servers.back(Arrival(1))
    await rig.house.settle()
    assert await clock(rig, card) == pytest.approx(left - 3600, abs=1)
    await rig.ring(hours=24)
    assert len(rig.channel.order) > said
    await rig.answer(card.game_id, ANN, "ore")
    await rig.ring(seconds=2 * KEPT)
    assert (await host.tables.card(card.game_id)).status is Status.LIVE


async def test_the_time_in_which_the_bot_itself_was_down_counts_once(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="brisk")
    left = await clock(rig, card)
    await rig.house.host.servers.left(1)
    await rig.house.close()
    rig.time.pass_(days=3)
    await rig.open()
    await rig.house.settle()
    await rig.ring(days=2)
    await rig.house.host.servers.back(Arrival(1))
    assert await clock(rig, card) == pytest.approx(left, abs=60)


async def test_after_thirty_days_they_are_deleted_and_what_is_over_stays(rig: Rig) -> None:
    host = rig.house.host
    over = await rig.table(ANN, BEN, channel=5)
    await rig.play_on(over.game_id, {0: ANN, 1: BEN})
    live = await rig.table(ANN, BEN, opponents="normal", seats=3, channel=6)
    await rig.answer(live.game_id, ANN, "store")
    await host.notes.write(live.game_id, ANN, "a note")
    await host.sandboxes.open(live.game_id, ANN)
    await host.votes.ask(live.game_id, ANN, "pause")
    lobby = await host.lobby.open(replace(HERE, channel_id=7), ANN, GAME)
    other = await rig.table(ANN, BEN, channel=8)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE games SET guild_id = 2 WHERE game_id = ?", (other.game_id,))
    await host.servers.left(1)
    await rig.restart()
    host = rig.house.host
    await rig.ring(seconds=KEPT - 60)
    assert (await host.tables.card(live.game_id)).status is Status.LIVE
    await rig.ring(seconds=120)
    for gone in (live, lobby):
        assert tables_of(rig, gone.game_id) == []
        with pytest.raises(NoSuchGame):
            await host.tables.card(gone.game_id)
    with closing(sqlite3.connect(rig.path)) as file:
        assert file.execute("SELECT * FROM guilds WHERE guild_id = 1").fetchall() == []
        assert file.execute("SELECT COUNT(*) FROM ballots").fetchone() == (0,)
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []
    assert (await host.tables.card(other.game_id)).status is Status.LIVE
    assert (await host.stats.of(BEN, BEN, guild_id=None, game=None)).all.games == 1
    assert tables_of(rig, over.game_id)


@pytest.mark.parametrize(("present", "ours", "rests"), [((1,), {1}, False), ((2,), {1, 2}, True), ((2,), {2}, False)])
async def test_what_happened_while_nobody_listened_is_found_at_the_start(
    rig: Rig, present: Collection[int], ours: set[int], rests: bool
) -> None:
    await rig.table(ANN, BEN)
    said = len(rig.channel.order)
    servers = rig.house.host.servers
    for _ in range(2):  # the gateway says so again and again
        await servers.are({one: Arrival(one) for one in present}, ours.__contains__)
    await rig.ring(hours=25)
    assert (len(rig.channel.order) == said) is rests
    await servers.are({1: Arrival(1), 2: Arrival(2)}, lambda _: True)
    await rig.ring(hours=25)
    assert len(rig.channel.order) > said


async def test_of_a_game_that_is_over_nothing_is_posted_any_more(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    rig.channel.failures += [RuntimeError("503")] * 99
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    await rig.house.host.servers.left(1)
    rig.channel.failures.clear()
    said = len(rig.channel.order)
    await rig.ring(hours=30)
    assert len(rig.channel.order) == said
    with closing(sqlite3.connect(rig.path)) as file:
        assert file.execute("SELECT COUNT(*) FROM packed_logs").fetchone() == (1,)


async def test_a_server_that_nobody_plays_in_is_forgotten_at_once(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    await rig.house.host.servers.left(1)
    await rig.house.host.servers.back(Arrival(1))
    with closing(sqlite3.connect(rig.path)) as file:
        assert file.execute("SELECT COUNT(*) FROM guilds WHERE guild_id = 1").fetchone() == (0,)
