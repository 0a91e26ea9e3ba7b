"""Milestones: their points, managers and conditions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Condition
from engine.games.railroad_revolution.view import ConditionView, MilestoneView, PlayerView, SlotView
from renderers.draw import shapes, writing
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.railroad_revolution import icons, regions
from renderers.railroad_revolution.effects import letter
from renderers.railroad_revolution.scene import Scene, condition

HEAD, LINE, SIZE = 52.0, 28.0, 24.0
"""Heights of a card's head and of a line, and the size of its letters."""
SMALLEST = 15.5
"""Minimum type size: even a crowded card is legible on a phone."""
PEOPLE, SNUG = 98.0, 21.0
"""Width of points and managers on a small card, and the maximum height of its lines."""
SIDE, ART, COUNT = 14.0, 30.0, 60.0
"""The margin of a card, and the widths of a sign and of a count."""


def of_card(id: str, player: PlayerView) -> MilestoneView:
    """A milestone that a player has drawn, as it would lie before that player."""
    card = DATA.milestones[id]
    conditions = [ConditionView(c.kind, c.level, c.triangles, c.count, have(player, c)) for c in card.conditions]
    return MilestoneView(card.id, card.pile, card.vp, [SlotView(accepts, "") for accepts in card.managers], conditions)


def have(player: PlayerView, demand: Condition) -> int:
    """RRV-096 to RRV-099: how much a player has of what a condition demands."""
    spaces = [DATA.spaces[space] for space in player.rails]
    match demand.kind:
        case "connected":
            return sum(DATA.cities[city].level == demand.level for city in player.cities)
        case "station":
            return sum(DATA.cities[city].level == demand.level for city in player.stations)
        case "deal_rails":
            return sum(space.deal for space in spaces)
        case "terrain_rails":
            return sum(space.terrain != "start" and space.triangles == demand.triangles for space in spaces)


def slots(scene: Scene, box: Box, card: MilestoneView) -> float:
    """The managers, and empty places for missing ones; returns where they end."""
    x = box.x
    for slot in card.slots:
        place = Box(x, box.y, box.h * 0.8, box.h)
        if slot.manager:
            scene.c.stamp(icons.worker, place, slot.manager, letter(scene.letters, slot.manager))
        else:
            regions.slot(scene, place, slot.accepts)
            scene.c.stamp(icons.slot, place, slot.accepts, letter(scene.letters, slot.accepts))
        x += box.h * 0.88
    return x + 3


def card(scene: Scene, box: Box, milestone: MilestoneView, among: Sequence[MilestoneView] = ()) -> None:
    """A milestone with its conditions in words; all milestones `among` which it lies have the same type size."""
    c = scene.c
    c.stamp(shapes.frame, box, c.theme.well, 12, (c.theme.line, 2))
    lines = _lines(scene, box, milestone)
    most = max(_high(_lines(scene, box, one)) for one in (milestone, *among))
    unit = min(1.0, (box.h - 12) / (HEAD + most))
    head = Box(box.x + SIDE, box.y + 6, box.w - 2 * SIDE, HEAD * unit)
    _head(scene, head, milestone, unit)
    y = head.bottom
    for demand, here in zip(milestone.conditions, lines, strict=True):
        tall = (len(here) * LINE + 5) * unit
        _condition(scene, Box(head.x, y, head.w, tall), demand, here, unit)
        y += tall


def _lines(scene: Scene, box: Box, milestone: MilestoneView) -> list[list[str]]:
    """The lines of each condition."""
    room = box.w - 2 * SIDE - ART - COUNT
    return [wrap(scene.reader.words(condition(demand)), SEMIBOLD, SIZE, room, 2) for demand in milestone.conditions]


def _high(lines: list[list[str]]) -> float:
    return sum(len(here) * LINE + 5 for here in lines)


def small(scene: Scene, box: Box, milestone: MilestoneView, people: float = PEOPLE) -> None:
    """A milestone in little room: points and managers on the left, `people` wide, then up to three conditions."""
    c = scene.c
    c.stamp(shapes.frame, box, c.theme.well, 10, (c.theme.line, 2))
    left, right = box.inset(9, 2).left(people, 6)
    size = min(26.0, left.h * 0.7)
    c.stamp(icons.points, Box(left.x, left.cy - size / 2, size, size))
    wide = c.text(left.x + size + 3, left.cy, str(milestone.vp), 27, weight=BOLD)
    place = Box(left.x + size + wide + 8, 0, left.w - size - wide - 8, 0)
    high = min(left.h * 0.72, place.w / 0.88 / len(milestone.slots))
    slots(scene, Box(place.x, left.cy - high / 2, 0, high), milestone)
    line = min(SNUG + 3, right.h / len(milestone.conditions))
    y = right.cy - line * (len(milestone.conditions) - 1) / 2
    for demand in milestone.conditions:
        c.stamp(icons.check if demand.met else icons.unmet, Box(right.x, y - 8, 16, 16))
        count = f"{demand.have}/{demand.count}"
        said = c.text(right.right, y, count, min(20, line), c.theme.muted, weight=BOLD, anchor="rm")
        text = scene.reader.words(condition(demand))
        c.text(
            right.x + 22,
            y,
            text,
            min(SNUG, line * 0.95),
            weight=SEMIBOLD,
            room=(right.w - 28 - said) * 0.96,
            least=SMALLEST,
        )
        y += line


def _head(scene: Scene, box: Box, milestone: MilestoneView, unit: float) -> None:
    """Letter, managers and points."""
    c = scene.c
    wide = (
        c.text(box.x, box.cy, scene.say("milestone"), max(24 * unit, SMALLEST), c.theme.muted, room=box.w * 0.3)
        + 8 * unit
    )
    wide += c.text(box.x + wide, box.cy, milestone.id, 28 * unit, c.theme.muted, weight=BOLD)
    vp = c.text(box.right, box.cy, str(milestone.vp), 40 * unit, weight=BOLD, anchor="rm")
    c.stamp(icons.points, Box(box.right - vp - 36 * unit, box.cy - 15 * unit, 30 * unit, 30 * unit))
    slots(scene, Box(box.x + wide + 18 * unit, box.y + 3 * unit, 0, 44 * unit), milestone)


def _condition(scene: Scene, box: Box, demand: ConditionView, lines: list[str], unit: float) -> None:
    """A sign, the sentence on one or two lines, and the count."""
    c = scene.c
    side = 22 * unit
    c.stamp(icons.check if demand.met else icons.unmet, Box(box.x, box.cy - side / 2, side, side))
    size = max(SIZE * unit, SMALLEST)
    writing.lines(c, (box.x + ART * unit, box.cy), lines, LINE * unit, size, weight=SEMIBOLD, room=box.w)
    said = f"{demand.have}/{demand.count}"
    c.text(box.right, box.cy, said, 26 * unit, c.theme.muted, weight=BOLD, anchor="rm", room=COUNT)
