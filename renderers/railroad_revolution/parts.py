"""The parts of the pictures by name: what is printed on them, and what lies on them."""

from __future__ import annotations

from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words
from renderers.railroad_revolution import (
    beside,
    key,
    mapview,
    market,
    mat,
    own,
    plans,
    playerboard,
    standings,
    telegraph,
    tracks,
)
from renderers.railroad_revolution.chart import SUPPLY, chart_of
from renderers.railroad_revolution.marks import Marks, marks_of
from renderers.railroad_revolution.scene import DECISION, MAP, PLAYER, STATIONS, TRACKS, Plan, Scene, letters

LEGEND = 1.6
"""How much larger the legend on a phone is than on the map."""
OF_PLAYER = {
    "people": own.people, "company": own.company, "pieces": mat.pieces, "cards": own.cards,
}  # fmt: skip
"""What draws the parts about one player."""
ON_A_SCREEN = {
    "own": own.draw, "people": mat.people, "summary": playerboard.summary, "points": playerboard.points,
    "cards": playerboard.cards,
}  # fmt: skip
"""What a screen uses instead, or in addition."""


def ground(c: Canvas, part: str, box: Box, plan: Plan, words: Words) -> None:
    """What is printed on it."""
    match part:
        case "map":
            _map(c, box, plan, words)
        case "line":
            telegraph.ground(c, box, letters(words), tall=plan.tall)
        case "tracks":
            tracks.ground(c, box, words, alone=plan.picture == PLAYER, tall=plan.tall)
        case "players":
            (standings.ground_rows if plan.tall else standings.ground)(c, box, plan.seats)
        case "legend":
            beside.legend(c, box, LEGEND, words)
        case "own" if not plan.tall:
            own.ground(c, box, words)
        case "people":
            (own if plan.tall else mat).ground_people(c, box, words)
        case "signs" | "company":
            (key.strip if part == "signs" else own.ground_company)(c, box, words)
        case "pieces":
            mat.ground_pieces(c, box, words)
        case "owned" | "cards" if not plan.tall:
            playerboard.ground_card(c, box, "trains" if part == "owned" else part, words)
        case "own" | "cards" | "owned" | "summary" | "points":
            shapes.frame(c, box, c.theme.panel, 14)
        case _:
            market.ground_part(c, part, box, words)


def _map(c: Canvas, box: Box, plan: Plan, words: Words) -> None:
    """The map; on a screen, with its legend."""
    mapview.ground(c, box, words, tall=plan.tall, seen=plan.window)
    if not plan.tall:
        chart = chart_of(box)
        beside.legend(c, chart.box(SUPPLY), chart.unit, words)


def draw(scene: Scene, part: str, box: Box, plan: Plan) -> None:
    """What lies on it."""
    player, alone = scene.view.players[scene.shown], plan.picture == MAP and not plan.tall
    marks = Marks() if alone else marks_of(scene.ask, scene.request.plans)
    match part:
        case "map":
            shown = marks if not plan.tall else marks_of(scene.ask, scene.request.plans, plans.DRAWN)
            mapview.draw(scene, box, shown, tall=plan.tall, seen=plan.window)
            _beside(scene, box, plan)
        case "line":
            telegraph.draw(scene, box, marks, tall=plan.tall)
        case "tracks":
            seats = [scene.shown] if plan.picture == PLAYER else list(range(scene.view.seats))
            tracks.draw(scene, box, seats, tall=plan.tall)
        case "players" if plan.tall:
            standings.draw_rows(scene, box)
        case "players":
            standings.draw(scene, box)
        case "legend" | "signs":
            return
        case "own" if plan.tall:
            own.means(scene, box, player, plan)
        case "owned":
            inner = box.inset(14, 10) if plan.tall else box.inset(14, 8).top(30, 6)[1]
            playerboard.trains(scene, inner, player)
        case _ if part in OF_PLAYER or part in ON_A_SCREEN:
            (OF_PLAYER if plan.tall else OF_PLAYER | ON_A_SCREEN)[part](scene, box, player)
        case _:
            market.draw_part(scene, part, box, _across(part, plan))


def _across(part: str, plan: Plan) -> int:
    """How many columns a part of the market has."""
    if plan.picture == STATIONS:
        return 3 if not plan.tall else 1 if plan.large else 2
    return 1 if part == "trains" or not (plan.tall or plan.picture == TRACKS) else 2


def _beside(scene: Scene, box: Box, plan: Plan) -> None:
    """What lies beside the country on a screen: starting wealth, and, on the map alone, the players."""
    if not plan.tall and plan.picture == MAP:
        beside.players(scene, chart_of(box))
    if not plan.tall and plan.picture != DECISION:
        beside.wealth(scene, chart_of(box))
