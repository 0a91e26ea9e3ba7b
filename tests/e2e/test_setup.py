"""Whoever runs a server is done in a minute: one form, and the bot says what it can't do there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite

from bot.cogs.setup import read_form
from bot.host.post.club import BETWEEN
from bot.host.refusals import BadSetting
from bot.host.types.server import Setup
from bot.host.types.table import Venue
from bot.ui.pages.club import LANGUAGE, LIST, MOST, OPENS, PACE, PUBLIC, ROLE
from bot.ui.parts.ids import Fill, Press
from tests.e2e.stage import GAME, Stage, labels, raw, said, text


@pytest.fixture
def manager(there: Stage) -> str:
    """Ann manages the server."""
    role = there.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    there.env.backend.add_member_role(there.guild.id, there.members["Ann"].id, role.id)
    return "Ann"


async def form(there: Stage, who: str) -> simcord.InteractionResult:
    page = (await there.slash(who, "setup")).response
    assert page is not None and page.ephemeral
    return await there.press(who, page, Press.FORM, Fill.SETUP)


async def fill(there: Stage, who: str, **values: Any) -> str:
    shown = await form(there, who)
    assert shown.modal is not None and shown.modal["custom_id"] == "r1.0.0.setup."
    return said(await there.members[who].submit_modal(shown, given(**values)))


def given(**values: Any) -> dict[str, Any]:
    """What stands in the menus of the form."""
    whole = {LANGUAGE: "any", PACE: "any", **values}
    return {name: value if isinstance(value, list) else [value] for name, value in whole.items()}


async def later(there: Stage) -> None:
    await there.env.advance_time(BETWEEN + 1)
    await there.bot.house.settle()


def posts(there: Stage, channel: simcord.ChannelHandle) -> list[Any]:
    found = there.env.backend.messages[channel.id].values()
    return [simcord.ResponseMessage(there.env, message) for message in found if not message.is_ephemeral]


async def test_one_form_and_again_what_is_set(there: Stage, manager: str) -> None:
    hall, role = there.guild.create_text_channel("hall"), there.guild.create_role("hosts")
    told = await fill(
        there, manager, **{OPENS: [there.channel], LIST: [hall], ROLE: [role], LANGUAGE: "cs", PACE: "daily"}
    )
    assert told.splitlines() == [
        "### On this server",
        f"Tables open: **<#{there.channel.id}>**",
        f"Opened by: **<@&{role.id}>**",
        f"List of open tables: **<#{hall.id}>**",
        "Language: **Čeština**",
        "Usual pace: **24 h a move, reserve up to 3 days**",
    ]
    assert said(await there.slash(manager, "setup")) == told
    assert await there.host.club.read(there.guild.id) == Setup(there.channel.id, role.id, hall.id, "cs", "daily")
    again = await form(there, manager)
    chosen = [label["component"].get("default_values") for label in again.modal["components"][:3]]
    assert [str(one[0]["id"]) for one in chosen] == [str(there.channel.id), str(hall.id), str(role.id)]


async def test_what_it_means_to_choose_nothing_stands_in_the_form(there: Stage, manager: str) -> None:
    shown = await form(there, manager)
    hints = [label["component"].get("placeholder") for label in shown.modal["components"][:3]]
    assert hints == ["anywhere", "nowhere", "everybody"]


async def test_what_the_bot_lacks_there_is_named(there: Stage, manager: str) -> None:
    nothing = Overwrite(there.guild.id, cast(Any, 0), allow=0, deny=discord.Permissions(attach_files=True).value)
    there.env.backend.set_overwrite(there.channel.id, nothing)
    told = await fill(there, manager, **{OPENS: [there.channel]})
    assert told.splitlines()[-2:] == [
        f"**In <#{there.channel.id}> I still need:**",
        "- **Attach Files**: the pictures of the boards",
    ]


async def test_a_list_without_pictures_needs_no_permission_for_them(there: Stage, manager: str) -> None:
    denied = discord.Permissions(attach_files=True, embed_links=True, send_messages=True).value
    nothing = Overwrite(there.guild.id, cast(Any, 0), allow=0, deny=denied)
    there.env.backend.set_overwrite(there.channel.id, nothing)
    told = await fill(there, manager, **{LIST: [there.channel]})
    assert [line for line in told.splitlines() if line.startswith("- ")] == [
        "- **Send Messages**: to say whose turn it is"
    ]


async def test_who_does_not_manage_the_server_reads_only(there: Stage) -> None:
    page = (await there.slash("Ben", "setup")).response
    assert page is not None
    assert labels(raw(page)) == ["Reminders"]


async def test_a_manager_who_is_none_any_more_when_they_send_the_form(there: Stage, manager: str) -> None:
    shown = await form(there, manager)
    role = there.guild.roles["managers"]
    there.env.backend.remove_member_role(there.guild.id, there.members[manager].id, role.id)
    result = await there.members[manager].submit_modal(shown, given(language="cs"))
    assert "Only server managers" in said(result)
    assert await there.host.club.read(there.guild.id) == Setup()


async def test_the_form_is_served_after_a_restart(there: Stage, manager: str) -> None:
    shown = await form(there, manager)
    await there.restart()
    result = await there.members[manager].submit_modal(shown, given(language="hu"))
    assert "Magyar" in said(result)


async def test_what_is_not_offered_any_more_is_refused(there: Stage) -> None:
    hall = there.guild.create_text_channel("hall")
    await there.env.settle()
    there.env.backend.delete_channel(hall.id)
    await there.env.settle()
    guild = there.bot.get_guild(there.guild.id)
    assert guild is not None
    for values in ({LIST: [str(hall.id)]}, {ROLE: ["7"]}, {LANGUAGE: ["xx"]}, {OPENS: ["no number"]}):
        with pytest.raises(BadSetting):
            read_form(values, guild, there.bot.front)


async def test_tables_are_opened_where_and_by_whom_it_is_chosen(there: Stage, manager: str) -> None:
    hall, role = there.guild.create_text_channel("hall"), there.guild.create_role("hosts")
    await fill(there, manager, **{OPENS: [hall], ROLE: [role]})
    assert f"only <@&{role.id}> may open tables" in said(await there.slash("Ben", "game new", game=GAME))
    there.env.backend.add_member_role(there.guild.id, there.members["Ben"].id, role.id)
    refused = await there.slash("Ben", "game new", game=GAME, **{"in": there.channel})
    assert f"tables open in <#{hall.id}>" in said(refused)
    assert f"opens in <#{hall.id}>" in said(await there.slash("Ben", "game new", game=GAME))
    await there.bot.house.settle()
    assert len(hall.threads) == 1
    there.env.backend.delete_channel(hall.id)
    await there.env.settle()
    await there.slash("Ben", "game new", game=GAME)  # anywhere, since it is gone
    assert "Join" in labels(raw(await there.last))


async def test_who_manages_the_server_is_not_bound_by_what_they_chose_for_others(there: Stage, manager: str) -> None:
    hall, role = there.guild.create_text_channel("hall"), there.guild.create_role("hosts")
    await fill(there, manager, **{OPENS: [hall], ROLE: [role]})
    await there.slash(manager, "game new", game=GAME, **{"in": there.channel})
    await there.bot.house.settle()
    assert "Join" in labels(raw(await there.last)) and not hall.threads


async def test_a_forum_needs_no_permission_to_open_threads(there: Stage, manager: str) -> None:
    denied = discord.Permissions(create_public_threads=True, attach_files=True).value
    for channel in (there.guild.create_forum_channel("games"), there.guild.create_text_channel("talk")):
        there.env.backend.set_overwrite(channel.id, Overwrite(there.guild.id, cast(Any, 0), allow=0, deny=denied))
        lacking = (await fill(there, manager, **{OPENS: [channel]})).splitlines()[6:]
        found = [line.rpartition(": ")[2] for line in lacking if line.startswith("-")]
        in_forum = isinstance(there.bot.get_channel(channel.id), discord.ForumChannel)
        assert found == ["the pictures of the boards", *([] if in_forum else ["a thread for each table"])]


async def test_a_list_that_not_everybody_sees_has_the_tables_of_its_channel(there: Stage, manager: str) -> None:
    hall = there.guild.create_text_channel("hall")
    nobody = Overwrite(there.guild.id, cast(Any, 0), allow=0, deny=discord.Permissions(view_channel=True).value)
    there.env.backend.set_overwrite(hall.id, nobody)
    bot_too = Overwrite(there.bot.user.id, cast(Any, 1), allow=discord.Permissions(view_channel=True).value, deny=0)  # type: ignore[union-attr]
    there.env.backend.set_overwrite(hall.id, bot_too)
    await there.env.settle()
    await there.host.club.change(there.guild.id, Setup(list_in=hall.id), may_manage=True)
    await there.host.lobby.open(Venue(there.guild.id, hall.id), there.person("Ann"), GAME)
    await later(there)
    (listed,) = [post for post in posts(there, hall) if "Open tables" in text(post)]
    assert "**Ann**" in text(listed)


async def test_the_list_stands_in_its_channel_and_leads_to_a_seat(there: Stage, manager: str) -> None:
    hall = there.guild.create_text_channel("hall")
    await fill(there, manager, **{LIST: [hall]})
    await later(there)
    (listed,) = posts(there, hall)
    assert "None here just now" in text(listed)
    await there.slash("Ann", "game new", game=GAME)
    await later(there)
    (listed,) = posts(there, hall)
    assert "**1. Toy Freight · 1/" in text(listed)
    joined = await there.press("Ben", listed, Press.SIT)
    assert "You have a seat" in said(joined)
    await later(there)
    (listed,) = posts(there, hall)
    assert "**Ann** and **Ben**" in text(listed)
    everything = await there.press("Cleo", listed, Press.LISTED)
    assert "Join 1" in labels(raw(everything.response)) if everything.response else False


async def test_a_list_that_somebody_deletes_comes_back_once(there: Stage, manager: str) -> None:
    hall = there.guild.create_text_channel("hall")
    await fill(there, manager, **{LIST: [hall]})
    await later(there)
    (listed,) = posts(there, hall)
    there.env.backend.delete_message(hall.id, listed.id)
    await there.slash("Ann", "game new", game=GAME)
    for name in ("Ben", "Cleo"):
        await later(there)
        await there.click(name, await there.last_with("Join"), "Join")
    await later(there)
    (again,) = posts(there, hall)
    assert "3/" in text(again) or "**Cleo**" in text(again)


async def test_a_table_that_not_everybody_sees_is_not_listed(there: Stage, manager: str) -> None:
    hall = there.guild.create_text_channel("hall")
    await fill(there, manager, **{LIST: [hall]})
    nobody = Overwrite(there.guild.id, cast(Any, 0), allow=0, deny=discord.Permissions(view_channel=True).value)
    there.env.backend.set_overwrite(there.channel.id, nobody)
    await there.env.settle()
    card = await there.host.lobby.open(Venue(there.guild.id, there.channel.id), there.person("Ann"), GAME)
    await later(there)
    (listed,) = posts(there, hall)
    assert card is not None and "None here just now" in text(listed)


async def test_where_there_are_pages_a_server_may_have_one(there: Stage, manager: str) -> None:
    front = there.bot.front
    page = (await there.slash(manager, "setup")).response
    shown = await there.press(manager, page, Press.FORM, Fill.SETUP_MORE)
    assert len(shown.modal["components"]) == 1  # nobody is asked about what there is not
    front.addresses = replace(front.addresses, web="https://tables.example")
    shown = await there.press(manager, page, Press.FORM, Fill.SETUP_MORE)
    told = await there.members[manager].submit_modal(shown, {MOST: ["any"], PUBLIC: ["yes"]})
    address = await there.host.club.page(there.guild.id)
    assert "Page in a browser: **for anyone with its address**" in said(told)
    assert f"https://tables.example/g/{address}" in str(raw(told.response))
    assert (await there.host.club.hall(address)).name == there.guild.name
    await fill(there, manager, language="cs")
    assert await there.host.club.page(there.guild.id) == address
    shown = await there.press(manager, page, Press.FORM, Fill.SETUP_MORE)
    await there.members[manager].submit_modal(shown, {MOST: ["any"], PUBLIC: ["no"]})
    assert await there.host.club.page(there.guild.id) is None
