"""Performance tracks: steps and gates (rules section 10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engine.core.ask import Option
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import TRACKS, Gate
from engine.games.railroad_revolution.outlook import RULE, shares_to_sell
from engine.games.railroad_revolution.people import discard, too_few_left
from engine.games.railroad_revolution.scoring import counted
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import say
from engine.games.railroad_revolution.workers import workforce


@dataclass(frozen=True, slots=True)
class Step(Option):
    """A marker moves up by one space (RRV-102), whose value counts `times`.

    `left` workers stay if a gate takes one and those are too few for the end of the turn, else it is 0.
    """

    track: str
    to: int
    gate: Gate | None
    sold: int
    left: int = 0
    times: int = 0

    def __str__(self) -> str:
        return self.track

    def label(self) -> Msg:
        """Which marker, and what its new space is worth."""
        before, value = DATA.tracks[self.track].vp[self.to - 1 : self.to + 1]
        return say("step" if value > before else "step-level", track=self.track, before=before, value=value)

    def vp(self) -> int:
        """What it scores now."""
        before, value = DATA.tracks[self.track].vp[self.to - 1 : self.to + 1]
        return (value - before) * self.times

    def detail(self) -> Msg | None:
        """What it scores now, and what the gate takes."""
        before, value = DATA.tracks[self.track].vp[self.to - 1 : self.to + 1]
        facts: dict[str, Value] = {"track": self.track, "times": self.times, "vp": self.vp()}
        if self.gate is None:
            return say("step-effect", **facts) if value > before else None
        gate: dict[str, Value] = {"kind": self.gate.kind, "amount": self.gate.amount, "sold": self.sold}
        gated = say("gate-effect", left=self.left, hire=RULE.hire_price, **gate)
        return say("step-gate-effect", gate=gated, **facts) if value > before else gated


def steps(turn: Turn) -> list[Step]:
    """RRV-102 to RRV-104, RRV-194, RRV-195: the markers that can move."""
    player, found = turn.player, []
    for id in TRACKS:
        track, space = DATA.tracks[id], player.markers[id]
        if space < track.top:
            gate = track.gate(space)
            if gate is None or can_settle(turn, gate):
                price = gate.amount if gate and gate.kind == "money" else 0
                left = too_few_left(turn) if gate and gate.kind == "worker" else 0
                sold, times = shares_to_sell(player.money, price), counted(turn.state, turn.seat, id)
                found.append(Step(id, space + 1, gate, sold, left, times))
    return found


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
    """RRV-103, RRV-169, RRV-194, RRV-195: up to so many steps, on any tracks, each gate settled as it is crossed."""
    for done in range(most):
        if not steps(turn):
            return
        chosen = await turn.may_choose(
            "steps",
            lambda: steps(turn),
            done=partial(turn.ending, "forgo-steps", most - done) if optional or done else None,
            note=partial(say, "steps-note", left=most - done),
        )
        if chosen is None:
            return
        await settle(turn, chosen.gate)
        turn.player.markers[chosen.track] = chosen.to
        value = DATA.tracks[chosen.track].vp[chosen.to]
        turn.tell("step", track=chosen.track, space=chosen.to, value=value, vp=chosen.vp())


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
