"""The parts of the pictures by their names: what of them is printed, what lies on them, what can be chosen there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words
from renderers.russian_railroads import (
    actions,
    choices,
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
from renderers.russian_railroads.scene import DECISION, OVERVIEW, Plan, Scene

PANEL, SUMMARY = "panel-", "summary-"
"""A player's board, and name, score and supply alone: by the seat."""
BELOW = panel.Form(header=800)
"""A board on a screen below what can be chosen."""
LARGE = panel.Form(1.45, stacked=True, header=250)
SMALL = panel.Form(1.22, stacked=True, header=300)
"""On a phone a board alone, and one below what can be chosen."""
ROOMY = panel.Form(1.45, stacked=True, below=True)
"""Either where type is large: a name has all of the header."""


def form(plan: Plan) -> panel.Form:
    """How the board of who is shown is laid out."""
    if plan.large:
        return ROOMY
    if plan.tall:
        return SMALL if plan.picture == DECISION and not plan.offers else LARGE
    return BELOW if plan.picture == DECISION else panel.SIDE_BY_SIDE


def ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    """What is printed."""
    match part:
        case "players":
            rows.ground(c, box, plan.seats, words, same=plan.same, routes=plan.picture == OVERVIEW)
        case "spaces":
            actions.ground(c, box, plan.spaces, words, tall=plan.tall)
        case "strip":
            strip.ground(c, box, plan.roles)
        case "own":
            panel.ground(c, box, words, form(plan))
        case "engineers" | "tokens" | "bonuses":
            playerboard.ground_part(c, box, part, words)
        case "tray":
            pass
        case _ if part.startswith(PANEL):
            panel.ground(c, box, words)
        case _:
            shapes.frame(c, box, c.theme.panel, 14)


def draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    """What lies on it."""
    player = scene.view.players[scene.shown]
    match part:
        case "players":
            rows.draw(scene, box, plan.same, routes=plan.picture == OVERVIEW)
        case "spaces":
            actions.draw(scene, box, plan.spaces, tall=plan.tall)
        case "strip":
            strip.draw(scene, box, plan.roles)
        case "stacks":
            supply.draw_stacks(scene, box)
        case "cards":
            supply.draw_cards(scene, box)
        case "points" if not plan.tall:
            standings.draw_wide(scene, box)
        case "points" | "spare":
            standings.draw_tall(scene, box)
        case "offers":
            offers.draw(scene, box, 1 if plan.large else 2 if plan.tall else 0)
        case "own":
            panel.draw(scene, box, player, form(plan))
        case "engineers" | "tokens" | "bonuses":
            playerboard.draw_part(scene, box, part, player)
        case _ if part.startswith(PANEL):
            panel.draw(scene, box, scene.view.players[int(part.removeprefix(PANEL))])
        case _ if part.startswith(SUMMARY):
            panel.draw_summary(scene, box, scene.view.players[int(part.removeprefix(SUMMARY))])


def above(scene: Scene, boxes: Mapping[str, Box], plan: Plan) -> None:
    """What can be chosen, on all parts; what has no place of its own in the tray, or in the header of the board."""
    if plan.picture != DECISION or plan.offers:
        return
    player = scene.view.players[scene.shown]
    with scene.c.shrunk(boxes["own"], plan.same) as (sheet, own):
        marked, places = replace(scene, c=sheet), panel.places(own, form(plan))
        at = {part: box.scaled(1 / plan.same) for part, box in boxes.items()}
        spaces = actions.places(at["spaces"], plan.spaces, tall=plan.tall) | strip.places(at["strip"], plan.roles)
        badges = panel.engineer_places(own, player, form(plan))
        table = choices.Table(spaces, supply.places(at["stacks"]), places, badges)
        listed = choices.draw(marked, table)
        plans.draw(marked, table)
    if "tray" in boxes or not plan.tall:
        tray.draw(scene, boxes.get("tray", places.header.inset(0, 2)), listed)
