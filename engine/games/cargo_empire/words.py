"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from engine.core.msg import Msg, Value
from engine.games.cargo_empire.state import Seat, State
from engine.kit.words import Lexicon

LEXICON = Lexicon("cargo-empire-")
say, name, effect, thing, plain = LEXICON.say, LEXICON.name, LEXICON.effect, LEXICON.thing, LEXICON.plain

DONE = LEXICON.word("done")
FORWARDER = name("rival", "forwarder")


def told(state: State, seat: Seat | None, key: str, **args: Value) -> Msg:
    """The line `log-<key>` about a seat, which may be the forwarder; the line says `who` it is about, or goes on."""
    if seat is None:
        return say(f"log-{key}", **args)
    if seat == state.forwarder_seat:
        return say(f"log-{key}", who=FORWARDER, rival=FORWARDER, **args)
    return say(f"log-{key}", who=player(state, seat), seat=seat, **args)


def player(state: State, seat: Seat) -> Msg:
    """A seat or the forwarder by name."""
    return FORWARDER if seat == state.forwarder_seat else say("player", seat=seat)
