"""The development board: three tracks with two lanes each, junctions, and the column of victory points."""

from __future__ import annotations

from functools import lru_cache

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, SPACES
from engine.games.cargo_empire.state import START
from engine.games.cargo_empire.tracks import lane_fields
from renderers.cargo_empire import colours, icons
from renderers.cargo_empire.scene import Scene, sign
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD

HEIGHT = 296.0
START_W, VP_W, GAP = 2.3, 0.86, 3.0
"""Widths of the start and of a space of victory points, in shares of a column; between fields, in units."""
ICON = 30.0
ASPECT = 1.5
"""Width of a marker in shares of its height."""
Spot = tuple[int, str]


@lru_cache(maxsize=32)
def fields(tracks: tuple[str, ...], box: Box) -> dict[Spot, tuple[Box, str]]:
    """Every field by its column and lane, with its box and what it brings."""
    inner = box.inset(8)
    columns = DATA.columns.vp_first_column - 1
    unit = inner.w / (START_W + columns + VP_W * len(DATA.vp_spaces))
    found: dict[Spot, tuple[Box, str]] = {(START, ""): (Box(inner.x, inner.y, START_W * unit - GAP, inner.h), "none")}

    def left(column: int) -> float:
        if column <= columns:
            return inner.x + (START_W + column - 1) * unit
        return inner.x + (START_W + columns + (column - 1 - columns) * VP_W) * unit

    for column in (*DATA.columns.junction_columns, *DATA.vp_spaces):
        wide = left(column + 1) - left(column) - GAP
        found[column, ""] = (Box(left(column), inner.y, wide, inner.h), "none")
    for position, side in enumerate(tracks):
        for lane, row in zip(SPACES, inner.rows(2, GAP), strict=True):
            start = DATA.columns.first_column[position]
            for field in lane_fields(side, position, lane):
                place = Box(left(start), row.y, left(field.column + 1) - left(start) - GAP, row.h)
                found[field.column, lane] = (place, field.icon)
                start = field.column + 1
    return found


def ground(c: Canvas, box: Box, tracks: tuple[str, ...], start: str) -> None:
    """The empty board."""
    shapes.frame(c, box, c.theme.panel, 14)
    for (column, lane), (place, icon) in fields(tracks, box).items():
        vp = DATA.vp_spaces.get(column)
        fill = c.theme.well if lane else colours.rest(c.theme) if vp is None else colours.vp(c.theme)
        c.rect(place, fill, c.theme.line, 1.5, 6)
        if vp is not None:
            c.text(place.cx, place.bottom - 18, str(vp.vp), 27, weight=BOLD, anchor="mm")
        elif icon != "none":
            c.stamp(icons.bonus, Box(place.cx - ICON / 2, place.bottom - ICON - 5, ICON, ICON), icon)
        elif column == START:
            c.text(
                place.cx, place.bottom - 18, start, 25, c.theme.muted, weight=SEMIBOLD, anchor="mm", room=place.w - 8
            )


def draw(scene: Scene, box: Box) -> None:
    """The markers."""
    here: dict[Spot, list[tuple[str, int]]] = {}
    for player in scene.view.players:
        for kind in MARKERS:
            marker = player.markers[kind]
            here.setdefault((marker.column, marker.lane), []).append((kind, player.seat))
    known = fields(tuple(scene.view.tracks), box)
    for spot, found in here.items():
        place, _ = known[spot]
        room = Box(place.x + 1, place.y + 3, place.w - 2, place.h - ICON - 9)
        columns = len(MARKERS) if spot[0] == START else 0
        for (kind, seat), piece in zip(found, grid(room, len(found), columns), strict=True):
            _marker(scene, piece, kind, seat)


def _marker(scene: Scene, box: Box, kind: str, seat: int) -> None:
    """A marker; framed if it may advance now, ringed if it has just moved."""
    ask, past = scene.ask, scene.past(seat)
    if ask is not None and ask.kind == "advance" and ask.seat == seat and kind in ask.options:
        scene.c.stamp(shapes.frame, box.inset(-2), colours.CANDIDATE, 6, (colours.CANDIDATE_EDGE, 2))
    scene.c.stamp(icons.marker, box, kind, sign(scene.view, seat))
    if past is not None and past.markers[kind] != scene.view.players[seat].markers[kind]:
        scene.c.ring(box.inset(2), 8)


def grid(box: Box, count: int, columns: int = 0) -> list[Box]:
    """Places for so many markers in a box, as large as they can be; `columns` 0: as many as is best."""
    best, across = 0.0, columns or 1
    for tried in (columns,) if columns else range(1, count + 1):
        down = -(-count // tried)
        high = min(box.w / tried / ASPECT, box.h / down, 32.0)
        if high > best:
            best, across = high, tried
    wide, down = best * ASPECT, -(-count // across)
    x, y = box.cx - across * wide / 2, box.cy - down * best / 2
    return [Box(x + n % across * wide, y + n // across * best, wide, best) for n in range(count)]
