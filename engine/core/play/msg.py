"""Msg: what the engine says, before anybody has chosen a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

Value = Union[str, int, "Msg", "list[Msg]"]

SEAT_ARGUMENTS = ("seat", "other")
"""Arguments with these names are seat indices (0-based); the edge shows the player's name instead."""


@dataclass(frozen=True, slots=True)
class Msg:
    """A message key with its arguments; the reader's language is chosen at the edge (Fluent).

    An argument is a string (shown as it is), an integer (as the language writes numbers), another Msg (in the form
    that the sentence chooses), or a list of Msg (enumerated as the language does). `seat` and `other` are seat indices;
    `rival` is the name of a rival that has no seat, in a line about it.
    """

    key: str
    args: dict[str, Value] = field(default_factory=dict)

    def __init__(self, key: str, /, **args: Value) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", args)

    def __hash__(self) -> int:
        return hash(self.key)
