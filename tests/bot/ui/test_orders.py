"""The page of standing orders: one menu a kind of decision, whatever the games offer."""

from __future__ import annotations

import pytest

from bot.host.types.panel import OrderBook, OrderSlot
from bot.i18n import Texts
from bot.ui.parts.layout import MAX_CHOICES, Select, Text
from bot.ui.parts.reader import Reader
from bot.ui.table.orders import ASK_ME, MAX_KINDS, orders_page
from engine.core.play import registry
from engine.core.play.msg import Msg
from tests.bot.ui.limits import problems

READ = Reader(Texts()("en"), ("Ann", "Ben"))


def book(game: str, chosen: str | None = None, happened: tuple[Msg, ...] = ()) -> OrderBook:
    orders = registry.game(game).orders
    return OrderBook(1, game, 2, READ.names, tuple(OrderSlot(k, o, chosen) for k, o in orders.items()), happened)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [key for key, rules in registry.games().items() if rules.orders])
def test_every_order_of_a_game_can_be_chosen(game: str) -> None:
    page = orders_page(book(game), READ)
    assert problems(page) == []
    menus = [item for item in page.items if isinstance(item, Select)]
    orders = registry.game(game).orders
    assert len(orders) <= MAX_KINDS
    assert [m.id.payload for m in menus] == list(orders)
    for menu, offered in zip(menus, orders.values(), strict=True):
        assert [c.value for c in menu.choices] == [ASK_ME, *map(str, offered)]
        assert len(menu.choices) <= MAX_CHOICES


@pytest.mark.parametrize("chosen", [None, "never-help"])
def test_the_order_that_holds_is_shown(chosen: str | None) -> None:
    (menu,) = (item for item in orders_page(book("toy_freight", chosen), READ).items if isinstance(item, Select))
    assert [c.value for c in menu.choices if c.chosen] == [chosen or ASK_ME]


def test_what_a_new_order_answered_is_told_above() -> None:
    page = orders_page(book("toy_freight", "never-help", (Msg("toy-freight-refused", seat=1),)), READ)
    assert any(isinstance(item, Text) and "**Ben** refuses." in item.content for item in page.items)
