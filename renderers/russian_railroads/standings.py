"""Where the points come from, source by source."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, REGULAR, SEMIBOLD
from renderers.draw.labels import broken, fit, wrap
from renderers.russian_railroads import regions
from renderers.russian_railroads.scene import SOURCE, Scene, ranking, sources


def draw_wide(scene: Scene, box: Box) -> None:
    """A row for each player, best first."""
    c, view = scene.c, scene.view
    names = sources(view)
    rows = box.inset(24, 16).rows([1.0] + [1.0] * view.seats)
    widths = [2.0] + [1.0] * len(names) + [1.0]
    titles = [_title(scene, name) for name in names]
    cells = rows[0].columns(widths)[1:-1]
    small = min(fit(word, SEMIBOLD, 20, cells[0].w - 8)[1] for title in titles for word in broken(title))
    for title, cell in zip(titles, cells, strict=True):
        lines = wrap(title, SEMIBOLD, small, cell.w - 7, 2)
        for number, line in enumerate(reversed(lines)):
            y = cell.bottom - small * (0.8 + 1.15 * number)
            c.text(cell.right, y, line, small, c.theme.muted, weight=SEMIBOLD, anchor="rm")
    size = min(34.0, rows[1].h * 0.6)
    for seat, row in zip(ranking(scene.view), rows[1:], strict=True):
        c.rule(row.x, row.y, row.w, 1.5)
        regions.points(scene, row, seat)
        head, *cells = row.columns(widths)
        _name(scene, head, seat, size)
        for name, cell in zip(names, cells, strict=False):
            _points(scene, cell, view.breakdown[seat].get(name, 0), size * 0.85)
        total = str(view.players[seat].vp)
        c.text(cells[-1].right, row.cy, total, size * 1.15, weight=BOLD, anchor="rm")


def draw_tall(scene: Scene, box: Box) -> None:
    """A column for each player, in turn order; best first once the game is over."""
    c, view = scene.c, scene.view
    seats = ranking(view) if scene.over else view.turn_order
    names = sources(view)
    rows = box.inset(22, 12).rows([1.5] + [1.0] * len(names) + [1.5])
    widths = [2.2] + [1.0] * view.seats
    for seat, cell in zip(seats, rows[0].columns(widths)[1:], strict=True):
        regions.points(scene, Box(cell.x, cell.y, cell.w, rows[-1].bottom - cell.y), seat)
        side = cell.h * 0.76
        c.stamp(shapes.player, Box(cell.right - side, cell.cy - side / 2, side, side), seat)
    for name, row in zip(names, rows[1:-1], strict=True):
        c.rule(row.x, row.y, row.w, 1)
        head, *cells = row.columns(widths)
        size = row.h * 0.78
        c.text(head.x, head.cy, _title(scene, name), size, c.theme.muted, weight=SEMIBOLD, room=head.w)
        for seat, cell in zip(seats, cells, strict=True):
            _points(scene, cell, view.breakdown[seat].get(name, 0), size)
    c.rule(rows[-1].x, rows[-1].y, rows[-1].w, 3)
    for seat, cell in zip(seats, rows[-1].columns(widths)[1:], strict=True):
        total = str(view.players[seat].vp)
        c.text(cell.right, cell.cy + 2, total, cell.h * 0.82, weight=BOLD, anchor="rm")


def _title(scene: Scene, source: str) -> str:
    return scene.reader.say(SOURCE + source)


def _name(scene: Scene, box: Box, seat: int, size: float) -> None:
    badge, rest = box.left(size * 1.2, 12)
    scene.c.stamp(shapes.player, badge.middle(badge.w, badge.w), seat)
    scene.c.text(rest.x, rest.cy, scene.reader.name(seat), size, weight=SEMIBOLD, room=rest.w - 12)


def _points(scene: Scene, box: Box, points: int, size: float) -> None:
    text, colour = (str(points), None) if points else ("–", scene.theme.muted)
    scene.c.text(box.right, box.cy, text, size, colour, weight=REGULAR, anchor="rm")
