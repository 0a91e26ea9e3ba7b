"""What the rows of data/*.toml are."""

from __future__ import annotations

from engine.kit.tables import Row


class Car(Row, frozen=True, kw_only=True):
    """A car: what it carries, and the points that it scores (1 to 8)."""

    id: str
    good: str
    points: int
