"""All signs of the game, for its key."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.steam.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.signs import tag
from renderers.i18n import Words
from renderers.keysheet import Key, Sign, changed, plain
from renderers.steam import actions, goods, icons, legend, places
from renderers.steam.scene import PREFIX, Plan, letters

SEAT = 0
"""The seat whose pieces stand for everybody's."""
HEX = 1.155
"""Width of a hex as a multiple of its height."""
MAP = next(iter(DATA.maps))


def _lettered(sketch: Callable[..., None], colour: str, *args: object, aspect: float = 1.0) -> Sign:
    return Sign(lambda c, box, words: sketch(c, box, colour, letters(words)[colour], *args), aspect)


def _city(c: Canvas, box: Box, words: Words, colour: str = "", new: bool = False) -> None:
    places.city(c, box, places.City("", colour, letters(words)[colour], new))


def _old(c: Canvas, box: Box, words: Words) -> None:
    _city(c, box, words, DATA.colours[0])


def _new(c: Canvas, box: Box, words: Words) -> None:
    _city(c, box, words, DATA.colours[0], new=True)


_PRINTED = {key: (sketch, cost) for key, cost, sketch in legend.entries(Plan("key", MAP, dim=True, reach=True))}
SIGNS = Key(
    PREFIX,
    {
        **{f"cube-{colour}": _lettered(goods.sprite, colour) for colour in DATA.colours},
        "marked": _lettered(goods.sprite, DATA.colours[0], "marked"),
        "faint": _lettered(goods.sprite, DATA.colours[0], "faint"),
        "city-sign": Sign(_old, HEX),
        "new-city": Sign(_new, HEX),
        "new-city-tile": _lettered(places.new_city_tile, DATA.colours[0], aspect=HEX),
        "growth": plain(places.growth),
        **{key: plain(sketch, aspect=HEX) for key, (sketch, _) in _PRINTED.items()},
        "owner": plain(shapes.player, SEAT),
        "money": plain(icons.coin),
        "income": plain(icons.income),
        "locomotive": plain(icons.locomotive, aspect=1.4),
        "link-sign": plain(icons.link, aspect=1.4),
        "points": plain(icons.points),
        "tile": plain(actions.number_plate, 3),
        "passed": plain(shapes.passed),
        "option": plain(tag, 3),
        "changed": plain(changed, aspect=1.5),
    },
    {key: cost for key, (_, cost) in _PRINTED.items() if cost},
)
