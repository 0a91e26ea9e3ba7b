"""Colours: two themes, the players' colours and shapes, and the fixed palette of the finished picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from functools import lru_cache

from PIL import Image, ImageColor

from engine.core.errors import RoundhouseError

Colour = str
"""`#rrggbb`."""

SHAPES = ("circle", "square", "triangle", "diamond", "pentagon", "star")
PLAYERS: tuple[Colour, ...] = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""By seat, after Okabe and Ito (Color Universal Design, 2008): told apart with every common colour blindness."""


class UnknownTheme(RoundhouseError):
    """There is no such theme."""

    key = "error-unknown-theme"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture, from the ground up.

    paper: the sheet; panel: a card on it; well: a recess in a card; line: hairlines; muted: minor text; ink: text;
    accent: what leads the eye; on_accent: text on it; ring: what has just changed; gold: money; faint: a place not
    yet reached.
    """

    key: str
    paper: Colour
    panel: Colour
    well: Colour
    line: Colour
    muted: Colour
    ink: Colour
    accent: Colour
    on_accent: Colour
    ring: Colour
    gold: Colour
    faint: Colour


LIGHT = Theme(
    "light",
    paper="#ece6da",
    panel="#fbf9f4",
    well="#efeae0",
    line="#d3cabb",
    muted="#6e675d",
    ink="#26221d",
    accent="#7a2e2a",
    on_accent="#fffaf0",
    ring="#d6247f",
    gold="#e3b341",
    faint="#b9b0a2",
)
DARK = Theme(
    "dark",
    paper="#17191d",
    panel="#23272d",
    well="#2d323a",
    line="#434a55",
    muted="#a4a9b1",
    ink="#f0ece4",
    accent="#8c3a34",
    on_accent="#fffaf0",
    ring="#ff6fb5",
    gold="#e3b341",
    faint="#646c78",
)
_THEMES = {theme.key: theme for theme in (LIGHT, DARK)}


def theme_of(key: str) -> Theme:
    """The theme with this key. Raises UnknownTheme."""
    if key not in _THEMES:
        raise UnknownTheme(theme=key, known=", ".join(_THEMES))
    return _THEMES[key]


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(one: Colour, two: Colour, share: float) -> Colour:
    """A colour between the two; `share` 0 is the first, 1 the second."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(two), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*parts)


def _steps(one: Colour, two: Colour, count: int) -> Iterable[Colour]:
    return (mix(one, two, step / (count + 1)) for step in range(1, count + 1))


@lru_cache(maxsize=16)
def swatch(theme: Theme, extra: tuple[Colour, ...], tones: tuple[Colour, ...] = ()) -> Image.Image:
    """A palette picture: every flat colour exactly, then `tones`, then the blends that smooth edges need most.

    It has at most 256 colours; blends that find no room are left out.
    """
    flat = list(dict.fromkeys([*astuple(theme)[1:], *PLAYERS, "#ffffff", "#000000", *extra]))
    blends: list[Colour] = [*_steps(theme.ink, theme.panel, 10), *_steps("#000000", "#ffffff", 8)]
    for colour in flat:
        blends += _steps(colour, theme.panel, 2)
    for colour in (*PLAYERS[:4], *extra, theme.accent):
        blends += _steps(colour, "#ffffff", 2)
    for colour in (theme.ink, theme.muted, theme.accent, theme.gold):
        blends += [*_steps(colour, theme.paper, 3), *_steps(colour, theme.well, 3)]
    for colour in (*extra, *PLAYERS[:4]):
        blends += _steps(colour, theme.ink, 1)
    colours = list(dict.fromkeys([*flat, *tones, *blends]))[:256]
    colours += [colours[0]] * (256 - len(colours))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in rgb(colour)])
    return image
