"""What everything on a picture of Toy Yard shares, and what the table waits for in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from renderers.reader import Reader
from renderers.scene import LaidOut
from renderers.scene import Scene as SceneOf
from toy_yard.game.view import PlayerView, View

Scene: TypeAlias = SceneOf[View, PlayerView]

PREFIX = "board-toy-yard-"


@dataclass(frozen=True, slots=True)
class Plan(LaidOut):
    """What the ground of a picture depends on: equal plans have the same ground."""

    seats: int
    layout: str


def sentence(view: View, reader: Reader) -> str:
    """In words, what the table waits for."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    if view.acting is not None:
        return reader.say(f"{PREFIX}turn", name=reader.name(view.acting))
    names = reader.words.join([reader.name(seat) for seat in view.winners])
    return reader.say("board-result-over", names=names, count=len(view.winners))
