"""Colours that can be told apart, and a palette that holds them all."""

from __future__ import annotations

from dataclasses import astuple, replace
from itertools import combinations

import pytest
from PIL import Image

from engine.core.play import registry
from renderers import COURSE, KEY, LAYOUTS, RESULT, paint
from renderers.draw.contrast import TEXT, contrast, legible
from renderers.draw.palette import DARK, LIGHT, PLAYERS, SHAPES, Theme, rgb, swatch
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK
from renderers.russian_railroads.colours import ALL, RAILS
from tests.games import FINISHED
from tests.long import few
from tests.renderers.test_phone import moments
from tests.renderers.tidy import SMALL


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
    assert contrast("#ffffff", "#ff0000") == pytest.approx(3.998, abs=0.001)


def test_a_colour_is_made_legible_without_changing_more_than_it_has_to() -> None:
    assert legible("#0072b2", "#ffffff") == "#0072b2"
    for ground in ("#ffffff", "#fbf9f4", "#e69f00"):
        assert TEXT <= contrast(legible("#e69f00", ground), ground) < TEXT + 0.5


def test_every_player_has_another_colour_and_another_shape() -> None:
    assert len(set(PLAYERS)) == len(set(SHAPES)) == len(PLAYERS) == len(SHAPES) == 6


def test_rails_differ_in_pattern_and_not_only_in_colour() -> None:
    assert len({paint.ties for paint in RAILS.values()}) == len(RAILS)
    for one, two in combinations(RAILS.values(), 2):
        assert sum((a - b) ** 2 for a, b in zip(rgb(one.face), rgb(two.face), strict=True)) > 40**2


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_palette_has_every_flat_colour_exactly(theme: Theme) -> None:
    assert {rgb(colour) for colour in (*astuple(theme)[1:], *PLAYERS, *ALL)} <= held_by(swatch(theme, ALL))


def held_by(palette: Image.Image) -> set[tuple[int, ...]]:
    """The colours of a palette."""
    values = palette.getpalette()
    assert values is not None and len(values) == 3 * 256
    return {tuple(values[i : i + 3]) for i in range(0, len(values), 3)}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_flat_colour_stays_what_it_is_when_a_picture_is_reduced_to_its_palette(theme: Theme) -> None:
    """A tone of the ground that nearly is the colour of a card would be taken in its place."""
    near = tuple(
        "#{:02x}{:02x}{:02x}".format(*(part + 3 for part in rgb(colour)[:3]))
        for colour in (theme.panel, theme.well)
        if max(rgb(colour)) < 250
    )
    for colour in (theme.paper, theme.panel, theme.well, theme.accent, *PLAYERS):
        drawn = Image.new("RGB", (1, 1), colour).quantize(palette=swatch(theme, ALL, near), dither=Image.Dither.NONE)
        assert drawn.convert("RGB").getpixel((0, 0)) == rgb(colour)
    assert held_by(swatch(theme, ALL, near)).isdisjoint(map(rgb, near))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_where_not_all_fits_the_tones_of_the_ground_have_room_before_blends(theme: Theme) -> None:
    tones = tuple(f"#{red:02x}f0{blue:02x}" for red in range(0, 128, 16) for blue in range(0, 128, 16))
    assert {*map(rgb, tones)} <= held_by(swatch(theme, ALL, tones)) < held_by(swatch(theme, ALL)) | {*map(rgb, tones)}


@pytest.mark.parametrize("layouts", few((1, len(LAYOUTS)), 1))
@pytest.mark.parametrize(
    ("game", "theme"), few([(key, theme) for key in FINISHED for theme in (LIGHT, DARK)], 1), ids=str
)
def test_all_pictures_of_a_game_have_one_accent_and_what_can_be_chosen_has_no_players_colour(
    game: str, theme: Theme, layouts: int
) -> None:
    """Heads, keys and plans' letters have the accent; rings, frames and numbers of choices are no player's.

    Of each kind of picture so many layouts are looked at, of the next one others.
    """
    assert not {CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK, theme.accent} & {*PLAYERS}
    assert contrast(CANDIDATE, CANDIDATE_EDGE) > 15
    kinds, written = set[tuple[str, bool]](), set[str]()
    for moment in moments(game, max(registry.game(game).seats), 0):
        kind = (moment.picture if moment.ask is None else moment.ask.kind, bool(moment.plans))
        at = len(kinds) % len(LAYOUTS)
        for layout in (*LAYOUTS[at:], *LAYOUTS[:at])[:layouts] if kind not in kinds else ():
            drawn = paint(replace(moment, layout=layout, theme=theme.key, width=SMALL))
            assert drawn.image.convert("RGB").getpixel((2, 1)) == rgb(theme.accent), (kind, layout)
            for label in (label for mark in drawn.marks for label in mark.labels):
                written |= {label.fill} if len(label.text) == 1 else set()
        kinds.add(kind)
    assert theme.on_accent in written and not written & {*PLAYERS}
    assert {(KEY, False), (RESULT, False), (COURSE, False)} < kinds
