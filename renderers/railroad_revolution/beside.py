"""What lies beside the country: the open deal, the supply, starting wealth; on the large map, a legend."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, Deal
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution import effects, icons
from renderers.railroad_revolution.chart import DEALS, SUPPLY, TABLE, WEALTH, Chart
from renderers.railroad_revolution.scene import Scene, standing
from renderers.scene import Letters


def ground(c: Canvas, chart: Chart) -> None:
    """The empty places."""
    for box in (DEALS, SUPPLY):
        shapes.frame(c, chart.box(box), c.theme.panel, 10 * chart.unit)


def deals(scene: Scene, chart: Chart) -> None:
    """The open card: what each deal costs, and what it brings."""
    c, unit, card = scene.c, chart.unit, DATA.deals[scene.view.deal]
    box = chart.box(DEALS)
    head, rest = box.inset(8 * unit, 5 * unit).top(17 * unit, 4 * unit)
    c.text(head.x, head.cy, scene.say("deal"), 15 * unit, c.theme.muted, weight=SEMIBOLD, room=head.w * 0.5)
    said = scene.say("deck", count=scene.view.deck)
    c.text(head.right, head.cy, said, 14 * unit, c.theme.muted, anchor="rm", room=head.w * 0.48)
    for deal, place in zip((card.top, card.bottom), rest.columns(2, 8 * unit), strict=True):
        c.stamp(_deal, place, deal, scene.letters)
    if scene.before is not None and scene.before.deal != scene.view.deal:
        scene.c.ring(box, 12 * unit)


def _deal(c: Canvas, box: Box, deal: Deal, letters: Letters) -> None:
    look = paint.MAPS[c.theme.key]
    c.rect(box, paint.DEAL, radius=box.h * 0.16)
    c.rect(box.inset(2), look.card, radius=box.h * 0.13)
    left, right = box.inset(box.h * 0.14).left(box.w * 0.33, box.h * 0.1)
    c.text(left.x + left.w * 0.26, left.cy, str(deal.shares), left.h * 0.86, weight=BOLD, anchor="mm")
    icons.share(c, Box(left.x + left.w * 0.42, left.y, left.w * 0.58, left.h))
    tip = [
        (right.x, right.cy - right.h * 0.2),
        (right.x + right.h * 0.24, right.cy),
        (right.x, right.cy + right.h * 0.2),
    ]
    c.polygon(tip, paint.DEAL)
    effects.draw(c, right.left(right.h * 0.34)[1], deal.reward, letters)


def supply(scene: Scene, chart: Chart) -> None:
    """Trains, workers in the bank, milestones."""
    inner = chart.box(SUPPLY).inset(9 * chart.unit, 7 * chart.unit)
    trains, bank, piles = inner.rows([1.15, 1, 0.75], 5 * chart.unit)
    _trains(scene, trains)
    _bank(scene, bank)
    _piles(scene, piles)


def _trains(scene: Scene, box: Box) -> None:
    view = scene.view
    kinds = [kind for kind in view.trains if not DATA.trains[kind].starting]
    for kind, place in zip(kinds, box.columns(len(kinds), box.h * 0.18), strict=True):
        count = view.trains[kind]
        scene.c.stamp(pile, place, kind, count, scene.letters)
        if scene.before is not None and scene.before.trains.get(kind) != count:
            scene.c.ring(place, place.h * 0.2)


def pile(c: Canvas, box: Box, kind: str, count: int, letters: Letters) -> None:
    """A train with its effect, and how many there are."""
    look = paint.MAPS[c.theme.key]
    c.rect(box, look.border if count else c.theme.line, radius=box.h * 0.18)
    c.rect(box.inset(1.5), look.card if count else c.theme.well, radius=box.h * 0.15)
    inner = box.inset(box.h * 0.13)
    if not count:
        c.text(inner.cx, inner.cy, "–", inner.h * 0.9, c.theme.muted, weight=BOLD, anchor="mm")
        return
    upper, lower = inner.rows([1.0, 1.0], box.h * 0.06)
    icons.train(c, Box(upper.x, upper.y, upper.h * 1.4, upper.h))
    c.text(upper.right, upper.cy, f"×{count}", upper.h * 0.98, weight=SEMIBOLD, anchor="rm")
    effects.draw(c, lower, DATA.trains[kind].effect, letters)


def _bank(scene: Scene, box: Box) -> None:
    view = scene.view
    for colour, place in zip(COLOURS, box.columns(len(COLOURS)), strict=True):
        count = view.bank.get(colour, 0)
        high = place.h * 0.84
        art = Box(place.x, place.cy - high / 2, high * 0.8, high)
        sketch = icons.worker if count else icons.slot
        scene.c.stamp(sketch, art, colour, scene.letters[colour])
        wide = scene.c.text(art.right + 4, place.cy, f"×{count}", place.h * 0.58, weight=SEMIBOLD)
        if scene.before is not None and scene.before.bank.get(colour, 0) != count:
            scene.c.ring(Box(art.x, art.y, art.w + 5 + wide, art.h))


def _piles(scene: Scene, box: Box) -> None:
    """How many milestones are left of each letter."""
    c = scene.c
    art = Box(box.x, box.y + 1, box.h - 2, box.h - 2)
    c.stamp(icons.milestone, art)
    piles = scene.view.piles
    for (letter, count), place in zip(piles.items(), box.left(box.h * 1.4)[1].columns(len(piles)), strict=True):
        wide = c.text(place.x, place.cy, letter, box.h * 0.8, c.theme.muted, weight=BOLD)
        c.text(place.x + wide + 6, place.cy, f"×{count}", box.h * 0.8, weight=SEMIBOLD)


def wealth(scene: Scene, chart: Chart) -> None:
    """The starting wealth that nobody has taken yet."""
    offers = scene.view.wealth
    if not offers:
        return
    c, unit = scene.c, chart.unit
    box = chart.box(WEALTH)
    c.stamp(shapes.frame, box, c.theme.panel, 10 * unit)
    head, rest = box.inset(8 * unit, 5 * unit).top(17 * unit, 4 * unit)
    c.text(head.x, head.cy, scene.say("wealth"), 15 * unit, c.theme.muted, weight=SEMIBOLD, room=head.w)
    for offer, place in zip(offers, rest.columns(4, 6 * unit), strict=False):
        c.stamp(_offer, place, offer.side, offer.worker, scene.letters)


def _offer(c: Canvas, box: Box, side: str, colour: str, letters: Letters) -> None:
    look = paint.MAPS[c.theme.key]
    c.rect(box, look.border, radius=box.h * 0.14)
    c.rect(box.inset(1.5), look.card, radius=box.h * 0.12)
    upper, lower = box.inset(box.h * 0.1).rows(2, box.h * 0.06)
    effects.draw(c, upper, DATA.wealth[side].effect, letters)
    art = lower.middle(lower.h * 0.8, lower.h)
    icons.worker(c, art, colour, effects.letter(letters, colour))


def players(scene: Scene, chart: Chart) -> None:
    """Who plays with which shape, and how many points each would score."""
    c, unit = scene.c, chart.unit
    box = chart.box(TABLE)
    high = min(44 * unit, box.h / scene.view.seats)
    for number, seat in enumerate(standing(scene)):
        row = Box(box.x, box.y + number * high, box.w, high).inset(0, 2 * unit)
        c.stamp(shapes.frame, row, c.theme.panel, 7 * unit)
        badge, rest = row.inset(4 * unit).left(24 * unit, 5 * unit)
        c.stamp(shapes.player, badge.middle(24 * unit, 24 * unit), seat)
        upper, lower = rest.rows(2)
        c.text(upper.x, upper.cy, scene.reader.name(seat), 14 * unit, weight=SEMIBOLD, room=upper.w)
        c.stamp(icons.points, Box(lower.x, lower.cy - 6.5 * unit, 13 * unit, 13 * unit))
        c.text(lower.x + 17 * unit, lower.cy, str(scene.view.players[seat].vp), 18 * unit, weight=BOLD)


def legend(c: Canvas, chart: Chart, letters: Letters, texts: dict[str, str]) -> None:
    """What the signs on the map say."""
    unit = chart.unit
    inner = chart.box(SUPPLY).inset(10 * unit, 8 * unit)
    cells = [cell for column in inner.columns(2, 8 * unit) for cell in column.rows(3)]
    for (key, text), cell in zip(texts.items(), cells, strict=True):
        art, rest = cell.left(30 * unit, 8 * unit)
        art = art.middle(30 * unit, 20 * unit)
        if key == "terrain":
            icons.hills(c, art.middle(16 * unit, 14 * unit), 1)
        elif key == "plains":
            icons.hills(c, art.middle(24 * unit, 14 * unit), 0)
        elif key == "deal":
            icons.deal(c, art.middle(20 * unit, 20 * unit), letters["deal"])
        elif key == "first":
            icons.first(c, art.middle(18 * unit, 18 * unit))
        elif key == "neutral":
            icons.neutral(c, art.middle(20 * unit, 20 * unit))
        else:
            c.ellipse(art.middle(22 * unit, 22 * unit), paint.MAPS[c.theme.key].levels[4])
            c.text(art.cx, art.cy, "1–5", 12 * unit, "#ffffff", weight=BOLD, anchor="mm")
        c.text(rest.x, rest.cy, text, 14 * unit, room=rest.w)
