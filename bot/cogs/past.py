"""What a table looked like: `/board` turn by turn."""

from __future__ import annotations

from functools import partial

from bot.cogs.front import Front
from bot.host.types.table import GameCard
from bot.ui.pages.past import back_buttons, past_page
from bot.ui.parts.ids import Id
from bot.ui.parts.layout import Layout, rows
from bot.wire.reply import Illustrated, Interaction
from renderers import OVERVIEW


async def past(front: Front, interaction: Interaction, to: Id) -> Illustrated:
    """A turn; the payload is its number (none: the last one that has changed something)."""
    number = int(to.payload) if to.payload.isdecimal() and len(to.payload) < 6 else None
    page = await front.host.past.page(to.game, front.person(interaction), number)
    return front.with_picture(page.picture, partial(past_page, page, front.reader(interaction, page.card)))


async def now(front: Front, interaction: Interaction, to: Id) -> Layout:
    """The table as it stands."""
    card = await front.host.tables.card(to.game)
    return await table_now(front, interaction, card)


async def table_now(front: Front, interaction: Interaction, card: GameCard, *more: str) -> Layout:
    """The table as it stands, with the ways to its other pictures and to earlier turns."""
    shown = [await front.picture(interaction, card.game_id, name) for name in (OVERVIEW, *more)]
    return Layout((*shown, *rows(back_buttons(card, front.reader(interaction, card)))))
