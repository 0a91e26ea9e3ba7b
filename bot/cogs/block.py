"""`/block`: the people with whom somebody does not want to sit at a table."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.counted import counted
from bot.host.refusals import SeatForABot
from bot.ui.pages.blocks import blocked_now, blocks_page
from bot.ui.parts.ids import Id, OldButton, Pick, number
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, options, said
from bot.wire.reply import Interaction
from bot.wire.selected import chosen


class BlockCog(commands.Cog):
    """Nobody has to play with anybody."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-block-name"), description=said("command-block"))
    @options(person="command-block-person")
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Block somebody, or see who is blocked."""
        await self.front.answer(
            interaction,
            lambda: _page(self.front, interaction) if person is None else _block(self.front, interaction, person),
        )


async def _page(front: Front, interaction: Interaction, told: str | None = None) -> Layout:
    return blocks_page(await front.host.blocks.of(front.person(interaction)), front.reader(interaction), told)


async def _block(front: Front, interaction: Interaction, user: discord.abc.User) -> Layout:
    if user.bot:
        raise SeatForABot(name=user.display_name)
    other = front.member(user)
    together = await front.host.blocks.block(front.person(interaction), other)
    with counted():
        return await _page(front, interaction, blocked_now(other.name, together, front.reader(interaction)))


async def blocks(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Whom somebody has blocked, from a button."""
    return await _page(front, interaction)


async def picked(front: Front, interaction: Interaction, to: Id, members: Sequence[discord.abc.User]) -> Layout:
    """Block or unblock the member whom somebody has chosen."""
    if to.verb is Pick.UNBLOCK:
        await front.host.blocks.unblock(front.person(interaction), number(chosen(interaction)[0]))
        with counted():
            return await _page(front, interaction)
    if not members:
        raise OldButton()
    return await _block(front, interaction, members[0])
