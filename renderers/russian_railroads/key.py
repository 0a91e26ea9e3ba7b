"""The key: every sign of the game explained in words and drawn as everywhere else."""

from __future__ import annotations

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
from renderers.draw import livery, shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.keysheet import Key, Sheet, Sign, changed, plain
from renderers.request import PORTRAIT, WIDE
from renderers.russian_railroads import effects, icons, panel, pieces, plans
from renderers.russian_railroads.scene import PREFIX, letters

SHEET = Sheet({WIDE: 66.0, PORTRAIT: 55.0}, {WIDE: 25.0, PORTRAIT: 25.0}, 1.06, 40.0, 84.0)
SEAT = 0
"""The seat whose pieces stand for everybody's."""


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
"""What spaces, engineers, factories and cards do, and the width of each picture as a multiple of its height."""


def _rail(colour: str) -> Sign:
    return Sign(lambda c, box, words: icons.rail(c, box, colour, letters(words)[colour]), 1.25)


def _rails(colour: str) -> Msg:
    value = DATA.rail_values[colour].normal
    return Msg(f"{PREFIX}key-rail", colour=Msg("russian-railroads-colour", colour=colour), vp=value)


def _trail(c: Canvas, box: Box) -> None:
    """Rail laid up to its leading piece."""
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
    """The slot of the engineer for hire."""
    shapes.frame(c, box, c.theme.well, 8, (c.theme.gold, 3))


def _multi_use(c: Canvas, box: Box) -> None:
    """The sign in the corner of a space that takes any number of pieces."""
    icons.again(c, box, c.theme.muted)


def _does(key: str) -> Sign:
    effect, aspect = _DOES[key]
    return Sign(lambda c, box, words: effects.draw(c, box, [effect], letters(words)), aspect)


SIGNS = {
    **{f"rail-{colour}": _rail(colour) for colour in DATA.colours},
    "any": _does("any"),
    "either": _does("either"),
    "trail": plain(_trail, aspect=1.8),
    "reach": plain(_reach, aspect=1.6),
    "loco": _does("loco"),
    "factory": _does("factory"),
    "loco-or-factory": _does("loco-or-factory"),
    "notch": plain(icons.ghost_factory),
    "industry": _does("industry"),
    "second-marker": _does("second-marker"),
    "doubler": plain(icons.doubler, aspect=1.1),
    "times": plain(icons.factor, "×2", True, aspect=1.3),
    "slots": plain(_slots, aspect=2.0),
    "worker": _does("worker"),
    "temporary": _does("temporary"),
    "piece-temporary": plain(pieces.piece, SEAT, "temporary"),
    "piece-black": plain(pieces.piece, SEAT, "black"),
    "coin": plain(icons.coin),
    "repeat": _does("repeat"),
    "multi-use": plain(_multi_use),
    "engineer": _does("engineer"),
    "own-engineer": plain(panel.badge, 7, False, aspect=1.5),
    "hire": plain(_hire),
    "claim": _does("claim"),
    "passed": plain(shapes.passed),
    "question": plain(icons.question, False),
    "question-card": _does("question-card"),
    "end-bonus": _does("end-bonus"),
    "points": _does("points"),
    "points-off": plain(icons.points, "5", False, aspect=0.9),
    "engineer-sum": _does("engineer-sum"),
    "loco-sum": _does("loco-sum"),
    "medal": plain(icons.medal, "20", aspect=0.8),
    "revaluation": plain(icons.revaluation, aspect=0.9),
    "option": plain(signs.tag, 3),
    "plan": plain(signs.letter, "A", plans.LETTER),
    "changed": plain(changed, aspect=1.6),
}
"""All signs, related ones together."""
KEY = Key(PREFIX, SIGNS, {}, {f"rail-{colour}": _rails(colour) for colour in DATA.colours}, SHEET)
