"""`/setup`: what applies to all who play in a server, and the form in which its managers choose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.cogs.venues import NEEDED_FOR_POSTS, NEEDED_FOR_TEXT, NEEDED_FOR_THREADS
from bot.host.counted import counted
from bot.host.post.pace import PACES, UNTIMED
from bot.host.refusals import BadSetting, NotAManager
from bot.host.types.server import Setup
from bot.ui.pages.club import (
    ANY,
    LANGUAGE,
    LIST,
    MOST,
    NO,
    NUMBERS,
    OPENS,
    PACE,
    PUBLIC,
    ROLE,
    YES,
    number_of_tables,
    setup_page,
)
from bot.ui.pages.tables import pace_name
from bot.ui.parts.form import Form, Menu, Places, Role
from bot.ui.parts.ids import Fill, Id
from bot.ui.parts.layout import Choice, Layout
from bot.ui.parts.reader import Reader
from bot.wire.commands import said
from bot.wire.forms import Given
from bot.wire.places import lacking
from bot.wire.reply import Interaction
from renderers.i18n import called


class SetupCog(commands.Cog):
    """A manager of a server is done in a minute."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-setup-name"), description=said("command-setup"))
    async def setup(self, interaction: Interaction) -> None:
        """What is chosen, and the way to choose."""
        await self.front.answer(interaction, lambda: _page(self.front, interaction))


async def _page(front: Front, interaction: Interaction) -> Layout:
    setup = await front.host.club.read(interaction.guild_id or 0)
    found, page = _lacking(interaction, setup), None
    if setup.public and front.addresses.web is not None:
        page = f"{front.addresses.web}/g/{await front.host.club.page(interaction.guild_id or 0)}"
    return setup_page(setup, found, front.reader(interaction), manages=front.may_manage(interaction), page=page)


def _lacking(interaction: Interaction, setup: Setup) -> Mapping[int, Sequence[str]]:
    """What the bot may not do in the chosen channels."""
    guild = interaction.guild
    found: dict[int, list[str]] = {}
    for number, needed in ((setup.opens_in, NEEDED_FOR_THREADS), (setup.list_in, NEEDED_FOR_TEXT)):
        channel = None if guild is None or number is None else guild.get_channel(number)
        if channel is None or guild is None:
            continue
        wanted = NEEDED_FOR_POSTS if isinstance(channel, discord.ForumChannel) else needed
        held = channel.permissions_for(guild.me)
        if missing := lacking(held, wanted):
            found[channel.id] = [*found.get(channel.id, []), *missing]
    return found


async def set_up(front: Front, interaction: Interaction, to: Id) -> Layout:
    """What is chosen, from a button."""
    return await _page(front, interaction)


def _require_manager(front: Front, interaction: Interaction) -> discord.Guild:
    if interaction.guild is None or not front.may_manage(interaction):
        raise NotAManager()
    return interaction.guild


async def form(front: Front, interaction: Interaction, to: Id) -> Form:
    """Five questions about a server, as things stand. Raises NotAManager."""
    guild, read = _require_manager(front, interaction), front.reader(interaction)
    setup = await front.host.club.read(guild.id)
    opens, stands, role = setup.opens_in, setup.list_in, setup.opener_role
    there = role if role is not None and guild.get_role(role) else None
    known = {channel.id for channel in guild.channels}
    paces = {ANY: pace_name(UNTIMED, read), **{pace: pace_name(pace, read) for pace in PACES}}
    languages = {ANY: read("ui-setup-own-language"), **{each: called(each) for each in read.languages}}
    fields = (
        Places(OPENS, read("ui-setup-ask-opens"), opens if opens in known else None, True, read("ui-setup-anywhere")),
        Places(LIST, read("ui-setup-ask-list"), stands if stands in known else None, empty=read("ui-setup-nowhere")),
        Role(ROLE, read("ui-setup-ask-role"), there, read("ui-setup-everybody")),
        _menu(LANGUAGE, "ui-setup-ask-language", languages, setup.language, read),
        _menu(PACE, "ui-setup-ask-pace", paces, setup.pace, read),
    )
    return Form(Id(0, 0, Fill.SETUP), read("ui-setup-title"), fields)


async def more_form(front: Front, interaction: Interaction, to: Id) -> Form:
    """What is rarely chosen for a server. Raises NotAManager."""
    guild, read = _require_manager(front, interaction), front.reader(interaction)
    setup = await front.host.club.read(guild.id)
    numbers = {ANY: number_of_tables(None, read), **{str(n): number_of_tables(n, read) for n in NUMBERS}}
    chosen = None if setup.most_tables is None else str(setup.most_tables)
    if chosen is not None and chosen not in numbers:
        numbers[chosen] = number_of_tables(setup.most_tables, read)
    fields = [_menu(MOST, "ui-setup-ask-most", numbers, chosen, read)]
    if front.addresses.web is not None:
        public = {NO: read("ui-setup-public-no"), YES: read("ui-setup-public-yes")}
        fields.append(_menu(PUBLIC, "ui-setup-ask-public", public, YES if setup.public else NO, read))
    return Form(Id(0, 0, Fill.SETUP_MORE), read("ui-setup-title"), tuple(fields))


def _menu(name: str, label: str, choices: Mapping[str, str], chosen: str | None, read: Reader) -> Menu:
    known = tuple(Choice(value, text[:100], chosen=value == (chosen or ANY)) for value, text in choices.items())
    return Menu(name, read(label), known)


async def take(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Store what somebody has chosen for a server. Raises NotAManager or BadSetting."""
    guild = _require_manager(front, interaction)
    setup = read_form(given.values, guild, front)
    now = await front.host.club.read(guild.id)
    return await _change(front, interaction, replace(setup, most_tables=now.most_tables, public=now.public))


async def take_more(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """The same of what is rarely chosen."""
    guild, value = _require_manager(front, interaction), given.one(MOST)
    if value not in (None, ANY) and not str(value).isdecimal():
        raise BadSetting(setting=MOST, value=value or "")
    now, shown = await front.host.club.read(guild.id), given.one(PUBLIC)
    public = now.public if shown is None or front.addresses.web is None else shown == YES
    most = None if value in (None, ANY) else int(str(value))
    return await _change(front, interaction, replace(now, most_tables=most, public=public))


async def _change(front: Front, interaction: Interaction, setup: Setup) -> Layout:
    name = None if interaction.guild is None else interaction.guild.name
    may = front.may_manage(interaction)
    locale = front.venue(interaction).locale
    await front.host.club.change(interaction.guild_id or 0, setup, may_manage=may, name=name, locale=locale)
    with counted():
        return await _page(front, interaction)


def read_form(given: Mapping[str, Sequence[str]], guild: discord.Guild, front: Front) -> Setup:
    """What a form says. Raises BadSetting if it names what does not exist (any more)."""

    def one(name: str) -> str | None:
        return next((value for value in given.get(name, ()) if value != ANY), None)

    def known(name: str, among: Mapping[int, Any]) -> int | None:
        value = one(name)
        if value is not None and not (value.isdecimal() and int(value) in among):
            raise BadSetting(setting=name, value=value)
        return None if value is None else int(value)

    channels = {channel.id: channel for channel in guild.channels}
    language = one(LANGUAGE)
    if language is not None and language not in front.texts.offered:
        raise BadSetting(setting=LANGUAGE, value=language)
    roles = {role.id: role for role in guild.roles}
    return Setup(known(OPENS, channels), known(ROLE, roles), known(LIST, channels), language, one(PACE))
