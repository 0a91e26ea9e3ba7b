"""Pictures of Steam: what they show, that names keep clear of track, and that colours can be told apart."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise, product
from math import hypot
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg
from engine.games.steam.advice.shortcuts import shortcuts
from engine.games.steam.data import DATA
from engine.games.steam.faces import parts
from engine.games.steam.goods import Delivery
from engine.games.steam.network import network_of
from engine.games.steam.state import Phase
from engine.games.steam.view import BidView, View
from renderers import ALT_LIMIT, LARGE, PORTRAIT, WIDE, Request, describe, draw, paint, picture_for, pictures
from renderers.draw import placing
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import HALF, MIDDLES, extent, fitted
from renderers.draw.labels import inside, overlap
from renderers.draw.layers import UNITS
from renderers.draw.palette import PLAYERS, rgb
from renderers.reader import reader_of
from renderers.steam import labels, places, scales, tall, track
from renderers.steam.atlas import atlas_of, cells_of, height_of, waters
from renderers.steam.chances import chances
from renderers.steam.choices import SHOWN, begun_with, choices, reaches
from renderers.steam.colours import GOODS, MAPS
from renderers.steam.ghosts import ghosts
from renderers.steam.links import signs, tiles
from renderers.steam.mapview import RIMS
from renderers.steam.marks import Marks, marks_of
from renderers.steam.scene import signed, track_of
from renderers.steam.tiles import after
from renderers.steam.ways import BADGE, letters, links_of
from renderers.steam.ways import ways as ways_on_map
from tests.long import few
from tests.renderers.outlines import outlined
from tests.renderers.steam_sample import (
    STAGES,
    busy,
    cubes_to_move,
    cubes_with_ways,
    places_to_build,
    sample,
    tiles_to_place,
    ways_to_go,
)
from tests.renderers.test_contrast import around
from tests.renderers.tidy import SMALL, TALL, TALLEST, assert_tidy, tall_in_turn, too_small

GAME = "steam"
NAMES = ["Maximiliana Featherstonehaugh-Cholmondeley", "Řehoř Šťastný", "Ő", "W" * 32, "Zoë", "Ib"]
KINDS = (
    "bid", "capital", "action-tile", "build", "tile", "new-city", "new-city-colour", "supply", "growth-city", "goods",
    "delivery", "points",
)  # fmt: skip
SOME = list(product((3, 6), STAGES, DATA.maps))


def asked(view: View) -> list[tuple[str, Ask[object] | None]]:
    """Every picture of a view, with a decision where it is made for one."""
    acting = view.order[0]
    return [
        *((name, None) for name in pictures(GAME) if name != "key"),
        ("building", places_to_build(view, acting)),
        ("moving", cubes_to_move(view, acting)),
        ("tiles", tiles_to_place(view, acting)),
        *(("moving", ask) for ask in _ways(view)),
    ]


def _ways(view: View) -> list[Ask[object]]:
    """The decisions about the ways of cubes, for the seat that has most to choose from."""
    acting = max(view.order, key=lambda seat: len(cubes_to_move(view, seat).options))
    return (
        [ways_to_go(view, acting), cubes_with_ways(view, acting)]
        if len(cubes_to_move(view, acting).options) > 1
        else []
    )


def test_cubes_and_their_ways_are_numbered_in_the_list_and_at_their_ends_on_the_map() -> None:
    view = busy()
    for ask in (cubes_to_move(view, 0), ways_to_go(view, 0), cubes_with_ways(view, 0)):
        found = choices(view, ask)
        assert [choice.number for choice in found] == [
            number for number, key in enumerate(ask.options, start=1) if key != "pass"
        ]
        texts = [
            label.text
            for label in outlined(Request(GAME, view, picture="moving", ask=ask, seat=0, width=SMALL)).labels()
        ]
        for choice in found[:SHOWN]:
            assert texts.count(str(choice.number)) >= 1 + len(choice.ways)
            assert any(choice.best.end.name in text for text in texts)
        assert (f"{len(found) - SHOWN} more in the list" in texts) == (len(found) > SHOWN)


def test_a_way_is_drawn_over_the_links_that_bring_its_points() -> None:
    view = busy()
    checked = 0
    # beside each link one that is nobody's, and comes first
    twins = [msgspec.structs.replace(link, owner=None) for link in view.links if link.complete]
    view = msgspec.structs.replace(view, links=[*twins, *view.links])
    for choice in choices(view, cubes_to_move(busy(), 0)):
        hops = links_of(view, choice.best.route)
        owners = [view.links[number].owner for number, _, _ in hops]
        assert tuple(owners.count(seat) for seat in range(6)) == choice.best.route.points
        ends = [link.ends[::-1] if back else link.ends for _, link, back in hops]
        assert list(pairwise(choice.best.route.via)) == ends
        checked += len(hops)
    assert checked > 5


def test_lines_of_ways_share_no_lane_of_a_link_and_numbers_keep_apart() -> None:
    view, atlas = busy(), atlas_of("northeast", Box(0, 0, 1000, 1162))
    drawn = ways_on_map(atlas, view, choices(view, cubes_to_move(view, 0))[:SHOWN], [])
    lines = [way.line for way in drawn if way.line]
    assert len(lines) > 2
    for one, two in combinations(lines, 2):
        assert not set(one) & set(two)
    for first, second in combinations(drawn, 2):
        gap = hypot(first.badge[0] - second.badge[0], first.badge[1] - second.badge[1])
        assert gap > 1.8 * BADGE * atlas.grid.side


def test_the_plans_of_deliveries_have_their_letters_on_the_lines_of_their_ways() -> None:
    view, atlas = busy(), atlas_of("northeast", Box(0, 0, 1000, 1162))
    ask = cubes_to_move(view, 0)
    plans = tuple(shortcuts(view, ask))
    drawn = ways_on_map(atlas, view, choices(view, ask)[:SHOWN], [])
    found = letters(atlas, view, drawn, begun_with(ask, plans), [])
    assert [letter for letter, _ in found] == list("ABCD")[: len(plans)] and len(plans) > 1
    for (_, at), plan in zip(found, plans, strict=True):
        way = next(way for way in drawn if way.number == list(ask.options).index(plan.keys[0]) + 1)
        side = atlas.grid.side
        assert min(hypot(at[0] - x, at[1] - y) for x, y in way.line) < side
    marks = [at for _, at in found] + [way.badge for way in drawn]
    for (x, y), (x1, y1) in combinations(marks, 2):
        assert hypot(x - x1, y - y1) > 1.5 * BADGE * atlas.grid.side
    request = Request(GAME, view, picture="moving", ask=ask, plans=plans, seat=0, width=SMALL)
    texts = [label.text for label in outlined(request).labels()]
    assert {letter for letter, _ in found} <= set(texts)


def test_hexes_that_go_on_with_an_own_link_stand_out_from_those_at_any_city() -> None:
    view = sample(4, "middle", "ruhr")
    ask = places_to_build(view, 0)
    found = reaches(view, ask)
    facts = DATA.maps["ruhr"]
    ends = [link.open_end for link in view.links if link.owner == 0 and link.open_end is not None]
    ahead = {facts.across[spot][edge] for spot, edge in ends} & set(ask.options)
    assert ahead and {spot for spot, reach in found.items() if reach == "link"} >= ahead
    mine = {end for link in view.links if link.owner == 0 for end in link.ends}
    beside = {spot for spot in found if mine & set(facts.across[spot]) and mine & {city.hex for city in view.cities}}
    assert set(found.values()) == {"link", "network", "city"}
    assert all(found[spot] == "city" for spot in found.keys() - ahead - beside - set(view.towns) - redirected(view))
    line, dashes, dots = (RIMS[reach] for reach in ("link", "network", "city"))
    assert not line.gap and dashes.dash > 2 * dots.dash, "their shapes differ, not their colours"
    assert dashes.gap > dashes.dash + dashes.broad and dots.gap > dots.dash + dots.broad, (
        "what is parted is seen as parted"
    )


def redirected(view: View) -> set[str]:
    """The hexes where an unfinished link ends."""
    return {link.open_end[0] for link in view.links if link.open_end is not None}


@pytest.mark.parametrize("layout", few((PORTRAIT, WIDE), 1))
def test_the_key_tells_rims_apart_only_where_track_is_built(layout: str) -> None:
    view = sample(4, "middle")
    build, found = places_to_build(view, 2), []
    for ask in (build, replace_kind(build, "new-city")):
        request = Request(GAME, view, picture="building", ask=ask, layout=layout, width=SMALL)
        texts = {label.text for label in outlined(request).labels()}
        found.append(("Goes on with your link" in texts, "Can be chosen now" in texts))
    assert found == [(True, False), (False, True)]


def replace_kind(ask: Ask[Any], kind: str) -> Ask[Any]:
    return msgspec.structs.replace(ask, kind=kind)


def test_the_own_means_stand_beside_a_decision() -> None:
    view = sample(4, "middle")
    for name, ask in (("building", places_to_build(view, 2)), ("moving", cubes_to_move(view, 2))):
        labels_ = outlined(Request(GAME, view, picture=name, ask=ask, width=SMALL)).labels()
        large = {label.text for label in labels_ if label.weight == "Bold" and label.size >= 30}
        player = view.players[2]
        assert {str(player.cash), signed(player.income), str(player.locomotive), str(player.vp)} <= large
        assert ("2 tiles left to place" in {label.text for label in labels_}) == (name == "building")
    sheet = outlined(Request(GAME, view, picture="tiles", ask=tiles_to_place(view, 2), width=SMALL)).labels()
    cash = view.players[2].cash
    assert any(label.text.startswith(f"${cash} ") and "2 tiles left to place" in label.text for label in sheet)


def test_every_kind_of_decision_has_a_picture_that_can_be_drawn_without_one_too() -> None:
    for name in {picture_for(GAME, kind) for kind in KINDS}:
        assert name is not None
        assert draw(Request(GAME, sample(3), picture=name, width=SMALL)).png.startswith(b"\x89PNG")


@pytest.mark.parametrize("every", few((6, 1), 1))
@pytest.mark.parametrize(("seats", "stage", "map"), few(SOME, 1))
def test_a_picture_is_a_palette_png_that_is_small_enough_to_post(seats: int, stage: str, map: str, every: int) -> None:
    view = sample(seats, stage, map)
    for theme, (name, ask) in zip(("light", "dark") * 4, asked(view)[::every], strict=False):
        png = draw(Request(GAME, view, picture=name, ask=ask, theme=theme, names=NAMES, seat=0)).png
        image = Image.open(io.BytesIO(png))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
        assert len(png) <= 300_000, name
        assert 0.95 <= image.width / image.height <= 4 or name == "tiles"


@pytest.mark.parametrize("every", few((4, 1), 1))
def test_the_same_view_gives_the_same_bytes(every: int) -> None:
    view = sample(5, "middle", "ruhr")
    for name, ask in asked(view)[::every]:
        first, second = (
            draw(Request(GAME, sample(5, "middle", "ruhr"), picture=name, ask=ask, width=300)).png for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize(("seats", "stage", "map"), few(SOME[::-1], 1))
@pytest.mark.parametrize("every", few((2, 1), 1))
def test_no_text_overlaps_another_or_leaves_the_picture(seats: int, stage: str, map: str, every: int) -> None:
    view = sample(seats, stage, map)
    for name, ask in asked(view)[::every]:
        assert_tidy(Request(GAME, view, picture=name, ask=ask, names=NAMES))


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize(("seats", "stage", "map"), few(SOME[::-1], 1))
@pytest.mark.parametrize("every", few((3, 1), 1))
def test_a_tall_picture_fits_a_phone_and_its_texts_keep_apart(
    seats: int, stage: str, map: str, layout: str, every: int
) -> None:
    view = sample(seats, stage, map)
    for name, ask in asked(view)[TALL.index(layout) % every :: every]:
        request = Request(GAME, view, picture=name, ask=ask, names=tuple(NAMES), layout=layout)
        image = assert_tidy(request).image
        assert image.height <= SMALL * TALLEST[layout] + 1, name


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("seats", few((6, 3), 1))
@pytest.mark.parametrize("name", ["overview", "map", "player", "building", "moving", "tiles"])
def test_what_is_read_at_a_glance_is_large_on_a_tall_picture(name: str, seats: int, layout: str) -> None:
    """At least 11 pixels where 350 are shown across: names, points, round, whose turn, the own means; else 15."""
    view = sample(seats, "middle")
    ask = {
        "building": places_to_build(view, view.acting or 0),
        "moving": cubes_to_move(view, view.acting or 0),
        "tiles": tiles_to_place(view, view.acting or 0),
    }.get(name)
    called = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Eve")
    acting = view.players[view.acting or 0]
    wanted = [f"Round {view.round} of {view.rounds}"]
    if name == "tiles":
        request = Request(GAME, view, picture=name, ask=ask, names=called, layout=layout, width=SMALL)
        said = f"${acting.cash} · income {signed(acting.income)} · 2 tiles left to place"
        lines = [label.text for label in outlined(request).labels() if label.text in said and "·" in label.text]
        assert lines
        wanted += lines
    else:
        wanted.append(f"{called[acting.seat]} builds")
        # below the map alone is the goods supply
        shown = view.players if name == "overview" else [acting] if name != "map" else []
        wanted += [
            text
            for player in shown
            for text in (called[player.seat], str(player.vp), str(player.cash), signed(player.income))
        ]
    assert too_small(Request(GAME, view, picture=name, ask=ask, names=called, layout=layout), wanted) == {}


@pytest.mark.parametrize(("seats", "stage", "map"), few(SOME, 2))
def test_names_on_the_map_keep_clear_of_track(seats: int, stage: str, map: str) -> None:
    view = sample(seats, stage, map)
    atlas = atlas_of(map, Box(0, 0, 1000, height_of(map, 1000)))
    cities = tuple(city.hex for city in view.cities)
    points = tuple((sign.x, sign.y) for sign in signs(atlas, view))
    scenery = labels.Scenery(atlas, tiles(view), tuple(view.towns), cities, points, ())
    rails = [
        atlas.point(spot, at)
        for spot, laid in view.track.items()
        for edges in parts(laid.face, laid.turn)
        for at in track.course(edges)
    ]
    reach = track.BED / 2 * atlas.grid.side
    for wanted, place in labels.arranged(scenery):
        box = placing.ink(wanted, place)
        assert inside(box, atlas.box)
        assert not [at for at in rails if overlap(box, Box(*at, 0, 0).inset(-reach))], wanted.text


def test_every_hex_and_settlement_is_named_on_the_map() -> None:
    for map in DATA.maps:
        view = sample(4, "middle", map)
        texts = {label.text for label in outlined(Request(GAME, view, picture="map", width=SMALL)).labels()}
        cities = {city.hex for city in view.cities}
        assert {spot for spot in DATA.maps[map].hexes if spot not in cities} <= texts
        assert {hex.name for hex in DATA.maps[map].hexes.values() if hex.feature} <= texts


def test_every_hex_whose_water_costs_something_shows_water_and_no_other_does() -> None:
    for map in DATA.maps.values():
        wet = {cell for course in map.watercourses for cell in course.hexes}
        for hex in map.hexes.values():
            assert (((hex.q, hex.r) in wet) == bool(hex.river)) or hex.feature == "city", hex


def test_open_water_lies_behind_the_hexes_that_the_map_names_and_nowhere_else() -> None:
    for key, map in DATA.maps.items():
        sea = waters(key)
        assert {(water.q, water.r) for water in map.open_water} <= sea
        assert not sea & set(map.at)
        assert bool(sea) == bool(map.open_water)


def test_the_hexes_of_a_map_fill_its_frame_on_whole_units() -> None:
    for map, (wide, high) in product(DATA.maps, ((1000, 1162), (400, 300), (1300, 5000))):
        grid = fitted(cells_of(map), Box(10, 20, wide, high))
        assert inside(extent(cells_of(map), grid), Box(10, 20, wide, high).inset(-1))
        assert grid.side % 2 == 0 and grid.half == int(grid.half)
        assert abs(grid.half / grid.side - HALF) < 0.5 / grid.side


def test_track_meets_every_edge_in_its_middle_and_at_a_right_angle() -> None:
    for face in DATA.faces:
        for edges in (part for turn in range(6) for part in parts(face, turn)):
            line = track.course(edges)
            ends = [(line[0], line[1], edges[0])]
            if len(edges) == 2:
                ends.append((line[-1], line[-2], edges[1]))
            for (x, y), (x1, y1), edge in ends:
                mx, my = MIDDLES[edge]
                assert abs(x - mx) < 1e-9 and abs(y - my) < 1e-9
                along = (x1 - x) * mx + (y1 - y) * my
                across = (x1 - x) * my - (y1 - y) * mx
                assert along < 0 and abs(across) < 0.2 * -along


def test_the_sample_is_what_the_rules_would_see() -> None:
    for seats, stage, map in SOME:
        view = sample(seats, stage, map)
        links = network_of(view.board).links
        assert [link.parts for link in links] == [link.parts for link in view.links]
        assert stage == "early" or {True, False} == {link.complete for link in links}


def test_every_link_with_an_owner_has_one_sign_on_its_own_track() -> None:
    view = sample(6, "end")
    atlas = atlas_of("northeast", Box(0, 0, 1000, 1162))
    owned = [link for link in view.links if link.owner is not None]
    found = signs(atlas, view)
    assert [sign.owner for sign in found] == [link.owner for link in owned]
    for one, two in combinations(found, 2):
        assert abs(one.x - two.x) + abs(one.y - two.y) > 0.3 * atlas.grid.side


def test_an_open_end_is_closed_by_a_buffer_stop_and_a_complete_link_by_none() -> None:
    view = sample(6, "end")
    shown = track_of(view.track, view.links)
    stops = [(spot, part.stop) for spot, here in shown.items() for part in here if part.stop is not None]
    assert sorted(stops) == sorted(link.open_end for link in view.links if link.open_end is not None)
    assert stops


def test_the_contact_sheet_shows_each_tile_with_its_number_its_key_and_its_cost() -> None:
    view = sample(4, "middle")
    ask = tiles_to_place(view, 0, 6)
    texts = [label.text for label in outlined(Request(GAME, view, picture="tiles", ask=ask, width=SMALL)).labels()]
    for number, tile in enumerate(ask.options.values(), start=1):
        assert tile.face in texts and f"${tile.placement.cost}" in texts
        assert texts.index(str(number)) == texts.index(tile.face) - 1


def test_the_contact_sheet_shows_links_as_the_placement_makes_them() -> None:
    view = sample(4, "middle")
    ask = tiles_to_place(view, 0)
    for tile in ask.options.values():
        then = after(view, tile)
        assert {part.edges for part in then[tile.hex]} == set(
            parts(tile.placement.change.face, tile.placement.change.turn)
        )
        for outcome in tile.placement.outcomes:
            made = next(part for part in then[tile.hex] if part.edges == outcome.part)
            assert (made.owner, made.complete) == (outcome.owner, outcome.complete)


@pytest.mark.parametrize("count", [1, 5, 23, 40, 64])
def test_a_sheet_of_many_tiles_stays_readable(count: int) -> None:
    from renderers.steam import tiles as sheet
    from renderers.steam.scene import Plan

    plan = Plan("tiles", rows=sheet.rows(count))
    boxes = sheet.cells(plan, count)
    assert len(boxes) == count and all(box.w >= 160 for box in boxes)
    assert sheet.height(plan) <= 1700
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_candidates_are_lettered_and_marked_otherwise_than_changes() -> None:
    view = sample(4, "middle")
    ask = places_to_build(view, view.order[0])
    drawn = paint(Request(GAME, view, picture="building", ask=ask, width=SMALL))
    bold = {label.text for label in drawn.labels() if label.weight == "Bold"}
    assert set(marks_of("northeast", ask).hexes) <= bold | {city.hex for city in view.cities}
    assert drawn.image.tobytes() != paint(Request(GAME, view, picture="building", width=SMALL)).image.tobytes()


def test_marks_follow_the_keys_of_all_decisions_about_places() -> None:
    def marks(*keys: str, kind: str = "any") -> Marks:
        return marks_of("northeast", Ask(0, kind, dict.fromkeys(keys)))

    albany, boston = DATA.maps["northeast"].named["albany"], DATA.maps["northeast"].named["boston"]
    assert marks("c5", "done").hexes == ("c5",)
    assert marks("albany").hexes == (albany,)
    assert marks("albany/red", "albany/grey", "pass").cubes == {albany: ("red", "grey")}
    assert marks("albany/red/boston/2-1-0", "more", "pass").cubes == {albany: ("red",)}
    ways = marks("albany/red/boston/2-1-0", "albany/red/boston/1-0-0", kind="delivery")
    assert (ways.hexes, ways.cubes) == ((boston,), {albany: ("red",)})


def test_a_new_tile_is_ringed_and_nothing_else() -> None:
    view = sample(4, "middle")
    spot = next(iter(view.track))
    before = msgspec.structs.replace(view, track={k: v for k, v in view.track.items() if k != spot})
    plain, ringed = (
        paint(Request(GAME, view, picture="map", before=old, width=800)).image.convert("RGB") for old in (None, before)
    )
    box = ImageChops.difference(plain, ringed).getbbox()
    assert box is not None and box[2] - box[0] < 70 and box[3] - box[1] < 63
    same = paint(Request(GAME, view, picture="map", before=view, width=800)).image.convert("RGB")
    assert ImageChops.difference(plain, same).getbbox() is None


def test_a_city_keeps_its_cubes_inside_of_its_hex_and_off_its_banner() -> None:
    for count in range(11):
        boxes = places.slots(0, 0, count, 1.0)
        assert len(boxes) == count
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
        for box in boxes:
            assert not overlap(box, Box(-48, -places.BANNER / 2, 96, places.BANNER))
            assert all(abs(y) <= 0.93 * HALF * 48 for y in (box.y, box.bottom))
            assert all(abs(x) + abs(y) / (2 * HALF) <= 48 for x in (box.x, box.right) for y in (box.y, box.bottom))


def test_a_players_picture_lists_what_the_rules_would_let_that_player_deliver() -> None:
    view = sample(3, "end")
    view = msgspec.structs.replace(view, phase="goods", acting=0, winners=[])
    found = chances(view, 0)
    keys = [key for key in cubes_to_move(view, 0).options if key != "pass"]
    named = DATA.maps[view.map].hexes
    assert sorted(f"{named[chance.hex].key}/{chance.colour}" for chance in found) == sorted(
        key.rsplit("/", 2)[0] for key in keys
    )
    assert [chance.points for chance in found] == sorted((chance.points for chance in found), reverse=True)
    text = describe(Request(GAME, view, picture="player", seat=0))
    assert not found or named[found[0].to].name in text


@pytest.mark.parametrize("theme", MAPS)
def test_players_goods_and_terrain_can_be_told_apart(theme: str) -> None:
    def far(one: str, two: str) -> float:
        return sum((a - b) ** 2 for a, b in zip(rgb(one), rgb(two), strict=True)) ** 0.5

    paint_ = MAPS[theme]
    for seat, land in product(PLAYERS, (paint_.plain, paint_.hill, paint_.coast, paint_.faded)):
        assert far(seat, land) > 70
    for one, two in combinations([goods.face for goods in GOODS.values()], 2):
        assert far(one, two) > 70
    for one, two in combinations((paint_.plain, paint_.hill, paint_.sea), 2):
        assert far(one, two) > 35


@pytest.mark.parametrize(("seats", "stage", "map"), few(SOME, 3))
def test_alt_text_keeps_the_limit_and_names_round_turn_and_scores(seats: int, stage: str, map: str) -> None:
    view = sample(seats, stage, map)
    for name, ask in asked(view):
        text = describe(Request(GAME, view, picture=name, ask=ask, names=NAMES))
        assert 100 < len(text) <= ALT_LIMIT
        assert "{" not in text and "board-" not in text and "steam-" not in text
        assert f"round {view.round} of {view.rounds}" in text
    view = sample(3)
    text = describe(Request(GAME, view, names=("Anna", "Bea", "Cyril")))
    assert f"Anna (blue circle): {view.players[0].vp} points" in text
    assert f"{['Anna', 'Bea', 'Cyril'][view.acting or 0]} builds" in text


def test_alt_text_says_what_can_be_chosen() -> None:
    view = sample(4, "middle")
    text = describe(Request(GAME, view, picture="building", ask=places_to_build(view, view.order[0])))
    assert text.startswith("Where do you build? Choices: ")
    ask = tiles_to_place(view, 0)
    text = describe(Request(GAME, view, picture="tiles", ask=ask))
    assert all(tile.face in text for tile in ask.options.values())


@pytest.mark.parametrize("phase", Phase.__args__)
def test_the_headline_has_words_for_every_phase(phase: str) -> None:
    view = sample(4)
    winners = [0, 2] if phase == "over" else []
    for acting in (None, 1) if phase != "over" else (None,):
        shown = msgspec.structs.replace(view, phase=phase, acting=acting, winners=winners)
        texts = [label.text for label in outlined(Request(GAME, shown, width=SMALL)).labels()]
        assert not [text for text in texts if "board-" in text]
    if phase == "over":
        assert "Player 1 and Player 3 share the victory" in texts


def test_an_auction_shows_bids_positions_and_who_is_out() -> None:
    view = sample(4, "early")
    auction = BidView(2, {0: 3}, [1], 0, {2: 1})
    texts = [
        label.text
        for label in outlined(Request(GAME, msgspec.structs.replace(view, auction=auction), width=SMALL)).labels()
    ]
    assert {"bids $3", "out", "position 1"} <= set(texts)
    assert view.standard and "Standard game" in texts


def test_the_scales_have_room_for_points_below_zero_and_far_above() -> None:
    view = sample(3, "end")
    players = [msgspec.structs.replace(p, vp=vp) for p, vp in zip(view.players, (-12, 0, 131), strict=True)]
    texts = [
        label.text
        for label in outlined(Request(GAME, msgspec.structs.replace(view, players=players), width=SMALL)).labels()
    ]
    assert {"−12", "131", "150"} <= set(texts)


def test_plans_are_track_with_a_letter_on_a_hex_of_its_own() -> None:
    view = sample(3, "early", "northeast")
    atlas = atlas_of("northeast", Box(0, 0, 1000, 1000))
    keys = (("h10/22/4", "h9/22/1"), ("h10/21/0",), ("albany/red/boston/1-0-0", "vp"), ("b5",))
    found = ghosts(atlas, view, [Shortcut(key, Msg("x")) for key in keys])
    assert [one.letter for one in found] == ["A", "B", "D"], "deliveries have ways with numbers"
    assert [len(one.lines) for one in found] == [2, 1, 0], "the only tile of a hex is not known by its key"
    assert found[0].badge == atlas.centre("h10")
    assert len({one.badge for one in found}) == 3
    first, second = found[0].lines
    assert any(hypot(a[0] - b[0], a[1] - b[1]) < 1 for a in first for b in second), "they meet"
    with_plans = Request(GAME, view, "building", ask=places_to_build(view, 0), width=300)
    drawn = replace(with_plans, plans=tuple(Shortcut(key, Msg("x")) for key in keys))
    assert draw(drawn).png != draw(with_plans).png


def test_markers_on_a_scale_stand_apart_as_near_to_their_values_as_can_be() -> None:
    assert scales.apart([0, 100], [30, 30]) == [0, 100]
    assert scales.apart([50, 50, 200], [20, 20, 20]) == [40, 60, 200]


def test_before_confirming_nothing_is_offered_for_delivery() -> None:
    request = Request(GAME, msgspec.structs.replace(busy(), seat=0), picture="player", seat=0)
    assert "Deliveries possible now" in describe(request)
    assert "Deliveries possible now" not in describe(replace(request, confirming=True))


def test_after_the_end_everybody_stands_where_deliveries_were() -> None:
    view = msgspec.structs.replace(busy(), seat=0)
    for phase, seen in ((view.phase, "Deliveries possible now"), ("over", "Player 2")):
        shown = msgspec.structs.replace(view, phase=phase)
        request = Request(GAME, shown, picture="player", seat=0, width=SMALL)
        texts = [label.text for label in outlined(request).labels()]
        assert [text for text in texts if text in ("Deliveries possible now", "Player 2")] == [seen]


@tall_in_turn
@pytest.mark.parametrize("layout", [PORTRAIT, LARGE])
def test_a_list_of_ways_is_as_high_as_there_are_ways_and_none_leaves_no_empty_card(layout: str) -> None:
    view, full = busy(), cubes_to_move(busy(), 0)
    heights = []
    for count in (0, 1, len(full.options)):
        some = dict(list(full.options.items())[:count])
        ask: Ask[object] = Ask(0, "goods", {**some, "pass": full.options["pass"]})
        request = Request(GAME, view, picture="moving", ask=ask, seat=0, layout=layout, width=SMALL)
        heights.append(outlined(request).image.height)
    large = layout == LARGE
    assert not tall.listed(0, large=large) and tall.listed(1, large=large) == 1, "none has no list"
    assert heights[1] < heights[2] or heights[2] == round(1.6 * SMALL), "the map gives way"


def test_many_rivals_points_are_counted_in_a_label_and_named_below_it() -> None:
    delivery = next(o for o in cubes_to_move(busy(), 0).options.values() if isinstance(o, Delivery))
    for rivals, said in ((1, "(Bo 1)"), (2, "(Bo 1 and Cy 1)"), (3, "(others 3)")):
        points = (2, *[1] * rivals, *[0] * (3 - rivals))
        many = replace(delivery, seat=0, route=delivery.route._replace(points=points))
        read = reader_of(GAME, "en", ("Al", "Bo", "Cy", "Di"))
        assert said in read.words(many.label(), read.name)
        detail = many.detail()
        assert ("Bo 1 · Cy 1" in ("" if detail is None else read.words(detail, read.name))) == (rivals > 2)


@pytest.mark.parametrize("theme", few(("light", "dark"), 1))
def test_names_of_towns_and_of_hills_and_rivers_are_set_off_from_what_they_run_over(theme: str) -> None:
    view, paper = sample(3, "early"), MAPS[theme]
    hexes = DATA.maps[view.map].hexes
    halos = {hexes[spot].name: paper.paper for spot in view.towns}
    halos |= {spot: paper.land(hex.terrain) for spot, hex in hexes.items() if hex.terrain == "hill" or hex.river}
    painting = paint(Request(GAME, view, picture="map", width=2 * UNITS, theme=theme))
    image = painting.image.convert("RGB")
    labels = [label for label in painting.labels() if label.text in halos]
    assert {"Elmira", "f4", "g9"} < {label.text for label in labels}, "a town, hills, a river"
    for label in labels:
        near = Counter(around(image, label, 2, 2))
        alike = sum(count for colour, count in near.items() if off(colour, halos[label.text]) < 8)
        assert alike > 0.9 * near.total(), label


def off(one: str, other: str) -> int:
    """How far two colours are from each other; those of a palette are a little beside what was painted."""
    return max(abs(a - b) for a, b in zip(rgb(one), rgb(other), strict=True))
