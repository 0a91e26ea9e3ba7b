"""What tiles, cards and trains give (rules sections 11 and 15): one resolver for each kind of effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import assert_never

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.games.railroad_revolution import building, gains, people
from engine.games.railroad_revolution.conditions import NO_HELP
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.gains import Effect, Placement, TakenWorkers
from engine.games.railroad_revolution.outlook import TRAINS
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.steps import steps, take_steps
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import DONE, effect_text, for_milestones, name, say, way_out
from engine.games.railroad_revolution.workers import bank_size, in_bank, wanting


async def resolve(turn: Turn, effect: Effect, optional: bool = False) -> None:
    """RRV-121 to RRV-160: an effect whose price, if any, has been paid. With `optional` even its first step, promotion
    or the like may be left out; without it only what comes after (RRV-169)."""
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


def brings(effect: Effect) -> Msg:
    """What an effect does, with its price in money."""
    return say("gives", effect=effect_text(effect), cost=effect.price)


def outcome(turn: Turn, effect: Effect) -> Msg | None:
    """What an effect would come to as things stand, beyond what it says itself; None if there is nothing to add."""
    match effect:
        case gains.Flip(times=times):
            return flip_outcome(turn, times)
        case gains.Steps():
            best = max(steps(turn), key=lambda step: step.vp(), default=None)
            return say("step-outcome", track=best.track, vp=best.vp()) if best and best.vp() else None
        case gains.Promote() | gains.ShareThenPromote() | gains.StepThenPromote():
            return people.prospect(turn)
        case gains.Workers(take=colours) | gains.WorkersChoice(options=colours):
            return for_milestones(tuple(id for colour in colours for id in wanting(turn.player, colour)))
        case gains.Swap():
            return for_milestones(tuple(id for colour in in_bank(turn.state) for id in wanting(turn.player, colour)))
        case gains.Station():
            return best_place(building.free_sites(turn))
        case gains.Office():
            return best_place(building.free_offices(turn))
        case gains.Rail(price=price):
            return best_place(building.free_rails(turn, price))
        case _:
            return None


def best_place(places: Sequence[Rail | Site | Office]) -> Msg | None:
    """The most useful of the places for a piece, which is the first, with what its label does not say."""
    if not places:
        return None
    best = places[0]
    facts = best.gain() if isinstance(best, Rail) else {"vp": best.vp if isinstance(best, Site) else 0, **NO_HELP}
    return say("place-outcome", place=best.label(), **facts)


def flip_outcome(turn: Turn, times: int) -> Msg | None:
    """RRV-106, RRV-178: which bonuses so many flips could give now."""
    found = flippable(turn, times)
    if all(each.idle for each in found):
        return say("part-idle-effect")
    effects = [DATA.trains[each.kind].effect for each in found if each.up and not each.idle]
    if not effects or len(effects) > MOST_BONUSES:
        return None
    said = [say("gives", effect=effect_text(effect), cost=effect.price) for effect in effects]
    return say("flip-outcome", n=len(said), effect=said[0], another=said[-1])


MOST_BONUSES = 2
"""So many bonuses of trains have room on a button."""


def carries_out(turn: Turn, effect: Effect) -> bool:
    """RRV-170, RRV-171: whether at least one part of an effect can be carried out, as things stand."""
    state = turn.state
    match effect:
        case gains.Steps():
            return bool(steps(turn))
        case gains.Promote(price_each=price):
            return people.can_promote(turn, price)
        case gains.StepThenPromote():
            return bool(steps(turn)) or people.can_promote(turn)
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


def finds_a_place(turn: Turn, effect: Placement) -> bool:
    """RRV-171: whether there is a piece and a place for it; those of the starting wealth always have one."""
    match effect:
        case gains.Rail():
            return any(True for _ in building.spaces_for_a_free_rail(turn))
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
class Train(Option):
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
class Flip(Option):
    """One of the player's trains to turn over, face down (`up` as it lies now) or face up (RRV-106).

    Nothing comes of the flip if it is `idle`: the bonus of the train can't be used now (RRV-178).
    """

    kind: str
    up: bool
    idle: bool = False

    def __str__(self) -> str:
        return self.kind if self.up else f"{self.kind}-down"

    def label(self) -> Msg:
        """The train, and how it lies."""
        return say("flip-train", train=name("train", self.kind), side="up" if self.up else "down")

    def detail(self) -> Msg | None:
        """What it brings, and what it loses."""
        facts = DATA.trains[self.kind]
        if not self.up:
            return say("flip-up-effect", vp=facts.vp_face_up)
        effect, vp = effect_text(facts.effect), facts.vp_face_up
        if self.idle:
            return say("flip-idle-effect", effect=effect, vp=vp)
        return say("flip-effect", effect=effect, cost=facts.effect.price, vp=vp)


async def take_train(turn: Turn) -> None:
    """RRV-105: the top tile of any pile, face up."""
    piles = [Train(kind) for kind, count in turn.state.trains.items() if count and leads_on(turn, kind)]
    if piles:
        vp = DATA.trains[piles[0].kind].vp_face_up
        chosen = await turn.choose("train", lambda: piles, note=partial(say, "train-note", vp=vp))
        turn.state.trains[chosen.kind] -= 1
        turn.player.up[chosen.kind] += 1
        turn.tell("train", train=name("train", chosen.kind), vp=DATA.trains[chosen.kind].vp_face_up)


def leads_on(turn: Turn, train: str) -> bool:
    """RRV-167: whether the turn can still be finished with this train."""
    here = turn.outlook()
    return turn.search.finishable(here.turned(train, 1, 0) if train in TRAINS else here)


def flippable(turn: Turn, times: int) -> list[Flip]:
    """The trains that could be flipped if so many flips came now."""
    before, turn.flips = turn.flips, times
    found = flips(turn)
    turn.flips = before
    return found


def flips(turn: Turn) -> list[Flip]:
    """RRV-106, RRV-167: the trains that can be flipped so that the turn can still be finished; a flip is open."""
    assert turn.flips, "the search would never run out of flips"
    player = turn.player
    found = [Flip(kind, up=True, idle=is_idle(turn, kind)) for kind, count in player.up.items() if count]
    found += [Flip(kind, up=False) for kind, count in player.down.items() if count]
    if turn.can_end_flips():
        return found
    here = turn.outlook()
    return [f for f in found if any(turn.search.finishable(after) for after in turn.search.flip(here, f.kind, f.up))]


def is_idle(turn: Turn, train: str) -> bool:
    """RRV-178: whether nothing comes of the bonus of a train that is turned face down."""
    effect = DATA.trains[train].effect
    if wealth(turn.player) < effect.price:
        return True
    return not turn.having_paid(effect.price, partial(carries_out, turn, effect))


async def flip(turn: Turn, times: int, optional: bool) -> None:
    """RRV-106, RRV-136, RRV-156, RRV-169: up to so many flips, one after the other, of any trains.

    A flip of which nothing comes is never forced on the player.
    """
    for done in range(times):
        turn.flips = times - done
        if not (found := flips(turn)):
            break
        free = optional or done > 0 or all(each.idle for each in found)
        chosen = await turn.may_choose(
            "flip",
            lambda: flips(turn),
            done=partial(_end_flips, turn) if free else None,
            note=lambda: say("flip-note", left=turn.flips),
        )
        if chosen is None:
            break
        turn.flips -= 1
        turn.more += turn.flips
        await turn_over(turn, chosen)
        turn.more -= turn.flips
    turn.flips = 0


def _end_flips(turn: Turn) -> Word | None:
    return way_out(DONE, say("forgo-flips", n=turn.flips), last=turn.over_after()) if turn.can_end_flips() else None


async def turn_over(turn: Turn, chosen: Flip) -> None:
    """RRV-106, RRV-178: a face-up train gives its bonus, a face-down one gives nothing."""
    player, kind = turn.player, chosen.kind
    vp = DATA.trains[kind].vp_face_up
    turn.tell("flip", train=name("train", kind), side="down" if chosen.up else "up", vp=vp)
    if not chosen.up:
        player.down[kind] -= 1
        player.up[kind] += 1
        return
    # no bonus looks at trains, so whether it lies face down before or after makes no difference
    player.up[kind] -= 1
    player.down[kind] += 1
    await resolve(turn, DATA.trains[kind].effect, optional=True)
