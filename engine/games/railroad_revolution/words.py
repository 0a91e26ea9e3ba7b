"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from functools import cache

from engine.core.ask import Word
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution.facts import Effect

PREFIX = "railroad-revolution-"

NAMED = ("city", "train", "wealth")
"""Kinds of things that have a name of their own: `<prefix><kind>-<id>`."""


def say(key: str, **args: Value) -> Msg:
    """The message `railroad-revolution-<key>`."""
    return Msg(PREFIX + key, **args)


@cache
def name(kind: str, id: str) -> Msg:
    """The name of a thing, e.g. name("train", "money")."""
    return Msg(f"{PREFIX}{kind}-{id.lower()}")


def effect_text(effect: Effect) -> Msg:
    """What an effect does, in a few words."""
    number = effect.n or effect.max or effect.times or effect.shares or effect.steps
    workers = [say("worker", colour=colour) for colour in (*effect.take, *effect.options)]
    key = f"effect-{effect.kind.replace('_', '-')}"
    return say(key, n=number, amount=effect.amount, each=effect.price_each, workers=workers)


DONE = Word("done", say("done"), say("done-effect"))
DECLINE = Word("decline", say("decline"), say("decline-effect"))
PASS = "pass"
