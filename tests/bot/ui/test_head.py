"""Which table it is, in a line of a phone."""

from __future__ import annotations

from bot.host.types.table import Head
from bot.i18n import Texts
from bot.ui.parts.reader import Reader
from bot.ui.table.head import head_label, head_line
from engine.core.play.msg import Msg

READ = Reader(Texts()("en"))
BOTS = tuple(Msg("opponent-normal", name=name) for name in ("Walton", "Perner", "Judah"))


def head(*others: str | Msg) -> Head:
    return Head("toy_freight", 7, None, others, 2, 6)


def test_practice_opponents_are_counted_where_they_are_several() -> None:
    assert head_line(head(*BOTS), READ) == "**Toy Freight** · <#7> · 3 🤖 · round 2 of 6"
    assert (
        head_line(head("Ben_1", *BOTS[:2], "Cid"), READ)
        == "**Toy Freight** · <#7> · Ben\\_1, Cid · 2 🤖 · round 2 of 6"
    )
    assert head_line(head("Ben", BOTS[0]), READ).startswith("**Toy Freight** · <#7> · Ben, Walton")


def test_a_button_that_can_show_no_channel_names_them() -> None:
    assert head_label(head(*BOTS[:2]), READ).startswith("Toy Freight · Walton")
