"""What the rulebook prints about tiles, once more and by hand: the tests hold the data against it."""

from __future__ import annotations

from functools import cache

SEGMENTS = {
    "21": ["03"],
    "22": ["02"],
    "23": ["01"],
    "41": ["03", "14"],
    "42": ["03", "15"],
    "43": ["02", "13"],
    "44": ["03", "12"],
    "45": ["02", "35"],
    "46": ["02", "34"],
    "47": ["02", "45"],
}
"""STM-119: the segments of the plain faces in rotation 0, each as its two edges."""
SPURS = {
    "T11": "0",
    "T21": "03",
    "T22": "02",
    "T23": "01",
    "T31": "024",
    "T32": "035",
    "T33": "013",
    "T34": "012",
    "T41": "0234",
    "T42": "0134",
    "T43": "0123",
}
"""STM-119: the exits of the town faces in rotation 0."""
TILES = [
    ("21", "22", 86),
    ("T21", "T22", 10),
    ("23", "T23", 8),
    ("T11", "", 4),
    ("42", "T41", 4),
    ("T31", "T34", 4),
    ("T42", "41", 4),
    ("43", "T43", 4),
    ("T32", "T33", 4),
    ("44", "45", 2),
    ("44", "47", 2),
    ("46", "47", 2),
    ("45", "46", 2),
]
"""STM-120: the two sides of each kind of tile, and how many there are."""
LIMITS = [
    ("21 22", 86),
    ("T21 T22", 10),
    ("23 T23", 8),
    ("T11", 4),
    ("42 T41", 4),
    ("T31 T34", 4),
    ("T42 41", 4),
    ("43 T43", 4),
    ("T32 T33", 4),
    ("44", 4),
    ("45", 4),
    ("46", 4),
    ("47", 4),
    ("44 45", 6),
    ("44 47", 6),
    ("45 46", 6),
    ("46 47", 6),
    ("44 45 46 47", 8),
]
"""STM-122: how many of these faces can lie on the map together."""
FACES = [*SEGMENTS, *SPURS]
STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""STM-001: the neighbour across the edges 0 to 5, as a step in (q, r)."""

Part = frozenset[int]
"""A segment (two edges) or a spur (one edge)."""


@cache
def laid(face: str, turn: int) -> frozenset[Part]:
    """The parts of a face that is turned: each of its edges grows by `turn`, modulo 6."""
    parts = SEGMENTS.get(face) or list(SPURS[face])
    return frozenset(frozenset((int(edge) + turn) % 6 for edge in part) for part in parts)


@cache
def rotations(face: str) -> dict[int, frozenset[Part]]:
    """The rotations of a face that look different, by the least turn that looks so."""
    found: dict[int, frozenset[Part]] = {}
    for turn in range(6):
        if laid(face, turn) not in found.values():
            found[turn] = laid(face, turn)
    return found
