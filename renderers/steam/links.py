"""Signs on links: the owner's shape, once on every link, where it hides no crossing."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from engine.games.steam.faces import parts
from engine.games.steam.view import View
from renderers.draw.hexgrid import Point
from renderers.steam.atlas import Atlas
from renderers.steam.track import course

RADIUS = 0.225
"""Radius of a sign, in sides."""
CLEAR = 0.46
"""How far signs keep from one another and from other track, in sides."""
SPUR, SEGMENT = (0.48,), (0.5, 0.3, 0.7, 0.2, 0.8)
"""Where along a spur or a segment a sign may sit, best first."""


class Sign(NamedTuple):
    """A sign on the map: its owner, its position, its hex."""

    owner: int
    x: float
    y: float
    spot: str


Laid = tuple[tuple[str, str, int], ...]
"""Tiles: hex, face, turn."""


def signs(atlas: Atlas, view: View) -> tuple[Sign, ...]:
    """A sign for every link that has an owner."""
    owned = tuple((link.owner, link.parts) for link in view.links if link.owner is not None)
    return _signs(atlas, tiles(view), owned)


def tiles(view: View) -> Laid:
    """The tiles of a view, usable as a key."""
    return tuple((spot, laid.face, laid.turn) for spot, laid in view.track.items())


Owned = tuple[tuple[int, tuple[tuple[str, int], ...]], ...]


@lru_cache(maxsize=64)
def _signs(atlas: Atlas, laid: Laid, owned: Owned) -> tuple[Sign, ...]:
    tile = {spot: parts(face, turn) for spot, face, turn in laid}
    found: list[Sign] = []
    for owner, line in owned:
        best: tuple[float, Point, str] | None = None
        seen = tuple(part for part in line if atlas.holds(part[0])) or line
        for rank, (spot, number, share) in enumerate(_spots(tile, seen)):
            at = _along(course(tile[spot][number]), share)
            x, y = atlas.point(spot, at)
            room = min(
                [CLEAR * atlas.grid.side]
                + [hypot(x - sign.x, y - sign.y) - RADIUS * atlas.grid.side for sign in found]
                + [_gap(at, other) * atlas.grid.side for other in _others(tile[spot], number)]
            )
            if best is None or room - rank * 1e-6 > best[0]:
                best = room - rank * 1e-6, (x, y), spot
        if best is not None:
            found.append(Sign(owner, *best[1], best[2]))
    return tuple(found)


def _spots(
    tile: dict[str, tuple[tuple[int, ...], ...]], line: tuple[tuple[str, int], ...]
) -> list[tuple[str, int, float]]:
    """Where a sign may sit, from the middle of the link outwards."""
    order = sorted(range(len(line)), key=lambda n: (abs(2 * n + 1 - len(line)), n))
    return [(*line[n], share) for n in order for share in (SPUR if len(tile[line[n][0]][line[n][1]]) == 1 else SEGMENT)]


def _along(points: tuple[Point, ...], share: float) -> Point:
    return points[round(share * (len(points) - 1))]


def _others(here: tuple[tuple[int, ...], ...], number: int) -> list[tuple[Point, ...]]:
    return [course(edges) for n, edges in enumerate(here) if n != number]


def _gap(at: Point, points: tuple[Point, ...]) -> float:
    return min(hypot(at[0] - x, at[1] - y) for x, y in points)
