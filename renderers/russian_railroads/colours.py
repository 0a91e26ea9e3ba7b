"""The colours of rails and pieces; the names are those of data/tracks.toml."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.draw.palette import Colour


@dataclass(frozen=True, slots=True)
class RailPaint:
    """How a rail colour is drawn: its face, its edge, its letter, and how many ties it shows (the pattern)."""

    face: Colour
    edge: Colour
    mark: Colour
    ties: int


RAILS = {
    "black": RailPaint("#26262a", "#7b7b82", "#ffffff", 0),
    "grey": RailPaint("#8b939c", "#5a626b", "#ffffff", 1),
    "brown": RailPaint("#8a5230", "#5c341b", "#ffffff", 2),
    "natural": RailPaint("#dcb877", "#94733a", "#4a3512", 3),
    "white": RailPaint("#ffffff", "#7d7a74", "#3c3a36", 4),
}
STEEL = {"light": "#3f5468", "dark": "#7893ab"}
STEEL_DARK = {"light": "#2a3947", "dark": "#48607a"}
"""By theme: dark steel would sink into a dark panel."""
BRICK = "#a5573f"
BRICK_DARK = "#743724"
PURPLE = "#6a4c93"
LEAF = "#4f7d4a"
HELMET = "#f0c23c"
COIN_EDGE = "#a67a17"
SMOKE = "#c9c4ba"

ALL: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        [
            *(part for paint in RAILS.values() for part in (paint.face, paint.edge, paint.mark)),
            *(*STEEL.values(), *STEEL_DARK.values(), BRICK, BRICK_DARK, PURPLE, LEAF, HELMET, COIN_EDGE, SMOKE),
        ]
    )
)
