"""The printed map: land wherever cities and routes are, sea around it."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from engine.games.cargo_empire.data import DATA
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.colours import MAPS
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas

INLAND, COAST, ALONG = 84.0, 62.0, 108.0
"""How far land reaches around a city and a port, and how broad it is along a route, in units of the map."""
SOFT = 26.0
"""How far a coast is rounded, in units of the map."""
LEVELS = (("shoal", 40), ("shore", 112), ("land", 132))
"""What is painted from which height of the blurred land on (0 to 255)."""


def ground(c: Canvas, atlas: Atlas) -> None:
    """Sea, land, and the routes."""
    paint = MAPS[c.theme.key]
    c.rect(atlas.box, paint.sea)
    left, top = round(atlas.box.x * c.scale), round(atlas.box.y * c.scale)
    size = round(atlas.box.w * c.scale), round(atlas.box.h * c.scale)
    relief = _relief(atlas).resize(size, Image.Resampling.BICUBIC)
    for name, level in LEVELS:
        mask = relief.point([255 * (value >= level) for value in range(256)])
        c.image.paste(getattr(paint, name), (left, top), mask)
    for colour, width in ((paint.casing, 13.0), (paint.route, 7.0)):
        for link in DATA.maps[atlas.map].links:
            c.line([atlas.middle(link.a), atlas.middle(link.b)], colour, width)


def _relief(atlas: Atlas) -> Image.Image:
    """How surely there is land, a quarter of a pixel for each unit."""
    part, sheet = 0.25, atlas.box
    image = Image.new("L", (round(sheet.w * part), round(sheet.h * part)))
    draw = ImageDraw.Draw(image)

    def at(key: str) -> tuple[float, float]:
        x, y = atlas.middle(key)
        return (x - sheet.x) * part, (y - sheet.y) * part

    for link in DATA.maps[atlas.map].links:
        draw.line([at(link.a), at(link.b)], 255, round(ALONG * part))
    for key, city in DATA.maps[atlas.map].cities.items():
        (x, y), reach = at(key), (COAST if city.port else INLAND) * part
        draw.ellipse((x - reach * 1.3, y - reach, x + reach * 1.3, y + reach), 255)
    return image.filter(ImageFilter.GaussianBlur(SOFT * part * 1.5))


def frame(c: Canvas, box: Box) -> None:
    """The line around the map."""
    c.rect(box, None, c.theme.line, 3, 10)
