"""The map: the country, its rail spaces and cities, and everything beside it."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

from PIL import Image

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.cartography import grown, mask, peak, shrunk
from renderers.draw.coasts import coasts_of, points
from renderers.i18n import Words
from renderers.railroad_revolution import cities, phone, plans, rails, regions
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.chart import COASTS, WHOLE, Chart, chart_of
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene, letters

SHALLOWS = (("shelf", 26.0), ("shore", 11.0))
"""How far from a coast the water is paler, in design units."""
RIM, BORDER = 7.0, 2.2
"""Width of the country's darker edge, and of the line around it, in design units."""
TALL = 15.0
"""Height of a mountain, on the canvas."""
RANGES = (
    (118, 95), (128, 150), (96, 205), (84, 262), (150, 190), (205, 110), (250, 140), (262, 195), (290, 120),
    (300, 300), (322, 210), (278, 330), (330, 350), (230, 350), (180, 260), (150, 300), (365, 160), (340, 400),
    (250, 270), (760, 300), (735, 330), (790, 262), (815, 225), (846, 190), (880, 140),
)  # fmt: skip
"""Where mountains are sketched, on the canvas: general geography, without meaning in the game."""


def ground(c: Canvas, box: Box, words: Words, tall: bool = False, seen: Box | None = None) -> None:
    """The printed map, or its part `seen`. A phone prints no city names here, because they lie above the rails."""
    with c.clipped(box) if seen else nullcontext(c) as sheet:
        _ground(sheet, box, chart_of(box, seen), words, names=not tall)


def _ground(c: Canvas, box: Box, chart: Chart, words: Words, *, names: bool) -> None:
    look = paint.MAPS[c.theme.key]
    _country(c, box, chart)
    for x, y in sorted(RANGES, key=lambda spot: spot[1]):
        for dx, dy, share in ((-11, 1, 0.75), (9, 2, 0.65), (0, 4, 1.0)):
            peak(c, *chart.at(x + dx, y + dy), TALL * share * chart.unit, (look.rim, look.relief))
    rails.ground(c, chart, box, letters(words)["deal"] if names else "")
    cities.ground(c, chart, box, words, names=names)


def _country(c: Canvas, box: Box, chart: Chart) -> None:
    """Water growing paler towards the coasts, the lands around, and the country with its edge."""
    look, coasts = paint.MAPS[c.theme.key], coasts_of(COASTS)
    land, lakes, country = (
        [chart.points(points(ring)) for ring in rings] for rings in (coasts.land, coasts.lakes, coasts.country)
    )
    dry, own = mask(c, box, land, lakes), mask(c, box, country, lakes)
    sheet = Image.new("RGB", dry.size, look.around)
    for name, far in SHALLOWS:
        sheet.paste(getattr(look, name), mask=grown(dry, far * c.scale))
    sheet.paste(look.coast, mask=grown(dry, BORDER / 2 * c.scale))
    sheet.paste(look.abroad, mask=dry)
    sheet.paste(look.border, mask=grown(own, BORDER * c.scale))
    sheet.paste(look.rim, mask=own)
    sheet.paste(look.land, mask=shrunk(own, RIM * c.scale))
    c.lay(box, sheet, 14)


def draw(scene: Scene, box: Box, marks: Marks | None = None, tall: bool = False, seen: Box | None = None) -> None:
    """Everything on the map."""
    with scene.c.clipped(box) if seen else nullcontext(scene.c) as sheet:
        _draw(replace(scene, c=sheet), box, marks or Marks(), seen, tall=tall)


def _draw(scene: Scene, box: Box, marks: Marks, seen: Box | None, *, tall: bool) -> None:
    chart = chart_of(box, seen)
    regions.on_map(scene, chart)
    rails.candidates(scene, chart, marks.spaces)
    plans.ghosts(scene, chart, marks)
    rails.draw(scene, chart, box, marks)
    cities.rims(scene, chart, marks)
    if tall:
        phone.draw(scene, chart, box, marks, seen or WHOLE)
    else:
        cities.draw(scene, chart)
        cities.candidates(scene, chart, marks)
    rails.keys(scene, chart, marks, tall)
    plans.draw(scene, chart, marks, tall)
