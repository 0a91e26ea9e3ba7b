"""Pictures of Russian Railroads: `overview`, `main` (the main board) and `player` (one player's board).

For the decisions in ASKS there is `decision`: the main board and the board of who decides, what can be chosen framed.
"""

from __future__ import annotations

from engine.games.russian_railroads.view import View
from renderers.draw.layers import Drawing, Ground
from renderers.reader import Reader
from renderers.request import Request
from renderers.russian_railroads import alt as words
from renderers.russian_railroads import colours, decision, mainboard, overview, playerboard
from renderers.russian_railroads.scene import PREFIX, Plan, Scene, plan_of
from renderers.scene import shown

PICTURES = ("overview", "main", "player")
ASKS = dict.fromkeys(("space", "reuse", "repeat", "advance", "place"), "decision")
_MODULES = {"decision": decision, "overview": overview, "main": mainboard, "player": playerboard}


def drawing(request: Request[View], reader: Reader) -> Drawing[Plan]:
    """A picture of the table; `player` is the board of `seat`."""
    view = request.view
    plan = plan_of(view, request.picture)
    module = _MODULES[request.picture]
    ground = Ground(plan, module.height(plan), module.ground, colours.ALL)
    return Drawing(ground, lambda c: module.draw(Scene(c, request, reader, PREFIX), plan))


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    view = request.view
    seats = [shown(request)] if request.picture == "player" else view.turn_order
    return words.sentences(view, [view.players[s] for s in seats], reader)
