"""Little pictures: vehicles, transport cards, ports, victory points, what a track's fields give."""

from __future__ import annotations

from renderers.cargo_empire import colours
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.draw.palette import PLAYERS, SHAPES, Colour
from renderers.draw.signs import COIN_EDGE
from renderers.draw.signs import points as points

MODE_OF = {"car": "road", "train": "rail", "ship": "sea"}


def _outline(box: Box, points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(box.x + box.w * x, box.y + box.h * y) for x, y in points]


CAR = [(0.02, 0.22), (0.6, 0.22), (0.6, 0.34), (0.82, 0.34), (0.98, 0.58), (0.98, 0.82), (0.02, 0.82)]
TRAIN = [(0.02, 0.1), (0.4, 0.1), (0.4, 0.32), (0.66, 0.32), (0.63, 0.02), (0.87, 0.02), (0.84, 0.32), (0.9, 0.32),
         (0.98, 0.84), (0.02, 0.84)]  # fmt: skip
SHIP = [(0.0, 0.56), (0.2, 0.56), (0.2, 0.3), (0.36, 0.3), (0.36, 0.02), (0.56, 0.02), (0.56, 0.3), (0.76, 0.3),
        (0.76, 0.56), (1.0, 0.56), (0.86, 0.98), (0.14, 0.98)]  # fmt: skip
_BODIES = {"car": CAR, "train": TRAIN, "ship": SHIP}
_WHEELS = {"car": (0.24, 0.76), "train": (0.2, 0.5, 0.8), "ship": ()}


def vehicle(c: Canvas, box: Box, kind: str, fill: Colour = "", edge: Colour = "") -> None:
    """A car, train or ship in side view, in the text colour if not in `fill`; an `edge` sets it off from any ground."""
    fill = fill or c.theme.ink
    body = _outline(box, _BODIES[kind])
    wheels = [Box(box.x + box.w * at - box.h * 0.16, box.bottom - box.h * 0.34, box.h * 0.32, box.h * 0.32)
              for at in _WHEELS[kind]]  # fmt: skip
    if edge:
        c.polygon(body, edge, edge, box.h * 0.14)
        for wheel in wheels:
            c.ellipse(wheel.inset(-box.h * 0.07), edge)
    c.polygon(body, fill)
    for wheel in wheels:
        c.ellipse(wheel, fill)


def marker(c: Canvas, box: Box, kind: str, seat: int) -> None:
    """A player's car, train or ship: the vehicle in the player's colour, with the player's shape on it."""
    art = box.inset(box.h * 0.08)
    vehicle(c, art, kind, livery.rim(seat), "#ffffff")
    vehicle(c, art.inset(art.h * 0.05), kind, PLAYERS[seat])
    side = box.h * 0.44
    middle = {"car": (0.33, 0.5), "train": (0.5, 0.56), "ship": (0.5, 0.68)}[kind]
    spot = Box(art.x + art.w * middle[0] - side / 2, art.y + art.h * middle[1] - side / 2, side, side)
    shapes.outline(c, spot, SHAPES[seat], livery.mark(seat))


def card(c: Canvas, box: Box, mode: str) -> None:
    """A transport card; `mode` may be any-transport."""
    c.rect(box, "#ffffff", radius=box.w * 0.16)
    inner = box.inset(box.w * 0.06)
    if mode not in colours.MODES:
        for part, colour in zip(inner.rows(3), colours.MODES.values(), strict=True):
            c.rect(part, colour)
        c.text(box.cx, box.cy, "?", box.h * 0.8, "#ffffff", weight=BOLD, anchor="mm")
        return
    c.rect(inner, colours.MODES[mode], radius=box.w * 0.12)
    kind = next(kind for kind, known in MODE_OF.items() if known == mode)
    wide = box.w * 0.72
    vehicle(c, inner.middle(wide, min(wide * 0.66, box.h * 0.7)), kind, "#ffffff")


def city(c: Canvas, box: Box) -> None:
    """A city card: houses."""
    c.rect(box, "#ffffff", radius=box.w * 0.16)
    c.rect(box.inset(box.w * 0.06), colours.CITY_CARD, radius=box.w * 0.12)
    skyline = [(0.16, 0.82), (0.16, 0.5), (0.36, 0.5), (0.36, 0.3), (0.5, 0.16), (0.64, 0.3), (0.64, 0.42),
               (0.84, 0.42), (0.84, 0.82)]  # fmt: skip
    c.polygon(_outline(box, skyline), "#ffffff")


def objective(c: Canvas, box: Box) -> None:
    """An objective card: a target."""
    c.rect(box, "#ffffff", radius=box.w * 0.16)
    c.rect(box.inset(box.w * 0.06), colours.OBJECTIVE, radius=box.w * 0.12)
    side = min(box.w, box.h)
    for share, colour in ((0.7, "#ffffff"), (0.46, colours.OBJECTIVE), (0.24, "#ffffff")):
        c.ellipse(box.middle(side * share, side * share), colour)


def either(c: Canvas, box: Box) -> None:
    """A city card or an objective card."""
    side = box.w * 0.66
    objective(c, Box(box.right - side, box.bottom - side, side, side))
    city(c, Box(box.x, box.y, side, side))


def bonus(c: Canvas, box: Box, icon: str) -> None:
    """What a field gives."""
    if icon == "city":
        city(c, box)
    elif icon == "objective":
        objective(c, box)
    elif icon == "city_or_objective":
        either(c, box)
    elif icon != "none":
        card(c, box, icon)


def anchor(c: Canvas, box: Box, fill: Colour = "") -> None:
    """A port, in the text colour unless given a fill."""
    fill = fill or c.theme.ink
    w, width = box.w, box.w * 0.13
    c.line([(box.cx, box.y + w * 0.28), (box.cx, box.bottom - w * 0.06)], fill, width)
    c.ellipse(Box(box.cx - w * 0.16, box.y, w * 0.32, w * 0.32), None, fill, width * 0.8)
    c.line([(box.cx - w * 0.26, box.y + w * 0.44), (box.cx + w * 0.26, box.y + w * 0.44)], fill, width)
    c.arc(Box(box.x + w * 0.06, box.y + w * 0.1, w * 0.88, w * 0.86), 15, 165, fill, width)


def rush(c: Canvas, box: Box, mode: str) -> None:
    """A rush token: the vehicle it advances."""
    c.ellipse(box, "#ffffff")
    c.ellipse(box.inset(box.w * 0.07), colours.MODES[mode])
    kind = next(kind for kind, known in MODE_OF.items() if known == mode)
    vehicle(c, box.middle(box.w * 0.62, box.w * 0.42), kind, "#ffffff")


def crowned(c: Canvas, box: Box) -> None:
    """The golden ground of a city that has grown."""
    c.rect(box, c.theme.gold, COIN_EDGE, 2.5, 6)


def level(c: Canvas, box: Box, text: str, size: float = 0.0) -> None:
    """The level to which a city has grown; `size` 0: as large as the box allows."""
    crowned(c, box)
    c.text(box.cx, box.cy, text, size or box.h * 0.72, colours.ON_GOLD, weight=BOLD, anchor="mm", room=box.w - 4)


def extra(c: Canvas, box: Box, text: str) -> None:
    """Extra advances."""
    c.rect(box.inset(0, box.h * 0.08), c.theme.accent, radius=box.h * 0.4)
    c.text(box.cx, box.cy, text, box.h * 0.66, c.theme.on_accent, weight=BOLD, anchor="mm", room=box.w - 4)


def kept(c: Canvas, box: Box) -> None:
    """A kept goods cube, of any colour."""
    c.rect(box, c.theme.faint, c.theme.muted, box.w * 0.12, box.w * 0.16)
