"""All signs of the game, for its key."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.signs import tag
from renderers.i18n import Words
from renderers.keysheet import Key, Sign, changed, plain
from renderers.railroad_revolution import cities, icons
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.effects import letter
from renderers.railroad_revolution.scene import PREFIX, letters

SEAT = 0
"""The seat whose pieces stand for everybody's."""


def _worker(colour: str, sketch: Callable[..., None] = icons.worker) -> Sign:
    def lettered(c: Canvas, box: Box, words: Words) -> None:
        sketch(c, box, colour, letter(letters(words), colour))

    return Sign(lettered, 0.8)


def _deal(c: Canvas, box: Box, words: Words) -> None:
    icons.deal(c, box, letters(words)["deal"])


def _level(c: Canvas, box: Box) -> None:
    """The disc of a city."""
    c.ellipse(box, paint.MAPS[c.theme.key].levels[4])
    c.text(box.cx, box.cy, "1–5", box.h * 0.5, "#ffffff", weight=BOLD, anchor="mm")


_COSTS = [city.station_cost for city in DATA.cities.values()]
ALL = Key(
    PREFIX,
    {
        **{f"worker-{colour}": _worker(colour) for colour in COLOURS},
        "worker-any": _worker(icons.ANY),
        "slot": _worker(COLOURS[0], icons.slot),
        "promote": plain(icons.promote, aspect=1.05),
        "swap": plain(icons.swap, aspect=1.05),
        "station": plain(icons.station),
        "rail": plain(icons.rail, aspect=1.1),
        "office": plain(icons.office),
        "trade": plain(icons.crate),
        "piece": plain(cities.building, SEAT),
        "neutral": plain(icons.neutral),
        "first": plain(icons.first),
        "money": plain(icons.coin),
        "share": plain(icons.share, aspect=1.15),
        "train": plain(icons.train, aspect=1.3),
        "down": plain(icons.down, aspect=1.3),
        "flip": plain(icons.flip, aspect=1.2),
        "step": plain(icons.step),
        "network": plain(icons.network),
        "link": plain(icons.link, aspect=1.2),
        "deal": Sign(_deal),
        "milestone": plain(icons.milestone),
        "met": plain(icons.check),
        "unmet": plain(icons.unmet),
        "points": plain(icons.points),
        "level": plain(_level),
        "terrain": plain(icons.hills, 1, aspect=1.1),
        "plains": plain(icons.hills, 0, aspect=1.4),
        "option": plain(tag, 3),
        "changed": plain(changed, aspect=1.5),
    },
    {"cost": DATA.constants.railway_triangle_cost, "least": min(_COSTS), "most": max(_COSTS)},
)
