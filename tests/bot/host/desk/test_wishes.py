"""Whoever comes alone finds a table: wishes are seated, asked, given on to the next, and end; none is lost."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.host.desk.wishes import LASTS
from bot.host.post.delivery import Undeliverable
from bot.host.post.pace import UNTIMED
from bot.host.refusals import BadSetting, NobodyPlaysSo, NoSeatKept, NotInLobby
from bot.host.types.people import Person
from bot.host.types.post import FoundPost, NoticePost, TellPost
from bot.host.types.server import Arrival, Setup, Wanted
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard, Room, Status, Venue
from bot.store.tables import games, wishes
from engine.core.play import registry
from engine.core.play.registry import UnknownGame
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig

HALL = Venue(1, 40, None, "en-US", room=Room.THREAD)
DAN, EVE = Person(104, "Dan", "en-GB"), Person(105, "Eve", "hu")
TWO, THREE = Wanted((GAME,), (2,)), Wanted((GAME,), (3,))


async def want(rig: Rig, person: Person, wanted: Wanted = TWO, home: Venue = HALL, **given: Any) -> None:
    await rig.house.host.wishes.make(1, person, wanted, home, **given)
    await rig.house.settle()


async def answer(rig: Rig, card: GameCard, person: Person, comes: bool = True) -> GameCard:
    found = await rig.house.host.wishes.answer(card.game_id, person, comes=comes)
    await rig.house.settle()
    return found


async def tables(rig: Rig) -> list[GameCard]:
    """All tables there have ever been, oldest first."""
    rows = await rig.house._context.database.reads.run("SELECT game_id FROM games ORDER BY game_id")
    return [await rig.house.host.tables.card(int(str(number))) for (number,) in rows]


async def left(rig: Rig, name: str) -> int:
    """How many rows a table of the database has."""
    (found,) = await rig.house._context.database.reads.run(f"SELECT COUNT(*) FROM {name}")
    return int(str(found[0]))


async def table(rig: Rig) -> GameCard:
    """The one table that there is."""
    (found,) = [card for card in await tables(rig) if card.status in (Status.LOBBY, Status.LIVE)]
    return found


def sitting(card: GameCard) -> list[int | None]:
    return [seat.user_id for seat in card.seats]


def asked(rig: Rig) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Who is named by the questions that stand, and who of them is pinged."""
    return [(post.people, post.voters) for post in rig.channel.standing(FoundPost.kind) if isinstance(post, FoundPost)]


def told(rig: Rig) -> list[tuple[int | None, str]]:
    """Who was told what, that has nothing to do with a table of theirs."""
    return [(t.post.user_id, t.post.text.key) for t in rig.channel.club if isinstance(t.post, TellPost)]


async def looks(rig: Rig, person: Person) -> bool:
    """Whether somebody looks for a table, and has no seat at any."""
    return [wish.game_id for wish in await rig.house.host.wishes.mine(1, person)] == [None]


async def days(rig: Rig, count: float) -> None:
    for _ in range(int(count * 4)):
        await rig.ring(hours=6)
    await rig.ring(hours=(count * 4 - int(count * 4)) * 6)


async def test_two_who_want_the_same_have_a_table_and_it_starts_when_both_are_in(rig: Rig) -> None:
    await want(rig, ANN)
    assert await tables(rig) == []
    await want(rig, BEN)
    card = await table(rig)
    assert (card.game, card.wanted, card.status) == (GAME, 2, Status.LOBBY)
    assert sitting(card) == [ANN.user_id, BEN.user_id]
    assert card.venue.parent_id == HALL.channel_id
    assert asked(rig) == [((ANN.user_id, BEN.user_id), (ANN.user_id, BEN.user_id))]
    await answer(rig, card, BEN)
    assert (await table(rig)).status is Status.LOBBY
    assert [seat.ready for seat in (await table(rig)).seats] == [False, True]
    await answer(rig, card, ANN)
    assert (await table(rig)).status is Status.LIVE
    assert asked(rig) == []
    for person in (ANN, BEN):
        assert await rig.house.host.wishes.mine(1, person) == ()
    await days(rig, 20)
    assert told(rig) == []
    assert len(await tables(rig)) == 1


async def test_who_looks_sits_down_at_a_lobby_that_fits_and_its_host_starts_it(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    await want(rig, BEN)
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]
    assert asked(rig) == [((BEN.user_id,), (BEN.user_id,))]
    await answer(rig, card, BEN)
    assert (await table(rig)).status is Status.LOBBY
    assert any(isinstance(p, NoticePost) and p.text.key == "notice-all-ready" for p in rig.channel.posts("notice"))
    await lobby.start(card.game_id, ANN)
    assert await rig.house.host.wishes.mine(1, BEN) == ()


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (Wanted(), True),
        (Wanted((GAME,)), True),
        (Wanted(("steam",)), False),
        (Wanted(pace="calm"), True),
        (Wanted(pace="brisk"), False),
        (Wanted(pace=UNTIMED), False),
        (Wanted(language="hu"), True),
        (Wanted(language="cs"), False),
        (Wanted(counts=(3,)), True),
        (Wanted(counts=(2,)), False),
    ],
)
async def test_nobody_is_seated_where_they_do_not_want_to(rig: Rig, wanted: Wanted, fits: bool) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME, seats=3)
    await lobby.set_time(card.game_id, ANN, pace="calm", overtime="tell")
    await lobby.set_language(card.game_id, ANN, "hu")
    await want(rig, BEN, wanted)
    assert (BEN.user_id in sitting(await table(rig))) == fits


@pytest.mark.parametrize(("language", "fits"), [("en", True), ("hu", False)])
async def test_a_table_speaks_as_its_server_does_unless_its_host_has_chosen(
    rig: Rig, language: str, fits: bool
) -> None:
    await rig.house.host.club.change(1, Setup(language="en"), may_manage=True)
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await want(rig, BEN, Wanted(language=language))
    assert (BEN.user_id in sitting(await table(rig))) == fits


@pytest.mark.parametrize(("wanted", "pace"), [(TWO, "calm"), (replace(TWO, pace=UNTIMED), None)])
async def test_where_nobody_minds_a_table_has_the_usual_pace_of_the_server(
    rig: Rig, wanted: Wanted, pace: str | None
) -> None:
    await rig.house.host.club.change(1, Setup(pace="calm"), may_manage=True)
    await want(rig, ANN, TWO)
    await want(rig, BEN, wanted)
    assert (await table(rig)).pace == pace


async def test_who_sits_at_as_many_tables_as_they_may_is_seated_when_they_have_room(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.match.admission.FIRST_TABLES", 1)
    card = await rig.house.host.lobby.open(HERE, BEN, "steam")
    await want(rig, ANN)
    await want(rig, BEN)
    assert await looks(rig, ANN) and await looks(rig, BEN)
    await rig.house.host.lobby.leave(card.game_id, BEN)
    await days(rig, 1.1)
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]


async def test_practice_opponents_fill_up_after_so_many_days_and_not_before(rig: Rig) -> None:
    await want(rig, ANN, replace(THREE, fill_after=2))
    await rig.ring(hours=1)
    await want(rig, BEN, replace(THREE, fill_after=1))
    await days(rig, 1.9)
    assert await tables(rig) == []
    await days(rig, 0.2)
    card = await table(rig)
    assert card.opponents is not None
    assert sitting(card) == [ANN.user_id, BEN.user_id]
    await answer(rig, card, ANN)
    await answer(rig, card, BEN)
    await rig.ring(minutes=2)
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id, None]


@pytest.mark.parametrize("when", ["now", "in a week"])
async def test_a_lobby_with_practice_opponents_is_not_for_who_wants_none(rig: Rig, when: str) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME, seats=3, opponents="normal" if when == "now" else None)
    if when != "now":
        await lobby.set_start(card.game_id, ANN, 7)
    await want(rig, BEN, Wanted())
    assert sitting(await table(rig)) == [ANN.user_id]
    await rig.house.host.wishes.withdraw(1, BEN, watch=False)
    await want(rig, CID, Wanted(fill_after=1))
    await days(rig, 0.9)
    assert sitting(await table(rig)) == [ANN.user_id]
    await days(rig, 0.2)
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]


async def test_who_says_nothing_for_a_day_gives_the_seat_to_the_next_without_blame_once(rig: Rig) -> None:
    for person in (ANN, BEN, CID):
        await want(rig, person)
    card = await table(rig)
    await answer(rig, card, ANN)
    await days(rig, 1.1)
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]
    assert asked(rig) == [((CID.user_id,), (CID.user_id,))]
    assert await looks(rig, BEN)
    assert told(rig) == []
    await want(rig, DAN)  # and Ben is the next
    second = (await tables(rig))[-1]
    assert sitting(second) == [BEN.user_id, DAN.user_id]
    await answer(rig, second, BEN, comes=False)
    assert await rig.house.host.wishes.mine(1, BEN) == ()
    assert told(rig) == [(BEN.user_id, "notice-wish-missed")]
    assert await looks(rig, DAN) is False
    with pytest.raises(NoSeatKept):
        await answer(rig, second, BEN)


async def test_who_passes_on_a_table_is_not_seated_there_again(rig: Rig) -> None:
    await want(rig, ANN)
    await want(rig, BEN)
    card = await table(rig)
    await answer(rig, card, ANN)
    await answer(rig, card, BEN, comes=False)
    await days(rig, 2)
    assert sitting(await table(rig)) == [ANN.user_id]
    assert await looks(rig, BEN)


async def test_who_is_in_may_change_their_mind_before_the_game_begins(rig: Rig) -> None:
    for person in (ANN, BEN, CID):
        await want(rig, person)
    card = await table(rig)
    for _ in range(2):
        await answer(rig, card, ANN)
    await answer(rig, card, ANN, comes=False)
    assert sitting(await table(rig)) == [BEN.user_id, CID.user_id]
    assert await looks(rig, ANN)


async def test_who_sleeps_is_named_at_night_and_pinged_in_the_morning_and_has_a_day_from_then(rig: Rig) -> None:
    quiet = {"quiet_from": 11 * 60, "quiet_to": 20 * 60}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=quiet)
    await want(rig, ANN)
    await want(rig, BEN)
    both = (ANN.user_id, BEN.user_id)
    assert asked(rig) == [(both, (ANN.user_id,))]
    await rig.ring(hours=8.1)
    assert asked(rig) == [(both, (ANN.user_id,)), ((BEN.user_id,), (BEN.user_id,))]
    await answer(rig, await table(rig), ANN)
    assert len(asked(rig)) == 2
    await days(rig, 0.9)
    assert sitting(await table(rig)) == [*both]
    await answer(rig, await table(rig), BEN)
    assert (await table(rig)).status is Status.LIVE
    assert asked(rig) == []


async def test_who_goes_away_before_they_are_asked_gives_the_seat_to_the_next_without_blame(rig: Rig) -> None:
    quiet = {"quiet_from": 11 * 60, "quiet_to": 20 * 60}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=quiet)
    for person in (ANN, BEN, CID):
        await want(rig, person)
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=9), plays=False)
    await rig.ring(hours=8.1)
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]
    assert await looks(rig, BEN) and told(rig) == []
    (row,) = await wishes.all_of_user(rig.house._context.database.reads, BEN.user_id)
    assert row.missed == 0


async def test_who_is_away_is_seated_when_they_are_back(rig: Rig) -> None:
    await want(rig, ANN)
    await rig.house.host.absence.leave(ANN, rig.time() + timedelta(days=3), plays=False)
    await want(rig, BEN)
    await days(rig, 2.9)
    assert await tables(rig) == []
    await days(rig, 0.2)
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]


async def test_who_is_away_when_their_game_begins_is_not_pinged(rig: Rig) -> None:
    await want(rig, ANN)
    await want(rig, BEN)
    card = await table(rig)
    await answer(rig, card, ANN)
    until = rig.time() + timedelta(days=2)
    await rig.house.host.absence.leave(ANN, until, plays=False)
    await answer(rig, card, BEN)
    found = await table(rig)
    assert found.status is Status.LIVE
    assert [waiting.seat for waiting in found.waiting] == [0]
    assert [ping.user_id for post in rig.channel.posts("table") for ping in post.pings] == []
    assert found.seats[0].away == until
    await days(rig, 2.1)
    assert [ping.user_id for post in rig.channel.posts("reminder") for ping in post.pings] == [ANN.user_id]


async def test_a_wish_ends_after_a_fortnight_and_that_is_told_once(rig: Rig) -> None:
    await want(rig, ANN)
    await want(rig, BEN, Wanted(("steam",)), watch=True)
    await days(rig, LASTS / 86400 - 0.1)
    assert await looks(rig, ANN)
    await days(rig, 0.2)
    assert told(rig) == [(ANN.user_id, "notice-wish-over"), (BEN.user_id, "notice-wish-watched")]
    for person in (ANN, BEN):
        assert await rig.house.host.wishes.mine(1, person) == ()
    await days(rig, 15)
    assert len(told(rig)) == 2


async def test_a_wish_does_not_end_while_its_user_has_a_seat(rig: Rig) -> None:
    await want(rig, ANN, THREE)
    await days(rig, 13.5)
    card = await rig.house.host.lobby.open(HERE, BEN, GAME, seats=3)
    await rig.house.settle()
    await answer(rig, card, ANN)
    await days(rig, 1)
    assert told(rig) == []
    await rig.house.host.tables.end(card.game_id, BEN, may_manage=False)
    await days(rig, 1.1)
    assert told(rig) == [(ANN.user_id, "notice-wish-over")]


async def test_who_takes_no_private_messages_is_told_where_they_asked(rig: Rig) -> None:
    rig.channel.closed.add(ANN.user_id)
    deliver = rig.channel.deliver

    async def closed(post: Any, nonce: str) -> int:
        if isinstance(post, TellPost) and post.user_id == ANN.user_id:
            raise Undeliverable("trouble-direct-messages-closed")
        return await deliver(post, nonce)

    rig.channel.deliver = closed  # type: ignore[method-assign]
    await want(rig, ANN)
    await days(rig, 14.1)
    (post,) = [t.post for t in rig.channel.club if isinstance(t.post, TellPost)]
    assert (post.channel_id, post.named, post.silent) == (HALL.channel_id, (ANN.user_id,), False)


async def test_a_private_sentence_is_in_the_language_of_who_reads_it(rig: Rig) -> None:
    await want(rig, EVE, Wanted((GAME,)), watch=True)
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    (post,) = [t.post for t in rig.channel.club if isinstance(t.post, TellPost)]
    assert (post.user_id, post.locale) == (EVE.user_id, "hu")


@pytest.mark.parametrize(("ends", "silent"), [(20, True), (11, False)], ids=["at night", "by day"])
async def test_who_sleeps_hears_of_a_table_without_a_sound(rig: Rig, ends: int, silent: bool) -> None:
    quiet = {"quiet_from": 10 * 60, "quiet_to": ends * 60}
    await rig.house.host.settings.change(Scope.PLAYER, CID.user_id, CID, may_manage=False, change=quiet)
    await want(rig, CID, Wanted((GAME,)), watch=True)
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    (post,) = [t.post for t in rig.channel.club if isinstance(t.post, TellPost)]
    assert post.silent is silent


async def test_who_only_wants_to_hear_of_tables_is_told_of_each_once_and_never_seated(rig: Rig) -> None:
    await want(rig, CID, Wanted((GAME,)), watch=True)
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    assert told(rig) == [(CID.user_id, "notice-table-open")]
    await rig.house.host.lobby.join(card.game_id, BEN)
    await days(rig, 2)
    assert len(told(rig)) == 1
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]
    await rig.house.host.lobby.open(replace(HERE, channel_id=12), ANN, "steam")
    await rig.house.settle()
    assert len(told(rig)) == 1
    await rig.house.host.lobby.open(replace(HERE, channel_id=13), DAN, GAME)
    await rig.house.settle()
    assert len(told(rig)) == 2


async def test_who_sits_down_by_themselves_has_found_what_they_look_for(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME, seats=3)
    await want(rig, BEN)  # for two, so not this one
    assert await looks(rig, BEN)
    await lobby.join(card.game_id, BEN)
    await want(rig, CID)
    assert not await looks(rig, BEN)
    assert await looks(rig, CID)
    await lobby.leave(card.game_id, BEN)
    await rig.house.settle()
    assert sitting((await tables(rig))[-1]) == [BEN.user_id, CID.user_id]


async def test_a_table_that_is_closed_gives_nobodys_wish_up_but_that_of_who_closes_it(rig: Rig) -> None:
    for person in (ANN, BEN, CID):
        await want(rig, person, THREE)
    card = await table(rig)
    await answer(rig, card, BEN)
    await rig.house.host.tables.end(card.game_id, ANN, may_manage=False)
    await rig.house.settle()
    assert asked(rig) == []
    assert await rig.house.host.wishes.mine(1, ANN) == ()
    assert [await looks(rig, person) for person in (BEN, CID)] == [True, True]
    await want(rig, DAN, THREE)
    again = await table(rig)
    assert again.game_id != card.game_id
    assert sitting(again) == [BEN.user_id, CID.user_id, DAN.user_id]


async def test_a_host_who_starts_begins_with_those_who_are_in(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    await lobby.join(card.game_id, DAN)
    await want(rig, BEN, Wanted((GAME,)))
    assert sitting(await table(rig)) == [ANN.user_id, DAN.user_id, BEN.user_id]
    begun = await lobby.start(card.game_id, ANN)
    await rig.house.settle()
    assert sitting(begun) == [ANN.user_id, DAN.user_id]
    assert (asked(rig), await looks(rig, BEN)) == ([], True)
    with pytest.raises(NotInLobby):
        await answer(rig, card, BEN)


async def test_the_host_of_a_found_table_is_the_first_who_is_in_if_it_starts_without_the_others(rig: Rig) -> None:
    for person in (ANN, BEN, CID):
        await want(rig, person, replace(THREE, fill_after=1))
    card = await table(rig)
    await answer(rig, card, BEN)
    await answer(rig, card, CID)
    await days(rig, 1.2)
    found = await table(rig)
    assert (found.status, sitting(found)) == (Status.LOBBY, [BEN.user_id, CID.user_id])
    assert found.host_id == BEN.user_id
    begun = await rig.house.host.lobby.start(card.game_id, BEN, filled=True)
    assert sitting(begun) == [BEN.user_id, CID.user_id, None]


async def test_a_wish_can_be_changed_and_taken_back(rig: Rig) -> None:
    desk = rig.house.host.wishes
    await want(rig, ANN, Wanted(("steam",)))
    await want(rig, BEN)
    assert await tables(rig) == []
    await want(rig, ANN, TWO)
    assert len(await desk.mine(1, ANN)) == 1
    card = await table(rig)
    await answer(rig, card, BEN)
    await desk.withdraw(1, ANN, watch=False)
    await desk.withdraw(1, ANN, watch=False)
    await rig.house.settle()
    assert sitting(await table(rig)) == [BEN.user_id]
    assert await desk.mine(1, ANN) == ()
    await days(rig, 20)
    assert ANN.user_id not in [who for who, _ in told(rig)]


async def test_what_can_not_be_wished_for_is_refused(rig: Rig) -> None:
    for wanted, error in (
        (Wanted(("chess",)), UnknownGame),
        (Wanted(pace="hasty"), BadSetting),
        (Wanted(counts=(1,)), BadSetting),
        (Wanted(fill_after=0), BadSetting),
        (Wanted(("steam",), (2,)), NobodyPlaysSo),
    ):
        with pytest.raises(error):
            await want(rig, ANN, wanted)
    assert await rig.house.host.wishes.mine(1, ANN) == ()


async def test_a_game_that_is_no_longer_offered_does_not_hold_up_the_others(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    await want(rig, ANN, Wanted(("steam", GAME)))
    await want(rig, CID, Wanted(("steam",)))
    others = {key: rules for key, rules in registry.games().items() if key != "steam"}
    monkeypatch.setattr(registry, "games", lambda: others)
    await want(rig, BEN, Wanted((GAME,), (2,)))
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]
    await days(rig, 14.1)
    assert (CID.user_id, "notice-wish-over") in told(rig)


async def test_where_no_room_can_be_opened_nothing_is_lost_and_it_is_not_tried_again(rig: Rig) -> None:
    await want(rig, ANN)
    rig.channel.closed.add(HALL.channel_id)
    await want(rig, BEN)
    await days(rig, 1)
    (card,) = await tables(rig)
    assert card.status is Status.ENDED
    assert [await looks(rig, person) for person in (ANN, BEN)] == [True, True]
    await want(rig, CID, home=replace(HALL, channel_id=41))
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]


async def test_who_may_not_open_tables_waits_for_somebody_who_may(rig: Rig) -> None:
    await want(rig, ANN, home=replace(HALL, room=None))
    await want(rig, BEN, home=replace(HALL, room=None))
    assert await tables(rig) == []
    await want(rig, CID)
    card = await table(rig)
    assert (sitting(card), card.host_id) == ([ANN.user_id, CID.user_id], CID.user_id)


async def test_a_lobby_that_not_everybody_sees_is_for_those_who_asked_there(rig: Rig) -> None:
    secret = replace(HALL, channel_id=50, hidden=True)
    await rig.house.host.lobby.open(replace(HERE, channel_id=50, hidden=True), ANN, GAME)
    await want(rig, BEN)
    assert sitting(await table(rig)) == [ANN.user_id]
    await want(rig, CID, home=secret)
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]


async def test_who_keeps_apart_is_not_seated_together(rig: Rig) -> None:
    await rig.house.host.blocks.block(ANN, BEN)
    await want(rig, ANN)
    await want(rig, BEN)
    assert await tables(rig) == []
    await want(rig, CID)
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    await rig.house.settle()
    assert await looks(rig, BEN)


async def test_a_block_after_they_were_seated_takes_nobodys_seat(rig: Rig) -> None:
    await want(rig, ANN)
    await want(rig, BEN)
    await rig.house.host.blocks.block(ANN, BEN)
    card = await table(rig)
    await answer(rig, card, ANN)
    await answer(rig, card, BEN)
    assert (await table(rig)).status is Status.LIVE


async def test_who_deletes_their_data_leaves_the_seat_and_the_queue(rig: Rig) -> None:
    for person in (ANN, BEN, CID):
        await want(rig, person)
    await rig.house.host.privacy.forget(BEN)
    await rig.house.settle()
    assert sitting(await table(rig)) == [ANN.user_id, CID.user_id]
    assert asked(rig)[-1] == ((CID.user_id,), (CID.user_id,))
    assert await left(rig, "wishes") == 2
    await days(rig, 15)


async def test_where_the_bot_is_removed_wishes_rest_and_go_on_when_it_is_back(rig: Rig) -> None:
    await want(rig, ANN)
    await rig.house.host.servers.left(1)
    await want(rig, BEN)
    await days(rig, 2)
    assert await tables(rig) == []
    await rig.house.host.servers.back(Arrival(1, rig.time().timestamp(), "en", (21,)))
    await rig.house.settle()
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]


async def test_where_the_bot_is_not_nobody_is_told_that_their_wish_has_ended(rig: Rig) -> None:
    await rig.table(BEN, CID)
    await want(rig, ANN)
    await rig.house.host.servers.left(1)
    await days(rig, 15)
    assert told(rig) == []
    assert await left(rig, "wishes") == 0


async def test_where_it_does_not_come_back_nothing_is_left(rig: Rig) -> None:
    await rig.house.host.club.change(1, Setup(pace="calm"), may_manage=True)
    await want(rig, ANN)
    await rig.house.host.servers.left(1)
    await days(rig, 15)
    assert told(rig) == []
    assert [await left(rig, name) for name in ("wishes", "timers", "guilds")] == [0, 0, 0]


async def test_somebody_who_has_left_the_server_says_nothing_and_the_next_has_the_seat(rig: Rig) -> None:
    for person in (ANN, BEN, CID):
        await want(rig, person)
    rig.channel.gone.add(ANN.user_id)
    await answer(rig, await table(rig), BEN)
    await days(rig, 1.1)
    assert sitting(await table(rig)) == [BEN.user_id, CID.user_id]


async def test_what_comes_while_a_server_is_looked_at_is_looked_at_next(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rig.house.host.lobby.open(HERE, ANN, GAME)
    joinable, free, blind = games.joinable, wishes.free, [True, True]

    async def no_lobby(sql: Any, guild_id: int) -> Any:
        return [] if blind and blind.pop() else await joinable(sql, guild_id)

    with monkeypatch.context() as patch:
        patch.setattr(games, "joinable", no_lobby)
        blind.pop()
        await want(rig, BEN, Wanted((GAME,)))
    assert BEN.user_id in sitting(await table(rig))

    async def nobody(sql: Any, guild_id: int) -> Any:
        return [] if blind and blind.pop() else await free(sql, guild_id)

    with monkeypatch.context() as patch:
        patch.setattr(wishes, "free", nobody)
        blind.append(True)
        await want(rig, CID, Wanted((GAME,)))
    assert CID.user_id in sitting(await table(rig))


async def test_two_want_the_last_seat(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME, seats=2)
    await rig.house.settle()
    await want(rig, BEN)
    await want(rig, CID)
    assert sitting(await rig.house.host.tables.card(card.game_id)) == [ANN.user_id, BEN.user_id]
    assert await looks(rig, CID)


async def test_the_time_in_which_the_bot_is_down_counts_for_nobody_who_is_asked(rig: Rig) -> None:
    await want(rig, ANN)
    await want(rig, BEN)
    card = await table(rig)
    await rig.ring(hours=1)
    await rig.house.close()
    rig.time.pass_(days=3)
    await rig.open()
    await rig.house.settle()
    await rig.ring(hours=22)
    assert (await table(rig)).game_id == card.game_id
    assert sitting(await table(rig)) == [ANN.user_id, BEN.user_id]
    await rig.ring(hours=2)
    assert (await rig.house.host.tables.card(card.game_id)).status is Status.ENDED
