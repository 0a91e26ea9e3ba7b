"""Hexes: edges, neighbours and names (STM-001)."""

from __future__ import annotations

Edge = int
"""0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW."""

EDGES = range(6)
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""STM-001: the neighbour across each edge, as a step in (q, r)."""


def opposite(edge: Edge) -> Edge:
    """The same edge as the neighbour across it counts it."""
    return (edge + 3) % 6


def beyond(q: int, r: int, edge: Edge) -> tuple[int, int]:
    """STM-001: the hex across an edge."""
    dq, dr = STEPS[edge]
    return q + dq, r + dr


def row(q: int, r: int, west: int) -> int:
    """The level of a hex in its column; `west` is the westernmost q of the map, whose column is the first."""
    return r + (q - west) // 2


def name(column: int, number: int) -> str:
    """A hex as players name it: the letter of its column (from the west, from 0) and its number in it, such as `c5`."""
    return f"{chr(ord('a') + column)}{number}"
