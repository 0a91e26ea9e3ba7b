"""Readings: how things stand, for anyone who asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """A number, or one for each value of `label`, which always has the same few values."""

    name: str
    text: str
    values: Mapping[str, float]
    label: str = ""


Readings = Sequence[Reading]


def reading(name: str, text: str, value: float) -> Reading:
    """A single number."""
    return Reading(name, text, {"": value})
