"""Contrast: what renderers declare, and what their pictures really show (WCAG 2.2, 1.4.3 and 1.4.11)."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.core.play import registry
from renderers import WIDE, Request, paint
from renderers.draw import contrast, fonts, livery
from renderers.draw.contrast import TEXT, Pair
from renderers.draw.keep import Keep
from renderers.draw.labels import Label
from renderers.draw.layers import ACROSS, UNITS, Painting
from renderers.draw.palette import DARK, LIGHT, Theme
from renderers.found import module_of
from renderers.russian_railroads import colours as rails
from tests.renderers.test_golden import NAMES, PICTURES, game_of

GAMES = tuple(game for game in registry.games() if module_of(game) is not None)
THEMES = {theme.key: theme for theme in (LIGHT, DARK)}
WIDTH = 2 * UNITS
"""At this size the smallest letters are broader than the pixels in which they are smoothed."""
ENOUGH = 0.75
"""So much of what lies close around a text has to stand out from it: a line may pass behind a letter."""


def declared(game: str, theme: Theme) -> list[Pair]:
    """What every picture declares, and what those of a game do that has colours of its own."""
    name = f"{module_of(game)}.colours"
    own = importlib.import_module(name).pairs(theme) if importlib.util.find_spec(name) is not None else ()
    return [*contrast.pairs(theme), *livery.pairs(theme), *own]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("game", GAMES)
def test_what_a_renderer_draws_on_what_stands_out(game: str, theme: Theme) -> None:
    low = [(pair, round(contrast.contrast(pair.on, pair.ground), 2)) for pair in declared(game, theme)]
    assert [(pair, found) for pair, found in low if found < pair.least] == []


def around(image: Image.Image, label: Label, finer: int, scale: float) -> list[str]:
    """The colours of the pixels close around the letters, which are set as on a sheet so many times larger."""
    margin = 6
    box = label.box()
    left, top = int(box.x * scale) - margin, int(box.y * scale) - margin
    size = int(box.w * scale) + 2 * margin + 2, int(box.h * scale) + 2 * margin + 2
    mask = Image.new("L", (size[0] * finer, size[1] * finer))
    face = fonts.font(label.weight, round(label.size * scale * finer * 4) / 4)
    at = (label.x * scale - left) * finer, (label.y * scale - top) * finer
    ImageDraw.Draw(mask).text(at, label.text, 255, face, label.anchor)
    ink = mask.reduce(finer).point(lambda value: 255 * (value > 24))
    near = ImageChops.subtract(ink.filter(ImageFilter.MaxFilter(5)), ink.filter(ImageFilter.MaxFilter(3)))
    pixels = image.crop((left, top, left + size[0], top + size[1])).tobytes()
    return [f"#{pixels[3 * n : 3 * n + 3].hex()}" for n, chosen in enumerate(near.tobytes()) if chosen]


@cache
def ratio(one: str, two: str) -> float:
    return contrast.contrast(one, two)


def stands_out(image: Image.Image, label: Label, scale: float) -> float:
    """The contrast that most of what lies around a text has to it."""
    best = 0.0
    for finer in (1, 2, 4):  # the ground is drawn twice as large, a sprite four times: letters lie a little otherwise
        ratios = sorted(ratio(label.fill, colour) for colour in around(image, label, finer, scale))
        best = max(best, ratios[int(len(ratios) * (1 - ENOUGH))] if ratios else 0.0)
        if best >= TEXT:
            break
    return best


def faint(painting: Painting, units: float = UNITS) -> list[tuple[str, str, float]]:
    """The texts of a picture with so many units across that stand out too little: text, colour, contrast."""
    image = painting.image.convert("RGB")
    known: dict[tuple[str, str, float], float] = {}
    for label in painting.labels():
        key = label.text, label.fill, label.size
        if known.get(key, TEXT) >= TEXT:
            known[key] = stands_out(image, label, image.width / units)
    return [(text, fill, round(found, 2)) for (text, fill, _), found in known.items() if found < TEXT]


def drawn(name: str, theme: str) -> Painting:
    view, options = PICTURES[name]
    wanted = {**options, "theme": theme, "before": None}
    return paint(Request(game_of(view), view, width=WIDTH, names=tuple(NAMES), **wanted))  # type: ignore[arg-type]


SHEETS = [
    (name, theme) for number, name in enumerate(PICTURES) for theme in (list(THEMES) if number % 2 else [*THEMES][::-1])
]
"""Each picture in both themes."""
SHEET = ("main-4-middle", "light")
"""The one that is always looked at: as it is, and with texts too pale."""


@pytest.mark.parametrize(
    ("name", "theme"), [pytest.param(*one, marks=() if one == SHEET else pytest.mark.long) for one in SHEETS]
)
def test_every_text_of_a_picture_stands_out_from_what_is_around_it(name: str, theme: str) -> None:
    painting = drawn(name, theme)
    assert painting.labels()
    assert faint(painting, ACROSS[str(PICTURES[name][1].get("layout", WIDE))]) == []
    inks = {pair.on for pair in declared(game_of(PICTURES[name][0]), THEMES[theme]) if pair.least == TEXT}
    assert {label.fill for label in painting.labels()} - inks == set(), "text in a colour that is not declared"


def test_a_text_that_fades_into_its_ground_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of the spaces as pale as hairlines; the sample is of pixels, so nothing needs to be declared.

    That otherwise all stands out is what the test above sees.
    """
    monkeypatch.setitem(rails.STEEL, "light", "#c9d2da")
    fresh(monkeypatch)
    assert {fill for _, fill, _ in faint(drawn(*SHEET))} == {"#ffffff"}


def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sprites and grounds drawn so far are not used, and those drawn from now on are not kept."""
    monkeypatch.setattr(Keep, "get", lambda self, key, make: make())
