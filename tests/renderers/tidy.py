"""Tidy pictures: no text covers another one or leaves the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice, takewhile
from typing import Any

from renderers import KEY, LARGE, LEAST_WIDTH, PORTRAIT, Request, headline
from renderers.draw import placing
from renderers.draw.boxes import Box
from renderers.draw.labels import inside, overlap
from renderers.draw.layers import ACROSS, UNITS, Painting
from renderers.draw.placing import Disc, Field, Frame, collide, covers
from renderers.draw.shapes import rounded
from renderers.draw.strokes import spaced
from tests.long import in_turn
from tests.renderers.outlines import outlined

SMALL = LEAST_WIDTH
"""Texts are set in design units, so a small picture has them where a large one has them, and is drawn quickly."""
ROUNDED = UNITS / SMALL / 2
"""How much of the height, in design units, may be lost in whole pixels."""


LEGIBLE = {PORTRAIT: 25 / ACROSS[PORTRAIT], LARGE: 35 / ACROSS[PORTRAIT]}
"""In shares of the width: eleven pixels where a phone shows 350 of them, fifteen with large type."""


def too_small(request: Request[Any], texts: Iterable[str]) -> dict[str, float]:
    """How large, as a share of what is legible, those of the texts are that a phone shows too small, or not at all (0).

    Of a text that a picture has several times the largest counts. The headline is no larger with larger type.
    """
    sizes: dict[str, float] = {}
    head = headline.TALL * ACROSS[request.layout] / ACROSS[PORTRAIT]
    for label in outlined(replace(request, width=SMALL)).labels():
        least = LEGIBLE[PORTRAIT if label.y < head else request.layout] * ACROSS[request.layout] * 0.99
        sizes[label.text] = max(label.size / least, sizes.get(label.text, 0))
    return {text: share for text in texts if (share := sizes.get(text, 0)) < 1}


def units_of(request: Request[Any]) -> float:
    """Design units across; the type of a key is no larger."""
    return ACROSS[PORTRAIT if (request.picture, request.layout) == (KEY, LARGE) else request.layout]


TALLEST = {PORTRAIT: 1.6, LARGE: 1.6}
"""How much higher than wide a picture may be: a client may crop one that is taller."""
TALL = (PORTRAIT, LARGE)
tall_in_turn = in_turn("layout", TALL, spread=True)
"""A test that is dear looks at one of them, and at the other one for the next of its other parameters."""


def faults(request: Request[Any], drawn: Painting) -> list[str]:
    """Which texts leave the picture, lie over another one, or are no words but the keys of words."""
    units = units_of(request)
    boxes = [(label.box(), label) for label in drawn.labels()]
    height = drawn.image.height / drawn.image.width * units + ROUNDED
    prefix = request.game.replace("_", "-") + "-"
    found: list[str] = []
    boxes.sort(key=lambda one: one[0].y)
    for n, (box, label) in enumerate(boxes):
        if not (box.x >= 0 and box.y >= 0 and box.right <= units and box.bottom <= height):
            found.append(f"{label} leaves the picture")
        below = takewhile(lambda one: one[0].y < box.bottom, islice(boxes, n + 1, None))  # noqa: B023
        found += [f"{label} and {other} overlap" for where, other in below if overlap(box, where)]
        if "board-" in label.text or prefix in label.text:
            found.append(f"{label} is no word")
    return found + covered(drawn)


HIDDEN = 0.6
"""So much of a piece may lie below a badge, if it is not smaller than half of that, or a card."""


def covered(drawn: Painting) -> list[str]:
    """Which badges hide a part of a text, or of another badge, or most of a piece, and which frames cut a text."""
    texts, pieces = Field(label.box() for label in drawn.texts()), Field(drawn.pieces)
    found = list[str]()
    for n, mark in enumerate(drawn.marks):
        said = "".join(label.text for label in mark.labels)
        box = mark.shape if isinstance(mark.shape, Box) else around(mark.shape)
        found += [f"{said} at {box} hides the text at {text}" for text in texts.near(box) if covers(mark.shape, text)]
        found += [f"{said} hides {other}" for other in drawn.marks[:n] if collide(mark.shape, other.shape)]
        lying = [one for one in pieces.near(box) if 0.5 * box.w * box.h < one.w * one.h < placing.SMALL * box.w * box.h]
        found += [f"{said} at {box} hides the piece at {one}" for one in lying if below(box, one) > HIDDEN]
    for frame in drawn.frames:
        found += [f"{frame} cuts the text at {text}" for text in texts.near(frame.box) if cuts(frame, text)]
    return found


def below(badge: Box, piece: Box) -> float:
    """Which share of the smaller of the two they have in common."""
    wide = min(badge.right, piece.right) - max(badge.x, piece.x)
    high = min(badge.bottom, piece.bottom) - max(badge.y, piece.y)
    return max(wide, 0.0) * max(high, 0.0) / min(badge.w * badge.h, piece.w * piece.h)


STEP = 4.0
"""Along a frame it is looked so often, in design units, whether it cuts a text."""


def cuts(frame: Frame, text: Box) -> bool:
    """Whether the line of a frame runs over a text; a text may lie in it whole."""
    if inside(text, frame.box.inset(frame.broad)) and frame.radius < min(frame.box.w, frame.box.h) / 3:
        return False
    outline = rounded(frame.box.inset(frame.broad / 2), frame.radius)
    near = text.inset(-frame.broad / 2 + 0.5)
    return any(overlap(Box(x, y, 0.01, 0.01), near) for (x, y), _ in spaced([*outline, outline[0]], STEP))


def around(disc: Disc) -> Box:
    """The box of a disc."""
    return Box(disc.x, disc.y, 0, 0).inset(-disc.radius)


def assert_tidy(request: Request[Any]) -> Painting:
    """Every text lies within the picture, and none over another; all are words, not keys of words.

    Returns the picture in which that was looked at, a SMALL one.
    """
    drawn = outlined(replace(request, width=SMALL))
    found = faults(request, drawn)
    assert not found, (request.picture, found)
    return drawn
