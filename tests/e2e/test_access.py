"""Who may sit down at a table: the host chooses it in a form, invites, and sends away."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.cogs.options import who_may_join
from bot.host.refusals import BadSetting
from bot.ui.parts.ids import Fill, Pick
from bot.wire.forms import Given
from tests.e2e.stage import GAME, Stage, fields, mentions, said, text


async def opened(there: Stage, **given: Any) -> Any:
    """A lobby of Ann's, and what she sees of its options."""
    return (await there.slash("Ann", "game new", game=GAME, **given)).response


async def seats(there: Stage) -> list[str]:
    return [seat.name for seat in (await there.host.tables.in_channel(there.channel.id)).seats]


async def test_a_table_for_a_role_whose_host_invites_whom_they_like(there: Stage) -> None:
    role = there.guild.create_role("friends")
    page = await opened(there)
    await there.fill("Ann", page, Fill.ACCESS, role=[role], guests=[there.members["Cleo"]])
    lobby = await there.last_with("Join")
    assert f"**For <@&{role.id}>** and people the host invites." in text(lobby)
    invited = next(message for message in there.messages if "Ann invites you" in text(message))
    assert text(invited) == f"<@{there.members['Cleo'].id}> Ann invites you to this table."
    assert mentions(invited) == [there.members["Cleo"].id]
    refused = await there.click("Ben", lobby, "Join")
    assert said(refused) == f"This table is for <@&{role.id}>. The host can still invite you."
    await there.click("Cleo", lobby, "Join")
    there.env.backend.add_member_role(there.guild.id, there.members["Ben"].id, role.id)
    await there.click("Ben", lobby, "Join")
    assert await seats(there) == ["Ann", "Cleo", "Ben"]
    again = await there.form("Ann", there.fresh(page), Fill.ACCESS)
    assert [one["id"] for one in fields(again.modal)["role"]["default_values"]] in ([str(role.id)], [role.id])


async def test_a_role_that_is_deleted_lets_nobody_in_and_the_host_can_choose_anew(there: Stage) -> None:
    role = there.guild.create_role("friends")
    page = await opened(there)
    await there.fill("Ann", page, Fill.ACCESS, role=[role])
    there.env.backend.delete_role(there.guild.id, role.id)
    await there.env.settle()
    lobby = await there.last_with("Join")
    assert "for a role that is gone" in said(await there.click("Ben", lobby, "Join"))
    again = await there.form("Ann", there.fresh(page), Fill.ACCESS)
    assert not fields(again.modal)["role"].get("default_values")
    await there.send("Ann", again)
    await there.click("Ben", lobby, "Join")
    assert await seats(there) == ["Ann", "Ben"]


async def test_by_invitation_with_a_record(there: Stage) -> None:
    page = await opened(there)
    await there.fill("Ann", page, Fill.ACCESS, invited="invited", in_time=["90"], games=["5"])
    lobby = await there.last_with("Join")
    shown = text(lobby)
    assert "**By invitation only.**" in shown
    assert "**Needed:** 90% of turns on time and 5 finished games." in shown
    assert said(await there.click("Ben", lobby, "Join")) == "This table is by invitation. Ask Ann, the host."
    await there.fill("Ann", there.fresh(page), Fill.INVITE, guests=[there.members["Ben"]])
    await there.click("Ben", lobby, "Join")
    assert await seats(there) == ["Ann", "Ben"]


async def test_the_host_sends_somebody_away(there: Stage) -> None:
    page = await opened(there)
    await there.click("Ben", await there.last_with("Join"), "Join")
    page = (await there.click("Ann", await there.last_with("Options"), "Options")).response
    menu = next(one for one in there.ids_of(page) if f".{Pick.SEND_AWAY}." in one)
    await there.members["Ann"].select(page, [str(there.members["Ben"].id)], custom_id=menu)
    assert text(there.fresh(page)).startswith("**Ben** is gone")
    assert await seats(there) == ["Ann"]
    assert "You can't take a seat" in said(await there.click("Ben", await there.last_with("Join"), "Join"))


async def test_bots_and_oneself_are_not_invited(there: Stage) -> None:
    page = await opened(there)
    robot = there.guild.add_member(there.env.create_user("Robot", bot=True))
    assert "Robot is an app" in said(await there.fill("Ann", page, Fill.INVITE, guests=[robot]))
    assert said(await there.fill("Ann", page, Fill.INVITE, guests=[there.members["Ann"]])) == "That is you."


async def test_who_is_not_the_host_any_more_when_they_send_the_form(there: Stage) -> None:
    page = await opened(there)
    await there.click("Ben", await there.last_with("Join"), "Join")
    shown = await there.form("Ann", page, Fill.ACCESS)
    await there.click("Ann", await there.last_with("Leave"), "Leave")
    refused = await there.send("Ann", shown, invited="invited")
    assert "Only the host chooses" in said(refused)
    assert not (await there.host.tables.card(1)).invited


async def test_two_who_take_the_last_seat_and_a_form_that_would_take_it_away(there: Stage) -> None:
    page = await opened(there, players=3)
    shown = await there.form("Ann", page, Fill.TABLE)
    lobby = await there.last_with("Join")
    for name in ("Ben", "Cleo", "Dan"):
        result = await there.click(name, lobby, "Join")
    assert "full" in said(result)
    assert "3 players have joined already" in said(await there.send("Ann", shown, seats=["2"]))
    assert await seats(there) == ["Ann", "Ben", "Cleo"]


async def test_a_role_that_is_deleted_while_the_form_is_open_is_refused_and_nothing_is_changed(there: Stage) -> None:
    role = there.guild.create_role("friends")
    await opened(there)
    there.env.backend.delete_role(there.guild.id, role.id)
    await there.env.settle()
    guild = there.bot.get_guild(there.guild.id)
    assert guild is not None and guild.get_role(role.id) is None
    sent = Given({"role": [str(role.id)], "invited": ["invited"]})
    with pytest.raises(BadSetting) as refused:
        who_may_join(sent, guild)
    assert there.bot.texts("en")(refused.value.msg) == "What you chose is gone by now. Open the form again."
    assert not (await there.host.tables.card(1)).invited


async def test_a_manager_who_is_none_any_more_changes_no_limit(there: Stage) -> None:
    role = there.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    there.env.backend.add_member_role(there.guild.id, there.members["Ann"].id, role.id)
    page = (await there.slash("Ann", "setup")).response
    shown = await there.form("Ann", page, Fill.SETUP_MORE)
    there.env.backend.remove_member_role(there.guild.id, there.members["Ann"].id, role.id)
    refused = await there.send("Ann", shown, most_tables=["3"])
    assert "Only server managers" in said(refused)
    assert (await there.host.club.read(there.guild.id)).most_tables is None
    there.env.backend.add_member_role(there.guild.id, there.members["Ann"].id, role.id)
    page = (await there.slash("Ann", "setup")).response
    await there.fill("Ann", page, Fill.SETUP_MORE, most_tables=["3"])
    assert (await there.host.club.read(there.guild.id)).most_tables == 3
    assert "**3**" in text(there.fresh(page))
