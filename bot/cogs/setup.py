"""`/setup`: what holds for all who play in a server, and the form in which who manages it chooses that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.cogs.front import NEEDED, NEEDED_FOR_POSTS, NEEDED_FOR_THREADS, Front
from bot.host.counted import counted
from bot.host.post.pace import PACES, UNTIMED
from bot.host.refusals import BadSetting, NotAManager
from bot.host.types.server import Setup
from bot.ui.pages.club import ANY, FORM, LANGUAGE, LIST, OPENS, PACE, ROLE, setup_page
from bot.ui.pages.tables import pace_name
from bot.ui.parts.ids import Id, OldButton
from bot.ui.parts.layout import Layout
from bot.ui.parts.reader import Reader
from bot.wire.commands import said
from bot.wire.places import lacking
from bot.wire.reply import Interaction, show_error
from renderers.i18n import called

MAX_TITLE = 45
TEXT_CHANNELS = [discord.ChannelType.text, discord.ChannelType.news]
PLACES = [discord.ChannelType.text, discord.ChannelType.forum]


class SetupCog(commands.Cog):
    """Whoever runs a server is done in a minute."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-setup-name"), description=said("command-setup"))
    async def setup(self, interaction: Interaction) -> None:
        """What is chosen, and the way to choose."""
        await self.front.answer(interaction, lambda: _page(self.front, interaction))


async def _page(front: Front, interaction: Interaction) -> Layout:
    setup = await front.host.club.read(interaction.guild_id or 0)
    found = _lacking(interaction, setup)
    return setup_page(setup, found, front.reader(interaction), manages=front.may_manage(interaction))


def _lacking(interaction: Interaction, setup: Setup) -> Mapping[int, Sequence[str]]:
    """What the bot may not do in the channels that are chosen."""
    guild = interaction.guild
    found: dict[int, list[str]] = {}
    for number, needed in ((setup.opens_in, NEEDED_FOR_THREADS), (setup.list_in, NEEDED)):
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


async def show_form(front: Front, interaction: Interaction) -> None:
    """Show the form as things stand."""
    try:
        if not front.may_manage(interaction):
            raise NotAManager()
        setup = await front.host.club.read(interaction.guild_id or 0)
        await interaction.response.send_modal(_form(setup, front.reader(interaction), interaction.guild))
    except Exception as error:
        await show_error(interaction, front.texts, error)


def _form(setup: Setup, read: Reader, guild: discord.Guild | None) -> ui.Modal:
    """Five questions at once. It listens to nothing: who sends it is served by its custom_id, after a restart too."""
    form = ui.Modal(title=read("ui-setup-title")[:MAX_TITLE], custom_id=FORM)
    opens, stands, role = setup.opens_in, setup.list_in, setup.opener_role
    known = {} if guild is None else {channel.id: channel for channel in guild.channels}
    asked: list[tuple[str, ui.Item[Any]]] = [
        ("ui-setup-ask-opens", _channels(OPENS, PLACES, opens if opens in known else None)),
        ("ui-setup-ask-list", _channels(LIST, TEXT_CHANNELS, stands if stands in known else None)),
        ("ui-setup-ask-role", _roles(role if guild is not None and role and guild.get_role(role) else None)),
        ("ui-setup-ask-language", _menu(LANGUAGE, _languages(read), setup.language)),
        ("ui-setup-ask-pace", _menu(PACE, {ANY: pace_name(UNTIMED, read), **_paces(read)}, setup.pace)),
    ]
    for key, item in asked:
        form.add_item(ui.Label(text=read(key), component=item))
    form.stop()
    return form


def _languages(read: Reader) -> dict[str, str]:
    return {ANY: read("ui-setup-own-language"), **{each: called(each) for each in read.languages}}


def _paces(read: Reader) -> dict[str, str]:
    return {pace: pace_name(pace, read) for pace in PACES}


def _channels(name: str, kinds: list[discord.ChannelType], chosen: int | None) -> ui.ChannelSelect[Any]:
    before = (
        [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.channel)]
    )
    return ui.ChannelSelect(custom_id=name, channel_types=kinds, required=False, min_values=0, default_values=before)


def _roles(chosen: int | None) -> ui.RoleSelect[Any]:
    before = [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)]
    return ui.RoleSelect(custom_id=ROLE, required=False, min_values=0, default_values=before)


def _menu(name: str, choices: Mapping[str, str], chosen: str | None) -> ui.Select[Any]:
    options = [
        discord.SelectOption(value=value, label=label[:100], default=value == (chosen or ANY))
        for value, label in choices.items()
    ]
    return ui.Select(custom_id=name, options=options)


async def submitted(front: Front, interaction: Interaction) -> None:
    """Serve a form that somebody has sent."""
    await front.answer(interaction, lambda: _chosen(front, interaction))


async def _chosen(front: Front, interaction: Interaction) -> Layout:
    data: Any = interaction.data
    if data.get("custom_id") != FORM or interaction.guild is None:
        raise OldButton()
    given = {
        str(part["component"].get("custom_id")): [str(value) for value in part["component"].get("values") or []]
        for part in data.get("components", [])
        if isinstance(part.get("component"), dict)
    }
    setup = read_form(given, interaction.guild, front)
    await front.host.club.change(interaction.guild.id, setup, may_manage=front.may_manage(interaction))
    with counted():
        return await _page(front, interaction)


def read_form(given: Mapping[str, Sequence[str]], guild: discord.Guild, front: Front) -> Setup:
    """What a form says. Raises BadSetting where it names what is not there (any more)."""

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
