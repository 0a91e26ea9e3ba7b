"""Where a new table may live: what the bot needs there, and what the server's managers have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.cogs.front import Front, NotInHere
from bot.host.types.table import Room, Venue
from bot.wire.commands import Place
from bot.wire.places import lacking
from bot.wire.reply import Interaction
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

NEEDED_FOR_TEXT = ("view_channel", "send_messages", "read_message_history")
NEEDED = (*NEEDED_FOR_TEXT, "embed_links", "attach_files")
NEEDED_FOR_THREADS = (*NEEDED, "create_public_threads", "send_messages_in_threads")
NEEDED_FOR_POSTS = (*NEEDED, "send_messages_in_threads")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")


class MissingPermissions(RoundhouseError):
    """The bot lacks permissions in a channel; `permissions` names them one by one."""


class NoThreadsHere(RoundhouseError):
    """Discord has no threads in channels of this kind."""


class NotAnOpener(RoundhouseError):
    """Only people with a certain role open tables, and this person does not have it."""


class OpenersAreGone(RoundhouseError):
    """The same, and the role no longer exists."""


class OpenedElsewhere(RoundhouseError):
    """Tables are opened in another channel."""


class NotYourChannel(RoundhouseError):
    """The person who wants to open a table in a channel may not write there."""


def missing_permissions(held: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The names of what the bot would need in a channel or thread and does not have."""
    return lacking(held, NEEDED_IN_THREADS if in_thread else NEEDED)


async def place_for(front: Front, interaction: Interaction, place: Place | None, *, thread: bool) -> Venue:
    """Where a new table will live, as the server's managers have chosen for all but themselves.

    Otherwise here, or in another `place`; in a `thread` of its own, or a post of a forum. If they have chosen a
    channel, a table gets a thread of its own there, unless somebody asks from within a thread of it. Raises NotInHere,
    NotAnOpener, OpenedElsewhere, NoThreadsHere, NotYourChannel, or MissingPermissions with each permission that the bot
    would need.
    """
    if front.server(interaction) is None:
        return _alone(front, interaction)
    guild, setup = interaction.guild, await front.host.club.read(interaction.guild_id or 0)
    if guild is None or not isinstance(interaction.user, discord.Member):
        return _there(front, interaction, place, thread=thread)
    manages = front.may_manage(interaction)
    role = setup.opener_role
    if role is not None and interaction.user.get_role(role) is None and not manages:
        raise NotAnOpener(role=_role(role)) if guild.get_role(role) else OpenersAreGone()
    chosen = None if setup.opens_in is None else guild.get_channel(setup.opens_in)
    here = interaction.channel
    inside = isinstance(here, discord.Thread) and here.parent_id == setup.opens_in
    if not isinstance(chosen, Place) or (place is None and inside) or (place is not None and manages):
        return _there(front, interaction, place, thread=thread)
    if place is not None and place.id != chosen.id:
        raise OpenedElsewhere(channel=_mention(chosen.id))
    return _there(front, interaction, chosen, thread=not isinstance(chosen, discord.ForumChannel))


async def free_place(front: Front, interaction: Interaction) -> Venue:
    """Where a button opens a table: here or in the chosen channel, in a room of its own if another table or the list is
    there.

    Raises as `place_for`.
    """
    venue = await place_for(front, interaction, None, thread=False)
    if venue.room is not None:
        return venue
    listed = (await front.host.club.read(venue.guild_id or 0)).list_in == venue.channel_id
    if listed or await front.host.tables.in_channel(venue.channel_id) is not None:
        return await _own_room(front, interaction)
    return venue


async def _own_room(front: Front, interaction: Interaction) -> Venue:
    """Where a table gets a room of its own; asked within a thread, in the channel or forum of that thread."""
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    venue = await place_for(front, interaction, None, thread=True)
    if venue.room is None and parent is not None:
        return _there(front, interaction, parent, thread=not isinstance(parent, discord.ForumChannel))
    return venue


async def home_for(front: Front, interaction: Interaction) -> tuple[Venue, Msg | None]:
    """Where to open a table for somebody who looks for one; without a room, and why, if there can be none."""
    here, channel = front.venue(interaction), interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    try:
        return await _own_room(front, interaction), None
    except RoundhouseError as error:
        home = here.parent_id or here.channel_id
        return replace(here, channel_id=home, parent_id=None, hidden=_is_hidden(parent or channel)), error.msg


def _there(front: Front, interaction: Interaction, place: Place | None, *, thread: bool) -> Venue:
    """Here, or in another `place`, where the asking person has to be allowed to write."""
    here = front.venue(interaction)
    if place is None or place.id == here.channel_id:
        return _checked(here, interaction.channel, interaction.app_permissions, thread=thread)
    assert isinstance(interaction.user, discord.Member)
    own = place.permissions_for(interaction.user)
    if not (own.view_channel and own.send_messages):
        raise NotYourChannel(channel=_mention(place.id))
    there = replace(here, channel_id=place.id, parent_id=None)
    return _checked(there, place, place.permissions_for(place.guild.me), thread=thread)


def _checked(venue: Venue, channel: object, held: discord.Permissions, *, thread: bool) -> Venue:
    """A place where the bot may do everything that a table needs."""
    mention = _mention(venue.channel_id)
    room: Room | None = None
    needed: Sequence[str] = NEEDED
    if isinstance(channel, discord.ForumChannel):
        room, needed = Room.POST, NEEDED_FOR_POSTS
    elif isinstance(channel, discord.Thread):
        needed = NEEDED_IN_THREADS
    elif thread:
        if not isinstance(channel, discord.TextChannel):
            raise NoThreadsHere(channel=mention)
        room, needed = Room.THREAD, NEEDED_FOR_THREADS
    if missing := lacking(held, needed):
        names = [Msg(f"permission-{name.replace('_', '-')}") for name in missing]
        raise MissingPermissions(permissions=names, count=len(names), channel=mention)
    return replace(venue, room=room, hidden=_is_hidden(channel))


def _alone(front: Front, interaction: Interaction) -> Venue:
    """Messages with the bot, where people play against bots. Raises NotInHere elsewhere outside its servers."""
    if not front.hosts(interaction):
        raise NotInHere()
    return front.venue(interaction)


def _is_hidden(channel: object) -> bool:
    """Whether not everybody on the server sees a channel, or nobody knows whether they do."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return not isinstance(channel, discord.DMChannel)
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return private or not channel.permissions_for(channel.guild.default_role).view_channel


def _mention(channel_id: int) -> Msg:
    """A link to a channel; not a text, since what people wrote is shown as it is."""
    return Msg("ui-channel", channel=f"<#{channel_id}>")


def _role(role_id: int) -> Msg:
    return Msg("ui-channel", channel=f"<@&{role_id}>")
