"""Subject: what a picture is of, besides the view itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.ask import Ask


@dataclass(frozen=True, slots=True)
class Subject:
    """Which picture, and of what.

    `seat` is the one whose board or hand is shown, None if nobody asked; what differs from the view `before` is
    ringed; `ask` is the decision that the picture is to help with, None if there is none.
    """

    picture: str
    seat: int | None = None
    before: Any | None = None
    ask: Ask[Any] | None = None
