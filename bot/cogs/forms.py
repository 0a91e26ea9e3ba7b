"""Forms: what opens one, which Discord takes as the first answer to a click only, and what is sent in them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.cogs import naming, setup
from bot.cogs.front import Front
from bot.cogs.presses import press
from bot.ui.pages.club import FORM
from bot.ui.parts.ids import BUTTON, Id, OldButton, Press, parse
from bot.ui.parts.layout import Layout
from bot.wire.reply import Interaction

SHOWS: dict[Press, Callable[[Front, Interaction, Id], Awaitable[None]]] = {
    Press.FORM: setup.show_form,
    Press.NAME: naming.show_form,
}


async def pressed(front: Front, interaction: Interaction, to: Id) -> None:
    """Serve any button of any game."""
    assert isinstance(to.verb, Press)
    await SHOWS.get(to.verb, press)(front, interaction, to)


async def submitted(front: Front, interaction: Interaction) -> None:
    """Serve a form that somebody has sent; one that another version had is told to be old."""
    await front.answer(interaction, lambda: _chosen(front, interaction), update=naming.is_private(interaction))


async def _chosen(front: Front, interaction: Interaction) -> Layout:
    data: Any = interaction.data
    custom_id = str(data.get("custom_id"))
    if custom_id == FORM:
        return await setup.chosen(front, interaction)
    if (match := BUTTON.fullmatch(custom_id)) is None or (to := parse(match)).verb is not Press.NAME:
        raise OldButton()
    return await naming.named(front, interaction, to)
