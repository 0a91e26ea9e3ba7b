"""Nobody is waited for in vain: clocks, what happens when they have run out, and turns that confirm themselves."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.host.post.habits import GRACE, Habit
from bot.host.post.pace import PACES, STAY, TELL, TURN, granted, started, stopped
from bot.host.refusals import AlreadyResting, BadSetting, NotResting, NotTheChooser, NotTheHost
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard
from bot.store.tables import seating
from bot.store.tables.seating import SeatRow
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, INTERACTIONS, Rig

DAILY = PACES["daily"]
HOUR = 3600


async def timed(rig: Rig, overtime: str = TELL) -> GameCard:
    """A running table of Ann and Ben with clocks."""
    return await rig.table(ANN, BEN, pace="daily", overtime=overtime)


async def seats(rig: Rig, card: GameCard) -> list[SeatRow]:
    return await seating.of_game(rig.house._context.database.reads, card.game_id)


def stalled(rig: Rig) -> list[int]:
    """The seats about which the table was asked."""
    return [post.vote.seat for post in rig.channel.posts("vote") if post.vote is not None]


async def waits_for(rig: Rig, card: GameCard) -> list[int]:
    return [waiting.seat for waiting in (await rig.house.host.tables.card(card.game_id)).waiting]


@pytest.mark.parametrize("seconds", [1, HOUR, 5 * HOUR, 40 * HOUR])
def test_only_waking_hours_are_spent(seconds: float) -> None:
    night = Habit(60, 3, 22 * 60, 7 * 60, "Europe/Prague")
    start = 1_774_720_000.0  # in the afternoon before the night when summer time begins
    over = night.over(start, seconds)
    assert night.spent(start, over) == seconds
    assert not night.asleep(over - 1)
    nights = sum(night.asleep(start + HOUR * n) for n in range(int((over - start) / HOUR)))
    assert over - start == pytest.approx(seconds + HOUR * nights, abs=2 * HOUR)


def test_time_that_ends_as_somebody_goes_to_bed_is_over_then_and_not_in_the_morning() -> None:
    night = Habit(60, 3, 22 * 60, 7 * 60, "UTC")
    evening = 1_774_720_000.0 // 86_400 * 86_400 + 20 * HOUR
    assert night.over(evening, 2 * HOUR) == evening + 2 * HOUR
    assert night.over(evening, 2 * HOUR + 1) == evening + 11 * HOUR + 1


async def test_a_table_without_a_pace_has_no_clocks(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    assert [seat.over_at for seat in await seats(rig, card)] == [None, None]
    await rig.ring(days=60)
    assert stalled(rig) == []


async def test_the_table_is_told_once_when_somebody_s_time_is_over(rig: Rig) -> None:
    card = await timed(rig)
    (waiting,) = (await rig.house.host.tables.card(card.game_id)).waiting
    assert waiting.until == rig.time() + timedelta(seconds=DAILY.move)
    await rig.ring(hours=23, minutes=59)
    assert stalled(rig) == []
    await rig.ring(minutes=1)
    await rig.ring(days=5)
    assert stalled(rig) == [0]
    assert await waits_for(rig, card) == [0]
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert await waits_for(rig, card) == [1]


def test_what_is_not_used_of_a_move_is_kept_up_to_a_limit() -> None:
    seat, habit, bank = SeatRow(0, 1, None, "Ann", asked="action"), Habit(60, 3), []
    for move in range(5):
        seat = started(granted(seat, DAILY, more=True), habit, at=move * 1e6)
        seat = stopped(seat, habit, at=move * 1e6 + HOUR)
        bank.append((seat.bank or 0) / HOUR)
    assert bank == [23, 46, 69, 71, 71]


def test_a_clock_that_stands_still_stays_where_it_is() -> None:
    seat = SeatRow(0, 1, None, "Ann", asked="action", bank=5 * HOUR)
    assert stopped(seat, Habit(60, 3), 1e6) == seat


async def test_a_move_gives_time_that_the_next_one_may_use(rig: Rig) -> None:
    card = await timed(rig)
    await rig.ring(hours=1)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.ring(hours=1)
    await rig.answer(card.game_id, BEN, "pass", "confirm")
    (ann, ben) = await seats(rig, card)
    assert ben.bank == (23 + 24) * HOUR  # both are asked to bid
    assert ann.bank == (23 + 24) * HOUR
    assert ann.over_at == rig.time().timestamp() + (23 + 24) * HOUR


async def test_quiet_hours_stop_the_clock(rig: Rig) -> None:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME)
    quiet = {"quiet_from": 22 * 60, "quiet_to": 6 * 60, "timezone": "UTC"}
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=quiet)
    await rig.house.host.lobby.join(card.game_id, BEN)
    await rig.house.host.lobby.set_time(card.game_id, ANN, pace="daily", overtime=TELL)
    await rig.house.host.lobby.start(card.game_id, ANN)
    (waiting,) = (await rig.house.host.tables.card(card.game_id)).waiting
    assert waiting.until == rig.time() + timedelta(hours=24 + 8)  # from noon over a night


async def test_whoever_slept_when_it_became_their_turn_is_told_after_a_pause(rig: Rig) -> None:
    card = await timed(rig)
    quiet = {"quiet_from": 12 * 60, "quiet_to": 20 * 60, "timezone": "UTC"}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=quiet)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    await rig.ring(hours=1)
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    await rig.ring(hours=9)
    assert rig.channel.posts("reminder") == []
    await rig.house.host.tables.pause(card.game_id, ANN, may_manage=False, rest=False)
    await rig.house.settle()
    assert [ping.user_id for post in rig.channel.posts("reminder") for ping in post.pings] == [BEN.user_id]


async def test_a_practice_opponent_plays_one_turn(rig: Rig) -> None:
    card = await timed(rig, TURN)
    await rig.ring(hours=24)
    await rig.ring(seconds=1)
    assert await waits_for(rig, card) == [1]
    assert [seat.caretaker for seat in await seats(rig, card)] == [None, None]
    assert stalled(rig) == []
    log = await rig.house.host.history.log(card.game_id, BEN)
    assert "care-begins" in [line.msg.key for line in log.lines]


async def test_a_practice_opponent_plays_on_until_the_player_is_back(rig: Rig) -> None:
    card = await timed(rig, STAY)
    await rig.ring(hours=24)
    await rig.play_once(card.game_id, {1: BEN})
    assert await waits_for(rig, card) == [1]
    panel = await rig.house.host.play.panel(card.game_id, ANN)
    assert panel.cared
    assert panel.ask is None
    panel = await rig.house.host.play.back(card.game_id, ANN)
    assert not panel.cared
    while await waits_for(rig, card) == [1]:
        await rig.play_once(card.game_id, {1: BEN})
    assert 0 in await waits_for(rig, card)
    assert (await seats(rig, card))[0].over_at is not None
    log = await rig.house.host.history.log(card.game_id, ANN)
    assert [line.msg.key for line in log.lines if line.msg.key.startswith("care-")] == ["care-begins", "care-ends"]


async def test_whoever_answers_is_back(rig: Rig) -> None:
    rig.pause = 3600
    await rig.restart()
    card = await timed(rig, STAY)
    await rig.ring(hours=24)
    assert (await rig.house.host.play.panel(card.game_id, ANN)).cared
    panel = await rig.house.host.play.answer(card.game_id, ANN, None, ["pass"], next(INTERACTIONS))
    assert panel.is_confirm
    assert not panel.cared


async def test_whoever_is_back_with_an_answer_has_made_one_move(rig: Rig) -> None:
    rig.pause = 3600
    await rig.restart()
    card = await timed(rig, STAY)
    await rig.ring(hours=24)
    await rig.house.host.play.answer(card.game_id, ANN, None, ["pass"], next(INTERACTIONS))
    assert (await seats(rig, card))[0].moves == 0
    await rig.house.host.play.answer(card.game_id, ANN, None, ["confirm"], next(INTERACTIONS))
    assert await waits_for(rig, card) == [1]
    (ann, _) = await seats(rig, card)
    assert (ann.moves, ann.timed, ann.late) == (1, 2, 1)  # the time that ran out is counted beside the move


async def test_a_turn_that_lacks_only_its_confirmation_confirms_itself(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    panel = await rig.answer(card.game_id, ANN, "pass")
    assert panel.is_confirm
    assert panel.confirms_at == rig.time() + timedelta(minutes=GRACE)
    await rig.ring(minutes=GRACE - 1)
    assert await waits_for(rig, card) == [0]
    await rig.ring(minutes=1)
    assert await waits_for(rig, card) == [1]
    assert [post.pings[0].user_id for post in rig.channel.posts("table")][-1] == BEN.user_id


async def test_an_undone_turn_does_not_confirm_itself(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.answer(card.game_id, ANN, "pass")
    await rig.house.host.play.undo(card.game_id, ANN, None, next(INTERACTIONS))
    await rig.ring(minutes=GRACE)
    assert await waits_for(rig, card) == [0]


async def test_whoever_wishes_is_waited_for_with_the_confirmation(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.house.host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change={"grace": 0})
    panel = await rig.answer(card.game_id, ANN, "pass")
    assert panel.confirms_at is None
    await rig.ring(days=1)
    assert await waits_for(rig, card) == [0]


async def test_a_pause_stops_clocks_and_reminders(rig: Rig) -> None:
    card = await timed(rig)
    tables = rig.house.host.tables
    await rig.ring(hours=20)
    await tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    with pytest.raises(AlreadyResting):
        await tables.pause(card.game_id, ANN, may_manage=False, rest=True)
    await rig.ring(days=30)
    assert stalled(rig) == rig.channel.standing("reminder") == []
    assert len(rig.channel.posts("reminder")) == 1  # at half of the time
    await rig.answer(card.game_id, ANN, "pass", "confirm")  # whoever wants to move may
    with pytest.raises(NotTheHost):
        await tables.pause(card.game_id, BEN, may_manage=False, rest=False)
    await tables.pause(card.game_id, ANN, may_manage=False, rest=False)
    with pytest.raises(NotResting):
        await tables.pause(card.game_id, ANN, may_manage=False, rest=False)
    (waiting,) = (await tables.card(card.game_id)).waiting
    assert waiting.until == rig.time() + timedelta(seconds=DAILY.move)
    await rig.ring(seconds=DAILY.move)
    assert stalled(rig) == [1]


async def test_time_in_which_the_bot_is_down_counts_for_nobody(rig: Rig) -> None:
    card = await timed(rig)
    await rig.house.close()
    rig.time.pass_(days=3)
    await rig.open()
    await rig.house.settle()
    (waiting,) = (await rig.house.host.tables.card(card.game_id)).waiting
    assert waiting.until == rig.time() + timedelta(seconds=DAILY.move)
    assert stalled(rig) == []
    await rig.ring(seconds=DAILY.move)
    assert stalled(rig) == [0]


async def test_the_pace_of_a_server_is_that_of_its_new_tables(rig: Rig) -> None:
    change = {"pace": "calm"}
    await rig.house.host.settings.change(Scope.SERVER, 1, ANN, may_manage=True, change=change)
    assert (await rig.house.host.lobby.open(HERE, ANN, GAME)).pace == "calm"
    with pytest.raises(BadSetting):
        await rig.house.host.settings.change(Scope.SERVER, 1, ANN, may_manage=True, change={"pace": "hasty"})


async def test_only_the_host_chooses_the_pace_and_only_one_there_is(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    card = await lobby.open(HERE, ANN, GAME)
    await lobby.join(card.game_id, BEN)
    with pytest.raises(NotTheChooser):
        await lobby.set_time(card.game_id, BEN, pace="daily", overtime=TELL)
    for pace, overtime in (("hasty", TELL), ("daily", "punish")):
        with pytest.raises(BadSetting):
            await lobby.set_time(card.game_id, ANN, pace=pace, overtime=overtime)


async def test_whoever_takes_a_seat_over_has_the_time_of_a_move(rig: Rig) -> None:
    card = await timed(rig)
    await rig.ring(hours=23)
    await rig.house.host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=0, to=CID)
    (waiting,) = (await rig.house.host.tables.card(card.game_id)).waiting
    assert waiting.until == rig.time() + timedelta(seconds=DAILY.move)
