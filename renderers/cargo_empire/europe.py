"""What an atlas shows of Europe besides its coasts: mountains and the names of seas, without meaning in the game."""

from __future__ import annotations

from typing import NamedTuple

from renderers.draw.hexgrid import Point

RANGES: tuple[tuple[Point, ...], ...] = (
    ((44.2, 7.0), (45.3, 6.7), (46.0, 7.6), (46.5, 9.3), (46.9, 11.0), (47.2, 13.0), (47.4, 14.8)),
    ((43.1, -1.2), (42.7, 0.5), (42.4, 2.3)),
    ((43.0, -6.8), (43.0, -4.0)),
    ((41.9, -2.9), (40.4, -1.2)),
    ((38.4, -5.0), (38.5, -2.8)),
    ((37.1, -4.4), (37.2, -2.6)),
    ((36.2, 1.8), (36.3, 4.5), (36.2, 7.2)),
    ((34.9, -5.0), (34.4, -2.4)),
    ((44.2, 3.4), (45.5, 2.8)),
    ((44.5, 9.6), (43.7, 11.9), (42.2, 13.7), (41.0, 15.3), (39.3, 16.4)),
    ((45.3, 14.7), (44.0, 17.0), (42.8, 19.2), (41.2, 20.6), (39.6, 21.3), (38.7, 22.1)),
    ((43.2, 22.9), (42.7, 25.2), (42.8, 26.8)),
    ((41.8, 23.6), (41.5, 25.2)),
    ((49.4, 18.7), (49.2, 20.2), (48.6, 23.2), (47.6, 25.0), (46.4, 26.3), (45.5, 25.6), (45.4, 23.4)),
    ((50.8, 15.4), (50.2, 16.9)),
    ((58.9, 7.0), (60.5, 7.3), (61.6, 8.4), (62.7, 10.2), (64.0, 13.3), (65.5, 15.0), (67.0, 16.8)),
    ((56.7, -4.7), (57.7, -4.9)),
    ((52.4, -3.7), (53.0, -3.9)),
    ((37.2, 29.2), (36.9, 31.8), (37.5, 34.2)),
    ((40.4, 30.5), (40.8, 33.5)),
)  # fmt: skip
"""Mountain ranges from end to end: latitudes and longitudes in degrees."""


class Sea(NamedTuple):
    """The name of a sea: its key, its middle (latitude and longitude in degrees), its size, and its maximum width."""

    key: str
    lat: float
    lon: float
    size: float
    room: float = 400.0


SEAS = (
    Sea("atlantic", 57.6, -14.4, 30.0),
    Sea("biscay", 45.5, -5.4, 21.0),
    Sea("north", 56.5, 4.5, 25.0, 136.0),
    Sea("norwegian", 63.6, 0.5, 23.0),
    Sea("mediterranean", 37.9, 5.6, 26.0),
)
ROSE = (47.9, -9.9)
"""Position of the compass rose, in degrees."""
