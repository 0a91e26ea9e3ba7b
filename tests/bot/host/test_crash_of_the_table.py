"""A crash while people come, go and decide together loses nothing and does nothing twice, at whatever step it comes."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.host.post.polls import YES
from bot.host.refusals import (
    AlreadyAsked,
    AlreadySeated,
    GameIsOver,
    MovedOn,
    NothingToTakeBack,
    NotInLobby,
    NotSeated,
    VoteIsOver,
)
from bot.host.types.people import Person
from bot.store.tables import votes
from tests.bot.host.dying import Deed, happens_once
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig

CLICK = 778


async def joins(rig: Rig, game_id: int) -> None:
    """Cid takes a seat in the lobby."""
    with suppress(AlreadySeated):
        await rig.house.host.lobby.join(game_id, CID)
    await rig.house.settle()


async def leaves(rig: Rig, game_id: int) -> None:
    """Ann leaves the lobby, so that Ben is its host."""
    with suppress(NotSeated):
        await rig.house.host.lobby.leave(game_id, ANN)
    await rig.house.settle()


async def chooses(rig: Rig, game_id: int) -> None:
    """Ann chooses the long game, so that nobody is ready any more."""
    await rig.house.host.lobby.set_variant(game_id, ANN, "length", "long")
    await rig.house.settle()


async def starts(rig: Rig, game_id: int) -> None:
    """Ann starts the game."""
    with suppress(NotInLobby):
        await rig.house.host.lobby.start(game_id, ANN)
    await rig.house.settle()


async def is_gone(rig: Rig, game_id: int) -> None:
    """Ann is to be reminded, but has left the server."""
    await rig.ring(seconds=1)


async def asks_back(rig: Rig, game_id: int) -> None:
    """Ann asks the table to take back her turn; where she plays alone, it is taken back."""
    with suppress(AlreadyAsked, MovedOn, NothingToTakeBack):
        await rig.house.host.votes.go_back(game_id, ANN, 0)
    await rig.house.settle()


def agrees(person: Person) -> Deed:
    """Somebody agrees to what is asked, which is decided with that."""

    async def agree(rig: Rig, game_id: int) -> None:
        with suppress(VoteIsOver):
            await rig.house.host.votes.cast(game_id, person, 1, YES)
        await rig.house.settle()

    return agree


async def plays_on(rig: Rig, game_id: int) -> None:
    """Ben answers, and so says no to what Ann asks."""
    await rig.house.host.play.answer(game_id, BEN, None, ["store", "ore", "confirm"], CLICK)
    await rig.house.settle()


async def ends(rig: Rig, game_id: int) -> None:
    """The game is ended while the table is being asked."""
    with suppress(GameIsOver):
        await rig.house.host.tables.end(game_id, ANN, may_manage=True)
    await rig.house.settle()


async def gathering(rig: Rig) -> int:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.host.lobby.join(card.game_id, BEN)
    await rig.house.host.lobby.ready(card.game_id, BEN)
    await rig.house.settle()
    return card.game_id


async def gone(rig: Rig) -> int:
    card = await rig.table(ANN, BEN)
    rig.channel.gone.add(ANN.user_id)
    await rig.ring(hours=24, seconds=-0.5)
    return card.game_id


async def played(rig: Rig) -> int:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    return card.game_id


async def alone(rig: Rig) -> int:
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    return card.game_id


async def looks_ahead(rig: Rig, game_id: int) -> None:
    """An opponent that looks ahead, whose time has come, thinks and answers."""
    await rig.ring(seconds=4)


async def against_hard(rig: Rig, level: str = "hard") -> int:
    rig.house._context.pause = 3
    card = await rig.table(ANN, opponents=level, seats=2)
    await rig.answer(card.game_id, ANN, "store", "ore", "confirm")
    return card.game_id


async def against_master(rig: Rig) -> int:
    return await against_hard(rig, "master")


async def asked_back(rig: Rig) -> int:
    game_id = await played(rig)
    await asks_back(rig, game_id)
    return game_id


async def asked_for_a_seat(rig: Rig) -> int:
    card = await rig.table(ANN, opponents="normal", seats=2)
    await rig.house.host.votes.take(card.game_id, CID, 1)
    await rig.house.settle()
    assert await votes.running(rig.house._context.database.reads, card.game_id) != []
    return card.game_id


test_whenever_the_process_dies_it_has_happened_once = happens_once(
    pytest.param(gathering, joins, 0, id="joins"),
    pytest.param(gathering, leaves, 0, id="leaves"),
    pytest.param(gathering, chooses, 0, id="chooses"),
    pytest.param(gathering, starts, 1, id="starts"),
    pytest.param(gone, is_gone, 1, id="has left the server"),
    pytest.param(asked_for_a_seat, agrees(ANN), 2, id="the host gives a seat"),
    pytest.param(played, asks_back, 1, id="asks the table back"),
    pytest.param(alone, asks_back, 1, id="goes back alone"),
    pytest.param(against_hard, looks_ahead, 1, id="a hard opponent"),
    pytest.param(against_master, looks_ahead, 1, id="a master"),
    pytest.param(asked_back, agrees(BEN), 1, id="agrees to go back"),
    pytest.param(asked_back, plays_on, 1, id="plays on"),
    pytest.param(asked_back, ends, 1, id="ends"),
    stride=61,
)
