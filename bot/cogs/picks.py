"""What every select does."""

from __future__ import annotations

from bot.cogs.desk import Desk
from bot.cogs.presses import answer_many, answer_with, show
from bot.host.types import GameCard
from bot.ui.ids import Id, Pick
from bot.ui.layout import Layout
from bot.ui.lobby import ANY, NOBODY, SEATS, options_form
from bot.ui.orders import ASK_ME, orders_page
from bot.ui.reply import Interaction
from bot.ui.selected import drafted, values


async def pick(desk: Desk, interaction: Interaction, to: Id) -> None:
    """Serve any select of any game."""
    await desk.answer(interaction, lambda: _picked(desk, interaction, to), update=True)


async def _picked(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    chosen = values(interaction)
    if to.verb in (Pick.VARIANT, Pick.OPPONENTS):
        card = await _change(desk, interaction, to, chosen[0])
        return options_form(card, desk.service.seating(card.game, card.variants), desk.reader(interaction, card))
    if to.verb is Pick.ORDER:
        return await _order(desk, interaction, to, None if chosen[0] == ASK_ME else chosen[0])
    if to.verb is Pick.DRAFT:
        return await show(desk, interaction, to, draft=drafted(interaction))
    if to.verb is Pick.OPEN or chosen[0].endswith("/"):
        return await show(desk, interaction, to, place=chosen[0])
    if to.verb is Pick.MANY:
        return await answer_many(desk, interaction, to, chosen)
    return await answer_with(desk, interaction, to, chosen[0])


async def _order(desk: Desk, interaction: Interaction, to: Id, key: str | None) -> Layout:
    book = await desk.service.give_order(to.game, desk.person(interaction), to.payload, key)
    return orders_page(book, desk.reader(interaction, book))


async def _change(desk: Desk, interaction: Interaction, to: Id, choice: str) -> GameCard:
    who = desk.person(interaction)
    if to.verb is Pick.OPPONENTS:
        return await desk.service.set_opponents(to.game, who, None if choice == NOBODY else choice)
    if to.payload == SEATS:
        return await desk.service.set_seats(to.game, who, None if choice == ANY else int(choice))
    return await desk.service.set_variant(to.game, who, to.payload.removeprefix("variant-"), choice)
