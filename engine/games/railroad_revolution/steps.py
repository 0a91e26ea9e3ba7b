"""Performance tracks: steps and gates (rules section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import TRACKS, Gate
from engine.games.railroad_revolution.people import discard
from engine.games.railroad_revolution.scoring import counted
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import say
from engine.games.railroad_revolution.workers import workforce


@dataclass(frozen=True, slots=True)
class Step(Choice):
    """A marker moves up by one space (RRV-102)."""

    track: str
    to: int
    gate: Gate | None

    def __str__(self) -> str:
        return self.track

    def label(self) -> Msg:
        """Which marker, and what its new space is worth."""
        before, value = self.values
        return say("step" if value > before else "step-level", track=self.track, before=before, value=value)

    @property
    def values(self) -> tuple[int, int]:
        """What its current space is worth, and the next one."""
        before, value = DATA.tracks[self.track].vp[self.to - 1 : self.to + 1]
        return before, value


STEPS = {id: [Step(id, to, track.gate(to - 1)) for to in range(1, track.top + 1)] for id, track in DATA.tracks.items()}
"""By track, and by the space that the marker stands on."""


def steps(turn: Turn) -> Iterator[Step]:
    """RRV-102 to RRV-104, RRV-194, RRV-195: the markers that can move."""
    for track in TRACKS:
        space = turn.player.markers[track]
        if space < DATA.tracks[track].top:
            step = STEPS[track][space]
            if step.gate is None or can_settle(turn, step.gate):
                yield step


def can_settle(turn: Turn, gate: Gate) -> bool:
    """RRV-104, RRV-109, RRV-167: whether a gate may be paid for."""
    match gate.kind:
        case "money":
            return turn.can(price=gate.amount)
        case "shares":
            return turn.can(shares=gate.amount)
        case "worker":
            return workforce(turn.player) > 0 and turn.can(workers=-1, bank=1)


async def take_steps(turn: Turn, most: int, optional: bool) -> None:
    """RRV-103, RRV-169, RRV-194, RRV-195: up to this many steps, on any tracks, each gate settled as it is crossed."""
    for done in range(most):
        turn.left = most - done
        chosen = await turn.may_choose("steps", partial(steps, turn), done=turn.can if optional or done else None)
        if chosen is None:
            return
        await settle(turn, chosen.gate)
        turn.player.markers[chosen.track] = chosen.to
        before, value = chosen.values
        vp = (value - before) * counted(turn.state, turn.seat, chosen.track)
        turn.tell("step", track=chosen.track, space=chosen.to, value=value, vp=vp)


async def settle(turn: Turn, gate: Gate | None) -> None:
    """RRV-104: pay money, or discard shares or a worker."""
    if gate is None:
        return
    if gate.kind == "money":
        turn.pay(gate.amount)
    elif gate.kind == "shares":
        turn.discard_shares(gate.amount)
    else:
        await discard(turn)
