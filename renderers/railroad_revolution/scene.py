"""What all boards of Railroad Revolution share: the letters of colours, the order of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.view import ConditionView, PlayerView, View
from engine.games.railroad_revolution.words import say
from renderers.draw.boxes import Box
from renderers.i18n import Words
from renderers.request import WIDE
from renderers.scene import LaidOut, Letters
from renderers.scene import Scene as SceneOf

Scene: TypeAlias = SceneOf[View, PlayerView]

PREFIX = "board-railroad-revolution-"
OVERVIEW, DECISION, MARKET, STATIONS, MAP, TRACKS, PLAYER, KEY = (
    "overview", "decision", "market", "stations", "map", "tracks", "player", "key",
)  # fmt: skip
"""The pictures."""


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """What a picture's ground depends on: equal plans have the same ground.

    `cards`: how many milestones the decision is about, if the picture is too narrow to show them beside the map.
    `about`: what kind of decision a phone shows; `window`: the visible part of the canvas there (None: all of it).
    """

    picture: str
    seats: int = 0
    layout: str = WIDE
    cards: int = 0
    about: str = ""
    window: Box | None = None


def letters(words: Words) -> Letters:
    """The letters of the five colours and of a deal, in the reader's language."""
    return Letters(words, PREFIX)


def dollars(words: Words, count: int) -> str:
    """Money in the reader's language, as short as on the board."""
    return words(Msg(f"{PREFIX}cost", cost=str(count)))


def condition(condition: ConditionView) -> Msg:
    """What a condition demands."""
    return say(
        f"condition-{condition.kind.replace('_', '-')}",
        count=condition.count,
        level=condition.level,
        triangles=condition.triangles,
    )


def standing(scene: Scene) -> list[int]:
    """The seats in playing order; once the game is over, winners and most points first."""
    view = scene.view
    seats = [(view.first + step) % view.seats for step in range(view.seats)]
    if scene.over:
        return sorted(seats, key=lambda seat: (seat not in view.winners, -view.players[seat].vp))
    return seats
