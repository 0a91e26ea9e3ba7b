"""Little pictures: money, income, victory points, locomotives, links."""

from __future__ import annotations

from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.signs import coin as coin
from renderers.draw.signs import points as points


def income(c: Canvas, box: Box) -> None:
    """Income: rising bars."""
    for bar, share in zip(box.columns(3, box.w * 0.12), (0.45, 0.7, 1.0), strict=True):
        c.rect(Box(bar.x, bar.bottom - bar.h * share, bar.w, bar.h * share), c.theme.ink, radius=bar.w * 0.15)


def locomotive(c: Canvas, box: Box) -> None:
    """A steam locomotive in side view."""
    ink, (x, y, w, h) = c.theme.ink, box
    c.rect(Box(x + w * 0.3, y + h * 0.34, w * 0.62, h * 0.36), ink, radius=h * 0.1)
    c.rect(Box(x + w * 0.04, y + h * 0.12, w * 0.34, h * 0.58), ink, radius=h * 0.05)
    c.rect(Box(x + w * 0.12, y + h * 0.22, w * 0.17, h * 0.2), c.theme.panel)
    c.polygon([(x + w * 0.68, y + h * 0.36), (x + w * 0.64, y), (x + w * 0.86, y), (x + w * 0.82, y + h * 0.36)], ink)
    for share, size in ((0.04, 0.3), (0.36, 0.3), (0.68, 0.3)):
        wheel = Box(x + w * share, y + h * 0.98 - h * size * 1.25, h * size * 1.25, h * size * 1.25)
        c.ellipse(wheel.inset(-h * 0.03), c.theme.panel)
        c.ellipse(wheel, ink)


def link(c: Canvas, box: Box) -> None:
    """A piece of track."""
    ink = c.theme.ink
    for share in (0.1, 0.37, 0.64, 0.9):
        c.line(
            [(box.x + box.w * share, box.y + box.h * 0.2), (box.x + box.w * share, box.y + box.h * 0.8)],
            ink,
            box.h * 0.12,
        )
    for share in (0.33, 0.67):
        c.line([(box.x, box.y + box.h * share), (box.right, box.y + box.h * share)], ink, box.h * 0.1)
