"""What everyone reads about a build turn: a sentence per link, not per tile."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.play.msg import Value
from engine.core.play.table import Table
from engine.games.steam.faces import Part, parts
from engine.games.steam.money import Raised, tell_raised
from engine.games.steam.network import Link, network_of
from engine.games.steam.outcomes import Placement
from engine.games.steam.places import pair, place
from engine.games.steam.state import NOBODY, Seat, Spot, State
from engine.games.steam.words import say

NOTHING = Raised()
OLD = "old"
"""A part that was not laid in this turn."""


class Laying(NamedTuple):
    """A placement of this turn that the log has not reported yet, with its parts as they now lie."""

    hex: Spot
    placement: Placement
    parts: tuple[Part, ...]

    def turned(self, hex: Spot, before: Part, after: Part) -> Laying:
        """The same after a part on a hex has been redirected."""
        parts = (after if part == before else part for part in self.parts)
        return self._replace(parts=tuple(parts)) if hex == self.hex else self


@dataclass(slots=True)
class Report:
    """The log of one build turn. `made` has the parts that it has dealt with, each with what was done to it (OLD: it
    was there before); `waiting` are the placements still to be reported.

    `told` is what it has said about links, `number` counts the sentences; `raised` is the money raised for `waiting`.
    """

    table: Table[State]
    seat: Seat
    number: int = 0
    told: set[tuple[Value, ...]] = field(default_factory=set)
    made: dict[tuple[Spot, Part], set[str]] = field(default_factory=dict)
    waiting: list[Laying] = field(default_factory=list)
    raised: Raised = NOTHING

    def lay(self, hex: Spot, placement: Placement, raised: Raised, before: Part | None = None) -> None:
        """A tile was placed and paid for; a link that it completes is reported at once. `before` is a part that it
        redirected."""
        self.raised = self.raised.plus(raised)
        known = set[str]() if before is None else self.made.pop((hex, before), {OLD})
        if before is not None:
            (outcome,) = placement.outcomes
            self.waiting = [one.turned(hex, before, outcome.part) for one in self.waiting]
        self.waiting.append(Laying(hex, placement, tuple(outcome.part for outcome in placement.outcomes)))
        self.made |= {(hex, outcome.part): {*known, outcome.what} for outcome in placement.outcomes}
        done = [outcome.part for outcome in placement.outcomes if outcome.complete]
        for part in done:
            self._tell(self._link(hex, part))
        if done:
            self._tell_raised()

    def close(self) -> None:
        """The turn ends: unfinished links are reported, too."""
        links = (self._link(hex, part) for hex, part in self.made)
        for link in dict.fromkeys(link for link in links if link and not link.complete):
            self._tell(link)
        for one in self.waiting:
            # laid, and later redirected in the same turn
            self._say("log-laid", [one], place=place(self.table.state.map, one.hex))
        self._tell_raised()
        if not self.number:
            self.table.tell(say("log-no-track", seat=self.seat))

    def _link(self, hex: Spot, part: Part) -> Link | None:
        """The current link of a part of this turn, None if it is no longer there."""
        laid = self.table.state.track.get(hex)
        if laid is None:
            return None  # a New City has taken its place
        lying = parts(laid.face, laid.turn)
        return network_of(self.table.state.board).of[hex, lying.index(part)] if part in lying else None

    def _tell(self, link: Link | None) -> None:
        """The sentence about a link."""
        assert link is not None
        state = self.table.state
        track = [(hex, state.track[hex]) for hex, _ in link.parts]
        pieces = [
            (hex, parts(laid.face, laid.turn)[number])
            for (hex, laid), (_, number) in zip(track, link.parts, strict=True)
        ]
        new = [one for one in self.waiting if any((one.hex, part) in pieces for part in one.parts)]
        ends = pair(state.map, *link.ends) if link.complete else {"place": place(state.map, link.start)}
        key = self._key(link, [self.made.get(piece, {OLD}) for piece in pieces])
        whose = {"other": link.owner} if key == "completed-other" else {}
        self._say(f"log-{key}", new, **whose, **ends)

    def _key(self, link: Link, made: Sequence[Collection[str]]) -> str:
        """What was done to a link; `made`: what was done to each of its parts."""
        claimed, whole = any("claims" in deeds for deeds in made), not any(OLD in deeds for deeds in made)
        if link.complete:
            if link.owner not in (self.seat, NOBODY):
                return "completed-other"
            return "claimed" if claimed else "built" if whole else "completed"
        if all(OLD in deeds for deeds in made):
            return "redirected-unowned" if link.owner == NOBODY else "redirected"
        return "taken" if claimed else "begun" if whole else "extended"

    def _say(self, key: str, new: Iterable[Laying], **facts: Value) -> None:
        new = list(new)
        self.waiting = [one for one in self.waiting if one not in new]
        cost = sum(one.placement.cost for one in new)
        # two ends of one tile that read the same are reported once
        if new or (key, *facts.values()) not in self.told:
            self.told.add((key, *facts.values()))
            self.number += 1
            self.table.tell(say(key, seat=self.seat, number=self.number, tiles=len(new), cost=cost, **facts))

    def _tell_raised(self) -> None:
        tell_raised(self.table, self.seat, self.raised, paying=True)
        self.raised = NOTHING
