"""A route of a player board: locomotives, rails on their spaces, special spaces, doublers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Rail, RouteTimes, SpecialEffect, UseToken, Vp
from engine.games.russian_railroads.facts import Route, Special
from engine.games.russian_railroads.view import PlayerView, RouteView
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import REGULAR, SEMIBOLD, width
from renderers.i18n import Words
from renderers.russian_railroads import effects, icons, regions
from renderers.russian_railroads.scene import PREFIX, Scene, grown, owed, route_name

LOCO, BAND, MARK, ABOVE, GAP = 46.0, 36.0, 27.0, 20.0, 8.0
"""Width of a locomotive place; heights of the rails, the marks below, the name and doublers above; in panel units."""


NAME = 19.0
"""Size of a route's name on a phone, in panel units."""
LARGE = 0.66
"""Size of a space's number on a phone, as a share of the space."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a route lie: `cells[0]` is space 1; `slots` is empty on a route without doublers."""

    name: Box
    locos: list[Box]
    waiting: Box
    cells: list[Box]
    marks: list[Box]
    slots: list[Box]
    unit: float


HEIGHT = ABOVE + BAND + MARK
"""Height of a route's row, in panel units."""


def places(box: Box, route: Route, unit: float) -> Places:
    """The parts of a route in its row."""
    above, rest = box.top(ABOVE * unit)
    band, below = rest.top(BAND * unit)
    left, right = band.left(route.loco_places * LOCO * unit, GAP * unit)
    locos = [b.inset(unit, 0) for b in left.columns(route.loco_places)]
    cells = right.columns(route.length)
    marks = [Box(b.x, below.y, b.w, below.h) for b in cells]
    slots = [Box(b.x, above.y, b.w, above.h) for b in cells[: route.doubler_slots]]
    name = above.left(left.w if slots else above.w)[0]
    return Places(name, locos, Box(left.x, below.y, left.w, below.h), cells, marks, slots, unit)


def ground(c: Canvas, box: Box, route: Route, unit: float, words: Words, *, tall: bool = False) -> None:
    """The empty route, with larger numbers on a phone."""
    p = places(box, route, unit)
    c.text(
        p.name.x,
        p.name.cy - (2 * unit if tall else unit),
        route_name(words, route.id),
        grown(c, NAME) * unit if tall else 17 * unit,
        c.theme.muted,
        weight=SEMIBOLD,
        anchor="lm",
        room=p.name.w - (0 if p.slots else 60 * unit),
        least=12,
    )
    for loco in p.locos:
        shapes.frame(c, loco, c.theme.well, 5 * unit, (c.theme.faint, 1.5))
    whole = Box(p.cells[0].x, p.cells[0].y, p.cells[-1].right - p.cells[0].x, p.cells[0].h)
    shapes.frame(c, whole, c.theme.well, 5 * unit)
    for number, cell in enumerate(p.cells, start=1):
        if number > 1:
            c.rect(Box(cell.x, cell.y + 3, 1, cell.h - 6), c.theme.line)
        size = min(cell.w, cell.h) * LARGE if tall else min(17 * unit, cell.h * 0.5)
        c.text(cell.cx, cell.cy, str(number), size, c.theme.muted, anchor="mm")
    for slot in p.slots:
        shapes.frame(c, slot.inset(3 * unit, 1.5 * unit), None, 5 * unit, (c.theme.faint, 1.5))
        c.text(slot.cx, slot.cy, "×2", 13 * unit, c.theme.muted, weight=SEMIBOLD, anchor="mm")
    if p.slots:
        left = p.slots[-1].right + 8 * unit
        room = p.cells[-1].right - 60 * unit - left
        captions = [words(f"{PREFIX}{key}") for key in ("doublers", "doublers-short")]
        fitting = [caption for caption in captions if width(caption, REGULAR, 15 * unit) <= room]
        c.text(left, p.name.cy - unit, (fitting or captions)[0], 15 * unit, c.theme.muted, room=room, least=12)


def draw(scene: Scene, box: Box, player: PlayerView, index: int, unit: float) -> None:
    """What lies on the route."""
    view = player.routes[index]
    past = scene.past(player.seat)
    old = None if past is None else past.routes[index]
    p = places(box, DATA.routes[view.id], unit)
    regions.route(scene, box, player, view)
    _locos(scene, p, player, view, old)
    _rails(scene, p, player, view, old)
    _reach(scene.c, p, view, player.seat)
    for special in DATA.specials.values():
        if special.route == view.id:
            _special(scene, p, player, view, special)
    _points(scene, p, view)
    if p.slots:
        first, last = p.slots[0], p.slots[-1]
        regions.doublers(scene, Box(first.x, first.y, last.right - first.x, first.h), player)
        _doublers(scene, p, player.doublers, None if past is None else past.doublers)


def _locos(scene: Scene, p: Places, player: PlayerView, view: RouteView, old: RouteView | None) -> None:
    for i, (box, number) in enumerate(zip(p.locos, view.places, strict=True)):
        if not number:
            regions.no_place(scene, box, player, view)
        else:
            regions.place(scene, box, player, view, number)
            scene.c.stamp(icons.locomotive, box.inset(box.w * 0.05, box.h * 0.08), str(number))
        if old is not None and old.places[i] != number:
            scene.c.ring(box)


def _rails(scene: Scene, p: Places, player: PlayerView, view: RouteView, old: RouteView | None) -> None:
    c = scene.c
    heads = {space: colour for colour, space in view.rails.items() if space}
    colour = ""
    for number in range(len(p.cells), 0, -1):
        cell = p.cells[number - 1]
        # going back towards Moscow, each rail is worth more than the last and takes over
        colour = heads.get(number, colour)
        if colour:
            c.covers.append(cell.inset(0, cell.h * 0.2))
        if number in heads:
            regions.rail(scene, cell, player, view, colour)
            c.stamp(icons.rail, cell.inset(1, 0), colour, scene.letters[colour])
        elif colour:
            # slightly wider than the space, so pixel rounding leaves no seam
            c.stamp(icons.trail, Box(cell.x, cell.y + cell.h * 0.2, cell.w + 1.2, cell.h * 0.6), colour)
    first = max(heads, default=0)
    if first < len(p.cells):
        free = Box(p.cells[first].x, p.cells[first].y, p.cells[-1].right - p.cells[first].x, p.cells[first].h)
        regions.no_rails(scene, free, player, view, first + 1)
    _waiting(scene, p, player, view)
    for name, space in view.rails.items() if old is not None else ():
        if old is not None and space and old.rails.get(name) != space:
            scene.c.ring(p.cells[space - 1].inset(1, 0))


def _waiting(scene: Scene, p: Places, player: PlayerView, view: RouteView) -> None:
    """Rails received but not yet on the route wait below the locomotives."""
    colours = [name for name, space in view.rails.items() if not space]
    high = p.waiting.h * 0.74
    room = p.waiting.w + GAP * p.unit  # where three can wait, no mark lies below space 1
    wide = min(high * 1.15, room / max(1, len(colours)) - 1.5)
    for i, colour in enumerate(colours):
        box = Box(p.waiting.x + i * (wide + 1.5), p.waiting.cy - high / 2, wide, high)
        regions.waiting(scene, box, player, view, colour)
        scene.c.stamp(icons.rail, box, colour, scene.letters[colour])


def _reach(c: Canvas, p: Places, view: RouteView, seat: int) -> None:
    """How far the locomotives reach: the route scores only up to there."""
    last = min(view.reach, len(p.cells))
    if not last:
        return
    y, high = p.cells[0].bottom + 1.5, 4 * p.unit
    colour = livery.framed(seat, c.theme)
    c.rect(Box(p.cells[0].x, y, p.cells[last - 1].right - p.cells[0].x, high), colour)
    end = p.cells[last - 1].right
    c.rect(Box(end - high, y, high, high + 5 * p.unit), colour)


def active(player: PlayerView, view: RouteView, special: Special) -> bool:
    """Whether rail and locomotive have reached a special space (RRR-081)."""
    rail = view.rails.get(special.rail, 0) >= special.space
    loco = not special.needs_loco or view.reach >= special.space
    return rail and loco and (not special.needs_medal or player.kiev_medal)


def _special(scene: Scene, p: Places, player: PlayerView, view: RouteView, special: Special) -> None:
    mark = p.marks[special.space - 1]
    twins = [s for s in DATA.specials.values() if (s.route, s.space) == (special.route, special.space)]
    # two marks are wider than a space; the end of a route has room on the left
    extra = 14 * p.unit * (len(twins) - 1)
    inner = Box(mark.x + 1 - extra, mark.y + 6 * p.unit, mark.w - 2 + extra, mark.h - 6 * p.unit)
    box = inner.columns(len(twins), 1)[twins.index(special)]
    regions.special(scene, box, view, special)
    lit = active(player, view, special)
    for effect in special.effects:
        if isinstance(effect, UseToken):
            used = special.space in view.question_tokens
            scene.c.stamp(icons.question, box.middle(box.h, box.h), used)
        elif special.timing == "scoring":
            _scoring(scene.c, box, effect, special.needs_medal, lit)
        elif not lit and not isinstance(effect, Rail):
            glyph = effects.glyph(effect, scene.letters)
            if glyph is not None:
                glyph.draw(scene.c, box)


def _scoring(c: Canvas, box: Box, effect: SpecialEffect, medal: bool, lit: bool) -> None:
    match effect:
        case RouteTimes():
            c.stamp(icons.factor, box.middle(box.h * 1.3, box.h * 0.92), f"×{effect.factor}", lit)
        case Vp() if medal:
            c.stamp(icons.medal, box.middle(box.h, box.h * 1.16), str(effect.n), lit)
        case Vp():
            c.stamp(icons.points, box.middle(box.h, box.h), str(effect.n), lit)


def _doublers(scene: Scene, p: Places, count: int, old: int | None) -> None:
    for i in range(count):
        box = p.slots[i].inset(3 * p.unit, 1.5 * p.unit)
        scene.c.covers.append(box)
        scene.c.stamp(icons.doubler, box)
        if old is not None and i >= old:
            scene.c.ring(box)


def _points(scene: Scene, p: Places, view: RouteView) -> None:
    """What the route would score now."""
    last = p.cells[-1]
    scene.c.text(
        last.right,
        p.name.cy - p.unit,
        owed(scene, view.points),
        20 * p.unit,
        scene.theme.muted,
        weight=SEMIBOLD,
        anchor="rm",
    )
