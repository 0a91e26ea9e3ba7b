"""What everything on a board of Russian Railroads shares: its plan, the letters of colours, the order of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView, View
from renderers.i18n import Words
from renderers.scene import Letters
from renderers.scene import Scene as SceneOf

Scene: TypeAlias = SceneOf[View, PlayerView]

PREFIX = "board-russian-railroads-"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the ground of a picture depends on: equal plans have the same ground."""

    picture: str
    seats: int
    spaces: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    points: bool = False
    """Whether the points take the place of the main board: at the end, where no place is spare for them."""


def plan_of(view: View, picture: str) -> Plan:
    """The plan of a picture of this view."""
    if picture == "player":
        return Plan(picture, view.seats)
    spaces = tuple(space.id for space in view.spaces if space.id in DATA.spaces)
    return Plan(
        picture,
        view.seats,
        spaces,
        tuple(slot.role for slot in view.strip),
        view.phase == "over" and view.seats % 2 == 0,
    )


def route_name(words: Words, route: str) -> str:
    """What the game calls a route."""
    return words(Msg("russian-railroads-route", route=route.lower()))


def letters(words: Words) -> Letters:
    """The letter that each rail colour carries, in the reader's language."""
    return Letters(words, PREFIX)


def ranking(view: View) -> list[int]:
    """The seats, most points first."""
    return sorted(range(view.seats), key=lambda seat: -view.players[seat].vp)


def owed(scene: Scene, points: int) -> str:
    """What something would score now; nothing once the game is over."""
    return "" if scene.over else f"+{points}"
