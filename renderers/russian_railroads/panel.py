"""A player's panel: name and score, supply, the three routes and the industry track."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD, SEMIBOLD, width
from renderers.i18n import Words
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import icons, industry, pieces, regions, routes
from renderers.russian_railroads.scene import Scene, due, owed

WIDTH = 770.0
"""Width of a panel in its own units; everything on it grows with the panel."""
PAD, HEAD, SUPPLY = 12.0, 48.0, 34.0
AIR = 5.0
"""The gap between two rows."""
BASE = 2 * PAD + HEAD + SUPPLY + AIR + industry.HEIGHT
"""Height of a panel without its routes."""


@dataclass(frozen=True, slots=True)
class Form:
    """How to lay out a board: its `unit` in design units (0: derived from its width); the routes one below another
    (`stacked`) or the two shorter ones side by side; how much room the middle of the `header` has.
    """

    unit: float = 0.0
    stacked: bool = False
    header: float = 0.0
    below: bool = False
    """Whether one's own engineers have their own row."""
    apart: bool = False
    """Whether one's own engineers, with all they do, lie elsewhere."""

    def height(self, width: float) -> float:
        """The height of a board of this width, in design units."""
        rows = len(DATA.routes) if self.stacked else 2
        return (BASE + rows * (routes.HEIGHT + AIR) + (SUPPLY + AIR) * self.below) * (self.unit or width / WIDTH)


SIDE_BY_SIDE = Form()


def _rows(box: Box, form: Form) -> tuple[float, Box, Box, dict[str, Box], Box]:
    """The unit, the header, the supply, the row of each route, the row of the industry track."""
    unit = form.unit or box.w / WIDTH
    inner = box.inset(PAD * unit)
    head, inner = inner.top(HEAD * unit)
    supply, inner = inner.top(SUPPLY * unit, AIR * unit)
    inner = inner.top((SUPPLY + AIR) * unit)[1] if form.below else inner
    long, *short = DATA.routes.values()
    rows: dict[str, Box] = {}
    for line in ([long], *([one] for one in short)) if form.stacked else ([long], short):
        row, inner = inner.top(routes.HEIGHT * unit, AIR * unit)
        rows |= {route.id: b for route, b in zip(line, row.columns(len(line), 14 * unit), strict=True)}
    return unit, head, supply, rows, inner


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a board lie: its routes by id, the spaces of the industry track and the areas below them, the
    supply, and the free room in the header.
    """

    routes: dict[str, routes.Places]
    industry: list[Box]
    marks: list[Box]
    supply: Box
    unit: float
    header: Box


def places(box: Box, form: Form = SIDE_BY_SIDE) -> Places:
    """The parts of a board."""
    unit, head, supply, rows, factory = _rows(box, form)
    lines = {route.id: routes.places(rows[route.id], route, unit) for route in DATA.routes.values()}
    spare = Box(head.right - SCORE * unit - form.header, head.y, form.header, head.h)
    return Places(lines, *industry.cells(factory, unit), supply.inset(0, 1.5 * unit), unit, spare)


def draw_summary(scene: Scene, box: Box, player: PlayerView) -> None:
    """Name, score and supply only."""
    unit = box.h / SUMMARY
    head, supply = box.inset(PAD * unit).top(HEAD * unit, 2 * unit)
    if scene.view.acting == player.seat:
        scene.c.stamp(livery.frame, box.inset(-3), player.seat, 17, 5)
    regions.player(scene, box, player)
    _header(scene, head, player, unit)
    row = supply.top(SUPPLY * unit)[0]
    _engineers(scene, _behind(row, player, unit), player, unit)
    _supply(scene, row, player, unit)


def ground(c: Canvas, box: Box, words: Words, form: Form = SIDE_BY_SIDE) -> None:
    """The empty board of a player."""
    unit, _, _, rows, factory = _rows(box, form)
    shapes.frame(c, box, c.theme.panel, 14)
    for route in DATA.routes.values():
        routes.ground(c, rows[route.id], route, unit, words, tall=form.stacked)
    industry.ground(c, factory, unit)


SUMMARY = 2 * PAD + HEAD + SUPPLY + 4
"""Height of a summary in panel units."""
TEXT = 25.0
"""Size of a count in the supply."""
SCORE = 134.0
"""Room for the score and for the points due now, in panel units."""
AFTER = 80.0
"""Room behind the name for the turn-order position and the sign for having passed."""
BADGE, LEAST_BADGE = 50.0, 30.0
"""Width of an engineer's badge in panel units, and its minimum in design units; smaller badges become a count."""


def draw(scene: Scene, box: Box, player: PlayerView, form: Form = SIDE_BY_SIDE) -> None:
    """A player's board in its current state."""
    unit, head, supply, rows, factory = _rows(box, form)
    if scene.view.acting == player.seat:
        scene.c.stamp(livery.frame, box.inset(-3), player.seat, 17, 5)
    regions.player(scene, box, player)
    _header(scene, head, player, unit, form.header)
    _supply(scene, supply.inset(0, 1.5 * unit), player, unit)
    if not form.apart:
        _engineers(scene, _engineers_row(box, player, form), player, unit)
    for index, route in enumerate(player.routes):
        routes.draw(scene, rows[route.id], player, index, unit)
    industry.draw(scene, factory, player, unit)


def _header(scene: Scene, box: Box, player: PlayerView, unit: float, spare: float = 0) -> None:
    c = scene.c
    badge, rest = box.left(box.h * 0.86, 10 * unit)
    c.stamp(shapes.player, badge.middle(badge.w, badge.w), player.seat)
    size = 46 * unit
    score = c.text(box.right, box.cy, str(player.vp), size, None, weight=BOLD, anchor="rm")
    c.text(
        box.right - score - 12 * unit,
        box.cy + size * 0.1,
        owed(scene, due(player)),
        25 * unit,
        c.theme.muted,
        weight=SEMIBOLD,
        anchor="rm",
    )
    room = rest.w - (SCORE + AFTER) * unit - spare
    wide = c.text(
        rest.x,
        box.cy,
        scene.reader.name(player.seat),
        35 * unit,
        None,
        weight=SEMIBOLD,
        anchor="lm",
        room=room,
        least=25 * c.larger,
    )
    if not scene.over:
        after = Box(rest.x + wide + 16 * unit, box.cy - 14 * unit, 28 * unit, 28 * unit)
        regions.order(scene, after)
        c.stamp(icons.flag, after, str(scene.view.turn_order.index(player.seat) + 1), paint.BRICK)
        if player.passed:
            c.stamp(shapes.passed, Box(after.right + 6 * unit, after.y, after.w, after.h))
    past = scene.past(player.seat)
    if past is not None and past.vp != player.vp:
        scene.c.ring(Box(box.right - score - 4, box.y + 5 * unit, score + 8, box.h - 10 * unit))


@dataclass(frozen=True, slots=True)
class Item:
    """A thing in a supply: its kind, its sketch, and how many there are; `there`: it is shown; `new`: it is ringed."""

    kind: str
    sketch: Sketch
    args: tuple[object, ...]
    text: str = ""
    aspect: float = 1.0
    there: bool = True
    new: bool = False

    def width(self, high: float, unit: float) -> float:
        """The distance from its left edge to where the next item may begin, at this height."""
        said = width(self.text, SEMIBOLD, TEXT * unit) + 5 * unit if self.text else 0.0
        return high * self.aspect + said + 16 * unit


def items(player: PlayerView, past: PlayerView) -> list[Item]:
    """The supply of a player: workers of every kind, coins, ? tokens, cards, the revaluation tile."""
    seat, cards, old_cards = player.seat, len(player.end_bonus_cards), len(past.end_bonus_cards)
    tokens = len(player.tokens_unused)
    return [
        Item("worker", pieces.piece, (seat, "own"), f"{player.workers}/{player.workers_owned}"),
        Item("temporary", pieces.piece, (seat, "temporary"), str(player.temporary), there=player.temporary > 0),
        Item("black", pieces.piece, (seat, "black"), there=player.black_worker, new=not past.black_worker),
        Item("coin", icons.coin, (), str(player.coins), new=player.coins != past.coins),
        Item("token", icons.question, (False,), str(tokens), new=tokens != len(past.tokens_unused)),
        Item("bonus", icons.bonus_card, (), str(cards), 0.8, there=cards > 0, new=cards != old_cards),
        Item("revaluation", icons.revaluation, (True,), "", 0.9, there=player.revaluation, new=not past.revaluation),
    ]


def _supply(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """What a player has: workers, coins, ? tokens, cards, the revaluation tile."""
    x = box.x
    for item in items(player, scene.past(player.seat) or player):
        if item.there:
            art = Box(x, box.y, box.h * item.aspect, box.h)
            if item.kind != "token" or player.tokens_unused:
                regions.item(scene, Box(x, box.y, item.width(box.h, unit) - 8 * unit, box.h), player, item.kind)
            _item(scene, art, item, unit)
            x += item.width(box.h, unit)


def _behind(row: Box, player: PlayerView, unit: float) -> Box:
    """The part of the supply's row that is still free."""
    return row.left(sum(item.width(row.h, unit) for item in items(player, player) if item.there))[1]


def _item(scene: Scene, box: Box, item: Item, unit: float) -> None:
    scene.c.stamp(item.sketch, box, *item.args)
    wide = 0.0
    if item.text:
        wide = scene.c.text(box.right + 5 * unit, box.cy, item.text, TEXT * unit, None, weight=SEMIBOLD) + 5 * unit
    if item.new and scene.before is not None:
        scene.c.ring(Box(box.x, box.y, box.w + wide, box.h))


def _engineers_row(box: Box, player: PlayerView, form: Form) -> Box:
    """Where one's own engineers lie: after the supply, below it, or in the header of a narrow board."""
    at = places(box, form)
    if form.below:
        return at.supply._replace(y=at.supply.y + (SUPPLY + AIR) * at.unit)
    if form.stacked:
        return at.header.middle(at.header.w, at.supply.h)
    return _behind(at.supply, player, at.unit)


def _engineers(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """One's own engineers, right-aligned; those used this round are struck out."""
    count = len(player.engineers)
    past = scene.past(player.seat)
    badges = _badges(box, player, unit)
    if count and not badges:
        item = Item("engineer", engineer, (), str(count), new=past is not None and len(past.engineers) != count)
        regions.item(scene, Box(box.x, box.y, item.width(box.h, unit), box.h), player, item.kind)
        _item(scene, Box(box.x, box.y, box.h, box.h), item, unit)
    for number, tile in badges.items():
        regions.own_engineer(scene, tile, player, number)
        scene.c.stamp(badge, tile, number, number in player.engineers_used and not scene.over)
        if past is not None and number not in past.engineers:
            scene.c.ring(tile)


def engineer_places(box: Box, player: PlayerView, form: Form = SIDE_BY_SIDE) -> dict[int, Box]:
    """Where the badge of each of one's own engineers lies on a board, by number; empty where they are only counted."""
    return _badges(_engineers_row(box, player, form), player, places(box, form).unit)


def _badges(row: Box, player: PlayerView, unit: float) -> dict[int, Box]:
    numbers = sorted(player.engineers, reverse=True)
    wide = min(BADGE * unit, row.w / max(1, len(numbers)) - 4 * unit)
    if wide < LEAST_BADGE:
        return {}
    step = wide + 4 * unit
    return {number: Box(row.right - i * step - wide, row.y, wide, row.h) for i, number in enumerate(numbers)}


NARROW = 1.3
"""A badge at most this many heights wide has no room for a face."""


def engineer(c: Canvas, box: Box) -> None:
    """An engineer without a number."""
    icons.engineer(c, box, paint.STEEL[c.theme.key])


def badge(c: Canvas, box: Box, number: int, used: bool) -> None:
    """One of the player's own engineers, by number."""
    c.rect(
        box,
        c.theme.well if used else paint.STEEL_DARK[c.theme.key],
        c.theme.faint if used else paint.STEEL_DARK[c.theme.key],
        1.5,
        box.h * 0.2,
    )
    face, rest = box.inset(3, 2).left(box.h * 0.66)
    if box.w < box.h * NARROW:
        rest = box.inset(2)
    else:
        icons.engineer(c, face.middle(face.w, face.h * 0.94), c.theme.faint if used else paint.SMOKE)
    c.text(
        rest.cx,
        rest.cy,
        str(number),
        box.h * 0.68,
        c.theme.muted if used else "#ffffff",
        weight=BOLD,
        anchor="mm",
        room=rest.w,
        least=1,
    )
