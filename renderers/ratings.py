"""The ratings of a title on a server: how the best ones developed, and how many people have which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.core.play.msg import Msg
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD, width
from renderers.draw.layers import Drawing, Ground
from renderers.draw.palette import soft
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import RATINGS, Request
from renderers.result import chart
from renderers.scene import LaidOut

PICTURES: Sequence[str] = (RATINGS,)
MARGIN, GAP, PAD = 20.0, 14.0, 18.0
HEAD, TITLE, CARD = 104.0, 48.0, 620.0
"""Heights of the headline, of a card's title, and of a card."""
COURSE = 0.62
"""The lines' share of the width, beside the people."""
MOST = 6
"""Maximum number of lines: the number of liveries."""
TOLD = 4
"""How many earlier ratings the words tell for each person."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Somebody's ratings, oldest first, each with the number (from 1) of the rated game after which it holds."""

    name: str
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Ratings:
    """Up to MOST curves, best first, at least one with two ratings; the ratings of all people, and the reader's."""

    curves: tuple[Curve, ...]
    people: tuple[int, ...]
    own: int | None = None


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """Its layout."""

    layout: str

    @property
    def height(self) -> float:
        """Height of the whole picture."""
        card = CARD * self.same
        return HEAD + GAP + card + (GAP + card if self.tall else 0) + MARGIN

    def boxes(self) -> tuple[Box, Box, Box]:
        """The headline, the card with the lines, and the card with the people."""
        head, rest = Box(0, 0, self.units, self.height).top(HEAD, GAP)
        rest = Box(rest.x, rest.y, rest.w, rest.h - MARGIN).inset(MARGIN * self.same, 0)
        if self.tall:
            return head, *rest.top(CARD * self.same, GAP)
        left, right = rest.columns([COURSE, 1 - COURSE], GAP)
        return head, left, right


def drawing(request: Request[Any], reader: Reader) -> Drawing[Plan]:
    """The ratings of the request's view."""
    what, plan = _what(request), Plan(request.layout)
    game = reader.words(Msg(request.game.replace("_", "-")))
    return Drawing(Ground(plan, plan.height, _ground, units=plan.units), lambda c: _draw(c, what, plan, reader, game))


def _what(request: Request[Any]) -> Ratings:
    what = request.view
    assert isinstance(what, Ratings)
    return what


def _ground(c: Canvas, plan: Plan, words: Words) -> None:
    head, *cards = plan.boxes()
    c.rect(head, c.theme.accent)
    inner = head.inset(MARGIN * plan.same + 4, 0)
    c.text(inner.x, inner.y + 68, words("board-ratings-title"), 40, c.theme.on_accent, weight=BOLD, room=inner.w)
    for where, title in zip(cards, ("board-ratings-course", "board-ratings-people"), strict=True):
        with c.shrunk(where, plan.same) as (part, card):
            shapes.frame(part, card, c.theme.panel, 14)
            box = card.inset(PAD).top(TITLE)[0]
            part.text(box.x, box.cy, words(title), 30, weight=SEMIBOLD, room=box.w)


def _draw(c: Canvas, what: Ratings, plan: Plan, reader: Reader, game: str) -> None:
    head, left, right = plan.boxes()
    inner = head.inset(MARGIN * plan.same + 4, 0)
    c.text(inner.x, inner.y + 26, game, 28, soft(c.theme), weight=SEMIBOLD, room=inner.w)
    with c.shrunk(left, plan.same) as (part, card):
        _course(part, card.inset(PAD).top(TITLE)[1], what.curves)
    with c.shrunk(right, plan.same) as (part, card):
        _people(part, card.inset(PAD).top(TITLE)[1], what, reader)


def _course(c: Canvas, box: Box, curves: Sequence[Curve]) -> None:
    """A line for each curve, from the person's first rated game on, and whose it is."""
    field, names = box.left(box.w * (1 - chart.ASIDE))
    values = [points for curve in curves for _, points in curve.points]
    games = [number for curve in curves for number, _ in curve.points]
    ticks = chart.scale(min(values), max(values), from_nothing=False)
    margin = 14 + max(width(str(tick), SEMIBOLD, chart.SIZE) for tick in ticks)
    plot = Box(
        field.x + margin, field.y + chart.ABOVE, field.w - margin - chart.TRACK, field.h - chart.ABOVE - chart.BELOW
    )
    chart.grid(c, plot, ticks)
    first, last = min(games), max(games)
    for number, anchor in ((first, "lm"), (last, "rm")):
        x = plot.x if number == first else plot.right
        c.text(x, plot.bottom + 27, str(number), chart.SIZE, c.theme.muted, weight=SEMIBOLD, anchor=anchor)
    lines = [
        [(plot.x + plot.w * (number - first) / max(last - first, 1), chart.level(plot, ticks, points))
         for number, points in (*curve.points, *([] if curve.points[-1][0] == last else [(last, curve.points[-1][1])]))]
        for curve in curves
    ]  # fmt: skip

    def sketch(sheet: Canvas) -> None:
        for sign, line in reversed([(n, line) for n, line in enumerate(lines) if len(line) > 1]):
            livery.track(sheet, [(x - box.x, y - box.y) for x, y in line], sign, chart.TRACK)

    c.overlay(box, sketch)
    ends = [line[-1][1] for line in lines]
    order = sorted(range(len(curves)), key=lambda n: (ends[n], n))
    for n, y in zip(order, chart.apart([ends[n] for n in order], plot.y, plot.bottom), strict=True):
        c.stamp(shapes.player, Box(names.x + 4, y - chart.SHAPE / 2, chart.SHAPE, chart.SHAPE), n)
        room = names.w - chart.SHAPE - 12
        c.text(names.x + chart.SHAPE + 12, y, curves[n].name, chart.SIZE, weight=SEMIBOLD, room=room, least=25)


def _bins(what: Ratings) -> list[tuple[int, int, int]]:
    """Ranges of ratings, highest first: the lowest and highest rating, and how many people are in between."""
    ticks = chart.scale(min(what.people), max(what.people) + 1, from_nothing=False)
    ranges = list(pairwise(ticks))[::-1]
    return [(low, high - 1, sum(low <= points < high for points in what.people)) for low, high in ranges]


def _people(c: Canvas, box: Box, what: Ratings, reader: Reader) -> None:
    """A bar for each range of ratings, with its number of people; the reader's is as dark as text."""
    bins = _bins(what)
    labels = [reader.say("board-ratings-range", least=str(low), most=str(high)) for low, high, _ in bins]
    aside = 14 + max(width(label, SEMIBOLD, chart.SIZE) for label in labels)
    most, row = max(count for *_, count in bins), min(box.h / len(bins), 62.0)
    room = box.w - aside - 120
    for n, ((low, high, count), label) in enumerate(zip(bins, labels, strict=True)):
        y = box.y + row * (n + 0.5)
        c.text(box.x + aside - 14, y, label, chart.SIZE, c.theme.muted, weight=SEMIBOLD, anchor="rm")
        if not count:
            continue
        own = what.own is not None and low <= what.own <= high
        bar = Box(box.x + aside, y - row * 0.32, room * count / most, row * 0.64)
        c.rect(bar, c.theme.ink if own else c.theme.muted, radius=4)
        text = reader.say("board-ratings-you", count=count) if own else str(count)
        c.text(bar.right + 10, y, text, chart.SIZE, weight=SEMIBOLD, room=box.right - bar.right - 10)


def alt(request: Request[Any], reader: Reader) -> list[str]:
    """The best, each with their earlier ratings, and how many people have which."""
    what, say = _what(request), reader.say
    lines = [f"{say('board-ratings-title')}."]
    for curve in what.curves:
        old = [points for _, points in curve.points[:-1]]
        some = sorted({(len(old) - 1) * at // max(TOLD - 1, 1) for at in range(TOLD)}) if old else []
        if some:
            before = ", ".join(str(old[at]) for at in some)
            lines.append(say("board-alt-rating", name=curve.name, points=str(curve.points[-1][1]), before=before))
    for low, high, count in _bins(what):
        if count:
            lines.append(say("board-alt-ratings-people", count=count, least=str(low), most=str(high)))
    return lines
