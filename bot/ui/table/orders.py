"""Standing orders: a page with one menu a kind of decision, and the button that leads there."""

from __future__ import annotations

from bot.host.types.panel import OrderBook, OrderSlot
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import (
    MAX_CHOICE_TEXT,
    MAX_CHOICES,
    MAX_PLACEHOLDER,
    Button,
    Choice,
    Item,
    Layout,
    Select,
    Text,
    clip,
    fit,
    rows,
)
from bot.ui.parts.reader import Reader, message_key, plain
from bot.ui.parts.story import told

ASK_ME = "ask-me"
MAX_KINDS = 9
"""A title and a menu are three components; a message has 40."""


def orders_button(game_id: int, rev: int, read: Reader) -> Button:
    """The way to the page."""
    return Button(Id(game_id, rev, Press.ORDERS), read("ui-orders"))


def orders_page(book: OrderBook, read: Reader) -> Layout:
    """What a player answers in advance; the menus change it."""
    items: list[Item] = [Text(read("ui-orders-heading"))]
    if book.happened:
        items.append(Text(told([book.happened], read)))
    for slot in book.slots[:MAX_KINDS]:
        items.append(Text(f"**{plain(_title(book, slot, read))}**"))
        items.append(_menu(book, slot, read))
    back = Button(Id(book.game_id, book.rev, Press.TAKE), read("ui-to-panel"))
    return Layout((*fit(items), *rows([back])))


def _title(book: OrderBook, slot: OrderSlot, read: Reader) -> str:
    return read(message_key(book.game, "standing", slot.kind))


def _menu(book: OrderBook, slot: OrderSlot, read: Reader) -> Select:
    choices = [Choice(ASK_ME, read("ui-orders-ask-me"), chosen=slot.chosen is None)]
    for order in slot.orders[: MAX_CHOICES - 1]:
        key, detail = str(order), order.detail()
        label = clip(read(order.label()), MAX_CHOICE_TEXT)
        described = "" if detail is None else clip(read(detail), MAX_CHOICE_TEXT)
        choices.append(Choice(key, label, described, chosen=key == slot.chosen))
    to = Id(book.game_id, book.rev, Pick.ORDER, slot.kind)
    return Select(to, clip(read("ui-choose"), MAX_PLACEHOLDER), tuple(choices))
