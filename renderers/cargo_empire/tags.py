"""Numbers of options and letters of plans on the map: where they may go, best first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renderers.cargo_empire import pieces, trails
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.choices import Lead, Pin
from renderers.cargo_empire.scene import Scene
from renderers.draw import signs
from renderers.draw.boxes import Box
from renderers.draw.window import around

SHIFTS = (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9)
"""How much lower than their demand spaces a city's numbers may stand, as shares of their height."""
OVER = 0.3
"""How far a number overlaps the edge of a block, as a share of its height."""
SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82)
"""Where on a part of a way its number may stand, best first."""
AWAY = (0.0, 1.0, -1.0, 1.6, -1.6, 2.2, -2.2)
"""How far below that it may stand if there is no room between cities, as multiples of its height."""


def of_cities(scene: Scene, atlas: Atlas, pins: Mapping[str, Sequence[Pin]], letters: Mapping[str, str]) -> None:
    """The numbers at cities, each at its demand space, and the letters of the plans that lead there."""
    high = pieces.flag_height(atlas.unit) * scene.c.larger
    plates = atlas.plates(atlas.names)
    for key, found in pins.items():
        box = atlas.block(key)
        whole = ", ".join(str(pin.number) for pin in found if not pin.space)
        level = max(box.h * 0.23, high / 2)
        rows = [(whole, 0.0)] if whole else []
        rows += [(str(pin.number), -level if pin.space == "upper" else level) for pin in found if pin.space]
        for text, down in rows:
            spots = _beside(box, plates[key], pieces.flag_width(text, high), high, down)
            scene.c.badge(pieces.flag, spots, text, disc=False)
    for key, text in letters.items():
        spots = _beside(atlas.block(key), plates[key], high * (1 + 0.7 * (len(text) - 1)), high, 0.0)
        scene.c.badge(signs.letter, spots, text, disc=False)


def _beside(block: Box, plate: Box, wide: float, high: float, down: float) -> list[Box]:
    """Beside a city's block, slightly over its edge, otherwise clear of its name too."""
    both, over = around([block, plate]), OVER * high
    return [
        Box(x, block.cy + down + (shift - 0.5) * high, wide, high)
        for shift in SHIFTS
        for x in (block.right - over, block.x + over - wide, both.right, both.x - wide)
    ]


def of_ways(scene: Scene, atlas: Atlas, ways: Sequence[Lead]) -> None:
    """The numbers of ways: those of one way together, on its longest part without other numbers.

    A single way has no number.
    """
    known: dict[tuple[str, ...], list[Lead]] = {}
    for lead in ways:
        if lead.number:
            known.setdefault((*lead.way.cities, str(lead.way.sail)), []).append(lead)
    if len(known) < 2:
        return
    high = 1.25 * atlas.type or pieces.flag_height(atlas.unit) * scene.c.larger
    taken: dict[trails.Leg, int] = {}
    for leads in known.values():
        legs = trails.legs(leads[:1])
        leg = min(legs, key=lambda one: (taken.get(one, 0), -trails.long(atlas, one)))
        taken[leg] = taken.get(leg, 0) + 1
        text = ", ".join(dict.fromkeys(str(lead.number) for lead in leads))
        line, wide = trails.course(atlas, leg), pieces.flag_width(text, high)
        at = [Box(*trails.along(line, share), 0, 0).middle(wide, high) for share in SHARES]
        spots = [box._replace(y=box.y + away * high) for away in AWAY for box in at]
        scene.c.badge(pieces.flag, spots, text, disc=False)
