"""Steam's map for a phone: how large its words are, what covers what, and what part of it a decision shows."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise, product
from typing import Any

import pytest
from PIL import Image

from engine.games.steam.advice.shortcuts import shortcuts
from engine.games.steam.data import DATA
from engine.games.steam.view import View
from renderers import LARGE, PORTRAIT, Request
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.labels import inside, overlap
from renderers.draw.layers import ACROSS
from renderers.draw.palette import LIGHT
from renderers.draw.placing import ink
from renderers.draw.window import around, window
from renderers.reader import reader_of, words_of
from renderers.steam import crop, mapview, parts, phone, places, tall, track
from renderers.steam.atlas import atlas_of, window_of
from renderers.steam.choices import LINES, begun_with, choices, in_order, lined, reaches
from renderers.steam.links import signs, tiles
from renderers.steam.marks import marks_of
from renderers.steam.scene import PREFIX, Plan, Scene
from tests.long import few
from tests.renderers.outlines import outlined
from tests.renderers.steam_sample import STAGES, busy, cubes_to_move, places_to_build, sample
from tests.renderers.tidy import SMALL, TALL, tall_in_turn

GAME = "steam"
PHONE, LEAST = 390, 11
"""Pixels across a phone, and of the smallest label that is read on it."""
TABLES = list(product((3, 6), STAGES, DATA.maps))


def pixels(request: Request[View]) -> dict[str, float]:
    """How large each text is on a phone, the largest of those that are alike."""
    found: dict[str, float] = {}
    for label in outlined(replace(request, width=SMALL)).labels():
        found[label.text] = max(found.get(label.text, 0), label.size * PHONE / ACROSS[request.layout])
    return found


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize(("seats", "stage", "map"), few(TABLES, 3))
def test_names_and_what_can_be_chosen_are_large_enough_on_a_phone(
    seats: int, stage: str, map: str, layout: str
) -> None:
    view = sample(seats, stage, map)
    hexes, seat = DATA.maps[map].hexes, view.order[0]
    for name, ask in (
        ("overview", None),
        ("building", places_to_build(view, seat)),
        ("moving", cubes_to_move(view, seat)),
    ):
        sizes = pixels(Request(GAME, view, picture=name, ask=ask, seat=seat, layout=layout))
        read = {hex.name for hex in hexes.values() if hex.name} | {f"Round {view.round} of {view.rounds}"}
        read |= {str(player.vp) for player in view.players if name == "overview"}
        read |= set(marks_of(map, ask).hexes) if name == "building" else set()
        assert {text: sizes[text] for text in read & sizes.keys() if sizes[text] < LEAST} == {}, name
        cities = {city.name for city in view.cities}
        assert cities <= sizes.keys() or name != "overview", "every city has its name"
        assert not (hexes.keys() - marks_of(map, ask).hexes) & sizes.keys(), "codes only where an option is"


def test_at_most_three_lines_are_drawn_and_those_of_plans_first() -> None:
    view, ask = busy(), cubes_to_move(busy(), 0)
    plans, found = begun_with(ask, shortcuts(view, ask)), choices(view, ask)
    shown = lined(found, plans)
    assert sum(len(choice.ways) for choice in shown) == LINES < len(found)
    assert len(shown) <= LINES == 3, "and none is marked without its line"
    assert {choice.number for choice in shown} >= set(list(dict.fromkeys(plans.values()))[:LINES])
    assert sorted(choice.number for choice in in_order(found, plans)) == [choice.number for choice in found]
    assert [choice.number for choice in in_order(found, {"A": 5, "B": 2, "C": 5})][:3] == [5, 2, 1]


@pytest.mark.parametrize("least", [25.0, 35.0])
@pytest.mark.parametrize(("seats", "stage", "map"), few(TABLES, 3))
def test_no_name_of_a_town_covers_a_name_a_letter_or_cubes(seats: int, stage: str, map: str, least: float) -> None:
    view = sample(seats, stage, map)
    ask = places_to_build(view, view.order[0])
    atlas = atlas_of(map, Box(0, 0, 776, 780), 1.0, least)
    cities = {city.hex: sum(count > 0 for count in city.cubes.values()) for city in view.cities}
    choice = tuple(spot for spot in marks_of(map, ask).hexes if spot not in cities)
    points = tuple((sign.x, sign.y) for sign in signs(atlas, view))
    badge = phone.Badge("A", (atlas.centre(choice[0]), atlas.centre(next(iter(cities)))))
    scenery = phone.Scenery(atlas, tiles(view), tuple(view.towns), tuple(cities.items()), points, choice, (badge,))
    found = phone.arranged(scenery)
    cubes = [box for spot, count in cities.items() for box in phone.chips(atlas, spot, count)]
    others = [ink(*one) for one in (*found.choice, *found.badges, *found.cities)] + cubes
    towns = [ink(*one) for one in found.towns]
    assert not [pair for pair in combinations(towns, 2) if overlap(*pair)]
    assert not [(one, other) for one, other in product(towns, others) if overlap(one, other)]
    assert all(inside(box, atlas.box) for box in towns)
    assert len(found.cities) == len(cities) and len(found.towns) > len(view.towns) / 2


def test_a_decision_shows_the_part_of_the_map_that_the_own_network_reaches() -> None:
    view, cropped = sample(4, "early"), 0
    for seat in view.order:
        ask = places_to_build(view, seat)
        plans = shortcuts(view, ask)
        spots = crop.spots(view, ask, plans, ())
        own = {spot for spot, reach in reaches(view, ask).items() if reach != "city"}
        assert own <= set(spots)
        seen = window_of(view.map, spots)
        cropped += seen is not None
        if seen is not None:
            atlas = atlas_of(view.map, Box(0, 0, 776, 776 * seen.h / seen.w), 1.0, 25.0, seen)
            assert all(inside(atlas.hexbox(spot), atlas.box.inset(-2)) for spot in spots)
            assert atlas.grid.side >= atlas_of(view.map, Box(0, 0, 776, 5000), 1.0, 25.0).grid.side
    assert cropped


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("map", DATA.maps)
@pytest.mark.parametrize("every", few((3, 1), 1))
def test_no_frame_cuts_a_hex_with_a_city_a_town_or_track_and_all_that_is_wanted_is_seen(
    map: str, layout: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, stamp = list[Box](), Canvas.stamp

    def watch(c: Canvas, sketch: Any, box: Box, *args: Any, flat: bool = False) -> None:
        if sketch in (places.city, places.town, track.tile):
            drawn.append(box)
        stamp(c, sketch, box, *args, flat=flat)

    monkeypatch.setattr(Canvas, "stamp", watch)
    view, cut = sample(3, "middle", map), 0
    towns = [*view.towns, *(city.hex for city in view.cities)]
    for wanted in [(), *pairwise(towns)][::every]:
        plan = Plan("building", map, dim=True, layout=layout, window=window_of(map, wanted))
        box = tall.COLUMN.boxes(plan)[1]["map"].scaled(1 / plan.same)
        atlas = parts.atlas(plan, box)
        assert [spot for spot in wanted if not atlas.holds(spot)] == []
        cut += any(atlas.sees(atlas.cell(spot)) and not atlas.holds(spot) for spot in atlas.map.cities)
        drawn.clear()
        c = Canvas(Image.new("RGB", (80, 128)), 0.1, LIGHT)
        mapview.ground(c, atlas, words_of(GAME, "en"))
        mapview.draw(Scene(c, Request(GAME, view), reader_of(GAME, "en", ()), PREFIX), atlas)
        assert drawn and all(inside(one, atlas.box) for one in drawn)
    assert cut, "some windows would cut a city"


def test_a_window_holds_what_is_wanted_and_is_all_of_a_map_where_little_would_be_gained() -> None:
    whole = Box(0, 0, 40, 50)
    for x, y, w, h in product((1, 17, 30), (2, 20, 38), (1, 6, 9), (2, 11)):
        wanted = [Box(x, y, 1, 1), Box(x + w - 1, y + h - 1, 1, 1)]
        seen = window(wanted, whole, 10, 1.0)
        assert seen is not None and inside(seen, whole)
        assert inside(around(wanted).inset(0.5), seen.inset(-0.5)) and seen.w >= 10
    assert window([Box(0, 0, 39, 49)], whole, 10, 1.0) is None
    assert window([], whole, 10, 1.0) is None
    low = window([Box(0, 3, 39, 5)], whole, 10, 1.0)
    assert low is not None and low.w == 40 and low.h < 30, "as broad as the map, but no higher than it has to be"


@pytest.mark.parametrize("layout", [PORTRAIT, LARGE])
def test_a_city_whose_cubes_are_many_has_one_for_each_colour_with_their_number(layout: str) -> None:
    view = sample(3, "middle")
    texts = {label.text for label in outlined(Request(GAME, view, picture="map", layout=layout, width=SMALL)).labels()}
    counts = {
        f"{colour[0].upper()}{count}" for city in view.cities for colour, count in city.cubes.items() if count > 1
    }
    assert counts and counts <= texts
