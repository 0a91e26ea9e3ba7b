"""Finding: what was looked at, and what was found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at, in a line; where it is not fine, the line says what to do."""

    fine: bool
    text: str
