"""The general supply: locomotives and factories by number, ? cards, doublers, end-bonus cards."""

from __future__ import annotations

from engine.games.russian_railroads.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.window import around
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import effects, icons, regions
from renderers.russian_railroads.scene import Scene
from renderers.scene import Letters

# the element that sets a ? card apart from the others
_FACE = {"four-actions": 3, "engineer-coin": 0, "factory-industry": 0, "black-worker": 0, "loco-nine": 0}


TYPE = 25.0
"""Maximum type size of a count."""
ROOMY, LOW = 130.0, 60.0
"""From the first height on, the stacks also say what their factories do. Below the second, no factories are left and
the count stands beside the locomotives.
"""


def _columns(box: Box) -> list[Box]:
    return box.inset(8, 6).columns(len(DATA.locomotives), 3)


def _parts(column: Box) -> tuple[Box, Box, Box, Box | None]:
    """Locomotives, their number, factories, and (where there is room) what the factory does."""
    if column.h < LOW:
        locos, count = column.columns([1.25, 1.0], 2)
        return locos, count, Box(column.x, column.bottom, column.w, 0), None
    if column.h < ROOMY:
        locos, count, factories = column.rows([1.0, 0.62, 0.9], 1)
        return locos, count, factories, None
    locos, count, factories, does = column.rows([1.0, 0.6, 0.9, 0.66], 4)
    return locos, count, factories, does


def places(box: Box) -> dict[int, Box]:
    """Where the locomotives of each number lie."""
    return {number: _parts(column)[0] for number, column in zip(DATA.locomotives, _columns(box), strict=True)}


def _shared(box: Box) -> list[Box]:
    """The places of the ? cards, of the end-bonus cards and of the doublers."""
    return box.inset(10, 6).columns([1.0] * len(DATA.question_cards) + [1.5, 2.1], 6)


def groups(box: Box) -> dict[str, Box]:
    """Where each kind of card lies."""
    *cards, bonus, doublers = _shared(box)
    first = cards[0]
    return {"cards": Box(first.x, first.y, cards[-1].right - first.x, first.h), "bonus": bonus, "doublers": doublers}


def draw_stacks(scene: Scene, box: Box) -> None:
    """A column for each number: locomotives above, factories below, how many of each beside them."""
    c, view, before = scene.c, scene.view, scene.before
    for number, column in zip(DATA.locomotives, _columns(box), strict=True):
        locos, count, factories, does = _parts(column)
        if does is not None:
            effects.draw(c, does.inset(3, 0), DATA.factories[number].effects, scene.letters)
        left = view.loco_stacks.get(number, 0)
        if left:
            regions.locomotives(scene, Box(column.x, locos.y, column.w, count.bottom - locos.y), number)
            art = locos.middle(min(locos.w, locos.h * 1.25), min(locos.h, locos.w * 0.8))
            c.stamp(icons.locomotive, art, str(number))
            size = min(count.h * 0.92, TYPE)
            c.text(count.cx, count.cy, f"×{left}", size, c.theme.muted, weight=SEMIBOLD, anchor="mm")
        else:
            c.text(
                locos.cx, locos.cy, str(number), min(locos.h * 0.7, TYPE), c.theme.muted, weight=SEMIBOLD, anchor="mm"
            )
        if before is not None and before.loco_stacks.get(number, 0) != left:
            scene.c.ring(around([locos, count]))
        _factories(scene, factories, number)
    if view.phase == "draft":
        _starting_bonuses(scene, box)


def _starting_bonuses(scene: Scene, box: Box) -> None:
    """During the draft the cards lie where factories will be."""
    high = _parts(_columns(box)[0])[2]
    row = Box(box.x + 8, high.y, box.w - 16, high.h)
    for id, place in zip(DATA.start_bonuses, row.columns(len(DATA.start_bonuses), 8), strict=True):
        if id in scene.view.starting_bonus:
            regions.start(scene, place, id)
            scene.c.stamp(shapes.frame, place, scene.theme.well, 6, (scene.theme.gold, 2))
            effects.draw(scene.c, place.inset(4), DATA.start_bonuses[id].effects, scene.letters)
        elif scene.before is not None and id in scene.before.starting_bonus:
            scene.c.ring(place)


def _factories(scene: Scene, box: Box, number: int) -> None:
    tiles = scene.view.factory_tiles.get(number, 0)
    if not tiles:
        return
    regions.factory_tiles(scene, box, number)
    side = min(box.h, box.w)
    art, rest = box.left(side)
    if tiles == 1:
        art = box.middle(side, side)
    scene.c.stamp(icons.factory, art.middle(side, side), str(number))
    if tiles > 1:
        scene.c.text(
            rest.x + 2,
            box.cy + side * 0.18,
            f"×{tiles}",
            min(side * 0.5, 18),
            scene.theme.ink,
            weight=SEMIBOLD,
            anchor="lm",
        )
    if scene.before is not None and scene.before.factory_tiles.get(number, 0) != tiles:
        scene.c.ring(box)


def draw_cards(scene: Scene, box: Box) -> None:
    """The face-up ? cards, the end-bonus deck, and the remaining doublers."""
    c, view = scene.c, scene.view
    inner = box.inset(10, 6)
    places = _shared(box)
    before = [] if scene.before is None else scene.before.question_cards
    left = [id for id in DATA.question_cards if id in view.question_cards or id in before]
    for id, place in zip(left, places, strict=False):
        if id in view.question_cards:
            regions.card(scene, place, id)
            c.stamp(question_card, place, id, scene.letters)
        else:
            scene.c.ring(place)
    for place, sketch, args, number, kind in (
        (places[-2], icons.bonus_card, (), view.end_bonus_deck, "bonus"),
        (places[-1], icons.doubler, (), view.doublers_left, "doubler"),
    ):
        if number:
            regions.left(scene, place, kind)
        art, rest = place.left(inner.h * 1.05, 4)
        c.stamp(sketch, art.middle(inner.h, inner.h * (0.96 if sketch is icons.bonus_card else 0.8)), *args)
        c.text(rest.x, rest.cy, str(number), inner.h * 0.8, c.theme.ink, weight=SEMIBOLD, anchor="lm")


def question_card(c: Canvas, box: Box, id: str, letters: Letters) -> None:
    """A ? card, shown by what sets it apart."""
    c.rect(box, c.theme.well, paint.PURPLE, 2, 6)
    card = DATA.question_cards[id]
    effects.draw(c, box.inset(5, 4), [card.effects[_FACE.get(id, 0)]], letters)
