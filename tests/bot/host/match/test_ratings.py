"""Ratings: what a game that has ended tells about the skill of those who played it."""

from __future__ import annotations

import asyncio
import pickle
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.host import recount
from bot.host.match.ratings import PROVISIONAL, after, points
from bot.host.post.polls import CONCEDE, END, YES
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import Status
from engine.core.play.standings import places
from renderers.ratings import Ratings
from tests.bot.host.desk.test_votes import asked, cast
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.long import few

NEW = (25.0, 25 / 3)


def kept(path: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as file:
        return list(file.execute("SELECT * FROM ratings ORDER BY closed, seat"))


async def gives_up(
    rig: Rig, who: Person, *people: Person, opponents: str | None = None, seats: int | None = None
) -> int:
    """A game in which somebody concedes at once; all others have as many points."""
    card = await rig.table(*people, opponents=opponents, seats=seats)
    await asked(rig, card, who, CONCEDE)
    for person in people:
        if person != who:
            await cast(rig, card, person, YES)
    return card.game_id


async def board(rig: Rig, person: Person = ANN) -> dict[str, tuple[int | None, int, int]]:
    found = await rig.house.host.leaders.board(1, GAME, person)
    return {one.name: (one.place, one.points, one.games) for one in (*found.people, *found.opponents)}


def test_who_is_ahead_rises_and_those_who_share_a_place_move_alike() -> None:
    first, second, third, last = after([NEW] * 4, [1, 2, 2, 4])
    assert points(*first) > points(*second) == points(*third) > points(*last)
    assert first[0] > 25 > last[0] and second == third
    assert all(sigma < 25 / 3 for _, sigma in (first, second, third, last))


def test_a_win_against_who_is_stronger_counts_for_more() -> None:
    strong, weak = (30.0, 4.0), (20.0, 4.0)
    upset, expected = after([(25.0, 4.0), strong], [1, 2])[0], after([(25.0, 4.0), weak], [1, 2])[0]
    assert upset[0] > expected[0] > 25


async def test_who_concedes_is_last_and_all_are_rated_in_the_transaction_that_ends_the_game(rig: Rig) -> None:
    game_id = await gives_up(rig, BEN, ANN, BEN, CID)
    rows = kept(rig.path)
    assert [(row[0], row[1], row[4], row[5], row[7]) for row in rows] == [
        (game_id, seat, user, None, 1) for seat, user in enumerate((101, 102, 103))
    ]
    ann, ben, cid = ((row[8], row[9]) for row in rows)
    assert ann == cid and ben[0] < 25 < ann[0]


async def test_practice_opponents_of_a_level_are_one_and_stand_outside_of_the_list(rig: Rig) -> None:
    await gives_up(rig, ANN, ANN, opponents="easy", seats=3)
    (ann, *levels) = kept(rig.path)
    assert [row[4:6] for row in (ann, *levels)] == [(101, None), (None, "easy"), (None, "easy")]
    assert levels[0][7:] == levels[1][7:] and levels[0][7] == 1
    found = await rig.house.host.leaders.board(1, GAME, ANN)
    assert [one.name for one in found.people] == ["Ann"] and found.people[0].own
    assert [one.name for one in found.opponents] == ["easy"]


async def test_a_level_that_has_several_seats_has_learnt_from_all_of_them(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="easy", seats=3)
    await rig.play_on(card.game_id, {0: ANN})
    result = (await rig.house.host.tables.card(card.game_id)).result
    assert result is not None
    order = places(result)
    assert order[1] != order[2], "one of them was better"
    _, one, other = after([NEW] * 3, order)
    assert one != other
    (_, *levels) = kept(rig.path)
    assert [row[8:10] for row in levels] == [((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)] * 2


async def test_games_without_a_result_and_unrated_ones_change_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await asked(rig, card, ANN, END)
    await cast(rig, card, BEN, YES)
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    await lobby.join(card.game_id, BEN)
    assert (await lobby.set_unrated(card.game_id, ANN, True)).unrated
    card = await lobby.start(card.game_id, ANN)
    await asked(rig, card, ANN, CONCEDE)
    await cast(rig, card, BEN, YES)
    assert kept(rig.path) == []
    assert (await rig.house.host.rematch.open(card.game_id, ANN)).unrated


async def test_a_game_from_a_file_changes_nothing(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    before = kept(rig.path)
    assert len(before) == 2
    data = (await rig.house.host.history.record(card.game_id)).encode()
    there = await rig.house.host.imports.open(
        replace(HERE, channel_id=12), ANN, data, {0: ANN, 1: BEN}, may_manage=True
    )
    assert there.result is not None
    assert kept(rig.path) == before


async def test_a_rating_is_provisional_at_first_and_then_has_a_place(rig: Rig) -> None:
    for _ in range(PROVISIONAL - 1):
        await gives_up(rig, BEN, ANN, BEN)
    assert {name: (place, games) for name, (place, _, games) in (await board(rig)).items()} == {
        "Ann": (None, 7),
        "Ben": (None, 7),
    }
    await gives_up(rig, CID, ANN, CID)
    assert list(await board(rig)) == ["Ann", "Cid", "Ben"]
    assert (await board(rig))["Ann"][0] == 1
    await gives_up(rig, BEN, ANN, BEN)
    assert [(name, place) for name, (place, _, _) in (await board(rig)).items()] == [
        ("Ann", 1),
        ("Ben", 2),
        ("Cid", None),
    ]


async def test_who_does_not_want_to_be_seen_vanishes_but_is_rated(rig: Rig) -> None:
    await gives_up(rig, BEN, ANN, BEN)
    change = rig.house.host.settings.change
    await change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"listed": False})
    assert list(await board(rig, BEN)) == ["Ben"]
    assert (await rig.house.host.leaders.board(1, GAME, ANN)).unlisted
    await gives_up(rig, BEN, ANN, BEN)
    await change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"listed": None})
    assert (await board(rig, BEN))["Ann"][2] == 2


async def test_another_server_has_ratings_of_its_own(rig: Rig) -> None:
    await gives_up(rig, BEN, ANN, BEN)
    assert await rig.house.host.leaders.title(1) == GAME
    assert await rig.house.host.leaders.title(2) is None
    assert (await rig.house.host.leaders.board(2, GAME, ANN)).people == ()


async def test_ratings_reckoned_anew_are_the_same_to_the_last_bit(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    for who, people in ((ANN, (ANN, BEN, CID)), (CID, (BEN, CID)), (BEN, (ANN, BEN))):
        await gives_up(rig, who, *people)
        rig.time.pass_(hours=-5)  # a clock that goes wrong changes no order
    await gives_up(rig, BEN, BEN, opponents="easy", seats=4)
    before = kept(rig.path)
    assert len(before) == 3 + 2 + 2 + 4
    await rig.house.close()
    assert await recount.ratings(rig.path, rebuild=False) == recount.Recounted(4, 11, 0)
    with closing(sqlite3.connect(rig.path)) as file, file:
        file.execute("UPDATE ratings SET mu = mu + 1e-9 WHERE seat = 1 AND game_id = 1")
        file.execute("DELETE FROM ratings WHERE game_id = 4")
    assert (await recount.ratings(rig.path, rebuild=False)).changed == 5
    assert kept(rig.path) != before
    assert (await recount.ratings(rig.path, rebuild=True)).changed == 5
    assert kept(rig.path) == before
    await rig.open()


@pytest.mark.parametrize("by", ["start", "migrate"])
async def test_games_from_before_ratings_are_rated_by_an_upgrade(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], by: str
) -> None:
    for who, people in ((ANN, (ANN, BEN, CID)), (CID, (BEN, CID)), (BEN, (ANN, BEN))):
        await gives_up(rig, who, *people)
    before = kept(rig.path)
    await rig.house.close()
    with closing(sqlite3.connect(rig.path)) as file, file:
        # what has ended since the upgrade was rated as if nothing had been before
        file.execute("DELETE FROM ratings WHERE game_id < 3")
        file.execute("UPDATE ratings SET mu = 25, games = 1")
    if by == "start":
        await rig.open()
    else:
        assert await asyncio.to_thread(main, ["--database", str(rig.path), "migrate"]) == 0
        assert "3 games have ratings now" in capsys.readouterr().out
        assert await asyncio.to_thread(main, ["--database", str(rig.path), "migrate"]) == 0
        assert "have ratings" not in capsys.readouterr().out
    assert kept(rig.path) == before


@pytest.mark.parametrize("stride", few([19, 1], 1))
async def test_whenever_the_process_dies_a_game_is_rated_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    card = await rig.table(ANN, opponents="easy", seats=2)
    await rig.house.close()

    async def gives_it_up(rig: Rig, game_id: int) -> None:
        if (await rig.house.host.tables.card(game_id)).status is Status.LIVE:
            await rig.house.host.votes.ask(game_id, ANN, CONCEDE)
        await rig.house.settle()
        assert [row[7] for row in kept(rig.path)] == [1, 1]

    await dies_at_every_step(rig, card.game_id, gives_it_up, monkeypatch, stride=stride, new=1)


async def test_the_picture_has_the_best_and_who_asks_but_nobody_who_hides(rig: Rig) -> None:
    await gives_up(rig, BEN, ANN, BEN)
    assert (await rig.house.host.leaders.board(1, GAME, ANN)).picture is None
    for _ in range(2):
        await gives_up(rig, BEN, ANN, BEN, CID)
    wanted = (await rig.house.host.leaders.board(1, GAME, BEN)).picture
    assert wanted is not None
    view: Ratings = pickle.loads(wanted.request).view
    assert [(curve.name, [n for n, _ in curve.points]) for curve in view.curves] == [
        ("Ann", [1, 2, 3]),
        ("Cid", [2, 3]),
        ("Ben", [1, 2, 3]),
    ]
    assert view.own == view.people[-1] == view.curves[-1].points[-1][1]
    change = {"listed": False}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=change)
    wanted = (await rig.house.host.leaders.board(1, GAME, ANN)).picture
    assert wanted is not None
    hidden: Ratings = pickle.loads(wanted.request).view
    assert [curve.name for curve in hidden.curves] == ["Cid", "Ben"] and hidden.own is None
    assert "Cid" in (await rig.house.host.pictures.draw(wanted)).alt


async def test_the_title_that_is_shown_first_is_that_of_the_last_game_that_was_rated(rig: Rig) -> None:
    assert await rig.house.host.leaders.title(1) is None
    await gives_up(rig, BEN, ANN, BEN)
    assert await rig.house.host.leaders.title(1) == GAME
    async with rig.house._context.database.write() as sql:
        await sql.run("UPDATE ratings SET game = 'older', closed = closed - 1 WHERE seat = 0")
    assert await rig.house.host.leaders.title(1) == GAME
    async with rig.house._context.database.write() as sql:
        await sql.run("UPDATE ratings SET game = 'newer', closed = closed + 5 WHERE seat = 0")
    assert await rig.house.host.leaders.title(1) == "newer"
    assert await rig.house.host.leaders.title(2) is None
