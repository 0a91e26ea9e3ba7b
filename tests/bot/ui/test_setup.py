"""`/setup`: whoever may not change what holds on a server is told who may."""

from __future__ import annotations

from bot.host.types.server import Setup
from bot.i18n import Texts
from bot.ui.pages.club import setup_page
from bot.ui.parts.layout import Button, Buttons, Text
from bot.ui.parts.reader import Reader

WHO = "Only server managers can change this."


def test_who_may_not_change_it_is_told_who_may_and_who_may_has_the_buttons() -> None:
    read = Reader(Texts()("en"))
    for manages in (True, False):
        items = setup_page(Setup(), {}, read, manages=manages).items
        told = "".join(item.content for item in items if isinstance(item, Text))
        labels = [
            one.label for row in items if isinstance(row, Buttons) for one in row.items if isinstance(one, Button)
        ]
        assert (WHO in told) is not manages
        assert ("Change" in labels) is manages
