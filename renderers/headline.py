"""The headline of a picture: the round, what is happening, and whose turn it is, the same in every game."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD, legible
from renderers.draw.palette import soft, spare
from renderers.reader import Reader
from renderers.scene import AnyView, Scene

LEAST = 25.0
NAMED, BELOW = 26.0, 36.0
"""Type sizes of the table's title on a wide picture, and of the round below it."""
DOT = " · "
TALL, ROUND = 64.0, 30.0
"""Height of the bar on a tall picture (a twentieth of the tallest), and of the line above whose turn it is."""
ROUNDED = 16.0
"""How many design units wider than calculated a long line may come out: each letter takes whole pixels."""
MOST = 3
"""How many winners fit on a tall picture."""


def ground(c: Canvas, box: Box) -> None:
    """The bar."""
    c.rect(box, c.theme.accent)


def sentence(view: AnyView, reader: Reader, prefix: str, name: Callable[[int], str], phase: str = "") -> str:
    """What the table is waiting for; `name` gives the name of a seat, `phase` the text for when nobody acts."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    if view.phase == "over" and view.winners:
        names = reader.words.join([name(seat) for seat in view.winners])
        return reader.say(f"{prefix}won", names=names, count=len(view.winners))
    if view.acting is None:
        return phase or reader.say(f"{prefix}phase-{view.phase}")
    return reader.say(f"{prefix}turn-{view.phase}", name=name(view.acting))


def due(scene: Scene[Any, Any]) -> list[int]:
    """Who has yet to confirm, has won, or acts."""
    view = scene.view
    acting = [] if view.acting is None else [view.acting]
    return scene.confirming or (list(view.winners) if scene.over else acting)


def badges(c: Canvas, box: Box, shown: Sequence[int], side: float = 62.0) -> Box:
    """These shapes at the left of a box; returns the rest of the box."""
    for sign in shown:
        c.stamp(shapes.player, Box(box.x, box.cy - side / 2, side, side), sign)
        box = box.left(side, 12)[1]
    return box


def pips(scene: Scene[Any, Any], box: Box) -> None:
    """The rounds, with bright pips for those that have begun."""
    for number, pip in enumerate(box.columns(scene.view.rounds, 5), start=1):
        begun = number <= scene.view.round
        scene.c.rect(pip, scene.theme.on_accent if begun else spare(scene.theme), radius=0)


def of_rounds(scene: Scene[Any, Any]) -> str:
    """The number of the round, and of how many."""
    return scene.reader.say("core-round", round=scene.view.round, rounds=scene.view.rounds)


def titled(scene: Scene[Any, Any]) -> str:
    """The table's title, as far as the font has its characters."""
    return legible(unicodedata.normalize("NFC", scene.request.title)).strip()


def counted(scene: Scene[Any, Any], box: Box, text: str, size: float, y: float) -> None:
    """The round, in this type size and this far below the top; if the table has a title, smaller and below it."""
    c, name = scene.c, titled(scene)
    if not name:
        c.text(box.x, box.y + y, text, size, scene.theme.on_accent, weight=BOLD, room=box.w)
        return
    c.text(box.x, box.y + 20, name, NAMED, soft(scene.theme), weight=SEMIBOLD, room=box.w, least=NAMED)
    c.text(box.x, box.y + 50, text, min(size, BELOW), scene.theme.on_accent, weight=BOLD, room=box.w)


def rounds(scene: Scene[Any, Any], box: Box, size: float, y: float, below: Box) -> None:
    """The round, in this type size and this far below the top; `below` is the box of its pips, from the corner."""
    counted(scene, box, of_rounds(scene), size, y)
    pips(scene, Box(box.x + below.x, box.y + below.y, below.w, below.h))


class Type(NamedTuple):
    """Type sizes, and distances from the top, of a sentence alone, and of a phase with a sentence below it."""

    alone: float = 46.0
    phase: float = 27.0
    above: float = 21.0
    said: float = 41.0
    below: float = 64.0


USUAL = Type()


def turn(scene: Scene[Any, Any], box: Box, phase: str, said: str, *, type: Type = USUAL, room: float = 0.0) -> None:
    """The phase, in this much room (0: all), above what the table is waiting for; the latter alone if the same."""
    c, ink = scene.c, scene.theme.on_accent
    if phase in ("", said):
        c.text(box.x, box.cy, said, type.alone, ink, weight=SEMIBOLD, room=room or box.w, least=26)
        return
    c.text(box.x, box.y + type.above, phase, type.phase, soft(scene.theme), weight=SEMIBOLD, room=room or box.w)
    c.text(box.x, box.y + type.below, said, type.said, ink, weight=SEMIBOLD, room=box.w, least=26)


def tall(
    scene: Scene[Any, Any],
    box: Box,
    aside: str | Callable[[Box], None],
    said: str,
    *,
    round: str = "",
    shown: Sequence[int] | None = None,
    foot: Callable[[Box], None] | None = None,
) -> None:
    """The round and, beside it, a text or what `aside` draws; whose turn it is below; the rounds at the bottom.

    `round`, `shown` (the shapes of those whose turn it is) and `foot` replace what most games have.
    """
    c, ink = scene.c, scene.theme.on_accent
    box = box.inset(16, 0)
    strip = Box(box.x, box.bottom - 5, box.w, 4)
    pips(scene, strip) if foot is None else foot(strip)
    above, below = box.top(ROUND)
    told = DOT.join(filter(None, (round or of_rounds(scene), titled(scene))))
    wide = c.text(above.x, above.cy, told, LEAST, ink, weight=BOLD, room=above.w * 0.5, least=LEAST)
    place = above.left(wide, 20)[1]
    if isinstance(aside, str):
        c.text(
            place.right,
            place.cy,
            aside,
            LEAST,
            soft(scene.theme),
            weight=SEMIBOLD,
            anchor="rm",
            room=place.w,
            least=LEAST,
        )
    else:
        aside(place)
    below = badges(c, Box(below.x, below.y, below.w, below.h - 6), (due(scene) if shown is None else shown)[:MOST], 27)
    c.text(below.x, below.cy, said, LEAST, ink, weight=SEMIBOLD, room=below.w - ROUNDED, least=LEAST)
