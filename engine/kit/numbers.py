"""The numbers that an estimate learns from: each seat's, compared with the others'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def above(seat: int, by_seat: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """By how much each number of a seat exceeds the others' mean, `above NAME`; for a solo seat, the number itself.

    For numbers that everyone can count.
    """
    others = [numbers for other, numbers in enumerate(by_seat) if other != seat]
    count = max(1, len(others))
    return {f"above {name}": own - sum(one[name] for one in others) / count for name, own in by_seat[seat].items()}
