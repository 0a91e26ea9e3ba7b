"""The colours of the map, the workers and the little drawings."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from engine.games.railroad_revolution.facts import COLOURS
from renderers.draw import livery
from renderers.draw.contrast import Pair, shape, text
from renderers.draw.palette import DARK, LIGHT, PLAYERS, Colour, Paint, Theme, mix
from renderers.draw.signs import CANDIDATE as CANDIDATE
from renderers.draw.signs import CANDIDATE_EDGE as CANDIDATE_EDGE
from renderers.draw.signs import CANDIDATE_INK as CANDIDATE_INK
from renderers.draw.signs import COIN_EDGE, COIN_INK, chosen


@dataclass(frozen=True, slots=True)
class MapPaint:
    """A map from the ground up.

    around: open water; shelf, shore: paler and paler water towards a coast; coast: the line of a coast abroad; abroad:
    the lands around; land: the country; rim: its edge; border: the line around it; relief: the shaded side of a
    mountain; bed, edge: a rail space and its rim; ink, paper: names and the background that sets them off; levels: the
    discs of cities by level.
    """

    around: Colour
    shelf: Colour
    shore: Colour
    coast: Colour
    abroad: Colour
    land: Colour
    rim: Colour
    border: Colour
    relief: Colour
    bed: Colour
    edge: Colour
    ink: Colour
    paper: Colour
    card: Colour
    levels: tuple[Colour, ...]


MAPS = {
    "light": MapPaint(
        around="#a9c8d3",
        shelf="#b8d2db",
        shore="#cbe0e5",
        coast="#a19a86",
        abroad="#e2dccd",
        land="#f3ead3",
        rim="#e5d6b0",
        border="#7d7256",
        relief="#d3c196",
        bed="#fbf7ea",
        edge="#8f8163",
        ink="#2b2720",
        paper="#f7f2e3",
        card="#fdfbf4",
        levels=("#7f6e46", "#786744", "#6d5636", "#5c3f2b", "#4a2a22"),
    ),
    "dark": MapPaint(
        around="#14262f",
        shelf="#1a303c",
        shore="#21404f",
        coast="#4d5453",
        abroad="#272a2b",
        land="#38362f",
        rim="#4a4536",
        border="#8d8468",
        relief="#5d5643",
        bed="#17191d",
        edge="#868e84",
        ink="#f3efe4",
        paper="#1d2322",
        card="#262c2c",
        levels=("#7d6c46", "#7f6741", "#83603a", "#8c5a3a", "#904a39"),
    ),
}


WORKERS = {
    "white": Paint("#fbf8f0", "#6b6458", "#2b2720"),
    "purple": Paint("#7d45a0", "#452360", "#ffffff"),
    "orange": Paint("#e87f1c", "#8f4807", "#2b1500"),
    "gray": Paint("#8d9298", "#484d52", "#000000"),
    "turquoise": Paint("#16a3a0", "#0a5755", "#000000"),
}
assert tuple(WORKERS) == COLOURS


def pale(worker: Paint, theme: Theme) -> Colour:
    """The outline of a place for a worker."""
    return mix(worker.face, theme.muted, 0.35)


NEUTRAL = "#8b8b86"
"""Buildings without an owner."""
DEAL, ON_DEAL = "#a8352c", "#fff6e6"
HILL = "#8a6a3c"
PLAIN = "#5f8f4e"
DONE = "#2e7d4f"
FIRST = {"light": "#f6e3a8", "dark": "#6b5a26"}
"""The background of a bonus that only the first building gets."""


def _pieces() -> tuple[Colour, ...]:
    """The flat colours of the pieces on the ground, in either theme; the ground's own colours are sampled from it."""
    workers = [part for paint in WORKERS.values() for part in astuple(paint)]
    workers += [pale(paint, theme) for paint in WORKERS.values() for theme in (LIGHT, DARK)]
    maps = [part for look in MAPS.values() for part in (look.paper, look.card, look.ink, look.land, look.edge)]
    maps += [level for look in MAPS.values() for level in look.levels]
    signs = [NEUTRAL, DEAL, HILL, PLAIN, DONE, CANDIDATE, CANDIDATE_EDGE, COIN_EDGE, COIN_INK, *FIRST.values()]
    return tuple(dict.fromkeys([*workers, *maps, *signs]))


PIECES = _pieces()
TONES = 80
"""How many colours are sampled from the ground."""


def pairs(theme: Theme) -> tuple[Pair, ...]:
    """What is drawn on what in the pictures of Railroad Revolution."""
    paint, light, first = MAPS[theme.key], theme.key == "light", FIRST[theme.key]
    found = [
        *text("the name of a city", paint.ink, paint.land, paint.abroad, paint.around),
        *text("what a tile brings", theme.ink, paint.card, first),
        *text("what can be chosen", CANDIDATE_INK, CANDIDATE),
        *text("the number of an option", CANDIDATE, CANDIDATE_INK),
        *text("an amount on a coin", COIN_INK, theme.gold),
        *text("the sign of a deal", ON_DEAL, DEAL),
        *chosen(theme, CANDIDATE, CANDIDATE_EDGE, paint.land),
        *shape("a rail space", paint.edge, paint.land, paint.bed),
        *shape("the star of a first building", theme.muted, first),
        *shape("a building of nobody", "#ffffff", NEUTRAL),
        *shape("a condition that is met", "#ffffff", DONE),
        *shape("hills", HILL, paint.paper),
        *shape("plains", PLAIN, paint.paper),
    ]
    found += [pair for level in paint.levels for pair in text("the level of a city", "#ffffff", level)]
    for seat, hue in enumerate(PLAYERS[:4]):
        found += shape("a player's track", livery.rim(seat) if light else livery.mark(seat), paint.bed)
        found += shape("a player's pattern", livery.mark(seat), hue)
    for worker in WORKERS.values():
        found += text("the letter of a worker", worker.mark, worker.face)
    return tuple(found)
