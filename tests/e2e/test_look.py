"""*Look closer*: the ways from posts and panels to a table's pages, and how they are made, taken away and revoked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import aiohttp
import discord
import pytest
from simcord.backend.models import Overwrite

from bot.config import Config
from bot.playground.world import on_a_page
from tests.e2e.stage import Stage, labels, raw, said, text, walk
from tests.e2e.test_tables import hide


@pytest.fixture
def config(config: Config) -> Config:
    return on_a_page(config)


def ways(message: Any) -> list[str]:
    """Where the buttons of a message lead that ask nobody."""
    return [part["url"] for part in walk(raw(message)) if part.get("url", "").startswith("http://127")]


async def opens(way: str) -> int:
    async with aiohttp.ClientSession() as browser, browser.get(way) as page:
        return page.status


async def test_a_post_leads_to_the_page_for_everybody_and_a_panel_to_ones_own(there: Stage) -> None:
    table = await there.open_table("Ben")
    (public,) = ways(table)
    (own,) = ways(await there.more("Ann", await there.take("Ann")))
    assert "/t/" in public and "/s/" in own and labels(raw(table)).count("Look closer") == 1
    assert ways(await there.more("Ben", await there.take("Ben"))) not in ([], [own], [public])
    assert [await opens(way) for way in (public, own)] == [200, 200]
    page = await there.slash("Ann", "privacy")
    told = page.response or page.followups[0]
    assert "Revoke your link" in labels(raw(told))
    await there.click("Ann", told, "Revoke your link")
    assert "open nothing any more" in text(there.fresh(told))
    assert "Revoke your link" not in labels(raw(there.fresh(told)))
    assert [await opens(way) for way in (public, own)] == [200, 404]


async def test_its_host_takes_the_page_away_and_makes_another(there: Stage) -> None:
    (public,) = ways(await there.open_table("Ben"))
    status = await there.slash("Ann", "game status")
    assert ways(status.response) == [public]
    await there.click("Ann", status.response, "Take the page away")
    assert await opens(public) == 404
    assert ways(there.fresh(status.response)) == []
    assert "Take the page away" not in said(await there.slash("Ben", "game status"))
    await there.click("Ann", there.fresh(status.response), "Page for everybody")
    (other,) = ways(there.fresh(status.response))
    assert other != public and await opens(other) == 200


async def test_what_happens_in_a_channel_that_not_everybody_sees_has_no_page(there: Stage) -> None:
    hide(there, there.channel.id)
    assert there.bot.user is not None
    for one in (there.bot.user.id, there.members["Ann"].id, there.members["Ben"].id):
        allow = discord.Permissions.all().value
        there.env.backend.set_overwrite(there.channel.id, Overwrite(one, cast(Any, 1), allow=allow, deny=0))
    await there.env.settle()
    assert ways(await there.open_table("Ben")) == []
    panel = await there.more("Ann", await there.take("Ann"))
    assert [way.rpartition("/")[0][-2:] for way in ways(panel)] == ["/s"]


async def test_without_a_server_of_pages_nobody_is_led_anywhere(there: Stage) -> None:
    there.bot.front.addresses = replace(there.bot.front.addresses, web=None)
    await there.open_table("Ben")
    assert ways(await there.take("Ann")) == []


async def test_a_button_of_a_calendar_says_that_pages_are_no_longer_served(there: Stage) -> None:
    await there.open_table("Ben")
    queue = await there.slash("Ann", "turns")
    there.bot.front.addresses = replace(there.bot.front.addresses, web=None)
    told = await there.click("Ann", queue.response, "My deadlines in a calendar")
    assert "another version of me" in said(told) and ways(told.response) == []
