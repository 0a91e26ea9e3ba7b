"""`/privacy`: what is kept about a person, and how they are forgotten."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front
from bot.host.refusals import NotHere, SeatForABot
from bot.ui.pages.privacy import ALL, WHOM, YES, forget_page, forgotten_page, privacy_page, whom_page
from bot.ui.parts.ids import Id
from bot.ui.parts.layout import Layout
from bot.wire.commands import everywhere, said
from bot.wire.reply import Interaction


class PrivacyCog(commands.Cog):
    """What the bot knows about people."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @everywhere
    @app_commands.command(name=said("command-privacy-name"), description=said("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Tell what is kept."""
        await self.front.answer(interaction, lambda: _page(self.front, interaction))


async def _page(front: Front, interaction: Interaction, told: str | None = None) -> Layout:
    links = await front.host.links.count(front.person(interaction)) if front.addresses.web is not None else 0
    return privacy_page(front.reader(interaction), front.addresses, links, told)


async def revoke(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Revoke one's own links to tables in a browser."""
    await front.host.links.revoke(front.person(interaction))
    return await _page(front, interaction, "web-revoked")


async def forget(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Delete what is known about the person who asks. They are asked first, and have to give away their seats
    before."""
    if to.payload != YES:
        return await _seats(front, interaction)
    await front.host.privacy.forget(front.person(interaction))
    return forgotten_page(front.reader(interaction))


async def yield_seat(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Give one's seat to a bot opponent, or ask which member should get it."""
    who = front.person(interaction)
    if to.payload == WHOM:
        return whom_page(await front.host.tables.card(to.game), front.reader(interaction))
    if to.payload == ALL:
        await front.host.privacy.hand_over_all(who)
    else:
        await front.host.privacy.hand_over(to.game, who)
    return await _seats(front, interaction)


async def yield_to(front: Front, interaction: Interaction, to: Id, member: discord.abc.User) -> Layout:
    """Give one's seat to a member of the server where the table stands."""
    if member.bot:
        raise SeatForABot(name=member.display_name)
    if (await front.host.tables.card(to.game)).venue.guild_id != interaction.guild_id:
        raise NotHere()
    await front.host.privacy.hand_over(to.game, front.person(interaction), front.member(member))
    return await _seats(front, interaction)


async def _seats(front: Front, interaction: Interaction) -> Layout:
    sitting = await front.host.privacy.sitting(front.person(interaction))
    return forget_page(sitting, interaction.guild_id, front.reader(interaction))
