"""Every picture for a phone held upright: the map as wide as the picture, and below it whatever goes with it.

Anything read at a glance is set in type of at least LEAST units of the 800 across.
"""

from __future__ import annotations

from renderers.cargo_empire import headline, parts, regions, standings
from renderers.cargo_empire.atlas import COASTS, HIGH, WIDE
from renderers.cargo_empire.playerboard import FEWEST, USUAL
from renderers.cargo_empire.scene import Plan, Scene
from renderers.column import Column
from renderers.draw.layers import TALLEST
from renderers.headline import TALL

MARGIN, GAP = 8.0, 8.0
STACKS = {
    "overview": ("map", "row", "players"),
    "map": ("map", "row", "players"),
    "done": ("own", "map"),
    "tracks": ("tracks", "players"),
    "choice": ("own", "map", "options"),
    "mapless": ("own", "options", "row", "tracks"),
    "worded": ("own", "options", "row"),
    "player": ("who", "posts", "cities", "objectives"),
}
HEIGHTS = {
    "row": 88.0, "tracks": 640.0, "own": standings.FLAT + 8, "options": 270.0,
    "who": 226.0, "posts": 92.0, "cities": 260.0, "objectives": 462.0,
}  # fmt: skip
"""Heights of the parts, in design units."""
CLAN = 92.0
"""How much lower the city cards are for a player without a clan."""
SHORT, WORDED = {"options": 170.0}, {"options": 660.0}
"""Heights of a short list, and of a list in words, which has neither the map nor the development board beside it."""
ROOMY = {"options": 300.0, "tracks": 520.0}
"""Heights without a map."""
HIGHER = 1.06
"""How much higher a player's row is than standings.FLAT."""
ABOVE = 50.0
"""Height of what stands above the cards on the sheet of objectives."""
LARGER = {"options": 292.0, "objectives": 392.0}
"""The parts that have large type on request, with their heights then; the others keep their size."""
SHORTER = {"options": 190.0}
"""The same for a short list."""
STRETCH = 1.12
"""Maximum height of an invented map, as a multiple of its width."""


def _stack(plan: Plan) -> dict[str, float]:
    """The parts of a picture with their heights, from the top; the map gets what is left."""
    kind = "done" if plan.done else plan.picture if not plan.mapless else "mapless" if plan.short else "worded"
    heights = HEIGHTS | {"mapless": ROOMY, "worded": WORDED}.get(kind, SHORT if plan.short else {})
    found = {part: heights.get(part, 0.0) * COLUMN.share(part, plan) for part in STACKS[kind]}
    if not plan.clan:
        found["cities"] -= CLAN * COLUMN.share("cities", plan)
    if plan.large:
        larger = LARGER | {"worded": WORDED}.get(kind, SHORTER if plan.short and not plan.mapless else {})
        found |= {part: high for part, high in larger.items() if part in found}
    if plan.few and "objectives" in found:
        found["objectives"] -= (found["objectives"] - ABOVE) * (1 - FEWEST / USUAL)
    if "players" in found:
        found["players"] = (plan.rows * standings.FLAT * HIGHER + 12) * plan.same
    if "map" in found:
        wide, seen = plan.units - 2 * MARGIN * plan.same, plan.window
        most = wide * HIGH / WIDE if plan.map in COASTS else wide * STRETCH
        most = wide * seen.h / seen.w if seen else most
        rest = TALLEST[plan.layout] - TALL * plan.same - MARGIN - sum(found.values()) - GAP * len(found)
        found["map"] = min(most, rest)
    return found


COLUMN: Column[Plan, Scene] = Column(
    headline.tall, parts.ground, parts.draw, _stack, LARGER, MARGIN, GAP, turn=regions.turn
)
