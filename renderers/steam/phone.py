"""A phone's map: names as large as they have to be, cubes by colour, the choices, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from engine.games.steam.data import DATA
from engine.games.steam.faces import parts
from engine.games.steam.view import CityView
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD, width
from renderers.draw.hexgrid import Point
from renderers.draw.labels import inside, overlap
from renderers.draw.placing import Crowd, Disc, Nook, Wanted, chain, ink, lattice, settle
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK, told
from renderers.steam import goods, places, track, ways
from renderers.steam.atlas import Atlas
from renderers.steam.choices import begun_with, marked
from renderers.steam.colours import MAPS
from renderers.steam.ghosts import Ghost
from renderers.steam.links import RADIUS, signs, tiles
from renderers.steam.marks import Marks
from renderers.steam.scene import Scene
from renderers.steam.track import course
from renderers.steam.ways import Way

LEAST, CODE = 23.5, 19.0
"""Minimum size of a name, in design units: eleven pixels of 390; size of coordinates on a map of the usual size."""
PLATE, CHIP, ROUND = 1.2, 1.5, 1.36
"""In type sizes: height of a plate, maximum height of a city's cubes, width of a badge."""
FAR, FARTHEST = 10, 18
"""How many pieces of track a name may cover before it moves one side of a hex further away; and the maximum, which is
less than the cost of covering another name or cubes.
"""
NEAR, LEADER = 2.0, 3.0
"""In sides of a hex: how far from the middle of its city a name needs no line to it; the thickness of that line."""
STEPS = 3
"""Number of steps from the requested large type down to the smallest."""
AIR = 3.0
"""Margin around a town's name, in design units: a line of text may come out slightly wider than calculated."""
BEYOND = 3
"""For a name, leaving the frame is this many times worse than covering another name."""


class Badge(NamedTuple):
    """A letter or number, and where it may go, best first."""

    mark: str
    spots: tuple[Point, ...]


class Scenery(NamedTuple):
    """What names depend on: tiles, towns, cities with their chips, signs on links, hexes that can be chosen, badges."""

    atlas: Atlas
    tiles: tuple[tuple[str, str, int], ...]
    towns: tuple[str, ...]
    cities: tuple[tuple[str, int], ...]
    signs: tuple[Point, ...]
    choice: tuple[str, ...]
    badges: tuple[Badge, ...]


Placed = tuple[Wanted, Nook]


class Arranged(NamedTuple):
    """The places of everything meant to be read."""

    choice: list[Placed]
    badges: list[Placed]
    cities: list[Placed]
    towns: list[Placed]


def chips(atlas: Atlas, spot: str, count: int) -> list[Box]:
    """Where cubes of this many colours lie in a city's hex: in one or two rows, as large as they fit."""
    (x, y), side = atlas.centre(spot), atlas.grid.side
    rows = [count] if count < 3 else [count // 2, count - count // 2]
    high = min(CHIP * atlas.least, (0.92 if len(rows) == 1 else 0.72) * side)
    wide = min(high * 1.25, (1.75 if len(rows) == 1 else 1.5) * side / max(rows)) if count else 0.0
    found = []
    for number, some in enumerate(rows):
        top = y + (number - len(rows) / 2) * (high + 1)
        found += [Box(x + (n - some / 2) * (wide + 1), top, wide, high) for n in range(some)]
    return found


def city(scene: Scene, atlas: Atlas, what: CityView, looks: Mapping[str, goods.Look]) -> None:
    """A city's cubes by colour, and its marker."""
    held = [colour for colour in DATA.colours if what.cubes.get(colour)]
    for colour, box in zip(held, chips(atlas, what.hex, len(held)), strict=True):
        letter, count = scene.letters[colour], what.cubes[colour]
        scene.c.stamp(goods.chip, box, colour, f"{letter}{count}" if count > 1 else letter, looks[colour])
    if what.grown:
        (x, y), reach = atlas.point(what.hex, places.MARKER), places.REACH * atlas.unit
        scene.c.stamp(places.growth, Box(x - reach, y - reach, 2 * reach, 2 * reach))


def badges(scene: Scene, atlas: Atlas, drawn: Sequence[Way], planned: Sequence[Ghost]) -> tuple[Badge, ...]:
    """The letters of plans beside their new track, and the letters or numbers of ways on their lines."""
    letter = marked(begun_with(scene.ask, scene.request.plans))
    known: dict[str, list[Point]] = {}
    for way in drawn:
        known.setdefault(letter.get(way.number, str(way.number)), []).extend(ways.spread(way.line) or [way.badge])
    for ghost in planned:
        wide = 6 * atlas.grid.side
        near = lattice(*ghost.badge, wide, wide, wide / 20)
        known[ghost.letter] = [*(at for line in ghost.lines for at in line), *near]
    return tuple(Badge(mark, tuple(dict.fromkeys(at))) for mark, at in known.items())


def draw(scene: Scene, atlas: Atlas, marks: Marks, wanted: tuple[Badge, ...]) -> None:
    """Names of settlements, coordinates of hexes that can be chosen, letters and numbers."""
    c, view, paint = scene.c, scene.view, MAPS[scene.theme.key]
    cities = {city.hex: city for city in view.cities}
    held = [(spot, sum(count > 0 for count in city.cubes.values())) for spot, city in cities.items()]
    found = arranged(
        Scenery(
            atlas,
            tiles(view),
            tuple(spot for spot in view.towns if atlas.holds(spot)),
            tuple(one for one in held if atlas.holds(one[0])),
            tuple((sign.x, sign.y) for sign in signs(atlas, view)),
            tuple(spot for spot in marks.hexes if spot not in cities and atlas.holds(spot)),
            wanted,
        )
    )
    for one, at in found.towns:
        c.text(at.x, at.y, one.text, at.size, paint.ink, weight=SEMIBOLD, anchor=f"{at.anchor}m", halo=paint.paper)
    named = [city for city in view.cities if atlas.holds(city.hex)]
    for (one, at), city in zip(found.cities, named, strict=True):
        if line := _leader(atlas, city, ink(one, at)):
            c.line(line, paint.paper, 2.5 * LEADER * atlas.unit)
            c.line(line, paint.ink, LEADER * atlas.unit)
    for (one, at), city in zip(found.cities, named, strict=True):
        what = places.City(city.name, city.colour, scene.letters[city.colour], city.new)
        c.stamp(places.plate, ink(one, at).inset(one.air), what, one.text, at.size)
    for one, at in found.choice:
        c.stamp(pill, ink(one, at).inset(one.air), one.text, at.size)
    for one, at in found.badges:
        c.badge(told, [ink(one, at).inset(one.air)], one.text, disc=one.text.isdigit())


def _leader(atlas: Atlas, city: CityView, plate: Box) -> list[Point]:
    """A line from a city to its name; empty if the name is near."""
    (x, y), side = atlas.centre(city.hex), atlas.grid.side
    end = min(max(x, plate.x), plate.right), min(max(y, plate.y), plate.bottom)
    away = hypot(end[0] - x, end[1] - y)
    if away <= NEAR * side:
        return []
    share = 0.9 * atlas.grid.half / away
    return [(x + share * (end[0] - x), y + share * (end[1] - y)), end]


def pill(c: Canvas, box: Box, text: str, size: float) -> None:
    """The coordinates of a hex that can be chosen."""
    c.rect(box, CANDIDATE, CANDIDATE_EDGE, box.h * 0.07, box.h * 0.4)
    c.text(box.cx, box.cy, text, size, CANDIDATE_INK, weight=BOLD, anchor="mm")


@lru_cache(maxsize=64)
def arranged(scenery: Scenery) -> Arranged:
    """A place for each: choices first, then letters, then cities, then those towns that cover nothing."""
    atlas = scenery.atlas
    choice = [_code(atlas, spot) for spot in scenery.choice]
    badges = [Wanted(one.mark, BOLD, partial(_on, atlas, one.spots), 1.0, (ROUND, ROUND)) for one in scenery.badges]
    cities = [_plate(atlas, spot) for spot, _ in scenery.cities]
    towns = [Wanted(atlas.hex(spot).name, SEMIBOLD, partial(_beside, atlas, spot), AIR) for spot in scenery.towns]
    wanted = [*choice, *badges, *cities, *towns]
    found = list(zip(wanted, settle(wanted, _crowd(scenery)), strict=True))
    begins = (0, len(choice), len(choice) + len(badges), len(wanted) - len(towns), len(wanted))
    parted = [found[first:last] for first, last in pairwise(begins)]
    taken = [ink(one, at) for one, at in found[: begins[3]]] + _held(scenery)
    return Arranged(parted[0], parted[1], parted[2], list(_free(atlas, parted[3], taken)))


def _free(atlas: Atlas, placed: Sequence[Placed], taken: list[Box]) -> Iterator[Placed]:
    """The names that cover nothing and are wholly visible: on a full map, a town has to do without its name."""
    for one, at in placed:
        box = ink(one, at)
        if inside(box, atlas.box) and not any(overlap(box, other) for other in taken):
            taken.append(box)
            yield one, at


def _sizes(atlas: Atlas) -> tuple[float, ...]:
    """Type sizes for names: the requested size first, then smaller in steps, down to the minimum."""
    if atlas.least <= LEAST:
        return (atlas.least,)
    return tuple(atlas.least + (LEAST - atlas.least) * step / STEPS for step in range(STEPS + 1))


def _code(atlas: Atlas, spot: str) -> Wanted:
    """The coordinates of a hex that can be chosen, no wider than the hex."""
    wide = width(spot, BOLD, 100) / 100 + 0.5
    size = max(LEAST, min(max(atlas.least, CODE * atlas.unit), 1.5 * atlas.grid.side / wide))
    return Wanted(spot, BOLD, partial(_in_hex, atlas, spot, size), 1.0, (wide, 1.1))


def _plate(atlas: Atlas, spot: str) -> Wanted:
    """A city's name behind the letter of its colour."""
    name = atlas.hex(spot).name
    size = (width(name, SEMIBOLD, 100) / 100 + 1.2 * PLATE, PLATE)
    return Wanted(name, SEMIBOLD, partial(_around, atlas, spot, size), 1.0, size)


def _crowd(scenery: Scenery) -> Crowd:
    """What names must not cover: track, towns, cubes, signs, the frame."""
    atlas, side = scenery.atlas, scenery.atlas.grid.side
    discs = [Disc(*atlas.centre(spot), (places.TOWN + 0.02) * side) for spot in scenery.towns]
    discs += [Disc(x, y, RADIUS * side) for x, y in scenery.signs]
    for spot, face, turn in scenery.tiles:
        if atlas.holds(spot):
            for edges in parts(face, turn):
                discs += chain([atlas.point(spot, at) for at in course(edges)[::2]], track.CASING / 2 * side)
    return Crowd(discs, [*_held(scenery), *_outside(atlas.box) * BEYOND])


def _held(scenery: Scenery) -> list[Box]:
    """The cubes in the cities."""
    return [box.inset(-1) for spot, count in scenery.cities for box in chips(scenery.atlas, spot, count)]


def _outside(frame: Box) -> list[Box]:
    """The area beyond a map's frame."""
    inner, far = frame.inset(6), 600.0
    return [
        Box(frame.x - far, frame.y - far, far + 6, frame.h + 2 * far),
        Box(inner.right, frame.y - far, far, frame.h + 2 * far),
        Box(frame.x - far, frame.y - far, frame.w + 2 * far, far + 6),
        Box(frame.x - far, inner.bottom, frame.w + 2 * far, far),
    ]


def _in_hex(atlas: Atlas, spot: str, size: float) -> Iterator[Nook]:
    (x, y), side, half = atlas.centre(spot), atlas.grid.side, atlas.grid.half
    for smaller in dict.fromkeys((size, LEAST)):
        for at in lattice(x, y, 1.3 * side, 1.5 * half, 0.13 * side):
            yield Nook(*at, "m", smaller)


def _on(atlas: Atlas, spots: Sequence[Point]) -> Iterator[Nook]:
    for size in _sizes(atlas):
        for at in spots:
            yield Nook(*at, "m", size)


def _around(atlas: Atlas, spot: str, plate: tuple[float, float]) -> Iterator[Nook]:
    """Beside a city, where no track can leave it; below and above it; otherwise nearby, in the smallest type."""
    (x, y), side, half = atlas.centre(spot), atlas.grid.side, atlas.grid.half
    wide, high = (share * LEAST for share in plate)
    for size in _sizes(atlas):
        yield Nook(x, y, "m", size)
        yield Nook(x + 0.86 * side, y, "l", size)
        yield Nook(x - 0.86 * side, y, "r", size)
        for away in (half + 0.2 * plate[1] * size, half + 0.6 * plate[1] * size):
            yield Nook(x, y + away, "m", size)
            yield Nook(x, y - away, "m", size)
    for dx, dy, far in _near(wide, high, side, half):
        yield Nook(x + dx, y + dy, "m", LEAST, far)
    for at in lattice(x, y, 2 * atlas.box.w, 2 * atlas.box.h, 0.8 * side):
        yield Nook(*at, "m", LEAST, 1 + FARTHEST)


@lru_cache(maxsize=256)
def _near(wide: float, high: float, side: float, half: float) -> tuple[tuple[float, float, int], ...]:
    """Where a plate of this size may go around its hex, and what each distance costs: cheapest first."""
    around = lattice(0.0, 0.0, wide + 5 * side, 4 * half + 6 * high, 0.3 * side)
    return tuple(sorted(((dx, dy, _far(dx, dy, wide, side)) for dx, dy in around), key=lambda at: at[2]))


def _far(dx: float, dy: float, wide: float, side: float) -> int:
    """The cost of a name of this width being far from its settlement's hex, where it may be taken for another's."""
    gap = hypot(max(0.0, abs(dx) - wide / 2), dy)
    return 1 + min(FARTHEST, int(FAR * max(0.0, gap - 1.2 * side) / side))


def _beside(atlas: Atlas, spot: str) -> Iterator[Nook]:
    """Below, above and beside a town's disc, otherwise as near as possible."""
    (x, y), side = atlas.centre(spot), atlas.grid.side
    for size in _sizes(atlas):
        low, out = 0.22 * side + 0.5 * size, 0.28 * side
        for dx, dy, anchor in ((0.0, low, "m"), (0.0, -low, "m"), (out, 0.0, "l"), (-out, 0.0, "r")):
            yield Nook(x + dx, y + dy, anchor, size)
    wide = width(atlas.hex(spot).name, SEMIBOLD, LEAST)
    for at in lattice(x, y, wide + 1.2 * side, 2.4 * side + LEAST, 0.28 * side):
        yield Nook(*at, "m", LEAST)
