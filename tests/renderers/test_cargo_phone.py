"""Cargo Empire's map for a phone: cities are cards, which keep clear of each other; a decision shows its part."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.games.cargo_empire.data import DATA
from renderers import LARGE, PORTRAIT, Request
from renderers.cargo_empire import _plan, cards, choices, crop, icons, mapview, parts, portrait, seas, tracks
from renderers.cargo_empire.atlas import EDGE, TYPES, Atlas, Phone, atlas_of
from renderers.cargo_empire.mapview import names_of
from renderers.cargo_empire.scene import PREFIX, Scene
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.labels import inside, overlap
from renderers.draw.palette import LIGHT
from renderers.reader import reader_of, words_of
from tests.languages import tongue_in_turn
from tests.long import few, in_turn
from tests.renderers import cargo_empire_sample as cargo
from tests.renderers.outlines import outlined
from tests.renderers.test_cargo_decision import moments
from tests.renderers.test_phone import grown
from tests.renderers.tidy import SMALL, TALL

GAME = "cargo_empire"
KINDS = {"supply", "demand", "cards", "first-post", "skip", "row-city"}
VARIANTS = [{"map": "europe"}, {"map": "dyorle", "clans": "on"}]


def asked(variants: dict[str, str], seats: int, most: int, layout: str) -> list[Request[Any]]:
    return [
        Request(GAME, view, "choice", ask.seat, ask=ask, plans=plans, layout=layout, width=SMALL)
        for _, view, ask, plans in moments(seats, variants, KINDS, most)
    ]


def atlas(request: Request[Any], locale: str) -> Atlas:
    """The map of a decision as it is drawn."""
    plan, reader = _plan(request), reader_of(GAME, locale, ())
    box = portrait.COLUMN.boxes(plan)[1]["map"].scaled(1 / plan.same)
    planned = choices.planned(request.view, request.plans, few=True)
    scene = Scene(None, request, reader, PREFIX)  # type: ignore[arg-type]
    return parts._atlas(plan, box, reader.words, tuple(mapview.tagged(scene, planned).items()))


@tongue_in_turn
@pytest.mark.parametrize("layout", few(TALL, 1))
@pytest.mark.parametrize("variants", few(VARIANTS, 1), ids=lambda variants: variants["map"])
@pytest.mark.parametrize("most", few((20, 40), 1))
def test_cards_are_whole_apart_and_near_their_cities(
    variants: dict[str, str], layout: str, most: int, tongue: str
) -> None:
    for request in asked(variants, 3, most, layout):
        found = atlas(request, tongue)
        boxes = {key: card.whole for key, card in found.cards.items()}
        assert not [pair for pair in combinations(boxes, 2) if overlap(*(boxes[key] for key in pair))]
        assert all(inside(box, found.box.inset(EDGE - 1)) for box in boxes.values())
        for spot in found.spots:
            far = max(abs(spot.at[0] - boxes[spot.key].cx) - spot.wide / 2, abs(spot.at[1] - boxes[spot.key].cy))
            assert far < 0.2 * found.box.w, spot.key


@pytest.mark.parametrize("layout", few(TALL, 1))
@pytest.mark.parametrize("most", few((20, 40), 1))
def test_a_decision_shows_what_it_is_about_with_at_most_three_ways(layout: str, most: int) -> None:
    cropped = 0
    for request in asked(VARIANTS[0], 4, most, layout):
        view, ask, plans = request.view, request.ask, request.plans
        ways = choices.ways(view, ask, plans, few=True)
        assert len(ways) <= choices.LINES == 3
        wanted, found = crop.cities(view, ask, plans), atlas(request, "en")
        assert set(wanted) <= set(found.cards), "all that can be chosen, and where ways lead"
        assert {city for lead in ways for city in lead.way.cities} <= set(wanted)
        cropped += len(found.cards) < len(view.cities)
        firsts = {plan.keys[0] for plan in plans}
        if ask is not None and ask.kind == "demand" and ways and len(plans) >= choices.LINES:
            assert {lead.way.cities[-1] for lead in ways} <= {key.partition("/")[0] for key in firsts}
    assert cropped > most // 7


def test_cards_that_have_no_room_are_smaller() -> None:
    words, box = words_of(GAME, "en"), Box(8, 84, 784, 732)
    small, large = (atlas_of("europe", box, names_of("europe", words), Phone(layout)) for layout in (PORTRAIT, LARGE))
    assert 23 <= small.type < large.type, "large type enlarges the words of the map"
    assert cards.free(small.cards, box) and cards.free(large.cards, box)
    low = atlas_of("europe", box._replace(h=300), names_of("europe", words), Phone(LARGE))
    assert low.type == TYPES[LARGE][-1] == 23


def test_tracks_have_the_names_and_numbers_of_reports_and_large_markers() -> None:
    view = next(moments(4, {}, {"advance"}, 1, planned=False)).view
    for layout in TALL:
        drawn = outlined(Request(GAME, view, "tracks", layout=layout, width=SMALL))
        texts = [label.text for label in drawn.labels()]
        assert {"upper", "lower", "Start", *map(str, range(1, 18))} <= set(texts)
        assert texts.count("upper") == texts.count("lower") == 2
    assert tracks.LEAST * 390 / 800 > 12


class Sheet(Canvas):
    """A canvas that remembers markers and ghosts, and which of them are ghosts."""

    def __init__(self, image: Image.Image) -> None:
        super().__init__(image, 1.0, LIGHT)
        self.stamped: list[tuple[bool, Box]] = []

    def stamp(self, sketch: Any, box: Box, *args: Any, flat: bool = False) -> None:
        """Remembers them."""
        if sketch in (tracks.ghost, icons.marker):
            self.stamped.append((sketch is tracks.ghost, box.inset(0.05)))


def test_ghosts_cover_no_marker_and_no_other_ghost() -> None:
    ghosts = 0
    for _, view, ask, _ in moments(4, {}, {"advance", "demand", "supply"}, 60, planned=False):
        sheet = Sheet(Image.new("RGB", (1600, 400)))
        scene = Scene(sheet, Request(GAME, view, "choice", ask.seat, ask=ask), reader_of(GAME, "en", ()), PREFIX)
        tracks.draw(scene, Box(16, 0, 1568, tracks.HEIGHT), choices.ghosts(view, ask))
        ghosts += sum(ghost for ghost, _ in sheet.stamped)
        assert not [pair for pair in combinations(sheet.stamped, 2) if pair[0][0] + pair[1][0] and
                    overlap(pair[0][1], pair[1][1])]  # fmt: skip
    assert ghosts > 100


@pytest.mark.parametrize("every", few((4, 1), 1))
def test_voyages_lead_round_the_coasts_from_port_to_port(every: int) -> None:
    ports = DATA.maps["europe"].ports
    for a, b in [*combinations(ports, 2)][::every]:
        way = seas.voyage("europe", a, b)
        assert len(way) > 1, (a, b)
        dry = [at for at in way if (int(at[0] // seas.CELL), int(at[1] // seas.CELL)) not in seas._water("europe")]
        assert len(dry) <= 0.2 * len(way), (a, b)


def test_the_board_of_a_player_without_a_clan_is_as_much_lower() -> None:
    view = cargo.sample(4)
    bare = msgspec.structs.replace(view, players=[msgspec.structs.replace(player, clan="") for player in view.players])
    for layout in TALL:
        request = Request(GAME, view, "player", 1, layout=layout, width=SMALL)
        usual, lower = (outlined(one).image.height for one in (request, replace(request, view=bare)))
        assert view.players[1].clan and lower < usual - 0.05 * SMALL


@in_turn("picture", ["map", "overview"])
@pytest.mark.parametrize("picture", ["map", "overview"])
def test_large_type_enlarges_the_names_on_the_whole_map(picture: str) -> None:
    found = grown(GAME, picture)
    assert len(found) > 20 and found[len(found) // 2] >= 1.1
