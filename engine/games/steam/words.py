"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from functools import cache

from engine.core.ask import Word
from engine.core.msg import Msg, Value

PREFIX = "steam-"


def say(key: str, **args: Value) -> Msg:
    """The message `steam-<key>`."""
    return Msg(PREFIX + key, **args)


@cache
def name(kind: str, id: str) -> Msg:
    """The name of a thing, e.g. name("colour", "red")."""
    return Msg(f"{PREFIX}{kind}-{id}")


DONE = Word("done", say("done"), say("done-effect"))
PASS = Word("pass", say("pass"), say("pass-effect"))
