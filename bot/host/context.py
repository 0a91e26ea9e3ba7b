"""What all parts of the application share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.store.database import Database

GRAIN = 0.001
"""Seconds by which anything may come early: clocks are not exact."""


def _nobody() -> None:
    """Nothing delivers or rings yet."""


@dataclass(slots=True)
class Context:
    """The database, the time, and the bell that tells the clock to look for what is due."""

    database: Database
    now: Callable[[], datetime]
    pause: float
    """Seconds that practice opponents take to answer."""
    wake: Callable[[], None] = _nobody

    def time(self) -> float:
        """Seconds since 1970, as the database keeps time."""
        return self.now().timestamp()

    def reached(self, at: float) -> bool:
        """Whether something due at `at` is to be done now."""
        return at <= self.time() + GRAIN


def moment(seconds: float) -> datetime:
    """The time that the database keeps as `seconds`."""
    return datetime.fromtimestamp(seconds, UTC)
