"""`/tables`: the tables of the server that people may still join, and everything that is pressed or chosen there."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.front import Front, completing
from bot.host.counted import counted
from bot.host.post.pace import PACES, UNTIMED
from bot.ui.pages.tables import Found, Sieve, pace_name, page_of, sieve_of, tables_page
from bot.ui.parts.ids import Id
from bot.ui.parts.layout import Layout
from bot.ui.parts.reader import address
from bot.wire.commands import options, said
from bot.wire.reply import Interaction
from bot.wire.selected import chosen
from engine.core.play.msg import Msg


class TablesCog(commands.Cog):
    """People who come alone begin here."""

    def __init__(self, front: Front) -> None:
        self.front = front

    @app_commands.command(name=said("command-tables-name"), description=said("command-tables"))
    @options(game="command-tables-game", pace="command-tables-pace")
    async def tables(self, interaction: Interaction, game: str | None = None, pace: str | None = None) -> None:
        """The open tables of this server, all or those of a game and a pace."""
        sieve = Sieve(game and self.front.game(interaction, game), pace)
        await self.front.answer(interaction, lambda: _page(self.front, interaction, sieve))

    @tables.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.front.games(interaction, typed)

    @tables.autocomplete("pace")
    async def _paces(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        tongues = self.front.reader(interaction).tongues
        return completing(typed, {pace: [pace_name(pace, one) for one in tongues] for pace in (*PACES, UNTIMED)})


async def _page(front: Front, interaction: Interaction, sieve: Sieve, told: str | None = None) -> Layout:
    offers = [
        one
        for one in await front.host.tables.offers(interaction.guild_id or 0)
        if front.sees(interaction, one.channel_id)
    ]
    shown, _ = page_of(offers, sieve)
    cards = await front.host.tables.cards([offer.game_id for offer in shown])
    return tables_page(Found(offers, sieve, cards), interaction.user.id, front.reader(interaction), told)


async def tables(front: Front, interaction: Interaction, to: Id) -> Layout:
    """A page of the open tables."""
    return await _page(front, interaction, sieve_of(to.payload))


async def all_tables(front: Front, interaction: Interaction, to: Id) -> Layout:
    """All of them, from the list of the server."""
    return await _page(front, interaction, Sieve())


async def sift(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The open tables that somebody looks for."""
    return await _page(front, interaction, sieve_of(to.payload).chosen(chosen(interaction)[0]))


async def sit(front: Front, interaction: Interaction, to: Id) -> Layout:
    """Take a seat at one of them."""
    sieve = sieve_of(to.payload)
    who = front.person(interaction)
    card = await front.seated(interaction, front.host.lobby.join(to.game, who, interaction.id))
    read = front.reader(interaction, card)
    where = address(card.venue.guild_id, card.venue.channel_id)
    told = read(Msg("ui-tables-joined", game=read.game(card.game), where=where))
    with counted():
        return await _page(front, interaction, sieve, told)
