"""The things to choose from: action spaces, and things that have an action of their own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import HIRE, OWN_SPACES, SETTLED, engineer_on
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import EMPTY, State
from engine.games.russian_railroads.words import name, say


@dataclass(frozen=True, slots=True)
class Space(Choice):
    """An action space, and the engineer involved in it (0: none)."""

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


ALIKE = {key: Space(key, OWN_SPACES.get(key, EMPTY)) for key in SETTLED if key != HIRE}
"""The action spaces that are the same option in every position."""


@cache
def _space(key: str, engineer: int) -> Space:
    return Space(key, engineer)


def space(state: State, key: str) -> Space:
    """An action space as an option."""
    return ALIKE.get(key) or _space(key, involved(state, key))


@dataclass(frozen=True, slots=True)
class Deed(Choice):
    """A card, a token or an element with an action of its own."""

    key: str
    text: Msg

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """What it is called."""
        return self.text


@cache
def deed(kind: str, id: str) -> Deed:
    """A card or token as an option; its key is its id."""
    return Deed(id, name(kind, id))


def space_name(state: State, space: str) -> Msg:
    """The name of an action space; with the engineer, if one is involved."""
    return named(space, involved(state, space))


def involved(state: State, space: str) -> int:
    """The engineer whose action a space is, or who is hired there; 0: none."""
    return state.strip[-1] if space == HIRE else engineer_on(state, space)


@cache
def named(space: str, number: int) -> Msg:
    """The name of an action space with this engineer (0: none)."""
    if not number:
        return name("space", space)
    kind = "hire" if space == HIRE else "own" if space in OWN_SPACES else "variable"
    return say(f"space-{kind}-engineer", number=number, engineer=name("engineer", DATA.engineers[number].id))
