"""What is chosen among: action spaces, and things that have an action of their own."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import OWN_SPACES
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.spaces import named
from engine.games.russian_railroads.words import name, say


@dataclass(frozen=True, slots=True)
class Space(Choice):
    """An action space, and the engineer (0: none) who is involved in it."""

    key: str
    engineer: int = 0

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """Its name."""
        return named(self.key, self.engineer)

    def group(self) -> Msg | None:
        """The part of the board where it is."""
        return say("group-own") if self.key in OWN_SPACES else say("group", area=DATA.spaces[self.key].area)


@dataclass(frozen=True, slots=True)
class Deed(Choice):
    """A card, a token or an element that does something."""

    key: str
    text: Msg

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """What it is called."""
        return self.text


def deed(kind: str, id: str) -> Deed:
    """A card or token as an option; its key is its id."""
    return Deed(id, name(kind, id))
