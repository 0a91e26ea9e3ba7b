"""The deciding player's company, beside the map: means, workers, milestones and the open deals, in words."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.facts import BOXES
from engine.games.railroad_revolution.view import PlayerView
from engine.games.railroad_revolution.words import say
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.labels import fit
from renderers.i18n import Words
from renderers.railroad_revolution import market, milestones, regions, standings, workers
from renderers.railroad_revolution.scene import PLAYER, PREFIX, Plan, Scene

GAP = 10.0
SUMMARY, PEOPLE, DEALS = 218.0, 236.0, 142.0
"""Heights of the figures and points, of the workers, and of the open deals."""
TITLE, SIGN = 28.0, 132.0
"""Height of a title; width of the name of a box."""
BADGE, POINTS = 52.0, 54.0
"""For the deciding player when all figures share one line: width of the shape, height of the points."""
MOST = 3
MANAGERS = 126.0
"""Width of a milestone's points and managers beside the workers."""


def _boxes(box: Box) -> tuple[Box, Box, Box, Box]:
    """Summary, workers, deals, milestones."""
    top, rest = box.top(SUMMARY, GAP)
    workforce, rest = rest.top(PEOPLE, GAP)
    deals, rest = rest.top(DEALS, GAP)
    return top, workforce, deals, rest


def _lines(box: Box) -> list[Box]:
    """The pool, and the four boxes of the mat."""
    return box.inset(14, 8).rows(1 + len(BOXES), 4)


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The cards behind everything, and the names of the boxes."""
    boxes = _boxes(box)
    for part in boxes:
        shapes.frame(c, part, c.theme.panel, 14)
    _names(c, boxes[1], words)


def ground_people(c: Canvas, box: Box, words: Words) -> None:
    """The card for the workers alone."""
    shapes.frame(c, box, c.theme.panel, 14)
    _names(c, box, words)


def _names(c: Canvas, box: Box, words: Words) -> None:
    texts = [words(Msg(f"{PREFIX}pool")), *(words(say("box", box=sign)) for sign in BOXES)]
    size = min(fit(text, SEMIBOLD, 24, SIGN - 38)[1] for text in texts)
    for number, (text, line) in enumerate(zip(texts, _lines(box), strict=True)):
        if number:
            c.stamp(workers.SIGNS[BOXES[number - 1]], Box(line.x, line.cy - 13, 26, 26))
        c.text(line.x + 34, line.cy, text, size, c.theme.muted, weight=SEMIBOLD, room=SIGN - 38)


def draw(scene: Scene, box: Box, player: PlayerView) -> None:
    """Everything the player has."""
    top, workforce, deals, rest = _boxes(box)
    summary(scene, top, player)
    people(scene, workforce, player)
    market.deals(scene, deals)
    cards(scene, rest, player)


def summary(scene: Scene, box: Box, player: PlayerView) -> None:
    """Name, figures, points by source."""
    regions.player(scene, box, player)
    name, numbers, line = box.inset(14, 8).rows([1.0, 1.1, 1.0], 6)
    standings.header(scene, name, player)
    past = scene.past(player.seat) or player
    standings.row(scene, numbers, player, standings.figures(player, past), standings.FIGURES)
    standings.sources(scene, line, player)


def means(scene: Scene, box: Box, player: PlayerView, plan: Plan) -> None:
    """The same. Points by source are only in the player's own picture; elsewhere the figures take two lines with large
    type, otherwise everything is on one line without a name, because the headline says whose turn it is.
    """
    if plan.picture == PLAYER:
        summary(scene, box, player)
        return
    if not plan.large:
        _line(scene, box.inset(14, 8), player)
        return
    name, *lines = box.inset(14, 8).rows([48.0, 62.0, 62.0], 8)
    standings.header(scene, name, player)
    found = standings.figures(player, scene.past(player.seat) or player)
    for shown, line in zip((found[:3], found[3:]), lines, strict=False):
        standings.row(scene, line, player, shown, (1.0, 1.0, 1.0))


def _line(scene: Scene, box: Box, player: PlayerView) -> None:
    """Shape, figures and points."""
    past, star = scene.past(player.seat) or player, standings.points(scene, box.middle(box.w, POINTS), player)
    badge, figures = box.left(star.x - box.x - 16)[0].left(BADGE, 14)
    scene.c.stamp(shapes.player, badge.middle(BADGE, BADGE), player.seat)
    standings.row(scene, figures, player, standings.figures(player, past), standings.FIGURES)


def people(scene: Scene, box: Box, player: PlayerView) -> None:
    """The workers, in the order in which they came."""
    past = scene.past(player.seat)
    for number, line in enumerate(_lines(box)):
        place = line.left(SIGN, 8)[1]
        here = _here(player, number)
        regions.workers(scene, line, player, BOXES[number - 1] if number else "")
        workers.row(scene, place, here)
        if past is not None and _here(past, number) != here:
            scene.c.ring(line, 8)


def _here(player: PlayerView, number: int) -> list[str]:
    return list(player.mat.get(BOXES[number - 1], [])) if number else workers.pool(player)


def cards(scene: Scene, box: Box, player: PlayerView) -> None:
    """The milestones before the player, or those just drawn."""
    drawn = scene.view.drawn if scene.view.picking == player.seat else ()
    shown = [milestones.of_card(id, player) for id in drawn] or player.milestones
    for card, place in zip(shown, box.inset(12, 10).rows(MOST if drawn else 2, 8), strict=False):
        regions.milestone(scene, place, card, player.seat)
        milestones.card(scene, place, card, shown)


def _company(box: Box) -> list[Box]:
    return box.columns((0.44, 0.56), GAP)


def ground_company(c: Canvas, box: Box, words: Words) -> None:
    """The cards for the workers and, beside them, the milestones."""
    workforce, beside = _company(box)
    ground_people(c, workforce, words)
    shapes.frame(c, beside, c.theme.panel, 14)


def company(scene: Scene, box: Box, player: PlayerView) -> None:
    """The workers and, beside them, the milestones."""
    workforce, beside = _company(box)
    people(scene, workforce, player)
    held(scene, beside, player)


def held(scene: Scene, box: Box, player: PlayerView) -> None:
    """The milestones before the player, in little room."""
    for card, place in zip(player.milestones, box.inset(10, 8).rows(2, 6), strict=False):
        regions.milestone(scene, place, card, player.seat)
        milestones.small(scene, place, card, MANAGERS)
