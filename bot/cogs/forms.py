"""Forms: what they are, how each is shown, and what happens when somebody has sent one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.cogs import bring, lobby, note, options, settings_form, setup, solos, wishes
from bot.cogs.front import Front
from bot.ui.parts.form import Form
from bot.ui.parts.ids import Fill, Id, OldButton, one_of
from bot.ui.parts.layout import Layout
from bot.wire.forms import Given, modal, sent
from bot.wire.reply import Illustrated, Interaction, show_error


@dataclass(frozen=True, slots=True)
class Served:
    """How a form looks as things stand, and what it does when it is sent."""

    form: Callable[[Front, Interaction, Id], Awaitable[Form]]
    take: Callable[[Front, Interaction, Id, Given], Awaitable[Layout | Illustrated | None]]


FORMS: dict[Fill, Served] = {
    Fill.SETUP: Served(setup.form, setup.take),
    Fill.SETUP_MORE: Served(setup.more_form, setup.take_more),
    Fill.TABLE: Served(options.table_form, options.take_table),
    Fill.VARIANTS: Served(options.variants_form, options.take_variants),
    Fill.MORE: Served(options.more_form, options.take_more),
    Fill.ACCESS: Served(options.access_form, options.take_access),
    Fill.INVITE: Served(options.invite_form, options.take_invite),
    Fill.NAME: Served(options.name_form, options.take_name),
    Fill.HOOK: Served(lobby.hook_form, lobby.take_hook),
    Fill.SETTINGS: Served(settings_form.form, settings_form.take),
    Fill.NOTE: Served(note.form, note.take),
    Fill.IMPORT: Served(bring.form, bring.take),
    Fill.WISH: Served(wishes.wish_form_of, wishes.take_wish),
    Fill.WATCH: Served(wishes.wish_form_of, wishes.take_wish),
    Fill.SOLO: Served(solos.players_form, solos.take),
    Fill.SOLO_GAME: Served(solos.game_form, solos.take),
    Fill.SOLO_MORE: Served(solos.more_form, solos.take),
}


async def show(front: Front, interaction: Interaction, to: Id) -> None:
    """Show the form that a button leads to: its payload says which. Discord takes one as the first answer only."""
    try:
        verb, _, payload = (to.payload or Fill.SETUP).partition("/")
        fill = one_of(Fill, verb)
        asked = Id(to.game, to.rev, fill, payload, to.realm)
        await interaction.response.send_modal(modal(await FORMS[fill].form(front, interaction, asked)))
    except Exception as error:
        await show_error(interaction, front.texts, error)


async def submitted(front: Front, interaction: Interaction) -> None:
    """Serve a form that somebody has sent; the answer replaces the private message that led to the form."""
    try:
        to, given = sent(interaction)
        assert isinstance(to.verb, Fill)
        if to.verb not in FORMS:
            raise OldButton()
    except OldButton as error:
        await show_error(interaction, front.texts, error)
        return
    take, message = FORMS[to.verb].take, interaction.message
    private = message is not None and message.flags.ephemeral
    await front.answer(interaction, lambda: take(front, interaction, to, given), update=private)
