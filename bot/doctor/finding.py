"""Finding: what was checked, and the result."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked, in a line; if it is not fine, the line says what to do."""

    fine: bool
    text: str
