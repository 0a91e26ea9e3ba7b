"""Two processes at one database: whoever looks for a table is seated once, and nobody's wish is between them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.host.types.people import Person
from bot.host.types.server import Wanted
from bot.host.types.table import Status
from bot.store.engine.place import Where
from tests.bot.host.desk.test_wishes import HALL, TWO, asked, tables
from tests.bot.host.processes.pair import both, ring
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.places import empty

PEOPLE = [Person(200 + n, f"Guest {n}", "en-GB") for n in range(8)]


@pytest.fixture
def place(where: Where) -> Where:
    if not isinstance(where, Path):
        empty(where)
    return where


async def seats(rig: Rig) -> list[list[int | None]]:
    return [[seat.user_id for seat in card.seats] for card in await tables(rig)]


@pytest.mark.parametrize("where", ["sqlite", "postgresql"], indirect=True)
async def test_however_many_ask_two_processes_at_once_each_sits_at_one_table(
    place: Where, small_pictures: None
) -> None:
    async with both(place) as rigs:
        makes = [
            rigs[n % 2].house.host.wishes.make(1, person, Wanted((GAME,), (2,)), HALL)
            for n, person in enumerate(PEOPLE)
        ]
        await asyncio.gather(*makes)
        for _ in range(3):
            await ring(*rigs, seconds=1)
        found = await seats(rigs[0])
        assert sorted(user for table in found for user in table if user) == [person.user_id for person in PEOPLE]
        assert [len(table) for table in found] == [2] * 4
        assert sorted(user for people, _ in asked(rigs[0]) for user in people) == [one.user_id for one in PEOPLE]


@pytest.mark.parametrize("where", ["sqlite", "postgresql"], indirect=True)
async def test_two_who_answer_at_once_in_two_processes_begin_one_game(place: Where, small_pictures: None) -> None:
    async with both(place) as (first, second):
        for person in (ANN, BEN):
            await first.house.host.wishes.make(1, person, TWO, HALL)
        await ring(first, second, seconds=1)
        (card,) = await tables(first)
        await asyncio.gather(
            first.house.host.wishes.answer(card.game_id, ANN, comes=True, click=51),
            second.house.host.wishes.answer(card.game_id, BEN, comes=True, click=52),
            second.house.host.wishes.answer(card.game_id, ANN, comes=True, click=51),
        )
        await ring(first, second, seconds=1)
        (card,) = await tables(second)
        assert card.status is Status.LIVE
        assert len(first.channel.posts("table")) == 1
        assert asked(first) == []


@pytest.mark.parametrize("where", ["sqlite", "postgresql"], indirect=True)
async def test_somebody_sits_down_by_themselves_while_another_is_seated(place: Where, small_pictures: None) -> None:
    async with both(place) as (first, second):
        card = await first.house.host.lobby.open(HERE, ANN, GAME, seats=2)
        await ring(first, second, seconds=1)
        done = await asyncio.gather(
            first.house.host.wishes.make(1, BEN, TWO, HALL),
            second.house.host.lobby.join(card.game_id, CID),
            return_exceptions=True,
        )
        await ring(first, second, seconds=1)
        people = (await seats(first))[0]
        assert len(people) == 2
        if isinstance(done[1], Exception):
            assert BEN.user_id in people
        else:
            assert CID.user_id in people
            assert [wish.game_id for wish in await first.house.host.wishes.mine(1, BEN)] == [None]
