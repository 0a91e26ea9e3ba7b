"""A mat: the four action boxes with their workers, and the piece sectors."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES
from engine.games.railroad_revolution.view import MatSectorView, PlayerView
from engine.games.railroad_revolution.words import say
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.i18n import Words
from renderers.railroad_revolution import icons, regions, workers
from renderers.railroad_revolution.scene import PREFIX, Scene, dollars

ACROSS = 5
"""How many workers stand in a row."""
LOGO = 54.0
"""Width of the logo between the piece sectors."""


def _boxes(box: Box) -> list[Box]:
    """The pool, then the four boxes."""
    return box.columns([1.25, 1, 1, 1, 1], 10)


def ground_people(c: Canvas, box: Box, words: Words) -> None:
    """The empty boxes."""
    titles = [words(f"{PREFIX}pool"), *(words(say("box", box=sign)) for sign in BOXES)]
    for number, (title, place) in enumerate(zip(titles, _boxes(box), strict=True)):
        shapes.frame(c, place, c.theme.panel, 14)
        head = place.inset(14, 10).top(32)[0]
        x = head.x
        if number:
            c.stamp(workers.SIGNS[BOXES[number - 1]], Box(x, head.cy - 14, 28, 28))
            x += 38
        c.text(x, head.cy, title, 27, c.theme.muted, weight=SEMIBOLD, room=head.right - x)


def people(scene: Scene, box: Box, player: PlayerView) -> None:
    """The workers, in the order in which they came."""
    past = scene.past(player.seat)
    for number, place in enumerate(_boxes(box)):
        regions.workers(scene, place, player, BOXES[number - 1] if number else "")
        here = workers.pool(player) if not number else list(player.mat.get(BOXES[number - 1], []))
        inner = place.inset(14, 10).top(32, 8)[1]
        rows = max(2, -(-len(here) // ACROSS))
        for line, part in enumerate(inner.rows(rows, 6)):
            workers.row(scene, part, here[line * ACROSS : (line + 1) * ACROSS])
        if past is not None:
            there = workers.pool(past) if not number else list(past.mat.get(BOXES[number - 1], []))
            if there != here:
                scene.c.ring(place, 17)


def _sectors(box: Box) -> tuple[list[Box], Box]:
    """The sectors from the left, and the logo between its two sides."""
    inner = box.inset(14, 12)
    count = sum(sector.left_of_logo for sector in DATA.mat)
    pitch = (inner.w - LOGO) / len(DATA.mat)
    places = [
        Box(inner.x + number * pitch + (0 if sector.left_of_logo else LOGO), inner.y, pitch - 8, inner.h)
        for number, sector in enumerate(DATA.mat)
    ]
    return places, Box(inner.x + count * pitch, inner.y, LOGO - 8, inner.h)


def ground_pieces(c: Canvas, box: Box, words: Words) -> None:
    """The empty sectors, with the price of a piece in each."""
    shapes.frame(c, box, c.theme.panel, 14)
    places, logo = _sectors(box)
    for sector, place in zip(DATA.mat, places, strict=True):
        shapes.frame(c, place, c.theme.well, 9)
        c.text(
            place.cx,
            place.bottom - 20,
            dollars(words, sector.sale_value),
            26,
            c.theme.muted,
            weight=SEMIBOLD,
            anchor="mm",
        )
    x = logo.cx
    c.rect(Box(x - 2, logo.y, 4, logo.h * 0.3), c.theme.accent)
    c.rect(Box(x - 2, logo.bottom - logo.h * 0.3, 4, logo.h * 0.3), c.theme.accent)
    c.stamp(icons.milestone, Box(x - 19, logo.cy - 20, 38, 40))


def pieces(scene: Scene, box: Box, player: PlayerView) -> None:
    """The rails and buildings that are left, and outlines of those that are gone."""
    past = scene.past(player.seat)
    for number, (sector, facts, place) in enumerate(zip(player.sectors, DATA.mat, _sectors(box)[0], strict=True)):
        if sector.rails or sector.buildings:
            regions.piece(scene, place, player, sector)
        inner = place.inset(6, 8)
        rails, buildings = inner.top(inner.h - 32)[0].rows(2, 4)
        _kind(scene, rails, "rail", (sector.rails, facts.rails), player.seat)
        _kind(scene, buildings, "building", (sector.buildings, facts.buildings), player.seat)
        if past is not None and _counts(past.sectors[number]) != _counts(sector):
            scene.c.ring(place, 12)


def _counts(sector: MatSectorView) -> tuple[int, int]:
    return sector.rails, sector.buildings


def _kind(scene: Scene, box: Box, kind: str, counts: tuple[int, int], seat: int) -> None:
    """The remaining pieces of a kind, out of those that lay here at the start."""
    now, start = counts
    side = min(box.h, box.w / 2 - 4, 42)
    x = box.cx - (start * (side + 6) - 6) / 2
    for number in range(start):
        place = Box(x + number * (side + 6), box.cy - side / 2, side, side)
        scene.c.stamp(piece, place, kind, seat if number >= start - now else -1)


def piece(c: Canvas, box: Box, kind: str, seat: int) -> None:
    """A rail or a building in its owner's colour; the outline of one that is gone."""
    fill = livery.framed(seat, c.theme) if seat >= 0 else c.theme.line
    if kind == "building":
        icons.station(c, box.inset(box.w * 0.06), fill)
        return
    b = box.inset(0, box.h * 0.18)
    for part in (0.12, 0.37, 0.63, 0.88):
        c.rect(Box(b.x + b.w * part - b.w * 0.05, b.y, b.w * 0.1, b.h), fill)
    for part in (0.2, 0.68):
        c.rect(Box(b.x, b.y + b.h * part, b.w, b.h * 0.13), fill)
