"""Workers and coins on an action space: the shape says whose they are, the mark inside says what they are."""

from __future__ import annotations

from itertools import groupby

from engine.games.russian_railroads.view import Piece, SpaceView
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.palette import SHAPES
from renderers.russian_railroads import icons
from renderers.russian_railroads.scene import Scene

# where the mark sits in the shape: a triangle's middle is lower and has less room
_MARK = {"triangle": (0.58, 0.40), "diamond": (0.5, 0.50), "star": (0.52, 0.42)}


def piece(c: Canvas, box: Box, seat: int, kind: str) -> None:
    """A piece in its owner's shape: an own worker (plain), a temporary one, a black one, or a coin."""
    shapes.player(c, box, seat)
    middle, share = _MARK.get(SHAPES[seat], (0.5, 0.56))
    side = min(box.w, box.h)
    mark = Box(box.cx - side * share / 2, box.cy + side * (middle - 0.5 - share / 2), side * share, side * share)
    if kind == "coin":
        icons.coin(c, mark)
    elif kind == "temporary":
        icons.hourglass(c, mark.inset(side * 0.06), livery.mark(seat))
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
    """The places for paying a cost, as large as the box allows."""
    side = min(box.h, (box.w - 2 * (count - 1)) / count)
    row = box.middle(side * count + 2 * (count - 1), side)
    return row.columns(count, 2)


def place(scene: Scene, box: Box, space: SpaceView) -> None:
    """The pieces on a space, ringed if they are new."""
    if not space.pieces:
        return
    past = () if scene.before is None else scene.before.spaces
    old = next((known for known in past if known.id == space.id), None)
    known = len(old.pieces) if old is not None and space.pieces[: len(old.pieces)] == old.pieces else 0
    cost = space.workers + space.coins
    for where in slots(box, cost)[: len(space.pieces)]:
        scene.c.stamp(_cover, where.inset(-1.5))
    if len(space.pieces) > cost:
        _crowd(scene, box, space, known)
        return
    boxes = slots(box, cost)
    for where, what in zip(boxes, space.pieces, strict=False):
        _stamp(scene.c, where, what)
    if scene.before is not None and known < len(space.pieces):
        _ring(scene.c, boxes[known : len(space.pieces)])


def _ring(c: Canvas, row: list[Box]) -> None:
    """One ring around neighbours."""
    first = row[0]
    c.ring(Box(first.x, first.y, row[-1].right - first.x, first.h), first.h / 2 + 4)


def _cover(c: Canvas, box: Box) -> None:
    c.ellipse(box, c.theme.well)


def _stamp(c: Canvas, box: Box, what: Piece) -> None:
    c.stamp(piece, box, what.seat, what.kind)


def _crowd(scene: Scene, box: Box, space: SpaceView, known: int) -> None:
    """More pieces than the cost asks for: one shape per player, with a count; new neighbours share a ring."""
    seats = list(dict.fromkeys(piece.seat for piece in space.pieces))
    side = min(box.h, box.w / len(seats))
    row = box.middle(side * len(seats), side).columns(len(seats))
    for seat, where in zip(seats, row, strict=True):
        scene.c.stamp(counted, where, seat, sum(piece.seat == seat for piece in space.pieces))
    if scene.before is None:
        return
    newly = {piece.seat for piece in space.pieces[known:]}
    for new, run in groupby(zip(seats, row, strict=True), key=lambda one: one[0] in newly):
        if new:
            _ring(scene.c, [where for _, where in run])


def counted(c: Canvas, box: Box, seat: int, count: int) -> None:
    """A player's shape with a number."""
    shapes.player(c, box, seat)
    middle, share = _MARK.get(SHAPES[seat], (0.5, 0.56))
    y = box.y + box.h / 2 + min(box.w, box.h) * (middle - 0.5)
    c.text(box.cx, y, str(count), min(box.w, box.h) * share * 1.25, livery.ink(seat), weight=BOLD, anchor="mm")
