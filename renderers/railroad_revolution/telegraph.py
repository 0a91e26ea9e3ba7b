"""The telegraph line: sectors with their shares, tiles and offices, and the links between them."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import SectorView
from renderers.draw import placing, shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, width
from renderers.draw.palette import mix
from renderers.railroad_revolution import cities, effects, icons, plans, regions
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene
from renderers.scene import Letters

LINK = 36.0
"""Width of the gap in which a link shows its points."""
NUMBER, WIRE = 22.0, 4.0
NUMBERED = 34.0
"""Width of an option's number."""
NUMBERS, ROOMY = 26.0, (140.0, 110.0)
"""Width of the number when it stands beside the shares; a place at least this wide and high has room for words."""
MOST = 4
"""Maximum number of offices in a sector, neutral ones included."""


def _places(box: Box, tall: bool) -> list[Box]:
    """The sectors in one row; on a phone in two, with a link at the end of the first."""
    inner = box.inset(12, 10)
    if not tall:
        return inner.columns(len(DATA.sectors), LINK)
    half = len(DATA.sectors) // 2
    return [place for row in inner.rows(2, 8) for place in row.left(row.w - LINK)[0].columns(half, LINK)]


def _rows(place: Box) -> tuple[Box, Box, Box]:
    """The shares, the tile and the offices; the sector's number is before the tile, or before the shares."""
    if _roomy(place):
        one, two, three = place.inset(5).rows([0.8, 1.3, 0.7], 4)
        return one.left(NUMBERS)[1], two, three
    one, two, three = place.inset(5).rows([0.9, 1.05, 0.85], 4)
    return one, two.left(NUMBER)[1], three


def _roomy(place: Box) -> bool:
    return place.w >= ROOMY[0] and place.h >= ROOMY[1]


def ground(c: Canvas, box: Box, letters: Letters, tall: bool = False) -> None:
    """The line as printed."""
    shapes.frame(c, box, c.theme.panel, 14)
    places = _places(box, tall)
    wire = mix(c.theme.ink, c.theme.panel, 0.45)
    for link, left in zip(DATA.links, places, strict=False):
        c.line([(left.right, left.cy), (left.right + LINK, left.cy)], wire, WIRE)
        badge = Box(left.right, left.cy, LINK, 0).middle(34, 34)
        c.ellipse(badge, wire)
        c.ellipse(badge.inset(2.5), c.theme.panel)
        c.text(badge.cx, badge.cy, str(link.vp), 24, weight=BOLD, anchor="mm")
    for sector, place in zip(DATA.sectors.values(), places, strict=True):
        shapes.frame(c, place, c.theme.well, 10, (wire, 2))
        shares, tile, _ = _rows(place)
        c.text(place.x + 7, (shares if _roomy(place) else tile).cy, str(sector.n), 30, c.theme.muted, weight=BOLD)
        if sector.deal:
            c.stamp(icons.deal, tile.middle(tile.h, tile.h).inset(-2), letters["deal"])


def draw(scene: Scene, box: Box, marks: Marks | None = None, tall: bool = False) -> None:
    """Tiles and offices; sectors that can be chosen get a bright rim."""
    marks = marks or Marks()
    before = {} if scene.before is None else {sector.n: sector for sector in scene.before.sectors}
    for link, left in zip(DATA.links, _places(box, tall), strict=False):
        regions.link(scene, Box(left.right, left.cy, LINK, 0).middle(LINK, LINK), link)
    for sector, place in zip(scene.view.sectors, _places(box, tall), strict=True):
        if sector.n in marks.sectors:
            scene.c.stamp(shapes.frame, place.inset(-4), None, 13, (paint.CANDIDATE_EDGE, 8))
            scene.c.stamp(shapes.frame, place.inset(-3), None, 12, (paint.CANDIDATE, 6))
        _sector(scene, place, sector, before.get(sector.n, sector), marks.seat if sector.n in marks.sectors else -1)
        if sector.n in marks.sectors:
            size = NUMBERED * scene.c.larger
            corner = Box(place.right + 10 - size, place.bottom + 10 - size, size, size)
            scene.c.badge(signs.tag, [corner, *placing.about(place, size, size, (1.0, 1.0))], marks.numbers[sector.n])
        if letters := marks.letters.get(sector.n):
            plans.at_corner(scene, place, letters, NUMBERED * scene.c.larger)


def _sector(scene: Scene, place: Box, sector: SectorView, past: SectorView, ghost: int) -> None:
    c, facts = scene.c, DATA.sectors[sector.n]
    regions.sector(scene, place, sector)
    upper, tile, offices = _rows(place)
    _shares(scene, upper.inset(4, 0), facts.shares, facts.first_bonus, not sector.offices)
    if sector.tile:
        c.stamp(_tile, tile.inset(0, 1), sector.tile, scene.letters, not _roomy(place))
    if sector.tile and _roomy(place):
        said = effects.said(scene, DATA.telegraph_tiles[sector.tile].effect)
        effects.written(scene, tile.inset(6, 2), said, middle=True)
    slots = cities.slots(offices, max(MOST, len(sector.offices) + (ghost >= 0)))
    if ghost >= 0:
        c.stamp(cities.ghost, slots[len(sector.offices)], ghost)
    if ghost < 0 and not sector.offices:
        c.stamp(icons.first, slots[0].inset(1))
    for number, (seat, slot) in enumerate(zip(sector.offices, slots, strict=False)):
        cities.building(c, slot, seat)
        if number >= len(past.offices):
            scene.c.ring(slot, slot.h / 2 + 4)


def _shares(scene: Scene, box: Box, shares: int, bonus: int, first: bool) -> None:
    """How many shares an office gives, and how many more the first one gives."""
    c, size = scene.c, min(box.h * 0.8, box.w * 0.31)
    said = f"+{bonus}"
    wide = width(said, BOLD, size)
    if first:
        c.stamp(
            shapes.frame,
            Box(box.right - wide - 8, box.cy - size * 0.56, wide + 8, size * 1.12),
            paint.FIRST[c.theme.key],
            7,
        )
    c.text(box.right - 4, box.cy, said, size, c.theme.ink if first else c.theme.muted, weight=BOLD, anchor="rm")
    art = Box(box.x + size * 0.6, box.cy - size / 2, size * 1.15, size)
    c.stamp(icons.share, art)
    c.text(box.x, box.cy, str(shares), size, weight=BOLD)


def _tile(c: Canvas, box: Box, tile: str, letters: Letters, sign: bool) -> None:
    look = paint.MAPS[c.theme.key]
    c.rect(box, look.border, radius=box.h * 0.16)
    c.rect(box.inset(1.5), look.card, radius=box.h * 0.13)
    if sign:
        effects.draw(c, box.inset(8, box.h * 0.13), DATA.telegraph_tiles[tile].effect, letters)
