"""The development board: three tracks with two lanes each, junctions, and the column of victory points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.core.play.msg import Msg
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, SPACES
from engine.games.cargo_empire.state import START
from engine.games.cargo_empire.tracks import NO_ICON, lane_fields
from renderers.cargo_empire import colours, icons, regions
from renderers.cargo_empire.choices import Ghost, Spot
from renderers.cargo_empire.scene import PREFIX, Scene, sign
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import Colour
from renderers.i18n import Words

HEIGHT = 320.0
"""Height of the board on a screen."""
NARROW = 1000.0
"""A board narrower than this has two lines."""
LANES, HEAD = 76.0, 27.0
"""Room for the lanes' names on the left of each line, and for the column numbers above it."""
VP_W, GAP, BETWEEN = 0.86, 3.0, 10.0
"""Width of a victory point space as a share of a column; gaps between fields and between lines, in units."""
START_W = {1: 2.3, 2: 2.6}
"""Width of the start, by the board's number of lines."""
TYPE, ICON, SHARE = 23.0, 30.0, 0.34
"""Type size of numbers and names; size of an icon, and its maximum as a share of a lane's height."""
LEAST, HIGHEST = 25.0, 34.0
"""Minimum height of a marker, twelve pixels of 390, at which markers overlap for lack of room; and its maximum."""
ASPECT = 1.5
"""Width of a marker as a multiple of its height."""


def _icon(box: Box) -> float:
    """The size of an icon on a board."""
    return min(ICON, SHARE * ((box.h - 16) / lines_of(box) - HEAD) / 2)


def lines_of(box: Box) -> int:
    """The board's number of lines."""
    return 2 if box.w < NARROW else 1


@lru_cache(maxsize=32)
def fields(tracks: tuple[str, ...], box: Box) -> dict[Spot, tuple[Box, str]]:
    """Every field by its column and lane, with its box and its bonus."""
    spans = _spans(box)
    found: dict[Spot, tuple[Box, str]] = {}
    for column in (START, *DATA.columns.junction_columns, *DATA.vp_spaces):
        found[column, ""] = (spans[column], NO_ICON)
    for position, side in enumerate(tracks):
        for number, lane in enumerate(SPACES):
            start = DATA.columns.first_column[position]
            for field in lane_fields(side, position, lane):
                first, last = spans[start], spans[field.column]
                place = Box(first.x, first.y, last.right - first.x, first.h).rows(2, GAP)[number]
                found[field.column, lane] = (place, field.icon)
                start = field.column + 1
    return found


def _lines(box: Box) -> list[tuple[range, Box]]:
    """The columns of each line, and its room; of two lines, the second begins after the second junction."""
    columns = range(max(DATA.vp_spaces) + 1)
    broken = DATA.columns.junction_columns[-1] + 1
    parts = [columns] if lines_of(box) == 1 else [columns[:broken], columns[broken:]]
    return list(zip(parts, box.inset(10, 8).rows(len(parts), BETWEEN), strict=True))


def _spans(box: Box) -> dict[int, Box]:
    """Where each column lies, below its number and to the right of the lanes' names."""
    start = START_W[lines_of(box)]
    widths = {column: VP_W if column in DATA.vp_spaces else 1.0 for column in range(max(DATA.vp_spaces) + 1)}
    widths[START] = start
    found: dict[int, Box] = {}
    for part, line in _lines(box):
        room = line.left(LANES)[1].top(HEAD)[1]
        found |= dict(zip(part, room.columns([widths[column] for column in part], GAP), strict=True))
    return found


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The board as it is at every table: start, junctions, victory points, and lanes with only narrow fields; lanes are
    named and columns numbered as in reports.
    """
    shapes.frame(c, box, c.theme.panel, 14)
    how: dict[str, Any] = {"weight": SEMIBOLD, "anchor": "mm"}
    for column, place in _spans(box).items():
        vp = DATA.vp_spaces.get(column)
        if vp is not None:
            _field(c, place, colours.vp(c.theme))
            c.text(place.cx, place.bottom - 18, str(vp.vp), 26, weight=BOLD, anchor="mm")
        elif column == START or column in DATA.columns.junction_columns:
            _field(c, place, colours.rest(c.theme))
        else:
            for lane in place.rows(2, GAP):
                _field(c, lane, c.theme.well)
        said = words(f"{PREFIX}start") if column == START else "" if vp is not None else str(column)
        c.text(place.cx, place.y - HEAD / 2, said, TYPE, c.theme.muted, room=place.w, **how)
    for _, line in _lines(box):
        names = line.left(LANES)[0].top(HEAD)[1].rows(2, GAP)
        for key, name in zip(SPACES, names, strict=True):
            said = words(Msg(f"{PREFIX}lane", lane=key))
            c.text(name.x, name.cy, said, TYPE, c.theme.muted, weight=SEMIBOLD, room=name.w - 6)


def _field(c: Canvas, box: Box, fill: Colour) -> None:
    c.rect(box, fill, c.theme.line, 1.5, 6)


def _printed(scene: Scene, box: Box) -> None:
    """What differs from table to table: wide fields, and the fields' bonuses."""
    c, side, narrow = scene.c, _icon(box), _spans(box)[DATA.columns.first_column[0]].w
    for (column, lane), (place, icon) in fields(tuple(scene.view.tracks), box).items():
        regions.field(scene, place, (column, lane), icon)
        if lane and place.w > narrow + GAP:
            c.rect(place.inset(-0.5), c.theme.panel)
            _field(c, place, c.theme.well)
        if icon != NO_ICON:
            c.stamp(icons.bonus, Box(place.cx - side / 2, place.bottom - side - 5, side, side), icon)


Piece = tuple[str, int, str]
"""A marker: its kind and seat, and the text on it if it is only possible."""


def draw(scene: Scene, box: Box, ghosts: Sequence[Ghost] = ()) -> None:
    """The fields, the markers, and where the deciding player's would stand, as far as they fit beside the others."""
    _printed(scene, box)
    here: dict[Spot, list[Piece]] = {}
    for player in scene.view.players:
        for kind in MARKERS:
            marker = player.markers[kind]
            here.setdefault((marker.column, marker.lane), []).append((kind, player.seat, ""))
    wanted: dict[Spot, dict[str, str]] = {}
    for one in ghosts:
        wanted.setdefault(one.spot, {}).setdefault(one.kind, one.text)
    known, side = fields(tuple(scene.view.tracks), box), _icon(box)
    for spot in dict.fromkeys((*here, *wanted)):
        place, icon = known[spot]
        foot = side + 8 if icon != NO_ICON else ICON + 6 if spot[0] in DATA.vp_spaces else 3.0
        room = Box(place.x + 1, place.y + 3, place.w - 2, place.h - foot - 3)
        found, columns = here.get(spot, []), len(MARKERS) if spot[0] == START else 0
        free = max(0, capacity(room) - len(found))
        found = [*found, *((kind, -1, text) for kind, text in list(wanted.get(spot, {}).items())[:free])]
        for (kind, seat, text), piece in zip(found, grid(room, len(found), LEAST, columns), strict=True):
            if text:
                scene.c.stamp(ghost, piece, kind, 0 if scene.ask is None else scene.ask.seat, text)
            else:
                _marker(scene, piece, kind, seat)


def capacity(room: Box) -> int:
    """How many markers fit side by side."""
    return int(room.w / (LEAST * ASPECT)) * int(room.h / LEAST)


def ghost(c: Canvas, box: Box, kind: str, seat: int, text: str) -> None:
    """Where a marker would stand: pale, on the ground of all choices, with its text on it."""
    c.rect(box, colours.CANDIDATE, colours.CANDIDATE_EDGE, 2, 6)
    icons.vehicle(c, box.inset(box.h * 0.1), kind, livery.light(seat), livery.rim(seat))
    size = max(0.74 * box.h, min(TYPE, 0.92 * box.h))
    c.text(box.cx, box.cy + box.h * 0.04, text, size, colours.ON_GOLD, weight=BOLD, anchor="mm",
        room=box.w, halo=livery.light(seat))  # fmt: skip


def _marker(scene: Scene, box: Box, kind: str, seat: int) -> None:
    """A marker, ringed if it has just moved."""
    past = scene.past(seat)
    regions.marker(scene, box, scene.view.players[seat], kind)
    scene.c.stamp(icons.marker, box, kind, sign(scene.view, seat))
    if past is not None and past.markers[kind] != scene.view.players[seat].markers[kind]:
        scene.c.ring(box.inset(2), 8)


def grid(box: Box, count: int, least: float, columns: int = 0) -> list[Box]:
    """Places for this many markers in a box, as large as possible but at most HIGHEST high and at least `least`, even
    if they then overlap. `columns` 0: the best number side by side.
    """
    best, across = 0.0, columns or 1
    for tried in (columns,) if columns else range(1, count + 1):
        high = min(box.w / tried / ASPECT, box.h / -(-count // tried), HIGHEST)
        if high > best:
            best, across = high, tried
    if best < least:
        best, across = least, columns or max(1, int(box.w / (least * ASPECT)))
    wide, down = best * ASPECT, -(-count // across)
    dx = min(wide, (box.w - wide) / max(1, across - 1))
    dy = min(best, (box.h - best) / max(1, down - 1))
    x, y = box.cx - (wide + dx * (across - 1)) / 2, box.cy - (best + dy * (down - 1)) / 2
    return [Box(x + n % across * dx, y + n // across * dy, wide, best) for n in range(count)]
