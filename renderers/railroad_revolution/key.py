"""The key of a picture: its signs, each with its meaning."""

from __future__ import annotations

from engine.core.play.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD, width
from renderers.i18n import Words
from renderers.railroad_revolution.scene import PREFIX
from renderers.railroad_revolution.signs import ALL

ENTRIES = ("share", "step", "train", "flip", "promote", "swap", "rail", "station", "office")
"""The signs for gains."""
SIZE = 24.0


def strip(c: Canvas, box: Box, words: Words) -> None:
    """The signs for the gains of tiles, trains and deals, in one row."""
    shapes.frame(c, box, c.theme.panel, 12)
    inner, high = box.inset(14, 0), box.h * 0.58
    texts = {sign: words(Msg(f"{PREFIX}key-{sign}")) for sign in ENTRIES}
    wides = {sign: high * ALL.signs[sign].aspect + 6 for sign in ENTRIES}
    said = sum(width(text, SEMIBOLD, SIZE) for text in texts.values())
    size = min(SIZE, SIZE * (inner.w - sum(wides.values()) - 12 * (len(texts) - 1)) / said)
    gap = (inner.w - sum(wides.values()) - said * size / SIZE) / (len(texts) - 1)
    x = inner.x
    for sign in ENTRIES:
        c.stamp(ALL.signs[sign].sketch, Box(x, box.cy - high / 2, high * ALL.signs[sign].aspect, high), words)
        x += wides[sign]
        x += c.text(x, box.cy, texts[sign], size, c.theme.muted, weight=SEMIBOLD) + gap
