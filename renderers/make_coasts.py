"""Makes the coasts of a map from Natural Earth; run by hand when a sheet is to show another part of the world.

    python -m renderers.make_coasts europe countries-50m.json ne_10m_lakes.shp renderers/cargo_empire/europe.json

Land and countries are Natural Earth's of 1:50m, `countries-50m.json` of the npm package world-atlas; the lakes are its
`ne_10m_lakes`.
Rings are projected, cut to a little more than any picture shows, freed of points that nobody could see, and written in
units of the sheet.
"""

from __future__ import annotations

import argparse
import struct
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import hypot, pi
from pathlib import Path
from typing import NamedTuple

import msgspec

from renderers.draw.coasts import Coasts
from renderers.draw.hexgrid import Point
from renderers.draw.lambert import Lambert

SOURCE = (
    "Natural Earth (naturalearthdata.com), public domain: land and countries 1:50m by way of world-atlas 2.0.2, "
    "lakes 1:10m; projected, cut and simplified by renderers/make_coasts.py"
)


class Sheet(NamedTuple):
    """What is on a sheet: left, top, right and bottom in its units, and a country by its ISO 3166-1 number, if any.

    No picture shows the edge of the window.
    """

    lambert: Lambert
    window: tuple[float, float, float, float]
    country: str = ""


SHEETS = {
    "europe": Sheet(Lambert((43.0, 60.0), 7.0, 0.299, (62.369, -21.672)), (-60.0, -120.0, 1060.0, 1060.0)),
    "united_states": Sheet(
        Lambert((33.0, 45.0), -97.0, 0.2021, (48.054, -130.224)), (-40.0, -60.0, 1040.0, 640.0), "840"
    ),
}
KEEN = 0.5
"""How far a coast may stray from the source, in units of the sheet."""
ISLAND, LAKE = 7.0, 40.0
"""Minimum areas of an island and of a lake, in square units of the sheet."""
ROUND = 0.08
"""Minimum roundness of a lake, to leave out reservoirs and lakes with long arms: a circle is 1."""
GREAT = 900.0
"""A lake this large is never left out for its shape, in square units of the sheet."""

Ring = list[Point]


class _Transform(msgspec.Struct):
    scale: Point
    translate: Point


class _Polygon(msgspec.Struct, tag_field="type", tag="Polygon"):
    arcs: list[list[int]]
    id: str = ""

    def outer(self) -> list[list[int]]:
        return self.arcs[:1]


class _MultiPolygon(msgspec.Struct, tag_field="type", tag="MultiPolygon"):
    arcs: list[list[list[int]]]
    id: str = ""

    def outer(self) -> list[list[int]]:
        return [rings[0] for rings in self.arcs]


class _Shapes(msgspec.Struct):
    geometries: list[_Polygon | _MultiPolygon]


class _Topology(msgspec.Struct):
    """What a TopoJSON file holds: rings made of arcs, which are shared, may run backwards, and contain differences."""

    transform: _Transform
    objects: dict[str, _Shapes]
    arcs: list[list[Point]]


def land(path: Path, kind: str = "land", country: str = "") -> Iterator[Ring]:
    """The outer rings of a TopoJSON file, or of a country in it, as longitudes and latitudes; only this hemisphere."""
    data = msgspec.json.decode(path.read_bytes(), type=_Topology)
    (sx, sy), (tx, ty) = data.transform.scale, data.transform.translate
    arcs = [[(x * sx + tx, y * sy + ty) for x, y in accumulate(arc, lambda a, b: (a[0] + b[0], a[1] + b[1]))]
            for arc in data.arcs]  # fmt: skip
    for shape in data.objects[kind].geometries:
        for outer in shape.outer() if country in ("", shape.id) else ():
            ring = [point for arc in outer for point in (arcs[arc] if arc >= 0 else arcs[~arc][::-1])[:-1]]
            if max(lat for _, lat in ring) > 0:
                yield ring


def lakes(path: Path) -> Iterator[Ring]:
    """The outer rings of a shapefile of polygons (ESRI, 1998), as longitudes and latitudes."""
    data, at = path.read_bytes(), 100
    while at < len(data):
        (words,) = struct.unpack_from(">i", data, at + 4)
        parts, _ = struct.unpack_from("<ii", data, at + 44)
        starts = struct.unpack_from(f"<{parts}i", data, at + 52)
        points = list(struct.iter_unpack("<dd", data[at + 52 + 4 * parts : at + 8 + 2 * words]))
        yield [(x, y) for x, y in points[: starts[1] if parts > 1 else None]]
        at += 8 + 2 * words


def cut(ring: Ring, window: tuple[float, float, float, float]) -> Ring:
    """The part of a ring inside a window (Sutherland and Hodgman, 1974)."""
    left, top, right, bottom = window
    for axis, way, edge in ((0, 1, left), (0, -1, right), (1, 1, top), (1, -1, bottom)):
        kept: Ring = []
        for a, b in pairwise([*ring[-1:], *ring]):
            one, two = (a[axis] - edge) * way, (b[axis] - edge) * way
            if (one >= 0) != (two >= 0):
                t = one / (one - two)
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if two >= 0:
                kept.append(b)
        ring = kept
    return ring


def area(ring: Ring) -> float:
    """The area inside a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, *ring[:1]]))) / 2


def around(ring: Ring) -> float:
    """The length of a ring."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise([*ring, *ring[:1]]))


def simple(ring: Ring) -> Ring:
    """A ring without the points near the line between their neighbours (Douglas and Peucker, 1973)."""
    middle = max(range(len(ring)), key=lambda n: hypot(ring[n][0] - ring[0][0], ring[n][1] - ring[0][1]))
    return [*_line(ring[: middle + 1])[:-1], *_line([*ring[middle:], ring[0]])[:-1]]


def _line(points: Sequence[Point]) -> Ring:
    kept, todo = {0, len(points) - 1}, [(0, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        far = [(_off(points[n], points[first], points[last]), n) for n in range(first + 1, last)]
        if far and max(far)[0] > KEEN:
            kept.add(max(far)[1])
            todo += [(first, max(far)[1]), (max(far)[1], last)]
    return [points[n] for n in sorted(kept)]


def _off(p: Point, a: Point, b: Point) -> float:
    """The distance from a point to a line."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    if not long:
        return hypot(p[0] - a[0], p[1] - a[1])
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / long


def drawn(rings: Iterator[Ring], sheet: Sheet, least: float, even: float = 0.0) -> list[list[float]]:
    """Rings on a sheet: x, y, x, y and so on, largest first."""
    cuts = (cut([sheet.lambert.at(lat, lon) for lon, lat in ring], sheet.window) for ring in rings)
    found = [
        simple(ring) for ring in cuts
        if area(ring) >= max(least, min(GREAT, even * around(ring) ** 2 / (4 * pi)))
    ]  # fmt: skip
    return [[round(value, 1) for point in ring for value in point] for ring in sorted(found, key=area, reverse=True)]


def main() -> None:
    """Read the two sources, write the coasts."""
    parser = argparse.ArgumentParser(prog="python -m renderers.make_coasts", description=__doc__)
    parser.add_argument("sheet", choices=SHEETS)
    for name in ("countries", "lakes", "out"):
        parser.add_argument(name, type=Path)
    args = parser.parse_args()
    sheet = SHEETS[args.sheet]
    country = land(args.countries, "countries", sheet.country) if sheet.country else iter(())
    coasts = Coasts(
        SOURCE,
        sheet.lambert,
        drawn(land(args.countries), sheet, ISLAND),
        drawn(lakes(args.lakes), sheet, LAKE, ROUND),
        drawn(country, sheet, ISLAND),
    )
    args.out.write_bytes(msgspec.json.encode(coasts) + b"\n")


if __name__ == "__main__":
    main()
