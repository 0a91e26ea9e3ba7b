from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.host.refusals import (
    AlreadySeated,
    GameIsOver,
    NoSuchGame,
    NotInLobby,
    NotRunning,
    NotSeated,
    NotTheChooser,
    NotTheHost,
    TableFull,
    TableHere,
    TooFewSeats,
    WrongCount,
)
from bot.host.types import Person, Place, Status
from bot.i18n import Texts
from engine.core import registry
from engine.core.msg import Msg
from engine.core.policy import UnknownPolicy
from engine.core.registry import UnknownGame
from engine.core.rules import Refused, UnknownVariant, WrongSeats
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig

DEE = Person(104, "Dee")


async def test_the_host_sits_down_and_the_lobby_is_posted_once_and_edited_afterwards(rig: Rig) -> None:
    service = rig.house.service
    card = await service.open_game(HERE, ANN, GAME)
    await rig.house.settle()
    await service.join(card.game_id, BEN)
    await rig.house.settle()
    assert [m.post.kind for m in rig.channel.messages] == ["lobby"]
    assert rig.channel.messages[0].post.locale == "en-US"
    edited = rig.channel.edits[-1]
    assert edited.message_id == rig.channel.messages[0].message_id
    assert edited.card.seat_names == ("Ann", "Ben")


async def test_a_channel_has_one_table_but_its_threads_have_their_own(rig: Rig) -> None:
    service = rig.house.service
    await service.open_game(HERE, ANN, GAME)
    with pytest.raises(TableHere):
        await service.open_game(HERE, BEN, GAME)
    thread = Place(guild_id=1, channel_id=12, parent_id=11)
    assert (await service.open_game(thread, BEN, GAME)).place.channel_id == 12


async def test_two_people_who_open_a_table_at_once_get_one(rig: Rig) -> None:
    opened = await asyncio.gather(
        *(rig.house.service.open_game(HERE, person, GAME) for person in (ANN, BEN, CID)), return_exceptions=True
    )
    assert sorted(isinstance(card, TableHere) for card in opened) == [False, True, True]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": GAME, "seats": 9}, WrongSeats),
        ({"game": GAME, "opponents": "deep-thought"}, UnknownPolicy),
        ({"game": GAME, "variants": {"length": "endless"}}, UnknownVariant),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(rig: Rig, wrong: dict[str, object], error: type) -> None:
    with pytest.raises(error):
        await rig.house.service.open_game(HERE, ANN, **wrong)  # type: ignore[arg-type]
    assert await rig.house.service.live_game(HERE.channel_id) is None


async def test_seats_are_taken_once_and_until_the_table_is_full(rig: Rig) -> None:
    service = rig.house.service
    card = await service.open_game(HERE, ANN, GAME, seats=2)
    with pytest.raises(AlreadySeated):
        await service.join(card.game_id, ANN)
    await service.join(card.game_id, BEN)
    with pytest.raises(TableFull):
        await service.join(card.game_id, CID)
    await service.set_seats(card.game_id, ANN, None)
    await service.join(card.game_id, CID)
    with pytest.raises(TooFewSeats):
        await service.set_seats(card.game_id, ANN, 2)


async def test_when_the_host_leaves_the_next_player_becomes_host_and_an_empty_lobby_closes(rig: Rig) -> None:
    service = rig.house.service
    card = await service.open_game(HERE, ANN, GAME)
    await service.join(card.game_id, BEN)
    card = await service.leave(card.game_id, ANN)
    assert (card.host_id, card.seat_names) == (BEN.user_id, ("Ben",))
    with pytest.raises(NotSeated):
        await service.leave(card.game_id, ANN)
    assert (await service.leave(card.game_id, BEN)).status is Status.ENDED
    await service.open_game(HERE, CID, GAME)


async def test_only_the_host_chooses_the_options(rig: Rig) -> None:
    service = rig.house.service
    card = await service.open_game(HERE, ANN, GAME)
    assert card.variants == {"length": "short"}
    card = await service.set_variant(card.game_id, ANN, "length", "long")
    assert card.variants == {"length": "long"}
    assert (await service.set_opponents(card.game_id, ANN, "greedy")).opponents == "greedy"
    await service.join(card.game_id, BEN)
    for person in (BEN, CID):
        with pytest.raises(NotTheChooser):
            await service.set_variant(card.game_id, person, "length", "short")
        with pytest.raises(NotTheChooser):
            await service.set_seats(card.game_id, person, 3)
        with pytest.raises(NotTheChooser):
            await service.set_opponents(card.game_id, person, None)
    await service.leave(card.game_id, ANN)
    card = await service.set_variant(card.game_id, BEN, "length", "short")
    assert card.variants == {"length": "short"}
    with pytest.raises(UnknownVariant):
        await service.set_variant(card.game_id, BEN, "colour", "red")


async def test_a_game_starts_only_with_a_legal_number_of_players(rig: Rig) -> None:
    service = rig.house.service
    card = await service.open_game(HERE, ANN, GAME)
    with pytest.raises(WrongCount):
        await service.start(card.game_id, ANN)
    with pytest.raises(NotRunning):
        await service.panel(card.game_id, ANN)
    await service.join(card.game_id, BEN)
    assert (await service.start(card.game_id, BEN)).status is Status.LIVE
    with pytest.raises(NotInLobby):
        await service.join(card.game_id, CID)
    with pytest.raises(NotInLobby):
        await service.start(card.game_id, ANN)


async def test_only_the_host_or_a_manager_ends_a_table(rig: Rig) -> None:
    service = rig.house.service
    card = await rig.table(ANN, BEN)
    with pytest.raises(NotTheHost):
        await service.end(card.game_id, BEN, may_manage=False)
    assert (await service.end(card.game_id, CID, may_manage=True)).status is Status.ENDED
    await rig.house.settle()
    notice = rig.channel.posts("notice")[0].text
    assert notice is not None
    assert notice.args == {"name": "Cid"}
    with pytest.raises(GameIsOver):
        await service.end(card.game_id, ANN, may_manage=False)
    assert (await service.panel(card.game_id, ANN)).ask is None
    assert await service.live_game(HERE.channel_id) is None


async def test_an_unknown_table_is_an_error(rig: Rig) -> None:
    with pytest.raises(NoSuchGame):
        await rig.house.service.game(404)


@pytest.fixture
def picky(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game refuses to be played long by four."""
    rules = registry.game(GAME)

    def refuse(seats: int, variants: Mapping[str, str]) -> Msg | None:
        return Msg("toy-freight-too-many", seats=seats) if seats == 4 and variants["length"] == "long" else None

    monkeypatch.setattr(registry, "game", lambda key: replace(rules, refuse=refuse))


@pytest.mark.usefixtures("picky")
async def test_a_combination_that_the_game_refuses_is_not_opened_and_not_chosen(rig: Rig) -> None:
    service = rig.house.service
    with pytest.raises(Refused) as error:
        await service.open_game(HERE, ANN, GAME, variants={"length": "long"}, seats=4)
    assert Texts()(None)(error.value.msg) == "A long game is for two or three players, not for 4."
    card = await service.open_game(HERE, ANN, GAME, seats=4)
    with pytest.raises(Refused):
        await service.set_variant(card.game_id, ANN, "length", "long")
    await service.set_seats(card.game_id, ANN, None)
    assert (await service.set_variant(card.game_id, ANN, "length", "long")).variants == {"length": "long"}
    with pytest.raises(Refused):
        await service.set_seats(card.game_id, ANN, 4)


@pytest.mark.usefixtures("picky")
async def test_a_lobby_has_as_many_seats_as_its_variants_allow(rig: Rig) -> None:
    service = rig.house.service
    card = await service.open_game(HERE, ANN, GAME, variants={"length": "long"}, opponents="greedy")
    assert service.seating(GAME, card.variants).seats == (2, 3)
    await service.join(card.game_id, BEN)
    await service.join(card.game_id, CID)
    with pytest.raises(TableFull):
        await service.join(card.game_id, DEE)
    await service.set_variant(card.game_id, ANN, "length", "short")
    await service.join(card.game_id, DEE)
    await service.set_variant(card.game_id, ANN, "length", "long")
    with pytest.raises(Refused):
        await service.start(card.game_id, ANN)
    await service.leave(card.game_id, DEE)
    assert len((await service.start(card.game_id, ANN)).seats) == 3
