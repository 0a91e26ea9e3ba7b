"""Legible: whether somebody can read the pictures, which Discord can't tell, asked once below the first one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.host.types.panel import Panel
from bot.ui.parts.ids import Id, Press
from bot.ui.parts.layout import Button, Item, Text, rows
from bot.ui.parts.reader import Reader
from renderers import LARGE, PORTRAIT

FINE = "fine"
"""The picture may stay as it is."""


def legible(panel: Panel, read: Reader) -> Iterator[Item]:
    """The question, and ways to see the other layouts."""
    if panel.legible is None:
        return
    yield Text(read("ui-legible"))
    yield from rows(
        [
            Button(
                Id(panel.game_id, panel.rev, Press.LEGIBLE, answer),
                read(f"ui-legible-{answer}"),
                disabled=answer == panel.legible,
            )
            for answer in (FINE, PORTRAIT, LARGE)
        ]
    )
