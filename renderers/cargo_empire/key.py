"""The key: every piece and sign of the pictures, drawn by the same functions, with its words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from engine.core.play.msg import Msg
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, MODES
from renderers.cargo_empire import block, colours, icons, pieces, tracks, trails
from renderers.cargo_empire.scene import PREFIX, letters
from renderers.draw import fonts, shapes, signs, writing
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.labels import wrap
from renderers.draw.palette import SHAPES
from renderers.i18n import Words
from renderers.keysheet import Key, Sheet, Sign
from renderers.reader import words_of
from renderers.request import PORTRAIT, WIDE

SHEET = Sheet({WIDE: 78.0, PORTRAIT: 76.0}, {WIDE: 25.0, PORTRAIT: 25.0}, 1.0, 38.0, 122.0, most=3)
APART = 0.16
"""Gap between two pieces, as a share of their height."""
SIZE = 25.0
"""Size of the words beside a map, in design units."""


class Item(NamedTuple):
    """A piece or sign: what draws it, its width at a height of 1, and its arguments."""

    sketch: Sketch
    aspect: float = 1.0
    args: tuple[Any, ...] = ()


class Line(NamedTuple):
    """The pieces of a line, and its words."""

    items: tuple[Item, ...]
    said: str


def lines(words: Words) -> dict[str, tuple[Item, ...]]:
    """Everything the key explains, by the names of its words, in the key's order."""
    mark, seats = letters(words), range(len(DATA.game.colours))
    return {
        "points": (Item(icons.points),),
        "supply": (
            *(Item(pieces.cube, 1, (good, mark[good])) for good in DATA.goods),
            Item(pieces.chip, 1.34, (DATA.goods[0], f"{mark[DATA.goods[0]]}2")),
        ),
        "gone": (Item(pieces.gone, 1, (DATA.goods[0], mark[DATA.goods[0]])),),
        "demand": tuple(Item(pieces.demand, 1, (good, mark[good])) for good in DATA.goods),
        "beside": (Item(pieces.free),),
        "level-2": (Item(icons.crowned, 1.5),),
        "level-3": (Item(icons.level, 1.5, (words(f"{PREFIX}level-3"),)),),
        "city": tuple(
            Item(pieces.plate, 1.1, (pieces.Sign("", colour, mark[colour], False),)) for colour in colours.CITIES
        ),
        "port": (Item(icons.anchor),),
        "post": tuple(Item(pieces.post, 1, (seat,)) for seat in seats),
        "vassal": (Item(pieces.post, 1, (0, True)),),
        "crest": (Item(pieces.crest, 0.85, (0,)),),
        "token": (Item(pieces.token, 1, (len(SHAPES) - 1,)),),
        "marker": tuple(Item(icons.marker, tracks.ASPECT, (kind, 0)) for kind in MARKERS),
        **{mode: (Item(icons.card, 1.25, (mode,)),) for mode in MODES},
        "any": (Item(icons.bonus, 1.1, ("any_transport",)),),
        "card": (Item(icons.city),),
        "objective": (Item(icons.objective),),
        "either": (Item(icons.either),),
        "rush": tuple(Item(icons.rush, 1, (mode,)) for mode in MODES),
        "kept": (Item(icons.kept),),
        "steps": tuple(Item(icons.vehicle, 1.45, (kind,)) for kind in MARKERS),
        "extra": (Item(icons.extra, 1.35, ("+1",)),),
        "option": (Item(pieces.flag, 1, ("1",)), Item(block.halo)),
        "plan": (Item(signs.letter, 1, ("A",)),),
        "way": (Item(trails.sample, 3.2),),
        "ghost": (Item(tracks.ghost, tracks.ASPECT, ("train", 0, "+2")),),
        "changed": (Item(shapes.ring, 1.6, (8.0,)),),
    }  # fmt: skip


def text(words: Words, name: str) -> str:
    """The text of a line; for a card, what it pays and how far it goes."""
    card = DATA.cards.get(name)
    if card is None:
        return words(f"{PREFIX}key-{name}")
    return words(Msg(f"{PREFIX}key-{name}", segments=card.max_routes, advance=card.advance))


@cache
def sheet() -> Key:
    """The whole key, like those of all games."""
    known = lines(words_of("cargo_empire", "en"))
    signs_ = {name: Sign(partial(_row, name), _wide(items)) for name, items in known.items()}
    cards = {name: Msg(f"{PREFIX}key-{name}", segments=card.max_routes, advance=card.advance)
             for name, card in DATA.cards.items()}  # fmt: skip
    return Key(PREFIX, signs_, {}, cards, SHEET)


def _wide(items: Sequence[Item]) -> float:
    """The width of pieces side by side, as a multiple of their height."""
    return sum(item.aspect for item in items) + APART * (len(items) - 1)


def _row(name: str, c: Canvas, box: Box, words: Words) -> None:
    """Pieces side by side."""
    x = box.x
    for item in lines(words)[name]:
        item.sketch(c, Box(x, box.y, item.aspect * box.h, box.h), *item.args)
        x += (item.aspect + APART) * box.h


def line(c: Canvas, box: Box, shown: Line, art: float, size: float = SIZE) -> None:
    """Pieces, in this much room, and their meaning on one or two lines."""
    items, said = shown
    left, rest = box.left(art, 12)
    wide = sum(item.aspect for item in items)
    high = min(38.0, box.h - 8, (left.w - 6 * (len(items) - 1)) / wide)
    x = left.x
    for item in items:
        c.stamp(item.sketch, Box(x, box.cy - high / 2, item.aspect * high, high), *item.args)
        x += item.aspect * high + 6
    most = 2 if box.h > 2 * 1.1 * size else 1
    if fonts.width(said, fonts.REGULAR, size) <= rest.w:
        most = 1
    parts = wrap(said, fonts.REGULAR, size, rest.w, most) if most > 1 else [said]
    writing.lines(c, (rest.x, box.cy), parts, size * 1.12, size, room=rest.w)
