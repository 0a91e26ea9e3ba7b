"""What effects bring as things stand; and steps, flips and sales as a person sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution import building, gains
from engine.games.railroad_revolution.advice import told
from engine.games.railroad_revolution.advice.helps import (
    NO_HELP,
    for_milestones,
    leaving,
    prospect,
    too_few_left,
    wanting,
)
from engine.games.railroad_revolution.bank import Sale
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.effects import Flip, flips, is_idle
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.outlook import SHARE, shares_to_sell
from engine.games.railroad_revolution.scoring import counted
from engine.games.railroad_revolution.steps import Step, steps
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, say
from engine.games.railroad_revolution.workers import in_bank


def brings(effect: Effect) -> Msg:
    """What an effect does, with its price in money."""
    return say("gives", effect=effect_text(effect), cost=effect.price)


def outcome(turn: Turn, effect: Effect) -> Msg | None:
    """What an effect would bring as things stand, beyond what it says itself; None if there is nothing to add."""
    match effect:
        case gains.Flip(times=times):
            return flip_outcome(turn, times)
        case gains.Steps():
            best = max(map(told_step(turn), steps(turn)), key=lambda step: step.vp, default=None)
            return say("step-outcome", track=best.track, vp=best.vp) if best and best.vp else None
        case gains.Promote() | gains.ShareThenPromote() | gains.StepThenPromote():
            return prospect(turn)
        case gains.Workers(take=colours) | gains.WorkersChoice(options=colours):
            return for_milestones([id for colour in colours for id in wanting(turn.player, colour)])
        case gains.Swap():
            return for_milestones([id for colour in in_bank(turn.state) for id in wanting(turn.player, colour)])
        case gains.Station() | gains.Office() | gains.Rail():
            return place_outcome(turn, effect)
        case _:
            return None


def place_outcome(turn: Turn, effect: gains.Station | gains.Office | gains.Rail) -> Msg | None:
    """The most useful place for a piece, and what its label does not say; None if there is none."""
    facts = NO_HELP
    match effect:
        case gains.Station():
            sites = sorted(map(told.sites(turn), building.free_sites(turn)), key=told.ToldSite.rank)
            label, vp = (sites[0].label(), sites[0].vp) if sites else (None, 0)
        case gains.Office():
            offices = sorted(map(told.offices(turn), building.free_offices(turn)), key=told.ToldOffice.rank)
            label, vp = (offices[0].label() if offices else None), 0
        case gains.Rail(price=price):
            rails = sorted(map(told.rails(turn), building.free_rails(turn, price)), key=told.ToldRail.rank)
            label, vp = (rails[0].label() if rails else None), 0
            facts = rails[0].gain() if rails else facts
    return say("place-outcome", place=label, **{"vp": vp, **facts}) if label else None


# -- trains


MOST_BONUSES = 2
"""A button has room for this many bonuses of trains."""


def flip_outcome(turn: Turn, times: int) -> Msg | None:
    """RRV-106, RRV-178: the bonuses that this many flips could give now."""
    found = flippable(turn, times)
    if all(each.idle for each in found):
        return say("part-idle-effect")
    effects = [DATA.trains[each.kind].effect for each in found if each.up and not each.idle]
    if not effects or len(effects) > MOST_BONUSES:
        return None
    said = [brings(effect) for effect in effects]
    return say("flip-outcome", n=len(said), effect=said[0], another=said[-1])


def flippable(turn: Turn, times: int) -> list[ToldFlip]:
    """The trains that could be flipped if this many flips came now."""
    before, turn.flips = turn.flips, times
    found = [told_flip(turn, each) for each in flips(turn)]
    turn.flips = before
    return found


@dataclass(frozen=True, slots=True)
class ToldFlip(Flip):
    """A flip; an `idle` one has no effect, since the bonus of the train can't be used now (RRV-178)."""

    idle: bool = False

    def detail(self) -> Msg | None:
        """What it brings, and what it loses."""
        facts = DATA.trains[self.kind]
        if not self.up:
            return say("flip-up-effect", vp=facts.vp_face_up)
        effect, vp = effect_text(facts.effect), facts.vp_face_up
        if self.idle:
            return say("flip-idle-effect", effect=effect, vp=vp)
        return say("flip-effect", effect=effect, cost=facts.effect.price, vp=vp)


def told_flip(turn: Turn, flip: Flip) -> ToldFlip:
    """A flip, and whether it has an effect."""
    return ToldFlip(flip.kind, flip.up, is_idle(turn, flip))


# -- tracks


@dataclass(frozen=True, slots=True)
class ToldStep(Step):
    """A step, whose value counts `times`. `left` is how many workers remain if a gate takes one and those are too few
    at the end of the turn, else 0; `said` is the sentence about that."""

    sold: int = 0
    left: int = 0
    times: int = 0
    said: Mapping[str, Value] = field(default_factory=dict)

    @property
    def vp(self) -> int:
        """What it scores now."""
        before, value = self.values
        return (value - before) * self.times

    def detail(self) -> Msg | None:
        """What it scores now, and what the gate takes."""
        before, value = self.values
        facts: dict[str, Value] = {"track": self.track, "times": self.times, "vp": self.vp}
        if self.gate is None:
            return say("step-effect", **facts) if value > before else None
        gate: dict[str, Value] = {"kind": self.gate.kind, "amount": self.gate.amount, "sold": self.sold}
        gated = say("gate-effect", **gate, **{"left": self.left, **self.said})
        return say("step-gate-effect", gate=gated, **facts) if value > before else gated


def told_step(turn: Turn) -> Callable[[Step], ToldStep]:
    """What to say about a step."""

    def tell(step: Step) -> ToldStep:
        gate = step.gate
        price = gate.amount if gate and gate.kind == "money" else 0
        left = too_few_left(turn) if gate and gate.kind == "worker" else 0
        sold, times = shares_to_sell(turn.player.money, price), counted(turn.state, turn.seat, step.track)
        return ToldStep(step.track, step.to, gate, sold, left, times, leaving(turn, left))

    return tell


# -- shares


@dataclass(frozen=True, slots=True)
class ToldSale(Sale):
    """A sale of some of `have` shares, with this much money already."""

    money: int = 0
    have: int = 0

    def detail(self) -> Msg | None:
        """What the player has after it."""
        return say("sell-effect", money=self.money + self.shares * SHARE, left=self.have - self.shares)
