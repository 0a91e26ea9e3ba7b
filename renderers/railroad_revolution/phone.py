"""The map for a phone: names as large as they have to be, each beside its city where it covers the least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import permutations
from math import hypot
from typing import NamedTuple

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import CityView
from engine.games.railroad_revolution.words import name
from renderers.draw import signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, width
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside, overlap
from renderers.draw.placing import Crowd, Disc, Nook, Wanted, chain, ink, lattice, settle
from renderers.railroad_revolution import cities, icons, layout
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution.chart import BED, DISC, LANE, WHOLE, Chart, along, course, fresh, length
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene
from renderers.request import LARGE, PORTRAIT

TYPES = {PORTRAIT: (27.0, 25.0, 23.0), LARGE: (34.0, 31.0, 29.0, 28.0)}
"""Sizes of names, in units of PORTRAIT: the first at which they cover little. The last is eleven pixels of 390."""
PLATE, TAG, HOUSE = 1.34, 1.42, 1.02
"""In type sizes: height of a plate, height of a number or letter, room for a station behind a name."""
FAR, MOST, EDGE, STEP = 10.0, 12, 8.0, 16.0
"""At this distance from its city a name costs as much as covering a piece of track, at twice that four times as much,
and so on up to MOST, since covering another name is worse. EDGE is how far names keep from the edge, STEP the distance
between pieces of track. All in design units.
"""
RING = 8.0
"""Distance from a rail's shape to the outer edge of its ring, which must not cut a name."""
AGAIN = 3
"""How many times names that cover others look for a better place."""
NEXT = 4
"""How many of the names nearest to two overlapping ones make room in turn."""
ENOUGH = 1.2
"""Names don't shrink if they cover no other name, and on average no more pieces of track than this."""


class Text(NamedTuple):
    """The text at a city, how many stations or station signs follow it, and whether it is on a plate with a number."""

    city: str
    said: str
    houses: int
    chosen: bool


class Scenery(NamedTuple):
    """What names depend on: map and frame, texts, how many rails lie on each space and which are ringed, layout."""

    chart: Chart
    frame: Box
    texts: tuple[Text, ...]
    rails: tuple[tuple[str, int], ...]
    ringed: tuple[Box, ...]
    layout: str


def type_of(scene: Scene) -> float:
    """The size of numbers and letters in a picture."""
    return TYPES[scene.request.layout][0]


def draw(scene: Scene, chart: Chart, frame: Box, marks: Marks, seen: Box) -> None:
    """The names followed by their stations, or by the sign for none when only part of the map is visible; cities that
    can be chosen have numbers and costs on bright plates.
    """
    c, look, words = scene.c, paint.MAPS[scene.theme.key], scene.reader.words
    stations = {city.id: city for city in scene.view.cities}
    texts = tuple(
        Text(
            city.id,
            marks.named(city.id, words(name("city", city.id)), words),
            max(seen != WHOLE, len(stations[city.id].stations) + (city.id in marks.cities)),
            city.id in marks.cities,
        )
        for city in DATA.cities.values()
        if inside(chart.disc(city.x, city.y, DISC), frame)
    )
    rails = tuple((space, len(scene.view.spaces.get(space, ())) + (space in marks.spaces)) for space in DATA.spaces)
    ringed = tuple(fresh(chart, scene.view, scene.before, marks.spaces))
    found = arranged(Scenery(chart, frame, texts, rails, ringed, scene.request.layout))
    past = {} if scene.before is None else {city.id: len(city.stations) for city in scene.before.cities}
    for text, one, at in found:
        box = ink(one, at).inset(one.air)
        if text.chosen:
            c.stamp(plate, box, text.said, at.size, marks.numbers[text.city])
        else:
            c.text(box.x, at.y, text.said, at.size, look.ink, weight=BOLD, anchor="lm", halo=look.land)
        house = Box(box.right, at.y - at.size / 2, at.size, at.size)
        row = [house._replace(x=box.right - n * HOUSE * at.size) for n in range(text.houses, 0, -1)]
        _houses(scene, row, stations[text.city], marks, past.get(text.city))


def _houses(scene: Scene, row: list[Box], city: CityView, marks: Marks, before: int | None) -> None:
    """A city's stations, the sign that it has none, or the place where one could go."""
    for number, (seat, box) in enumerate(zip(city.stations, row, strict=False)):
        cities.building(scene.c, box.inset(1), seat)
        if before is not None and number >= before:
            scene.c.ring(box, box.h / 2 + 3)
    if city.id in marks.cities:
        scene.c.stamp(cities.ghost, row[-1].inset(0.5), marks.seat)
    elif not city.stations and row:
        scene.c.stamp(icons.first, row[0].inset(2))


def plate(c: Canvas, box: Box, text: str, size: float, number: int) -> None:
    """The number, name and cost of a city that can be chosen."""
    c.rect(box, paint.CANDIDATE_EDGE, radius=box.h * 0.4)
    c.rect(box.inset(1.8), paint.CANDIDATE, radius=box.h * 0.38)
    badge, rest = box.left(box.h)
    signs.tag(c, badge, number)
    c.text(rest.x + 0.16 * size, box.cy, text, size, paint.CANDIDATE_INK, weight=BOLD, anchor="lm")


@lru_cache(maxsize=64)
def arranged(scenery: Scenery) -> list[tuple[Text, Wanted, Nook]]:
    """A place for each name, choices first; all names have one size."""
    order = sorted(scenery.texts, key=lambda text: not text.chosen)
    found: list[tuple[Text, Wanted, Nook]] = []
    crowd = _crowd(scenery)
    for type in TYPES[scenery.layout]:
        wanted = [_wanted(scenery, text, type) for text in order]
        found = list(zip(order, wanted, _settled(crowd, wanted), strict=True))
        if _covers(crowd, found) <= ENOUGH * len(found):
            break
    return found


def _settled(crowd: Crowd, wanted: Sequence[Wanted]) -> list[Nook]:
    """A nook for each name. Overlapping names look again while the others stay: each alone first, then both together
    with a third that makes room. The crowd is left as it was.
    """
    names = Names(crowd, wanted, settle(wanted, crowd))
    for _ in range(AGAIN):
        for n in sorted({n for pair in names.pairs() for n in pair}):
            names.look((n,))
    for pair in names.pairs():
        near = [n for n in names.around(pair[0]) if n not in pair][:NEXT]
        orders = (order for n in near for order in permutations((*pair, n)))
        while pair in names.pairs() and (order := next(orders, None)):
            many, were = len(names.pairs()), [names.nooks[n] for n in order]
            names.look(order)
            if len(names.pairs()) >= many:
                names.move(order, were)
    names.gone()
    return names.nooks


class Names:
    """Names that `settle` has put into a crowd. Each counts twice, so covering a name is worse than covering a city."""

    def __init__(self, crowd: Crowd, wanted: Sequence[Wanted], nooks: list[Nook]) -> None:
        self.nooks = nooks
        self._crowd, self._wanted = crowd, wanted
        self._boxes = [ink(one, at) for one, at in zip(wanted, nooks, strict=True)]
        for box in self._boxes:
            crowd.add(box)

    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of names that cover each other."""
        return _pairs(self._boxes)

    def around(self, name: int) -> list[int]:
        """All names, sorted by distance from this one."""
        box = self._boxes[name]
        return sorted(
            range(len(self._boxes)), key=lambda n: hypot(self._boxes[n].cx - box.cx, self._boxes[n].cy - box.cy)
        )

    def look(self, order: Sequence[int]) -> None:
        """These names leave together and look for a nook one after another."""
        self._leave(order)
        for n in order:
            (self.nooks[n],) = settle([self._wanted[n]], self._crowd)
            self._boxes[n] = ink(self._wanted[n], self.nooks[n])
            self._crowd.add(self._boxes[n])

    def move(self, order: Sequence[int], nooks: Sequence[Nook]) -> None:
        """These names move to these nooks."""
        self._leave(order)
        for n, nook in zip(order, nooks, strict=True):
            self.nooks[n], self._boxes[n] = nook, ink(self._wanted[n], nook)
            self._crowd.add(self._boxes[n])
            self._crowd.add(self._boxes[n])

    def gone(self) -> None:
        """All names leave the crowd."""
        self._leave(range(len(self._boxes)))

    def _leave(self, order: Sequence[int]) -> None:
        for n in order:
            self._crowd.drop(self._boxes[n])
            self._crowd.drop(self._boxes[n])


def _pairs(boxes: Sequence[Box]) -> list[tuple[int, int]]:
    return [(m, n) for n, one in enumerate(boxes) for m, other in enumerate(boxes[:n]) if overlap(one, other)]


def _covers(crowd: Crowd, found: Sequence[tuple[Text, Wanted, Nook]]) -> int:
    """How much the names cover, including one another."""
    boxes = [ink(one, at) for _, one, at in found]
    return 99 * len(_pairs(boxes)) + sum(map(crowd.overlaps, boxes))


def _wanted(scenery: Scenery, text: Text, type: float) -> Wanted:
    wide = width(text.said, BOLD, 100) / 100 + text.houses * HOUSE
    size = (wide + PLATE + 0.5, PLATE) if text.chosen else (wide + 0.15, 1.0)
    return Wanted(text.said, BOLD, partial(_around, scenery, text.city, size, type), 2.0, size)


def _around(scenery: Scenery, city: str, size: tuple[float, float], type: float) -> Iterator[Nook]:
    """Beside, above and below the city's disc; otherwise as near as possible."""
    chart, facts = scenery.chart, DATA.cities[city]
    (x, y), out = chart.at(facts.x, facts.y), (DISC + 3) * chart.unit
    wide, high = size[0] * type, size[1] * type
    yield Nook(x + out + 3, y, "l", type)
    yield Nook(x - out - 3, y, "r", type)
    for aside in (0.0, 0.3, -0.3, 0.45, -0.45):
        for away in (-out - high * 0.55, out + high * 0.55):
            yield Nook(x + aside * wide, y + away, "m", type)
    for dx, dy, far in _near(wide, high, out):
        yield Nook(x + dx, y + dy, "m", type, far)


@lru_cache(maxsize=256)
def _near(wide: float, high: float, out: float) -> tuple[tuple[float, float, int], ...]:
    """Where the middle of a name of this size may be around its disc, nearest first, and the cost of each distance."""
    around = lattice(0.0, 0.0, wide + 6.0 * out, 6.0 * out + high, 11.0)
    gaps = (hypot(max(0.0, abs(dx) - wide / 2), max(0.0, abs(dy) - high / 2)) for dx, dy in around)
    far = [1 + min(MOST, int((max(0.0, gap - out) / FAR) ** 2)) for gap in gaps]
    return tuple((*at, worse) for at, worse in zip(around, far, strict=True))


def _sealed(space: str) -> bool:
    """Whether a space's sign has a letter, which names avoid like other names."""
    return DATA.spaces[space].deal


@lru_cache(maxsize=256)
def _points(space: str, unit: float) -> tuple[Point, ...]:
    """Points along a rail space, on the canvas; `unit` is the size of a canvas unit in the picture."""
    line = course(space)
    far = length(line)
    steps = max(2, round(far * unit / STEP))
    return tuple(along(line, far * step / steps)[0] for step in range(steps + 1))


def _crowd(scenery: Scenery) -> Crowd:
    """Cities, rails and the rings of new ones, terrain signs, stations, and the area beyond the frame."""
    chart, unit = scenery.chart, scenery.chart.unit
    discs = [Disc(*chart.at(box.cx, box.cy), box.h / 2 * unit) for box in layout.signs().values() for _ in range(2)]
    towns = [chart.disc(city.x, city.y, DISC) for city in DATA.cities.values()]
    towns += [chart.box(box.left(box.w - layout.SEAL)[1]) for space, box in layout.signs().items() if _sealed(space)]
    towns += [box.inset(-RING) for box in scenery.ringed]
    for space, owners in scenery.rails:
        points = [chart.at(*point) for point in _points(space, unit)]
        discs += chain(points, (BED / 2 + LANE / 2 * max(0, owners - 1)) * unit)
    frame, far = scenery.frame.inset(EDGE), 900.0
    beyond = [
        Box(frame.x - far, frame.y - far, far, frame.h + 2 * far),
        Box(frame.right, frame.y - far, far, frame.h + 2 * far),
        Box(frame.x, frame.y - far, frame.w, far), Box(frame.x, frame.bottom, frame.w, far),
    ]  # fmt: skip
    return Crowd(discs, [*beyond * 5, *towns * 2])
