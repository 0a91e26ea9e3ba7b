"""Whoever says that they are away is not pinged, and their time stands still as long as the table allows."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.post.habits import Habit
from bot.host.post.pace import AWAY_DAYS
from bot.host.refusals import NotAway, PastTime
from bot.host.types.people import Person
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard, Venue
from tests.bot.host.rig import ANN, BEN, CID, Rig

HOUR = 3600.0


async def leave(rig: Rig, person: Person, *, plays: bool = False, **amount: float) -> int:
    told = await rig.house.host.absence.leave(person, rig.time() + timedelta(**amount), plays=plays)
    await rig.house.settle()
    return told


async def back(rig: Rig, person: Person) -> None:
    await rig.house.host.absence.back(person)
    await rig.house.settle()


async def now(rig: Rig, card: GameCard) -> GameCard:
    return await rig.house.host.tables.card(card.game_id)


async def told(rig: Rig, card: GameCard) -> list[str]:
    """What the log tells of people who go and come."""
    page = await rig.house.host.history.log(card.game_id, CID)
    return [line.msg.key for line in page.lines if line.msg.key.startswith(("away-", "care-"))]


def test_an_absence_is_one_long_night() -> None:
    habit = Habit(60, 3, 22 * 60, 6 * 60, "UTC", away=(10 * HOUR, 100 * HOUR))
    assert habit.awake(9 * HOUR) == 9 * HOUR
    assert habit.awake(10 * HOUR) == 102 * HOUR  # until 6 in the morning after the absence
    assert habit.spent(8 * HOUR, 110 * HOUR) == 2 * HOUR + 8 * HOUR
    assert habit.over(8 * HOUR, 3 * HOUR) == 103 * HOUR


async def test_nobody_who_is_away_is_pinged_but_as_soon_as_they_are_back(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    assert await leave(rig, BEN, days=5) == 1
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert [list(post.pings) for post in rig.channel.posts("table")][-1] == []
    await rig.ring(days=4)
    assert rig.channel.posts("reminder") == []
    await rig.ring(days=1)
    assert [post.pings[0].user_id for post in rig.channel.posts("reminder")] == [BEN.user_id]
    assert await told(rig, card) == ["away-begins", "care-ends"]


async def test_whoever_leaves_in_their_own_turn_is_pinged_when_they_are_back(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=23)
    await leave(rig, ANN, days=3)
    await rig.ring(days=2)
    assert rig.channel.posts("reminder") == rig.channel.posts("vote") == []
    await rig.ring(days=1)
    assert len(rig.channel.posts("reminder")) == 1
    assert (await now(rig, card)).seats[0].away is None


async def test_the_table_hears_of_it_if_it_waits_for_whoever_leaves(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await leave(rig, BEN, days=3)
    assert rig.channel.posts("notice") == []
    await leave(rig, ANN, days=3)
    (post,) = rig.channel.posts("notice")
    assert post.text is not None
    assert (post.text.key, post.text.args["seat"], post.voters) == ("away-begins", 0, ())
    await leave(rig, ANN, plays=True, days=4)
    assert len(rig.channel.posts("notice")) == 1  # what is played in their place says so
    assert (await now(rig, card)).seats[0].caretaker is not None


async def test_the_table_sees_until_when_somebody_is_away(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await leave(rig, ANN, days=3)
    assert (await now(rig, card)).seats[0].away == rig.time() + timedelta(days=3)
    assert (await now(rig, card)).seats[1].away is None


async def test_a_clock_stands_still_while_its_player_is_away(rig: Rig) -> None:
    card = await rig.table(ANN, BEN, pace="daily")
    await rig.ring(hours=4)
    await leave(rig, ANN, days=3)
    (waiting,) = (await now(rig, card)).waiting
    assert waiting.until == rig.time() + timedelta(days=3, hours=24)  # a new move's time when they are back
    await rig.ring(days=3)
    await rig.ring(hours=23)
    assert rig.channel.posts("vote") == []
    await rig.ring(hours=1)
    assert len(rig.channel.posts("vote")) == 1


async def test_a_table_allows_so_many_days_a_game(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await leave(rig, ANN, days=10)
    await rig.ring(days=4)
    await back(rig, ANN)
    await leave(rig, ANN, days=90)
    assert (await now(rig, card)).seats[0].away == rig.time() + timedelta(days=AWAY_DAYS - 4)


async def test_the_host_chooses_how_long(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    change = {"away_days": 2}
    await rig.house.host.settings.change(Scope.TABLE, card.game_id, ANN, may_manage=False, change=change)
    await rig.restart()
    await leave(rig, BEN, days=10)
    assert (await now(rig, card)).seats[1].away == rig.time() + timedelta(days=2)
    await rig.ring(days=2)
    await leave(rig, BEN, days=10)
    assert (await now(rig, card)).seats[1].away is None  # nothing is left


async def test_a_practice_opponent_may_play_on_meanwhile(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await leave(rig, ANN, days=2, plays=True)
    await rig.ring(seconds=1)
    assert [waiting.seat for waiting in (await now(rig, card)).waiting] == [1]
    await rig.play_once(card.game_id, {1: BEN})
    await rig.ring(days=2)
    assert (await now(rig, card)).seats[0].caretaker is None
    assert await told(rig, card) == ["away-begins-cared", "care-ends"]


async def test_whoever_is_back_early_plays_for_themselves_at_once(rig: Rig) -> None:
    rig.pause = 60
    await rig.restart()
    card = await rig.table(ANN, BEN)
    await leave(rig, ANN, days=2, plays=True)
    await back(rig, ANN)
    assert (await rig.house.host.play.panel(card.game_id, ANN)).ask is not None
    assert (await now(rig, card)).seats[0].caretaker is None


async def test_an_absence_holds_at_tables_that_begin_later(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    await rig.table(ANN, CID)
    await leave(rig, ANN, days=2)
    card = await lobby.open(Venue(1, 12), CID, "toy_freight")
    await lobby.join(card.game_id, ANN)
    await lobby.start(card.game_id, CID)
    await rig.house.settle()
    assert (await now(rig, card)).seats[1].away == rig.time() + timedelta(days=2)


async def test_one_can_only_come_back_from_an_absence_that_lies_ahead(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    with pytest.raises(NotAway):
        await back(rig, ANN)
    with pytest.raises(PastTime):
        await leave(rig, ANN, days=-1)
