"""Pictures of Cargo Empire: what they show, that nothing overlaps, that secrets stay secret."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.core.ahead.policy import play_out
from engine.core.kept import record
from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.registry import game
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire.advice.told import ObjectiveFacts
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS
from engine.games.cargo_empire.objectives import ObjectiveCard, objective_card
from engine.games.cargo_empire.state import Phase, Planned
from engine.games.cargo_empire.view import MarkerView, View
from renderers import ALT_LIMIT, LAYOUTS, PORTRAIT, WIDE, Request, describe, draw, picture_for, pictures
from renderers.cargo_empire import ASKS, NUMBERED, drawing, legend, tracks
from renderers.cargo_empire.atlas import Atlas, atlas_of
from renderers.cargo_empire.colours import CITIES, GOODS
from renderers.cargo_empire.mapview import names_of
from renderers.cargo_empire.scene import NONE, figure, letters, marks_of, score, sign
from renderers.draw.boxes import Box
from renderers.draw.hexgrid import Point
from renderers.draw.labels import ELLIPSIS, inside, overlap
from renderers.draw.palette import SHAPES, rgb
from renderers.reader import reader_of, words_of
from tests.engine.games.cargo_empire.make_records import RECORDS
from tests.languages import tongue_in_turn
from tests.long import few, in_turn
from tests.renderers.cargo_empire_sample import demands, sample
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, TALL, TALLEST, assert_tidy, tall_in_turn, too_small

GAME = "cargo_empire"
NAMES = ("Maximiliana Featherstonehaugh-Cholmondeley", "Řehoř Šťastný", "Ő", "W" * 32)
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"map": "dyorle", "clans": "on"}),
    (2, {"table": "vassals"}),
    (2, {"table": "forwarder", "map": "dyorle", "tracks": "any"}),
    (3, {"clans": "on", "tracks": "advanced"}),
    (4, {"map": "dyorle", "clans": "on"}),
)
PLAYED = (
    "1-players-plain-dyorle-advanced-clans-12-g",
    "2-players-vassals-europe-base-clans-25-gg",
    "2-players-forwarder-dyorle-base-24-rg",
    "3-players-plain-dyorle-any-clans-32-rgg",
    "4-players-plain-dyorle-base-42-grgr",
)
"""Recorded games of as many players with as much on the table."""
BOXES = {"overview": Box(16, 104, 1060, 990), "map": Box(16, 108, 1090, 1080)}
MAPS = ("overview", "map", "choice")
SHOWN = ("overview", "map", "player", "choice")
"""What shows a table: all but the key."""
KINDS = (
    "pick-clan", "objective", "transport", "first-post", "second-post", "crest", "supply", "demand", "cards", "rush",
    "skip", "advance", "lane", "row-city", "bonus", "clan", "cube", "borrow", "swap", "vassal-supply", "vassal-demand",
    "end", "port",
)  # fmt: skip

Moment = tuple[View, Ask[Any] | None]


def _moments(number: int, every: int) -> Iterator[Moment]:
    played = (RECORDS / f"{PLAYED[number]}.txt").read_text(encoding="utf-8")
    for step, match in enumerate(record.positions(record.parse(played))):
        ask = next(iter(match.pending.values()), None)
        if ask is None or step % every == 0:
            shown = None if ask is None else read(match, ask.seat)
            yield match.view(ask.seat if ask is not None and step // every % 2 else None), shown


@pytest.fixture(scope="module", params=[211, pytest.param(31, marks=pytest.mark.long)])
def games(request: pytest.FixtureRequest) -> list[list[Moment]]:
    """Moments of a game at each kind of table, with the decision that is pending."""
    return [list(_moments(number, request.param)) for number in range(len(TABLES))]


def middle(games: list[list[Moment]], number: int) -> View:
    """A view from the middle of a game."""
    return games[number][len(games[number]) // 2][0]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision_has_a_picture(kind: str) -> None:
    assert picture_for(GAME, kind) in (*pictures(GAME), "choice")


def test_what_is_numbered_has_a_picture() -> None:
    assert set(KINDS) - {"end"} == NUMBERED and set(ASKS) == set(KINDS)


@in_turn("layout", [WIDE, PORTRAIT])
@pytest.mark.parametrize("layout", [WIDE, PORTRAIT])
def test_every_option_has_the_number_of_its_place_in_the_list(games: list[list[Moment]], layout: str) -> None:
    for view, ask in (moment for played in games for moment in played):
        if ask is None or ask.kind not in NUMBERED or (layout == PORTRAIT and ask.kind == "cube"):
            continue  # there may be fifty ways for a cube, more than a phone shows
        mine = msgspec.structs.replace(view, seat=ask.seat)
        request = Request(GAME, mine, picture=ASKS[ask.kind], seat=ask.seat, ask=ask, layout=layout, width=SMALL)
        texts = {part for label in outlined(request).labels() for part in label.text.split(", ")}
        assert {str(number) for number in range(1, len(ask.options) + 1)} <= texts, ask.kind


@pytest.mark.parametrize("every", few((4, 1), 1))
def test_every_moment_of_a_game_can_be_drawn_and_told(games: list[list[Moment]], every: int) -> None:
    for number, (view, ask) in enumerate(moment for played in games for moment in played):
        for picture in (*SHOWN[number % 4 :], *SHOWN[: number % 4])[::every]:
            text = describe(Request(GAME, view, picture=picture, names=NAMES, ask=ask))
            assert 100 < len(text) <= ALT_LIMIT
            assert "{" not in text and "board-" not in text and "cargo-empire-" not in text
            drawn = outlined(Request(GAME, view, picture=picture, width=SMALL, ask=ask, names=NAMES))
            assert not [label for label in drawn.labels() if "board-" in label.text or "cargo-empire" in label.text]


@pytest.mark.parametrize("number", few(range(len(TABLES)), 2))
def test_no_text_overlaps_another_or_leaves_the_picture(games: list[list[Moment]], number: int) -> None:
    for step, (view, ask) in enumerate(games[number][::2]):
        for picture in SHOWN:
            layout = LAYOUTS[step % 3]
            assert_tidy(Request(GAME, view, picture=picture, ask=ask, names=NAMES, layout=layout))


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("picture", [*pictures(GAME), "choice"])
@pytest.mark.parametrize("numbers", [(4,), pytest.param((0, 4), marks=pytest.mark.long)], ids=str)
def test_a_tall_picture_fits_a_phone(
    games: list[list[Moment]], picture: str, layout: str, numbers: tuple[int, ...]
) -> None:
    for number in numbers:
        view, ask = games[number][len(games[number]) // 2]
        request = Request(GAME, view, picture=picture, ask=ask, layout=layout, width=SMALL)
        assert SMALL < outlined(request).image.height <= SMALL * TALLEST[layout] + 1


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("picture", SHOWN)
def test_on_a_phone_round_turn_names_scores_own_means_and_choices_are_large(picture: str, layout: str) -> None:
    called, view = ("Anna", "Benedikt", "Zsófia", "Řehoř"), sample(4)
    ask = demands(view) if picture == "choice" else None
    own = view.players[view.acting or 0]
    wanted = [f"Round {view.round} of {view.rounds}", f"{called[own.seat]} to deliver"]
    wanted += [figure(count) for count in own.hand.values()]
    for player in view.players if picture in ("overview", "map") else [own]:
        wanted += [called[player.seat], str(score(player))]
    if ask is not None:
        wanted += [words_of(GAME, "en")(f"cargo-empire-city-{option.city}") for option in ask.options.values()]
        wanted += [str(number) for number in range(1, len(ask.options) + 1)]
    request = Request(GAME, view, picture=picture, seat=own.seat, ask=ask, names=called, layout=layout)
    assert too_small(request, wanted) == {}


def test_the_key_beside_the_map_is_whole_even_with_four_players() -> None:
    texts = {label.text for label in outlined(Request(GAME, sample(4), width=SMALL)).labels()}
    known = words_of(GAME, "en")
    lines = {known(f"board-cargo-empire-legend-{name}") for name in (*legend.LEFT, *legend.RIGHT)}
    assert lines | {known("board-cargo-empire-key-points")} <= texts


@tongue_in_turn
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_longest_objectives_are_whole_in_every_language(layout: str, tongue: str) -> None:
    match, words = Match.new(game(GAME), 4, {}, 3, confirm=()), words_of(GAME, tongue)
    ask = next(ask for ask in match.pending.values() if ask.kind == "objective")
    view = match.view(ask.seat)
    longest = sorted(DATA.objectives, key=lambda card: len(words(objective_card(card, 4).detail())))[-5:]
    players = [*view.players]
    players[ask.seat] = msgspec.structs.replace(players[ask.seat], objectives=longest, objective_vp=[12] * 5)
    view = msgspec.structs.replace(view, players=players)
    request = Request(GAME, view, "player", ask.seat, ask=ask, layout=layout, locale=tongue, width=SMALL)
    texts = [label.text for label in assert_tidy(request).labels()]
    assert [text for text in texts if ELLIPSIS in text] == []
    assert {words(objective_card(card, 4).label()) for card in longest} <= set(texts)


@pytest.mark.parametrize("layout", [WIDE, PORTRAIT])
def test_hidden_hands_are_one_small_line(layout: str) -> None:
    view = sample(4)
    players = [msgspec.structs.replace(player, cities=[], face_down=True) for player in view.players]
    hidden = msgspec.structs.replace(view, players=players)
    labels = outlined(Request(GAME, hidden, layout=layout, width=SMALL)).labels()
    assert [label.size <= 20 for label in labels if "face down" in label.text] == [True] * 4


@pytest.mark.parametrize("layout", [WIDE, PORTRAIT])
def test_no_card_tells_a_zero(layout: str) -> None:
    view = sample(4)
    none = dict.fromkeys(view.players[1].hand, 0)
    player = msgspec.structs.replace(view.players[1], hand=none, objective_vp=[0, 0, 0], cubes=0, points={"level3": 3})
    bare = msgspec.structs.replace(view, players=[view.players[0], player, *view.players[2:]])
    request = Request(GAME, bare, picture="player", seat=1, layout=layout, width=SMALL)
    texts = [label.text for label in outlined(request).labels()]
    assert "0" not in texts and texts.count(NONE) == 7


def atlases() -> list[Atlas]:
    """Each map as every wide picture has it."""
    words = words_of(GAME, "en")
    return [atlas_of(map, box, names_of(map, words)) for map, box in product(DATA.maps, BOXES.values())]


def _name(atlas: Atlas) -> str:
    return f"{atlas.map}-{atlas.box.w:.0f}-{atlas.box.h:.0f}"


@pytest.mark.parametrize("atlas", atlases(), ids=_name)
def test_blocks_and_plates_of_cities_and_rush_fields_keep_clear_of_each_other(atlas: Atlas) -> None:
    map = atlas.map
    plates = atlas.plates(atlas.names)
    found = [(key, atlas.block(key)) for key in DATA.maps[map].cities] + list(plates.items())
    fields = [link.rush for link in DATA.maps[map].links if link.rush]
    found += [(str(field), atlas.field(field)) for field in fields]
    assert not [(a, b) for (a, one), (b, two) in combinations(found, 2) if overlap(one, two)]
    assert all(inside(box, atlas.box) for _, box in found)


@pytest.mark.parametrize("atlas", [atlas for atlas in atlases() if atlas.map == "europe"], ids=_name)
def test_the_block_of_every_city_of_europe_covers_the_city(atlas: Atlas) -> None:
    for key in DATA.maps["europe"].cities:
        x, y = atlas.place(key) or (0, 0)
        assert inside(Box(x, y, 0, 0), atlas.block(key)), key


def _crossed(one: tuple[Point, Point], two: tuple[Point, Point]) -> bool:
    """Whether two lines have a point in common."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(*one, two[0]) * side(*one, two[1]) <= 0 and side(*two, one[0]) * side(*two, one[1]) <= 0


@pytest.mark.parametrize("atlas", atlases(), ids=_name)
def test_no_route_crosses_another_or_passes_a_city_to_which_it_does_not_lead(atlas: Atlas) -> None:
    map = atlas.map
    routes = {(link.a, link.b): (atlas.middle(link.a), atlas.middle(link.b)) for link in DATA.maps[map].links}
    for (ends, one), (others, two) in combinations(routes.items(), 2):
        assert set(ends) & set(others) or not _crossed(one, two), (ends, others)
    for (ends, route), key in product(routes.items(), DATA.maps[map].cities):
        box = atlas.block(key)
        diagonals = (((box.x, box.y), (box.right, box.bottom)), ((box.right, box.y), (box.x, box.bottom)))
        assert key in ends or not any(_crossed(route, line) for line in diagonals), (ends, key)


@pytest.mark.parametrize("every", few((len(pictures(GAME)), 1), 1))
@pytest.mark.parametrize(("number", "theme"), few([(4, "dark"), (0, "light")], 1))
def test_a_picture_is_a_palette_png_that_is_small_enough_to_post(
    games: list[list[Moment]], number: int, theme: str, every: int
) -> None:
    for picture in pictures(GAME)[::every]:
        png = draw(Request(GAME, middle(games, number), picture=picture, theme=theme, names=NAMES)).png
        image = Image.open(io.BytesIO(png))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
        assert len(png) <= 250_000
        assert 1 <= image.width / image.height <= 2.2


def test_tables_share_their_grounds_whatever_tracks_they_have() -> None:
    """The ground of a map takes a third of a second: it must not be painted anew for every table."""
    view, reader = sample(4), reader_of(GAME, "en", ())
    other = msgspec.structs.replace(view, tracks=["a02", "b02", "c02"])
    for picture, layout in product((*pictures(GAME), "choice"), (WIDE, PORTRAIT)):
        grounds = {drawing(Request(GAME, one, picture=picture, layout=layout), reader).ground for one in (view, other)}
        assert len(grounds) == 1
    assert draw(Request(GAME, view, width=300)).png != draw(Request(GAME, other, width=300)).png


def test_the_same_view_gives_the_same_bytes(games: list[list[Moment]]) -> None:
    view = middle(games, 4)
    assert len({draw(Request(GAME, view, width=300)).png for _ in range(3)}) == 1


@pytest.mark.parametrize("number", few(range(len(TABLES)), 1))
def test_a_picture_says_nothing_of_secrets(number: int) -> None:
    """Dealing anew what a reader can't see changes neither pictures nor alt texts by a byte."""
    seats, variants = TABLES[number]
    rules = game(GAME)
    match = Match.new(rules, seats, variants, 5, confirm=())
    play_out(match, ["random"] * seats, 5, limit=90)
    for reader, picture in product((None, 0), SHOWN[:3]):
        other = rules.redeal(match.state, reader, Rng(Seed(8)))
        shown = [rules.view(state, reader) for state in (match.state, other)]
        for seat in range(len(shown[0].players)):
            first, second = (draw(Request(GAME, view, picture=picture, seat=seat, width=300)).png for view in shown)
            assert first == second
            first_text, second_text = (describe(Request(GAME, view, picture=picture, seat=seat)) for view in shown)
            assert first_text == second_text


def test_only_the_owner_sees_the_own_objective_cards() -> None:
    view = next(view for view, _ in _moments(3, 31) if view.seat == 0 and any(view.players[0].objectives))
    player = view.players[0]
    names = {words_of(GAME, "en")(f"cargo-empire-objective-{card}") for card in player.objectives}
    texts = {label.text for label in outlined(Request(GAME, view, picture="player", seat=0, width=SMALL)).labels()}
    assert {name for name in names if name in texts} == names
    hidden = msgspec.structs.replace(
        player, objectives=[""] * len(player.objectives), objective_vp=[0] * len(player.objectives)
    )
    public = msgspec.structs.replace(view, seat=None, players=[hidden, *view.players[1:]])
    assert not names & {
        label.text for label in outlined(Request(GAME, public, picture="player", seat=0, width=SMALL)).labels()
    }


def _difference(one: bytes, two: bytes) -> tuple[int, int, int, int] | None:
    first, second = (Image.open(io.BytesIO(png)).convert("RGB") for png in (one, two))
    return ImageChops.difference(first, second).getbbox()


def test_what_changed_is_ringed(games: list[list[Moment]]) -> None:
    view = middle(games, 4)
    player = view.players[0]
    hand = {**player.hand, "road": player.hand["road"] + 1}
    after = msgspec.structs.replace(view, players=[msgspec.structs.replace(player, hand=hand), *view.players[1:]])
    plain, ringed, same = (draw(Request(GAME, after, before=before, width=800)).png for before in (None, view, after))
    box = _difference(plain, ringed)
    assert box is not None and box[2] - box[0] < 65 and box[3] - box[1] < 35, "only the cards"
    assert plain == same


def test_the_options_of_a_decision_are_marked_on_the_map(games: list[list[Moment]]) -> None:
    for view, ask in (moment for played in games for moment in played):
        marked = marks_of(view.map, ask)
        if ask is None or not marked:
            continue
        assert set(marked) <= set(DATA.maps[view.map].cities)
        if picture_for(GAME, ask.kind) == "choice":
            plain, shown = (
                draw(Request(GAME, view, picture="choice", ask=asked, width=600)).png for asked in (None, ask)
            )
            assert plain != shown


def test_a_decision_about_spaces_marks_them() -> None:
    options: dict[str, Any] = dict.fromkeys(["riga/upper", "riga/lower", "oslo/white", "restock/rome", "clan"])
    found = marks_of("europe", Ask(0, "demand", options))
    assert found == {"riga": {"upper", "lower"}, "oslo": set(), "rome": set()}


@pytest.mark.parametrize("side", DATA.sides)
def test_the_fields_of_the_development_board_fill_it_without_overlap(side: str) -> None:
    box = Box(16, 1000, 1568, tracks.HEIGHT)
    found = tracks.fields((side, side, side), box)
    assert not [pair for pair in combinations(found.values(), 2) if overlap(pair[0][0], pair[1][0])]
    assert all(inside(place, box) for place, _ in found.values())
    columns = {column for column, _ in found}
    assert {0, *DATA.columns.junction_columns, *DATA.vp_spaces} <= columns


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 9, 12, 15])
def test_markers_are_large_and_lie_side_by_side_as_long_as_that_is_possible(count: int) -> None:
    room = Box(100, 100, 46, 230)
    places = tracks.grid(room, count, tracks.LEAST)
    assert len(set(places)) == count
    apart = [place.inset(0.01) for place in places]
    assert not [pair for pair in combinations(apart, 2) if overlap(*pair)] or count > 9
    assert all(place.h >= 24 and inside(place, room.inset(-0.01)) for place in places)


def test_all_markers_may_stand_on_one_field(games: list[list[Moment]]) -> None:
    view = middle(games, 4)
    for column, lane in ((0, ""), (1, "upper"), (6, ""), (29, "")):
        crowd = dict.fromkeys(MARKERS, MarkerView(column, lane, 0))
        players = [msgspec.structs.replace(player, markers=crowd) for player in view.players]
        if column != 1 or (1, "upper") in tracks.fields(tuple(view.tracks), Box(0, 0, 1568, tracks.HEIGHT)):
            assert draw(Request(GAME, msgspec.structs.replace(view, players=players), width=SMALL)).png


@pytest.mark.parametrize("phase", get_args(Phase))
def test_the_headline_has_words_for_every_phase(games: list[list[Moment]], phase: str) -> None:
    view = middle(games, 3)
    for acting in (None, 1):
        shown = msgspec.structs.replace(view, phase=phase, acting=acting, winners=[1] if phase == "over" else [])
        assert not [label for label in outlined(Request(GAME, shown, width=SMALL)).labels() if "board-" in label.text]


def test_letters_tell_goods_from_goods_and_cities_from_cities() -> None:
    marks = letters(words_of(GAME, "en"))
    for colours in (GOODS, CITIES):
        assert len({marks[colour] for colour in colours}) == len(colours)


def test_the_faces_of_goods_and_of_cities_can_be_told_apart() -> None:
    for paints in (GOODS, CITIES):
        for one, two in combinations(paints.values(), 2):
            assert sum(abs(a - b) for a, b in zip(rgb(one.face), rgb(two.face), strict=True)) > 90


def test_the_forwarder_has_a_shape_of_its_own_and_a_vassal_that_of_its_player(games: list[list[Moment]]) -> None:
    solo, vassals = games[0][-1][0], games[1][-1][0]
    assert solo.forwarder_seat is not None
    assert SHAPES[sign(solo, solo.forwarder_seat)] == "star"
    assert {sign(vassals, owner): seat for owner, seat in vassals.vassal_owners.items()} == {0: 0, 1: 1}


def test_the_winner_leads_the_picture_of_a_finished_game(games: list[list[Moment]]) -> None:
    view = games[3][-1][0]
    texts = [
        label.text for label in outlined(Request(GAME, view, names=("Anna", "Bea", "Cyril"), width=SMALL)).labels()
    ]
    winner = ["Anna", "Bea", "Cyril"][view.winners[0]]
    assert f"{winner} wins" in texts
    assert str(sum(view.players[view.winners[0]].points.values())) in texts


@pytest.mark.parametrize("count", few((4, 10, 1, 5, 8), 2))
def test_what_an_objective_card_scores_is_told_in_full(count: int) -> None:
    cards = list(DATA.objectives)
    for start in range(0, len(cards), count):
        held = cards[start : start + count]
        view = sample(4)
        player = msgspec.structs.replace(view.players[1], objectives=held, objective_vp=[12] * len(held))
        shown = msgspec.structs.replace(view, players=[view.players[0], player, *view.players[2:]])
        texts = [label.text for label in outlined(Request(GAME, shown, picture="player", seat=1, width=SMALL)).labels()]
        assert not [text for text in texts if ELLIPSIS in text]


@pytest.mark.parametrize("clan", list(DATA.clans))
def test_what_a_clan_can_do_is_told_in_full(clan: str) -> None:
    view = sample(4)
    player = msgspec.structs.replace(view.players[1], clan=clan)
    shown = msgspec.structs.replace(view, clans=True, players=[view.players[0], player, *view.players[2:]])
    texts = [label.text for label in outlined(Request(GAME, shown, picture="player", seat=1, width=SMALL)).labels()]
    whole = words_of(GAME, "en")(Msg(f"cargo-empire-clan-{clan}-effect"))
    assert whole in " ".join(texts)


def test_whoever_draws_objective_cards_sees_them_and_nobody_else() -> None:
    view, drawn = sample(4), ["ports", "largest-network"]
    options: dict[str, Any] = {card: ObjectiveCard(card, teller=ObjectiveFacts(card, 4, (1,), 3)) for card in drawn}
    for asked, seen in ((Ask(1, "objective", options), True), (Ask(0, "objective", options), False)):
        texts = {
            label.text
            for label in outlined(Request(GAME, view, picture="player", seat=1, ask=asked, width=SMALL)).labels()
        }
        assert ({"Ports", "Largest network"} <= texts) is seen


def test_a_delivery_under_way_is_told_and_framed() -> None:
    view = msgspec.structs.replace(sample(4), plan=Planned("riga", "rome", "upper"))
    assert "The cube goes from Riga to Rome." in describe(Request(GAME, view))
    assert (
        draw(Request(GAME, view, width=500)).png
        != draw(Request(GAME, msgspec.structs.replace(view, plan=None), width=500)).png
    )
