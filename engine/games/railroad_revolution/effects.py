"""What tiles, cards and trains give (rules sections 11 and 15): one resolver for each kind of effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import assert_never

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.railroad_revolution import building, gains, people
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.gains import Effect, Placement, TakenWorkers
from engine.games.railroad_revolution.outlook import TRAINS
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.steps import steps, take_steps
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, name, say
from engine.games.railroad_revolution.workers import bank_size


async def resolve(turn: Turn, effect: Effect, optional: bool = False) -> None:
    """RRV-121 to RRV-160: an effect whose price, if any, has been paid. With `optional`, even its first step, promotion
    or the like may be left out; otherwise, only those after it (RRV-169)."""
    match effect:
        case gains.Steps(n=most):
            await take_steps(turn, most, optional)
        case gains.Money() | gains.PerTrain() | gains.Shares():
            take_gift(turn, effect)
        case gains.Promote(max=most, price_each=price):
            await people.promote(turn, most, price, optional)
        case gains.Swap():
            await people.swap(turn, optional)
        case gains.Train():
            await take_train(turn)
        case gains.Flip(times=times):
            await flip(turn, times, optional)
        case gains.ShareThenPromote(shares=shares, promote=most):
            turn.take_shares(shares)
            await people.promote(turn, most, 0, optional=True)
        case gains.StepThenPromote(steps=number, promote=most):
            then = people.can_promote(turn)
            turn.more += then
            await take_steps(turn, number, optional=True)
            turn.more -= then
            await people.promote(turn, most, 0, optional=True)
        case gains.Workers() | gains.WorkersChoice() | gains.HireAny():
            await take_workers(turn, effect)
        case gains.Waive() | gains.AcceptDeal():
            raise AssertionError(f"{effect} is for the action itself")
        case _:
            await place(turn, effect, optional)


def take_gift(turn: Turn, effect: gains.Money | gains.PerTrain | gains.Shares) -> None:
    """RRV-003, RRV-081: money or shares from the bank."""
    match effect:
        case gains.Money(amount=money):
            turn.earn(money)
        case gains.PerTrain(amount=money):
            turn.earn(money * turn.search.trains())
        case gains.Shares(n=shares):
            turn.take_shares(shares)
        case _:
            assert_never(effect)


async def take_workers(turn: Turn, effect: TakenWorkers) -> None:
    """RRV-141, RRV-146, RRV-159: workers from the bank."""
    match effect:
        case gains.Workers(take=colours):
            await people.take_shown(turn, colours)
        case gains.WorkersChoice(options=colours):
            await people.take_one_of(turn, colours)
        case gains.HireAny():
            await people.take_any(turn)
        case _:
            assert_never(effect)


async def place(turn: Turn, effect: Placement, optional: bool) -> None:
    """RRV-122, RRV-124, RRV-126, RRV-133, RRV-134, RRV-152 to RRV-154: a rail or a building."""
    match effect:
        case gains.Rail(price=price):
            await building.place_free_rail(turn, price, optional)
        case gains.Station():
            await building.place_free_station(turn)
        case gains.Office():
            await building.place_free_office(turn)
        case gains.SpareRail():
            await building.place_spare_rail(turn)
        case gains.SpareStation():
            await building.place_spare_station(turn)
        case gains.SpareOffice():
            await building.place_spare_office(turn)
        case _:
            assert_never(effect)


def carries_out(turn: Turn, effect: Effect) -> bool:
    """RRV-170, RRV-171: whether at least one part of an effect can be carried out, as things stand."""
    state = turn.state
    match effect:
        case gains.Steps():
            return can_step(turn)
        case gains.Promote(price_each=price):
            return people.can_promote(turn, price)
        case gains.StepThenPromote():
            return can_step(turn) or people.can_promote(turn)
        case gains.Workers() | gains.WorkersChoice() | gains.HireAny():
            return bank_size(state) > 0
        case gains.Swap():
            return people.can_swap(turn)
        case gains.Train():
            return any(state.trains.values())
        case gains.Flip() | gains.PerTrain():
            return turn.search.trains() > 0
        case gains.Waive():
            return turn.action.debt > 0
        case gains.Money() | gains.Shares() | gains.ShareThenPromote() | gains.AcceptDeal():
            return True
        case _:
            return finds_a_place(turn, effect)


def can_step(turn: Turn) -> bool:
    """RRV-102: whether any marker can move."""
    return any(True for _ in steps(turn))


def finds_a_place(turn: Turn, effect: Placement) -> bool:
    """RRV-171: whether there is a piece and a place for it; those of the starting wealth always have one."""
    match effect:
        case gains.Rail():
            return any(True for _ in building.free_rails(turn))
        case gains.Station():
            return bool(building.free_sites(turn))
        case gains.Office():
            return bool(building.free_offices(turn))
        case gains.SpareRail() | gains.SpareStation() | gains.SpareOffice():
            return True
        case _:
            assert_never(effect)


# -- trains


@dataclass(frozen=True, slots=True)
class Train(Choice):
    """A train to take (RRV-105)."""

    kind: str

    def __str__(self) -> str:
        return self.kind

    def label(self) -> Msg:
        """Its name."""
        return name("train", self.kind)

    def detail(self) -> Msg | None:
        """What it does when it is flipped."""
        effect = DATA.trains[self.kind].effect
        return say("train-effect", effect=effect_text(effect), cost=effect.price)


@dataclass(frozen=True, slots=True)
class Flip(Choice):
    """One of the player's trains to turn over, to face down (`up`: it lies face up now) or to face up (RRV-106)."""

    kind: str
    up: bool

    def __str__(self) -> str:
        return self.kind if self.up else f"{self.kind}-down"

    def label(self) -> Msg:
        """The train, and how it lies."""
        return say("flip-train", train=name("train", self.kind), side="up" if self.up else "down")


train_of, flip_of = cache(Train), cache(Flip)
"""The options, each made once."""


async def take_train(turn: Turn) -> None:
    """RRV-105: the top tile of any pile, face up."""
    piles = [train_of(kind) for kind, count in turn.state.trains.items() if count and leads_on(turn, kind)]
    if piles:
        chosen = await turn.choose("train", lambda: piles)
        turn.state.trains[chosen.kind] -= 1
        turn.player.up[chosen.kind] += 1
        turn.tell("train", train=name("train", chosen.kind), vp=DATA.trains[chosen.kind].vp_face_up)


def leads_on(turn: Turn, train: str) -> bool:
    """RRV-167: whether the turn can still be finished with this train."""
    here = turn.outlook()
    return turn.search.finishable(here.turned(train, 1, 0) if train in TRAINS else here)


def flips(turn: Turn) -> Iterator[Flip]:
    """RRV-106, RRV-167: the trains that can be flipped so that the turn can still be finished, while a flip is open."""
    assert turn.flips, "the search would never run out of flips"
    ends, here, player = turn.can_end_flips(), turn.outlook(), turn.player
    for up, lying in (True, player.up), (False, player.down):
        for kind, count in lying.items():
            if count and (ends or any(turn.search.finishable(after) for after in turn.search.flip(here, kind, up))):
                yield flip_of(kind, up)


def is_idle(turn: Turn, chosen: Flip) -> bool:
    """RRV-178: whether a flip has no effect: it turns a train face down whose bonus can't be used now."""
    if not chosen.up:
        return False
    effect = DATA.trains[chosen.kind].effect
    if wealth(turn.player) < effect.price:
        return True
    return not turn.having_paid(effect.price, partial(carries_out, turn, effect))


async def flip(turn: Turn, times: int, optional: bool) -> None:
    """RRV-106, RRV-136, RRV-156, RRV-169: up to this many flips, one after the other, of any trains.

    The player never has to make a flip that has no effect.
    """
    for done in range(times):
        turn.flips = times - done
        free = optional or done > 0 or all(is_idle(turn, each) for each in flips(turn))
        chosen = await turn.may_choose("flip", partial(flips, turn), done=turn.can_end_flips if free else None)
        if chosen is None:
            break
        turn.flips -= 1
        turn.more += turn.flips
        await turn_over(turn, chosen)
        turn.more -= turn.flips
    turn.flips = 0


async def turn_over(turn: Turn, chosen: Flip) -> None:
    """RRV-106, RRV-178: a face-up train gives its bonus, a face-down one gives nothing."""
    player, kind = turn.player, chosen.kind
    vp = DATA.trains[kind].vp_face_up
    turn.tell("flip", train=name("train", kind), side="down" if chosen.up else "up", vp=vp)
    if not chosen.up:
        player.down[kind] -= 1
        player.up[kind] += 1
        return
    # no bonus depends on trains, so the train may just as well be turned before or after
    player.up[kind] -= 1
    player.down[kind] += 1
    await resolve(turn, DATA.trains[kind].effect, optional=True)
