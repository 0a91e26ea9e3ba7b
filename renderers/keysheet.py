"""A key: the signs of a game, each with its words, drawn by the functions that draw them everywhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from engine.core.play.msg import Msg
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, REGULAR
from renderers.draw.labels import wrap
from renderers.draw.layers import ACROSS, Drawing, Ground
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import PORTRAIT, WIDE

COLUMNS, ROW = {WIDE: 4, PORTRAIT: 2}, {WIDE: 70.0, PORTRAIT: 66.0}
"""By layout."""
TITLE, MARGIN = 74.0, 20.0
HIGH, ART = 48.0, 88.0
"""The most height of a sign, and the room for it left of its words."""
SIZE, LINE = 25.0, 27.0


@dataclass(frozen=True, slots=True)
class Sign:
    """How a sign is drawn (the reader's words say what letters it carries), and its width in heights."""

    sketch: Callable[[Canvas, Box, Words], None]
    aspect: float = 1.0


def plain(sketch: Callable[..., None], *args: object, aspect: float = 1.0) -> Sign:
    """A sign without letters."""
    return Sign(lambda c, box, words: sketch(c, box, *args), aspect)


@dataclass(frozen=True, slots=True)
class Key:
    """All signs of a game; the words of each are the message `<prefix>key-<sign>`, those of the title `<prefix>key`.

    `numbers` are the arguments of these messages.
    """

    prefix: str
    signs: Mapping[str, Sign]
    numbers: Mapping[str, int]

    def drawing(self, layout: str, colours: tuple[str, ...], tones: int = 0) -> Drawing[tuple[str, str]]:
        """The picture: the same for every table."""
        plan, high = (self.prefix, layout), self._height(layout)
        ground = Ground(plan, high, self._paint, colours, tones, ACROSS[layout])
        return Drawing(ground, lambda c: None)

    def sentences(self, reader: Reader) -> list[str]:
        """The picture in words."""
        return [f"{self._said(sign, reader.words)}." for sign in self.signs]

    def _lines(self, layout: str) -> int:
        return -(-len(self.signs) // COLUMNS[layout])

    def _height(self, layout: str) -> float:
        return TITLE + 2 * MARGIN + self._lines(layout) * ROW[layout]

    def _paint(self, c: Canvas, plan: tuple[str, str], words: Words) -> None:
        layout = plan[1]
        lines = self._lines(layout)
        head, rest = Box(0, 0, ACROSS[layout], self._height(layout)).top(TITLE)
        c.rect(head, c.theme.accent)
        title = words(f"{self.prefix}key")
        c.text(head.x + 24, head.cy, title, 40, c.theme.on_accent, weight=BOLD, room=head.w - 48)
        card = rest.inset(MARGIN, MARGIN * 0.8)
        shapes.frame(c, card, c.theme.panel, 14)
        columns = card.inset(16, 0).columns(COLUMNS[layout], 18)
        places = [row for column in columns for row in column.rows(lines)]
        for sign, place in zip(self.signs, places, strict=False):
            self._sign(c, place, sign, words)

    def _sign(self, c: Canvas, box: Box, key: str, words: Words) -> None:
        sign = self.signs[key]
        art, rest = box.left(ART, 12)
        high = min(HIGH, art.w / sign.aspect)
        c.stamp(partial(_stamped, sign), art.middle(high * sign.aspect, high), words)
        lines = wrap(self._said(key, words), REGULAR, SIZE, rest.w, 2)
        for number, line in enumerate(lines):
            y = rest.cy + (number - (len(lines) - 1) / 2) * LINE
            c.text(rest.x, y, line, SIZE, room=rest.w + 1)

    def _said(self, sign: str, words: Words) -> str:
        text = words(Msg(f"{self.prefix}key-{sign}", **self.numbers))
        return text[:1].upper() + text[1:]


def _stamped(sign: Sign, c: Canvas, box: Box, words: Words) -> None:
    sign.sketch(c, box, words)
