"""Milestones: their points, managers and conditions."""

from __future__ import annotations

from engine.core.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import ConditionView, MilestoneView, SlotView
from engine.games.railroad_revolution.words import PREFIX as GAME
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.railroad_revolution import icons
from renderers.railroad_revolution.effects import letter
from renderers.railroad_revolution.scene import Scene

LINE = 34.0
"""Height of a condition."""


def condition(condition: ConditionView) -> Msg:
    """What a condition demands."""
    return Msg(
        f"{GAME}condition-{condition.kind.replace('_', '-')}",
        count=condition.count,
        level=condition.level,
        triangles=condition.triangles,
    )


def of_card(id: str) -> MilestoneView:
    """A milestone as it is printed: nothing of it is done yet."""
    card = DATA.milestones[id]
    conditions = [ConditionView(c.kind, c.level, c.triangles, c.count, 0) for c in card.conditions]
    return MilestoneView(card.id, card.pile, card.vp, [SlotView(accepts, "") for accepts in card.managers], conditions)


def chip(scene: Scene, box: Box, card: MilestoneView) -> None:
    """A milestone in a line: its letter, points, managers, and how many conditions are met."""
    c = scene.c
    c.stamp(shapes.frame, box, c.theme.well, 9)
    inner = box.inset(8, 5)
    x = inner.x + c.text(inner.x, inner.cy, card.id, inner.h * 0.6, c.theme.muted, weight=SEMIBOLD) + 6
    x += c.text(x, inner.cy, str(card.vp), inner.h * 0.84, weight=BOLD) + 6
    x = slots(scene, Box(x, inner.y, 0, inner.h), card)
    for mark in card.conditions:
        art = Box(x + 2, inner.cy - inner.h * 0.27, inner.h * 0.54, inner.h * 0.54)
        c.stamp(icons.check if mark.met else icons.unmet, art)
        x = art.right


def slots(scene: Scene, box: Box, card: MilestoneView) -> float:
    """The managers, and empty places for those who are missing; returns where they end."""
    x = box.x
    for slot in card.slots:
        place = Box(x, box.y, box.h * 0.8, box.h)
        if slot.manager:
            scene.c.stamp(icons.worker, place, slot.manager, letter(scene.letters, slot.manager))
        else:
            scene.c.stamp(icons.slot, place, slot.accepts, letter(scene.letters, slot.accepts))
        x += box.h * 0.88
    return x + 3


def card(scene: Scene, box: Box, milestone: MilestoneView, bare: bool = False) -> None:
    """A milestone with its conditions in words; a `bare` card does not say how far they are met."""
    c = scene.c
    c.stamp(shapes.frame, box, c.theme.well, 12, (c.theme.line, 2))
    head, rest = box.inset(14, 8).top(48, 4)
    wide = c.text(head.x, head.cy, milestone.id, 30, c.theme.muted, weight=BOLD)
    vp = c.text(head.right, head.cy, str(milestone.vp), 40, weight=BOLD, anchor="rm")
    c.stamp(icons.points, Box(head.right - vp - 36, head.cy - 15, 30, 30))
    slots(scene, Box(head.x + wide + 18, head.y + 2, 0, 42), milestone)
    y = rest.y
    for number, demand in enumerate(milestone.conditions):
        left = len(milestone.conditions) - number
        y = _condition(scene, Box(rest.x, y, rest.w, (rest.bottom - y) / left), demand, bare)


def _condition(scene: Scene, box: Box, demand: ConditionView, bare: bool) -> float:
    """A sign, the sentence on one or two lines, and how many there are; returns where the next one begins."""
    c = scene.c
    size = 24.0
    text = scene.reader.words(condition(demand))
    room = box.w - 30 - (0 if bare else 60)
    lines = wrap(text, SEMIBOLD, size, room, max(1, min(2, int(box.h // 27))))
    high = max(LINE, 27 * len(lines) + 5)
    c.stamp(icons.check if demand.met else icons.unmet, Box(box.x, box.y + high / 2 - 11, 22, 22))
    for number, line in enumerate(lines):
        y = box.y + high / 2 + (number - (len(lines) - 1) / 2) * 27
        c.text(box.x + 30, y, line, size, weight=SEMIBOLD, room=room + 1)
    if not bare:
        said = f"{demand.have}/{demand.count}"
        c.text(box.right, box.y + high / 2, said, 26, c.theme.muted, weight=BOLD, anchor="rm", room=56)
    return box.y + high
