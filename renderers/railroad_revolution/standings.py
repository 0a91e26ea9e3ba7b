"""Everybody's points by source, money, shares, trains, workers and milestones."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.view import PlayerView
from engine.games.railroad_revolution.words import say
from renderers import players
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import REGULAR, SEMIBOLD
from renderers.draw.labels import fit
from renderers.railroad_revolution import icons, milestones, regions, workers
from renderers.railroad_revolution.scene import PREFIX, Scene, standing

GAP = 10.0
HIGHEST = 470.0
"""Maximum height of a panel, in design units."""
ROOMY = 380.0
"""A panel at least this high shows its milestones as cards."""
HEADER = 62.0
"""Height of a name and its points."""
ROWS = (1.15, 1.15, 0.95, 1.15)
"""Relative heights of name and points; figures; workers; points by source."""
ROOMY_ROWS = (1.1, 1.1, 0.95, 4.6, 1.1)
"""The same with milestones as cards before the last row."""

FIGURES = (84.0, 68.0, 72.0, 72.0, 66.0, 78.0)
WIDTHS = (60.0, 90.0, 74.0, 70.0, 82.0, 66.0)
"""Widths of a player's figures, and of the points by source."""
ROW, NAMED = (94.0, 62.0, 62.0, 62.0, 64.0), 340.0
"""Widths of the figures in a row, and of the name and points before them."""
APART = 8.0
"""Gap between two figures."""
CAPTION = 0.4
"""Height of the caption below a figure, as a share of the row."""

PANEL, FLAT = players.Look((-2, -2), (16, 6), None), players.Look((-1, -1), (13, 5), None)

SOURCES: dict[str, tuple[Sketch, float]] = {
    "trains": (icons.train, 1.2),
    "milestones": (icons.milestone, 1.0),
    "network": (icons.network, 1.0),
    "stations": (icons.station, 1.0),
    "telegraph": (icons.office, 1.0),
    "links": (icons.link, 1.25),
}
"""What each source of points looks like, and its width as a multiple of its height."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A player's figure: what it is, its picture and width, its text, its name, whether it changed."""

    kind: str
    sketch: Sketch
    aspect: float
    text: str
    name: Msg
    new: bool = False


def left(player: PlayerView, piece: str) -> int:
    """How many rails or buildings are left on the left of the logo: when both are gone, the end comes (RRV-110)."""
    return sum(
        sector.rails if piece == "rail" else sector.buildings for sector in player.sectors if sector.left_of_logo
    )


def figures(player: PlayerView, past: PlayerView) -> list[Figure]:
    """Money, shares, trains face up and face down, rails and buildings left of the logo."""
    up, down = sum(player.trains_up.values()), sum(player.trains_down.values())
    pieces, before = [(left(one, "rail"), left(one, "building")) for one in (player, past)]
    return [
        Figure("money", icons.coin, 1.0, str(player.money), _name("money"), player.money != past.money),
        Figure("shares", icons.share, 1.15, str(player.shares), _name("shares"), player.shares != past.shares),
        Figure("up", icons.train, 1.3, str(up), _name("up"), player.trains_up != past.trains_up),
        Figure("down", icons.down, 1.3, str(down), _name("down"), player.trains_down != past.trains_down),
        Figure("rails", icons.rail, 1.1, str(pieces[0]), _name("rails"), pieces[0] != before[0]),
        Figure("buildings", icons.station, 1.0, str(pieces[1]), _name("buildings"), pieces[1] != before[1]),
    ]


def _name(figure: str) -> Msg:
    return Msg(f"{PREFIX}figure-{figure}")


def panels(box: Box, seats: int) -> list[Box]:
    """A panel for each player, the first on top."""
    high = min(HIGHEST, (box.h - GAP * (seats - 1)) / seats)
    return [Box(box.x, box.y + number * (high + GAP), box.w, high) for number in range(seats)]


def ground(c: Canvas, box: Box, seats: int) -> None:
    """The cards behind the panels."""
    for panel in panels(box, seats):
        shapes.frame(c, panel, c.theme.panel, 14)


def draw(scene: Scene, box: Box) -> None:
    """All players in playing order; once the game is over, winners first."""
    for seat, panel in players.rows(scene, standing(scene), panels(box, scene.view.seats), PANEL):
        _panel(scene, panel, scene.view.players[seat])


def ground_rows(c: Canvas, box: Box, seats: int) -> None:
    """The cards behind the rows of the players."""
    for place in box.rows(seats, 6):
        shapes.frame(c, place, c.theme.panel, 12)


def draw_rows(scene: Scene, box: Box) -> None:
    """All players, each in a row: name, points, and the most important figures."""
    for seat, place in players.rows(scene, standing(scene), box.rows(scene.view.seats, 6), FLAT):
        player, past = scene.view.players[seat], scene.past(seat)
        regions.player(scene, place, player)
        name, rest = place.inset(12, 4).left(NAMED, 16)
        header(scene, name.middle(name.w, 49), player)
        shown = figures(player, past or player)
        row(scene, rest, player, [figure for figure in shown if figure.sketch is not icons.down], ROW)


def _panel(scene: Scene, box: Box, player: PlayerView) -> None:
    roomy = box.h >= ROOMY
    regions.player(scene, box, player)
    name, numbers, people, *between, last = box.inset(14, 9).rows(ROOMY_ROWS if roomy else ROWS, 4)
    header(scene, name, player)
    row(scene, numbers, player, figures(player, scene.past(player.seat) or player), FIGURES)
    workers.line(scene, people, player)
    for cards in between:
        _cards(scene, cards, player)
    sources(scene, last, player)


def header(scene: Scene, box: Box, player: PlayerView) -> None:
    """Shape, name and points."""
    c, box = scene.c, box.middle(box.w, min(box.h, HEADER))
    badge, rest = box.left(box.h, 10)
    c.stamp(shapes.player, badge, player.seat)
    star = points(scene, box, player)
    c.text(
        rest.x, rest.cy, scene.reader.name(player.seat), box.h * 0.72,
        weight=SEMIBOLD, room=star.x - rest.x - 10, least=25,
    )  # fmt: skip


def points(scene: Scene, box: Box, player: PlayerView) -> Box:
    """What a player would score, on the right; returns the box of the star before it."""
    past, high = scene.past(player.seat), box.h
    star = players.points(scene.c, box.right, box.cy, str(player.vp), high * 0.95, star=high * 0.64, away=high * 0.78)
    if past is not None and past.vp != player.vp:
        scene.c.ring(Box(star.x, box.y + 3, box.right - star.x + 2, box.h - 6))
    return star


def row(scene: Scene, box: Box, player: PlayerView, shown: list[Figure], weights: tuple[float, ...]) -> None:
    """A player's figures side by side."""
    c, places = scene.c, [place.top(box.h * (1 - CAPTION))[0] for place in box.columns(weights, APART)]
    box = places[0]
    size = min(box.h * 0.84, 36 if c.larger > 1 else 30)
    rooms = [place.w - size * 0.82 * figure.aspect - 7 for figure, place in zip(shown, places, strict=True)]
    text = min(fit(figure.text, SEMIBOLD, size, room, 1)[1] for figure, room in zip(shown, rooms, strict=True))
    said, low = [scene.reader.words(figure.name) for figure in shown], box.h / (1 - CAPTION) * CAPTION
    type = min(fit(word, REGULAR, min(22, low * 0.86), box.w)[1] for word, box in zip(said, places, strict=True))
    for figure, place, word in zip(shown, places, said, strict=True):
        regions.figure(scene, place._replace(h=place.h + low), player, figure.kind, (figure.name, figure.text))
        art = place.middle(place.w, size * 0.82).left(size * 0.82 * figure.aspect)[0]
        c.stamp(figure.sketch, art)
        wide = c.text(art.right + 5, place.cy, figure.text, text, weight=SEMIBOLD)
        c.text(place.x, place.bottom + low / 2, word, type, c.theme.muted, room=place.w)
        if figure.new and scene.before is not None:
            scene.c.ring(Box(art.x, place.cy - size * 0.55, art.w + 5 + wide, size * 1.1))


def _cards(scene: Scene, box: Box, player: PlayerView) -> None:
    """The open milestones with their conditions in words."""
    past = scene.past(player.seat)
    known = set() if past is None else {card.id for card in past.milestones}
    for card, place in zip(player.milestones, box.rows(2, 6), strict=False):
        regions.milestone(scene, place, card, player.seat)
        milestones.card(scene, place, card, player.milestones)
        if past is not None and card.id not in known:
            scene.c.ring(place, 14)


def sources(scene: Scene, box: Box, player: PlayerView) -> None:
    """What each source of points would score now."""
    past = scene.past(player.seat) or player
    scene.c.stamp(shapes.frame, box.inset(-6, 0), scene.theme.well, 9)
    star, box = box.left(34, 8)
    scene.c.stamp(icons.points, star.middle(30, 30))
    shown = [
        Figure(
            source,
            sketch,
            aspect,
            str(player.score[source]),
            say(f"source-{source}"),
            player.score[source] != past.score[source],
        )
        for source, (sketch, aspect) in SOURCES.items()
    ]
    row(scene, box, player, shown, WIDTHS)
