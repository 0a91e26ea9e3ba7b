"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from functools import cache

from engine.core.ask import Word
from engine.core.msg import Msg, Value

PREFIX = "russian-railroads-"

NAMED = ("space", "engineer", "factory", "token", "card", "bonus", "start", "special", "source")
"""Kinds of things that have a name of their own: `<prefix><kind>-<id>`."""


def say(key: str, **args: Value) -> Msg:
    """The message `russian-railroads-<key>`."""
    return Msg(PREFIX + key, **args)


@cache
def name(kind: str, id: str) -> Msg:
    """The name of a thing, e.g. name("token", "revaluation")."""
    return Msg(f"{PREFIX}{kind}-{id}")


def effect(kind: str, id: str, **numbers: int) -> Msg:
    """What a thing does, in a sentence; `numbers` are those that the tables may still correct."""
    return Msg(f"{PREFIX}{kind}-{id}-effect", **numbers)


@cache
def thing(kind: str, id: str) -> Word:
    """A named thing as an option, with what it does; its key is its id."""
    return Word(id, name(kind, id), effect(kind, id))


DECLINE = Word("decline", say("decline"), say("decline-effect"))
DONE = Word("done", say("done"), say("done-effect"))
PASS = "pass"
STAY = Word("stay", say("stay"), say("stay-effect"))
