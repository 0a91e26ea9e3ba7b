"""Blocks: the people with whom somebody does not want to sit at a table. Only they ever see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.people import Blocked
from bot.host.types.table import GameCard
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import MAX_CHOICES, Button, Choice, Item, Layout, People, Select, Text
from bot.ui.parts.reader import Reader, day, plain
from engine.core.play.msg import Msg

MOST_TABLES = 10
"""How many tables are listed where the two sit together now."""


def blocks_page(blocked: Sequence[Blocked], read: Reader, told: str | None = None) -> Layout:
    """Whom somebody has blocked, and since when, with a menu to block one more, and one to unblock somebody."""
    lines = [read(Msg("ui-blocked-one", name=plain(one.name), since=day(one.since))) for one in blocked]
    head = "\n".join([read("ui-blocks-heading"), *(lines or [read("ui-blocks-none")]), read("ui-blocks-what")])
    items: list[Item] = [] if told is None else [Text(told)]
    items += [Text(head), People(Id(0, 0, Pick.BLOCK), read("ui-block-whom"))]
    if blocked:
        choices = tuple(Choice(str(one.user_id), one.name[:100] or "-") for one in blocked[:MAX_CHOICES])
        items.append(Select(Id(0, 0, Pick.UNBLOCK), read("ui-unblock-whom"), choices))
    return Layout(tuple(items))


def blocked_now(name: str, together: Sequence[GameCard], read: Reader) -> str:
    """What somebody who has just blocked another is told, with the tables where the two sit together."""
    lines = [read(Msg("ui-blocked", name=plain(name)))]
    if together:
        lines.append(read("ui-blocked-together"))
        lines += [
            read(Msg("ui-blocked-table", game=read.game(card.game), channel=f"<#{card.venue.channel_id}>"))
            for card in together[:MOST_TABLES]
        ]
    return "\n".join(lines)


def blocks_button(read: Reader) -> Button:
    """The way to the people whom one has blocked."""
    return Button(Id(0, 0, Press.BLOCKS), read("ui-blocks"))
