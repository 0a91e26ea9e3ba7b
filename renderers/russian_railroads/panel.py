"""A player's panel: name and score, supply, the three routes and the industry track."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.i18n import Words
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import icons, industry, pieces, routes
from renderers.russian_railroads.scene import Scene, owed, route_name

WIDTH = 770.0
"""Width of a panel in its own units; everything on it grows with the panel."""
PAD, HEAD, SUPPLY = 12.0, 48.0, 34.0
AIR = 5.0
"""The gap between two rows."""
HEIGHT = 2 * PAD + HEAD + SUPPLY + AIR + 2 * routes.HEIGHT + industry.HEIGHT + 2 * AIR
"""Height of a panel in its own units."""


def _rows(box: Box) -> tuple[float, Box, Box, dict[str, Box], Box]:
    """The unit, the header, the supply, the row of each route, the row of the industry track."""
    unit = box.w / WIDTH
    inner = box.inset(PAD * unit)
    head, inner = inner.top(HEAD * unit)
    supply, inner = inner.top(SUPPLY * unit, AIR * unit)
    long, *short = DATA.routes.values()
    rows = {}
    rows[long.id], inner = inner.top(routes.HEIGHT * unit, AIR * unit)
    row, inner = inner.top(routes.HEIGHT * unit, AIR * unit)
    rows |= {route.id: b for route, b in zip(short, row.columns(len(short), 14 * unit), strict=True)}
    return unit, head, supply, rows, inner


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a board lie: its routes by id, the spaces of the industry track, the own engineers' row."""

    routes: dict[str, routes.Places]
    industry: list[Box]
    supply: Box
    unit: float


def places(box: Box) -> Places:
    """The parts of a board."""
    unit, _, supply, rows, factory = _rows(box)
    lines = {route.id: routes.places(rows[route.id], route, unit) for route in DATA.routes.values()}
    return Places(lines, industry.cells(factory, unit), supply.inset(0, 1.5 * unit), unit)


def draw_summary(scene: Scene, box: Box, player: PlayerView) -> None:
    """Name, score and supply alone."""
    unit = box.h / SUMMARY
    head, supply = box.inset(PAD * unit).top(HEAD * unit, 2 * unit)
    if scene.view.acting == player.seat:
        scene.c.stamp(livery.frame, box.inset(-3), player.seat, 17, 5)
    _header(scene, head, player, unit)
    _supply(scene, supply.top(SUPPLY * unit)[0], player, unit)


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The empty board of a player."""
    unit, _, _, rows, factory = _rows(box)
    shapes.frame(c, box, c.theme.panel, 14)
    for route in DATA.routes.values():
        routes.ground(c, rows[route.id], route, unit, route_name(words, route.id))
    industry.ground(c, factory, unit)


SUMMARY = 2 * PAD + HEAD + SUPPLY + 4
"""Height of a summary in panel units."""
BADGE, LEAST_BADGE = 50.0, 44.0
"""An engineer's badge is no narrower than this, in panel units; if there are too many, they are counted."""


def draw(scene: Scene, box: Box, player: PlayerView) -> None:
    """A player's board as it is now."""
    unit, head, supply, rows, factory = _rows(box)
    if scene.view.acting == player.seat:
        scene.c.stamp(livery.frame, box.inset(-3), player.seat, 17, 5)
    _header(scene, head, player, unit)
    _supply(scene, supply.inset(0, 1.5 * unit), player, unit)
    for index, route in enumerate(player.routes):
        routes.draw(scene, rows[route.id], player, index, unit)
    industry.draw(scene, factory, player, unit)


def due(player: PlayerView) -> int:
    """What the whole board would score now."""
    return sum(route.points for route in player.routes) + player.industry_points


def _header(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
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
    room = rest.w - score - 110 * unit
    wide = c.text(
        rest.x,
        box.cy,
        scene.reader.name(player.seat),
        35 * unit,
        None,
        weight=SEMIBOLD,
        anchor="lm",
        room=room,
        least=20,
    )
    if player.passed and not scene.over:
        c.stamp(shapes.passed, Box(rest.x + wide + 12 * unit, box.cy - 15 * unit, 30 * unit, 30 * unit))
    past = scene.past(player.seat)
    if past is not None and past.vp != player.vp:
        scene.c.ring(Box(box.right - score - 4, box.y + 5 * unit, score + 8, box.h - 10 * unit))


@dataclass(frozen=True, slots=True)
class Item:
    """A thing in a supply: its sketch, and how many there are. `there` and `new`: whether it is shown, and ringed."""

    sketch: Sketch
    args: tuple[object, ...]
    text: str = ""
    aspect: float = 1.0
    there: bool = True
    new: bool = False


def _items(player: PlayerView, past: PlayerView) -> list[Item]:
    seat, cards, old_cards = player.seat, len(player.end_bonus_cards), len(past.end_bonus_cards)
    tokens = len(player.tokens_unused)
    return [
        Item(pieces.piece, (seat, "own"), f"{player.workers}/{player.workers_owned}"),
        Item(pieces.piece, (seat, "temporary"), str(player.temporary), there=player.temporary > 0),
        Item(pieces.piece, (seat, "black"), there=player.black_worker, new=not past.black_worker),
        Item(icons.coin, (), str(player.coins), new=player.coins != past.coins),
        Item(icons.question, (False,), str(tokens), new=tokens != len(past.tokens_unused)),
        Item(icons.bonus_card, (), str(cards), 0.8, there=cards > 0, new=cards != old_cards),
        Item(icons.revaluation, (True,), "", 0.9, there=player.revaluation, new=not past.revaluation),
    ]


def _supply(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """What lies before the player: workers, coins, ? tokens, cards, engineers."""
    x = box.x
    for item in _items(player, scene.past(player.seat) or player):
        if item.there:
            x = _item(scene, Box(x, box.y, box.h * item.aspect, box.h), item, unit)
    _engineers(scene, Box(x, box.y, box.right - x, box.h), player, unit)


def _item(scene: Scene, box: Box, item: Item, unit: float) -> float:
    """Draws it; returns where the next one may begin."""
    scene.c.stamp(item.sketch, box, *item.args)
    wide = 0.0
    if item.text:
        wide = scene.c.text(box.right + 5 * unit, box.cy, item.text, 25 * unit, None, weight=SEMIBOLD) + 5 * unit
    if item.new and scene.before is not None:
        scene.c.ring(Box(box.x, box.y, box.w + wide, box.h))
    return box.right + wide + 16 * unit


def _engineers(scene: Scene, box: Box, player: PlayerView, unit: float) -> None:
    """The own engineers, right-aligned; those used this round are struck out."""
    count = len(player.engineers)
    if not count:
        return
    past = scene.past(player.seat)
    wide = min(BADGE * unit, box.w / count - 4 * unit)
    if wide < LEAST_BADGE * unit:
        item = Item(engineer, (), str(count), new=past is not None and len(past.engineers) != count)
        _item(scene, Box(box.x, box.y, box.h, box.h), item, unit)
        return
    for number, tile in engineer_places(box, player, wide, unit).items():
        scene.c.stamp(badge, tile, number, number in player.engineers_used and not scene.over)
        if past is not None and number not in past.engineers:
            scene.c.ring(tile)


def engineer_places(row: Box, player: PlayerView, wide: float, unit: float) -> dict[int, Box]:
    """Where the badge of each own engineer lies, by number."""
    step = wide + 4 * unit
    numbers = sorted(player.engineers, reverse=True)
    return {number: Box(row.right - i * step - wide, row.y, wide, row.h) for i, number in enumerate(numbers)}


def engineer(c: Canvas, box: Box) -> None:
    """An engineer without a number."""
    icons.engineer(c, box, paint.STEEL[c.theme.key])


def badge(c: Canvas, box: Box, number: int, used: bool) -> None:
    """An own engineer by number."""
    c.rect(
        box,
        c.theme.well if used else paint.STEEL_DARK[c.theme.key],
        c.theme.faint if used else paint.STEEL_DARK[c.theme.key],
        1.5,
        box.h * 0.2,
    )
    face, rest = box.inset(3, 2).left(box.h * 0.66)
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
