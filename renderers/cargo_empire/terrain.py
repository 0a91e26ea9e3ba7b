"""The printed map: a sea growing paler towards the coasts, land, the net of degrees, mountains, routes."""

from __future__ import annotations

from hashlib import shake_128
from math import floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire import ornaments
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.colours import MAPS
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.cartography import grown, mask, pixels, shrunk, steep, within
from renderers.draw.coasts import Coasts, points
from renderers.draw.hexgrid import Point
from renderers.i18n import Words

SHALLOWS = (("shelf", 24.0), ("shoal", 10.0))
"""How far from the coast the sea is paler, in design units."""
RIM = 6.0
"""Thickness of the land's darker edge."""
COAST = 1.7
"""Thickness of a coastline."""
DEGREES = 5
"""Degrees between two lines of the net."""
EDGING = 9.0
"""Thickness of the sheet's edge."""
STEPS = 1520
"""Number of steps in which a side of the sheet is searched."""

INLAND, PORT, ALONG = 84.0, 62.0, 108.0
"""How far invented land reaches around a city and a port, and its width along a route, in design units."""
SOFT = 39.0
"""How strongly an invented coast is rounded."""
HILLS = ((90.0, 42), (36.0, 30), (15.0, 22))
"""What makes an invented coast ragged: the width of its hills in design units, and their height (of 255)."""
SHORE = 165
"""From this brightness on, a mask is land (0 to 255)."""


def ground(c: Canvas, atlas: Atlas, words: Words) -> None:
    """Sea, land, mountains; on a screen the names of seas as well."""
    look, coasts = MAPS[c.theme.key], atlas.coasts
    land = _invented(c, atlas) if coasts is None else _real(c, atlas, coasts)
    sheet = Image.new("RGB", land.size, look.sea)
    for name, far in SHALLOWS:
        sheet.paste(getattr(look, name), mask=grown(land, far * c.scale))
    if coasts is not None:
        sheet.paste(look.net, mask=_net(c, atlas, coasts))
    sheet.paste(look.coast, mask=grown(land, COAST * c.scale))
    sheet.paste(look.rim, mask=land)
    sheet.paste(look.land, mask=shrunk(land, RIM * c.scale))
    c.lay(atlas.box, sheet)
    if coasts is not None:
        ornaments.draw(c, atlas, coasts.sheet, words, seas=not atlas.type)


def _real(c: Canvas, atlas: Atlas, coasts: Coasts) -> Image.Image:
    """The land of this world."""
    land, lakes = (
        [[atlas.at(*point) for point in points(ring)] for ring in some] for some in (coasts.land, coasts.lakes)
    )
    return mask(c, atlas.box, land, lakes)


def _net(c: Canvas, atlas: Atlas, coasts: Coasts) -> Image.Image:
    """Parallels and meridians."""
    image = Image.new("L", pixels(c, atlas.box))
    draw = ImageDraw.Draw(image)
    parallels = [[(lat, lon) for lon in range(-60, 91)] for lat in range(15, 85, DEGREES)]
    meridians = [[(lat, lon) for lat in range(15, 85)] for lon in range(-60, 91, DEGREES)]
    for line in (*parallels, *meridians):
        ends = [atlas.at(*coasts.sheet.at(*point)) for point in line]
        draw.line(within(c, atlas.box, ends), 255, round(1.2 * c.scale))
    return image


def _invented(c: Canvas, atlas: Atlas) -> Image.Image:
    """Land wherever cities and routes are."""
    part, sheet = 0.5, atlas.box
    # on a phone it has the same shape as on a screen
    unit = part * (atlas.sx if atlas.type else 1.0)
    image = Image.new("L", (round(sheet.w * part), round(sheet.h * part)))
    draw = ImageDraw.Draw(image)

    def at(key: str) -> Point:
        city = DATA.maps[atlas.map].cities[key]
        x, y = atlas.at(city.x, city.y) if atlas.type else atlas.middle(key)
        return (x - sheet.x) * part, (y - sheet.y) * part

    for link in DATA.maps[atlas.map].links:
        draw.line([at(link.a), at(link.b)], 255, round(ALONG * unit))
    for key, city in DATA.maps[atlas.map].cities.items():
        (x, y), reach = at(key), (PORT if city.port else INLAND) * unit
        draw.ellipse((x - reach * 1.3, y - reach, x + reach * 1.3, y + reach), 255)
    soft = ImageChops.add(image.filter(ImageFilter.GaussianBlur(SOFT * unit)), _rough(image.size, part))
    return steep(soft.resize(pixels(c, sheet), Image.Resampling.BICUBIC), SHORE)


def _rough(size: tuple[int, int], part: float) -> Image.Image:
    """What makes an invented coast ragged: scattered hills, each kind smaller and lower than the last."""
    found = Image.new("L", size)
    for number, (wide, high) in enumerate(HILLS):
        few = int(size[0] / wide / part) + 2, int(size[1] / wide / part) + 2
        hills = Image.frombytes("L", few, shake_128(bytes([number])).digest(few[0] * few[1]))
        grown = hills.resize((round(few[0] * wide * part), round(few[1] * wide * part)), Image.Resampling.BICUBIC)
        found = ImageChops.add(found, grown.crop((0, 0, *size)).point([value * high // 255 for value in range(256)]))
    return found


def routes(c: Canvas, atlas: Atlas) -> None:
    """The routes over land."""
    paint = MAPS[c.theme.key]
    lines = [[atlas.middle(link.a), atlas.middle(link.b)] for link in DATA.maps[atlas.map].links]
    for colour, width in ((paint.casing, 13.0), (paint.route, 7.0)):
        if atlas.type:
            c.lined(atlas.box, lines, colour, width)
            continue
        for line in lines:
            c.line(line, colour, width)


def frame(c: Canvas, atlas: Atlas) -> None:
    """The edge of the sheet: a line inside and out, and between them a field for each degree, dark and light in turn.

    An invented map has no degrees: its fields all have the same length.
    """
    look, box = MAPS[c.theme.key], atlas.box
    c.rect(box, None, look.coast, EDGING, 0)
    for side in _sides(box.inset(EDGING / 2)):
        marks = _marks(atlas, side)
        for start, end in zip(marks[::2], marks[1::2], strict=False):
            c.line([start, end], look.land, EDGING - 3)


def _sides(box: Box) -> list[tuple[Point, Point]]:
    """The four sides of a box, horizontal ones first, each from the left or from the top."""
    return [
        ((box.x, box.y), (box.right, box.y)), ((box.x, box.bottom), (box.right, box.bottom)),
        ((box.x, box.y), (box.x, box.bottom)), ((box.right, box.y), (box.right, box.bottom)),
    ]  # fmt: skip


def _marks(atlas: Atlas, side: tuple[Point, Point]) -> list[Point]:
    """Where a side of the sheet passes from degree to degree: of longitude if horizontal, otherwise of latitude."""
    (x1, y1), (x2, y2) = side
    steps = [(x1 + (x2 - x1) * n / STEPS, y1 + (y2 - y1) * n / STEPS) for n in range(STEPS + 1)]
    coasts, level = atlas.coasts, y1 == y2
    if coasts is None:
        return steps[:: STEPS // (40 if level else 38)]
    degrees = [floor(coasts.sheet.degrees(*atlas.map_of(*point))[level]) for point in steps]
    return [steps[0], *(steps[n] for n in range(1, STEPS + 1) if degrees[n] != degrees[n - 1]), steps[-1]]
