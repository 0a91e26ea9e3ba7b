"""What every select does."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from discord.abc import User

from bot.cogs.away import leave
from bot.cogs.block import picked
from bot.cogs.front import Front
from bot.cogs.options import send_away
from bot.cogs.panel import answer_many, answer_with, show
from bot.cogs.privacy import yield_to
from bot.cogs.reading import book, choose_game
from bot.cogs.tables import sift
from bot.host.post.polls import GIVE
from bot.host.refusals import SeatForABot
from bot.ui.parts.ids import Id, OldButton, Pick, number
from bot.ui.parts.layout import Layout, Text
from bot.ui.table.away import chosen as away_chosen
from bot.ui.table.orders import ASK_ME, orders_page
from bot.ui.table.words import page_of, then_of
from bot.wire.reply import Illustrated, Interaction
from bot.wire.selected import chosen as chosen_of
from bot.wire.selected import drafted


async def pick(front: Front, interaction: Interaction, to: Id, members: Sequence[User] = ()) -> None:
    """Serve any select of any game; `members` are those that a select of members has sent."""
    if to.verb in (Pick.GIVE, Pick.YIELD):
        await front.answer(interaction, lambda: _picked_member(front, interaction, to, members), update=True)
    elif to.verb in (Pick.BLOCK, Pick.UNBLOCK):
        await front.answer(interaction, lambda: picked(front, interaction, to, members), update=True)
    elif to.verb is Pick.TABLES:
        await front.answer(interaction, lambda: sift(front, interaction, to), update=True)
    else:
        await front.answer(interaction, lambda: _picked(front, interaction, to), update=True)


async def _picked_member(front: Front, interaction: Interaction, to: Id, members: Sequence[User]) -> Layout:
    if not members:
        raise OldButton()
    return await (_give if to.verb is Pick.GIVE else yield_to)(front, interaction, to, members[0])


async def _picked(front: Front, interaction: Interaction, to: Id) -> Layout | Illustrated:
    if to.verb is Pick.DRAFT:
        return await show(front, interaction, to, draft=drafted(interaction))
    chosen = chosen_of(interaction)
    if to.verb is Pick.SEND_AWAY:
        return await send_away(front, interaction, to)
    if to.verb is Pick.ORDER:
        return await _order(front, interaction, to, None if chosen[0] == ASK_ME else chosen[0])
    if to.verb is Pick.AWAY:
        days, plays = away_chosen(chosen[0])
        return await leave(front, interaction, interaction.created_at + timedelta(days=days), plays=plays)
    if to.verb is Pick.CHAPTER:
        return await book(front, interaction, to.payload, chosen[0])
    if to.verb is Pick.GAME:
        return await choose_game(front, interaction, to, chosen[0])
    if to.verb in (Pick.SECTION, Pick.PICTURE):
        return await _leafed(front, interaction, to, chosen[0])
    if to.verb is Pick.OPEN:
        return await show(front, interaction, to, branch=chosen[0])
    if to.verb is Pick.MANY:
        return await answer_many(front, interaction, to, chosen)
    return await answer_with(front, interaction, to, chosen[0])


async def _leafed(front: Front, interaction: Interaction, to: Id, chosen: str) -> Layout | Illustrated:
    """Another section of the table in words, or another picture of it."""
    if to.verb is Pick.PICTURE:
        return await front.gallery(interaction, to, chosen)
    return await front.words(
        interaction, to.game, lambda sections: page_of(sections, number(chosen)), then_of(to.payload)[1]
    )


async def _give(front: Front, interaction: Interaction, to: Id, member: User) -> Layout:
    """Vote for giving a seat to the member who was picked."""
    if member.bot:
        raise SeatForABot(name=member.display_name)
    card = await front.host.tables.card(to.game)
    await front.host.votes.cast(to.game, front.person(interaction), number(to.payload), GIVE, to=front.member(member))
    return Layout((Text(front.reader(interaction, card)("ui-voted")),))


async def _order(front: Front, interaction: Interaction, to: Id, key: str | None) -> Layout | Illustrated:
    book = await front.host.orders.give(to.game, front.person(interaction), to.payload, key)
    return orders_page(book, front.reader(interaction, book))
