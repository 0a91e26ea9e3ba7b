"""The parts of the pictures by name: what is printed on them, what lies on them, what can be chosen there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD, width
from renderers.draw.labels import fit
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
from renderers.russian_railroads.scene import DECISION, LOOKAHEAD, OVERVIEW, PLAYER, PREFIX, Plan, Scene, grown

PANEL, SUMMARY = "panel-", "summary-"
"""By seat: a player's board; name, score and supply alone."""
BELOW = panel.Form(header=800)
"""On a screen, a board below the choices."""
LARGE = panel.Form(1.45, stacked=True, header=250)
SMALL = panel.Form(1.12, stacked=True, header=330)
"""On a phone, a board by itself, and one below the choices."""
ALONE = panel.Form(1.45, stacked=True, apart=True)
"""A board in a player's own picture, where a card holds the engineers."""
SNUG = panel.Form(1.22, stacked=True, below=True)
"""With large type, a board below the choices: the name has the whole header."""
AIRY = panel.Form(1.6, stacked=True, below=True)
"""A board on which all choices lie, with room for numbers and letters."""
HEADING = 26.0
"""Height of a card's heading."""


def headed(box: Box) -> Box:
    """The rest of a card below its heading."""
    return box.top(HEADING - 4)[1]


def form(plan: Plan) -> panel.Form:
    """How to lay out the board of the player shown."""
    if plan.tall and plan.picture == PLAYER:
        return ALONE
    if plan.large:
        return SNUG if plan.spaces_only else AIRY
    if plan.tall:
        small = plan.spaces_only or plan.offers > offers.FEW
        return SMALL if small else AIRY if plan.picture == DECISION and not plan.offers else LARGE
    return BELOW if plan.picture == DECISION else panel.SIDE_BY_SIDE


def ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    """What is printed on it."""
    match part:
        case "players":
            rows.ground(c, box, plan.seats, words, same=plan.same, routes=plan.picture == OVERVIEW)
        case "spaces":
            actions.ground(c, box, plan.spaces, words, tall=plan.tall)
        case "strip":
            shapes.frame(c, box, c.theme.panel, 14)
            strip.ground(c, headed(box), plan.roles)
            _headings(c, box, strip.groups(headed(box), plan.roles), words)
        case "stacks":
            shapes.frame(c, box, c.theme.panel, 14)
            _headings(c, box, {"locomotives": headed(box).inset(12, 0)}, words)
        case "cards":
            shapes.frame(c, box, c.theme.panel, 14)
            _headings(c, box, supply.groups(headed(box)), words)
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


def _headings(c: Canvas, box: Box, groups: Mapping[str, Box], words: Words) -> None:
    """The headings of the groups on a card, all in the size at which the longest fits."""
    said = {key: words(f"{PREFIX}head-{key}") for key in groups}
    type = grown(c, 22.0 if box.w < 800 else 20.0)
    if LOOKAHEAD in groups and width(said[LOOKAHEAD], SEMIBOLD, type) > groups[LOOKAHEAD].w:
        said[LOOKAHEAD] = words(f"{PREFIX}head-{LOOKAHEAD}-short")
    size = min(fit(said[key], SEMIBOLD, type, place.w)[1] for key, place in groups.items())
    for key, place in groups.items():
        c.text(place.x, box.y + 15, said[key], size, c.theme.muted, weight=SEMIBOLD, room=place.w)


def draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    """What lies on it."""
    player = scene.view.players[scene.shown]
    match part:
        case "players":
            rows.draw(scene, box, plan.same, routes=plan.picture == OVERVIEW)
        case "spaces":
            actions.draw(scene, box, plan.spaces, tall=plan.tall)
        case "strip":
            strip.draw(scene, headed(box), plan.roles)
        case "stacks":
            supply.draw_stacks(scene, headed(box))
        case "cards":
            supply.draw_cards(scene, headed(box))
        case "points" if not plan.tall:
            standings.draw_wide(scene, box)
        case "points" | "spare":
            standings.draw_tall(scene, box)
        case "offers":
            offers.draw(scene, box, (1 if plan.large or plan.offers <= offers.FEW else 2) if plan.tall else 0)
        case "own":
            panel.draw(scene, box, player, form(plan))
        case "engineers" | "tokens" | "bonuses":
            playerboard.draw_part(scene, box, part, player)
        case _ if part.startswith(PANEL):
            panel.draw(scene, box, scene.view.players[int(part.removeprefix(PANEL))])
        case _ if part.startswith(SUMMARY):
            panel.draw_summary(scene, box, scene.view.players[int(part.removeprefix(SUMMARY))])


def above(scene: Scene, boxes: Mapping[str, Box], plan: Plan) -> None:
    """The choices on all parts; those without a place of their own go in the tray, or in the header of the board."""
    if plan.picture != DECISION or plan.offers:
        return
    player = scene.view.players[scene.shown]
    with scene.c.shrunk(boxes["own"], plan.same) as (sheet, own):
        marked, places = replace(scene, c=sheet), panel.places(own, form(plan))
        at = {part: box.scaled(1 / plan.same) for part, box in boxes.items()}
        spaces = actions.places(at["spaces"], plan.spaces, tall=plan.tall) if "spaces" in at else {}
        spaces |= strip.places(headed(at["strip"]), plan.roles) if "strip" in at else {}
        badges = panel.engineer_places(own, player, form(plan))
        stacks = supply.places(headed(at["stacks"])) if "stacks" in at else {}
        table = choices.Table(spaces, stacks, places, badges)
        listed = choices.draw(marked, table)
        plans.draw(marked, table)
    if "tray" in boxes or not plan.tall:
        tray.draw(scene, boxes.get("tray", places.header.inset(0, 2)), listed)
