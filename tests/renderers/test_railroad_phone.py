"""Railroad Revolution's map for a phone: names of one size that keep apart; a decision shows its part of the map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engine.core.ahead import policy
from engine.core.play import registry
from engine.core.play.ask import Shortcut
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES
from engine.games.railroad_revolution.words import name, say
from renderers import LARGE, LAYOUTS, PORTRAIT, Request
from renderers.draw.boxes import Box
from renderers.draw.labels import inside, overlap
from renderers.draw.layers import ACROSS
from renderers.draw.placing import ink
from renderers.railroad_revolution import _plan, phone, plans, portrait
from renderers.railroad_revolution.chart import CLOSEST, WHOLE, course, window_of
from renderers.railroad_revolution.marks import marks_of
from renderers.railroad_revolution.scene import DECISION
from renderers.reader import words_of
from tests.languages import tongue_in_turn
from tests.long import few, in_turn
from tests.renderers.outlines import outlined
from tests.renderers.railroad_sample import saved
from tests.renderers.test_phone import grown
from tests.renderers.tidy import SMALL, TALL

GAME = "railroad_revolution"


def asked(seats: int, seed: int, every: int) -> Iterator[Request[Any]]:
    """Decisions of a game by chance, before they are answered."""
    rules, advice = registry.game(GAME), registry.advice(GAME)
    match = Match.new(rules, seats, {}, seed, confirm=())
    for number, _ in enumerate(policy.moves(match, ["random"] * seats, seed)):
        for seat, ask in list(match.pending.items())[: not number % every]:
            if ask.kind in ("worker", "city", "rail", "action", "pool"):
                view = match.view(seat)
                offered = tuple(advice.shortcuts(view, ask))
                yield Request(GAME, view, DECISION, seat, ask=read(match, seat), plans=offered, width=SMALL)


@tongue_in_turn
@pytest.mark.parametrize("layout", few(TALL, 1))
@pytest.mark.parametrize(("seats", "every"), few([(4, 72), (4, 9), (2, 9), (3, 9)], 1))
def test_names_are_of_one_size_and_cover_no_other_and_no_city(
    seats: int, every: int, layout: str, tongue: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[phone.Scenery] = []
    real = phone.arranged

    def arranged(scenery: phone.Scenery) -> Any:
        seen.append(scenery)
        return real(scenery)

    monkeypatch.setattr(phone, "arranged", arranged)
    for request in asked(seats, 5, every):
        outlined(replace(request, layout=layout, locale=tongue))
    assert len(seen) > 100 // every
    for scenery in seen:
        found = real(scenery)
        boxes = {text.city: ink(one, at).inset(one.air) for text, one, at in found}
        assert len({at.size for _, _, at in found}) <= 1
        assert not [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])]
        assert all(inside(box, scenery.frame) for box in boxes.values())
        for city, box in boxes.items():
            x, y = scenery.chart.at(DATA.cities[city].x, DATA.cities[city].y)
            away = max(abs(box.cx - x) - box.w / 2, abs(box.cy - y) - box.h / 2)
            assert away < 90, (city, "is far from its name")


@pytest.mark.parametrize("every", few((28, 7), 1))
def test_a_decision_shows_all_that_can_be_chosen_and_the_rails_of_three_plans(every: int) -> None:
    cropped = 0
    for layout in TALL:
        for request in asked(4, 3, every):
            plan = _plan(replace(request, layout=layout))
            marks = marks_of(request.ask, request.plans, plans.DRAWN)
            places = [place for place in (*marks.spaces, *marks.cities, *marks.letters) if isinstance(place, str)]
            if plan.window is None:
                continue
            cropped += 1
            for place in places:
                facts = DATA.cities.get(place)
                points = course(place) if facts is None else ((facts.x, facts.y),)
                assert all(inside(Box(x, y, 0, 0), plan.window.inset(10)) for x, y in points), place
            assert inside(plan.window, WHOLE) and plan.window.w >= CLOSEST
            assert portrait.FLATTEST <= plan.window.h / plan.window.w <= portrait.HIGHEST + 0.01
    assert cropped > 150 // every


def test_a_window_is_all_of_the_map_where_little_would_be_gained() -> None:
    assert window_of((), 0.7) is None
    assert window_of(tuple(DATA.cities), 0.7) is None
    near = window_of(("CHI",), 0.7)
    assert near is not None and near.w == CLOSEST and near.h == pytest.approx(0.7 * CLOSEST)


def test_at_most_three_plans_have_rails_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, ...]] = []
    real = plans.ghosts

    def ghosts(scene: Any, chart: Any, marks: Any) -> None:
        drawn.append(plans.spaces(marks))
        real(scene, chart, marks)

    monkeypatch.setattr(plans, "ghosts", ghosts)
    routes = ("was-chi", "clt-mia", "chi-kcy", "lit-hou")
    sale, *rails = [Shortcut(("trade/white",), Msg("x")), *(Shortcut((space,), Msg("x")) for space in routes)]
    request = next(asked(4, 3, 7))
    for layout in TALL:
        outlined(replace(request, layout=layout, plans=(sale, *rails)))
    assert {frozenset(spaces) for spaces in drawn} == {frozenset(space.upper() for space in routes[:3])}


@tongue_in_turn
@pytest.mark.parametrize(("picture", "least"), [("market", 1.3), ("stations", 1.15), ("player", 1.05)], ids=str)
def test_large_type_enlarges_the_words_of_markets_and_boards(picture: str, least: float, tongue: str) -> None:
    """Not only names: half of all words are larger; what had no room is a picture of its own."""
    view, sizes = saved("four"), list[dict[str, float]]()
    for layout in TALL:
        drawn = outlined(Request(GAME, view, picture, locale=tongue, layout=layout, width=SMALL))
        sizes.append({label.text: label.size / ACROSS[layout] for label in drawn.labels()})
    usual, large = sizes
    grown = sorted(large[text] / size for text, size in usual.items() if text in large and not text.isdigit())
    assert len(grown) > 5 and grown[len(grown) // 2] >= least


def test_stations_left_out_of_the_market_for_large_type_have_a_picture_that_tells_them_all(tongue: str) -> None:
    view, words = saved("four"), words_of(GAME, tongue)
    names = {words(name("city", city)) for city in DATA.cities}
    for layout in LAYOUTS:
        request = Request(GAME, view, "stations", locale=tongue, layout=layout, width=SMALL)
        texts = {label.text for label in outlined(request).labels()}
        assert names <= texts and not [text for text in texts if text.endswith("…")]
    assert not names & {label.text for label in outlined(replace(request, picture="market", layout=LARGE)).labels()}


@in_turn("picture", ["map", "overview"])
@pytest.mark.parametrize("picture", ["map", "overview"])
def test_large_type_enlarges_the_names_on_the_whole_map(picture: str) -> None:
    found = grown(GAME, picture)
    assert len(found) > 20 and found[len(found) // 2] >= 1.2


def test_the_place_that_fifteen_cities_leave_in_two_columns_says_what_their_signs_are(tongue: str) -> None:
    request = Request(GAME, saved("four"), "market", locale=tongue, layout=PORTRAIT, width=SMALL)
    words, labels = words_of(GAME, tongue), {label.text: label for label in outlined(request).labels()}
    first = labels[words("board-railroad-revolution-legend-first")]
    last = labels[words(name("city", "KCY"))]
    assert len(DATA.cities) % 2 and first.x > ACROSS[PORTRAIT] / 2 and first.y > last.y
    assert not [text for text in labels if text.endswith("…")]


@pytest.mark.parametrize("locale", ["en", "cs", "hu"])
@pytest.mark.parametrize("layout", TALL)
def test_the_boxes_of_workers_are_named_in_one_size(layout: str, locale: str) -> None:
    view, words = saved("four"), words_of(GAME, locale)
    names = {words("board-railroad-revolution-pool")}
    names |= {words(say("box", box=box)) for box in BOXES}
    request = Request(GAME, view, "player", 0, layout=layout, locale=locale, width=SMALL)
    sizes = [label.size for label in outlined(request).labels() if label.text in names]
    assert len(sizes) >= len(names) == 1 + len(BOXES) and len({*sizes}) == 1
