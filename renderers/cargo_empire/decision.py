"""The picture for a decision: the map with ways and numbers, the own means, the list of options, the row, and below
all the development board with where the markers would stand.
"""

from __future__ import annotations

from renderers.cargo_empire import entries, headline, mapview, options, row, standings, terrain, tracks
from renderers.cargo_empire.atlas import atlas_of
from renderers.cargo_empire.choices import ghosts, leads, plan_leads, routes
from renderers.cargo_empire.overview import GAP, parts
from renderers.cargo_empire.overview import height as height
from renderers.cargo_empire.scene import PREFIX, Plan, Scene
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words

OWN = standings.HIGHEST + 12


def _boxes(plan: Plan) -> tuple[Box, Box, Box, Box, Box, Box]:
    """The headline, the map; at its right the own means, the options and the row; below all the development board."""
    head, left, side, board = parts(plan)
    own, list_, cards = side.rows([OWN, side.h - OWN - row.HEIGHT - 2 * GAP, row.HEIGHT], GAP)
    return head, left, own, list_, cards, board


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """The empty table."""
    head, left, own, list_, cards, board = _boxes(plan)
    mapview.ground(c, atlas_of(plan.map, left), words)
    terrain.frame(c, atlas_of(plan.map, left))
    headline.ground(c, head)
    for box in (own, list_):
        shapes.frame(c, box, c.theme.panel, 14)
    row.ground(c, cards, words)
    tracks.ground(c, board, words(f"{PREFIX}start"))


def draw(scene: Scene, plan: Plan) -> None:
    """What can be chosen, what it would change, and what there is to pay with."""
    head, left, own, list_, cards, board = _boxes(plan)
    headline.draw(scene, head)
    plans = scene.request.plans
    ways = leads(scene.view, scene.ask) or plan_leads(scene.view, scene.ask, plans)
    mapview.draw(scene, atlas_of(plan.map, left), ways, routes(scene.view, plans))
    seat = scene.shown if scene.ask is None else scene.ask.seat
    scene.c.stamp(livery.frame, own.inset(2), seat, 12, 5)
    standings.row(scene, own.inset(8, 6), scene.view.players[seat])
    options.draw(scene, list_.inset(14, 12), entries.entries(scene))
    row.draw(scene, cards)
    tracks.draw(scene, board, ghosts(scene.view, scene.ask))
