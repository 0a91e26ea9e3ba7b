"""`/game import`: a game from a file becomes a table here, by options or by a form."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.cogs.front import Front
from bot.cogs.venues import place_for
from bot.host.desk.imports import require_size
from bot.host.refusals import BadFile, SeatForABot
from bot.ui.parts.form import Field, File, Form, Members
from bot.ui.parts.ids import Fill, Id
from bot.ui.parts.layout import Layout, Text
from bot.wire.forms import Given
from bot.wire.reply import Interaction
from engine.core.play.msg import Msg

FILE, SEAT = "file", "seat"
SEATS = 4
"""Seats for which the form has room beside the file; for tables with more, the command has options."""


async def bring(
    front: Front, interaction: Interaction, file: discord.Attachment, members: Mapping[int, discord.abc.User]
) -> Layout:
    """Open a table with the game of a file; the people named go on with it at their seats (0-based)."""
    require_size(file.size)
    if robot := next((member for member in members.values() if member.bot), None):
        raise SeatForABot(name=robot.display_name)
    card = await front.host.imports.open(
        await place_for(front, interaction, None, thread=False),
        front.person(interaction),
        await file.read(),
        {seat: front.member(member) for seat, member in members.items()},
        may_manage=front.may_manage(interaction),
    )
    read = front.reader(interaction, card)
    return Layout((Text(read.rich(Msg("ui-imported", game=read.game(card.game)))),))


async def form(front: Front, interaction: Interaction, to: Id) -> Form:
    """The file and, for people who may bring in a running game, who takes its seats."""
    read = front.reader(interaction)
    fields: list[Field] = [File(FILE, read("ui-import-file"), read("command-game-import-file"))]
    if front.may_manage(interaction):
        fields += [Members(f"{SEAT}{n}", read(Msg("ui-import-seat", n=n))) for n in range(1, SEATS + 1)]
    return Form(Id(0, 0, Fill.IMPORT), read("ui-import-title"), tuple(fields))


async def take(front: Front, interaction: Interaction, to: Id, given: Given) -> Layout:
    """Open a table with the game of the file that was sent. Raises BadFile if there is none."""
    files = given.files.get(FILE, ())
    if not files:
        raise BadFile()
    named = {n - 1: given.users.get(f"{SEAT}{n}", ()) for n in range(1, SEATS + 1)}
    return await bring(front, interaction, files[0], {seat: users[0] for seat, users in named.items() if users})
