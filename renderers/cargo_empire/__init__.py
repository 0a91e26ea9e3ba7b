"""Pictures of Cargo Empire: `overview`, `map`, `player`, and a map that marks the cities of a decision."""

from __future__ import annotations

from dataclasses import replace

from engine.games.cargo_empire.view import View
from renderers.cargo_empire import alt as words
from renderers.cargo_empire import board, colours, overview, playerboard
from renderers.cargo_empire.scene import PREFIX, Plan, Scene
from renderers.draw.layers import Drawing, Ground
from renderers.reader import Reader
from renderers.request import Request
from renderers.scene import shown

PICTURES = ("overview", "map", "player")
CITIES = "choice"
ASKS = {
    "pick-clan": "player",
    "objective": "player",
    "transport": "overview",
    "first-post": CITIES,
    "second-post": CITIES,
    "crest": CITIES,
    "supply": CITIES,
    "demand": CITIES,
    "cards": CITIES,
    "rush": CITIES,
    "skip": CITIES,
    "advance": "overview",
    "lane": "overview",
    "row-city": "overview",
    "bonus": "overview",
    "clan": CITIES,
    "cube": CITIES,
    "borrow": CITIES,
    "swap": "player",
    "vassal-supply": CITIES,
    "vassal-demand": CITIES,
    "end": "overview",
    "port": CITIES,
}
_MODULES = {"overview": overview, "map": board, CITIES: board, "player": playerboard}


def drawing(request: Request[View], reader: Reader) -> Drawing[Plan]:
    """A picture of the table."""
    view, before = request.view, request.before
    if before is not None and before.map != view.map:
        request = replace(request, before=None)
    plan = Plan(request.picture, view.map, tuple(view.tracks), len(view.players))
    module = _MODULES[request.picture]
    ground = Ground(plan, module.height(plan), module.ground, colours.ALL, colours.TONES)
    return Drawing(ground, lambda c: module.draw(Scene(c, request, reader, PREFIX), plan))


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences; a player's picture speaks of that player alone."""
    view = request.view
    rest = [player.seat for player in view.players if player.seat not in view.order]
    seats = [shown(request)] if request.picture == "player" else [*view.order, *rest]
    return words.sentences(view, seats, reader, request.ask)
