"""What lies beside the country: starting wealth, the players, a legend."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.railroad_revolution import cities, effects, icons, regions
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.chart import TABLE, WEALTH, Chart
from renderers.railroad_revolution.scene import PREFIX, Scene, letters, standing
from renderers.scene import Letters

LEGEND = ("terrain", "plains", "deal", "level", "first", "neutral")
"""What the legend explains, column by column."""


def wealth(scene: Scene, chart: Chart) -> None:
    """The starting wealth still available."""
    offers = scene.view.wealth
    if not offers:
        return
    c, unit = scene.c, chart.unit
    box = chart.box(WEALTH)
    c.stamp(shapes.frame, box, c.theme.panel, 10 * unit)
    head, rest = box.inset(8 * unit, 5 * unit).top(17 * unit, 4 * unit)
    c.text(head.x, head.cy, scene.say("wealth"), 15 * unit, c.theme.muted, weight=SEMIBOLD, room=head.w)
    for offer, place in zip(offers, rest.columns(4, 6 * unit), strict=False):
        regions.wealth(scene, place, offer)
        c.stamp(_offer, place, offer.side, offer.worker, scene.letters)


def _offer(c: Canvas, box: Box, side: str, colour: str, letters: Letters) -> None:
    look = paint.MAPS[c.theme.key]
    c.rect(box, look.border, radius=box.h * 0.14)
    c.rect(box.inset(1.5), look.card, radius=box.h * 0.12)
    upper, lower = box.inset(box.h * 0.1).rows(2, box.h * 0.06)
    effects.draw(c, upper, DATA.wealth[side].effect, letters)
    art = lower.middle(lower.h * 0.8, lower.h)
    icons.worker(c, art, colour, effects.letter(letters, colour))


def players(scene: Scene, chart: Chart) -> None:
    """Which shape each player has, and how many points each would score."""
    c, unit = scene.c, chart.unit
    box = chart.box(TABLE)
    high = min(44 * unit, box.h / scene.view.seats)
    for number, seat in enumerate(standing(scene)):
        row = Box(box.x, box.y + number * high, box.w, high).inset(0, 2 * unit)
        regions.player(scene, row, scene.view.players[seat])
        c.stamp(shapes.frame, row, c.theme.panel, 7 * unit)
        badge, rest = row.inset(4 * unit).left(24 * unit, 5 * unit)
        c.stamp(shapes.player, badge.middle(24 * unit, 24 * unit), seat)
        upper, lower = rest.rows(2)
        c.text(upper.x, upper.cy, scene.reader.name(seat), 14 * unit, weight=SEMIBOLD, room=upper.w)
        c.stamp(icons.points, Box(lower.x, lower.cy - 6.5 * unit, 13 * unit, 13 * unit))
        c.text(lower.x + 17 * unit, lower.cy, str(scene.view.players[seat].vp), 18 * unit, weight=BOLD)


def legend(c: Canvas, box: Box, unit: float, words: Words) -> None:
    """The meaning of the signs on the map; `unit` is their scale relative to the canvas."""
    marks = letters(words)
    shapes.frame(c, box, c.theme.panel, 10 * unit)
    costs = [city.station_cost for city in DATA.cities.values()]
    facts = {"cost": DATA.constants.railway_triangle_cost, "least": min(costs), "most": max(costs)}
    texts = {key: words(Msg(f"{PREFIX}legend-{key}", **facts)) for key in LEGEND}
    inner = box.inset(10 * unit, 8 * unit)
    cells = [cell for column in inner.columns(2, 8 * unit) for cell in column.rows(3)]
    for (key, text), cell in zip(texts.items(), cells, strict=True):
        art, rest = cell.left(30 * unit, 8 * unit)
        art = art.middle(30 * unit, 20 * unit)
        if key == "terrain":
            icons.hills(c, art.middle(16 * unit, 14 * unit), 1)
        elif key == "plains":
            icons.hills(c, art.middle(24 * unit, 14 * unit), 0)
        elif key == "deal":
            icons.deal(c, art.middle(20 * unit, 20 * unit), marks["deal"])
        elif key == "first":
            icons.first(c, art.middle(18 * unit, 18 * unit))
        elif key == "neutral":
            icons.neutral(c, art.middle(20 * unit, 20 * unit))
        else:
            cities.levels(c, art.middle(22 * unit, 22 * unit))
        c.text(rest.x, rest.cy, text, 15 * unit, room=rest.w)
