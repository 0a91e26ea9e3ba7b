"""The ratings as a picture: the lines of the best, and how many people have which."""

from __future__ import annotations

import pytest

from renderers import LAYOUTS, RATINGS, Request, UnknownPicture, describe, draw
from renderers.ratings import MOST, Curve, Ratings
from tests.renderers.outlines import outlined
from tests.renderers.tidy import SMALL, assert_tidy

NAMES = ("Anna", "Benedikt", "Zsófia", "Řehoř", "Wolfgang", "Maximiliana Featherstonehaugh")
CURVES = tuple(
    Curve(
        name,
        tuple((1 + n + 3 * g, 1000 + (g * (7 - n) * 9) + (g * 37 + n * 11) % 40 - 60 * (n == 5)) for g in range(14)),
    )
    for n, name in enumerate(NAMES)
)
FULL = Ratings(CURVES, (*(curve.points[-1][1] for curve in CURVES), *range(870, 1500, 13)), 1100)


def request(view: Ratings = FULL, **options: str) -> Request[Ratings]:
    return Request("steam", view, RATINGS, width=SMALL, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_fullest_picture_is_tidy(layout: str, theme: str) -> None:
    assert len(FULL.curves) == MOST
    assert_tidy(request(layout=layout, theme=theme))


def test_two_who_have_met_twice_are_a_picture_too() -> None:
    view = Ratings((Curve("Ann", ((1, 1060), (2, 1101))), Curve("Ben", ((2, 966),))), (1101, 966))
    assert_tidy(request(view))
    texts = [label.text for label in outlined(request(view)).labels()]
    assert {"Steam", "Ann", "Ben", "1", "2"} <= set(texts) and "0" not in texts


def test_the_reader_finds_themselves_and_the_words_say_the_same() -> None:
    texts = [label.text for label in outlined(request()).labels()]
    assert sum(text.endswith(" · you") for text in texts) == 1
    told = describe(request())
    assert "Anna: 1820, before that 1000" in told and "17 people between 1000 and 1199" in told


def test_without_ratings_there_is_no_such_picture() -> None:
    with pytest.raises(UnknownPicture):
        draw(Request("steam", None, RATINGS, width=SMALL))
