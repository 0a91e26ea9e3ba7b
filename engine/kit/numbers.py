"""The numbers of a seat to learn from, beside the same numbers of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def above(seat: int, by_seat: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """By how much each number of a seat exceeds the mean of the others', `above NAME`; for a solo seat, the number.

    For what everyone can count.
    """
    others = [numbers for other, numbers in enumerate(by_seat) if other != seat]
    count = max(1, len(others))
    return {f"above {name}": own - sum(one[name] for one in others) / count for name, own in by_seat[seat].items()}
