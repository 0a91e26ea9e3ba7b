"""Thinking: what a bot opponent that looks ahead has used in a turn."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.ahead.budget import NOTHING, Spent


@dataclass(frozen=True, slots=True)
class Used:
    """What the decisions of a seat have used in a turn so far: what was thought, and for how many seconds they waited
    in line. `hasty`: one of them should have been thought about, and was not; `told`: the table was told so."""

    spent: Spent = NOTHING
    waited: float = 0.0
    hasty: bool = False
    told: bool = False
