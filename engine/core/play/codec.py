"""States and saves as JSON: readable, diffable, upgradable."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

from engine.core.play.errors import RoundhouseError
from engine.core.play.rng import HasRng
from engine.core.play.rules import Rules

S = TypeVar("S", bound=HasRng)

_encode = msgspec.json.Encoder().encode


class NewerSave(RoundhouseError):
    """The save was written by a later version of the game than this one."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """One answer: who, to which kind of Ask, and the key. A `final` one could never be undone (a standing order's).

    A `joined` answer was given in one line with the answer before it: both are undone together.
    """

    seat: int
    kind: str
    key: str
    final: bool = False
    joined: bool = False


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A match at rest: the state at the last boundary and the answers given since."""

    game: str
    schema: int
    seats: int
    variants: dict[str, str]
    rev: int
    state: msgspec.Raw
    answers: list[Answer] = []


@cache
def _decoder(state_type: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(state_type)


def encode_state(state: object) -> bytes:
    """The state as JSON. Equal states give equal bytes."""
    return _encode(state)


def copies(state: S) -> Callable[[], S]:
    """A function that makes states equal to this one as it is now; they share nothing with it or with one another."""
    raw, decode = _encode(state), _decoder(type(state)).decode
    return lambda: decode(raw)


def copy_state(state: S) -> S:
    """An equal state that shares nothing with this one."""
    return copies(state)()


def decode_state(rules: Rules[S, Any], raw: bytes, schema: int | None = None) -> S:
    """The state from JSON, brought up from `schema` (default: the present one) by the game's upgrades.

    Raises NewerSave, or msgspec.ValidationError if it is not such a state.
    """
    if schema is None or schema == rules.schema:
        state: S = _decoder(rules.state_type).decode(raw)
        return state
    if schema > rules.schema:
        raise NewerSave(game=rules.key, schema=schema, known=rules.schema)
    tree = msgspec.json.decode(raw)
    for version in range(schema, rules.schema):
        tree = rules.upgrades[version](tree)
    # through JSON, since there numbers of rounds and spaces are keys like any others
    upgraded: S = _decoder(rules.state_type).decode(_encode(tree))
    return upgraded
