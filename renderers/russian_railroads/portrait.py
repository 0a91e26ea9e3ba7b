"""Every picture for a phone that is held upright: what it shows, one below the other, players as rows."""

from __future__ import annotations

from dataclasses import replace

from renderers.column import Column
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.layers import ACROSS
from renderers.i18n import Words
from renderers.request import PORTRAIT
from renderers.russian_railroads import (
    actions,
    choices,
    headline,
    offers,
    panel,
    plans,
    playerboard,
    rows,
    standings,
    strip,
    supply,
    tray,
)
from renderers.russian_railroads.scene import DECISION, MAIN, OVERVIEW, PLAYER, Plan, Scene

MARGIN, GAP = 12.0, 8.0
WIDE = ACROSS[PORTRAIT] - 2 * MARGIN
LARGE = panel.Form(1.45, stacked=True, header=250)
SMALL = panel.Form(1.22, stacked=True, header=300)
"""A board alone, and one below what can be chosen."""
ROOMY = panel.Form(1.45, stacked=True, below=True)
"""Either where type is large: a name has all of the header."""

STACKS = {
    OVERVIEW: {"players": 0.0, "spaces": 450.0, "strip": 140.0, "stacks": 92.0, "cards": 50.0},
    MAIN: {"players": 0.0, "spaces": 490.0, "strip": 200.0, "stacks": 170.0, "cards": 62.0},
    PLAYER: {"own": ROOMY.height(WIDE), "engineers": 166.0, "tokens": 170.0, "bonuses": 190.0},
    DECISION: {"spaces": 394.0, "strip": 122.0, "stacks": 84.0, "cards": 44.0, "tray": 60.0, "own": SMALL.height(WIDE)},
}
"""The parts of each picture from the top, and their heights in design units; rows of players have their own."""
AMONG_SPACES = {"spaces": 430.0, "strip": 138.0, "stacks": 96.0, "cards": 46.0, "own": SMALL.height(WIDE)}
"""Where nothing else can be chosen, and so nothing stands beside the boards."""
OFFERS = {"offers": 560.0, "own": LARGE.height(WIDE)}
POINTS = {"players": 0.0, "points": 640.0}
LARGER = {"players": 0.0, "tray": 124.0, "offers": 736.0}
"""The parts whose type is large where it is asked for, and their heights then; the others are as large as without."""


def _stack(plan: Plan) -> dict[str, float]:
    kinds = ((plan.spaces_only, AMONG_SPACES), (plan.offers, OFFERS), (plan.points, POINTS))
    parts = next((stack for asked, stack in kinds if asked), STACKS[plan.picture])
    players = rows.height(plan.seats, plan.same, routes=plan.picture == OVERVIEW)
    found = {part: players if part == "players" else high * COLUMN.share(part, plan) for part, high in parts.items()}
    if plan.large:
        known = {"own": ROOMY.height(WIDE) * plan.same, **{part: high for part, high in LARGER.items() if high}}
        found |= {part: high for part, high in known.items() if part in found}
    return found


def _form(plan: Plan) -> panel.Form:
    if plan.large:
        return ROOMY
    return SMALL if plan.picture == DECISION and not plan.offers else LARGE


def _ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    match part:
        case "players":
            rows.ground(c, box, plan.seats, words, same=plan.same, routes=plan.picture == OVERVIEW)
        case "spaces":
            actions.ground(c, box, plan.spaces, words, tall=True)
        case "strip":
            strip.ground(c, box, plan.roles)
        case "own":
            panel.ground(c, box, words, _form(plan))
        case "engineers" | "tokens" | "bonuses":
            playerboard.ground_part(c, box, part, words)
        case "tray":
            pass
        case _:
            shapes.frame(c, box, c.theme.panel, 14)


def _draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    player = scene.view.players[scene.shown]
    match part:
        case "players":
            rows.draw(scene, box, plan.same, routes=plan.picture == OVERVIEW)
        case "spaces":
            actions.draw(scene, box, plan.spaces, tall=True)
        case "strip":
            strip.draw(scene, box, plan.roles)
        case "stacks":
            supply.draw_stacks(scene, box)
        case "cards":
            supply.draw_cards(scene, box)
        case "points":
            standings.draw_tall(scene, box)
        case "offers":
            offers.draw(scene, box, 1 if plan.large else 2)
        case "own":
            panel.draw(scene, box, player, _form(plan))
        case "engineers" | "tokens" | "bonuses":
            playerboard.draw_part(scene, box, part, player)


def _choices(scene: Scene, plan: Plan, boxes: dict[str, Box]) -> None:
    player, form = scene.view.players[scene.shown], _form(plan)
    with scene.c.shrunk(boxes["own"], plan.same) as (sheet, own):
        marked = replace(scene, c=sheet)
        at = {part: box.scaled(1 / plan.same) for part, box in boxes.items()}
        spaces = actions.places(at["spaces"], plan.spaces, tall=True) | strip.places(at["strip"], plan.roles)
        badges = panel.engineer_places(own, player, form)
        table = choices.Table(spaces, supply.places(at["stacks"]), panel.places(own, form), badges)
        listed = choices.draw(marked, table)
        plans.draw(marked, table)
    if "tray" in boxes:
        tray.draw(scene, boxes["tray"], listed)


COLUMN: Column[Plan, Scene] = Column(headline.tall, _ground, _draw, headline.TALL, _stack, LARGER, MARGIN, GAP)
height, ground = COLUMN.height, COLUMN.ground


def draw(scene: Scene, plan: Plan) -> None:
    """What lies on it, and what can be chosen."""
    COLUMN.draw(scene, plan)
    if plan.picture == DECISION and not plan.offers:
        _choices(scene, plan, COLUMN.boxes(plan)[1])
