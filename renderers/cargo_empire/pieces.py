"""What lies on the map: goods, demand spaces, trading posts, crests, the Forwarder's tokens, names of cities."""

from __future__ import annotations

from typing import NamedTuple

from renderers.cargo_empire import colours, icons
from renderers.cargo_empire.colours import BLANK, CITIES, GOODS
from renderers.draw import fonts, livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.palette import PLAYERS


def cube(c: Canvas, box: Box, colour: str, letter: str) -> None:
    """A goods cube with its letter."""
    paint = GOODS[colour]
    c.rect(box, paint.face, paint.edge, box.w * 0.1, box.w * 0.16)
    c.text(box.cx, box.cy, letter, box.w * 0.78, paint.mark, weight=BOLD, anchor="mm")


def chip(c: Canvas, box: Box, colour: str, text: str) -> None:
    """All goods cubes of a colour as one: its letter and their number."""
    paint = GOODS[colour]
    c.rect(box, paint.face, paint.edge, box.h * 0.09, box.h * 0.16)
    c.text(box.cx, box.cy, text, box.h * 0.8, paint.mark, weight=BOLD, anchor="mm", room=box.w * 0.86, least=1)


def gone(c: Canvas, box: Box, colour: str, letter: str) -> None:
    """A supply space whose cube is gone."""
    paint = colours.gone(colour, c.theme)
    c.rect(box.inset(box.w * 0.06), paint.face, paint.edge, box.w * 0.05, box.w * 0.16)
    c.text(box.cx, box.cy, letter, box.w * 0.6, paint.mark, weight=BOLD, anchor="mm")


def demand(c: Canvas, box: Box, colour: str, letter: str, type: float = 0.68) -> None:
    """A free demand space: round, in the colour it demands; `type` is its letter's size as a share of its height."""
    paint = GOODS[colour]
    c.ellipse(box, paint.edge)
    c.ellipse(box.inset(box.w * 0.09), paint.face)
    c.text(box.cx, box.cy, letter, box.w * type, paint.mark, weight=BOLD, anchor="mm")


def free(c: Canvas, box: Box) -> None:
    """A free space for a post beside the tile."""
    c.ellipse(box.inset(box.w * 0.2), c.theme.well, c.theme.faint, box.w * 0.06)


def post(c: Canvas, box: Box, seat: int, vassal: bool = False) -> None:
    """A trading post: its owner's shape; a vassal's has a V."""
    shapes.player(c, box, seat)
    if vassal:
        c.text(box.cx, box.cy, "V", box.w * 0.56, livery.ink(seat), weight=BOLD, anchor="mm")


def crest(c: Canvas, box: Box, seat: int) -> None:
    """A clan's crest: a shield with its player's shape."""
    shield = [(0, 0), (1, 0), (1, 0.55), (0.5, 1), (0, 0.55)]
    points = [(box.x + box.w * x, box.y + box.h * y) for x, y in shield]
    c.polygon(points, "#ffffff", livery.rim(seat), box.w * 0.1)
    side = box.w * 0.72
    shapes.player(c, Box(box.cx - side / 2, box.y + box.h * 0.1, side, side), seat)


def token(c: Canvas, box: Box, seat: int) -> None:
    """The Forwarder's supply or demand marker: a disc with a white rim."""
    c.ellipse(box, "#ffffff")
    c.ellipse(box.inset(box.w * 0.05), livery.rim(seat))
    c.ellipse(box.inset(box.w * 0.1), PLAYERS[seat])
    c.ellipse(box.inset(box.w * 0.24), "#ffffff")
    shapes.player(c, box.inset(box.w * 0.26), seat, PLAYERS[seat])


NAME = 21.0
"""Size of a city's name on its plate."""


def plate_width(name: str, port: bool, size: float = NAME) -> float:
    """The width of a plate."""
    return fonts.width(name, BOLD, size) + size * (1.75 + 0.95 * port)


class Sign(NamedTuple):
    """What a city's plate shows: its name, its colour, the colour's letter, whether it is a port."""

    name: str
    colour: str
    letter: str
    port: bool


def plate(c: Canvas, box: Box, sign: Sign) -> None:
    """A city's name on its colour, which has a letter too; an anchor for a port."""
    name, colour, letter, port = sign
    paint = CITIES.get(colour, BLANK)
    c.rect(box, paint.face, paint.edge, box.h * 0.06, box.h * 0.28)
    size = box.h * 0.82
    if letter:
        head = Box(box.x + box.h * 0.12, box.y + box.h * 0.12, box.h * 0.76, box.h * 0.76)
        c.ellipse(head, paint.mark)
        c.text(head.cx, head.cy, letter, box.h * 0.62, colours.on_plate(colour), weight=BOLD, anchor="mm")
    left = box.x + box.h * 1.02
    room = box.right - left - box.h * (0.95 if port else 0.2)
    c.text(left, box.cy, name, size, paint.mark, weight=BOLD, anchor="lm", room=room, least=13)
    if port:
        icons.anchor(c, Box(box.right - box.h * 0.88, box.y + box.h * 0.14, box.h * 0.72, box.h * 0.72), paint.mark)


FLAG, FLAG_LEAST = 33.0, 27.0
"""Height of an option's number, in units of a map and at least in design units."""


def flag_height(unit: float) -> float:
    """The height of numbers on a map."""
    return max(FLAG * unit, FLAG_LEAST)


def flag_width(text: str, high: float) -> float:
    """The width of a number with its ground."""
    return max(high, high * (0.5 + 0.46 * len(text)))


def flag(c: Canvas, box: Box, text: str) -> None:
    """The number of an option."""
    c.mark(box, text)
    c.rect(box, colours.CANDIDATE, colours.CANDIDATE_EDGE, box.h * 0.07, box.h * 0.3)
    c.text(box.cx, box.cy, text, box.h * 0.84, colours.ON_GOLD, weight=BOLD, anchor="mm", room=box.w - 2)
