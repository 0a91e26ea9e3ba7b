"""Which tile to place: the placements on one hex as options, and what they do to links."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.outcomes import Outcome, Placement
from engine.games.steam.places import pair, place
from engine.games.steam.state import NOBODY, Seat, Spot
from engine.games.steam.words import name, say

DEEDS = ("completes", "extends", "claims", "starts", "completes-other", "redirects", "redirects-unowned")
"""What a part of a tile does, the most desirable first."""


@dataclass(frozen=True, slots=True)
class Tile(Choice):
    """A tile to place on a hex."""

    map: str
    hex: Spot
    seat: Seat
    placement: Placement

    def __str__(self) -> str:
        change = self.placement.change
        return f"{self.hex}/{change.face.lower()}/{change.turn}"

    @property
    def cost(self) -> int:
        """In dollars."""
        return self.placement.cost

    @property
    def face(self) -> str:
        """The face and its rotation, as on the contact sheet."""
        return f"{self.placement.change.face}/{self.placement.change.turn}"

    @property
    def outcomes(self) -> list[Outcome]:
        """What its parts do, the best first."""
        return sorted(self.placement.outcomes, key=lambda outcome: DEEDS.index(deed(outcome, self.seat)))

    def label(self) -> Msg:
        """What its best part does, how many more parts there are, its cost, and its face with the rotation."""
        return say("tile", tile=self.deed(), face=self.face)

    def deed(self) -> Msg:
        """The same without the face, for when that is the only one."""
        first, *others = self.outcomes
        what = effect(self.map, self.hex, first, seat=self.seat)
        return say("tile-deed", what=what, more=len(others), cost=self.cost)

    def group(self) -> Msg:
        """What its best part does, and whether it has others."""
        first, *others = self.outcomes
        what = deed(first, self.seat)
        return say(f"tiles-{what}", place=place(self.map, first.ends[0]), more=int(bool(others)))


def deed(outcome: Outcome, seat: Seat) -> str:
    """What a part of a tile does, as one of DEEDS."""
    if not outcome.complete:
        return f"{outcome.what}-unowned" if outcome.owner == NOBODY else outcome.what
    return "completes" if outcome.owner in (seat, NOBODY) else "completes-other"


def effect(map: str, hex: Spot, outcome: Outcome, *more: Outcome, seat: Seat) -> Msg:
    """What a part of a tile does, in a few words, with `more` that do the same from the same place to elsewhere."""
    what = deed(outcome, seat)
    if outcome.complete:
        whose = {"other": outcome.owner} if what == "completes-other" else {}
        return say(f"effect-{what}", **pair(map, *outcome.ends), **whose)
    where = [_whereto(map, hex, part) for part in (outcome, *more)]
    return say(f"effect-{what}", place=place(map, outcome.ends[0]), where=where)


def _whereto(map: str, hex: Spot, outcome: Outcome) -> Msg:
    """Where an open part leads from a hex."""
    assert outcome.leaves is not None
    beyond = DATA.maps[map].across[hex][outcome.leaves]
    town = DATA.maps[map].hexes[beyond].key
    return say("toward", place=place(map, beyond)) if town else name("edge", str(outcome.leaves))
