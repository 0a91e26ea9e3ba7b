"""Colours: two themes, the players' colours and shapes, and the fixed palette of the finished picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache

from PIL import Image, ImageColor

from engine.core.play.errors import RoundhouseError

Colour = str
"""`#rrggbb`."""

SHAPES = ("circle", "square", "triangle", "diamond", "pentagon", "star")
HUES: dict[str, Colour] = {
    "blue": "#0072b2",
    "orange": "#d55e00",
    "green": "#009e73",
    "pink": "#cc79a7",
    "yellow": "#e69f00",
    "violet": "#5a2f94",
}
"""By seat, after Okabe and Ito (Color Universal Design, 2008); not their sky blue, which on a map is a river."""
PLAYERS: tuple[Colour, ...] = tuple(HUES.values())
CHANGED: tuple[Colour, Colour] = ("#ffffff", "#14110d")
"""The two tones that mark the latest change, in either theme."""
APART = 8
"""Pillow compares six bits per channel: between two colours this close it may choose the wrong one."""


class UnknownTheme(RoundhouseError):
    """There is no such theme."""


@dataclass(frozen=True, slots=True)
class Paint:
    """A piece in one colour: its face, its edge, and the letter on it."""

    face: Colour
    edge: Colour
    mark: Colour


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture, from the ground up.

    paper: the sheet; panel: a card on it; well: a recess in a card; line: hairlines, which mean nothing; muted: minor
    text; ink: text; accent: what leads the eye; on_accent: text on it; gold: money; faint: a place not reached yet.
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
    gold: Colour
    faint: Colour


LIGHT = Theme(
    "light",
    paper="#ece6da",
    panel="#fbf9f4",
    well="#efeae0",
    line="#d3cabb",
    muted="#635c52",
    ink="#26221d",
    accent="#7a2e2a",
    on_accent="#fffaf0",
    gold="#e3b341",
    faint="#89806f",
)
DARK = Theme(
    "dark",
    paper="#17191d",
    panel="#23272d",
    well="#2d323a",
    line="#434a55",
    muted="#aeb3bb",
    ink="#f0ece4",
    accent="#8c3a34",
    on_accent="#fffaf0",
    gold="#e3b341",
    faint="#7a8492",
)
_THEMES = {theme.key: theme for theme in (LIGHT, DARK)}


def theme_of(key: str) -> Theme:
    """The theme with this key. Raises UnknownTheme."""
    if key not in _THEMES:
        raise UnknownTheme(theme=key, known=", ".join(_THEMES))
    return _THEMES[key]


def sign_of(seat: int) -> str:
    """The name of a seat's colour and shape: `violet-star`."""
    return f"{list(HUES)[seat]}-{SHAPES[seat]}"


@lru_cache(maxsize=4096)
def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


@lru_cache(maxsize=4096)
def mix(one: Colour, two: Colour, share: float) -> Colour:
    """A colour between the two; `share` 0 is the first, 1 the second."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(two), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*parts)


def soft(theme: Theme) -> Colour:
    """Minor text on the accent."""
    return mix(theme.on_accent, theme.accent, 0.25)


def spare(theme: Theme) -> Colour:
    """What is still to come, on the accent."""
    return mix(theme.accent, theme.on_accent, 0.35)


def _steps(one: Colour, two: Colour, count: int) -> Iterable[Colour]:
    return (mix(one, two, step / (count + 1)) for step in range(1, count + 1))


def _beside(one: tuple[int, int, int], known: Sequence[tuple[int, int, int]]) -> bool:
    """Whether a colour is so close to one of the others that Pillow might choose the other."""
    red, green, blue = one
    return any(abs(red - r) < APART and abs(green - g) < APART and abs(blue - b) < APART for r, g, b in known)


@lru_cache(maxsize=16)
def swatch(theme: Theme, extra: tuple[Colour, ...], tones: tuple[Colour, ...] = ()) -> Image.Image:
    """A palette image: every flat colour exactly, then `tones`, then the blends that smooth edges need most.

    It has at most 256 colours; blends that don't fit are left out.
    """
    flat, blends = _flat(theme, extra)
    colours = list(dict.fromkeys([*flat, *_apart(tones, flat), *blends]))[:256]
    colours += [colours[0]] * (256 - len(colours))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in rgb(colour)])
    return image


@lru_cache(maxsize=16)
def _flat(theme: Theme, extra: tuple[Colour, ...]) -> tuple[Sequence[Colour], Sequence[Colour]]:
    """The flat colours and the blends between them: the same on every ground of a game, whose tones differ."""
    flat = list(dict.fromkeys([*astuple(theme)[1:], *PLAYERS, *CHANGED, "#000000", soft(theme), spare(theme), *extra]))
    blends: list[Colour] = [*_steps(theme.ink, theme.panel, 10), *_steps("#000000", "#ffffff", 8)]
    for colour in flat:
        blends += _steps(colour, theme.panel, 2)
    for colour in (*PLAYERS[:4], *extra, theme.accent):
        blends += _steps(colour, "#ffffff", 2)
    for colour in (theme.ink, theme.muted, theme.accent, theme.gold):
        blends += [*_steps(colour, theme.paper, 3), *_steps(colour, theme.well, 3)]
    for colour in (*extra, *PLAYERS[:4]):
        blends += _steps(colour, theme.ink, 1)
    return flat, _apart(blends, flat)


def _apart(colours: Iterable[Colour], flat: Iterable[Colour]) -> list[Colour]:
    """Those of the colours that lie beside no flat one."""
    known = [rgb(colour) for colour in flat]
    return [colour for colour in dict.fromkeys(colours) if not _beside(rgb(colour), known)]
