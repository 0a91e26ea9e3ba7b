"""Rail spaces: their beds, terrain, signs of deals, and their owners' rails."""

from __future__ import annotations

from math import hypot
from typing import Literal

from engine.games.railroad_revolution.data import DATA
from renderers.draw import livery, shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, width
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside
from renderers.draw.strokes import dashed, stroke
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution import icons, layout, phone
from renderers.railroad_revolution.chart import BED, KNOT, Chart, along, area, beads, course, fan, fresh, length
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene

DASH, DASHES = 12.0, 35.0
"""Length of the dashes of a choice without their ends, and the distance from one to the next, on the canvas."""
RAIL = 7.6
"""Width of an owner's track, on the canvas."""
Look = Literal["shown", "bare", "ghost"]


def ground(c: Canvas, chart: Chart, frame: Box, deal: str) -> None:
    """All spaces as printed; `deal` is the letter of a deal, or empty for lack of room.

    Signs that the frame would cut are left out.
    """
    look = paint.MAPS[c.theme.key]
    for space in DATA.spaces:
        line = chart.points(course(space))
        stroke(c, line, look.edge, (BED + 2.4) * chart.unit)
        stroke(c, line, look.bed, BED * chart.unit)
    for knot in DATA.junctions.values():
        c.ellipse(chart.disc(knot.x, knot.y, KNOT + 1.2), look.edge)
        c.ellipse(chart.disc(knot.x, knot.y, KNOT), look.bed)
    for space, box in layout.signs().items():
        if not inside(chart.box(box), frame):
            continue
        c.line([chart.at(box.cx, box.cy), chart.at(*nearest(space, box))], look.edge, 1.4 * chart.unit)
        sign(c, chart.box(box), space, deal)


def nearest(space: str, box: Box) -> Point:
    """The point of a space nearest to the middle of a box."""
    line = course(space)
    steps = [along(line, length(line) * step / 24)[0] for step in range(25)]
    return min(steps, key=lambda point: hypot(point[0] - box.cx, point[1] - box.cy))


def sign(c: Canvas, box: Box, space: str, deal: str) -> None:
    """The terrain, followed by the sign of a deal."""
    facts = DATA.spaces[space]
    wide = layout.sign_width(space)
    high = box.h * layout.SIGN / (layout.SEAL if facts.deal else layout.SIGN)
    seal = box.w * (layout.SEAL / wide) if facts.deal else 0
    c.stamp(icons.hills, Box(box.x, box.cy - high / 2, box.w - seal, high), facts.triangles)
    if facts.deal:
        c.stamp(icons.deal, Box(box.right - seal, box.cy - seal / 2, seal, seal), deal)


def draw(scene: Scene, chart: Chart, frame: Box, marks: Marks) -> None:
    """The built rails, ringed if new, and pale beside them those that could be built.

    Owners' shapes that the frame would cut are left out.
    """
    for space in marks.spaces:
        lanes = (*scene.view.spaces.get(space, ()), marks.seat)
        scene.c.stamp(built, chart.box(area(space)), space, lanes, "ghost", flat=True)
    for space, owners in scene.view.spaces.items():
        if space not in marks.spaces:
            whole = all(inside(chart.disc(at.x, at.y, at.size / 2), frame) for at in beads(space, len(owners)))
            scene.c.stamp(built, chart.box(area(space)), space, tuple(owners), "shown" if whole else "bare", flat=True)
    for space, owners in scene.view.spaces.items():
        told = beads(space, len(owners) + (space in marks.spaces or space in marks.letters))[: len(owners)]
        scene.c.pieces += [chart.disc(bead.x, bead.y, bead.size / 2) for bead in told]
    for box in fresh(chart, scene.view, scene.before, marks.spaces):
        if inside(box, frame):
            scene.c.ring(box, box.w / 2 + 4)


def built(c: Canvas, box: Box, space: str, owners: tuple[int, ...], look: Look = "shown") -> None:
    """The owners' rails side by side, each with its owner's shape, or `bare`; with `ghost` the last one is pale."""
    where = area(space)
    unit = box.w / where.w
    chart = Chart(box.x - where.x * unit, box.y - where.y * unit, unit)
    for number, seat in enumerate(owners):
        done = look != "ghost" or number < len(owners) - 1
        livery.track(c, chart.points(fan(space, number, len(owners))), seat, RAIL * unit, done)
    shown = {"shown": owners, "bare": (), "ghost": owners[:-1]}[look]
    for seat, bead in zip(shown, beads(space, len(owners)), strict=False):
        shapes.player(c, chart.disc(bead.x, bead.y, bead.size / 2), seat)


def candidates(scene: Scene, chart: Chart, spaces: tuple[str, ...]) -> None:
    """Spaces that can be chosen, under the rails already there."""
    for space in spaces:
        scene.c.stamp(candidate, chart.box(area(space)), space, flat=True)


def candidate(c: Canvas, box: Box, space: str) -> None:
    """A bright bed with dark edges, in dashes."""
    where = area(space)
    unit = box.w / where.w
    line = Chart(box.x - where.x * unit, box.y - where.y * unit, unit).points(course(space))
    tones = ((paint.CANDIDATE_EDGE, (BED + 11) * unit), (paint.CANDIDATE, (BED + 7.4) * unit))
    dashed(c, line, tones, DASH * unit, DASHES * unit)


def keys(scene: Scene, chart: Chart, marks: Marks, tall: bool) -> None:
    """The number of each space that can be chosen, as in the list; on a screen also its name and cost."""
    if tall:
        for space in marks.spaces:
            scene.c.badge(signs.tag, spots(scene, chart, space), marks.numbers[space])
        return
    for space in marks.spaces:
        text = marks.named(space, space, scene.reader.words)
        wide = width(text, BOLD, NAMED * layout.KEY) + (1 + AROUND) * layout.KEY
        built_on = bool(scene.view.spaces.get(space))
        places = [chart.box(box) for box in layout.keys(space, round(wide), built_on=built_on)]
        bed = chart.points(course(space))
        scene.c.badge(key, places, text, marks.numbers[space], disc=False, of=bed)


def spots(scene: Scene, chart: Chart, space: str, letters: int = 1) -> list[Box]:
    """Where a phone may show a space's number or this many letters of plans: along the space, otherwise beside it."""
    high = phone.TAG * phone.type_of(scene)
    line, wide = course(space), high * (1 + 0.6 * (letters - 1))
    shares = BUILT if scene.view.spaces.get(space) else SHARES
    on = [chart.at(*along(line, length(line) * share)[0]) for share in shares]
    aside = [chart.box(box) for _, box in sorted(layout.beside(space, wide / chart.unit, high / chart.unit))]
    return [Box(*at, 0, 0).middle(wide, high) for at in on] + [box.middle(wide, high) for box in aside]


SHARES, BUILT = (0.5, 0.4, 0.6, 0.3, 0.7), (0.26, 0.74, 0.2, 0.8)
"""Where on a space a badge may go, and where on a space with owners' shapes in its middle."""


NAMED, AROUND = 0.82, 0.7
"""Type size of a space's name, and the room around it, both as shares of its plate's height."""


def key(c: Canvas, box: Box, text: str, number: int) -> None:
    """The number of an option, and its text."""
    shapes.frame(c, box, paint.CANDIDATE, box.h * 0.5, (paint.CANDIDATE_EDGE, 1.5))
    badge, rest = box.left(box.h, box.h * AROUND * 0.3)
    signs.tag(c, badge.inset(1), number)
    room = rest.w - box.h * AROUND * 0.5
    c.text(rest.x, box.cy, text, box.h * NAMED, paint.CANDIDATE_INK, weight=BOLD, room=room, least=9)
