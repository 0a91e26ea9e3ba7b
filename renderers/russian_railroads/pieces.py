"""Workers and coins on an action space: the shape says whose, the mark in it says what."""

from __future__ import annotations

from engine.games.russian_railroads.view import Piece, SpaceView
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.russian_railroads import icons
from renderers.russian_railroads.scene import Scene

# where the mark sits in the shape: a triangle has its middle lower, and less room
_MARK = {"triangle": (0.58, 0.40), "diamond": (0.5, 0.50), "star": (0.52, 0.42)}


def piece(c: Canvas, box: Box, seat: int, kind: str) -> None:
    """A piece in its owner's shape: own (a plain worker), temporary, black or coin."""
    shapes.player(c, box, seat)
    middle, share = _MARK.get(shapes.SHAPES[seat], (0.5, 0.56))
    side = min(box.w, box.h)
    mark = Box(box.cx - side * share / 2, box.cy + side * (middle - 0.5 - share / 2), side * share, side * share)
    if kind == "coin":
        icons.coin(c, mark)
    elif kind == "temporary":
        icons.hourglass(c, mark.inset(side * 0.06), "#ffffff")
    else:
        icons.worker(c, mark, "#000000" if kind == "black" else "#ffffff")


def slot(c: Canvas, box: Box, coin: bool) -> None:
    """An empty place for a worker or a coin."""
    c.ellipse(box, c.theme.well, c.theme.faint, 1.5)
    if coin:
        icons.coin(c, box.inset(box.w * 0.2))
    else:
        icons.worker(c, box.inset(box.w * 0.22), c.theme.faint)


def slots(box: Box, count: int) -> list[Box]:
    """The places of a cost, as large as the box allows."""
    side = min(box.h, (box.w - 2 * (count - 1)) / count)
    row = box.middle(side * count + 2 * (count - 1), side)
    return row.columns(count, 2)


def place(scene: Scene, box: Box, space: SpaceView) -> None:
    """The pieces on a space, ringed if they are new."""
    if not space.pieces:
        return
    old = scene.past_space(space)
    known = len(old.pieces) if old is not None and space.pieces[: len(old.pieces)] == old.pieces else 0
    cost = space.workers + space.coins
    boxes = slots(box, cost) if len(space.pieces) <= cost else _crowd(box, len(space.pieces))
    for where, what in zip(boxes, space.pieces, strict=False):
        _stamp(scene.c, where, what)
    if scene.before is not None and known < len(space.pieces):
        new = boxes[known : len(space.pieces)]
        scene.ring(Box(new[0].x, new[0].y, new[-1].right - new[0].x, new[0].h), new[0].h / 2 + 4)


def _stamp(c: Canvas, box: Box, what: Piece) -> None:
    c.stamp(piece, box, what.seat, what.kind)


def _crowd(box: Box, count: int) -> list[Box]:
    """Places for more pieces than the cost has: smaller, then overlapping."""
    side = min(box.h, max(box.w / count, box.h * 0.72))
    step = min(side + 1, (box.w - side) / max(1, count - 1))
    left = box.cx - (side + step * (count - 1)) / 2
    return [Box(left + step * i, box.cy - side / 2, side, side) for i in range(count)]
