"""The key: every sign of the game with its words, drawn as it is drawn everywhere else."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    BuildFactory,
    ClaimPosition,
    Effect,
    EndBonusPick,
    HireEngineer,
    Industry,
    LocoOrFactory,
    PlayCard,
    Rail,
    Repeat,
    SecondMarker,
    TakeLoco,
    TemporaryWorkers,
    Vp,
    VpOfEngineers,
    VpOfLocos,
    Worker,
)
from renderers.draw import livery, shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch
from renderers.draw.fonts import BOLD, REGULAR
from renderers.draw.labels import wrap
from renderers.i18n import Words
from renderers.russian_railroads import choices, effects, icons, panel, pieces, plans
from renderers.russian_railroads.scene import PREFIX, Plan, Scene, letters

WIDE_COLUMNS, TALL_COLUMNS = 4, 2
ROW, TALL_ROW, TITLE = 66.0, 60.0, 74.0
HIGH, ART = 40.0, 84.0
"""Height of a sign, and the room for it left of its words."""
SIZE, TALL_SIZE = 23.0, 25.0
MARGIN = 20.0
SEAT = 0
"""Whose pieces stand for everybody's."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sketch with its arguments, to which the reader's words are added if it is `worded`; its width in heights."""

    sketch: Sketch
    args: tuple[object, ...] = ()
    aspect: float = 1.0
    worded: bool = False


def _any(colours: tuple[str, ...]) -> Rail:
    return Rail(colours, 1, 1)


_DOES: dict[str, tuple[Effect, float]] = {
    "any": (_any(tuple(DATA.colours)), 1.25),
    "either": (_any(tuple(DATA.colours)[:2]), 1.25),
    "loco": (TakeLoco(), 1.25),
    "factory": (BuildFactory(), 1.0),
    "loco-or-factory": (LocoOrFactory(), 2.1),
    "industry": (Industry(1, 1), 1.0),
    "second-marker": (SecondMarker(), 2.2),
    "engineer": (HireEngineer(), 1.0),
    "repeat": (Repeat(), 1.0),
    "question-card": (PlayCard(), 0.8),
    "end-bonus": (EndBonusPick(), 1.7),
    "points": (Vp(5), 0.9),
    "engineer-sum": (VpOfEngineers(), 1.8),
    "loco-sum": (VpOfLocos(), 2.4),
    "claim": (ClaimPosition(1), 1.0),
    "worker": (Worker(1), 0.8),
    "temporary": (TemporaryWorkers(2), 1.8),
}
"""What spaces, engineers, factories and cards do, and how wide its picture is in heights."""


def _effect(c: Canvas, box: Box, key: str, words: Words) -> None:
    effects.draw(c, box, [_DOES[key][0]], letters(words))


def _rail(c: Canvas, box: Box, colour: str, words: Words) -> None:
    icons.rail(c, box, colour, letters(words)[colour])


def _trail(c: Canvas, box: Box) -> None:
    """Laid rail, up to its head."""
    for part, colour in zip(box.inset(0, box.h * 0.22).columns(2), ("black", "grey"), strict=True):
        icons.trail(c, part, colour)


def _reach(c: Canvas, box: Box) -> None:
    """The line below a route."""
    colour = livery.framed(SEAT, c.theme)
    c.rect(Box(box.x, box.cy - 3, box.w, 6), colour)
    c.rect(Box(box.right - 6, box.cy - 3, 6, 14), colour)


def _slots(c: Canvas, box: Box) -> None:
    for coin, place in zip((False, True), box.columns(2, 4), strict=True):
        pieces.slot(c, place.middle(place.w, place.w), coin)


def _hire(c: Canvas, box: Box) -> None:
    """The slot of the engineer that can be hired."""
    shapes.frame(c, box, c.theme.well, 8, (c.theme.gold, 3))


def _multi_use(c: Canvas, box: Box) -> None:
    """The sign in the corner of a space that takes any number of pieces."""
    icons.again(c, box, c.theme.muted)


def _changed(c: Canvas, box: Box) -> None:
    shapes.ring(c, box.inset(2), 8)


def _does(key: str) -> Sign:
    return Sign(_effect, (key,), _DOES[key][1], worded=True)


SIGNS = {
    **{f"rail-{colour}": Sign(_rail, (colour,), 1.25, worded=True) for colour in DATA.colours},
    "any": _does("any"),
    "either": _does("either"),
    "trail": Sign(_trail, (), 1.8),
    "reach": Sign(_reach, (), 1.6),
    "loco": _does("loco"),
    "factory": _does("factory"),
    "loco-or-factory": _does("loco-or-factory"),
    "notch": Sign(icons.ghost_factory),
    "industry": _does("industry"),
    "second-marker": _does("second-marker"),
    "doubler": Sign(icons.doubler, (), 1.1),
    "times": Sign(icons.factor, ("×2", True), 1.3),
    "slots": Sign(_slots, (), 2.0),
    "worker": _does("worker"),
    "temporary": _does("temporary"),
    "piece-temporary": Sign(pieces.piece, (SEAT, "temporary")),
    "piece-black": Sign(pieces.piece, (SEAT, "black")),
    "coin": Sign(icons.coin),
    "repeat": _does("repeat"),
    "multi-use": Sign(_multi_use),
    "engineer": _does("engineer"),
    "own-engineer": Sign(panel.badge, (7, False), 1.5),
    "hire": Sign(_hire),
    "claim": _does("claim"),
    "passed": Sign(shapes.passed),
    "question": Sign(icons.question, (False,)),
    "question-card": _does("question-card"),
    "end-bonus": _does("end-bonus"),
    "points": _does("points"),
    "points-off": Sign(icons.points, ("5", False), 0.9),
    "engineer-sum": _does("engineer-sum"),
    "loco-sum": _does("loco-sum"),
    "medal": Sign(icons.medal, ("20",), 0.8),
    "revaluation": Sign(icons.revaluation, (), 0.9),
    "option": Sign(choices.badge, (3,)),
    "plan": Sign(plans.badge, ("A",)),
    "changed": Sign(_changed, (), 1.6),
}
"""All signs, what belongs together one after the other."""


def _columns(plan: Plan) -> int:
    return TALL_COLUMNS if plan.tall else WIDE_COLUMNS


def height(plan: Plan) -> float:
    """The height of the picture in design units."""
    return TITLE + 2 * MARGIN + _lines(plan) * (TALL_ROW if plan.tall else ROW)


def _lines(plan: Plan) -> int:
    return -(-len(SIGNS) // _columns(plan))


def ground(c: Canvas, plan: Plan, words: Words) -> None:
    """All of it: nothing here depends on a table."""
    head, rest = Box(0, 0, plan.units, height(plan)).top(TITLE)
    c.rect(head, c.theme.accent)
    c.text(head.x + 24, head.cy, words(f"{PREFIX}key"), 40, c.theme.on_accent, weight=BOLD, room=head.w - 48)
    card = rest.inset(MARGIN, MARGIN * 0.8)
    shapes.frame(c, card, c.theme.panel, 14)
    size = TALL_SIZE if plan.tall else SIZE
    columns = card.inset(16, 0).columns(_columns(plan), 18)
    places = [row for column in columns for row in column.rows(_lines(plan))]
    for key, place in zip(SIGNS, places, strict=False):
        _sign(c, place, key, words, size)


def _sign(c: Canvas, box: Box, key: str, words: Words, size: float) -> None:
    sign = SIGNS[key]
    art, rest = box.left(ART, 12)
    high = min(HIGH, art.w / sign.aspect)
    args = (*sign.args, words) if sign.worded else sign.args
    c.stamp(sign.sketch, art.middle(high * sign.aspect, high), *args)
    lines = wrap(said(key, words), REGULAR, size, rest.w, 2)
    for number, line in enumerate(lines):
        y = rest.cy + (number - (len(lines) - 1) / 2) * size * 1.1
        c.text(rest.x, y, line, size, room=rest.w + 1)


def said(key: str, words: Words) -> str:
    """What a sign means."""
    colour = key.removeprefix("rail-")
    if colour != key:
        value = DATA.rail_values[colour].normal
        return words(Msg(f"{PREFIX}key-rail", colour=words(Msg("russian-railroads-colour", colour=colour)), vp=value))
    return words(f"{PREFIX}key-{key}")


def draw(scene: Scene, plan: Plan) -> None:
    """Nothing lies on it."""
