"""Tidy pictures: no text covers another one or leaves the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from renderers import PORTRAIT, Request, paint
from renderers.draw.labels import overlap
from renderers.draw.layers import PORTRAIT_UNITS, UNITS

SMALL = 400
"""Texts are set in design units, so a small picture has them where a large one has them, and is drawn quickly."""
ROUNDED = UNITS / SMALL / 2
"""How much of the height, in design units, may be lost in whole pixels."""


LEGIBLE = 25
"""Of the 800 design units across a tall picture: eleven pixels where a phone shows 350 of them."""


def too_small(request: Request[Any], texts: Iterable[str]) -> dict[str, float]:
    """The size, in design units, of those of the texts that a phone shows too small, or not at all (0).

    Of a text that a picture has several times the largest counts.
    """
    sizes: dict[str, float] = {}
    for label in paint(replace(request, width=SMALL)).labels():
        sizes[label.text] = max(label.size, sizes.get(label.text, 0))
    return {text: size for text in texts if (size := sizes.get(text, 0)) < LEGIBLE * 0.99}


def assert_tidy(request: Request[Any]) -> None:
    """Every text lies within the picture, and none over another; all are words, not keys of words."""
    drawn = paint(replace(request, width=SMALL))
    units = PORTRAIT_UNITS if request.layout == PORTRAIT else UNITS
    boxes = [(label.box(), label) for label in drawn.labels()]
    height = drawn.image.height / drawn.image.width * units + ROUNDED
    prefix = request.game.replace("_", "-") + "-"
    for n, (box, label) in enumerate(boxes):
        assert box.x >= 0 and box.y >= 0 and box.right <= units and box.bottom <= height, label
        assert not [(request.picture, label, other) for where, other in boxes[n + 1 :] if overlap(box, where)]
        assert "board-" not in label.text and prefix not in label.text
