"""One company: workers, pieces, trains, milestones, performance tracks, and the sources of its points."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import PlayerView
from engine.games.railroad_revolution.words import say
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution import effects, icons, milestones, regions, standings
from renderers.railroad_revolution.scene import PREFIX, Scene
from renderers.scene import Letters

SAYING, SAYS = 0.44, 20.0
"""The share of a train card that its words may take, and their size."""
FEWEST = 4
"""Trains are spaced as if there were at least this many kinds."""
MOST = 3
"""Maximum number of visible milestones: those before the player, or those just drawn."""


def ground_card(c: Canvas, box: Box, name: str, words: Words) -> None:
    """A card with its title."""
    shapes.frame(c, box, c.theme.panel, 14)
    row = _title(box)
    c.text(row.x, row.cy, words(PREFIX + name), 26, c.theme.muted, weight=SEMIBOLD, room=row.w / 2)


def _title(box: Box) -> Box:
    return box.inset(14, 8).top(30)[0]


def summary(scene: Scene, box: Box, player: PlayerView) -> None:
    """Name and figures."""
    regions.player(scene, box, player)
    name, numbers = box.inset(14, 10).rows([1.3, 0.95], 8)
    standings.header(scene, name, player)
    past = scene.past(player.seat) or player
    standings.row(scene, numbers, player, standings.figures(player, past), standings.FIGURES)


def points(scene: Scene, box: Box, player: PlayerView) -> None:
    """What each source would score now, under its name."""
    c, past = scene.c, scene.past(player.seat)
    cells = [cell for row in box.inset(14, 8).rows(3, 2) for cell in row.columns(2, 28)]
    for (source, (sketch, aspect)), cell in zip(standings.SOURCES.items(), cells, strict=True):
        art = Box(cell.x, cell.cy - 14, 28 * aspect, 28)
        c.stamp(sketch, art)
        regions.figure(scene, cell, player, source, (say(f"source-{source}"), str(player.score[source])))
        vp = c.text(cell.right, cell.cy, str(player.score[source]), 34, weight=BOLD, anchor="rm")
        name = scene.reader.words(say(f"source-{source}"))
        c.text(cell.x + 42, cell.cy, name, 24, c.theme.muted, room=cell.w - 50 - vp)
        if past is not None and past.score[source] != player.score[source]:
            scene.c.ring(cell)


def trains(scene: Scene, inner: Box, player: PlayerView) -> None:
    """Each kind: how many trains lie face up, how many face down."""
    past = scene.past(player.seat)
    kinds = [kind for kind in DATA.trains if kind in player.trains_up or kind in player.trains_down]
    for kind, place in zip(kinds, inner.columns(max(FEWEST, len(kinds)), 10), strict=False):
        counts = player.trains_up.get(kind, 0), player.trains_down.get(kind, 0)
        regions.train(scene, place, kind, player)
        scene.c.stamp(_train, place, kind, counts, scene.letters)
        said = effects.said(scene, DATA.trains[kind].effect)
        effects.written(scene, place.inset(8, 5).top(place.h * (1 - SAYING) - 5)[1], said, SAYS, middle=True)
        if past is not None and (past.trains_up.get(kind, 0), past.trains_down.get(kind, 0)) != counts:
            scene.c.ring(place, 12)


def _train(c: Canvas, box: Box, kind: str, counts: tuple[int, int], letters: Letters) -> None:
    look = paint.MAPS[c.theme.key]
    c.rect(box, look.border, radius=10)
    c.rect(box.inset(2), look.card, radius=8)
    left, right = box.top(box.h * (1 - SAYING))[0].inset(10, 5).columns([1.0, 1.05], 8)
    effects.draw(c, left.inset(0, left.h * 0.16), DATA.trains[kind].effect, letters)
    for count, sketch, line in zip(counts, (icons.train, icons.down), right.rows(2, 2), strict=True):
        ink = c.theme.ink if count else c.theme.muted
        unit = min(1.0, line.w / 72)
        sketch(c, Box(line.x, line.cy - 13 * unit, 34 * unit, 26 * unit))
        c.text(line.x + 42 * unit, line.cy, f"×{count}", 26 * unit, ink, weight=SEMIBOLD)


def cards(scene: Scene, box: Box, player: PlayerView) -> None:
    """The milestones before the player, or those just drawn; and the completed ones."""
    title, inner = _title(box), box.inset(14, 8).top(30, 8)[1]
    drawn = scene.view.drawn if scene.view.picking == player.seat else ()
    shown = [milestones.of_card(id, player) for id in drawn] or player.milestones
    past = scene.past(player.seat)
    known = {card.id for card in past.milestones} if past is not None else {card.id for card in shown}
    _completed(scene, title, player)
    rows = inner.rows(MOST if drawn else 2, 10)
    for card, place in zip(shown, rows, strict=False):
        regions.milestone(scene, place, card, player.seat)
        milestones.card(scene, place, card, shown)
        if card.id not in known and not drawn:
            scene.c.ring(place, 14)


def _completed(scene: Scene, box: Box, player: PlayerView) -> None:
    said = scene.say("completed", count=len(player.completed), vp=player.score["milestones"])
    scene.c.text(box.right, box.cy, said, 24, scene.theme.muted, weight=SEMIBOLD, anchor="rm", room=box.w * 0.6)
