"""Little drawings: workers, money, shares, trains, rails, stations, offices, signs of deals and terrain."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.palette import Colour, Paint, mix
from renderers.draw.shapes import star
from renderers.draw.signs import coin as coin
from renderers.draw.signs import points as points
from renderers.railroad_revolution import colours as paint

ANY = "any"


def worker(c: Canvas, box: Box, colour: str, letter: str) -> None:
    """A worker with the letter of its colour; one of any colour is striped, with a question mark."""
    x, y, w, h = box
    look = paint.WORKERS.get(colour, Paint(c.theme.panel, c.theme.muted, c.theme.ink))
    for fill, grow in ((look.edge, 0.0), (look.face, h * 0.055)):
        head = Box(x + w * 0.5 - h * 0.2, y, h * 0.4, h * 0.4).inset(grow)
        c.ellipse(head, fill)
        c.rect(Box(x, y + h * 0.33, w, h * 0.67).inset(grow), fill, radius=h * 0.17)
    c.text(box.cx, y + h * 0.67, letter, h * 0.56, look.mark, weight=BOLD, anchor="mm", room=w * 0.9, least=1)


def slot(c: Canvas, box: Box, colour: str, letter: str) -> None:
    """A place for a worker of a colour."""
    x, y, w, h = box
    look = paint.WORKERS.get(colour)
    edge = paint.pale(look, c.theme) if look else c.theme.muted
    for fill, grow in ((edge, 0.0), (c.theme.well, h * 0.06)):
        c.ellipse(Box(x + w * 0.5 - h * 0.2, y, h * 0.4, h * 0.4).inset(grow), fill)
        c.rect(Box(x, y + h * 0.33, w, h * 0.67).inset(grow), fill, radius=h * 0.17)
    c.text(box.cx, y + h * 0.67, letter, h * 0.5, c.theme.muted, weight=BOLD, anchor="mm", room=w * 0.9, least=1)


def share(c: Canvas, box: Box) -> None:
    """A share: a printed certificate with a seal."""
    sheet = box.middle(box.w, box.h * 0.78)
    c.rect(sheet, "#5c5138", radius=box.h * 0.06)
    c.rect(sheet.inset(box.h * 0.055), "#f4ecd2", radius=box.h * 0.03)
    inner = sheet.inset(box.w * 0.17, box.h * 0.2)
    for number, line in enumerate(inner.rows(2, box.h * 0.1)):
        c.rect(Box(line.x, line.y, line.w * (0.62, 0.4)[number], line.h * 0.8), "#8a7c5a")
    seal = sheet.h * 0.46
    c.ellipse(Box(sheet.right - seal * 1.28, sheet.bottom - seal * 1.2, seal, seal), paint.DEAL)


def train(c: Canvas, box: Box, fill: Colour | None = None) -> None:
    """A steam locomotive in side view."""
    ink, (x, y, w, h) = fill or c.theme.ink, box
    c.rect(Box(x + w * 0.3, y + h * 0.34, w * 0.62, h * 0.36), ink, radius=h * 0.1)
    c.rect(Box(x + w * 0.04, y + h * 0.12, w * 0.34, h * 0.58), ink, radius=h * 0.05)
    c.polygon([(x + w * 0.68, y + h * 0.36), (x + w * 0.64, y), (x + w * 0.86, y), (x + w * 0.82, y + h * 0.36)], ink)
    for left in (0.04, 0.36, 0.68):
        wheel = Box(x + w * left, y + h * 0.6, h * 0.38, h * 0.38)
        c.ellipse(wheel.inset(-h * 0.03), c.theme.panel)
        c.ellipse(wheel, ink)


def down(c: Canvas, box: Box) -> None:
    """A train lying face down."""
    train(c, box, c.theme.faint)


def flip(c: Canvas, box: Box) -> None:
    """Flipping a train."""
    train(c, box.middle(box.w * 0.72, box.h * 0.62))
    around = box.middle(box.h, box.h)
    c.arc(around, 205, 335, paint.DEAL, box.h * 0.1)
    c.arc(around, 25, 155, paint.DEAL, box.h * 0.1)
    for x, y, way in ((around.right, around.y + box.h * 0.36, 1), (around.x, around.bottom - box.h * 0.36, -1)):
        size = box.h * 0.17
        c.polygon(
            [(x - size * 1.5, y - way * size * 0.6), (x + size * 0.7, y - way * size), (x, y + way * size)], paint.DEAL
        )


def crate(c: Canvas, box: Box) -> None:
    """A crate: trade."""
    b, ink = box.inset(box.w * 0.04), c.theme.ink
    c.rect(b, ink, radius=b.w * 0.06)
    for plank in b.inset(b.w * 0.1).rows(3, b.h * 0.07):
        c.rect(plank, c.theme.panel)
    c.line([(b.x + b.w * 0.12, b.bottom - b.h * 0.14), (b.right - b.w * 0.12, b.y + b.h * 0.14)], ink, b.w * 0.12)


def rail(c: Canvas, box: Box) -> None:
    """A piece of track."""
    ink, b = c.theme.ink, box.inset(0, box.h * 0.16)
    for part in (0.12, 0.37, 0.63, 0.88):
        c.rect(Box(b.x + b.w * part - b.h * 0.07, b.y, b.h * 0.15, b.h), mix(ink, c.theme.panel, 0.35))
    for part in (0.22, 0.66):
        c.rect(Box(b.x, b.y + b.h * part, b.w, b.h * 0.14), ink)


def station(c: Canvas, box: Box, fill: Colour | None = None) -> None:
    """A house."""
    ink, (x, y, w, h) = fill or c.theme.ink, box
    c.polygon([(x, y + h * 0.5), (x + w / 2, y + h * 0.04), (x + w, y + h * 0.5)], ink)
    c.rect(Box(x + w * 0.12, y + h * 0.42, w * 0.76, h * 0.54), ink)
    c.rect(Box(x + w * 0.4, y + h * 0.6, w * 0.2, h * 0.36), c.theme.panel)


def office(c: Canvas, box: Box) -> None:
    """A telegraph pole."""
    ink, (x, y, w, h) = c.theme.ink, box
    c.rect(Box(x + w * 0.45, y + h * 0.04, w * 0.12, h * 0.94), ink)
    for top, inset in ((0.16, 0.06), (0.38, 0.16)):
        c.rect(Box(x + w * inset, y + h * top, w * (1 - 2 * inset), h * 0.1), ink)
        for left in (inset, 1 - inset - 0.12):
            c.rect(Box(x + w * left, y + h * (top - 0.1), w * 0.12, h * 0.12), ink)


def link(c: Canvas, box: Box) -> None:
    """A wire between two poles."""
    ink, (x, y, w, h) = c.theme.ink, box
    for left in (0.14, 0.78):
        c.rect(Box(x + w * left, y + h * 0.14, w * 0.09, h * 0.82), ink)
        c.rect(Box(x + w * (left - 0.12), y + h * 0.22, w * 0.33, h * 0.1), ink)
    c.arc(Box(x + w * 0.1, y - h * 0.3, w * 0.8, h * 0.9), 25, 155, ink, h * 0.08)


def network(c: Canvas, box: Box) -> None:
    """Connected cities."""
    ink, (x, y, w, h) = c.theme.ink, box
    ends = [(x + w * 0.18, y + h * 0.24), (x + w * 0.82, y + h * 0.3), (x + w * 0.4, y + h * 0.8)]
    c.line([*ends, ends[0]], ink, h * 0.1)
    for px, py in ends:
        c.ellipse(Box(px - h * 0.17, py - h * 0.17, h * 0.34, h * 0.34), ink)


def step(c: Canvas, box: Box) -> None:
    """A step on a performance track: stairs."""
    for part, bar in zip((0.34, 0.66, 1.0), box.inset(0, box.h * 0.08).columns(3), strict=True):
        c.rect(Box(bar.x, bar.bottom - bar.h * part, bar.w + 0.5, bar.h * part), c.theme.ink)


def promote(c: Canvas, box: Box) -> None:
    """A worker becomes a manager."""
    b = Box(box.x, box.y + box.h * 0.14, box.w * 0.56, box.h * 0.84)
    look, ink = c.theme.ink, paint.DEAL
    c.ellipse(Box(b.cx - b.h * 0.2, b.y, b.h * 0.4, b.h * 0.4), look)
    c.rect(Box(b.x, b.y + b.h * 0.36, b.w, b.h * 0.64), look, radius=b.h * 0.17)
    x, w, h = box.x + box.w * 0.64, box.w * 0.36, box.h
    c.polygon([(x, box.y + h * 0.46), (x + w / 2, box.y + h * 0.02), (x + w, box.y + h * 0.46)], ink)
    c.rect(Box(x + w * 0.3, box.y + h * 0.44, w * 0.4, h * 0.5), ink)


def swap(c: Canvas, box: Box) -> None:
    """One worker swapped for another."""
    x, y, w, h = box
    ink = c.theme.ink
    for part, top in ((0.0, 0.3), (1.0, 0.7)):
        way = 1 if part == 0.0 else -1
        start, end = x + w * part, x + w * (1 - part)
        c.line([(start, y + h * top), (end - way * w * 0.3, y + h * top)], ink, h * 0.13)
        tip = [
            (end, y + h * top),
            (end - way * w * 0.36, y + h * (top - 0.2)),
            (end - way * w * 0.36, y + h * (top + 0.2)),
        ]
        c.polygon(tip, ink)


def milestone(c: Canvas, box: Box) -> None:
    """A milestone: a stone beside the line."""
    x, y, w, h = box
    c.ellipse(Box(x + w * 0.16, y + h * 0.04, w * 0.68, h * 0.7), c.theme.ink)
    c.rect(Box(x + w * 0.16, y + h * 0.38, w * 0.68, h * 0.5), c.theme.ink)
    c.rect(Box(x, y + h * 0.86, w, h * 0.12), c.theme.ink)
    c.polygon(star(box.cx, y + h * 0.46, h * 0.22, 10, 0.5), c.theme.panel)


def deal(c: Canvas, box: Box, letter: str) -> None:
    """The sign of a deal: a seal with its letter."""
    c.polygon(star(box.cx, box.cy, box.h * 0.5, 24, 0.86), paint.ON_DEAL)
    c.polygon(star(box.cx, box.cy, box.h * 0.46, 24, 0.86), paint.DEAL)
    c.text(box.cx, box.cy, letter, box.h * 0.6, paint.ON_DEAL, weight=BOLD, anchor="mm", room=box.w * 0.8, least=1)


def hills(c: Canvas, box: Box, triangles: int) -> None:
    """Terrain: this many triangles, or a meadow for plains."""
    c.rect(box, paint.MAPS[c.theme.key].paper, radius=box.h * 0.3)
    inner = box.inset(box.h * 0.16)
    if not triangles:
        c.rect(Box(inner.x, inner.cy - inner.h * 0.1, inner.w, inner.h * 0.34), paint.PLAIN, radius=inner.h * 0.16)
        return
    for hill in inner.columns(triangles, 0):
        c.polygon([(hill.x, hill.bottom), (hill.cx, hill.y), (hill.right, hill.bottom)], paint.HILL)


def neutral(c: Canvas, box: Box) -> None:
    """A building without an owner."""
    c.rect(box.inset(box.w * 0.06), "#ffffff", radius=box.w * 0.14)
    c.rect(box.inset(box.w * 0.12), paint.NEUTRAL, radius=box.w * 0.1)
    cross = box.inset(box.w * 0.32)
    c.line([(cross.x, cross.y), (cross.right, cross.bottom)], "#ffffff", box.w * 0.11)
    c.line([(cross.x, cross.bottom), (cross.right, cross.y)], "#ffffff", box.w * 0.11)


def first(c: Canvas, box: Box) -> None:
    """The empty place of the first building."""
    c.ellipse(box, c.theme.muted)
    c.ellipse(box.inset(box.w * 0.09), paint.FIRST[c.theme.key])
    c.polygon(star(box.cx, box.cy, box.w * 0.28, 10, 0.5), c.theme.muted)


def check(c: Canvas, box: Box) -> None:
    """A condition already met."""
    c.ellipse(box, paint.DONE)
    x, y, w, h = box
    c.line(
        [(x + w * 0.26, y + h * 0.52), (x + w * 0.44, y + h * 0.7), (x + w * 0.76, y + h * 0.32)], "#ffffff", w * 0.13
    )


def unmet(c: Canvas, box: Box) -> None:
    """A condition not met yet."""
    c.ellipse(box, c.theme.muted)
    c.ellipse(box.inset(box.w * 0.12), c.theme.panel)
