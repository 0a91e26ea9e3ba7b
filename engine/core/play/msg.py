"""Msg: what the engine says, before anyone has chosen a language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Union

Value = Union[str, int, "Msg", "list[Msg]"]

SEAT_ARGUMENTS = ("seat", "other")
"""Arguments with these names are seat indices (0-based); the edge shows the player's name instead."""


@dataclass(frozen=True, slots=True)
class Msg:
    """A message key with its arguments; the reader's language is chosen at the edge (Fluent).

    An argument is a string (shown as it is), an integer (as the language writes numbers), another Msg (in the form that
    the sentence chooses), or a list of Msg (listed as the language does). `seat` and `other` are seat indices; `rival`
    is the name of a rival without a seat, in a line about it.
    """

    key: str
    args: dict[str, Value] = field(default_factory=dict)

    def __init__(self, key: str, /, **args: Value) -> None:
        _set_key(self, key)
        _set_args(self, args)

    def __hash__(self) -> int:
        return hash(self.key)


# the slots' descriptors write to a frozen class in half the time that object.__setattr__ takes
_set_key: Callable[[Msg, str], None] = Msg.__dict__["key"].__set__
_set_args: Callable[[Msg, dict[str, Value]], None] = Msg.__dict__["args"].__set__


def message(key: str, args: dict[str, Value]) -> Msg:
    """A message with these arguments, which nobody else may change from now on."""
    msg = object.__new__(Msg)
    _set_key(msg, key)
    _set_args(msg, args)
    return msg
