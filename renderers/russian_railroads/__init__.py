"""Pictures of Russian Railroads: `overview`, `main` (the main board) and `player` (one player's board)."""

from __future__ import annotations

from engine.games.russian_railroads.view import View
from renderers.draw.canvas import Canvas
from renderers.draw.layers import Drawing, Ground
from renderers.reader import Reader
from renderers.request import Request
from renderers.russian_railroads import alt as words
from renderers.russian_railroads import colours, mainboard, overview, playerboard
from renderers.russian_railroads.scene import Plan, Scene, plan_of

PICTURES = ("overview", "main", "player")
_MODULES = {"overview": overview, "main": mainboard, "player": playerboard}


def drawing(request: Request[View], reader: Reader) -> Drawing[Plan]:
    """A picture of the table; `player` is the board of `seat`."""
    view = request.view
    plan = plan_of(view, request.picture)
    module = _MODULES[request.picture]

    def pieces(c: Canvas) -> None:
        scene = Scene(c, view, request.before, reader, _shown(view, request.seat))
        module.draw(scene, plan)
        scene.finish()

    return Drawing(Ground(plan, module.height(plan), module.ground, colours.ALL), pieces)


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    view = request.view
    seats = [_shown(view, request.seat)] if request.picture == "player" else view.turn_order
    return words.sentences(view, [view.players[s] for s in seats], reader)


def _shown(view: View, seat: int | None) -> int:
    """Whose board a player's picture shows."""
    return next((s for s in (seat, view.seat, view.acting) if s is not None), 0)
