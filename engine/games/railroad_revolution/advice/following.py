"""Whose turn follows (rules sections 2 and 13)."""

from __future__ import annotations

from engine.games.railroad_revolution.setup import right_of
from engine.games.railroad_revolution.view import View


def following(seen: View) -> list[int]:
    """RRV-030, RRV-033, RRV-112: counter-clockwise in the draft; then clockwise, until the last round ends."""
    order = [(seen.acting + offset) % seen.seats for offset in range(1, seen.seats)]
    if seen.phase == "draft":
        line = [right_of(seen.seats, seat) for seat in (seen.acting, *order[::-1])]
        return line[: line.index(seen.first) + 1] if seen.acting != seen.first else []
    if seen.phase == "over" or (seen.round == seen.last_round and seen.first in order):
        return order[: order.index(seen.first)] if seen.phase != "over" else []
    return order
