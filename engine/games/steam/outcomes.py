"""What a track placement does to the links (rules section 5)."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.steam.faces import Change, Part
from engine.games.steam.hexes import Edge
from engine.games.steam.state import Seat, Spot


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What a new or redirected part of a tile does.

    `owner` is its new owner, `ends` are the settlements of the resulting link: two if that is complete. `what`: it
    starts a link, extends one, claims an unowned one, or only redirects one that stays unfinished. `joined` are the
    edges over which other track becomes the owner's, `leaves` is the edge of its open end.
    """

    part: Part
    owner: Seat
    ends: tuple[Spot, ...]
    what: Literal["starts", "extends", "claims", "redirects"]
    joined: tuple[Edge, ...] = ()
    leaves: Edge | None = None

    @property
    def complete(self) -> bool:
        """STM-007: whether the resulting link is complete."""
        return len(self.ends) > 1


class Placement(msgspec.Struct, frozen=True, gc=False):
    """A legal placement: the new face and its rotation, its cost in dollars, and what it brings."""

    change: Change
    cost: int
    outcomes: tuple[Outcome, ...]
