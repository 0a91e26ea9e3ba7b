"""The public row of city cards, with the Forwarder's demand marker, and the decks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import RowCard
from renderers.cargo_empire import icons, pieces, regions
from renderers.cargo_empire.colours import CANDIDATE, CANDIDATE_EDGE
from renderers.cargo_empire.scene import PREFIX, Scene, named, sign
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD
from renderers.i18n import Words
from renderers.request import WIDE

HEIGHT = 142.0
TIGHT, TALL = 18.0, 24.0
"""Minimum type size of a name, on a screen and on a phone: to keep it, the anchor gives way."""


def ground(c: Canvas, box: Box, words: Words) -> None:
    """The card behind the row, and its title."""
    shapes.frame(c, box, c.theme.panel, 14)
    c.text(box.x + 16, box.y + 23, words(f"{PREFIX}row"), 25, c.theme.muted, weight=SEMIBOLD, room=box.w * 0.55)


def draw(scene: Scene, box: Box) -> None:
    """The cards in two rows, and how many are left in the decks."""
    c, view = scene.c, scene.view
    x = box.right - 16
    for icon, count in (("objective", view.objective_deck), ("city", view.city_deck)):
        x -= c.text(x, box.y + 23, str(count), 25, c.theme.muted, weight=SEMIBOLD, anchor="rm") + 32
        c.stamp(icons.bonus, Box(x, box.y + 10, 26, 26), icon)
        x -= 14
    inner = Box(box.x + 14, box.y + 44, box.w - 28, box.h - 54)
    cards(scene, _places(inner))


def tall(scene: Scene, box: Box) -> None:
    """The cards on a phone, in two rows."""
    cards(scene, _places(box.inset(8, 3)))


def _places(box: Box) -> list[Box]:
    return [place for line in box.rows(2, 6) for place in line.columns(DATA.game.row_slots // 2, 10)]


def cards(scene: Scene, places: Sequence[Box]) -> None:
    """The cards by slot, with the numbers of the list when one of them is to be chosen."""
    ask = scene.ask
    choosing = ask is not None and ask.kind == "row-city"
    numbers = {option.slot: number for number, option in enumerate(ask.options.values(), 1)
        if isinstance(option, RowCard)} if ask is not None and choosing else {}  # fmt: skip
    for slot, (card, place) in enumerate(zip(scene.view.row, places, strict=False), start=1):
        _card(scene, place, slot, card, numbers.get(slot, 0))


def _card(scene: Scene, box: Box, slot: int, card: str, option: int) -> None:
    """A card after its slot's number; if it can be chosen, after the option's number and framed."""
    c, view = scene.c, scene.view
    city = DATA.maps[view.map].cities.get(card)
    asked = scene.ask is not None
    if card:
        regions.card(scene, box, slot)
    number, rest = box.left(38 * c.larger if option else 0 if asked else 24, 2)
    if option:
        c.stamp(pieces.flag, number.middle(34 * c.larger, 34 * c.larger), str(option))
    elif not asked:
        c.text(number.cx, box.cy, str(slot), 26, c.theme.muted, weight=SEMIBOLD, anchor="mm")
    plate = rest.middle(rest.w, 34)
    if view.forwarder is not None and view.forwarder.slot == slot:
        plate = Box(plate.x, plate.y, plate.w - 40, plate.h)
        token = Box(plate.right + 4, box.cy - 18, 36, 36)
        regions.token(scene, token)
        c.stamp(pieces.token, token, sign(scene.view, view.forwarder.seat))
    if option:
        c.stamp(shapes.frame, plate.inset(-4), CANDIDATE, 12, (CANDIDATE_EDGE, 2.5))
    said = named(scene, "city", card) if card else "–"
    colour = city.colour if city is not None else ""
    least = TIGHT if scene.request.layout == WIDE else TALL
    port = city is not None and city.port and pieces.plate_width(said, True, least) <= plate.w
    c.stamp(pieces.plate, plate, pieces.Sign(said, colour, scene.letters[colour], port))
    if scene.before is not None and scene.before.row != view.row and card not in scene.before.row:
        scene.c.ring(plate, 10)
