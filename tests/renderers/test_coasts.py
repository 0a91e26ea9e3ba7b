"""Real coasts: the projection is Lambert's, the file holds what its script makes, and land is land."""

from __future__ import annotations

import struct
from math import cos, hypot, radians
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageDraw

from engine.games.cargo_empire.data import DATA
from renderers import make_coasts
from renderers.cargo_empire.atlas import COASTS, atlas_of
from renderers.draw.boxes import Box
from renderers.draw.coasts import coasts_of, points
from renderers.draw.lambert import EARTH, Lambert

EUROPE = coasts_of(COASTS["europe"])
SHEET = EUROPE.sheet
PLACES = [(59.9, 10.75), (38.7, -9.1), (55.8, 37.6), (38.0, 23.7), (50.1, 8.7)]


@pytest.mark.parametrize(("lat", "lon"), PLACES)
def test_a_place_comes_back_from_the_sheet(lat: float, lon: float) -> None:
    assert SHEET.degrees(*SHEET.at(lat, lon)) == pytest.approx((lat, lon), abs=1e-9)


@pytest.mark.parametrize(("lat", "lon"), PLACES)
def test_scale_is_the_same_in_every_direction(lat: float, lon: float) -> None:
    step = 1e-5
    here, north, east = (SHEET.at(*place) for place in ((lat, lon), (lat + step, lon), (lat, lon + step)))
    up, right = (hypot(there[0] - here[0], there[1] - here[1]) for there in (north, east))
    assert up == pytest.approx(right / cos(radians(lat)), rel=1e-4)


@pytest.mark.parametrize("parallel", SHEET.parallels)
def test_scale_is_true_at_the_two_parallels(parallel: float) -> None:
    one, two = SHEET.at(parallel, 10), SHEET.at(parallel, 10.01)
    long = EARTH * radians(0.01) * cos(radians(parallel))
    assert hypot(two[0] - one[0], two[1] - one[1]) == pytest.approx(long * SHEET.scale, rel=1e-6)


def test_the_file_says_where_it_comes_from_and_was_made_for_the_sheet_of_the_script() -> None:
    assert "Natural Earth" in EUROPE.source and "public domain" in EUROPE.source
    assert EUROPE.source == make_coasts.SOURCE and make_coasts.SHEETS["europe"] == SHEET
    assert COASTS["europe"].stat().st_size < 100_000


def _map() -> Image.Image:
    image = Image.new("L", (1000, 934))
    draw = ImageDraw.Draw(image)
    for rings, value in ((EUROPE.land, 255), (EUROPE.lakes, 0)):
        for ring in rings:
            draw.polygon(points(ring), value)
    return image


@pytest.mark.parametrize(
    ("lat", "lon", "dry"),
    [
        (48.86, 2.35, True), (50.08, 14.44, True), (47.50, 19.04, True), (40.0, 9.0, True), (37.5, 14.0, True),
        (56.0, 3.0, False), (45.0, -5.0, False), (43.0, 15.5, False), (58.5, 20.2, False), (60.8, 31.5, False),
    ],
)  # fmt: skip
def test_land_is_land_and_water_is_water(lat: float, lon: float, dry: bool) -> None:
    x, y = SHEET.at(lat, lon)
    assert (_map().getpixel((round(x), round(y))) == 255) is dry


def test_no_picture_shows_where_the_coasts_were_cut() -> None:
    left, top, right, bottom = make_coasts.WINDOW
    for box in (Box(0, 0, 1060, 990), Box(0, 0, 1090, 1080), Box(0, 0, 1000, 1100), Box(0, 0, 1100, 934)):
        atlas = atlas_of("europe", box)
        (west, north), (east, south) = atlas.map_of(box.x, box.y), atlas.map_of(box.right, box.bottom)
        assert left < west and top < north and right > east and bottom > south


def test_every_city_of_europe_has_its_real_place() -> None:
    assert all(city.lat is not None and city.lon is not None for city in DATA.maps["europe"].cities.values())


def test_the_script_reads_land_and_lakes_and_leaves_out_what_nobody_could_see(tmp_path: Path) -> None:
    sheet = Lambert((43.0, 60.0), 7.0, 0.299, SHEET.origin)
    square = [(0, 0), (40, 0), (0, 40), (-40, 0), (0, -40)]
    land = {
        "type": "Topology",
        "transform": {"scale": [0.1, 0.1], "translate": [5.0, 45.0]},
        "objects": {"land": {"type": "GeometryCollection", "geometries": [{"type": "MultiPolygon", "arcs": [[[0]]]}]}},
        "arcs": [square],
    }
    (tmp_path / "land.json").write_bytes(msgspec.json.encode(land))
    assert list(make_coasts.land(tmp_path / "land.json")) == [
        [pytest.approx(corner) for corner in ((5.0, 45.0), (9.0, 45.0), (9.0, 49.0), (5.0, 49.0))]
    ]
    lake = [(6.0, 46.0), (7.0, 46.0), (7.0, 47.0), (6.0, 46.0)]
    shape = struct.pack("<i4dii", 5, 0, 0, 0, 0, 1, len(lake)) + struct.pack("<i", 0)
    shape += b"".join(struct.pack("<dd", *corner) for corner in lake)
    head = bytes(100) + struct.pack(">ii", 1, len(shape) // 2)
    (tmp_path / "lakes.shp").write_bytes(head + shape)
    assert list(make_coasts.lakes(tmp_path / "lakes.shp")) == [lake]
    drawn = make_coasts.drawn(make_coasts.land(tmp_path / "land.json"), sheet, 5.0)
    assert len(drawn) == 1 and len(drawn[0]) == 8
    assert not make_coasts.drawn(make_coasts.lakes(tmp_path / "lakes.shp"), sheet, 1e6)


def test_a_ring_is_cut_at_the_window_and_freed_of_needless_points() -> None:
    left, top, right, bottom = make_coasts.WINDOW
    wide = [(left - 500, top - 500), (right + 500, top - 500), (right + 500, bottom + 500), (left - 500, bottom + 500)]
    assert make_coasts.area(make_coasts.cut(wide)) == pytest.approx((right - left) * (bottom - top))
    jagged = [(0.0, 0.0), (50.0, 0.1), (100.0, 0.0), (100.0, 100.0), (50.0, 99.9), (0.0, 100.0)]
    assert make_coasts.simple(jagged) == [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
