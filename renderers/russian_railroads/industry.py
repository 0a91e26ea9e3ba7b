"""The industry track of a player board: values, notches with factories, markers."""

from __future__ import annotations

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.russian_railroads import effects, icons, regions
from renderers.russian_railroads.routes import BAND, GAP, LOCO, MARK
from renderers.russian_railroads.scene import Scene, owed

HEIGHT = BAND + MARK
SLENDER, ASIDE = 1.2, 0.1
"""A space is at most this many widths high; what is below it may extend this many widths on either side."""
HEAD = 2 * LOCO
"""Room before the first space, as wide as the longest route's locomotives."""


def _places(box: Box, unit: float) -> tuple[Box, list[Box], list[Box]]:
    head, rest = box.left(HEAD * unit, GAP * unit)
    cells = rest.columns(len(DATA.industry))
    return (
        head.top(BAND * unit)[0],
        [(top := cell.top(BAND * unit)[0]).middle(top.w, min(top.h, top.w * SLENDER)) for cell in cells],
        [cell.top(BAND * unit)[1] for cell in cells],
    )


def cells(box: Box, unit: float) -> tuple[list[Box], list[Box]]:
    """The spaces of the track in order, and the areas below them."""
    return _places(box, unit)[1:]


def ground(c: Canvas, box: Box, unit: float) -> None:
    """The empty track."""
    head, cells, below = _places(box, unit)
    c.line([(cells[0].cx, cells[0].cy), (cells[-1].cx, cells[-1].cy)], c.theme.faint, 4 * unit)
    for space, cell, under in zip(DATA.industry, cells, below, strict=True):
        inner = cell.inset(2.5 * unit, 0)
        if space.kind == "notch":
            shapes.frame(c, inner, c.theme.panel, 4 * unit, (c.theme.faint, 2 * unit))
            c.stamp(icons.ghost_factory, inner.inset(6 * unit, 6 * unit))
            continue
        shapes.frame(c, inner, c.theme.well, cell.h / 2, (c.theme.faint, 1.5))
        c.text(
            cell.cx,
            cell.cy,
            str(space.value),
            min(20 * unit, cell.w * 0.62),
            c.theme.muted,
            weight=SEMIBOLD,
            anchor="mm",
        )
        if space.question:
            c.stamp(icons.question, under.middle(19 * unit, 19 * unit))
    c.stamp(icons.gear, head.left(head.h)[0].inset(2 * unit))


def draw(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """Factories and markers."""
    regions.industry(scene, box, player)
    head, cells, below = _places(box, unit)
    past = scene.past(player.seat)
    scene.c.text(
        head.x + head.h + 6 * unit,
        head.cy,
        owed(scene, player.industry_points),
        20 * unit,
        scene.theme.muted,
        weight=SEMIBOLD,
        anchor="lm",
    )
    built = iter(enumerate(zip(player.factories, past.factories if past else player.factories, strict=True), 1))
    for i, (space, cell) in enumerate(zip(DATA.industry, cells, strict=True)):
        if space.kind == "notch":
            notch, (factory, old) = next(built)
            if factory is None:
                regions.no_factory(scene, cell, player, notch)
            else:
                regions.factory(scene, Box(cell.x, cell.y, cell.w, below[i].bottom - cell.y), player, factory.number)
                scene.c.stamp(icons.factory, cell.inset(2.5 * unit, 0.5 * unit), str(factory.number))
                under = below[i].inset(-below[i].w * ASIDE, 3 * unit)  # the neighbouring spaces need less room below
                effects.draw(scene.c, under, DATA.factories[factory.number].effects, scene.letters)
            if past is not None and factory != old:
                scene.c.ring(cell.inset(2.5 * unit, 0))
        elif i not in player.markers:
            regions.no_marker(scene, cell, player, i)
    for space, under in zip(DATA.industry, below, strict=True):
        if space.question:
            regions.question(scene, under, player)
    if player.industry_question is not None:
        for space, under in zip(DATA.industry, below, strict=True):
            if space.question:
                scene.c.covers.append(under)
                scene.c.stamp(icons.question, under.middle(19 * unit, 19 * unit), True)
    _markers(scene, cells, player, unit)


def _markers(scene: Scene, cells: list[Box], player: PlayerView, unit: float) -> None:
    past = scene.past(player.seat)
    for index in player.markers:
        cell = cells[index]
        on_factory = DATA.industry[index].kind == "notch"
        side = (25 if on_factory else 31) * unit
        box = cell.middle(side, side)
        if on_factory:
            box = Box(cell.right - side * 0.8, cell.y - side * 0.28, side, side)
        else:
            scene.c.covers.append(box)
            scene.c.stamp(shapes.frame, box, scene.theme.well, side / 2)
        regions.marker(scene, box, player, index)
        scene.c.stamp(shapes.player, box, player.seat)
        if past is not None and index not in past.markers:
            scene.c.ring(box, side / 2)
