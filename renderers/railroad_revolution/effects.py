"""What a tile, card or train gives: as a row of little drawings and numbers, and in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.play.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.facts import COLOURS
from engine.games.railroad_revolution.gains import Effect, Workers, WorkersChoice
from engine.games.railroad_revolution.words import effect_text
from renderers.draw import writing
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD, REGULAR, width
from renderers.draw.labels import ELLIPSIS, wrap
from renderers.i18n import Words
from renderers.railroad_revolution import icons
from renderers.railroad_revolution.scene import PREFIX, Scene, dollars
from renderers.scene import Letters

SIZE = 0.84
"""Size of a number, as a share of the height."""
GAP = 0.12
LETTERS, LINE, TIGHT = 23.0, 26.0, 17.0
"""Heights of letters, of a line, and of a line when several share little room."""


class Glyph(NamedTuple):
    """A drawing `wide` times as wide as it is high, a worker of a colour, or a text."""

    sketch: Sketch | None = None
    wide: float = 1.0
    colour: str = ""
    text: str = ""


WORKER = 0.74
"""Width of a worker, as a share of its height."""
_SIMPLE: dict[str, tuple[Glyph, ...]] = {
    "steps": (Glyph(icons.step),),
    "shares": (Glyph(icons.share, 1.15),),
    "promote": (Glyph(icons.promote, 1.05),),
    "hire_any": (Glyph(None, WORKER, icons.ANY),),
    "swap": (Glyph(icons.swap, 1.05),),
    "train": (Glyph(icons.train, 1.3),),
    "flip": (Glyph(icons.flip, 1.2),),
    "rail": (Glyph(icons.rail, 1.1),),
    "station": (Glyph(icons.station),),
    "office": (Glyph(icons.office),),
    "share_then_promote": (Glyph(icons.share, 1.15), Glyph(icons.promote, 1.05)),
    "step_then_promote": (Glyph(icons.step), Glyph(icons.promote, 1.05)),
}


def glyphs(effect: Effect, words: Words) -> list[Glyph]:
    """An effect in pictures: its price, how many, and of what."""
    price = effect.price or (effect.price_each if isinstance(effect, gains.Promote) else 0)
    found = [Glyph(text=dollars(words, price))] if price else []
    match effect:
        case gains.Money(amount=money):
            found.append(Glyph(text=f"+{dollars(words, money)}"))
        case gains.Steps(n=count) | gains.Shares(n=count) | gains.Flip(times=count) | gains.Promote(max=count):
            found += [Glyph(text=str(count))] if count > 1 else []
        case gains.Workers(take=colours):
            found += [Glyph(None, WORKER, colour) for colour in colours]
        case gains.WorkersChoice(options=(first, *others)):
            found.append(Glyph(None, WORKER, first))
            found += [glyph for colour in others for glyph in (Glyph(text="/"), Glyph(None, WORKER, colour))]
    return found + list(_SIMPLE.get(gains.kind(effect).removeprefix("spare_"), ()))


def letter(letters: Letters, colour: str) -> str:
    """The letter on a worker of this colour."""
    return letters[colour] if colour in COLOURS else "?"


def draw(c: Canvas, box: Box, effect: Effect, letters: Letters, left: bool = False) -> None:
    """An effect in the middle of a box (or at its left), as large as it fits."""
    row = glyphs(effect, letters.words)
    shares = [_wide(glyph) for glyph in row]
    whole = sum(shares) + GAP * (len(row) - 1)
    high = min(box.h, box.w / whole)
    x = box.x if left else box.cx - whole * high / 2
    for glyph, wide in zip(row, shares, strict=True):
        place = Box(x, box.cy - high / 2, wide * high, high)
        if glyph.text:
            c.text(place.cx, place.cy, glyph.text, high * SIZE, weight=BOLD, anchor="mm", least=1)
        elif glyph.colour:
            icons.worker(c, place, glyph.colour, letter(letters, glyph.colour))
        elif glyph.sketch:
            glyph.sketch(c, place)
        x += (wide + GAP) * high


def _wide(glyph: Glyph) -> float:
    return width(glyph.text, BOLD, 100) / 100 * SIZE if glyph.text else glyph.wide


def said(scene: Scene, effect: Effect) -> str:
    """What an effect gives, and what it costs."""
    text = effect_text(effect)
    pair = effect.take if isinstance(effect, Workers) else effect.options if isinstance(effect, WorkersChoice) else ()
    if len(pair) == 2:
        one, two = (Msg(f"{PREFIX}colour-{colour}") for colour in pair)
        text = Msg(f"{PREFIX}{'both' if isinstance(effect, Workers) else 'either'}", one=one, two=two)
    return scene.reader.words(Msg(f"{PREFIX}for", effect=text, price=effect.price) if effect.price else text)


def common(texts: Iterable[str], box: Box, size: float = LETTERS) -> float:
    """The largest size, up to `size`, at which each of the texts fits a box."""
    return min((_lines(text, box, size)[1] for text in texts), default=size)


def _lines(text: str, box: Box, size: float) -> tuple[list[str], float]:
    """A text in lines that fit a box, and their size: as large as possible."""
    lines, most = [text], int(box.h / TIGHT)
    for count in range(2, most + 1) if width(text, REGULAR, size) > box.w else ():
        size = min(size, box.h / count - 2)
        lines = wrap(text, REGULAR, size, box.w, count)
        if not lines[-1].endswith(ELLIPSIS):
            break
    return lines, size


def written(scene: Scene, box: Box, text: str, size: float = LETTERS, middle: bool = False) -> None:
    """A gain in words, on one line, or on several if there is room."""
    lines, size = _lines(text, box, size)
    high, (x, anchor) = min(LINE, box.h / len(lines)), (box.cx, "mm") if middle else (box.x, "lm")
    writing.lines(scene.c, (x, box.cy), lines, high, min(size, high * 0.95), anchor=anchor, room=box.w)
