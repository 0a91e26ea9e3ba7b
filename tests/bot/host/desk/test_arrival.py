"""The bot is added to a server: it says once who it is, where it may, and makes up for what it has missed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.host.desk.servers import LATELY
from bot.host.post.delivery import Undeliverable
from bot.host.types.post import WelcomePost
from bot.host.types.server import Arrival
from tests.bot.host.dying import dies_at_every_step
from tests.bot.host.rig import ANN, BEN, Rig


def arrival(rig: Rig, *channels: int, guild: int = 1, **ago: float) -> Arrival:
    at = rig.time().timestamp() - ago.get("seconds", 0)
    return Arrival(guild, at, "cs", channels)


def welcomes(rig: Rig) -> list[tuple[int, int]]:
    assert all(isinstance(told.post, WelcomePost) for told in rig.channel.club)
    return [(told.post.guild_id, told.post.channel_id) for told in rig.channel.club]


async def test_it_says_once_who_it_is_in_the_language_of_the_server(rig: Rig) -> None:
    there = arrival(rig, 21, 22)
    for _ in range(3):  # the gateway tells of it again and again
        await rig.house.host.servers.back(there)
        await rig.house.host.servers.are({1: there}, lambda _: True)
        await rig.restart()
    assert welcomes(rig) == [(1, 21)]
    assert rig.channel.club[0].post.locale == "cs"


async def test_each_time_that_it_is_added_counts_and_a_removal_takes_back_what_was_on_its_way(rig: Rig) -> None:
    servers = rig.house.host.servers
    for turn in range(20):
        rig.channel.failures += [RuntimeError("503")] * (turn % 2)
        await servers.back(arrival(rig, 21))
        await rig.house.settle()
        await servers.left(1)
        await rig.ring(hours=1)
    assert welcomes(rig) == [(1, 21)] * 10  # of every second one nothing had left when the bot was removed
    await servers.back(arrival(rig, 21))
    await rig.ring(hours=1)
    assert len(welcomes(rig)) == 11


async def test_it_comes_back_to_running_tables_and_says_so_once_more(rig: Rig) -> None:
    await rig.table(ANN, BEN)
    servers = rig.house.host.servers
    await servers.back(arrival(rig, 21))
    await rig.house.settle()
    await servers.left(1)
    await rig.ring(hours=2)
    await servers.back(arrival(rig, 21))
    await rig.ring(hours=1)
    assert len(welcomes(rig)) == 2


async def test_what_was_missed_is_made_up_for_within_a_week(rig: Rig) -> None:
    late, too_late = arrival(rig, 21, seconds=LATELY - 60), arrival(rig, 22, guild=2, seconds=LATELY + 60)
    await rig.house.host.servers.are({1: late, 2: too_late}, lambda _: True)
    await rig.house.settle()
    assert welcomes(rig) == [(1, 21)]


async def test_where_it_may_not_write_it_takes_the_next_channel_or_waits_until_it_may(rig: Rig) -> None:
    servers, there = rig.house.host.servers, arrival(rig, 21, 22)
    await servers.back(replace(there, channels=()))
    await rig.house.settle()
    assert welcomes(rig) == []
    # a manager takes the right away in the middle, everywhere
    rig.channel.failures += [Undeliverable("trouble-missing-send-messages"), Undeliverable("trouble-channel-gone")]
    await servers.back(there)
    await rig.house.settle()
    assert welcomes(rig) == []
    rig.channel.failures += [Undeliverable("trouble-missing-send-messages")]
    await servers.back(there)
    await rig.house.settle()
    await servers.back(there)
    await rig.house.settle()
    assert welcomes(rig) == [(1, 22)]


@pytest.mark.parametrize(("errors", "pictured"), [(2, True), (3, False)])
async def test_a_message_that_is_not_taken_goes_without_its_picture_in_the_end(
    rig: Rig, errors: int, pictured: bool
) -> None:
    rig.channel.failures += [RuntimeError("413")] * errors
    await rig.house.host.servers.back(arrival(rig, 21))
    for _ in range(6):
        await rig.ring(hours=1)
    (told,) = rig.channel.club
    assert isinstance(told.post, WelcomePost) and told.post.pictured is pictured


async def test_who_has_not_said_since_when_it_is_there_is_not_welcomed(rig: Rig) -> None:
    await rig.house.host.servers.back(Arrival(1, None, None, (21,)))
    await rig.house.settle()
    assert welcomes(rig) == []


@pytest.mark.parametrize("stride", [11, pytest.param(1, marks=pytest.mark.long)])
async def test_whenever_the_process_dies_it_says_so_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, stride: int
) -> None:
    card = await rig.table(ANN, BEN)
    there = arrival(rig, 21, 22)
    await rig.house.close()

    async def arrives(one: Rig, game_id: int) -> None:
        await one.house.host.servers.back(there)
        await one.house.settle()

    await dies_at_every_step(rig, card.game_id, arrives, monkeypatch, stride=stride, new=1)
