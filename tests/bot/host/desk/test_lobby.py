from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from dataclasses import replace

import pytest

from bot.host.house import House
from bot.host.refusals import (
    AlreadySeated,
    GameIsOver,
    NoSuchGame,
    NotInLobby,
    NotRunning,
    NotSeated,
    NotTheChooser,
    NotTheHost,
    NotTheStarter,
    OthersSit,
    TableFull,
    TableHere,
    TooFewSeats,
    WrongCount,
)
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status, Venue
from bot.i18n import Texts
from engine.core.ahead.policy import UnknownPolicy
from engine.core.play import registry
from engine.core.play.msg import Msg
from engine.core.play.registry import UnknownGame
from engine.core.play.rules import Refused, UnknownVariant, WrongSeats
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig

DEE = Person(104, "Dee")


async def test_the_host_sits_down_and_the_lobby_is_posted_once_and_edited_afterwards(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    await host.lobby.join(card.game_id, BEN)
    await rig.house.settle()
    assert [m.post.kind for m in rig.channel.messages] == ["lobby"]
    assert rig.channel.messages[0].post.locale == "en-US"
    edited = rig.channel.edits[-1]
    assert edited.message_id == rig.channel.messages[0].message_id
    assert edited.card.seat_names == ("Ann", "Ben")


async def test_a_channel_has_one_table_but_its_threads_have_their_own(rig: Rig) -> None:
    host = rig.house.host
    await host.lobby.open(HERE, ANN, GAME)
    with pytest.raises(TableHere):
        await host.lobby.open(HERE, BEN, GAME)
    thread = Venue(guild_id=1, channel_id=12, parent_id=11)
    assert (await host.lobby.open(thread, BEN, GAME)).venue.channel_id == 12


async def test_two_people_who_open_a_table_at_once_get_one(rig: Rig) -> None:
    opened = await asyncio.gather(
        *(rig.house.host.lobby.open(HERE, person, GAME) for person in (ANN, BEN, CID)), return_exceptions=True
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
        await rig.house.host.lobby.open(HERE, ANN, **wrong)  # type: ignore[arg-type]
    assert await rig.house.host.tables.in_channel(HERE.channel_id) is None


async def test_a_game_that_is_still_being_made_is_offered_only_where_that_is_wanted(rig: Rig) -> None:
    host, game = rig.house.host, "toy_yard"
    assert registry.game(game).unfinished
    record = f"roundhouse-record 1\ngame {game}\nseats 2\nseed 1\n\n".encode()
    assert game not in host.lobby.games() and {one.game for one in await host.lessons.list(ANN)} >= {"steam"}
    for opening in (
        host.lobby.open(HERE, ANN, game),
        host.lobby.open_practice(HERE, ANN, game),
        host.imports.open(HERE, ANN, record, {0: ANN}, may_manage=True),
    ):
        with pytest.raises(UnknownGame) as refused:
            await opening
        assert game not in str(refused.value.msg.args["known"])
    assert game not in {one.game for one in await host.lessons.list(ANN)}
    await rig.house.close()
    rig.house = await House.open(rig.where, unfinished=True)
    assert game in rig.house.host.lobby.games()
    assert game in {one.game for one in await rig.house.host.lessons.list(ANN)}
    assert (await rig.house.host.lobby.open_practice(HERE, ANN, game)).game == game


async def test_seats_are_taken_once_and_until_the_table_is_full(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME, seats=2)
    with pytest.raises(AlreadySeated):
        await host.lobby.join(card.game_id, ANN)
    await host.lobby.join(card.game_id, BEN)
    with pytest.raises(TableFull):
        await host.lobby.join(card.game_id, CID)
    await host.lobby.set_seats(card.game_id, ANN, None)
    await host.lobby.join(card.game_id, CID)
    with pytest.raises(TooFewSeats):
        await host.lobby.set_seats(card.game_id, ANN, 2)


async def test_when_the_host_leaves_the_next_player_becomes_host_and_an_empty_lobby_closes(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME)
    await host.lobby.join(card.game_id, BEN)
    card = await host.lobby.leave(card.game_id, ANN)
    assert (card.host_id, card.seat_names) == (BEN.user_id, ("Ben",))
    with pytest.raises(NotSeated):
        await host.lobby.leave(card.game_id, ANN)
    assert (await host.lobby.leave(card.game_id, BEN)).status is Status.ENDED
    await host.lobby.open(HERE, CID, GAME)


async def test_only_the_host_chooses_the_options(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME)
    assert card.variants == {"length": "short"}
    card = await host.lobby.set_variant(card.game_id, ANN, "length", "long")
    assert card.variants == {"length": "long"}
    assert (await host.lobby.set_opponents(card.game_id, ANN, "normal")).opponents == "normal"
    await host.lobby.join(card.game_id, BEN)
    for person in (BEN, CID):
        with pytest.raises(NotTheChooser):
            await host.lobby.set_variant(card.game_id, person, "length", "short")
        with pytest.raises(NotTheChooser):
            await host.lobby.set_seats(card.game_id, person, 3)
        with pytest.raises(NotTheChooser):
            await host.lobby.set_opponents(card.game_id, person, None)
    await host.lobby.leave(card.game_id, ANN)
    card = await host.lobby.set_variant(card.game_id, BEN, "length", "short")
    assert card.variants == {"length": "short"}
    with pytest.raises(UnknownVariant):
        await host.lobby.set_variant(card.game_id, BEN, "colour", "red")


async def test_a_game_starts_only_with_a_legal_number_of_players(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME)
    with pytest.raises(WrongCount):
        await host.lobby.start(card.game_id, ANN)
    with pytest.raises(NotRunning):
        await host.play.panel(card.game_id, ANN)
    await host.lobby.join(card.game_id, BEN)
    for person in (BEN, CID):
        with pytest.raises(NotTheStarter) as refused:
            await host.lobby.start(card.game_id, person)
        assert refused.value.msg.args == {"name": "Ann"}
    with pytest.raises(OthersSit):
        await host.lobby.start(card.game_id, ANN, people=1)
    assert (await host.lobby.start(card.game_id, ANN, people=2)).status is Status.LIVE
    with pytest.raises(NotInLobby):
        await host.lobby.join(card.game_id, CID)
    with pytest.raises(NotInLobby):
        await host.lobby.start(card.game_id, ANN)


async def test_who_is_ready_is_so_for_the_game_as_it_was_chosen(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    for person in (BEN, CID):
        await lobby.join(card.game_id, person)
    assert [seat.ready for seat in (await lobby.ready(card.game_id, CID)).seats] == [False, False, True]
    assert [seat.ready for seat in (await lobby.leave(card.game_id, BEN)).seats] == [False, True]
    assert not (await lobby.ready(card.game_id, CID)).seats[1].ready
    changes: list[Awaitable[GameCard]] = [
        lobby.set_variant(card.game_id, ANN, "length", "long"),
        lobby.set_seats(card.game_id, ANN, 2),
        lobby.set_time(card.game_id, ANN, pace="daily", overtime="tell"),
    ]
    for change in changes:
        assert (await lobby.ready(card.game_id, CID)).seats[1].ready
        assert not (await change).seats[1].ready
    await lobby.start(card.game_id, ANN)
    with pytest.raises(NotInLobby):
        await lobby.ready(card.game_id, CID)


async def test_who_is_ready_without_a_seat_takes_one(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME, seats=2)
    assert [(s.name, s.ready) for s in (await lobby.ready(card.game_id, BEN)).seats] == [("Ann", False), ("Ben", True)]
    with pytest.raises(TableFull):
        await lobby.ready(card.game_id, CID)


async def test_the_host_is_told_when_all_others_are_ready_and_the_game_can_start(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME, seats=3)
    await lobby.ready(card.game_id, ANN)
    await lobby.ready(card.game_id, BEN)  # one is missing
    await lobby.join(card.game_id, CID)
    await rig.house.settle()
    assert rig.channel.standing("notice") == []
    await lobby.ready(card.game_id, CID)
    await rig.house.settle()
    (post,) = rig.channel.standing("notice")
    assert (post.text and post.text.key, post.voters) == ("notice-all-ready", (ANN.user_id,))
    await lobby.ready(card.game_id, CID)  # not after all
    await rig.house.settle()
    assert rig.channel.standing("notice") == []  # it is true no longer
    await lobby.ready(card.game_id, CID)
    await rig.house.settle()
    assert len(rig.channel.standing("notice")) == 1
    await lobby.set_learning(card.game_id, ANN, True)  # asks everybody anew
    await rig.house.settle()
    assert rig.channel.standing("notice") == []
    await lobby.ready(card.game_id, BEN)
    await lobby.ready(card.game_id, CID)
    await lobby.start(card.game_id, ANN)
    await rig.house.settle()
    assert rig.channel.standing("notice") == []


async def test_only_the_host_or_a_manager_ends_a_table(rig: Rig) -> None:
    host = rig.house.host
    card = await rig.table(ANN, BEN)
    with pytest.raises(NotTheHost):
        await host.tables.end(card.game_id, CID, may_manage=False)
    assert (await host.tables.end(card.game_id, CID, may_manage=True)).status is Status.ENDED
    await rig.house.settle()
    notice = rig.channel.posts("notice")[0].text
    assert notice is not None
    assert notice.args == {"name": "Cid"}
    with pytest.raises(GameIsOver):
        await host.tables.end(card.game_id, ANN, may_manage=False)
    assert (await host.play.panel(card.game_id, ANN)).ask is None
    assert await host.tables.in_channel(HERE.channel_id) is None


async def test_an_unknown_table_is_an_error(rig: Rig) -> None:
    with pytest.raises(NoSuchGame):
        await rig.house.host.tables.card(404)


@pytest.fixture
def picky(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game refuses to be played long by four."""
    rules = registry.game(GAME)

    def refuse(seats: int, variants: Mapping[str, str]) -> Msg | None:
        return Msg("toy-freight-too-many", seats=seats) if seats == 4 and variants["length"] == "long" else None

    monkeypatch.setattr(registry, "game", lambda key: replace(rules, refuse=refuse))


@pytest.mark.usefixtures("picky")
async def test_a_combination_that_the_game_refuses_is_not_opened_and_not_chosen(rig: Rig) -> None:
    host = rig.house.host
    with pytest.raises(Refused) as error:
        await host.lobby.open(HERE, ANN, GAME, variants={"length": "long"}, seats=4)
    assert Texts()(None)(error.value.msg) == "A long game is for two or three players, not for 4."
    card = await host.lobby.open(HERE, ANN, GAME, seats=4)
    with pytest.raises(Refused):
        await host.lobby.set_variant(card.game_id, ANN, "length", "long")
    await host.lobby.set_seats(card.game_id, ANN, None)
    assert (await host.lobby.set_variant(card.game_id, ANN, "length", "long")).variants == {"length": "long"}
    with pytest.raises(Refused):
        await host.lobby.set_seats(card.game_id, ANN, 4)


@pytest.mark.usefixtures("picky")
async def test_a_lobby_has_as_many_seats_as_its_variants_allow(rig: Rig) -> None:
    host = rig.house.host
    card = await host.lobby.open(HERE, ANN, GAME, variants={"length": "long"}, opponents="normal")
    assert host.lobby.seating(card).seats == (2, 3)
    await host.lobby.join(card.game_id, BEN)
    await host.lobby.join(card.game_id, CID)
    with pytest.raises(TableFull):
        await host.lobby.join(card.game_id, DEE)
    await host.lobby.set_variant(card.game_id, ANN, "length", "short")
    await host.lobby.join(card.game_id, DEE)
    await host.lobby.set_variant(card.game_id, ANN, "length", "long")
    with pytest.raises(Refused):
        await host.lobby.start(card.game_id, ANN)
    await host.lobby.leave(card.game_id, DEE)
    assert len((await host.lobby.start(card.game_id, ANN)).seats) == 3
