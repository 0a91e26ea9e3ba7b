"""Lambert's conformal conic projection of a sphere: small angles on the ground stay the same on the sheet."""

from __future__ import annotations

from functools import lru_cache
from math import atan, atan2, cos, degrees, hypot, log, pi, radians, sin, tan

import msgspec

from renderers.draw.hexgrid import Point

EARTH = 6371.0
"""Radius of the sphere, in kilometres."""


class Lambert(msgspec.Struct, frozen=True):
    """A sheet: the two parallels at which its scale is true, and the meridian that is vertical, in degrees.

    `scale` is in units of the sheet per kilometre; `origin`, latitude and longitude in degrees, lies at (0, 0).
    """

    parallels: tuple[float, float]
    meridian: float
    scale: float
    origin: tuple[float, float]

    def at(self, lat: float, lon: float) -> Point:
        """A place, in units of the sheet from its origin, to the right and down."""
        cone, unit, left, top = _fixed(self)
        x, y = _polar(cone, unit, self.meridian, lat, lon)
        return (x - left) * self.scale, (y - top) * self.scale

    def degrees(self, x: float, y: float) -> tuple[float, float]:
        """The latitude and longitude of a point of the sheet."""
        cone, unit, left, top = _fixed(self)
        right, down = x / self.scale + left, y / self.scale + top
        lat = 2 * atan((unit / hypot(right, down)) ** (1 / cone)) - pi / 2
        return degrees(lat), self.meridian + degrees(atan2(right, down) / cone)


@lru_cache
def _fixed(sheet: Lambert) -> tuple[float, float, float, float]:
    """The share of a full turn that the sheet takes, the equator's distance from the pole, where the origin lies.

    In kilometres. Snyder, Map Projections: A Working Manual, 1987, equations 15-1 to 15-4, as for the plane.
    """
    one, two = (radians(parallel) for parallel in sheet.parallels)
    cone = log(cos(one) / cos(two)) / log(_slope(two) / _slope(one))
    unit = EARTH * cos(one) / cone * _slope(one) ** cone
    return cone, unit, *_polar(cone, unit, sheet.meridian, *sheet.origin)


def _polar(cone: float, unit: float, meridian: float, lat: float, lon: float) -> Point:
    """Kilometres from the pole, to the right and down."""
    far, turn = unit / _slope(radians(lat)) ** cone, cone * radians(lon - meridian)
    return far * sin(turn), far * cos(turn)


def _slope(latitude: float) -> float:
    return tan(pi / 4 + latitude / 2)
