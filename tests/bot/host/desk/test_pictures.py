from __future__ import annotations

import asyncio
from typing import Any

import pytest

import renderers
from bot.host.drawing import workers
from bot.host.drawing.studio import Rank, Studio
from bot.host.match import sight
from bot.host.post.polls import CONCEDE, YES
from bot.host.refusals import BadSetting, NoPicture, NoSuchSeat
from bot.host.types.panel import Wanted
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from renderers import RESULT, ROUNDS, Request, UnknownPicture, textboard
from tests.bot.host.rig import ANN, BEN, CID, Rig, request_of


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Request[Any]]:
    """What was really drawn, and not taken from the cache."""
    calls: list[Request[Any]] = []

    def watch(wanted: Request[Any]) -> renderers.Picture:
        calls.append(wanted)
        return renderers.draw(wanted)

    monkeypatch.setattr(workers, "draw", watch)
    return calls


async def test_a_picture_has_a_text_and_is_drawn_once_however_many_look(rig: Rig, drawn: list[Request[Any]]) -> None:
    card = await rig.table(ANN, BEN)
    board = rig.house.host.pictures.board
    seen = await asyncio.gather(*(board(card.game_id, None, width=400) for _ in range(5)))
    seen.append(await board(card.game_id, None, width=400))
    assert len(drawn) == 1
    assert {picture.png for picture in seen} == {seen[0].png}
    assert seen[0].png.startswith(b"\x89PNG")
    assert 0 < len(seen[0].alt) <= 1024


async def test_there_are_words_even_while_nothing_is_drawn(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    card = await rig.table(ANN, BEN)
    told = await rig.house.host.pictures.words(card.game_id, ANN)

    async def broken(studio: Studio, wanted: Wanted, rank: Rank) -> Any:
        raise NoPicture

    monkeypatch.setattr(Studio, "tell", broken)
    assert told.sections and await rig.house.host.pictures.words(card.game_id, ANN) == told


async def test_everybody_sees_their_own_hand_and_only_their_own_running_turn(
    rig: Rig, drawn: list[Request[Any]]
) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore")
    for person in (ANN, BEN, None):
        await rig.house.host.pictures.board(card.game_id, person, width=400)
    ann, ben, public = (call.view for call in drawn)
    assert (ann.stored, ben.stored, public.stored) == ([["ore"], []], [[], []], [[], []])
    assert public.hands == [[0, 0], [0, 0]]
    assert 0 not in ann.hands[0]
    assert ann.hands[1] == [0, 0]
    assert 0 not in ben.hands[1]


async def test_what_changed_since_the_last_message_is_handed_to_the_renderer_also_after_a_restart(
    rig: Rig, drawn: list[Request[Any]]
) -> None:
    card = await rig.table(ANN, BEN)
    board = rig.house.host.pictures.board
    await board(card.game_id, None, width=400)
    await rig.answer(card.game_id, ANN, "spend", "3", "confirm")
    await board(card.game_id, None, width=401)
    await rig.restart()
    await rig.house.host.pictures.board(card.game_id, None, width=402)
    assert drawn[0].before is None
    for call in drawn[1:]:
        assert (call.before.coins, call.view.coins) == ([5, 5], [2, 5])
        assert type(call.before) is type(call.view), "what is hidden, or nothing that a renderer can draw"


async def test_each_players_picture_rings_what_has_changed_since_their_own_last_turn(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, CID)
    for spent, person in enumerate((ANN, BEN), 2):
        await rig.answer(card.game_id, person, "spend", str(spent), "confirm")

    async def before(person: Person) -> Any:
        before = request_of(await rig.house.host.play.panel(card.game_id, person)).before
        return None if before is None else before.coins

    for _ in range(2):
        assert [await before(person) for person in (ANN, BEN, CID)] == [[3, 5, 5], [3, 2, 5], [5, 5, 5]]
        await rig.restart()
    await rig.answer(card.game_id, CID, "spend", "1")
    assert await before(CID) == [3, 2, 5]  # the turn that is running
    await rig.answer(card.game_id, CID, "confirm")
    assert [await before(person) for person in (ANN, BEN, CID)] == [[3, 5, 5], [3, 2, 5], [3, 2, 4]]


async def test_a_board_or_picture_that_does_not_exist_is_an_error(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    with pytest.raises(NoSuchSeat):
        await rig.house.host.pictures.board(card.game_id, None, seat=2)
    with pytest.raises(UnknownPicture):
        await rig.house.host.pictures.board(card.game_id, None, "sunset")
    for picture in (RESULT, ROUNDS):  # nobody has a result before the end
        with pytest.raises(UnknownPicture):
            await rig.house.host.pictures.board(card.game_id, None, picture)


async def test_the_score_sheet_of_a_game_that_was_conceded_says_so(rig: Rig, drawn: list[Request[Any]]) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.votes.ask(card.game_id, ANN, CONCEDE)
    await rig.house.host.votes.cast(card.game_id, BEN, 1, YES)
    for restarted in (False, True):
        if restarted:
            await rig.restart()
        await rig.house.host.pictures.board(card.game_id, None, RESULT, width=400 + restarted)
        assert drawn[-1].result is not None
        assert drawn[-1].result.conceded == [0]
    with pytest.raises(UnknownPicture):  # a game without rounds
        await rig.house.host.pictures.board(card.game_id, None, ROUNDS)


@pytest.fixture
def helping(monkeypatch: pytest.MonkeyPatch) -> list[Request[Any]]:
    """Some decisions have a picture of their own; what was drawn."""
    calls: list[Request[Any]] = []

    def drawn(wanted: Request[Any]) -> renderers.Picture:
        calls.append(wanted)
        return renderers.Picture(b"drawn", f"{wanted.picture} {wanted.ask}")

    monkeypatch.setattr(sight, "picture_for", lambda game, kind: {"action": "helper", "goods": "helper"}.get(kind))
    monkeypatch.setattr(workers, "draw", drawn)
    return calls


async def situation(rig: Rig, game_id: int, person: Person) -> renderers.Picture:
    """The picture of the person's panel."""
    host = rig.house.host
    return await host.pictures.draw((await host.play.panel(game_id, person)).picture)


async def test_who_is_asked_sees_the_picture_of_that_decision_and_nobody_else_does(
    rig: Rig, helping: list[Request[Any]]
) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    for person in (ANN, BEN, CID):
        await situation(rig, card.game_id, person)
    assert [(call.picture, call.ask and call.ask.kind, call.seat) for call in helping] == [
        ("helper", "action", 0),
        ("overview", None, 1),
        ("overview", None, None),
    ]
    for person in (ANN, BEN, None):
        with pytest.raises(UnknownPicture):
            await host.pictures.board(card.game_id, person, "helper")


async def test_a_picture_of_a_decision_is_drawn_once_and_anew_when_another_is_asked(
    rig: Rig, helping: list[Request[Any]]
) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    for _ in range(2):
        await situation(rig, card.game_id, ANN)
    await rig.answer(card.game_id, ANN, "store")  # nothing on the table has changed, but now goods are chosen
    first = await situation(rig, card.game_id, ANN)
    assert [call.ask.kind for call in helping] == ["action", "goods"]
    assert "ore" in first.alt
    await rig.answer(card.game_id, ANN, "ore")
    await situation(rig, card.game_id, ANN)
    assert (helping[-1].picture, helping[-1].ask) == ("overview", None)
    await host.tables.end(card.game_id, ANN, may_manage=True)
    await situation(rig, card.game_id, ANN)
    assert helping[-1].ask is None


async def test_a_player_chooses_how_their_own_pictures_are_laid_out(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host

    async def layouts() -> list[str]:
        return [request_of(await host.play.panel(card.game_id, person)).layout for person in (ANN, BEN)]

    assert await layouts() == ["wide", "wide"]
    await host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"pictures": "portrait"})
    assert await layouts() == ["portrait", "wide"]
    with pytest.raises(BadSetting):
        await host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"pictures": "round"})
    with pytest.raises(BadSetting):
        await host.settings.change(Scope.TABLE, card.game_id, ANN, may_manage=False, change={"pictures": "wide"})


async def test_the_picture_for_a_decision_knows_the_plans_and_the_panel_its_numbers(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(textboard, "ASKS", {"action": "overview"}, raising=False)
    monkeypatch.setattr(textboard, "NUMBERED", frozenset({"action"}), raising=False)
    card = await rig.table(ANN, BEN)
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.numbered
    assert request_of(panel).plans == tuple(panel.shortcuts.values()) != ()
    goods = await rig.answer(card.game_id, ANN, "store")
    assert (goods.numbered, request_of(goods).plans, request_of(goods).confirming) == (False, (), False)
    assert request_of(await rig.answer(card.game_id, ANN, "ore")).confirming
    assert not request_of(await rig.house.host.play.panel(card.game_id, BEN)).confirming
