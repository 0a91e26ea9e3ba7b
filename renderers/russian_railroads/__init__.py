"""Pictures of Russian Railroads: `overview`, `main` (the main board) and `player` (one player's board).

For the decisions in ASKS there is `decision`: the main board and the board of who decides, what can be chosen framed.
"""

from __future__ import annotations

from typing import Any

from engine.games.russian_railroads.view import View
from renderers.draw.layers import Drawing
from renderers.reader import Reader
from renderers.request import Request
from renderers.russian_railroads import alt as words
from renderers.russian_railroads import colours, key, portrait, wide
from renderers.russian_railroads.scene import DECISION, KEY, MAIN, OVERVIEW, PLAYER, PREFIX, Scene, plan_of
from renderers.scene import drawn, shown

PICTURES = (OVERVIEW, MAIN, PLAYER, KEY)
KINDS = ("draft", "space", "pay", "advance", "place", "build", "replace", "repeat", "token", "card", "pick", "reuse")
ASKS = dict.fromkeys(KINDS, DECISION)
NUMBERED = frozenset(KINDS)
"""The picture has the numbers of the options."""


def drawing(request: Request[View], reader: Reader) -> Drawing[Any]:
    """A picture of the table; `player` is the board of `seat`."""
    if request.picture == KEY:
        return key.KEY.drawing(request.layout, colours.ALL)
    plan = plan_of(request)
    board = portrait.COLUMN if plan.tall else wide.WIDE
    return drawn(board, plan, lambda c: Scene(c, request, reader, PREFIX), colours.ALL)


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone, the key of its signs."""
    view = request.view
    if request.picture == KEY:
        return [reader.say(f"{PREFIX}key"), *(key.KEY.said(sign, reader.words) for sign in key.SIGNS)]
    seats = [shown(request)] if request.picture == PLAYER else view.turn_order
    return words.sentences(view, [view.players[s] for s in seats], reader)
