"""Pictures of Russian Railroads: `overview`, `main` (the main board) and `player` (one player's board)."""

from __future__ import annotations

from engine.games.russian_railroads.view import View
from renderers.draw.canvas import Canvas
from renderers.draw.layers import Drawing, Ground
from renderers.reader import Reader
from renderers.russian_railroads import alt as words
from renderers.russian_railroads import colours, mainboard, overview, playerboard
from renderers.russian_railroads.scene import Plan, Scene, plan_of
from renderers.subject import Subject

PICTURES = ("overview", "main", "player")
_MODULES = {"overview": overview, "main": mainboard, "player": playerboard}


def drawing(view: View, subject: Subject, reader: Reader) -> Drawing[Plan]:
    """A picture of the table; `player` is the board of `seat`."""
    plan = plan_of(view, subject.picture)
    module = _MODULES[subject.picture]

    def pieces(c: Canvas) -> None:
        scene = Scene(c, view, subject.before, reader, _shown(view, subject.seat))
        module.draw(scene, plan)
        scene.finish()

    return Drawing(Ground(plan, module.height(plan), module.ground, colours.ALL), pieces)


def alt(view: View, subject: Subject, reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    seats = [_shown(view, subject.seat)] if subject.picture == "player" else view.turn_order
    return words.sentences(view, [view.players[s] for s in seats], reader)


def _shown(view: View, seat: int | None) -> int:
    """Whose board a player's picture shows."""
    return next((s for s in (seat, view.seat, view.acting) if s is not None), 0)
