"""The commands in the menu of a person or a message: statistics, an invitation, what a picture says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.cogs.front import Front, NoLongerKept, NoServerHere
from bot.cogs.stats import stats_of
from bot.host.counted import counted
from bot.host.refusals import SeatForABot
from bot.host.types.table import GameCard, Status
from bot.ui.parts.ids import Realm, button
from bot.ui.parts.layout import Layout, Text, fit, rows
from bot.ui.parts.reader import plain
from bot.ui.table.words import words_button
from bot.wire.commands import said
from bot.wire.reply import Interaction
from bot.wire.sound import walk
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg

Person = discord.User | discord.Member


class NoLobbyOfYours(RoundhouseError):
    """The person who invites somebody has no open table on this server."""


class NotMyMessage(RoundhouseError):
    """The message is not one of the bot's, so nothing is known about it."""


class NothingToSay(RoundhouseError):
    """The message has no picture, and belongs to no table."""


def menus(front: Front) -> list[app_commands.ContextMenu]:
    """All of them; Discord has room for a few of each kind."""

    async def statistics(interaction: Interaction, user: Person) -> None:
        await front.answer(interaction, lambda: stats_of(front, interaction, user))

    async def invite(interaction: Interaction, user: Person) -> None:
        await front.answer(interaction, lambda: _invite(front, interaction, user))

    async def words(interaction: Interaction, message: discord.Message) -> None:
        await front.answer(interaction, lambda: _words(front, interaction, message))

    return [
        app_commands.ContextMenu(name=said("command-menu-stats"), callback=statistics),
        app_commands.ContextMenu(name=said("command-menu-invite"), callback=invite),
        app_commands.ContextMenu(name=said("command-menu-words"), callback=words),
    ]


async def _invite(front: Front, interaction: Interaction, user: Person) -> Layout:
    """Invite a member to the open table of this channel or, if that is somebody else's, to one's newest."""
    if (server := front.server(interaction)) is None:
        raise NoServerHere()
    if user.bot:
        raise SeatForABot(name=user.display_name)
    guest, host = front.member(user), front.person(interaction)
    open_ = await front.host.guests.hosted(host, server)
    if not open_:
        raise NoLobbyOfYours()
    card = next((one for one in open_ if one.venue.channel_id == interaction.channel_id), open_[0])
    await front.host.guests.invite(card.game_id, host, [guest], interaction.id)
    with counted():
        read = front.reader(interaction)
        told = Msg(
            "ui-invited",
            name=plain(guest.name),
            game=read.game(card.game),
            channel=Msg("ui-channel", channel=f"<#{card.venue.channel_id}>"),
        )
        return Layout((Text(read(told)),))


async def _words(front: Front, interaction: Interaction, message: discord.Message) -> Layout:
    """What a message of the bot shows: if it is about a table, the whole table in words, as it was then.

    Otherwise, and if the position is not kept, the alt text of the picture.

    Raises NotMyMessage or NothingToSay.
    """
    me = interaction.client.user
    if me is None or message.author.id != me.id:
        raise NotMyMessage()
    card = await _table_of(front, message)
    if card is not None and card.status is not Status.LOBBY and message.id == card.table_message:
        return await front.words(interaction, card.game_id)
    if card is not None and card.status is not Status.LOBBY:
        with suppress(NoLongerKept):
            return await front.words(interaction, card.game_id, then=message.id)
    shown = list(dict.fromkeys(_described(message)))
    read = front.reader(interaction, card)
    if not shown:
        if card is None or card.status is Status.LOBBY:
            raise NothingToSay()
        return await front.words(interaction, card.game_id)
    texts = [Text(plain(one)) for one in shown]
    now = [] if card is None or card.status is Status.LOBBY else [words_button(card.game_id, card.rev, read)]
    return Layout(fit((Text(read("ui-said-only" if now else "ui-said-then")), *texts, *rows(now))))


async def _table_of(front: Front, message: discord.Message) -> GameCard | None:
    """The table that a message is about: its buttons know it, else its channel does."""
    for part in walk(message.components):
        to = button(str(getattr(part, "custom_id", "")))
        if to is not None and to.realm is Realm.TABLE and to.game:
            return (await front.host.tables.cards([to.game])).get(to.game)
    return await front.host.tables.last_in_channel(message.channel.id, scored=False)


def _described(message: discord.Message) -> Iterator[str]:
    """The alt texts of the pictures of a message, for people who can't see them."""
    parts: list[Any] = [*walk(message.components), *message.attachments]
    for part in parts:
        for item in (part, *getattr(part, "items", ())):
            text = getattr(item, "description", None)
            if isinstance(text, str) and text:
                yield text
