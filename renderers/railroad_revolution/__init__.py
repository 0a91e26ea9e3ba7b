"""Pictures of Railroad Revolution: `overview`, `map` and `player`; on the map, what a decision offers is marked."""

from __future__ import annotations

from engine.games.railroad_revolution.view import View
from renderers.draw.layers import Drawing, Ground
from renderers.railroad_revolution import alt as words
from renderers.railroad_revolution import board, colours, overview, playerboard
from renderers.railroad_revolution.scene import PREFIX, Plan, Scene
from renderers.reader import Reader
from renderers.request import Request
from renderers.scene import shown

PICTURES = ("overview", "map", "player")
ASKS = {
    **dict.fromkeys(("wealth", "deal", "train"), "overview"),
    **dict.fromkeys(("city", "rail", "sector"), "map"),
    **dict.fromkeys(("worker", "action", "piece", "steps", "promote", "flip", "swap", "discard"), "player"),
    **dict.fromkeys(("worker-choice", "colour", "sell", "milestone", "completion"), "player"),
}
_MODULES = {"overview": overview, "map": board, "player": playerboard}


def drawing(request: Request[View], reader: Reader) -> Drawing[Plan]:
    """A picture of the table."""
    view = request.view
    plan = Plan(request.picture, view.seats if request.picture == "overview" else 0)
    module = _MODULES[request.picture]
    ground = Ground(plan, module.height(plan), module.ground, colours.PIECES, colours.TONES)
    return Drawing(ground, lambda c: module.draw(Scene(c, request, reader, PREFIX), plan))


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    view = request.view
    if request.picture == "player":
        return words.of_player(view, shown(request), reader)
    return words.of_table(view, reader, request.ask)
