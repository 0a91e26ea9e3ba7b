"""A crash while people are seated, asked, given on and told loses no wish and does nothing twice, at whatever step."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.host.types.server import Wanted
from bot.host.types.settings import Scope
from tests.bot.host.desk.test_wishes import HALL, TWO, days, want
from tests.bot.host.dying import happens_once
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig


async def one_waits(rig: Rig) -> int:
    await want(rig, ANN)
    card = await rig.house.host.lobby.open(HERE, CID, "steam")  # the messages of this one are looked at as well
    await rig.house.settle()
    return card.game_id


async def two_are_asked(rig: Rig) -> int:
    await want(rig, ANN)
    await want(rig, BEN)
    await want(rig, CID)
    return 1


async def one_is_in(rig: Rig) -> int:
    await two_are_asked(rig)
    await rig.house.host.wishes.answer(1, ANN, comes=True, click=61)
    await rig.house.settle()
    return 1


async def a_day_is_nearly_over(rig: Rig) -> int:
    await one_is_in(rig)
    await days(rig, 0.75)
    await rig.ring(hours=6, seconds=-0.5)
    return 1


async def somebody_is_away_when_they_are_to_be_asked(rig: Rig) -> int:
    quiet = {"quiet_from": 11 * 60, "quiet_to": 20 * 60}
    await rig.house.host.settings.change(Scope.PLAYER, BEN.user_id, BEN, may_manage=False, change=quiet)
    await two_are_asked(rig)
    await rig.house.host.absence.leave(BEN, rig.time() + timedelta(days=9), plays=False)
    await rig.ring(hours=8, seconds=-0.5)
    return 1


async def a_fortnight_is_nearly_over(rig: Rig) -> int:
    await one_waits(rig)
    await days(rig, 13.75)
    await rig.ring(hours=6, seconds=-0.5)
    return 1


async def somebody_listens(rig: Rig) -> int:
    await rig.house.host.wishes.make(1, ANN, Wanted((GAME,)), HALL, watch=True)
    card = await rig.house.host.lobby.open(HERE, CID, "steam")
    await rig.house.settle()
    return card.game_id


async def wants(rig: Rig, game_id: int) -> None:
    """Ben wants what Ann wants: a table opens for both."""
    await rig.house.host.wishes.make(1, BEN, TWO, HALL)
    await rig.house.settle()


async def is_in(rig: Rig, game_id: int) -> None:
    """The last one is in, and the game starts."""
    if (await rig.house.host.tables.card(1)).status == "lobby":
        await rig.house.host.wishes.answer(1, BEN, comes=True, click=62)
    await rig.ring(seconds=1)


async def passes(rig: Rig, game_id: int) -> None:
    """Not now: the next in the queue is asked."""
    await rig.house.host.wishes.answer(1, BEN, comes=False, click=63)
    await rig.house.settle()


async def its_time_comes(rig: Rig, game_id: int) -> None:
    await rig.ring(seconds=2)


async def opens(rig: Rig, game_id: int) -> None:
    """A table opens of which somebody wants to hear."""
    await rig.house.host.lobby.open(replace(HERE, channel_id=17), BEN, GAME, click=64)
    await rig.house.settle()


test_whenever_the_process_dies_it_has_happened_once = happens_once(
    pytest.param(one_waits, wants, 3, id="a table opens"),
    pytest.param(one_is_in, is_in, 1, id="all are in"),
    pytest.param(one_is_in, passes, 1, id="not now"),
    pytest.param(a_day_is_nearly_over, its_time_comes, 1, id="nobody said anything"),
    pytest.param(somebody_is_away_when_they_are_to_be_asked, its_time_comes, 1, id="who is away is not waited for"),
    pytest.param(a_fortnight_is_nearly_over, its_time_comes, 1, id="a wish ends"),
    pytest.param(somebody_listens, opens, 2, id="a table is told of"),
    stride=47,
)
