"""Look: the ways from a table to its pages in a browser."""

from __future__ import annotations

from bot.host.types.panel import Panel
from bot.host.types.table import GameCard, Status
from bot.ui.parts.layout import Link
from bot.ui.parts.reader import Reader

BEGUN = (Status.LIVE, Status.OVER, Status.ENDED)


def public_page(web: str | None, card: GameCard, read: Reader) -> list[Link]:
    """The page of a table for everybody, if it has one; `web` is the server of the pages (None: there is none)."""
    if web is None or card.page is None or card.status not in BEGUN:
        return []
    return [Link(f"{web}/t/{card.page}", read("web-look"))]


def own_page(web: str | None, panel: Panel, read: Reader) -> list[Link]:
    """One's own page of a table."""
    return [] if web is None or panel.key is None else [Link(f"{web}/s/{panel.key}", read("web-look"))]
