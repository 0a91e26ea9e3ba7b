"""The small drawings of the game: workers, coins, rails, locomotives, factories, marks."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.palette import Colour
from renderers.draw.shapes import star
from renderers.russian_railroads import colours as paint

LETTERED = 2
"""With more colours than this, a piece of rail has no room for letters and stands for any colour."""


def worker(c: Canvas, box: Box, fill: Colour) -> None:
    """A standing worker."""
    x, y, w, h = box.middle(min(box.w, box.h * 0.8), min(box.h, box.w * 1.25))
    c.ellipse(Box(x + w * 0.3, y, w * 0.4, w * 0.4), fill)
    body = [(0.5, 0.3), (0.72, 0.36), (0.98, 0.66), (0.86, 0.76), (0.7, 0.62), (0.76, 1), (0.55, 1), (0.5, 0.78)]
    side = [(x + w * a, y + h * b) for a, b in body]
    c.polygon(side + [(2 * x + w - a, b) for a, b in reversed(side)], fill)


def hourglass(c: Canvas, box: Box, fill: Colour) -> None:
    """Only for this round."""
    b = box.inset(box.w * 0.16, box.h * 0.04)
    c.polygon([(b.x, b.y), (b.right, b.y), (b.x, b.bottom), (b.right, b.bottom)], fill)
    for y in (b.y, b.bottom - b.h * 0.14):
        c.rect(Box(b.x - b.w * 0.1, y, b.w * 1.2, b.h * 0.14), fill)


def coin(c: Canvas, box: Box) -> None:
    """A coin."""
    side = min(box.w, box.h)
    disc = box.middle(side, side)
    c.ellipse(disc, paint.COIN_EDGE)
    c.ellipse(disc.inset(side * 0.08), c.theme.gold)
    c.ellipse(disc.inset(side * 0.2), None, paint.COIN_EDGE, side * 0.07)
    c.rect(disc.middle(side * 0.1, side * 0.28), paint.COIN_EDGE)


def rail(c: Canvas, box: Box, colour: str, letter: str) -> None:
    """A piece of rail as it lies on a space: its colour, its letter and its pattern of ties."""
    p = paint.RAILS[colour]
    edge = max(1.5, box.h * 0.06)
    c.rect(box, p.face, p.edge, edge, box.h * 0.16)
    _ties(c, box.inset(box.w * 0.1, box.h * 0.1), colour)
    if letter:
        c.text(box.cx, box.cy, letter, min(box.h * 0.64, box.w * 0.76), p.mark, weight=BOLD, anchor="mm", halo=p.face)


def _ties(c: Canvas, box: Box, colour: str) -> None:
    p = paint.RAILS[colour]
    for part in range(p.ties):
        y = (box.y, box.bottom - box.h * 0.1)[part % 2]
        inner = box.h * 0.17 * (part // 2)
        y += inner if part % 2 == 0 else -inner
        c.rect(Box(box.x, y, box.w, box.h * 0.08), p.edge)


def trail(c: Canvas, box: Box, colour: str) -> None:
    """Rail laid on a space behind the leading piece of its colour."""
    p = paint.RAILS[colour]
    c.rect(box, p.face)
    line = max(1.0, box.h * 0.08)
    c.rect(Box(box.x, box.y, box.w, line), p.edge)
    c.rect(Box(box.x, box.bottom - line, box.w, line), p.edge)
    for tie in box.inset(box.w * 0.08, 0).columns(3, box.w * 0.16):
        c.rect(tie.inset(tie.w * 0.18, box.h * 0.24), p.edge, radius=1)


def any_rail(c: Canvas, box: Box, shown: tuple[str, ...], letters: tuple[str, ...]) -> None:
    """A piece of rail in several colours, one of which the player chooses."""
    c.rect(box, "#7b7b82", radius=box.h * 0.16)
    inner = box.inset(max(1.5, box.h * 0.06))
    for name, letter, part in zip(shown, letters, inner.columns(len(shown)), strict=True):
        p = paint.RAILS[name]
        c.rect(part, p.face)
        if len(shown) <= LETTERED:
            c.text(part.cx, part.cy, letter, box.h * 0.5, p.mark, weight=BOLD, anchor="mm")


def locomotive(c: Canvas, box: Box, number: str) -> None:
    """A locomotive in side view, its number on the boiler."""
    x, y, w, h = box

    def at(left: float, top: float, wide: float, high: float) -> Box:
        return Box(x + w * left, y + h * top, w * wide, h * high)

    fill, dark = paint.STEEL[c.theme.key], paint.STEEL_DARK[c.theme.key]
    c.rect(at(0.74, 0.02, 0.12, 0.24), dark, radius=w * 0.02)
    c.rect(at(0.70, 0.0, 0.20, 0.09), dark, radius=w * 0.02)
    c.rect(at(0.0, 0.06, 0.36, 0.1), dark, radius=w * 0.02)
    c.rect(at(0.03, 0.1, 0.30, 0.68), fill, radius=w * 0.03)
    c.rect(at(0.2, 0.2, 0.76, 0.58), fill, radius=h * 0.16)
    c.rect(at(0.0, 0.72, 1.0, 0.1), dark, radius=w * 0.02)
    for left in (0.06, 0.38, 0.70):
        wheel = at(left, 0.74, 0.26, 0.26)
        wheel = wheel.middle(wheel.h, wheel.h)
        c.ellipse(wheel, dark)
        c.ellipse(wheel.inset(wheel.h * 0.3), paint.SMOKE)
    if number:
        plate = at(0.32, 0.17, 0.54, 0.56)
        on = paint.ON_STEEL[c.theme.key]
        c.text(plate.cx, plate.cy, number, h * 0.56, on, weight=BOLD, anchor="mm", room=w * 0.62, least=1)


def factory(c: Canvas, box: Box, number: str = "") -> None:
    """A factory with a saw-tooth roof, its number on the wall."""
    x, y, w, h = box
    c.rect(Box(x + w * 0.72, y, w * 0.16, h * 0.6), paint.BRICK_DARK)
    roof = [(0.0, 1.0), (0.0, 0.36), (0.24, 0.2), (0.24, 0.36), (0.48, 0.2), (0.48, 0.36), (0.72, 0.2), (0.72, 0.36)]
    points = [*roof, (1.0, 0.36), (1.0, 1.0)]
    c.polygon([(x + w * a, y + h * b) for a, b in points], paint.BRICK)
    if number:
        c.text(box.cx, y + h * 0.68, number, h * 0.56, "#ffffff", weight=BOLD, anchor="mm", room=w * 0.8, least=1)


def gear(c: Canvas, box: Box) -> None:
    """A step on the industry track."""
    fill = paint.STEEL[c.theme.key]
    side = min(box.w, box.h)
    for tooth in range(8):
        tip = star(box.cx, box.cy, side * 0.5, 16)
        a, b = tip[(2 * tooth - 1) % 16], tip[(2 * tooth) % 16]
        mid = (box.cx, box.cy)
        c.polygon([mid, a, b], fill)
    c.ellipse(box.middle(side * 0.76, side * 0.76), fill)
    c.ellipse(box.middle(side * 0.3, side * 0.3), c.theme.panel)


def marker(c: Canvas, box: Box) -> None:
    """An additional marker at the start of the industry track."""
    side = min(box.h, box.w / 2.2)
    start = Box(box.x, box.cy - side / 2, side, side)
    c.line([(start.cx, box.cy), (box.right, box.cy)], c.theme.faint, side * 0.12)
    c.ellipse(start, c.theme.panel, c.theme.faint, side * 0.06)
    c.ellipse(start.inset(side * 0.16), paint.PURPLE)
    c.rect(start.middle(side * 0.4, side * 0.1), "#ffffff")
    c.rect(start.middle(side * 0.1, side * 0.4), "#ffffff")
    second = Box(box.right - side * 0.8, box.cy - side * 0.4, side * 0.8, side * 0.8)
    c.ellipse(second, c.theme.panel, c.theme.faint, side * 0.06)


def doubler(c: Canvas, box: Box, text: str = "×2") -> None:
    """Doubles a space."""
    c.rect(box, c.theme.accent, radius=box.h * 0.3)
    c.text(box.cx, box.cy, text, box.h * 0.74, c.theme.on_accent, weight=BOLD, anchor="mm", room=box.w * 0.9, least=1)


def question(c: Canvas, box: Box, used: bool = False) -> None:
    """A ? space or token."""
    fill, ink = (paint.PURPLE, "#ffffff") if not used else (c.theme.well, c.theme.muted)
    c.rect(box, fill, None if not used else c.theme.faint, 1.5, box.h * 0.22)
    c.text(box.cx, box.cy, "?", box.h * 0.8, ink, weight=BOLD, anchor="mm")


def points(c: Canvas, box: Box, text: str, lit: bool = True) -> None:
    """Victory points: a shield with a number."""
    for fill, (x, y, w, h) in ((paint.LEAF if lit else c.theme.faint, box), *_hollow(c, box, lit)):
        c.polygon([(x, y), (x + w, y), (x + w, y + h * 0.66), (x + w / 2, y + h), (x, y + h * 0.66)], fill)
    x, y, w, h = box
    ink = "#ffffff" if lit else c.theme.muted
    c.text(box.cx, y + h * 0.42, text, h * 0.62, ink, weight=BOLD, anchor="mm", room=w * 0.86, least=1)


def _hollow(c: Canvas, box: Box, lit: bool) -> list[tuple[Colour, Box]]:
    """The empty interior of something not reached yet."""
    return [] if lit else [(c.theme.panel, box.inset(box.h * 0.08))]


def medal(c: Canvas, box: Box, text: str, lit: bool = True) -> None:
    """The Kiev medal on its ribbon."""
    x, y, w, h = box
    ribbon = paint.BRICK if lit else c.theme.faint
    c.polygon([(x + w * 0.2, y), (x + w * 0.8, y), (x + w * 0.62, y + h * 0.5), (x + w * 0.38, y + h * 0.5)], ribbon)
    side = min(w, h * 0.76)
    disc = Box(box.cx - side / 2, y + h - side, side, side)
    c.ellipse(disc, paint.COIN_EDGE if lit else c.theme.faint)
    c.ellipse(disc.inset(side * 0.08), c.theme.gold if lit else c.theme.well)
    c.text(
        disc.cx,
        disc.cy,
        text,
        side * 0.68,
        paint.MEDAL_INK if lit else c.theme.ink,
        weight=BOLD,
        anchor="mm",
        room=side * 0.9,
        least=1,
    )


def engineer(c: Canvas, box: Box, fill: Colour = paint.SMOKE) -> None:
    """An engineer with a helmet."""
    side = min(box.w, box.h)
    x, y, w, h = box.middle(side, side)
    c.ellipse(Box(x + w * 0.28, y + h * 0.16, w * 0.44, h * 0.44), "#e6c3a0")
    c.polygon(
        [
            (x + w * 0.1, y + h),
            (x + w * 0.2, y + h * 0.68),
            (x + w * 0.4, y + h * 0.6),
            (x + w * 0.6, y + h * 0.6),
            (x + w * 0.8, y + h * 0.68),
            (x + w * 0.9, y + h),
        ],
        fill,
    )
    c.arc(Box(x + w * 0.24, y + h * 0.04, w * 0.52, h * 0.6), 180, 360, paint.HELMET, w * 0.26)
    c.rect(Box(x + w * 0.16, y + h * 0.3, w * 0.68, h * 0.08), paint.HELMET, radius=h * 0.03)


def again(c: Canvas, box: Box, fill: Colour) -> None:
    """A round arrow: repeat."""
    side = min(box.w, box.h)
    circle = box.middle(side * 0.8, side * 0.8)
    c.arc(circle, -60, 220, fill, side * 0.13)
    r = side * 0.34
    tip = (box.cx + r * 0.5, box.cy - r * 0.87)
    c.polygon(
        [
            (tip[0] - side * 0.22, tip[1] - side * 0.16),
            (tip[0] + side * 0.1, tip[1] - side * 0.2),
            (tip[0] - side * 0.04, tip[1] + side * 0.16),
        ],
        fill,
    )


def card(c: Canvas, box: Box, text: str, fill: Colour) -> None:
    """A card seen from behind."""
    b = box.middle(min(box.w, box.h * 0.76), box.h)
    c.rect(b, fill, c.theme.panel, max(1.5, b.h * 0.05), b.w * 0.14)
    if text:
        c.text(b.cx, b.cy, text, b.h * 0.5, "#ffffff", weight=BOLD, anchor="mm")


def bonus_card(c: Canvas, box: Box) -> None:
    """An end-bonus card seen from behind."""
    card(c, box, "", paint.LEAF)
    c.polygon(star(box.cx, box.cy, min(box.w, box.h * 0.76) * 0.34, 10, 0.45), "#ffffff")


def flag(c: Canvas, box: Box, text: str, fill: Colour) -> None:
    """A position in the turn order."""
    x, y, w, h = box
    c.rect(Box(x, y, w * 0.1, h), c.theme.ink)
    c.polygon(
        [
            (x + w * 0.1, y),
            (x + w, y),
            (x + w * 0.84, y + h * 0.34),
            (x + w, y + h * 0.68),
            (x + w * 0.1, y + h * 0.68),
        ],
        fill,
    )
    c.text(x + w * 0.48, y + h * 0.34, text, h * 0.54, c.theme.on_accent, weight=BOLD, anchor="mm")


def revaluation(c: Canvas, box: Box, lit: bool = True) -> None:
    """The tile that raises the value of brown, natural and white rails."""
    fill = paint.LEAF if lit else c.theme.faint
    x, y, w, h = box
    c.polygon(
        [
            (x + w / 2, y),
            (x + w, y + h * 0.5),
            (x + w * 0.7, y + h * 0.5),
            (x + w * 0.7, y + h),
            (x + w * 0.3, y + h),
            (x + w * 0.3, y + h * 0.5),
            (x, y + h * 0.5),
        ],
        fill,
    )


def factor(c: Canvas, box: Box, text: str, lit: bool) -> None:
    """A multiplier for the points of a route."""
    for fill, place in ((paint.LEAF if lit else c.theme.faint, box), *_hollow(c, box, lit)):
        c.rect(place, fill, radius=place.h * 0.3)
    ink = "#ffffff" if lit else c.theme.muted
    c.text(box.cx, box.cy, text, box.h * 0.78, ink, weight=BOLD, anchor="mm", room=box.w * 0.9, least=1)


def ghost_factory(c: Canvas, box: Box) -> None:
    """The outline of a factory that could be built here."""
    x, y, w, h = box
    roof = [(0.0, 1.0), (0.0, 0.36), (0.24, 0.2), (0.24, 0.36), (0.48, 0.2), (0.48, 0.36), (0.72, 0.2), (0.72, 0.36)]
    c.polygon([(x + w * a, y + h * b) for a, b in [*roof, (1.0, 0.36), (1.0, 1.0)]], c.theme.faint)
