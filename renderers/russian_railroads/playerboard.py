"""One player's board in full, with engineers, ? tokens and end-bonus cards below."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import REGULAR, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.draw.writing import lines, lines_of
from renderers.i18n import Words
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import effects, icons, regions, strip
from renderers.russian_railroads.scene import PREFIX, Scene, grown
from renderers.scene import Letters

TOLD, SAID, WORDS, LEAST = 68.0, 40.0, 20.0, 17.0
"""Things taller than this have words below them; the height of the words; their largest and smallest type."""
BROAD = 600.0
"""A card wider than this has room for words below things, and for things as wide as that."""
FEWEST, FEW = 3, 5
"""Engineers are spaced as if there were at least this many."""
PARTS = {"engineers": 7, "tokens": 6, "bonuses": 8}
"""The cards below the board, with their relative widths."""


def ground_part(c: Canvas, box: Box, name: str, words: Words) -> None:
    """A card with its title: one of PARTS."""
    shapes.frame(c, box, c.theme.panel, 14)
    c.text(box.x + 18, box.y + 27, words(PREFIX + name), grown(c, 26), c.theme.muted, weight=SEMIBOLD, room=box.w - 36)


def draw_part(scene: Scene, box: Box, name: str, player: PlayerView) -> None:
    """What lies on a card: one of PARTS."""
    inner = box.inset(18, 14).top(30, 8)[1]
    match name:
        case "engineers":
            _engineers(scene, inner, player)
        case "tokens":
            _tokens(scene, inner, player)
        case _:
            _bonuses(scene, inner, player)


def _engineers(scene: Scene, box: Box, player: PlayerView) -> None:
    told = box.h > TOLD and box.w > BROAD
    count = max(FEWEST if told else FEW, len(player.engineers))
    past = scene.past(player.seat)
    for number, whole in zip(sorted(player.engineers), box.columns(count, 8), strict=False):
        used = number in player.engineers_used and not scene.over
        place, below = whole.top(whole.h - SAID) if told else (whole, whole)
        regions.own_engineer(scene, whole, player, number)
        scene.c.stamp(strip.tile, place, number, scene.letters, strip.Look(used))
        if told:
            _said(scene, below, f"russian-railroads-engineer-{DATA.engineers[number].id}")
        if past is not None and number not in past.engineers:
            scene.c.ring(place)


def _tokens(scene: Scene, box: Box, player: PlayerView) -> None:
    """Four above, the rest below; used tokens are face down."""
    half = -(-len(DATA.tokens) // 2)
    grid = [cell for row in box.rows(2, 8) for cell in row.columns(half, 8)]
    past = scene.past(player.seat)
    told = box.h > 2 * TOLD and box.w > BROAD
    for id, place in zip(DATA.tokens, grid, strict=False):
        unused = id in player.tokens_unused
        if unused or id in player.tokens_used:
            regions.token(scene, place, player, id)
        scene.c.stamp(_token, place, id, scene.letters, Laid(unused, SAID if told else 0.0))
        if told:
            _said(scene, place.inset(4, 1).top(place.h - SAID - 2)[1], f"russian-railroads-token-{id}")
        if past is not None and (id in past.tokens_unused) != unused:
            scene.c.ring(place)


def _said(scene: Scene, box: Box, key: str) -> None:
    """A thing's name, below it."""
    size, parts = lines_of(scene.reader.say(key), REGULAR, grown(scene.c, WORDS), box, LEAST)
    lines(scene.c, (box.cx, box.cy), parts, size * 1.1, size, fill=scene.theme.muted, anchor="mm", room=box.w + 1)


class Laid(NamedTuple):
    """How a token lies: unused or face down, with this much room for words at its foot."""

    unused: bool
    foot: float


def _token(c: Canvas, box: Box, id: str, letters: Letters, laid: Laid) -> None:
    unused, foot = laid
    c.rect(box, c.theme.well if unused else None, paint.PURPLE if unused else c.theme.faint, 3, 10)
    face = box.top(box.h - foot)[0]
    if unused:
        effects.draw(c, face.inset(8, 4 if foot else 8), DATA.tokens[id].effects, letters, box.h * 0.55)
    else:
        c.text(face.cx, face.cy, "?", face.h * 0.6, c.theme.muted, weight=SEMIBOLD, anchor="mm")


def _bonuses(scene: Scene, box: Box, player: PlayerView) -> None:
    """The faces of the cards for those who may see them, the backs for everybody else."""
    past = scene.past(player.seat)
    count = max(2 if box.w > BROAD else FEWEST, len(player.end_bonus_cards))
    for i, (id, place) in enumerate(zip(player.end_bonus_cards, box.columns(count, 8), strict=False)):
        regions.bonus(scene, place, player, id)
        if id:
            _face(scene, place, id)
        else:
            scene.c.stamp(shapes.frame, place, paint.LEAF, 10)
            scene.c.stamp(icons.bonus_card, place.middle(place.h * 0.4, place.h * 0.5))
        if past is not None and i >= len(past.end_bonus_cards):
            scene.c.ring(place)


def _face(scene: Scene, box: Box, id: str) -> None:
    """The card's name and what it scores."""
    scene.c.stamp(shapes.frame, box, scene.theme.well, 10, (paint.LEAF, 3))
    inner = box.inset(11, 6)
    title, rest = inner.top(28, 2)
    name = f"russian-railroads-bonus-{id}"
    scene.c.text(title.x, title.cy, scene.reader.say(name), 23, weight=SEMIBOLD, room=title.w)
    lines = wrap(scene.reader.say(f"{name}-effect"), REGULAR, 19, rest.w, int(rest.h // 21))
    for line, row in zip(lines, rest.rows(max(1, int(rest.h // 21))), strict=False):
        scene.c.text(row.x, row.cy, line, 19, scene.theme.muted)
