"""Pictures of Russian Railroads: `overview`, `main` (the main board) and `player` (one player's board).

The decisions in ASKS have `decision`: the main board and the deciding player's board, with a frame around every choice.
"""

from __future__ import annotations

from typing import Any

from engine.games.russian_railroads.view import View
from renderers.account import Section, told
from renderers.draw.layers import Drawing
from renderers.reader import Reader
from renderers.request import Request
from renderers.russian_railroads import account as words
from renderers.russian_railroads import clauses, colours, key, portrait, wide
from renderers.russian_railroads.scene import DECISION, KEY, MAIN, OVERVIEW, PLAYER, PREFIX, Scene, plan_of
from renderers.scene import drawn, shown

PICTURES = (OVERVIEW, MAIN, PLAYER, KEY)
KINDS = ("draft", "space", "pay", "advance", "place", "build", "replace", "repeat", "token", "card", "pick", "reuse")
REGIONS = clauses.KINDS
rule_of = clauses.rule_of
ASKS = dict.fromkeys(KINDS, DECISION)
NUMBERED = frozenset(KINDS)
"""Decisions whose options the picture numbers."""


def drawing(request: Request[View], reader: Reader) -> Drawing[Any]:
    """A picture of the table; `player` is the board of `seat`."""
    if request.picture == KEY:
        return key.KEY.drawing(request.layout, colours.ALL)
    plan = plan_of(request)
    board = portrait.COLUMN if plan.tall else wide.WIDE
    return drawn(board, plan, lambda c: Scene(c, request, reader, PREFIX), colours.ALL)


def account(view: View, reader: Reader) -> list[Section]:
    """The table in words."""
    return words.sections(view, reader)


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences. A player's picture speaks of that player alone; the key speaks of its signs."""
    if request.picture == KEY:
        return key.KEY.sentences(reader)
    found = account(request.view, reader)
    if request.picture == PLAYER:
        return told(found, seat=shown(request))
    return told(found, (words.SPACES, words.ENGINEERS) if request.picture == MAIN else ())
