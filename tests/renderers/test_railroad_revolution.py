"""Pictures of Railroad Revolution: what they show, that nothing covers anything else, and what they keep secret."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from typing import get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.core.ahead.policy import play_out
from engine.core.play.ask import Ask, Shortcut, lettered
from engine.core.play.msg import Msg
from engine.core.play.registry import game
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.advice import ADVICE
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS
from engine.games.railroad_revolution.places import line
from engine.games.railroad_revolution.state import NEUTRAL, Phase
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import effect_text
from renderers import ALT_LIMIT, LARGE, LAYOUTS, PORTRAIT, WIDE, Request, describe, draw, paint, picture_for, pictures
from renderers.draw.boxes import Box
from renderers.draw.labels import overlap
from renderers.draw.palette import rgb
from renderers.railroad_revolution import NUMBERED, effects, layout
from renderers.railroad_revolution.chart import DISC, along, beads, course, fan, length
from renderers.railroad_revolution.colours import CANDIDATE_INK, WORKERS
from renderers.railroad_revolution.marks import marks_of
from renderers.railroad_revolution.milestones import condition, have
from renderers.railroad_revolution.plans import DRAWN
from renderers.railroad_revolution.rails import RAIL
from renderers.reader import reader_of, words_of
from tests.engine.games.railroad_revolution.turns import new, turn
from tests.long import few, in_turn
from tests.renderers.outlines import outlined
from tests.renderers.railroad_sample import GAME, asked, played, rails_to_build
from tests.renderers.tidy import SMALL, TALL, TALLEST, assert_tidy, covered, tall_in_turn, too_small

TABLES = tuple(name for name in pictures("railroad_revolution") if name != "key")
"""What shows a table."""
NAMES = ["Maximiliana Featherstonehaugh-Cholmondeley", "Řehoř Šťastný", "Ő", "W" * 32]
KINDS = (
    "wealth", "worker", "pool", "action", "city", "rail", "sector", "piece", "deal", "steps", "promote", "flip",
    "train", "swap", "discard", "worker-choice", "colour", "bank", "milestone", "completion",
)  # fmt: skip


@pytest.fixture(scope="module", params=[201, pytest.param(8, marks=pytest.mark.long)])
def moments(request: pytest.FixtureRequest) -> list[View]:
    """Views of whole games, every few answers, for each number of players, for a seat or the public."""
    found: list[View] = []
    for seats, policy in ((2, "greedy"), (3, "random"), (4, "greedy"), (4, "random")):
        match = played(seats, seats, 0)
        while match.pending:
            found.append(match.view(None if len(found) % 2 else 0))
            play_out(match, [policy] * seats, len(found), limit=request.param)
        found.append(match.view(None))
    return found


@pytest.fixture(scope="module")
def late() -> View:
    """A table of four well into the game."""
    view: View = played(4, 3, 250).view(None)
    return view


def test_every_kind_of_decision_has_a_picture_that_can_be_drawn_without_one_too(late: View) -> None:
    for name in {picture_for(GAME, kind) for kind in KINDS}:
        assert name is not None
        assert draw(Request(GAME, late, picture=name, width=SMALL)).png.startswith(b"\x89PNG")


def test_decisions_of_whole_games_are_all_known() -> None:
    match = played(4, 11, 0)
    seen = set()
    while match.pending:
        seen |= {ask.kind for ask in match.pending.values()}
        play_out(match, ["random"] * 4, match.rev, limit=1)
    assert seen <= set(KINDS)


@pytest.mark.parametrize("every", few((len(TABLES), 1), 1))
def test_pictures_are_palette_pngs_that_are_small_enough_to_post(moments: list[View], every: int) -> None:
    for name in TABLES[::every]:
        for number, view in enumerate(moments[-1::-20]):
            png = draw(Request(GAME, view, picture=name, theme=("light", "dark")[number % 2], names=NAMES)).png
            image = Image.open(io.BytesIO(png))
            assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
            assert len(png) <= 250_000
            assert 1.2 <= image.width / image.height <= 2.6


@pytest.mark.parametrize("every", few((3, 1), 1))
@pytest.mark.parametrize("picture", [*TABLES, "decision"])
def test_no_text_overlaps_another_or_leaves_the_picture(picture: str, moments: list[View], every: int) -> None:
    for number, view in enumerate(moments[::5]):
        for form in (*LAYOUTS[number % 3 :], *LAYOUTS[: number % 3])[::every]:
            assert_tidy(Request(GAME, view, picture=picture, names=NAMES, layout=form))


@pytest.mark.parametrize("kind", sorted(NUMBERED - {"wealth"}))
@pytest.mark.parametrize("form", LAYOUTS)
@in_turn("form", LAYOUTS, spread=True)
def test_places_on_the_map_have_the_numbers_of_the_list(kind: str, form: str) -> None:
    match = played(4, 0, 40)
    ask = asked(match, kind)
    marks, view = marks_of(ask), match.view(ask.seat)
    places = [str(key).removeprefix("sector-") for key in ask.options]
    assert {str(place).lower(): places[number - 1] for place, number in marks.numbers.items()} == {
        str(place).lower(): str(place).lower() for place in (*marks.spaces, *marks.cities, *marks.sectors)
    }
    request = Request(GAME, view, picture="decision", ask=ask, layout=form, width=SMALL)
    marked, plain = (
        Counter(label.text for label in outlined(one).labels() if label.fill == CANDIDATE_INK and label.text.isdigit())
        for one in (request, replace(request, ask=None))
    )
    assert set(marked - plain) == {str(number) for number in marks.numbers.values()}


@pytest.mark.parametrize("kind", ["rail", "city", "sector", "milestone", "deal"])
@pytest.mark.parametrize(("seed", "form"), [(1, WIDE), (2, PORTRAIT), (2, LARGE)])
@in_turn("form", LAYOUTS, spread=True)
def test_marked_pictures_are_as_tidy(kind: str, seed: int, form: str) -> None:
    match = played(4, seed, 40 + 60 * seed)
    ask = asked(match, kind)
    picture = picture_for(GAME, kind) or ""
    assert_tidy(Request(GAME, match.view(ask.seat), picture=picture, names=NAMES, ask=ask, layout=form))


@pytest.mark.parametrize("form", [WIDE, PORTRAIT])
@pytest.mark.parametrize("picture", [*TABLES, "decision"])
@in_turn("form", [WIDE, PORTRAIT], spread=True)
def test_words_are_never_set_too_small_to_read(picture: str, form: str, moments: list[View]) -> None:
    for view in moments[::8]:
        drawn = outlined(Request(GAME, view, picture=picture, names=NAMES, width=SMALL, layout=form))
        for label in drawn.labels():
            assert label.size >= 15 or len(label.text) <= 5, label


def test_names_and_signs_keep_clear_of_rails_and_of_each_other() -> None:
    discs = [Box(city.x, city.y, 0, 0).inset(-DISC) for city in DATA.cities.values()]
    things = {**layout.plates(), **layout.signs()}
    assert set(layout.plates()) == set(DATA.cities)
    assert set(layout.signs()) == set(DATA.spaces) - {DATA.start_space.id}
    for (one, first), (two, second) in combinations(things.items(), 2):
        assert not overlap(first, second), (one, two)
    for name, box in things.items():
        assert not [disc for disc in discs if overlap(box, disc)], name
        for space in DATA.spaces:
            line = course(space)
            points = [along(line, length(line) * share / 40)[0] for share in range(41)]
            assert not [at for at in points if overlap(box, Box(*at, 0, 0).inset(-4))], (name, space)


def test_what_names_a_space_that_can_be_chosen_covers_no_level_of_a_city() -> None:
    """Nor another one, nor a name; from where it lies aside a line leads to its space."""
    for match in (played(4, seed, 40 + 60 * seed) for seed in (1, 2)):
        ask = asked(match, "rail")
        spaces = marks_of(ask).spaces
        drawn = outlined(Request(GAME, match.view(ask.seat), picture="decision", names=NAMES, ask=ask, width=SMALL))
        named = {label.text for mark in drawn.marks for label in mark.labels}
        assert spaces and {space for space in spaces if not any(text.startswith(space) for text in named)} == set()
        assert covered(drawn) == []


def test_four_rails_fit_side_by_side_on_every_space() -> None:
    for space in DATA.spaces:
        for owners in range(1, 5):
            placed = beads(space, owners)
            assert len(placed) == owners
            for one, two in combinations(placed, 2):
                far = ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5
                assert far >= 0.9 * one.size
            assert all(bead.size >= 10 for bead in placed)


def test_every_city_has_its_name_and_level_and_every_sector_its_number(late: View) -> None:
    texts = [label.text for label in outlined(Request(GAME, late, picture="map", width=SMALL)).labels()]
    assert {city.name for city in DATA.cities.values()} <= set(texts)
    for number in DATA.sectors:
        assert str(number) in texts


def test_the_overview_says_everybodys_points_by_source_money_and_shares(late: View) -> None:
    texts = [
        label.text
        for label in outlined(Request(GAME, late, names=("Anna", "Bea", "Cyril", "Dan"), width=SMALL)).labels()
    ]
    for player, name in zip(late.players, ["Anna", "Bea", "Cyril", "Dan"], strict=True):
        assert name in texts and str(player.vp) in texts and str(player.money) in texts
        assert {str(value) for value in player.score.values()} <= set(texts)


def test_the_points_on_a_players_board_follow_from_value_and_number(late: View) -> None:
    for player in late.players:
        texts = {
            label.text
            for label in outlined(Request(GAME, late, picture="player", seat=player.seat, width=SMALL)).labels()
        }
        value = player.values["telegraph"]
        assert f"{value} × {len(player.offices)} = {player.score['telegraph']}" in texts
        for source, count in (("telegraph", len(player.offices)), ("network", player.level_five)):
            assert player.values[source] * count == player.score[source]


def _difference(one: Image.Image, two: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, two).getbbox()


def test_a_new_rail_is_ringed_and_nothing_else(late: View) -> None:
    space, owners = next((space, owners) for space, owners in late.spaces.items() if len(owners) == 1)
    spaces = {key: value for key, value in late.spaces.items() if key != space}
    before = msgspec.structs.replace(late, spaces=spaces)
    plain, ringed, same = (
        paint(Request(GAME, late, picture="map", before=old, width=800)).image.convert("RGB")
        for old in (None, before, late)
    )
    box = _difference(plain, ringed)
    assert box is not None and box[2] - box[0] < 30 and box[3] - box[1] < 30
    assert _difference(plain, same) is None
    assert owners


def test_a_neutral_building_looks_like_nobodys(late: View) -> None:
    city = next(city for city in late.cities if city.stations)
    images = []
    for owner in (NEUTRAL, 0, 1, 2, 3):
        cities = [msgspec.structs.replace(c, stations=[owner]) if c is city else c for c in late.cities]
        view = msgspec.structs.replace(late, cities=cities)
        images.append(paint(Request(GAME, view, picture="map", width=400)).image.convert("RGB"))
    assert not [1 for one, two in combinations(images, 2) if _difference(one, two) is None]


def test_money_is_written_as_the_reader_writes_it() -> None:
    match = played(4, 3, 250)
    ask = asked(match, "rail")
    request = Request(GAME, match.view(ask.seat), picture="decision", ask=ask, width=SMALL)
    for locale, behind in (("en", False), ("hu", True)):
        texts = [label.text for label in outlined(replace(request, locale=locale)).labels()]
        money = [text for text in texts if re.search(r"\d\s?\$|\$\d", text)]
        assert money and [text for text in money if bool(re.search(r"\$\d", text)) is behind] == []


def test_what_can_be_chosen_is_marked_with_its_name_and_cost() -> None:
    match = played(4, 3, 250)
    for kind in ("rail", "city"):
        ask = asked(match, kind)
        view, marks = match.view(ask.seat), marks_of(ask)
        texts = {
            label.text for label in outlined(Request(GAME, view, picture="decision", ask=ask, width=SMALL)).labels()
        }
        assert {marks.named(space, space, words_of(GAME, "en")) for space in marks.spaces} <= texts
        assert {marks.named(city, DATA.cities[city].name, words_of(GAME, "en")) for city in marks.cities} <= texts
        assert marks.spaces or marks.cities
        assert marks.prices == {
            place: option.cost
            for option in ask.options.values()
            if (place := getattr(option, "space", getattr(option, "city", ""))) and option.cost
        }


def test_marks_follow_the_keys_of_all_decisions_about_places() -> None:
    marks = marks_of(Ask(0, "any", dict.fromkeys(["clt-lit", "chi", "sector-3", "hire", "done"])))
    assert (marks.spaces, marks.cities, marks.sectors) == (("CLT-LIT",), ("CHI",), (3,))
    match = played(3, 8, 20)
    ask = asked(match, "sector")
    assert {f"sector-{n}" for n in marks_of(ask).sectors} == {key for key in ask.options if key.startswith("sector-")}


def test_every_effect_has_a_picture() -> None:
    said = [
        *(tile.primary for tile in DATA.city_tiles.values()),
        *(tile.first_bonus for tile in DATA.city_tiles.values()),
        *(tile.effect for tile in DATA.telegraph_tiles.values()),
        *(train.effect for train in DATA.trains.values()),
        *(deal.reward for card in DATA.deals.values() for deal in (card.top, card.bottom)),
        *(side.effect for side in DATA.wealth.values()),
    ]
    for effect in said:
        assert effects.glyphs(effect, words_of(GAME, "en")), effect
        assert any(
            glyph.sketch or glyph.colour for glyph in effects.glyphs(effect, words_of(GAME, "en"))
        ) or isinstance(effect, gains.Money)
    looks = {effect: tuple(effects.glyphs(effect, words_of(GAME, "en"))) for effect in said}
    for one, two in combinations(looks, 2):
        if gains.kind(one).removeprefix("spare_") != gains.kind(two).removeprefix("spare_"):
            assert looks[one] != looks[two], (one, two)


def test_workers_carry_different_letters_and_look_different(late: View) -> None:
    view = msgspec.structs.replace(late.players[0], pool=dict.fromkeys(COLOURS, 1))
    whole = msgspec.structs.replace(late, players=[view, *late.players[1:]])
    texts = [label.text for label in outlined(Request(GAME, whole, picture="player", seat=0, width=SMALL)).labels()]
    assert {"W", "P", "O", "G", "T"} <= set(texts)
    for one, two in combinations(WORKERS.values(), 2):
        assert sum((a - b) ** 2 for a, b in zip(rgb(one.face), rgb(two.face), strict=True)) ** 0.5 > 60


def test_only_who_draws_sees_the_milestones() -> None:
    match = played(3, 5, 30)
    ask = asked(match, "milestone")
    own, other, public = (match.view(seat) for seat in (ask.seat, (ask.seat + 1) % 3, None))
    assert len(own.drawn) > 1 and not other.drawn and not public.drawn
    shown = [Request(GAME, view, picture="player", seat=ask.seat, width=SMALL) for view in (own, other, public)]
    texts = [{label.text for label in outlined(one).labels()} for one in shown]
    assert set(own.drawn) <= texts[0]
    assert not set(own.drawn) & (texts[1] | texts[2])
    alts = [describe(Request(GAME, view, picture="player", seat=ask.seat)) for view in (own, other, public)]
    assert all(card in alts[0] for card in own.drawn)
    assert not [card for card in own.drawn if card in alts[1] + alts[2]]


def test_a_drawn_milestone_is_measured_as_one_that_lies_before_the_player(moments: list[View]) -> None:
    for view in moments:
        for player in view.players:
            for card in player.milestones:
                assert [have(player, demand) for demand in DATA.milestones[card.id].conditions] == [
                    demand.have for demand in card.conditions
                ]


@pytest.mark.parametrize("seed", few(range(2), 1))
def test_dealing_the_hidden_cards_anew_changes_no_public_picture(seed: int) -> None:
    rules = game(GAME)
    match = played(4, 5, 150)
    other = rules.redeal(match.state, None, Rng(Seed(seed)))
    first, second = (rules.view(state, None) for state in (match.state, other))
    for picture in TABLES:
        one, two = (draw(Request(GAME, view, picture=picture, width=SMALL)).png for view in (first, second))
        assert one == two
        assert describe(Request(GAME, first, picture=picture)) == describe(Request(GAME, second, picture=picture))


def alts(moments: list[View]) -> Iterator[tuple[View, str]]:
    """Every picture of many views."""
    for view in moments:
        for picture in TABLES:
            yield view, describe(Request(GAME, view, picture=picture, names=NAMES))


def test_alt_text_keeps_the_limit_and_names_round_turn_and_scores(moments: list[View], late: View) -> None:
    for view, text in alts(moments):
        assert 100 < len(text) <= ALT_LIMIT
        assert "{" not in text and "board-" not in text and "railroad-revolution" not in text
        assert f"Round {view.round}" in text
    text = describe(Request(GAME, late, names=("Anna", "Bea", "Cyril", "Dan")))
    assert f"Anna (blue circle): {late.players[0].vp} VP" in text
    assert f"{['Anna', 'Bea', 'Cyril', 'Dan'][late.acting]} to play" in text
    assert "Open deals: " in text


def test_alt_text_says_what_can_be_chosen() -> None:
    match = played(4, 3, 250)
    ask = asked(match, "rail")
    text = describe(Request(GAME, match.view(ask.seat), picture="decision", ask=ask))
    assert text.startswith("Where does the rail go? Choices: ")
    cities = [(DATA.cities[city].name, space) for space in list(marks_of(ask).spaces)[:5] for city in line(space)]
    assert cities and all(city in text and space not in text for city, space in cities)


@pytest.mark.parametrize("phase", get_args(Phase))
def test_the_headline_has_words_for_every_phase(phase: str, late: View) -> None:
    shown = msgspec.structs.replace(
        late, phase=phase, winners=[0, 2] if phase == "over" else [], deciding=[1, 2] if phase == "deals" else [],
        picking=3 if phase == "pick" else None,
    )  # fmt: skip
    texts = [label.text for label in outlined(Request(GAME, shown, width=SMALL)).labels()]
    assert not [text for text in texts if "board-" in text]
    expected = {
        "over": "Player 1 and Player 3 share the victory",
        "deals": "Player 2 may accept a deal",
        "pick": "Player 4 keeps one of the milestones drawn",
    }
    assert phase not in expected or expected[phase] in texts


def test_the_end_is_announced_as_soon_as_it_is_known(late: View) -> None:
    def texts(last: int) -> set[str]:
        shown = msgspec.structs.replace(late, last_round=last)
        return {label.text for label in outlined(Request(GAME, shown, width=SMALL)).labels()}

    assert not {"Last round", "The end is near"} & texts(0)
    assert {f"Round {late.round} of {late.round + 1}", "The end is near"} <= texts(late.round + 1)
    assert {f"Round {late.round} of {late.round}", "Last round"} <= texts(late.round)


def test_the_market_says_deals_tiles_and_milestones_in_words(late: View) -> None:
    texts = {label.text for label in outlined(Request(GAME, late, picture="market", width=SMALL)).labels()}
    assert {city.name for city in DATA.cities.values()} <= texts
    assert {f"${city.station_cost}" for city in DATA.cities.values()} <= texts
    assert {f"Sector {n}" for n in DATA.sectors} <= texts
    assert {card.id for player in late.players for card in player.milestones} <= texts
    card = DATA.deals[late.deal]
    for deal in (card.top, card.bottom):
        assert ("1 share:" if deal.shares == 1 else f"{deal.shares} shares:") in texts


def test_on_a_phone_the_tracks_have_everybodys_milestones_and_the_map_the_telegraph_line_in_words(late: View) -> None:
    def texts(picture: str) -> list[str]:
        request = Request(GAME, late, picture=picture, layout=PORTRAIT, names=("A", "B", "C", "D"), width=SMALL)
        return [label.text for label in outlined(request).labels()]

    words = reader_of(GAME, "en", ()).words
    cards = [card for player in late.players for card in player.milestones]
    said = [words(condition(demand)) for card in cards for demand in card.conditions]
    assert not Counter(said) - Counter(texts("tracks"))
    for tile in (sector.tile for sector in late.sectors if sector.tile):
        assert words(effect_text(DATA.telegraph_tiles[tile].effect)) in " ".join(texts("map"))


def test_on_a_phone_who_decides_sees_the_own_milestones_beside_the_workers(late: View) -> None:
    words = reader_of(GAME, "en", ()).words
    request = Request(GAME, late, picture="decision", seat=1, layout=PORTRAIT, width=SMALL)
    texts = Counter(label.text for label in outlined(request).labels())
    conditions = [demand for card in late.players[1].milestones for demand in card.conditions]
    assert conditions and not Counter(words(condition(demand)) for demand in conditions) - texts


def test_train_cards_say_what_flipping_them_brings(late: View) -> None:
    player = max(late.players, key=lambda player: len(player.trains_up))
    for form in (WIDE, PORTRAIT):
        drawn = outlined(Request(GAME, late, picture="player", seat=player.seat, layout=form, width=SMALL)).labels()
        text = " ".join(label.text for label in drawn)
        for kind in player.trains_up:
            assert reader_of(GAME, "en", ()).words(effect_text(DATA.trains[kind].effect)) in text


def test_the_headline_says_who_is_nearest_to_the_end_and_how_far(late: View) -> None:
    def texts(view: View) -> set[str]:
        return {label.text for label in outlined(Request(GAME, view, width=SMALL, names=("A", "B", "C", "D"))).labels()}

    view = msgspec.structs.replace(late, last_round=0)
    last = late.players[3]
    bare = [msgspec.structs.replace(sector, rails=0, buildings=0) for sector in last.sectors]
    bare[2] = msgspec.structs.replace(bare[2], rails=1, buildings=1)
    bare[-1] = last.sectors[-1]
    nearest = msgspec.structs.replace(last, sectors=bare)
    shown = msgspec.structs.replace(view, players=[*late.players[:3], nearest])
    assert "D: 2 pieces to the end" in texts(shown)
    assert not [
        text for text in texts(msgspec.structs.replace(shown, last_round=late.round + 1)) if "to the end" in text
    ]


def test_a_pale_rail_lies_where_who_decides_could_build(late: View) -> None:
    ask = rails_to_build(late)
    other = msgspec.structs.replace(ask, seat=(ask.seat + 1) % 4)
    one, two = (
        paint(Request(GAME, late, picture="decision", seat=0, ask=asked, width=400)).image.convert("RGB")
        for asked in (ask, other)
    )
    assert _difference(one, two) is not None


def test_rails_side_by_side_keep_apart_and_fan_out_from_their_nodes() -> None:
    for space in DATA.spaces:
        lines = [fan(space, number, 4) for number in range(4)]
        for one, two in pairwise(lines):
            ends, middle = ((one[at], two[at]) for at in (0, len(one) // 2))
            near, far = (((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in (ends, middle))
            assert near < far and far >= RAIL


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("picture", [*TABLES, "decision"])
def test_a_picture_for_a_phone_is_no_taller_than_its_screen(picture: str, layout: str, moments: list[View]) -> None:
    for view in (moments[0], moments[-1]):
        image = outlined(Request(GAME, view, picture=picture, layout=layout, width=SMALL)).image
        assert SMALL * 0.7 < image.height <= SMALL * TALLEST[layout] + 1


@tall_in_turn
@pytest.mark.parametrize("layout", TALL)
@pytest.mark.parametrize("picture", [*TABLES, "decision"])
def test_on_a_phone_round_turn_names_scores_and_own_means_are_large(picture: str, layout: str, late: View) -> None:
    names = ("Anna", "Benedikt", "Zsófia", "Řehoř")
    own = late.players[late.acting]
    expected = [f"Round {late.round}", f"{names[late.acting]} to play"]
    if picture == "overview":
        expected += [text for player in late.players for text in (names[player.seat], str(player.vp))]
    if picture in ("player", "decision"):
        expected += [str(own.vp), str(own.money), str(own.shares)]
    if picture == "player" or (picture, layout) == ("decision", LARGE):  # else the head alone names who decides
        expected.append(names[own.seat])
    request = Request(GAME, late, picture=picture, seat=late.acting, names=names, layout=layout)
    assert too_small(request, expected) == {}


def test_starting_wealth_is_said_in_words_while_it_is_taken() -> None:
    match = played(4, 3, 0)
    ask = asked(match, "wealth")
    view = match.view(ask.seat)
    for form in (WIDE, PORTRAIT):
        drawn = outlined(
            Request(GAME, view, picture=picture_for(GAME, "wealth") or "", ask=ask, layout=form, width=SMALL)
        )
        texts = [label.text for label in drawn.labels()]
        assert "Starting wealth" in texts and "Open deals" not in texts
        sides = [DATA.wealth[offer.side].effect for offer in view.wealth]
        amounts = {f"${side.amount}" for side in sides if isinstance(side, gains.Money)}
        assert amounts and amounts <= set(texts)


def test_plans_have_their_letters_where_they_build() -> None:
    match = turn(pool="5 white", money=600, milestones="A1-2 A2-2")
    plans = tuple(ADVICE.shortcuts(match.view(0), match.pending[0]))
    request = Request(GAME, match.view(0), picture="decision", seat=0, ask=match.pending[0], plans=plans, width=SMALL)
    letters = marks_of(request.ask, plans).letters
    there = {letter for letter, plan in lettered(plans) if not plan.keys[0].startswith("trade")}
    assert letters["CLT-MIA"] == next(letter for letter, plan in lettered(plans) if "clt-mia" in plan.keys)
    assert set("".join(letters.values())) == there, "a sale is nowhere"
    for shape in (WIDE, PORTRAIT):
        shown = Counter(label.text for label in outlined(replace(request, layout=shape)).labels())
        bare = Counter(label.text for label in outlined(replace(request, layout=shape, plans=())).labels())
        assert Counter("".join((shown - bare).elements())) == Counter("".join(letters.values()))


def test_on_a_phone_the_rails_of_three_plans_have_their_letters_and_all_else_that_plans_build_on() -> None:
    def plan(*keys: str) -> Shortcut:
        return Shortcut(keys, Msg("x"))

    plans = [plan("chi"), plan("was-chi", "chi-kcy"), plan("clt-mia"), plan("was-chi", "chi-kcy"), plan("clt-chi")]
    plans += [plan("lit-kcy"), plan("chi", "lit-hou"), plan("sector-3")]
    assert marks_of(None, plans, DRAWN).letters == {
        "CHI": "AG", "WAS-CHI": "BD", "CHI-KCY": "BD", "CLT-MIA": "C", "CLT-CHI": "E", 3: "H",
    }  # fmt: skip
    assert marks_of(None, plans).letters["LIT-KCY"] == "F"


def test_starting_wealth_has_the_numbers_of_the_list() -> None:
    match = new(4)
    (seat,) = match.pending
    request = Request(GAME, match.view(seat), picture="decision", seat=seat, ask=match.pending[seat], width=SMALL)
    shown = Counter(label.text for label in outlined(request).labels())
    bare = Counter(label.text for label in outlined(replace(request, ask=None)).labels())
    assert Counter("1234") <= shown - bare
    assert not [text for text in shown if text.endswith("…")], "nothing is cut"


def test_drawn_milestones_have_as_much_room_on_a_phone_as_those_that_lie_before_a_player() -> None:
    match = played(4, 3, 60)
    heights = []
    for kind in ("promote", "milestone"):
        ask = asked(match, kind)
        request = Request(GAME, match.view(ask.seat), picture="decision", seat=ask.seat, ask=ask, layout=PORTRAIT)
        signs = [label.y for label in outlined(replace(request, width=200)).labels() if label.text == "Milestone"]
        heights.append(round(signs[1] - signs[0]))
    assert heights[1] == pytest.approx(heights[0], abs=4)
