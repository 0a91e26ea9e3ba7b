"""The action spaces of the main board: what they do above, what they cost below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Rail
from engine.games.russian_railroads.facts import Space
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.russian_railroads import effects, icons, pieces
from renderers.russian_railroads.scene import Scene
from renderers.scene import Letters

GAP = 6.0
PAD = 8.0
COLUMNS = (6 * 84, 3 * 96, 3 * 78)
"""Widths of the three groups in proportion: track; locomotives and industry; the rest."""


def groups(box: Box) -> list[Box]:
    """The cards that hold the action spaces."""
    return box.columns(COLUMNS, 10)


def places(box: Box, spaces: Sequence[str]) -> dict[str, Box]:
    """Where each action space lies, engineers apart."""
    track, works, town = (card.inset(PAD) for card in groups(box))
    here = [DATA.spaces[id] for id in spaces]
    found: dict[str, Box] = {}
    grid = [row.columns(len(DATA.colours) + 1, GAP) for row in track.rows(2, GAP)]
    for space in here:
        if space.area == "track":
            at, column = _cell(space)
            alone = sum(other.area == "track" and _cell(other)[1] == column for other in here) == 1
            found[space.id] = Box(grid[0][column].x, track.y, grid[0][column].w, track.h) if alone else grid[at][column]
    for card, areas in ((works, ("loco_factory", "industry")), (town, ("auxiliary", "turn_order"))):
        for row, area in zip(card.rows(2, GAP), areas, strict=True):
            ids = [space.id for space in here if space.area == area]
            found |= dict(zip(ids, row.columns(max(len(ids), 1), GAP), strict=False))
    return found


def _cell(space: Space) -> tuple[int, int]:
    """Row and column on the track card: by the number of workers, by the colour; mixed colours come last."""
    rail = space.effects[0]
    if isinstance(rail, Rail) and len(rail.colours) == 1:
        return min(space.workers, 2) - 1, DATA.colours.index(rail.colours[0])
    return int(space.multi_use), len(DATA.colours)


def _parts(box: Box) -> tuple[Box, Box]:
    high = min(box.h * 0.32, box.w * 0.46)
    above, below = box.inset(5).top(box.h - 10 - high, 0)
    return above.inset(4, 6), below


def ground(c: Canvas, box: Box, spaces: Sequence[str], letters: Letters) -> None:
    """The cards with their empty spaces."""
    for card in groups(box):
        shapes.frame(c, card, c.theme.panel, 14)
    for id, tile in places(box, spaces).items():
        space = DATA.spaces[id]
        shapes.frame(c, tile, c.theme.well, 9)
        above, below = _parts(tile)
        effects.draw(c, above, space.effects, letters, box.h * 0.16)
        if space.multi_use:
            c.stamp(icons.again, Box(tile.right - 25, tile.y + 4, 20, 20), c.theme.muted)
        cost = ["worker"] * space.workers + ["coin"] * space.coins
        for where, what in zip(pieces.slots(below, len(cost)), cost, strict=True):
            c.stamp(pieces.slot, where, what == "coin")


def draw(scene: Scene, box: Box, spaces: Sequence[str]) -> None:
    """The pieces that lie on the spaces."""
    where = places(box, spaces)
    for space in scene.view.spaces:
        if space.id in where:
            pieces.place(scene, _parts(where[space.id])[1], space)
