"""The colours of rails and pieces; the names are those of data/tracks.toml."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.draw.contrast import Pair, contrast, shape, text
from renderers.draw.palette import Colour, Theme


@dataclass(frozen=True, slots=True)
class RailPaint:
    """How to draw a rail colour: its face, its edge, its letter, and how many ties it shows (the pattern)."""

    face: Colour
    edge: Colour
    mark: Colour
    ties: int


RAILS = {
    "black": RailPaint("#26262a", "#7b7b82", "#ffffff", 0),
    "grey": RailPaint("#8b939c", "#5a626b", "#000000", 1),
    "brown": RailPaint("#8a5230", "#c08a62", "#ffffff", 2),
    "natural": RailPaint("#dcb877", "#94733a", "#4a3512", 3),
    "white": RailPaint("#ffffff", "#7d7a74", "#3c3a36", 4),
}
STEEL = {"light": "#3f5468", "dark": "#7893ab"}
STEEL_DARK = {"light": "#2a3947", "dark": "#48607a"}
ON_STEEL = {"light": "#ffffff", "dark": "#000000"}
"""By theme: dark steel would vanish on a dark panel."""
BRICK = "#a5573f"
BRICK_DARK = "#743724"
PURPLE = "#6a4c93"
LEAF = "#4f7d4a"
HELMET = "#f0c23c"
COIN_EDGE = "#80590a"
MEDAL_INK = "#4a3512"
SMOKE = "#c9c4ba"

ALL: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        [
            *(part for paint in RAILS.values() for part in (paint.face, paint.edge, paint.mark)),
            *(
                *STEEL.values(),
                *STEEL_DARK.values(),
                *ON_STEEL.values(),
                BRICK,
                BRICK_DARK,
                PURPLE,
                LEAF,
                HELMET,
                COIN_EDGE,
                SMOKE,
            ),
        ]
    )
)


def pairs(theme: Theme) -> tuple[Pair, ...]:
    """What is drawn on what in the pictures of Russian Railroads."""
    key, cards = theme.key, (theme.panel, theme.well)
    found = [
        *text("the number of a locomotive", ON_STEEL[key], STEEL[key]),
        *text("the number of an engineer", "#ffffff", STEEL_DARK[key]),
        *text("the number of a factory", "#ffffff", BRICK),
        *text("points that are scored", "#ffffff", LEAF),
        *text("a ? token", "#ffffff", PURPLE),
        *text("points of the medal", MEDAL_INK, theme.gold),
        *text("the number of an option", theme.panel, theme.ink),
        *text("a position in the turn order", theme.on_accent, BRICK),
        *shape("a locomotive", STEEL[key], *cards),
        *shape("what a coin bears", COIN_EDGE, theme.gold),
    ]
    for rail in RAILS.values():
        found += text("the letter of a rail", rail.mark, rail.face)
        strong = max(rail.face, rail.edge, key=lambda one: min(contrast(one, card) for card in cards))
        found += shape("a rail", strong, *cards)
    return tuple(found)
