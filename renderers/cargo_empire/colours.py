"""The colours of the map and its pieces; goods and city colours are named as in data/*.toml."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from renderers.draw.contrast import TEXT, Pair, legible, shape, text
from renderers.draw.palette import DARK, LIGHT, Colour, Paint, Theme, mix
from renderers.draw.signs import CANDIDATE as CANDIDATE
from renderers.draw.signs import CANDIDATE_EDGE as CANDIDATE_EDGE
from renderers.draw.signs import COIN_EDGE, chosen


@dataclass(frozen=True, slots=True)
class MapPaint:
    """The map from the ground up: open sea, paler and paler water towards the coast, the net of degrees, the coast, the
    edge of the land, the shaded side of a mountain, land, a route and its casing; names of seas.
    """

    sea: Colour
    shelf: Colour
    shoal: Colour
    net: Colour
    coast: Colour
    rim: Colour
    ridge: Colour
    land: Colour
    route: Colour
    casing: Colour
    name: Colour


MAPS = {
    "light": MapPaint(
        sea="#a3c4d0", shelf="#b4d0da", shoal="#c9dfe4", net="#93b6c4", coast="#6f6a55", rim="#e3d3ab", ridge="#c9b485",
        land="#f1e7cd", route="#fffdf6", casing="#6b5c42", name="#184a64",
    ),
    "dark": MapPaint(
        sea="#14262f", shelf="#1a303c", shoal="#21404f", net="#234150", coast="#8d8468", rim="#4a4536", ridge="#5d5643",
        land="#38362f", route="#d8cfb8", casing="#14161a", name="#86b3c6",
    ),
}  # fmt: skip
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
BLANK = Paint("#767066", "#4f4a42", "#ffffff")
MODES = {"road": "#b35d28", "rail": "#5b6470", "sea": "#2f7399"}
"""Transport cards by type."""
ON_GOLD = "#2b2200"
CITY_CARD, OBJECTIVE = "#6b5a8e", "#a03a5a"
"""The backs of the two kinds of cards."""


def gone(colour: str, theme: Theme) -> Paint:
    """The trace of a cube that is gone."""
    paint = GOODS[colour]
    face, edge = mix(paint.face, theme.panel, 0.72), mix(paint.edge, theme.panel, 0.55)
    return Paint(face, edge, legible(mix(theme.ink, face, 0.55), face, 1.1 * TEXT))


def vp(theme: Theme) -> Colour:
    """The spaces of victory points."""
    return mix(theme.panel, theme.gold, 0.38)


def rest(theme: Theme) -> Colour:
    """The start and the junctions."""
    return mix(theme.panel, theme.line, 0.6)


ALL: tuple[Colour, ...] = (
    *(colour for paint in (*GOODS.values(), *CITIES.values(), BLANK) for colour in astuple(paint)),
    *(colour for paint in MAPS.values() for colour in astuple(paint)),
    *(colour(theme) for theme in (LIGHT, DARK) for colour in (vp, rest)),
    *MODES.values(), CANDIDATE, CANDIDATE_EDGE, COIN_EDGE, CITY_CARD, OBJECTIVE,
)  # fmt: skip
TONES = 8
"""How many more colours of the palette are sampled from the ground."""


def on_plate(colour: str) -> Colour:
    """The letter on a city's plate, on a disc in the colour of the name."""
    return "#ffffff" if colour == "yellow" else CITIES.get(colour, BLANK).face


def pairs(theme: Theme) -> tuple[Pair, ...]:
    """What is drawn on what in the pictures of Cargo Empire."""
    paint, light = MAPS[theme.key], theme.key == "light"
    found = [
        *text("the value of a field", theme.ink, vp(theme), rest(theme)),
        *text("the start", theme.muted, rest(theme)),
        *text("a city of level 3", ON_GOLD, theme.gold),
        *text("the name of a sea", paint.name, paint.sea, paint.shelf),
        *shape("a route", paint.casing if light else paint.route, paint.land, paint.sea, paint.shoal),
        *chosen(theme, CANDIDATE, CANDIDATE_EDGE, paint.land, paint.sea),
        *shape("what an objective card shows", "#ffffff", OBJECTIVE),
        *shape("what a city card shows", "#ffffff", CITY_CARD),
    ]
    for mode in MODES.values():
        found += text("a transport card of any type", "#ffffff", mode)
    for key, good in GOODS.items():
        found += text("the letter of a good", good.mark, good.face)
        found += text("the letter of a cube that has gone", gone(key, theme).mark, gone(key, theme).face)
    for key, city in (*CITIES.items(), ("", BLANK)):
        found += text("the name of a city", city.mark, city.face)
        found += text("the letter of a city", on_plate(key), city.mark)
    return tuple(found)
