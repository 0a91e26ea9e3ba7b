"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from functools import cache, partial

from engine.core.play.msg import Msg, Value
from engine.games.cargo_empire.state import Seat, State
from engine.kit.words import Lexicon

LEXICON = Lexicon("cargo-empire-")
say, name, effect, thing, plain = LEXICON.say, LEXICON.name, LEXICON.effect, LEXICON.thing, LEXICON.plain

DONE = "done"
"""The key that ends the turn."""
FORWARDER = name("rival", "forwarder")


def told(state: State, seat: Seat | None, key: str, **args: Value) -> Msg:
    """The line `log-<key>` about a seat, which may be the forwarder; it names `who` it is about, or continues a
    line."""
    if seat is None:
        return say(f"log-{key}", **args)
    who = player(state, seat)
    if who is FORWARDER:
        return say(f"log-{key}", who=who, rival=who, **args)
    return say(f"log-{key}", who=who, seat=seat, **args)


def both(a: Msg, b: Msg) -> Msg:
    """Two separate facts, side by side."""
    return say("chain", a=a, b=b)


chain = partial(LEXICON.chain, "chain")
"""Separate facts side by side, in their order; None if there are none."""
row = partial(LEXICON.joined, "row")
"""A list of similar things (at least one), in their order."""
either = partial(LEXICON.joined, "either")
"""One of these things (at least one)."""


def player(state: State, seat: Seat) -> Msg:
    """The name of a seat or of the forwarder."""
    return FORWARDER if seat == state.forwarder_seat else _player(seat)


@cache
def _player(seat: Seat) -> Msg:
    return say("player", seat=seat)
