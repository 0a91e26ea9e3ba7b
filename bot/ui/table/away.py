"""The small form for an absence: for how long, and whether a bot opponent plays meanwhile."""

from __future__ import annotations

from bot.ui.parts.ids import Id, Pick, number
from bot.ui.parts.layout import Choice, Layout, Select, Text
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg

DAYS = (1, 3, 7, 14)
CARED = "cared"


def away_form(game_id: int, read: Reader) -> Layout:
    """One press: the days, with and without a bot opponent."""
    choices = [Choice(str(days), read(Msg("ui-away-days", days=days))) for days in DAYS]
    choices += [Choice(f"{days}/{CARED}", read(Msg("ui-away-days-cared", days=days))) for days in DAYS]
    pick = Select(Id(game_id, 0, Pick.AWAY), read("ui-away-hint"), tuple(choices))
    return Layout((Text(read("ui-away-how")), pick))


def chosen(value: str) -> tuple[int, bool]:
    """The days, and whether a bot opponent plays, of a choice of the form. Raises OldButton."""
    days, _, cared = value.partition("/")
    return number(days), cared == CARED
