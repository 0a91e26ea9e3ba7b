"""What every button does: one function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.cogs.desk import Desk
from bot.host.lobby import require_chooser
from bot.ui.ids import Id, Press
from bot.ui.layout import Layout, Text
from bot.ui.lobby import options_form
from bot.ui.orders import orders_page
from bot.ui.pages import help_page, log_page, record_page
from bot.ui.reply import Interaction
from bot.ui.selected import drafted

Action = Callable[[Desk, Interaction, Id], Awaitable[Layout | None]]


async def join(desk: Desk, interaction: Interaction, to: Id) -> None:
    """Take a seat; the lobby message follows by itself."""
    await desk.service.join(to.game, desk.person(interaction))


async def leave(desk: Desk, interaction: Interaction, to: Id) -> None:
    """Give the seat back."""
    await desk.service.leave(to.game, desk.person(interaction))


async def options(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """The form with everything that a lobby may choose."""
    card = await desk.service.game(to.game)
    require_chooser(card.host_id, interaction.user.id)
    return options_form(card, desk.service.seating(card.game, card.variants), desk.reader(interaction, card))


async def start(desk: Desk, interaction: Interaction, to: Id) -> Layout | None:
    """Begin the game."""
    await desk.service.start(to.game, desk.person(interaction))
    return Layout((Text(desk.reader(interaction)("ui-started")),)) if _private(interaction) else None


async def take(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """Open the turn panel."""
    return await show(desk, interaction, to)


async def board(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """The table, or (`mine`) the player's own board."""
    card = await desk.service.game(to.game)
    seat = card.seat_of(interaction.user.id)
    name = "player" if to.payload == "mine" and seat is not None else "overview"
    if name not in desk.service.pictures(card.game):
        name = "overview"
    picture = await desk.picture(interaction, to.game, name, seat)
    return Layout((picture, *(desk.own_buttons(interaction, card) if to.payload == "mine" else ())))


async def log(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """A page of the log; the payload is its number, 0 the newest."""
    number = int(to.payload) if to.payload.isdecimal() else 0
    page = await desk.service.log(to.game, desk.person(interaction), number)
    card = await desk.service.game(to.game)
    return log_page(card, page, desk.reader(interaction, card))


async def show_help(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """How to play here."""
    return help_page(desk.reader(interaction))


async def answer(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """Give the answer that the button stands for."""
    return await answer_with(desk, interaction, to, to.payload)


async def answer_with(desk: Desk, interaction: Interaction, to: Id, key: str) -> Layout:
    """Give an answer by its key and show what comes next."""
    panel = await desk.service.answer(to.game, desk.person(interaction), to.rev, [key], interaction.id)
    return await desk.panel(interaction, panel)


async def open_place(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """Show another part of the answers; nothing is answered."""
    return await show(desk, interaction, to, place=to.payload)


async def show(desk: Desk, interaction: Interaction, to: Id, *, place: str = "", draft: Sequence[str] = ()) -> Layout:
    """The turn panel as things stand."""
    panel = await desk.service.panel(to.game, desk.person(interaction))
    return await desk.panel(interaction, panel, place, draft)


async def done(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """Give the options that the selects of the panel show as chosen."""
    return await answer_many(desk, interaction, to, drafted(interaction))


async def answer_many(desk: Desk, interaction: Interaction, to: Id, chosen: Sequence[str]) -> Layout:
    """Give several options as one answer, in the order in which they were offered."""
    panel = await desk.service.panel(to.game, desk.person(interaction))
    order = list(panel.ask.options) if panel.ask is not None else []
    keys = sorted(chosen, key=lambda key: order.index(key) if key in order else len(order))
    return await answer_with(desk, interaction, to, "+".join(keys))


async def undo(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """Take back the last answer."""
    return await _undo(desk, interaction, to, turn=False)


async def restart(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """Take back the whole turn."""
    return await _undo(desk, interaction, to, turn=True)


async def _undo(desk: Desk, interaction: Interaction, to: Id, *, turn: bool) -> Layout:
    panel = await desk.service.undo(to.game, desk.person(interaction), to.rev, interaction.id, turn=turn)
    return await desk.panel(interaction, panel)


async def orders(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """What the player answers in advance."""
    book = await desk.service.orders(to.game, desk.person(interaction))
    return orders_page(book, desk.reader(interaction, book))


async def record(desk: Desk, interaction: Interaction, to: Id) -> Layout:
    """The whole game as a file, when it is over."""
    card = await desk.service.game(to.game)
    return record_page(card, await desk.service.record(to.game), desk.reader(interaction, card))


ACTIONS: dict[Press, Action] = {
    Press.JOIN: join,
    Press.LEAVE: leave,
    Press.OPTIONS: options,
    Press.START: start,
    Press.TAKE: take,
    Press.BOARD: board,
    Press.LOG: log,
    Press.HELP: show_help,
    Press.ANSWER: answer,
    Press.OPEN: open_place,
    Press.DONE: done,
    Press.UNDO: undo,
    Press.RESTART: restart,
    Press.ORDERS: orders,
    Press.RECORD: record,
}
CHANGES = {Press.JOIN, Press.LEAVE, Press.START, Press.ANSWER, Press.OPEN, Press.DONE, Press.UNDO, Press.RESTART}
"""Buttons that change the message they stand on, or leave it as it is."""
TURNS = {Press.TAKE, Press.LOG, Press.OPTIONS, Press.ORDERS}
"""Buttons that turn the page of a private message, and open one from the channel."""


async def press(desk: Desk, interaction: Interaction, to: Id) -> None:
    """Serve any button of any game."""
    assert isinstance(to.verb, Press)
    action = ACTIONS[to.verb]
    update = to.verb in CHANGES or (to.verb in TURNS and _private(interaction))
    await desk.answer(interaction, lambda: action(desk, interaction, to), update=update)


def _private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral
