"""The course of a game: everybody's line from the beginning to the end, in every layout."""

from __future__ import annotations

from engine.core.play.standings import Result
from renderers import COURSE, LAYOUTS, Request, draw
from renderers.result.chart import scale

HISTORY = {0: [180, 181], 1: [182, 179], 2: [190, 171], 3: [188, 176], 4: [195, 175], 5: [201, 170]}


def request(layout: str, history: dict[int, list[int]]) -> Request[None]:
    last = history[max(history)]
    result = Result(last, [{} for _ in last], [], 0, history=history)
    return Request("toy_freight", None, COURSE, names=("Ann", "Ben"), layout=layout, width=800, result=result)


def test_it_is_drawn_in_every_layout_and_shows_every_turn() -> None:
    pictures = {layout: draw(request(layout, HISTORY)).png for layout in LAYOUTS}
    assert len(set(pictures.values())) == len(LAYOUTS)
    for turn in HISTORY:
        other = {**HISTORY, turn: [HISTORY[turn][0] - 6, HISTORY[turn][1]]}
        assert draw(request(LAYOUTS[0], other)).png != pictures[LAYOUTS[0]]


def test_in_words_it_tells_some_moments() -> None:
    alt = draw(request(LAYOUTS[0], HISTORY)).alt
    assert "Ann: 180, 182, 190, 188, 201." in alt
    assert "Ben: 181, 179, 171, 176, 170." in alt


def test_its_scale_begins_near_the_fewest_points() -> None:
    assert scale(163, 208, from_nothing=False) == [160, 170, 180, 190, 200, 210]
    assert scale(-7, 3, from_nothing=False)[0] <= -7
    assert scale(5, 5, from_nothing=False)[-1] > 5
    assert scale(163, 208)[0] == 0
