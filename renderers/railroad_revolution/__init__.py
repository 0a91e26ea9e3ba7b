"""Pictures of Railroad Revolution: `overview`, `market`, `map` and `player`, and `decision` for who is asked."""

from __future__ import annotations

from typing import Any

from engine.games.railroad_revolution.view import View
from renderers.draw.layers import Drawing, Ground
from renderers.railroad_revolution import alt as words
from renderers.railroad_revolution import board, colours, market, overview, playerboard, portrait, signs
from renderers.railroad_revolution.scene import DECISION, KEY, MAP, MARKET, OVERVIEW, PLAYER, PREFIX, Plan, Scene
from renderers.reader import Reader
from renderers.request import WIDE, Request
from renderers.scene import shown

PICTURES = (OVERVIEW, MARKET, MAP, PLAYER, KEY)
NUMBERED = frozenset(("city", "rail", "sector", "wealth"))
ASKS = {
    **dict.fromkeys(
        ("worker", "pool", "action", "city", "rail", "sector", "steps", "deal", "promote", "milestone"), DECISION
    ),
    **dict.fromkeys(("piece", "flip", "swap", "discard", "worker-choice", "colour", "bank", "completion"), PLAYER),
    "wealth": DECISION,
    "train": MARKET,
}
HELD = 2
"""So many milestones lie before a player."""
_MODULES = {OVERVIEW: overview, DECISION: overview, MARKET: market, MAP: board, PLAYER: playerboard}


def drawing(request: Request[View], reader: Reader) -> Drawing[Any]:
    """A picture of the table."""
    view = request.view
    if request.picture == KEY:
        return signs.ALL.drawing(request.layout, colours.PIECES, colours.TONES)
    if request.layout != WIDE:
        return _tall(request, reader)
    plan = Plan(request.picture, view.seats if request.picture == OVERVIEW else 0)
    module = _MODULES[request.picture]
    ground = Ground(plan, module.height(plan), module.ground, colours.PIECES, colours.TONES)
    return Drawing(ground, lambda c: module.draw(Scene(c, request, reader, PREFIX), plan))


def _tall(request: Request[View], reader: Reader) -> Drawing[Plan]:
    """A picture of the table for a phone."""
    seats = request.view.seats if request.picture in (OVERVIEW, MAP, MARKET) else 0
    decided = request.picture == DECISION and request.ask is not None and request.ask.kind in ("promote", "milestone")
    plan = Plan(request.picture, seats, request.layout, decided and (len(request.view.drawn) or HELD))
    ground = Ground(plan, portrait.height(plan), portrait.ground, colours.PIECES, colours.TONES, plan.units)
    return Drawing(ground, lambda c: portrait.draw(Scene(c, request, reader, PREFIX), plan))


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    view = request.view
    if request.picture == KEY:
        return signs.ALL.sentences(reader)
    if request.picture == PLAYER:
        return words.of_player(view, shown(request), reader)
    return words.of_table(view, reader, request.ask)
