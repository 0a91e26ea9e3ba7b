"""Faces of the track tiles: rotations, parts, and how many tiles are left (rules section 5, tile stock)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec

from engine.games.steam.data import DATA
from engine.games.steam.facts import Limit
from engine.games.steam.hexes import EDGES, Edge
from engine.games.steam.state import Laid

Part = tuple[Edge, ...]
"""STM-004: a piece of track on a tile: two edges (ascending) for a plain segment, one for a spur."""

IN_TOWN = -1
"""The end of a spur that is not on an edge."""


@cache
def parts(face: str, turn: int) -> tuple[Part, ...]:
    """STM-004, STM-119: the segments or the spurs of a face, in the order of data/tiles.toml, turned by `turn`."""
    row = DATA.faces[face]
    drawn: Iterable[Part] = row.segments if row.kind == "plain" else ((edge,) for edge in row.exits)
    return tuple(tuple(sorted((edge + turn) % len(EDGES) for edge in part)) for part in drawn)


@cache
def canonical(face: str, turn: int) -> int:
    """STM-119: the smallest rotation that looks the same as `turn`."""
    return next(least for least in EDGES if sorted(parts(face, least)) == sorted(parts(face, turn)))


@cache
def turns(face: str) -> tuple[int, ...]:
    """STM-119: the rotations of a face that look different."""
    return tuple(turn for turn in EDGES if canonical(face, turn) == turn)


@cache
def through(face: str, turn: int) -> dict[Edge, tuple[int, Edge]]:
    """STM-004: for each edge with track, the number of the part that ends there, and the other end of that part."""
    ends = [(*part, IN_TOWN) if len(part) == 1 else part for part in parts(face, turn)]
    ways = [(way, number) for number, (a, b) in enumerate(ends) for way in ((a, b), (b, a))]
    return {edge: (number, other) for (edge, other), number in ways if edge != IN_TOWN}


class Change(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A face that may replace another, as far as geometry is concerned.

    `kept` gives, for each of its parts, the number of the part of the old face that it continues (None: a new part);
    `fresh` are the new parts; `moved` is the number of the old part that is no longer there, None unless this is a
    redirect.
    """

    kind: Literal["new", "improvement", "redirect"]
    face: str
    turn: int
    kept: tuple[int | None, ...]
    fresh: tuple[Part, ...]
    moved: int | None = None


@cache
def starts(kind: Literal["plain", "town"]) -> tuple[Change, ...]:
    """STM-067, STM-082, STM-086: every face for an empty hex, in every rotation."""
    return tuple(
        Change("new", face.id, turn, (None,) * len(parts(face.id, turn)), parts(face.id, turn))
        for face in DATA.faces.values()
        if face.kind == kind
        for turn in turns(face.id)
    )


@cache
def changes(face: str, turn: int) -> tuple[Change, ...]:
    """STM-095 to STM-100, STM-103: every face that improves this one or redirects a segment of it."""
    old = parts(face, turn)
    kind = DATA.faces[face].kind
    found = []
    for start in starts(kind):
        new = parts(start.face, start.turn)
        kept = tuple(old.index(part) if part in old else None for part in new)
        fresh = tuple(part for part in new if part not in old)
        lost = [number for number, part in enumerate(old) if part not in new]
        if fresh and not lost:
            found.append(Change("improvement", start.face, start.turn, kept, fresh))
        elif kind == "plain" and len(fresh) == len(lost) == 1:
            found.append(Change("redirect", start.face, start.turn, kept, fresh, lost[0]))
    return tuple(found)


def exhausted(track: Iterable[Laid]) -> tuple[Limit, ...]:
    """STM-122: the limits of the stock that this track has reached."""
    used = Counter(laid.face for laid in track)
    return tuple(limit for limit in DATA.limits if sum(used.get(face, 0) for face in limit.faces) >= limit.max)


def available(face: str, old: str | None, limits: Iterable[Limit]) -> bool:
    """STM-121 to STM-123: whether a tile is left; `old` is the face that it replaces, `limits` are those reached."""
    return all(old in limit.faces for limit in limits if face in limit.faces)
