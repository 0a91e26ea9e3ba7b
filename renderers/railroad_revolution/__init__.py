"""Pictures of Railroad Revolution: `overview`, `map` and `player`; on the map, what a decision offers is marked."""

from __future__ import annotations

from engine.games.railroad_revolution.view import View
from renderers.draw.canvas import Canvas
from renderers.draw.layers import Drawing, Ground
from renderers.railroad_revolution import alt as words
from renderers.railroad_revolution import board, colours, overview, playerboard
from renderers.railroad_revolution.scene import Plan, Scene
from renderers.reader import Reader
from renderers.request import Request

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

    def pieces(c: Canvas) -> None:
        scene = Scene(c, view, request.before, reader, _shown(view, request.seat), request.ask)
        module.draw(scene, plan)
        scene.finish()

    return Drawing(Ground(plan, module.height(plan), module.ground, colours.PIECES, colours.TONES), pieces)


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    view = request.view
    shown = _shown(view, request.seat)
    if request.picture == "player":
        return words.of_player(view, shown, reader)
    return words.of_table(view, reader, request.ask)


def _shown(view: View, seat: int | None) -> int:
    """Whose board a player's picture shows."""
    return next((s for s in (seat, view.seat) if s is not None), view.acting)
