"""The parts of the pictures by name: what is printed on them, and what lies on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words
from renderers.request import LARGE, PORTRAIT
from renderers.steam import (
    actions,
    legend,
    mapview,
    means,
    options,
    playerboard,
    rows,
    scales,
    standings,
    supply,
    terrain,
)
from renderers.steam.atlas import Atlas, atlas_of
from renderers.steam.chances import Chance, chances
from renderers.steam.choices import begun_with, in_order, lined
from renderers.steam.marks import Marks, marks_for
from renderers.steam.scene import Plan, Scene, standing

LARGER = 1.6
"""How much larger a map's numbers are with large type."""
FEWER, LISTED = 4, 64.0
"""How many ways are drawn and listed then, and the height of each in the list."""


LEAST = {PORTRAIT: 25.0, LARGE: 35.0}
"""Size of the names on a phone's map, in units of PORTRAIT."""


def atlas(plan: Plan, box: Box) -> Atlas:
    """The map of a picture, in its box."""
    return atlas_of(plan.map, box, LARGER if plan.large else 1.0, LEAST.get(plan.layout, 0.0), plan.window)


def printed(height: Callable[[Plan], float]) -> Callable[[Canvas, str, Box, Plan, Words], None]:
    """What is printed on pictures of this height: cards, and the map with paper all around."""

    def ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
        if part != "map":
            _card(c, part, box, plan, words)
            return
        there = atlas(plan, box)
        mapview.ground(c, there, words, plan.dim)
        terrain.frame(c, there, Box(0, 0, plan.units, height(plan)).scaled(1 / plan.same))

    return ground


def _card(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    shapes.frame(c, box, c.theme.panel, 14)
    match part:
        case "tiles":
            actions.ground(c, box, words)
        case "supply":
            supply.ground(c, box, words)
        case "key":
            legend.choices(c, box, plan, words)
        case "legend":
            legend.ground(c, box, plan, words)
        case "deliveries":
            playerboard.title(c, box, words)


def draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    """What lies on it."""
    match part:
        case "map":
            marks = _marks(scene, plan)
            plans = begun_with(scene.ask, scene.request.plans)
            fewer = replace(marks, choices=tuple(lined(marks.choices, plans))) if plan.tall else marks
            mapview.draw(scene, atlas(plan, box), fewer)
        case "players":
            (rows if plan.tall else standings).draw(scene, box)
        case "scales":
            scales.draw(scene, box)
        case "tiles":
            actions.draw(scene, box)
        case "supply":
            supply.draw(scene, box)
        case "figures":
            playerboard.card(scene, box)
        case "means":
            means.draw(scene, box)
        case "deliveries":
            playerboard.deliveries(scene, box, _chances(scene, plan))
        case "legend":
            legend.draw(scene, box.top(legend.high(plan))[1].inset(12, 0), _others(scene, plan))
        case "options":
            _options(scene, box, plan)


def _options(scene: Scene, box: Box, plan: Plan) -> None:
    """The choices; on a screen, the other players below them."""
    found = _marks(scene, plan).choices
    ordered = in_order(found, begun_with(scene.ask, scene.request.plans))
    if plan.large:
        options.draw(scene, box.inset(14, 10), ordered, LISTED)
    elif plan.tall:
        options.columns(scene, box.inset(14, 10), ordered)
    else:
        list_, rest = box.inset(14, 12).top(options.high(len(found)), 12)
        options.draw(scene, list_, found)
        legend.draw(scene, rest, _others(scene, plan))


def _others(scene: Scene, plan: Plan) -> list[int]:
    """The players shown beside the map: everybody, except one whose means have a card."""
    return [seat for seat in standing(scene) if not plan.dim or seat != means.whose(scene)]


def _chances(scene: Scene, plan: Plan) -> list[Chance]:
    """The deliveries that a player could make."""
    return [] if plan.done else chances(scene.view, scene.shown)


def _marks(scene: Scene, plan: Plan) -> Marks:
    """What is marked on the map."""
    if plan.picture == "player":
        return playerboard.marks(scene, _chances(scene, plan))
    return marks_for(scene.view, scene.ask) if plan.dim else Marks()
