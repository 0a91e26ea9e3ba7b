"""The key of a picture: its signs, each with what it means."""

from __future__ import annotations

from engine.core.play.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import SEMIBOLD, width
from renderers.i18n import Words
from renderers.railroad_revolution import icons
from renderers.railroad_revolution.scene import PREFIX

ENTRIES: dict[str, tuple[Sketch, float]] = {
    "share": (icons.share, 1.15),
    "step": (icons.step, 1.0),
    "train": (icons.train, 1.3),
    "flip": (icons.flip, 1.2),
    "promote": (icons.promote, 1.05),
    "swap": (icons.swap, 1.05),
    "rail": (icons.rail, 1.1),
    "station": (icons.station, 1.0),
    "office": (icons.office, 1.0),
}
"""What each sign of a gain looks like, and how wide it is in heights."""
SIZE = 24.0


def strip(c: Canvas, box: Box, words: Words) -> None:
    """The signs of what tiles, trains and deals bring, in one row."""
    shapes.frame(c, box, c.theme.panel, 12)
    inner, high = box.inset(14, 0), box.h * 0.58
    texts = {sign: words(Msg(f"{PREFIX}key-{sign}")) for sign in ENTRIES}
    wides = {sign: high * aspect + 6 for sign, (_, aspect) in ENTRIES.items()}
    said = sum(width(text, SEMIBOLD, SIZE) for text in texts.values())
    size = min(SIZE, SIZE * (inner.w - sum(wides.values()) - 12 * (len(texts) - 1)) / said)
    gap = (inner.w - sum(wides.values()) - said * size / SIZE) / (len(texts) - 1)
    x = inner.x
    for sign, (sketch, aspect) in ENTRIES.items():
        c.stamp(sketch, Box(x, box.cy - high / 2, high * aspect, high))
        x += wides[sign]
        x += c.text(x, box.cy, texts[sign], size, c.theme.muted, weight=SEMIBOLD) + gap
