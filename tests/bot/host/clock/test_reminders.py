from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.host.post.habits import DEFAULT_MOST, Habit
from bot.host.refusals import BadSetting, NotAManager, NotTheHost, NotYourSettings
from bot.host.types.settings import Scope, Settings
from tests.bot.host.rig import ANN, BEN, CID, HERE, Rig

PRAGUE = ZoneInfo("Europe/Prague")
NIGHT = Habit(60, 3, 22 * 60, 7 * 60, "Europe/Prague")


def local(*when: int) -> float:
    return datetime(*when, tzinfo=PRAGUE).timestamp()  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("at", "awake"),
    [
        (local(2026, 3, 2, 21, 59), local(2026, 3, 2, 21, 59)),
        (local(2026, 3, 2, 22, 0), local(2026, 3, 3, 7, 0)),
        (local(2026, 3, 3, 3, 0), local(2026, 3, 3, 7, 0)),
        (local(2026, 3, 3, 7, 0), local(2026, 3, 3, 7, 0)),
        (local(2026, 3, 28, 23, 0), local(2026, 3, 29, 7, 0)),  # the night when summer time begins has one hour less
    ],
)
def test_nobody_is_reminded_in_their_quiet_hours(at: float, awake: float) -> None:
    assert NIGHT.awake(at) == awake


def test_quiet_hours_may_lie_within_a_day() -> None:
    nap = Habit(60, 3, 13 * 60, 14 * 60, None)
    assert (
        nap.awake(datetime(2026, 3, 2, 13, 30, tzinfo=UTC).timestamp())
        == datetime(2026, 3, 2, 14, tzinfo=UTC).timestamp()
    )


async def set_(rig: Rig, scope: Scope, of: int, **change: int | str | bool | None) -> Settings:
    return await rig.house.host.settings.change(scope, of, ANN, may_manage=True, change=change)


async def test_a_player_is_reminded_after_the_interval_and_given_up_after_a_while(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await rig.ring(hours=23)
    assert rig.channel.posts("reminder") == []
    for _ in range(DEFAULT_MOST + 2):
        await rig.ring(hours=24)
    reminders = rig.channel.posts("reminder")
    assert [post.count for post in reminders] == list(range(1, DEFAULT_MOST + 1))
    assert {ping.user_id for post in reminders for ping in post.pings} == {ANN.user_id}


async def test_whoever_has_acted_is_not_reminded_too_soon_and_whoever_is_done_not_at_all(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await rig.ring(hours=20)
    await rig.answer(card.game_id, ANN, "store")
    await rig.ring(hours=20)
    assert rig.channel.posts("reminder") == []
    await rig.answer(card.game_id, ANN, "none", "confirm")
    await rig.ring(hours=25)
    assert [p.seat for post in rig.channel.posts("reminder") for p in post.pings] == [1]


async def test_timers_go_on_after_a_restart_however_long_it_took(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await rig.house.close()
    rig.time.pass_(days=5)
    await rig.open()
    await rig.house.settle()
    assert [post.count for post in rig.channel.posts("reminder")] == [1]
    await rig.ring(hours=24)
    assert [post.count for post in rig.channel.posts("reminder")] == [1, 2]


async def test_the_most_specific_interval_wins_and_running_timers_follow(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, Scope.SERVER, HERE.guild_id or 0, remind_after=600)
    await set_(rig, Scope.TABLE, card.game_id, remind_after=300)
    await set_(rig, Scope.PLAYER, ANN.user_id, remind_after=60)
    await rig.ring(minutes=61)
    assert len(rig.channel.posts("reminder")) == 1
    await set_(rig, Scope.PLAYER, ANN.user_id, remind_after=None)
    await rig.ring(minutes=240)
    assert len(rig.channel.posts("reminder")) == 1
    await rig.ring(minutes=61)
    assert len(rig.channel.posts("reminder")) == 2
    await set_(rig, Scope.TABLE, card.game_id, remind_after=None)
    await rig.ring(minutes=599)
    assert len(rig.channel.posts("reminder")) == 2
    await rig.ring(minutes=1)
    assert len(rig.channel.posts("reminder")) == 3


async def test_a_player_may_turn_reminders_off_and_on_again(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await set_(rig, Scope.PLAYER, ANN.user_id, remind_after=0)
    await rig.ring(days=9)
    assert rig.channel.posts("reminder") == []
    await set_(rig, Scope.PLAYER, ANN.user_id, remind_after=60)
    await rig.ring(hours=1)
    assert len(rig.channel.posts("reminder")) == 1


async def test_whoever_wants_no_reminders_is_not_waited_for_in_vain(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await set_(rig, Scope.PLAYER, ANN.user_id, remind_after=0)
    for _ in range(4):
        assert rig.channel.posts("vote") == []
        await rig.ring(hours=24)
    assert rig.channel.posts("reminder") == []
    (asked,) = rig.channel.posts("vote")
    assert asked.voters == (BEN.user_id,)


async def test_a_reminder_that_falls_into_the_night_comes_in_the_morning(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await set_(rig, Scope.PLAYER, ANN.user_id, remind_after=720, quiet_from=22 * 60, quiet_to=420, timezone="UTC")
    await rig.ring(hours=12)  # midnight
    await rig.ring(hours=6)
    assert rig.channel.posts("reminder") == []
    await rig.ring(hours=1)
    assert len(rig.channel.posts("reminder")) == 1


async def test_quiet_hours_set_later_hold_back_a_reminder_that_is_overdue(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    await rig.house.close()
    rig.time.pass_(hours=36)  # it is midnight now
    await rig.open()
    await set_(rig, Scope.PLAYER, ANN.user_id, quiet_from=22 * 60, quiet_to=420, timezone="UTC")
    await rig.house.settle()
    first = len(rig.channel.posts("reminder"))
    await rig.ring(hours=8)
    assert first <= 1
    assert len(rig.channel.posts("reminder")) == 1


async def test_everybody_changes_only_what_is_theirs(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    for scope, of, error in (
        (Scope.SERVER, 1, NotAManager),
        (Scope.TABLE, card.game_id, NotTheHost),
        (Scope.PLAYER, ANN.user_id, NotYourSettings),
    ):
        with pytest.raises(error):
            await host.settings.change(scope, of, BEN, may_manage=False, change={"remind_after": 60})
        assert await host.settings.read(scope, of) == Settings()


@pytest.mark.parametrize(
    ("scope", "change"),
    [
        (Scope.PLAYER, {"remind_after": -1}),
        (Scope.PLAYER, {"remind_after": 60 * 24 * 8}),
        (Scope.PLAYER, {"remind_most": True}),
        (Scope.PLAYER, {"timezone": "Mars/Olympus"}),
        (Scope.PLAYER, {"quiet_from": 60}),
        (Scope.PLAYER, {"quiet_from": 1440, "quiet_to": 0}),
        (Scope.PLAYER, {"confirm": 1}),
        (Scope.PLAYER, {"colour": "red"}),
        (Scope.TABLE, {"quiet_from": 60, "quiet_to": 120}),
    ],
)
async def test_settings_that_cannot_be_are_refused(rig: Rig, scope: Scope, change: dict[str, int | str]) -> None:
    card = await rig.table(ANN, BEN)
    of = ANN.user_id if scope is Scope.PLAYER else card.game_id
    with pytest.raises(BadSetting):
        await rig.house.host.settings.change(scope, of, ANN, may_manage=False, change=change)
    assert await rig.house.host.settings.read(scope, of) == Settings()


async def test_settings_are_kept(rig: Rig) -> None:
    wanted = {"remind_after": 90, "remind_most": 2, "quiet_from": 1320, "quiet_to": 420, "timezone": "Europe/Prague"}
    await set_(rig, Scope.PLAYER, ANN.user_id, **wanted, confirm=False)
    await rig.restart()
    assert await rig.house.host.settings.read(Scope.PLAYER, ANN.user_id) == Settings(**wanted, confirm=False)


async def test_who_sleeps_when_their_turn_comes_is_pinged_when_they_wake(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    night = {"remind_after": 0, "quiet_from": 11 * 60, "quiet_to": 20 * 60}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=night)
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert [list(post.pings) for post in rig.channel.posts("table")][1] == []
    await rig.ring(hours=7)
    assert rig.channel.posts("reminder") == []
    await rig.ring(hours=1)
    (ping,) = rig.channel.posts("reminder")
    assert (ping.count, [p.user_id for p in ping.pings]) == (0, [BEN.user_id])
    await rig.ring(days=3)
    assert len(rig.channel.posts("reminder")) == 1


async def test_who_acts_in_their_own_quiet_hours_is_awake(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    await set_(rig, Scope.PLAYER, ANN.user_id, quiet_from=11 * 60, quiet_to=20 * 60)
    await rig.answer(card.game_id, ANN, "store")
    await rig.ring(hours=8)
    assert rig.channel.posts("reminder") == []


async def test_who_gets_a_seat_in_their_quiet_hours_is_pinged_when_these_are_over(rig: Rig) -> None:
    card = await rig.table(ANN, BEN)
    host = rig.house.host
    quiet = {"quiet_from": 11 * 60, "quiet_to": 14 * 60}  # it is noon
    await host.settings.change(Scope.PLAYER, CID.user_id, CID, may_manage=False, change=quiet)
    await host.tables.hand_over(card.game_id, ANN, may_manage=False, seat=0, to=CID)
    await rig.house.settle()
    last = rig.channel.posts("table")[-1]
    assert (last.pings, last.card.seats[0].name) == ((), "Cid")
    await rig.ring(minutes=119)
    assert rig.channel.posts("reminder") == []
    await rig.ring(minutes=1)
    (post,) = rig.channel.posts("reminder")
    assert (post.count, [p.user_id for p in post.pings]) == (0, [CID.user_id])


@pytest.mark.parametrize("typed", ["europe/prague", "EUROPE/PRAGUE", " Europe/Prague "])
async def test_a_time_zone_is_known_however_it_is_typed(rig: Rig, typed: str) -> None:
    assert (await set_(rig, Scope.PLAYER, ANN.user_id, timezone=typed)).timezone == "Europe/Prague"
    assert (await set_(rig, Scope.PLAYER, ANN.user_id, timezone="america/new york")).timezone == "America/New_York"
    with pytest.raises(BadSetting):
        await set_(rig, Scope.PLAYER, ANN.user_id, timezone="europe/new york")
