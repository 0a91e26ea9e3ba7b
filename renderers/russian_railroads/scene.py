"""What all boards of Russian Railroads share: the plan, the letters of colours, the order of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.industry import Forward
from engine.games.russian_railroads.opened import Opened
from engine.games.russian_railroads.tracks import Step
from engine.games.russian_railroads.view import PlayerView, StripSlot, View
from renderers.draw.canvas import Canvas
from renderers.i18n import Words
from renderers.request import WIDE, Request
from renderers.scene import LaidOut, Letters, shown
from renderers.scene import Scene as SceneOf

Scene: TypeAlias = SceneOf[View, PlayerView]

PREFIX = "board-russian-railroads-"
OVERVIEW, MAIN, PLAYER, DECISION, KEY = "overview", "main", "player", "decision", "key"
"""The pictures."""
SPACES = frozenset(("space", "reuse", "repeat"))
"""Decisions between action spaces, whose names may also be those of choices elsewhere."""
OFFERED = frozenset(("draft", "token", "card", "build", "pick"))
"""Decisions between things that lie on no board and so are laid out."""


ON_BOARD = (Step, Forward, Opened)
"""Options that always have a place on one's own board."""
GROWN = 1.25
"""Words on a board grow at most this many times."""
LOOKAHEAD = "lookahead"
"""The part of the strip for the engineers still to come."""
HELD = ("engineers", "tokens", "bonuses")
"""The cards below the board of a player."""


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """What a picture's ground depends on: equal plans have the same ground."""

    picture: str
    seats: int = 0
    spaces: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    points: bool = False
    """Whether the points replace the main board: at the end, when no other place is free for them."""
    layout: str = WIDE
    offers: int = 0
    """How many offered things take the place of the action spaces; 0: none."""
    spaces_only: bool = False
    """Whether only action spaces can be chosen."""
    tray: bool = True
    """Whether a choice has no place on a board, or something is in hand."""
    low: bool = False
    """Whether a decision on a phone has only locomotives left in the supply, which then form a row."""
    held: tuple[str, ...] = HELD
    """Which cards below a player's board hold something."""


def plan_of(request: Request[View]) -> Plan:
    """Only what the ground depends on, so that many views share one plan."""
    view, picture, layout = request.view, request.picture, request.layout
    if picture == PLAYER:
        return Plan(picture, view.seats, layout=layout, held=_held(request) if layout != WIDE else HELD)
    kind = "" if request.ask is None or picture != DECISION else request.ask.kind
    options = [] if request.ask is None else [one for one in request.ask.options.values() if not one.declines]
    return Plan(
        picture,
        view.seats,
        tuple(space.id for space in view.spaces if space.id in DATA.spaces),
        tuple(slot.role for slot in strip_of(view)),
        picture == OVERVIEW and view.phase == "over" and (view.seats % 2 == 0 or layout != WIDE),
        layout,
        len(options) if kind in OFFERED else 0,
        kind in SPACES and layout != WIDE,
        not all(isinstance(option, ON_BOARD) for option in options) or layout == WIDE,
        picture == DECISION and layout != WIDE and view.phase != "draft" and not any(view.factory_tiles.values()),
    )


def strip_of(view: View) -> list[StripSlot]:
    """The visible slots of the engineer strip: a look-ahead slot with no engineer left disappears."""
    return [slot for slot in view.strip if slot.role != LOOKAHEAD or slot.engineer]


def _held(request: Request[View]) -> tuple[str, ...]:
    player = request.view.players[shown(request)]
    there = {"engineers": player.engineers, "tokens": True, "bonuses": player.end_bonus_cards}
    return tuple(name for name in HELD if there[name])


def grown(c: Canvas, size: float) -> float:
    """The size of words on a board, which grow only this much for large type."""
    return size * min(c.larger, GROWN)


def route_name(words: Words, route: str) -> str:
    """The game's name for a route."""
    return words(Msg("russian-railroads-route", route=route.lower()))


def letters(words: Words) -> Letters:
    """The letter of each rail colour, in the reader's language."""
    return Letters(words, PREFIX)


def ranking(view: View) -> list[int]:
    """The seats, most points first."""
    return sorted(range(view.seats), key=lambda seat: -view.players[seat].vp)


def due(player: PlayerView) -> int:
    """What a player's whole board would score now."""
    return sum(route.points for route in player.routes) + player.industry_points


SOURCE = "russian-railroads-source-"
"""The game's names for the sources of points."""
SOURCES = (
    "ts", "sp", "ky", "industry", "terminus", "engineers", "factories", "pass", "end-bonus", "majority",
)  # fmt: skip
"""In the order of a round's scoring, then what scores once; a source unknown here comes last."""


def sources(view: View) -> list[str]:
    """Every source of points, in order."""
    found = {source for points in view.breakdown for source in points}
    return [*SOURCES, *sorted(found.difference(SOURCES))]


def owed(scene: Scene, points: int) -> str:
    """What something would score now; empty once the game is over."""
    return "" if scene.over else f"+{points}"
