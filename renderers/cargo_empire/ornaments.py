"""What makes a sheet an atlas: mountains, names of seas, a compass rose."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from renderers.cargo_empire.atlas import EDGE, Atlas
from renderers.cargo_empire.colours import MAPS
from renderers.cargo_empire.europe import RANGES, ROSE, SEAS
from renderers.cargo_empire.scene import PREFIX
from renderers.draw import fonts
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.cartography import peak
from renderers.draw.hexgrid import Point
from renderers.draw.lambert import Lambert
from renderers.draw.strokes import spaced
from renderers.i18n import Words

PEAKS = 15.0
"""Distance between mountains of a range, in design units."""
TALL = (13.0, 17.0, 11.0, 15.0)
"""Heights of a range's mountains, in turn."""
SWAY = (0.0, 3.0, -4.0)
"""How far below the range's line they stand, in turn."""
PETAL, WAIST = 46.0, 7.5
"""Length of the rose's points, and how far from its middle they meet."""


def draw(c: Canvas, atlas: Atlas, sheet: Lambert, words: Words, seas: bool) -> None:
    """All of them, where blocks and routes may cover them; the names of seas only on request."""
    look = MAPS[c.theme.key]
    for line in RANGES:
        ends = [atlas.at(*sheet.at(*point)) for point in line]
        peaks = sorted((y + SWAY[n % 3], x, TALL[n % 4]) for n, ((x, y), _) in enumerate(spaced(ends, PEAKS)))
        for y, x, tall in peaks:
            if _inside(atlas.box, x, y, tall):
                peak(c, x, y, tall, (look.rim, look.ridge))
    for sea in SEAS if seas else ():
        x, y = atlas.at(*sheet.at(sea.lat, sea.lon))
        said = words(f"{PREFIX}sea-{sea.key}")
        size = sea.size * atlas.unit
        wide = fonts.width(said, fonts.ITALIC, size)
        size *= min(1, sea.room * atlas.unit / wide)
        half = min(wide, sea.room * atlas.unit) / 2
        if atlas.box.y + EDGE + size < y < atlas.box.bottom - EDGE - size:
            x = min(max(x, atlas.box.x + 2 * EDGE + half), atlas.box.right - 2 * EDGE - half)
            c.text(x, y, said, size, look.name, weight=fonts.ITALIC, anchor="mm")
    _rose(c, atlas.at(*sheet.at(*ROSE)), _north(sheet, *ROSE))


def _inside(box: Box, x: float, y: float, reach: float) -> bool:
    return box.x < x - reach and x + reach < box.right and box.y < y - reach and y < box.bottom


def _north(sheet: Lambert, lat: float, lon: float) -> float:
    """How far north leans to the right of vertical, in radians."""
    (x1, y1), (x2, y2) = sheet.at(lat, lon), sheet.at(lat + 1, lon)
    return atan2(x2 - x1, y1 - y2)


def _rose(c: Canvas, middle: Point, north: float) -> None:
    """Eight points, each half light and half dark; the northern one is the longest."""
    look = MAPS[c.theme.key]

    def at(far: float, turn: float) -> Point:
        angle = north + turn * pi / 4
        return middle[0] + far * sin(angle), middle[1] - far * cos(angle)

    c.ellipse(Box(*middle, 0, 0).inset(-PETAL * 0.62), None, look.net, 1.5)
    for number in (1, 3, 5, 7, 2, 4, 6, 0):
        far = PETAL * (0.56 if number % 2 else 1.25 if number == 0 else 0.9)
        for side, fill in ((-0.5, look.shoal), (0.5, look.name)):
            c.polygon([middle, at(WAIST, number + side), at(far, number)], fill)
