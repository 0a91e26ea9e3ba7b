"""Every picture for a phone that is held upright: the map as wide as the picture, and below it what belongs to it.

What has to be read at a glance is set in type of at least LEAST units of the 800 across.
"""

from __future__ import annotations

from renderers.cargo_empire import entries, headline, mapview, options, playerboard, row, standings, terrain, tracks
from renderers.cargo_empire.atlas import COASTS, HIGH, WIDE, atlas_of
from renderers.cargo_empire.choices import ghosts, leads, plan_leads, routes
from renderers.cargo_empire.scene import PREFIX, Plan, Scene
from renderers.column import Column
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.layers import TALLEST
from renderers.i18n import Words

MARGIN, GAP = 8.0, 8.0
STACKS = {
    "overview": ("map", "row", "tracks", "players"),
    "map": ("map", "row", "players"),
    "choice": ("own", "map", "options", "tracks"),
    "mapless": ("own", "options", "row", "tracks"),
    "player": ("who", "posts", "cities", "objectives", "tracks"),
}
HEIGHTS = {
    "row": 46.0, "tracks": tracks.TALL, "own": standings.FLAT + 8, "options": 250.0,
    "who": 226.0, "posts": 92.0, "cities": 260.0, "objectives": 462.0,
}  # fmt: skip
"""Heights of the parts, in design units."""
ROOMY = {"options": 620.0, "tracks": 500.0}
"""The same where there is no map."""
HIGHER = {"overview": 1.0, "map": 1.2}
"""How much higher than standings.FLAT a row of a player is."""
LARGER = {
    "own": standings.THREE + 8, "options": 380.0, "who": 252.0, "cities": 246.0, "objectives": 460.0, "players": 0.0,
}  # fmt: skip
"""The parts whose type is large where it is asked for, with their heights then; the others are as large as without."""
ROOMIER = {"options": 640.0}
"""The same where there is no map."""
TITLES = {"posts": "posts", "cities": "city-cards", "objectives": "objectives"}
STRETCH = 1.12
"""An invented map may be so many times as high as it is wide."""


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top; the map has what is left."""
    parts = STACKS["mapless" if plan.mapless else plan.picture]
    heights = HEIGHTS | ROOMY if plan.mapless else HEIGHTS
    found = {part: heights.get(part, 0.0) * COLUMN.share(part, plan) for part in parts}
    if plan.large:
        larger = LARGER | ROOMIER if plan.mapless else LARGER
        found |= {part: high for part, high in larger.items() if part in found}
    if "players" in found:
        row = standings.THREE if plan.large else standings.FLAT * HIGHER[plan.picture]
        found["players"] = plan.rows * row + 12
    if "map" in found:
        wide = plan.units - 2 * MARGIN * plan.same
        most = wide * HIGH / WIDE if plan.map in COASTS else wide * STRETCH
        rest = TALLEST - headline.TALL[plan.layout] - MARGIN - sum(found.values()) - GAP * len(parts)
        found["map"] = min(most, rest)
    return found


def _ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    if part == "map":
        atlas = atlas_of(plan.map, box)
        mapview.ground(c, atlas, words, seas=not plan.large or plan.picture != "choice")
        terrain.frame(c, atlas)
    elif part == "tracks":
        tracks.ground(c, box, words(f"{PREFIX}start"))
    else:
        shapes.frame(c, box, c.theme.panel, 12)
    if part in TITLES:
        said = words(f"{PREFIX}{TITLES[part]}")
        c.text(box.x + 16, box.y + 24, said, 27, c.theme.muted, weight=SEMIBOLD, room=box.w - 32)


def _draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    seat = scene.shown if scene.ask is None or plan.picture == "player" else scene.ask.seat
    player, inner = scene.view.players[seat], box.inset(16, 10)
    choosing = plan.picture == "choice"
    match part:
        case "map":
            plans = scene.request.plans if choosing else ()
            ways = (leads(scene.view, scene.ask) or plan_leads(scene.view, scene.ask, plans)) if choosing else ()
            mapview.draw(scene, atlas_of(plan.map, box), ways, routes(scene.view, plans))
        case "row":
            row.line(scene, box)
        case "tracks":
            tracks.draw(scene, box, ghosts(scene.view, scene.ask) if choosing else ())
        case "players":
            standings.flat_rows(scene, box, three=plan.large)
        case "own":
            scene.c.stamp(livery.frame, box.inset(2), seat, 12, 5)
            standings.flat(scene, box.inset(10, 4), player, three=plan.large)
        case "options":
            options.draw(scene, box.inset(12, 10), entries.entries(scene))
        case "who":
            playerboard.who_is(scene, inner, player)
        case "posts":
            playerboard.posts_left(scene, inner.top(32)[1], player)
        case "cities":
            playerboard.city_cards(scene, inner.top(36)[1], player)
        case "objectives":
            playerboard.objective_cards(scene, inner.top(36)[1], player)


COLUMN: Column[Plan, Scene] = Column(headline.TALL, headline.tall, _stack, _ground, _draw, LARGER, MARGIN, GAP)
