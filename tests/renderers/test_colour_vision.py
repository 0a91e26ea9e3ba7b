"""Colour vision: whoever lacks a kind of cone still tells players, goods and rails apart, and sees what has changed.

Simulated after Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for Simulation of Color Vision
Deficiency", severity 1.0, in linear RGB.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image

from engine.games.railroad_revolution.data import DATA as REVOLUTION
from renderers.cargo_empire import colours as cargo
from renderers.cargo_empire import scene as cargo_scene
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.contrast import SHAPE, contrast
from renderers.draw.keep import Keep
from renderers.draw.livery import PATTERNS, Pattern
from renderers.draw.palette import CHANGED, DARK, LIGHT, PLAYERS, SHAPES, Colour, Theme, rgb
from renderers.i18n import Words
from renderers.railroad_revolution import chart, rails
from renderers.railroad_revolution import colours as revolution
from renderers.railroad_revolution import scene as revolution_scene
from renderers.reader import reader_of
from renderers.russian_railroads import colours as russian
from renderers.russian_railroads import scene as russian_scene
from renderers.scene import Letters
from renderers.steam import colours as steam
from renderers.steam import scene as steam_scene
from renderers.steam import track
from renderers.steam.track import Part
from tests.games import FINISHED

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
VISION: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
FAR = 20.0
"""Two surfaces so far apart in CIE L* are told apart without any hue."""
SEEN = 0.15
"""So much of a track has to differ from another one for its pattern to be another one."""
UNLIKE = 80.0
"""Two colours so far apart in RGB are taken for two things by whoever sees colours as most do."""
SHOWN = 0.35
"""A picture of 1600 pixels is looked at on a phone at about this size."""


def linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def seen(colour: Colour, vision: str) -> Colour:
    """The colour that looks to somebody with all cones as this one does without one kind."""
    parts = [linear(value / 255) for value in rgb(colour)]
    found = (sum(share * part for share, part in zip(row, parts, strict=True)) for row in VISION[vision])
    return "#{:02x}{:02x}{:02x}".format(*(encoded(value) for value in found))


def lightness(colour: Colour) -> float:
    """CIE L*, 0 (black) to 100 (white)."""
    red, green, blue = (linear(value / 255) for value in rgb(colour))
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27


def apart(one: Colour, two: Colour, vision: str) -> float:
    """The distance of two colours in lightness."""
    return abs(lightness(seen(one, vision)) - lightness(seen(two, vision)))


def test_the_simulation_leaves_grey_alone_and_turns_red_and_green_alike() -> None:
    for vision in VISION:
        assert all(abs(a - b) <= 1 for a, b in zip(rgb(seen("#808080", vision)), rgb("#808080"), strict=True))
    red, green, _ = rgb(seen("#ff0000", "protanopia"))
    assert red < 120 and abs(red - green) < 30  # red is dark and yellowish to them
    assert rgb(seen("#ffff00", "tritanopia"))[2] > 150  # yellow is as pale as pink


def shown(sketch: Sketch, *args: object, side: int = 96, theme: Theme = LIGHT) -> Image.Image:
    """What a sketch draws, as small as on a phone, in grey."""
    canvas = Canvas(Image.new("RGB", (side, side), theme.panel), 1.0, theme)
    canvas.stamp(sketch, Box(0, 0, side, side), *args)
    small = round(side * SHOWN)
    return canvas.image.convert("L").resize((small, small), Image.Resampling.BOX)


def differs(one: Image.Image, two: Image.Image, by: int = 24) -> float:
    """The share of what is drawn in either that is lighter or darker in the other."""
    ground = one.tobytes()[0]
    pairs = [(a, b) for a, b in zip(one.tobytes(), two.tobytes(), strict=True) if (a, b) != (ground, ground)]
    return sum(abs(a - b) >= by for a, b in pairs) / len(pairs)


def grey(monkeypatch: pytest.MonkeyPatch) -> None:
    """All players have one colour, so that nothing but patterns and shapes tells them apart; no sprite is kept."""
    for module in (livery, shapes):
        monkeypatch.setattr(module, "PLAYERS", ("#808080",) * len(PLAYERS))
    monkeypatch.setattr(Keep, "get", lambda self, key, make: make())


def patterns_of_steam(done: bool = True) -> list[Image.Image]:
    return [shown(track.tile, (Part((1, 4), seat, done),)) for seat in range(len(PLAYERS))]


def patterns_of_railroad_revolution() -> list[Image.Image]:
    space = max(REVOLUTION.spaces, key=lambda one: chart.length(chart.course(one)))
    return [shown(rails.built, space, (seat,), side=300) for seat in range(4)]


@pytest.mark.parametrize("vision", VISION)
def test_every_two_players_are_told_apart_by_lightness_or_by_pattern(
    vision: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    grey(monkeypatch)
    drawn = patterns_of_steam()
    alike = [
        (one, two)
        for one, two in combinations(range(len(PLAYERS)), 2)
        if apart(PLAYERS[one], PLAYERS[two], vision) < FAR and differs(drawn[one], drawn[two]) < SEEN
    ]
    assert alike == []


def test_each_players_track_has_a_pattern_of_its_own_along_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one grey and as small as on a phone, every two tracks still differ, finished or not."""
    grey(monkeypatch)
    for drawn in (patterns_of_steam(), patterns_of_steam(done=False), patterns_of_railroad_revolution()):
        for one, two in combinations(drawn, 2):
            assert differs(one, two) >= SEEN


def test_two_players_of_one_pattern_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    same: tuple[Pattern, ...] = (PATTERNS[0],) * len(PATTERNS)
    monkeypatch.setattr(livery, "PATTERNS", same)
    grey(monkeypatch)
    assert all(differs(one, two) == 0 for one, two in pairwise(patterns_of_steam()))


def test_shapes_differ_where_there_is_no_track(monkeypatch: pytest.MonkeyPatch) -> None:
    grey(monkeypatch)
    drawn = [shown(shapes.player, seat, side=40) for seat in range(len(SHAPES))]
    assert all(differs(one, two) >= SEEN for one, two in combinations(drawn, 2))


def test_no_player_looks_like_water() -> None:
    sky = "#56b4e9"
    for paint in steam.MAPS.values():
        assert all(dist(rgb(hue), rgb(water)) >= UNLIKE for hue in PLAYERS for water in (paint.river, paint.sea))
        assert dist(rgb(sky), rgb(paint.river)) < UNLIKE


def words(game: str) -> Words:
    return reader_of(game, "en", ()).words


def lettered() -> list[tuple[str, Letters, list[str]]]:
    return [
        ("steam", steam_scene.letters(words("steam")), list(steam.GOODS)),
        ("railroad_revolution", revolution_scene.letters(words("railroad_revolution")), list(revolution.WORKERS)),
        ("russian_railroads", russian_scene.letters(words("russian_railroads")), list(russian.RAILS)),
        ("cargo_empire", cargo_scene.letters(words("cargo_empire")), list(cargo.GOODS)),
        ("cargo_empire", cargo_scene.letters(words("cargo_empire")), list(cargo.CITIES)),
    ]


def test_every_game_has_letters_for_its_colours() -> None:
    assert {game for game, *_ in lettered()} == {*FINISHED}


@pytest.mark.parametrize("game, letters, colours", lettered())
def test_everything_that_has_a_colour_has_a_letter_too(game: str, letters: Letters, colours: list[str]) -> None:
    found = [letters[colour] for colour in colours]
    assert all(found) and len(set(found)) == len(colours)


def test_a_change_is_marked_in_two_tones_that_no_player_has_and_no_vision_loses() -> None:
    dashes, line = CHANGED
    for tone in CHANGED:
        assert tone not in PLAYERS and max(rgb(tone)) - min(rgb(tone)) < 16  # no hue at all
    for vision in VISION:
        assert contrast(seen(dashes, vision), seen(line, vision)) >= SHAPE
    grounds = [*PLAYERS, *(look.face for look in steam.GOODS.values()), *(p.plain for p in steam.MAPS.values())]
    grounds += [colour for theme in (LIGHT, DARK) for colour in (theme.paper, theme.panel, theme.well)]
    for ground in grounds:
        assert max(contrast(tone, ground) for tone in CHANGED) >= SHAPE
