"""Effects as little pictures: what an action space, an engineer, a factory or a card does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    BuildFactory,
    ChooseAgain,
    ClaimPosition,
    Coins,
    Doubler,
    Effect,
    EndBonusPick,
    EngineerTile,
    HireEngineer,
    Industry,
    LocoOrFactory,
    PlaceLoco,
    PlaceMedal,
    PlayCard,
    Rail,
    ReceiveRails,
    Repeat,
    Revalue,
    RouteTimes,
    SecondMarker,
    TakeBlackWorker,
    TakeEngineer,
    TakeLoco,
    TemporaryWorkers,
    UseToken,
    Vp,
    VpOfEngineers,
    VpOfLocos,
    Worker,
)
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import icons
from renderers.scene import Letters

NUMERAL = 0.62
"""Width of a numeral as a share of its icon's height."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A sketch with its arguments, its width as a share of its height, and how many of it to show."""

    sketch: Sketch
    args: tuple[Any, ...] = ()
    aspect: float = 1.0
    count: int = 1

    @property
    def width(self) -> float:
        """The width including the numeral, as a share of the height."""
        return self.aspect + (NUMERAL if self.count > 1 else 0)

    def draw(self, c: Canvas, box: Box) -> None:
        """Draw it centred, as large as the box allows."""
        high = min(box.h, box.w / self.width)
        place = box.middle(high * self.width, high)
        if self.count > 1:
            number, place = place.left(high * NUMERAL)
            c.text(
                number.cx - high * 0.04,
                number.cy,
                str(self.count),
                high * 0.92,
                c.theme.ink,
                weight=BOLD,
                anchor="mm",
                room=None,
            )
        c.stamp(self.sketch, place, *self.args)


def _rail(e: Rail | ReceiveRails, letters: Letters) -> Glyph:
    if isinstance(e, ReceiveRails):
        return Glyph(icons.rail, (e.colour, letters[e.colour]), 1.25)
    if len(e.colours) == 1:
        return Glyph(icons.rail, (e.colours[0], letters[e.colours[0]]), 1.25, e.max)
    return Glyph(icons.any_rail, (e.colours, tuple(letters[colour] for colour in e.colours)), 1.25, e.max)


def _sums(c: Canvas, box: Box, what: str) -> None:
    """As many victory points as the numbers of something add up to."""
    left, right = box.columns([1.2, 1])
    if what == "engineers":
        _engineer(c, left)
    else:
        icons.locomotive(c, left.middle(left.w, left.w * 0.8), "")
    icons.points(c, right.inset(right.w * 0.04, 0), "Σ")


def _choice(c: Canvas, box: Box) -> None:
    """A locomotive or a factory."""
    one, two = box.columns([1.25, 1], box.w * 0.14)
    icons.locomotive(c, one.middle(one.w, one.w * 0.8), "")
    icons.factory(c, two.middle(two.w, two.w))
    c.line(
        [(one.right - box.w * 0.01, box.bottom - box.h * 0.1), (two.x + box.w * 0.01, box.y + box.h * 0.1)],
        c.theme.muted,
        box.h * 0.07,
    )


def _temporary(c: Canvas, box: Box) -> None:
    """A worker for this round only."""
    one, two = box.columns([1, 0.7])
    icons.worker(c, one, c.theme.ink)
    icons.hourglass(c, two.inset(0, box.h * 0.16), c.theme.ink)


def _pick(c: Canvas, box: Box) -> None:
    """An end-bonus card, or points."""
    one, two = box.columns([1, 1], box.w * 0.06)
    icons.bonus_card(c, one)
    icons.points(c, two.inset(0, box.h * 0.03), str(DATA.alternative_vp))


def _black_worker(c: Canvas, box: Box) -> None:
    icons.worker(c, box, c.theme.ink)


def _engineer(c: Canvas, box: Box) -> None:
    icons.engineer(c, box, paint.STEEL[c.theme.key])


def _again(c: Canvas, box: Box) -> None:
    icons.again(c, box, c.theme.ink)


_ALWAYS: dict[type[Effect], Glyph] = {
    TakeLoco: Glyph(icons.locomotive, ("",), 1.25),
    BuildFactory: Glyph(icons.factory),
    LocoOrFactory: Glyph(_choice, (), 2.1),
    TakeBlackWorker: Glyph(_black_worker, (), 0.8),
    HireEngineer: Glyph(_engineer),
    TakeEngineer: Glyph(_engineer),
    Repeat: Glyph(_again),
    ChooseAgain: Glyph(_again),
    EndBonusPick: Glyph(_pick, (), 1.7),
    UseToken: Glyph(icons.question),
    PlayCard: Glyph(icons.card, ("?", paint.PURPLE), 0.8),
    SecondMarker: Glyph(icons.marker, (), 2.2),
    PlaceMedal: Glyph(icons.medal, ("",), 0.8),
    Revalue: Glyph(icons.revaluation, (), 0.9),
    VpOfEngineers: Glyph(_sums, ("engineers",), 1.8),
    VpOfLocos: Glyph(_sums, ("locos",), 1.8, 2),
}
"""The pictures of elements without numbers."""


def glyph(effect: Effect, letters: Letters) -> Glyph | None:
    """The picture of one element; None for a kind shown some other way (the slot of an engineer tile)."""
    match effect:
        case Rail() | ReceiveRails():
            return _rail(effect, letters)
        case Industry():
            return Glyph(icons.gear, (), 1, effect.max)
        case Doubler():
            return Glyph(icons.doubler, (), 1.1, effect.n)
        case Coins():
            return Glyph(icons.coin, (), 1, effect.n)
        case Vp():
            return Glyph(icons.points, (str(effect.n),), 0.9)
        case Worker():
            return Glyph(_black_worker, (), 0.8, effect.n)
        case TemporaryWorkers():
            return Glyph(_temporary, (), 1.2, effect.n)
        case ClaimPosition():
            return Glyph(icons.flag, (str(effect.position), paint.BRICK), 1)
        case PlaceLoco():
            return Glyph(icons.locomotive, (str(effect.number),), 1.25)
        case RouteTimes():
            return Glyph(icons.doubler, (f"×{effect.factor}",), 1.1)
        case EngineerTile():
            return None
        case _:
            return _ALWAYS[type(effect)]


def draw(c: Canvas, box: Box, effects: Sequence[Effect], letters: Letters, most: float = 999) -> None:
    """All elements, side by side or stacked, whichever makes them larger; at most `most` high."""
    glyphs = [g for g in (glyph(e, letters) for e in effects) if g is not None]
    if not glyphs:
        return
    gap = 6.0
    beside = min(box.h, (box.w - gap * (len(glyphs) - 1)) / sum(g.width for g in glyphs))
    below = min((box.h - gap * (len(glyphs) - 1)) / len(glyphs), *(box.w / g.width for g in glyphs))
    if beside >= below:
        high = min(beside, most)
        whole = box.middle(high * sum(g.width for g in glyphs) + gap * (len(glyphs) - 1), high)
        places = whole.columns([g.width for g in glyphs], gap)
    else:
        high = min(below, most)
        places = box.middle(box.w, high * len(glyphs) + gap * (len(glyphs) - 1)).rows(len(glyphs), gap)
    for g, place in zip(glyphs, places, strict=True):
        g.draw(c, place)
