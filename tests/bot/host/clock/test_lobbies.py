"""Lobbies age: the host is asked, then they close; and they start by themselves when that was chosen."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.host.clock.clock import BEAT
from bot.host.refusals import (
    BadSetting,
    GameIsOver,
    NoSeatToGive,
    NotInLobby,
    NotTheChooser,
    NotTheHost,
)
from bot.host.types.post import IdlePost, NoticePost
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard, Status
from tests.bot.host.dying import happens_once
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig


async def lobby(rig: Rig, *others: object, **given: object) -> GameCard:
    card = await rig.house.host.lobby.open(HERE, ANN, GAME, **given)  # type: ignore[arg-type]
    await rig.house.settle()
    return card


async def days(rig: Rig, count: float) -> None:
    """So many days pass, in which the bot is there."""
    whole = int(count * 4)
    for _ in range(whole):
        await rig.ring(hours=6)
    await rig.ring(hours=(count * 4 - whole) * 6)


def asked(rig: Rig) -> list[tuple[int, ...]]:
    """Whom the questions that stand ping."""
    return [post.voters for post in rig.channel.standing(IdlePost.kind)]


def told(rig: Rig) -> list[str]:
    return [post.text.key for post in rig.channel.standing(NoticePost.kind) if isinstance(post, NoticePost)]


async def status(rig: Rig, card: GameCard) -> Status:
    return (await rig.house.host.tables.card(card.game_id)).status


async def test_the_host_is_asked_after_three_days_and_after_seven_the_table_closes(rig: Rig) -> None:
    card = await lobby(rig)
    await days(rig, 2.9)
    assert asked(rig) == []
    await days(rig, 0.2)
    assert asked(rig) == [(ANN.user_id,)]
    await days(rig, 3.7)
    assert (asked(rig), await status(rig, card)) == ([(ANN.user_id,)], Status.LOBBY)
    await days(rig, 0.4)
    assert (asked(rig), told(rig)) == ([], ["notice-lobby-old"])
    assert await status(rig, card) is Status.ENDED
    await days(rig, 10)
    assert len(rig.channel.posts(IdlePost.kind)) == 1
    assert told(rig) == ["notice-lobby-old"]


async def test_whatever_happens_makes_it_young_and_takes_the_question_away(rig: Rig) -> None:
    card = await lobby(rig)
    await days(rig, 2)
    await rig.house.host.lobby.join(card.game_id, BEN)
    await days(rig, 2)
    assert asked(rig) == []
    await days(rig, 1.1)
    assert len(asked(rig)) == 1
    await rig.house.host.lobby.leave(card.game_id, BEN)
    await rig.house.settle()
    assert asked(rig) == []
    await days(rig, 2.9)
    assert (asked(rig), await status(rig, card)) == ([], Status.LOBBY)


async def test_keep_start_and_close_are_for_the_host(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig)
    await days(rig, 3.1)
    with pytest.raises(NotTheChooser):
        await host.lobby.keep(card.game_id, BEN)
    await host.lobby.keep(card.game_id, ANN, 71)
    await rig.house.settle()
    assert asked(rig) == []
    await days(rig, 3.1)
    assert len(asked(rig)) == 1
    begun = await host.lobby.start(card.game_id, ANN, filled=True)
    await rig.house.settle()
    assert [seat.user_id for seat in begun.seats] == [ANN.user_id, None]  # no more than are needed
    assert (asked(rig), begun.status) == ([], Status.LIVE)
    await days(rig, 8)
    assert "notice-lobby-old" not in told(rig)


async def test_a_host_who_sleeps_is_asked_in_the_morning(rig: Rig) -> None:
    host = rig.house.host
    await lobby(rig)
    quiet = {"quiet_from": 11 * 60, "quiet_to": 20 * 60}
    await host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=quiet)
    await days(rig, 3)
    assert asked(rig) == []
    await rig.ring(hours=7.9)
    assert asked(rig) == []
    await rig.ring(hours=0.2)
    assert asked(rig) == [(ANN.user_id,)]


async def test_time_in_which_the_bot_is_down_makes_no_lobby_old(rig: Rig) -> None:
    card = await lobby(rig)
    await days(rig, 3.1)
    await rig.house.close()
    rig.time.pass_(days=20)
    await rig.open()
    await rig.ring(seconds=BEAT)
    assert await status(rig, card) is Status.LOBBY
    await days(rig, 4)
    assert await status(rig, card) is Status.ENDED


async def test_it_starts_with_practice_opponents_if_it_is_not_full_by_then(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig, seats=3)
    with pytest.raises(NotTheChooser):
        await host.lobby.set_start(card.game_id, BEN, 2)
    for nonsense in (0, 31, -1):
        with pytest.raises(BadSetting):
            await host.lobby.set_start(card.game_id, ANN, nonsense)
    chosen = await host.lobby.set_start(card.game_id, ANN, 2)
    assert chosen.starts is not None
    assert chosen.starts.timestamp() == rig.time().timestamp() + 2 * 86400
    await days(rig, 1)
    await host.lobby.join(card.game_id, BEN)
    await days(rig, 0.9)
    assert await status(rig, card) is Status.LOBBY
    await days(rig, 0.2)
    found = await host.tables.card(card.game_id)
    assert found.status is Status.LIVE
    assert [seat.user_id for seat in found.seats] == [ANN.user_id, BEN.user_id, None]


async def test_it_does_not_start_where_that_was_taken_back_or_the_host_was_quicker(rig: Rig) -> None:
    host = rig.house.host
    card = await lobby(rig)
    await host.lobby.set_start(card.game_id, ANN, 1)
    assert (await host.lobby.set_start(card.game_id, ANN, None)).starts is None
    await days(rig, 2)
    assert await status(rig, card) is Status.LOBBY
    await host.lobby.set_start(card.game_id, ANN, 1)
    await host.tables.end(card.game_id, ANN, may_manage=False)
    await days(rig, 2)
    assert await status(rig, card) is Status.ENDED
    other = await lobby(rig)
    await host.lobby.set_start(other.game_id, ANN, 1)
    await host.lobby.join(other.game_id, BEN)
    begun = await host.lobby.start(other.game_id, ANN)
    await days(rig, 2)
    assert len((await host.tables.card(begun.game_id)).seats) == 2


@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
async def test_what_can_not_start_is_told_once(rig: Rig, monkeypatch: pytest.MonkeyPatch, *, asleep: bool) -> None:
    host = rig.house.host
    card = await lobby(rig)
    if asleep:
        quiet = {"quiet_from": 0, "quiet_to": 23 * 60 + 59}
        await host.settings.change(Scope.PLAYER, ANN.user_id, ANN, may_manage=False, change=quiet)
    await host.lobby.set_start(card.game_id, ANN, 1)
    with monkeypatch.context() as patch:
        patch.setattr("bot.host.match.gathering.filled", lambda row, people: row)
        await days(rig, 1.1)
    assert told(rig) == ["notice-not-started"]
    (notice,) = rig.channel.posts("notice")
    assert notice.voters == (() if asleep else (ANN.user_id,))
    assert (await host.tables.card(card.game_id)).starts is None
    await days(rig, 1)
    assert told(rig) == ["notice-not-started"]


async def test_a_running_table_looks_for_a_player_until_its_host_says_no_more(rig: Rig) -> None:
    host = rig.house.host
    card = await rig.table(ANN, opponents="normal", seats=3)
    assert await host.tables.offers(1) == ()
    with pytest.raises(NotTheHost):
        await host.tables.seek(card.game_id, BEN, may_manage=False)
    assert await host.tables.seek(card.game_id, ANN, may_manage=False, click=81)
    assert await host.tables.seek(card.game_id, ANN, may_manage=False, click=81)  # Discord tells of a click twice
    assert [(offer.game_id, offer.running) for offer in await host.tables.offers(1)] == [(card.game_id, True)]
    taken = await host.votes.take(card.game_id, BEN, 1)
    assert [seat.user_id for seat in taken.seats] == [ANN.user_id, BEN.user_id, None]
    assert len(await host.tables.offers(1)) == 1
    assert not await host.tables.seek(card.game_id, ANN, may_manage=False, click=82)
    assert await host.tables.offers(1) == ()
    asked_for = await host.votes.take(card.game_id, CID, 2)
    assert asked_for.seat_of(CID.user_id) is None  # the host is asked again


async def test_a_table_without_practice_opponents_has_no_seat_to_give(rig: Rig) -> None:
    host = rig.house.host
    card = await rig.table(ANN, BEN)
    with pytest.raises(NoSeatToGive):
        await host.tables.seek(card.game_id, ANN, may_manage=False)
    await host.tables.end(card.game_id, ANN, may_manage=True)
    with pytest.raises(GameIsOver):
        await host.tables.seek(card.game_id, ANN, may_manage=False)


# -- killed at every step


async def nearly_old(rig: Rig) -> int:
    card = await lobby(rig)
    await days(rig, 2.9)
    await rig.ring(hours=2.4, seconds=-0.5)
    return card.game_id


async def nearly_closed(rig: Rig) -> int:
    card = await lobby(rig)
    await days(rig, 3)
    await days(rig, 3.9)
    await rig.ring(hours=2.4, seconds=-0.5)
    return card.game_id


async def nearly_started(rig: Rig) -> int:
    card = await lobby(rig)
    await rig.house.host.lobby.join(card.game_id, BEN)
    await rig.house.host.lobby.set_start(card.game_id, ANN, 1)
    await rig.ring(hours=24, seconds=-0.5)
    return card.game_id


async def idle(rig: Rig) -> int:
    card = await lobby(rig)
    await days(rig, 3.1)
    return card.game_id


async def its_time_comes(rig: Rig, game_id: int) -> None:
    await rig.ring(seconds=1)


async def is_kept(rig: Rig, game_id: int) -> None:
    await rig.house.host.lobby.keep(game_id, ANN, 72)
    await rig.house.settle()


async def is_filled(rig: Rig, game_id: int) -> None:
    with suppress(NotInLobby):
        await rig.house.host.lobby.start(game_id, ANN, filled=True)
    await rig.house.settle()


test_whenever_the_process_dies_it_has_happened_once = happens_once(
    pytest.param(nearly_old, its_time_comes, 1, id="asks"),
    pytest.param(nearly_closed, its_time_comes, 1, id="closes"),
    pytest.param(nearly_started, its_time_comes, 1, id="starts"),
    pytest.param(idle, is_kept, 0, id="is kept"),
    pytest.param(idle, is_filled, 1, id="is filled"),
    stride=61,
)
