"""Real coasts: the projection is Lambert's, the file holds what its script makes, and land is land."""

from __future__ import annotations

import struct
from math import cos, hypot, radians
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageDraw

from engine.games.cargo_empire.data import DATA
from engine.games.railroad_revolution.data import DATA as states
from renderers import make_coasts
from renderers.cargo_empire.atlas import COASTS, atlas_of
from renderers.draw.boxes import Box
from renderers.draw.coasts import Coasts, coasts_of, points
from renderers.draw.lambert import EARTH
from renderers.railroad_revolution import chart

EUROPE = coasts_of(COASTS["europe"])
STATES = coasts_of(chart.COASTS)
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
    for path, coasts, sheet in ((COASTS["europe"], EUROPE, "europe"), (chart.COASTS, STATES, "united_states")):
        assert coasts.source == make_coasts.SOURCE and make_coasts.SHEETS[sheet].lambert == coasts.sheet
        assert path.stat().st_size < 100_000


def _dry(coasts: Coasts, lat: float, lon: float) -> bool:
    image = Image.new("L", (1000, 934))
    draw = ImageDraw.Draw(image)
    for rings, value in ((coasts.country or coasts.land, 255), (coasts.lakes, 0)):
        for ring in rings:
            draw.polygon(points(ring), value)
    x, y = coasts.sheet.at(lat, lon)
    return image.getpixel((round(x), round(y))) == 255


@pytest.mark.parametrize(
    ("lat", "lon", "dry"),
    [
        (48.86, 2.35, True), (50.08, 14.44, True), (47.50, 19.04, True), (40.0, 9.0, True), (37.5, 14.0, True),
        (56.0, 3.0, False), (45.0, -5.0, False), (43.0, 15.5, False), (58.5, 20.2, False), (60.8, 31.5, False),
    ],
)  # fmt: skip
def test_land_is_land_and_water_is_water(lat: float, lon: float, dry: bool) -> None:
    assert _dry(EUROPE, lat, lon) is dry


@pytest.mark.parametrize(
    ("lat", "lon", "dry"),
    [
        (44.0, -85.0, True), (40.0, -100.0, True), (28.0, -81.5, True), (45.3, -69.0, True),
        (44.0, -87.0, False), (47.7, -87.5, False), (50.0, -100.0, False), (27.0, -105.0, False), (28.0, -90.0, False),
    ],
)  # fmt: skip
def test_the_united_states_are_a_country_and_lakes_and_neighbours_are_not(lat: float, lon: float, dry: bool) -> None:
    assert _dry(STATES, lat, lon) is dry


@pytest.mark.parametrize(
    ("city", "lat", "lon"),
    [
        ("WAS", 38.90, -77.04), ("CLT", 35.23, -80.84), ("CHI", 41.88, -87.63), ("LIT", 34.75, -92.29),
        ("MIA", 25.76, -80.19), ("DLH", 46.79, -92.10), ("KCY", 39.10, -94.58), ("HOU", 29.76, -95.37),
        ("BIS", 46.81, -100.78), ("DEN", 39.74, -104.99), ("ELP", 31.76, -106.49), ("SLC", 40.76, -111.89),
        ("SEA", 47.61, -122.33), ("SFO", 37.77, -122.42), ("SAN", 32.72, -117.16),
    ],
)  # fmt: skip
def test_every_city_of_the_united_states_lies_under_its_disc(city: str, lat: float, lon: float) -> None:
    (x, y), disc = STATES.sheet.at(lat, lon), states.cities[city]
    assert hypot(x - disc.x, y - disc.y) < chart.DISC


def test_no_picture_shows_where_the_coasts_were_cut() -> None:
    left, top, right, bottom = make_coasts.SHEETS["europe"].window
    for box in (Box(0, 0, 1060, 990), Box(0, 0, 1090, 1080), Box(0, 0, 1000, 1100), Box(0, 0, 1100, 934)):
        atlas = atlas_of("europe", box)
        (west, north), (east, south) = atlas.map_of(box.x, box.y), atlas.map_of(box.right, box.bottom)
        assert left < west and top < north and right > east and bottom > south
    left, top, right, bottom = make_coasts.SHEETS["united_states"].window
    assert left < 0 and top < -chart.SKY and right > states.canvas[0] and bottom > states.canvas[1]


def test_every_city_of_europe_has_its_real_place() -> None:
    assert all(city.lat is not None and city.lon is not None for city in DATA.maps["europe"].cities.values())


def test_the_script_reads_land_and_lakes_and_leaves_out_what_nobody_could_see(tmp_path: Path) -> None:
    sheet = make_coasts.SHEETS["europe"]
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
    left, top, right, bottom = window = make_coasts.SHEETS["europe"].window
    wide = [(left - 500, top - 500), (right + 500, top - 500), (right + 500, bottom + 500), (left - 500, bottom + 500)]
    assert make_coasts.area(make_coasts.cut(wide, window)) == pytest.approx((right - left) * (bottom - top))
    jagged = [(0.0, 0.0), (50.0, 0.1), (100.0, 0.0), (100.0, 100.0), (50.0, 99.9), (0.0, 100.0)]
    assert make_coasts.simple(jagged) == [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
