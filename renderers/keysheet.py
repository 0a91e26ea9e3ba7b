"""A key: the signs of a game, each with its words, drawn by the same functions as everywhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from engine.core.play.msg import Msg
from renderers.account import ended
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, REGULAR
from renderers.draw.labels import wrap
from renderers.draw.layers import ACROSS, Drawing, Ground
from renderers.draw.writing import lines
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import PORTRAIT, WIDE

COLUMNS = {WIDE: 4, PORTRAIT: 2}
TITLE, MARGIN = 74.0, 20.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """All sizes, in design units: by layout, the height of a row and the type size of its words; their line spacing as
    a multiple of that; the maximum height of a sign, and its room to the left of its words. Words begin with a capital
    and take at most this many lines.
    """

    row: Mapping[str, float]
    size: Mapping[str, float]
    line: float
    high: float
    art: float
    most: int = 2


USUAL = Sheet({WIDE: 70.0, PORTRAIT: 66.0}, {WIDE: 25.0, PORTRAIT: 25.0}, 1.08, 48.0, 88.0)


@dataclass(frozen=True, slots=True)
class Sign:
    """How to draw a sign (the reader's words give its letters), and its width as a multiple of its height."""

    sketch: Callable[[Canvas, Box, Words], None]
    aspect: float = 1.0


def changed(c: Canvas, box: Box) -> None:
    """The mark of a change."""
    shapes.ring(c, box.inset(2), 8)


def plain(sketch: Callable[..., None], *args: object, aspect: float = 1.0) -> Sign:
    """A sign without letters."""
    return Sign(lambda c, box, words: sketch(c, box, *args), aspect)


@dataclass(frozen=True, slots=True)
class Key:
    """All signs of a game; the words of each are the message `<prefix>key-<sign>`, those of the title `<prefix>key`.

    `numbers` are the arguments of these messages; `called` has the messages of signs with other words.
    """

    prefix: str
    signs: Mapping[str, Sign]
    numbers: Mapping[str, int]
    called: Mapping[str, Msg] = field(default_factory=dict)
    sheet: Sheet = USUAL

    def drawing(self, layout: str, colours: tuple[str, ...], tones: int = 0) -> Drawing[tuple[str, str]]:
        """The picture: the same for every table."""
        plan, high = (self.prefix, layout), self._height(layout)
        ground = Ground(plan, high, self._paint, colours, tones, ACROSS[layout])
        return Drawing(ground, lambda c: None)

    def sentences(self, reader: Reader) -> list[str]:
        """The picture in words, title first."""
        said = [reader.say(f"{self.prefix}key"), *(self.said(sign, reader.words) for sign in self.signs)]
        return [ended(text[:1].upper() + text[1:]) for text in said]

    def _lines(self, layout: str) -> int:
        return -(-len(self.signs) // COLUMNS[layout])

    def _height(self, layout: str) -> float:
        return TITLE + 2 * MARGIN + self._lines(layout) * self.sheet.row[layout]

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
            self._sign(c, place, sign, words, self.sheet.size[layout])

    def _sign(self, c: Canvas, box: Box, key: str, words: Words, size: float) -> None:
        sign = self.signs[key]
        art, rest = box.left(self.sheet.art, 12)
        high = min(self.sheet.high, art.w / sign.aspect)
        c.stamp(partial(_stamped, sign), art.middle(high * sign.aspect, high), words)
        parts = wrap(self.said(key, words), REGULAR, size, rest.w, self.sheet.most)
        lines(c, (rest.x, rest.cy), parts, size * self.sheet.line, size, room=rest.w + 1)

    def said(self, sign: str, words: Words) -> str:
        """The meaning of a sign."""
        text = words(self.called.get(sign) or Msg(f"{self.prefix}key-{sign}", **self.numbers))
        return text[:1].upper() + text[1:]


def _stamped(sign: Sign, c: Canvas, box: Box, words: Words) -> None:
    sign.sketch(c, box, words)
