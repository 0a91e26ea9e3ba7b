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
    """The line `log-<key>` about a seat, which may be the forwarder; the line says `who` it is about, or goes on."""
    if seat is None:
        return say(f"log-{key}", **args)
    who = player(state, seat)
    if who is FORWARDER:
        return say(f"log-{key}", who=who, rival=who, **args)
    return say(f"log-{key}", who=who, seat=seat, **args)


def both(a: Msg, b: Msg) -> Msg:
    """Two facts side by side, each on its own."""
    return say("chain", a=a, b=b)


chain = partial(LEXICON.chain, "chain")
"""Facts side by side, each on its own, in their order; None if there are none."""
row = partial(LEXICON.joined, "row")
"""Like things, of which there is at least one, in their order."""
either = partial(LEXICON.joined, "either")
"""One of these things, of which there is at least one."""


def player(state: State, seat: Seat) -> Msg:
    """A seat or the forwarder by name."""
    return FORWARDER if seat == state.forwarder_seat else _player(seat)


@cache
def _player(seat: Seat) -> Msg:
    return say("player", seat=seat)
