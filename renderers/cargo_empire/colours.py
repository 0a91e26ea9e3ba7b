"""The colours of the map and of what lies on it; the names of goods and cities' colours are those of data/*.toml."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from renderers.draw.palette import DARK, LIGHT, Colour, Theme, mix


@dataclass(frozen=True, slots=True)
class Paint:
    """A thing in one colour: its face, its edge, and the letter on it."""

    face: Colour
    edge: Colour
    mark: Colour


@dataclass(frozen=True, slots=True)
class MapPaint:
    """The map from the ground up: open sea, water near the shore, the shore, land, a route and its casing, name."""

    sea: Colour
    shoal: Colour
    shore: Colour
    land: Colour
    route: Colour
    casing: Colour
    name: Colour


MAPS = {
    "light": MapPaint("#a9c9d6", "#c6dfe6", "#cdbf93", "#e9e6cf", "#fffdf6", "#85765a", "#26221d"),
    "dark": MapPaint("#18303c", "#20404e", "#5c6a5c", "#363b36", "#d8cfb8", "#14161a", "#f0ece4"),
}
GOODS = {
    "orange": Paint("#ef8f26", "#8f4a00", "#2b1500"),
    "grey": Paint("#8d949c", "#4b5259", "#14181c"),
    "white": Paint("#fdfcf8", "#7c766b", "#3a352c"),
    "brown": Paint("#7a4b2b", "#3c2110", "#ffffff"),
}
CITIES = {
    "blue": Paint("#2f5f9e", "#1b3c69", "#ffffff"),
    "red": Paint("#b23a3a", "#6f1d1d", "#ffffff"),
    "green": Paint("#35724a", "#1c4429", "#ffffff"),
    "yellow": Paint("#edc93f", "#8f7410", "#2b2200"),
}
BLANK = Paint("#a09a8f", "#6d675d", "#ffffff")
MODES = {"road": "#c4703a", "rail": "#5b6470", "sea": "#3a7fa5"}
"""Transport cards by type."""
CANDIDATE, CANDIDATE_EDGE = "#ffd94a", "#a76d00"
"""What can be chosen now."""
GOLD_EDGE = "#96720a"


def vp(theme: Theme) -> Colour:
    """The spaces of victory points."""
    return mix(theme.panel, theme.gold, 0.38)


def rest(theme: Theme) -> Colour:
    """The start and the junctions."""
    return mix(theme.panel, theme.line, 0.6)



ALL: tuple[Colour, ...] = (
    *(colour for paint in (*GOODS.values(), *CITIES.values(), BLANK) for colour in astuple(paint)),
    *(colour for paint in MAPS.values() for colour in astuple(paint)),
    *(colour(theme) for theme in (LIGHT, DARK) for colour in (vp, rest)), *MODES.values(), CANDIDATE, CANDIDATE_EDGE, GOLD_EDGE,
)  # fmt: skip
TONES = 8
"""So many more colours of the palette are picked from the ground."""
