"""The map: the country, its rail spaces and cities, and what lies beside it."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.strokes import smooth
from renderers.i18n import Words
from renderers.railroad_revolution import cities, rails
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.chart import Chart, chart_of
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene, letters

SHORE = 13.0
"""Width of the band along the edge of the country, on the canvas."""
RANGES = (
    (118, 95), (128, 150), (96, 205), (84, 262), (150, 190), (205, 110), (250, 140), (262, 195), (290, 120),
    (300, 300), (322, 210), (278, 330), (330, 350), (230, 350), (180, 260), (150, 300), (365, 160), (340, 400),
    (250, 270), (760, 300), (735, 330), (790, 262), (815, 225), (846, 190), (880, 140),
)  # fmt: skip
"""Where mountains are hinted at, on the canvas: general geography, without meaning in the game."""


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The printed map."""
    look, chart = paint.MAPS[c.theme.key], chart_of(box)
    c.rect(box, look.around, radius=14)
    for outline in DATA.outlines:
        edge = chart.points(smooth([(float(x), float(y)) for x, y in outline.points], 3))
        c.polygon_edge(edge, look.shore, SHORE * chart.unit)
        c.polygon(edge, look.land, look.border, 1.6 * chart.unit)
    for x, y in RANGES:
        _mountain(c, chart, x, y)
    rails.ground(c, chart, letters(words))
    cities.ground(c, chart, words)


def _mountain(c: Canvas, chart: Chart, x: float, y: float) -> None:
    look = paint.MAPS[c.theme.key]
    for dx, dy, high in ((-11, 4, 12), (9, 5, 10), (0, 0, 17)):
        peak = [(x + dx - high * 0.8, y + dy), (x + dx, y + dy - high), (x + dx + high * 0.8, y + dy)]
        c.polygon(chart.points(peak), look.relief)


def draw(scene: Scene, box: Box, marks: Marks | None = None) -> None:
    """Everything on the map."""
    chart, marks = chart_of(box), marks or Marks()
    rails.candidates(scene, chart, marks.spaces)
    rails.draw(scene, chart, marks)
    cities.draw(scene, chart)
    cities.candidates(scene, chart, marks)
    rails.keys(scene, chart, marks)
