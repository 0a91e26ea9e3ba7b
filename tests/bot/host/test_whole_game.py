from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.host.refusals import NotOver, NotRunning
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import Status, Venue
from engine.core.kept import record
from engine.core.play.match import NothingToUndo
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, INTERACTIONS, Rig
from tests.long import few


async def test_two_people_play_from_the_lobby_to_the_final_score(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    answers = await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    card = await rig.house.host.tables.card(card.game_id)
    assert answers > 8
    assert card.status is Status.OVER
    assert card.result is not None
    assert max(card.result.scores) > 0
    assert rig.channel.posts("table")[-1].card.status is Status.OVER
    assert await rig.house.host.tables.in_channel(card.venue.channel_id) is None


async def test_one_person_plays_against_practice_opponents(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="normal", seats=3)
    assert [s.policy for s in card.seats] == [None, "normal", "normal"]
    await rig.play_on(card.game_id, {0: ANN})
    assert (await rig.house.host.tables.card(card.game_id)).status is Status.OVER


async def test_the_record_of_a_game_played_with_undos_replays_to_the_same_result(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore")
    await rig.house.host.play.undo(card.game_id, ANN, None, 1, turn=True)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    text = await rig.record(card.game_id)
    assert " ore" not in text
    replayed = record.play(record.parse(text))
    assert replayed.over
    assert replayed.result() == (await rig.house.host.tables.card(card.game_id)).result


async def test_a_game_survives_a_restart_after_every_answer(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    people = {0: ANN, 1: BEN}
    while (await rig.house.host.tables.card(card.game_id)).status is Status.LIVE:
        shown = [await rig.house.host.play.panel(card.game_id, p) for p in people.values()]
        await rig.restart()
        again = [await rig.house.host.play.panel(card.game_id, p) for p in people.values()]
        assert again == shown
        await rig.play_once(card.game_id, people)


@pytest.mark.parametrize("seed", few(range(12), 1))
async def test_whatever_people_do_a_restart_changes_nothing_and_the_record_replays(rig: Rig, seed: int) -> None:
    chance = Random(seed)
    people = {0: ANN, 1: BEN, 2: CID}
    game_id = (await rig.table(ANN, BEN, CID, opponents="easy", seats=4)).game_id
    host = rig.house.host
    while (await host.tables.card(game_id)).status is Status.LIVE:
        person = people[chance.choice([w.seat for w in (await host.tables.card(game_id)).waiting if w.seat in people])]
        panel = await host.play.panel(game_id, person)
        deed = chance.random()
        if deed < 0.2:
            try:
                await host.play.undo(game_id, person, panel.rev, next(INTERACTIONS), turn=chance.random() < 0.5)
            except NothingToUndo:
                assert not panel.can_undo
        elif deed < 0.3:
            confirm = {"confirm": chance.random() < 0.5}
            await host.settings.change(Scope.PLAYER, person.user_id, person, may_manage=False, change=confirm)
        elif panel.ask is not None:
            await host.play.answer(game_id, person, panel.rev, [chance.choice(panel.ask.keys())], next(INTERACTIONS))
        await rig.house.settle()
        if chance.random() < 0.3:
            shown = [await host.play.panel(game_id, p) for p in people.values()]
            await rig.restart()
            host = rig.house.host
            assert [await host.play.panel(game_id, p) for p in people.values()] == shown
    replayed = record.play(record.parse(await rig.record(game_id)))
    assert replayed.over
    assert replayed.result() == (await host.tables.card(game_id)).result


@pytest.mark.parametrize("tables", [4, pytest.param(50, marks=pytest.mark.long)])
async def test_many_tables_play_at_once(rig: Rig, tables: int) -> None:
    host = rig.house.host

    async def play(channel_id: int) -> Status:
        who = Person(1000 + channel_id, "Ann")  # nobody may have fifty tables
        card = await host.lobby.open(Venue(1, channel_id), who, GAME, seats=3, opponents="normal")
        await host.lobby.start(card.game_id, who)
        while (panel := await host.play.panel(card.game_id, who)).ask is not None or not panel.over:
            if panel.ask is None:
                await asyncio.sleep(0)
                continue
            await host.play.answer(card.game_id, who, panel.rev, [panel.ask.keys()[-1]], next(INTERACTIONS))
        return (await host.tables.card(card.game_id)).status

    assert set(await asyncio.gather(*(play(n) for n in range(1, tables + 1)))) == {Status.OVER}
    await rig.house.settle()
    last = {post.channel_id: post for post in rig.channel.posts("table")}
    assert {post.card.status for post in last.values()} == {Status.OVER}
    assert len(last) == tables


async def test_a_record_can_be_had_when_the_game_is_over_and_not_before(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME)
    with pytest.raises(NotOver):
        await host.history.record(card.game_id)
    await host.lobby.leave(card.game_id, ANN)
    with pytest.raises(NotRunning):  # it never was a game
        await host.history.record(card.game_id)
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    with pytest.raises(NotOver):
        await host.history.record(card.game_id)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    played = record.play(record.parse(await host.history.record(card.game_id)))
    assert played.result() == (await host.tables.card(card.game_id)).result
