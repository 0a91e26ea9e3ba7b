"""Pictures of Steam: `overview`, `map`, `player`, and what helps with building and moving goods."""

from __future__ import annotations

from engine.games.steam.view import View
from renderers.draw.canvas import Canvas
from renderers.draw.layers import Drawing, Ground
from renderers.reader import Reader
from renderers.steam import alt as words
from renderers.steam import board, colours, overview, playerboard, tiles
from renderers.steam.marks import tiles_of
from renderers.steam.scene import Plan, Scene
from renderers.subject import Subject

PICTURES = ("overview", "map", "player")
ASKS = {
    "capital": "overview",
    "bid": "overview",
    "action-tile": "overview",
    "build": "building",
    "tile": "tiles",
    "new-city": "building",
    "new-city-colour": "overview",
    "growth-city": "building",
    "supply": "overview",
    "goods": "moving",
    "delivery": "moving",
    "points": "overview",
}
_MODULES = {
    "overview": overview,
    "map": board,
    "player": playerboard,
    "building": board,
    "moving": board,
    "tiles": tiles,
}
_MARKED = ("building", "moving")
"""On these pictures the map fades behind what is marked."""


def drawing(view: View, subject: Subject, reader: Reader) -> Drawing[Plan]:
    """A picture of the table."""
    plan = _plan(view, subject)
    module = _MODULES[subject.picture]

    def pieces(c: Canvas) -> None:
        scene = Scene(c, view, subject.before, reader, _shown(view, subject.seat), subject.ask)
        module.draw(scene, plan)
        scene.finish()

    flat, tones = (colours.ALL, 0) if subject.picture == "tiles" else (colours.PIECES, colours.TONES)
    return Drawing(Ground(plan, module.height(plan), module.ground, flat, tones), pieces)


def _plan(view: View, subject: Subject) -> Plan:
    """As little as the ground depends on, so that many views share one."""
    if subject.picture == "tiles":
        return Plan("tiles", rows=tiles.rows(len(tiles_of(subject.ask))))
    dim = subject.picture in _MARKED and subject.ask is not None
    return Plan(subject.picture, view.map, len(view.players) if subject.picture == "overview" else 0, dim)


def alt(view: View, subject: Subject, reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    everybody = [*view.order, *(player.seat for player in view.players if player.seat not in view.order)]
    seats = [_shown(view, subject.seat)] if subject.picture == "player" else everybody
    return words.sentences(view, seats, reader, subject.ask)


def _shown(view: View, seat: int | None) -> int:
    """Whose figures a player's picture shows."""
    return next((s for s in (seat, view.seat, view.acting) if s is not None), 0)
