"""Looking back: each turn as its reader could see it then, for as long as the game is kept."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host.desk import past
from bot.host.match.standing import read
from bot.host.types.pages import PastPage
from bot.host.types.people import Person
from engine.core.kept.record import BadRecord
from renderers import Request
from tests.bot.host.rig import ANN, BEN, CID, Rig

PEOPLE = {0: ANN, 1: BEN}


def drawn(page: PastPage) -> Request[Any]:
    request: Request[Any] = pickle.loads(page.picture.request)
    return request


def keys(page: PastPage) -> list[str]:
    return [msg.key for msg in page.told]


async def pages(rig: Rig, game_id: int, person: Person = CID) -> list[PastPage]:
    first = await rig.house.host.past.page(game_id, person, 0)
    return [await rig.house.host.past.page(game_id, person, number) for number in range(first.count)]


def shown(found: list[PastPage]) -> list[tuple[Any, ...]]:
    """What their readers see."""
    return [(p.number, p.count, p.seat, p.round, p.told, drawn(p).view, drawn(p).before) for p in found]


async def run(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file, file:
        return file.execute(sql).fetchall()


async def test_each_turn_has_its_player_its_lines_and_the_table_at_its_end(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    await rig.answer(card.game_id, BEN, "store", "ore", "confirm")
    begun, first, second = await pages(rig, card.game_id)
    assert [page.seat for page in (begun, first, second)] == [None, 0, 1]
    assert "toy-freight-acts" in keys(first)
    assert [drawn(page).view.coins for page in (begun, first, second)] == [[5, 5], [2, 5], [2, 5]]
    assert [drawn(page).view.stored for page in (begun, first, second)] == [[[], []], [[], []], [[], ["ore"]]]
    assert drawn(second).before == drawn(first).view


async def test_a_running_turn_is_no_page_and_for_its_player_leads_back_to_how_it_began(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    await rig.answer(card.game_id, BEN, "store", "ore")
    page = rig.house.host.past.page
    for person, newest in ((BEN, 1), (ANN, 0), (CID, 0)):
        assert (await page(card.game_id, person)).number == newest
        assert (await page(card.game_id, person)).count == 2
        assert drawn(await page(card.game_id, person, 99)).view.stored == [[], []]


async def test_a_hand_is_shown_to_its_player_alone_also_when_all_is_over(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.play_on(card.game_id, PEOPLE)
    for reader, own in ((ANN, 0), (BEN, 1), (CID, None)):
        for page in await pages(rig, card.game_id, reader):
            hands = drawn(page).view.hands
            assert [any(hand) for hand in hands] == [seat == own for seat in (0, 1)]
            assert ("toy-freight-drew" in keys(page)) is (reader is ANN and page.number == 1)


async def test_a_game_that_is_over_is_kept_in_one_piece_and_reads_the_same(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    for _ in range(5):
        await rig.play_once(card.game_id, PEOPLE)
    running = await pages(rig, card.game_id)
    assert len(await run(rig.path, "SELECT * FROM stands")) == len(running) > 2
    await rig.play_on(card.game_id, PEOPLE)
    assert await run(rig.path, "SELECT * FROM stands") == []
    over = await pages(rig, card.game_id)
    count = len(over)
    assert [replace(page, card=card, count=count) for page in over[: len(running)]] == [
        replace(page, card=card, count=count) for page in running
    ]
    ((packed,),) = await run(rig.path, "SELECT packed FROM replays")
    stands = await read(rig.house._context.database.reads, card.game_id)
    assert len(stands) == count
    assert len(packed) < sum(len(stand.state) for stand in stands) / 5
    frames, whole = await rig.house.host.past.frames(card.game_id, CID)
    assert whole
    assert len(frames) == count
    assert [msg.key for msg in frames[-1].told][-1:] == ["luck-told"]


async def test_a_game_that_is_ended_early_is_kept_as_far_as_it_came(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="easy", seats=2)
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    before = await pages(rig, card.game_id)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=True)
    await rig.house.settle()
    assert await run(rig.path, "SELECT * FROM stands") == []
    assert shown(await pages(rig, card.game_id)) == shown(before)


async def test_who_came_to_a_seat_later_sees_the_replay_as_that_seat_and_others_as_everybody(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.answer(card.game_id, BEN, "spend", "2")
    for person, own, turns in ((ANN, 0, 2), (BEN, 1, 3), (CID, None, 2)):
        frames, _ = await rig.house.host.past.frames(card.game_id, person)
        assert len(frames) == turns  # only Ben sees what he has not confirmed
        for frame in frames:
            assert [any(hand) for hand in frame.request.view.hands] == [seat == own for seat in (0, 1)]
    frames, _ = await rig.house.host.past.frames(card.game_id, CID, seat=1)
    assert not any(any(hand) for frame in frames for hand in frame.request.view.hands)  # it is not over yet
    await rig.answer(card.game_id, BEN, "confirm")
    await rig.play_on(card.game_id, PEOPLE)
    frames, _ = await rig.house.host.past.frames(card.game_id, CID, seat=1)
    assert all(any(frame.request.view.hands[1]) for frame in frames)


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Callable[[Rig], Any]:
    """Make the games of a house older than the keeping of how they stood."""

    async def age(rig: Rig) -> None:
        await run(rig.path, "DELETE FROM stands")
        await rig.restart()

    return age


async def test_an_older_game_is_played_again_up_to_the_turn_that_runs(
    rig: Rig, older: Callable[[Rig], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    await rig.answer(card.game_id, BEN, "store", "ore")
    whole = [drawn(page).view for page in await pages(rig, card.game_id)]
    await older(rig)
    assert [drawn(page).view for page in await pages(rig, card.game_id)] == whole
    await rig.answer(card.game_id, BEN, "confirm")
    assert [drawn(page).view for page in await pages(rig, card.game_id)][:2] == whole
    kept = await run(rig.path, "SELECT turn, beside FROM stands")
    assert kept == [(2, None)]  # by itself, since nothing is there to pack it beside

    def mended(record: object) -> Any:
        raise BadRecord(line=1, reason="illegal")

    monkeypatch.setattr(past, "turns", mended)
    assert [page.count for page in await pages(rig, card.game_id)] == [1]
    assert not (await rig.house.host.past.frames(card.game_id, CID))[1]
    await run(rig.path, "DELETE FROM stands")
    (only,) = await pages(rig, card.game_id)
    assert drawn(only).view.coins == [2, 5]


async def test_a_table_that_goes_back_has_both(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="easy", seats=2)
    await rig.answer(card.game_id, ANN, "draw")
    await rig.house.settle()
    before = await pages(rig, card.game_id)
    await rig.house.host.votes.go_back(card.game_id, ANN)
    await rig.house.settle()
    after = await pages(rig, card.game_id)
    assert len(after) > len(before)
    back = after[len(before)]
    assert drawn(back).view == drawn(after[0]).view
    assert shown(after[1 : len(before)])[0][4:] == shown(before[1:])[0][4:]
    assert back.seat in (None, 0, 1)


async def test_a_message_in_the_middle_of_a_turn_showed_what_had_been_settled_by_then(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann delivers a crate of 5, for which Ben is asked to help before the turn goes on."""
    seeds = iter((seed, "0") for seed in range(100))
    monkeypatch.setattr("bot.host.match.chance.draw", lambda: next(seeds))
    for channel in range(11, 111):
        card = await rig.table(ANN, BEN, channel=channel)
        if "crate-5" in await _crates(rig, card.game_id):
            break
    first, count = card.game_id, len(rig.channel.messages)
    await rig.answer(first, ANN, "crate-5", "confirm")
    asked = rig.channel.messages[-1]
    assert len(rig.channel.messages) == count + 1
    await rig.answer(first, BEN, "help", "confirm")
    await rig.answer(first, ANN, "keep")
    await rig.answer(first, ANN, "confirm")
    shown = await rig.house.host.past.posted(first, CID, asked.message_id)
    assert shown is not None
    request: Request[Any] = pickle.loads(shown.request)
    assert request.view.scores == [5, 0]
    assert await rig.house.host.past.posted(first, CID, 1) is None, "no message of this table"


async def _crates(rig: Rig, game_id: int) -> list[str]:
    """Which crates Ann may deliver."""
    panel = await rig.answer(game_id, ANN, "deliver")
    assert panel.ask is not None
    return list(panel.ask.options)
