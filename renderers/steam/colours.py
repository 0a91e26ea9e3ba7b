"""The colours of the map and of the pieces on it; goods are named as in data/components.toml."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from engine.games.steam.data import DATA
from renderers.draw import livery
from renderers.draw.contrast import TEXT, Pair, legible, shape, text
from renderers.draw.palette import PLAYERS, Colour, Paint, Theme, mix
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE, CANDIDATE_INK, COIN_INK, chosen


@dataclass(frozen=True, slots=True)
class MapPaint:
    """A map from the ground up.

    outland: land beside the map; sea, shoal: open water far from and near a shore; river, bank: flowing water and its
    edge; grid: the line between hexes; border: the line around the map; thick: an edge that no track may cross; relief,
    shade: the light and the dark side of a hill; paper, casing: the backgrounds that set off labels and tracks; ink,
    minor: names and coordinates; water: the names of open water; faded: track that nobody owns.
    """

    outland: Colour
    plain: Colour
    hill: Colour
    coast: Colour
    sea: Colour
    shoal: Colour
    river: Colour
    bank: Colour
    grid: Colour
    border: Colour
    thick: Colour
    relief: Colour
    shade: Colour
    paper: Colour
    casing: Colour
    ink: Colour
    minor: Colour
    water: Colour
    faded: Colour

    def land(self, terrain: str) -> Colour:
        """The ground of a hex."""
        return {"hill": self.hill, "coast": self.coast}.get(terrain, self.plain)


MAPS = {
    "light": MapPaint(
        outland="#dcd4c2",
        plain="#e7e8cc",
        hill="#d8c49b",
        coast="#f0e9c8",
        sea="#9fc4d4",
        shoal="#d6e8ea",
        river="#74abc6",
        bank="#4f86a3",
        grid="#c6c5a6",
        border="#8d8468",
        thick="#463627",
        relief="#e9dab6",
        shade="#8c7046",
        paper="#fdfbf4",
        casing="#fdfbf4",
        ink="#26221d",
        minor="#504a3b",
        water="#214a64",
        faded="#8f8c86",
    ),
    "dark": MapPaint(
        outland="#1c1f23",
        plain="#37423a",
        hill="#5f5036",
        coast="#4a4a36",
        sea="#17384a",
        shoal="#34617a",
        river="#4f93b5",
        bank="#20495f",
        grid="#4a564c",
        border="#79816f",
        thick="#e6d3a8",
        relief="#6e6047",
        shade="#2a2318",
        paper="#101214",
        casing="#d3d5cc",
        ink="#f3efe6",
        minor="#cfd2c4",
        water="#8bbad4",
        faded="#858a8f",
    ),
}


GOODS = {
    "red": Paint("#c8372d", "#7d1a14", "#ffffff"),
    "blue": Paint("#2f5cab", "#173467", "#ffffff"),
    "yellow": Paint("#f4c62e", "#96720a", "#3a2c00"),
    "purple": Paint("#7c4296", "#46215a", "#ffffff"),
    "grey": Paint("#8b9096", "#4b5056", "#000000"),
}
assert set(GOODS) == set(DATA.colours)

TILE = 0.12
"""How far the number of an action tile fades into its card."""
GROWTH = ("#2e7d32", "#ffffff")
"""A City Growth marker."""
BUFFER = "#463627"
"""The buffer stop at an open end of track."""
DIM = 0.45
"""How far a hex that can't be chosen fades into the paper."""


FAINT = 0.55
"""How far a cube that can't be chosen fades into the card."""


def faint(colour: str, theme: Theme) -> Paint:
    """A cube that can't be chosen."""
    paint = GOODS[colour]
    face, edge = (mix(one, theme.panel, FAINT) for one in (paint.face, paint.edge))
    return Paint(face, edge, legible(paint.edge, face, 1.1 * TEXT))


def tint(colour: str, theme: Theme) -> Colour:
    """The interior of a city, against which cubes of every colour stand out."""
    return mix(GOODS[colour].face, theme.panel, 0.72 if theme.key == "light" else 0.62)


def _pieces() -> tuple[Colour, ...]:
    """The flat colours of the pieces on the map, in either theme; the map's own colours are sampled from it."""
    goods = [part for paint in GOODS.values() for part in astuple(paint)]
    papers = [part for paint in MAPS.values() for part in (paint.paper, paint.thick, paint.faded, paint.ink)]
    track = [colour for paint in MAPS.values() for colour in (paint.casing, *shades(paint.faded))]
    track += [colour for seat in range(len(PLAYERS)) for colour in (livery.rim(seat), livery.light(seat))]
    return tuple(dict.fromkeys([*goods, *papers, *track, CANDIDATE, CANDIDATE_EDGE, BUFFER, *GROWTH]))


def shades(bed: Colour) -> tuple[Colour, Colour]:
    """The rails and the ties on a bed."""
    return mix(bed, "#ffffff", 0.62), mix(bed, "#000000", 0.45)


PIECES = _pieces()
ALL = tuple(dict.fromkeys([*PIECES, *(part for paint in MAPS.values() for part in astuple(paint))]))
"""The flat colours with those of the maps, for pictures without a map as ground."""
TONES = 110
"""How many colours are sampled from the map."""


def pairs(theme: Theme) -> tuple[Pair, ...]:
    """What is drawn on what in Steam's pictures."""
    paint, light = MAPS[theme.key], theme.key == "light"
    lands = (paint.plain, paint.hill, paint.coast)
    dim = tuple(mix(land, paint.outland, DIM) for land in lands)
    found = [
        *text("the name of a town or city", paint.ink, paint.paper, *lands),
        *text("the name of a hex", paint.minor, *lands, *dim),
        *text("the name of open water", paint.water, paint.sea, mix(paint.sea, paint.outland, DIM)),
        *text("a hex that can be chosen", CANDIDATE_INK, CANDIDATE),
        *text("an amount on a coin", COIN_INK, theme.gold),
        *text("the number of an action tile", theme.on_accent, mix(theme.accent, theme.panel, TILE)),
        *chosen(theme, CANDIDATE, CANDIDATE_EDGE, *lands),
        *shape("the sign of City Growth", GROWTH[1], GROWTH[0]),
        *shape("an edge that no track crosses", paint.thick, *lands, paint.casing if light else paint.plain),
        *shape("a buffer stop", BUFFER, paint.casing),
        *shape("nobody's track", shades(paint.faded)[1], shades(paint.faded)[0]),
    ]
    for seat in range(len(PLAYERS)):
        # a track's edge lies in a light casing, and the casing lies on land
        found += shape("a player's track", livery.rim(seat), paint.casing)
        found += shape("a player's track on land", livery.rim(seat) if light else paint.casing, *lands, *dim)
    for colour, look in GOODS.items():
        found += text("the letter of a colour", look.mark, look.face)
        found += text("the letter of a faint cube", faint(colour, theme).mark, faint(colour, theme).face)
        found += shape("the edge of a cube in its light one", look.edge, "#ffffff")
    return tuple(found)
