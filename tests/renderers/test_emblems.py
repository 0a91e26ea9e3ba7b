"""Emblems: small, clear around, each unlike the others, and found by what an option is about."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.play import registry
from renderers.draw.palette import PLAYERS
from renderers.emblems import SIZE, emblems, of_option, of_seat

DRAWN = emblems()
LARGEST = 256 * 1024
"""Bytes that Discord takes (Emoji)."""


@pytest.mark.parametrize("name", DRAWN)
def test_each_is_small_and_clear_around(name: str) -> None:
    image = Image.open(io.BytesIO(DRAWN[name]))
    assert (image.size, image.mode, len(DRAWN[name]) <= LARGEST) == ((SIZE, SIZE), "RGBA", True)
    alpha = image.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0 and alpha.getextrema() == (0, 255)
    assert sum(alpha.histogram()[1:]) > SIZE * SIZE / 6


def test_they_are_the_same_bytes_each_time_and_each_unlike_the_others() -> None:
    assert emblems() == DRAWN
    assert len(set(DRAWN.values())) == len(DRAWN)
    assert {of_seat(seat) for seat in range(len(PLAYERS))} <= set(DRAWN)


@pytest.mark.parametrize(
    ("game", "key", "emblem"),
    [
        ("steam", "purple", "steam_purple"),
        ("cargo_empire", "athens/white", "cargo_empire_white"),
        ("railroad_revolution", "station/gray", "railroad_revolution_gray"),
        ("railroad_revolution", "gray-mat/gray", "railroad_revolution_gray"),
        ("railroad_revolution", "gray/orange", None),
        ("russian_railroads", "black-2", "russian_railroads_black"),
        ("russian_railroads", "any-coin", None),
        ("toy_freight", "red", None),
        ("no_such_game", "red", None),
    ],
)
def test_an_option_has_that_of_the_one_thing_it_is_about(game: str, key: str, emblem: str | None) -> None:
    assert of_option(game, key) == emblem
    assert emblem is None or emblem in DRAWN
    assert game in registry.games() or game == "no_such_game"
