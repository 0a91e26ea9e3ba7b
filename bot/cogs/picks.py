"""What every select does."""

from __future__ import annotations

from bot.cogs.desk import Desk
from bot.cogs.presses import answer_with
from bot.host.types import GameCard
from bot.ui.ids import Id, Pick
from bot.ui.layout import Layout
from bot.ui.lobby import ANY, NOBODY, SEATS, options_form
from bot.ui.reply import Interaction
from bot.ui.selected import drafted, values


async def pick(desk: Desk, interaction: Interaction, to: Id) -> None:
    """Serve any select of any game."""
    await desk.answer(interaction, lambda: _picked(desk, interaction, to), update=True)


async def _picked(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    chosen = values(interaction)
    if to.verb in (Pick.VARIANT, Pick.OPPONENTS):
        card = await _change(desk, interaction, to, chosen[0])
        return options_form(card, desk.service.seating(card.game), desk.reader(interaction, card))
    if to.verb is Pick.DRAFT:
        return await _show(desk, interaction, to, draft=drafted(interaction))
    if to.verb is Pick.OPEN or chosen[0].endswith("/"):
        return await _show(desk, interaction, to, place=chosen[0])
    return await answer_with(desk, interaction, to, await _key(desk, interaction, to, chosen))


async def _key(desk: Desk, interaction: Interaction, to: Id, chosen: list[str]) -> str:
    if to.verb is not Pick.MANY:
        return chosen[0]
    panel = await desk.service.panel(to.game, desk.person(interaction))
    order = list(panel.ask.options) if panel.ask is not None else []
    return "+".join(sorted(chosen, key=lambda key: order.index(key) if key in order else len(order)))


async def _show(
    desk: Desk, interaction: Interaction, to: Id, *, place: str = "", draft: list[str] | None = None
) -> Layout:
    panel = await desk.service.panel(to.game, desk.person(interaction))
    return await desk.panel(interaction, panel, place, draft or ())


async def _change(desk: Desk, interaction: Interaction, to: Id, choice: str) -> GameCard:
    who = desk.person(interaction)
    if to.verb is Pick.OPPONENTS:
        return await desk.service.set_opponents(to.game, who, None if choice == NOBODY else choice)
    if to.payload == SEATS:
        return await desk.service.set_seats(to.game, who, None if choice == ANY else int(choice))
    return await desk.service.set_variant(to.game, who, to.payload.removeprefix("variant-"), choice)
