"""Colours that can be told apart, and a palette that holds them all."""

from __future__ import annotations

from dataclasses import astuple
from itertools import combinations

import pytest

from renderers.draw.palette import DARK, LIGHT, PLAYERS, SHAPES, Theme, rgb, swatch
from renderers.russian_railroads.colours import ALL, RAILS


def _luminance(colour: str) -> float:
    parts = [(v / 255 / 12.92) if v / 255 <= 0.03928 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in rgb(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_stands_out_from_its_ground(theme: Theme) -> None:
    for ground in (theme.paper, theme.panel, theme.well):
        assert contrast(theme.ink, ground) >= 7
        assert contrast(theme.muted, ground) >= 4.2
    assert contrast(theme.on_accent, theme.accent) >= 4.5


def test_every_player_has_another_colour_and_another_shape() -> None:
    assert len(set(PLAYERS)) == len(set(SHAPES)) == len(PLAYERS) == len(SHAPES) == 6


def test_rails_differ_in_pattern_and_not_only_in_colour() -> None:
    assert len({paint.ties for paint in RAILS.values()}) == len(RAILS)
    for one, two in combinations(RAILS.values(), 2):
        assert sum((a - b) ** 2 for a, b in zip(rgb(one.face), rgb(two.face), strict=True)) > 40**2
    for paint in RAILS.values():
        assert contrast(paint.mark, paint.face) >= 3


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_palette_has_every_flat_colour_exactly(theme: Theme) -> None:
    values = swatch(theme, ALL).getpalette()
    assert values is not None and len(values) == 3 * 256
    held = {tuple(values[i : i + 3]) for i in range(0, len(values), 3)}
    assert {rgb(colour) for colour in (*astuple(theme)[1:], *PLAYERS, *ALL)} <= held
