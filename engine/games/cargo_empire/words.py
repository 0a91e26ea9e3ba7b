"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from functools import cache

from engine.core.ask import Word
from engine.core.msg import Msg, Value
from engine.games.cargo_empire.state import Seat, State

PREFIX = "cargo-empire-"
FORWARDER = Msg(f"{PREFIX}rival-forwarder")


def say(key: str, **args: Value) -> Msg:
    """The message `cargo-empire-<key>`."""
    return Msg(PREFIX + key, **args)


def told(state: State, seat: Seat | None, key: str, **args: Value) -> Msg:
    """The line `log-<key>` about a seat, which may be the forwarder; the line says `who` it is about, or goes on."""
    if seat is None:
        return say(f"log-{key}", **args)
    if seat == state.forwarder_seat:
        return say(f"log-{key}", who=FORWARDER, rival=FORWARDER, **args)
    return say(f"log-{key}", who=player(state, seat), seat=seat, **args)


def player(state: State, seat: Seat) -> Msg:
    """A seat or the forwarder by name."""
    return FORWARDER if seat == state.forwarder_seat else Msg(f"{PREFIX}player", seat=seat)


@cache
def name(kind: str, id: str) -> Msg:
    """The name of a thing, e.g. name("city", "warsaw")."""
    return Msg(f"{PREFIX}{kind}-{id}")


def effect(kind: str, id: str, **numbers: int) -> Msg:
    """What a thing does, in a sentence, with the numbers of the tables."""
    return Msg(f"{PREFIX}{kind}-{id}-effect", **numbers)


@cache
def thing(kind: str, id: str) -> Word:
    """A named thing as an option, with what it does; its key is its id."""
    return Word(id, name(kind, id), Msg(f"{PREFIX}{kind}-{id}-effect"))


@cache
def plain(kind: str, id: str) -> Word:
    """A named thing as an option that needs no explanation; its key is its id."""
    return Word(id, name(kind, id))


DONE = Word("done", say("done"), say("done-effect"))
