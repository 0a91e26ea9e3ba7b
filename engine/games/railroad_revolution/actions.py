"""The four actions (rules sections 4 to 7): the placement or sale, then the parts that are open, then the close."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial

from msgspec.structs import replace

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.deals import accept, can_deal, deal_options
from engine.games.railroad_revolution.effects import carries_out, resolve
from engine.games.railroad_revolution.outlook import close, mark
from engine.games.railroad_revolution.parts import SIDES, Part, parts
from engine.games.railroad_revolution.people import can_discard, discard
from engine.games.railroad_revolution.placements import BUILD, PLACE, can_place
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import effect_text, say
from engine.games.railroad_revolution.workers import workforce


async def carry_out(turn: Turn) -> None:
    """RRV-036 to RRV-038, RRV-163, RRV-166: the action of the worker just placed, until it is closed.

    A part that can just as well come after the placement is offered only then. A part that takes nothing and leaves no
    choice plays itself, and an action with nothing open closes itself.
    """
    while True:
        if not turn.action.placed:
            await place_or_do(turn)
            continue
        options = list(open_parts(turn))
        if gift := plays_itself(turn, options):
            await begin(turn, gift)
            continue
        if not options and not newly_hireable(turn):
            break
        chosen = await turn.may_choose(
            "action", partial(open_parts, turn), done=partial(can_close, turn), pause=True, found=options
        )
        if chosen is None:
            break
        await begin(turn, chosen.part)
    if gift := gift_of_the_worker(turn):
        await begin(turn, gift)
    settle(turn)


@dataclass(frozen=True, slots=True)
class OpenPart(Choice):
    """A part of the action that can be carried out."""

    part: Part

    def __str__(self) -> str:
        return self.part.key

    def label(self) -> Msg:
        """What it gives."""
        effect, price = effect_text(self.part.effect), self.part.price
        return say(f"part-{self.part.key}", effect=effect, cost=price, saved=0, lie="", vp=0)


open_part = cache(OpenPart)
"""The options, each made once."""


def open_parts(turn: Turn) -> Iterator[OpenPart]:
    """RRV-037, RRV-167, RRV-170, RRV-171: the open parts of the action that can be carried out."""
    return (open_part(part) for part in parts(turn.action) if possible(turn, part))


def possible(turn: Turn, part: Part) -> bool:
    """RRV-167, RRV-170, RRV-171: whether a part can be paid for, has an effect, and lets the turn be finished."""
    before, left = turn.action, wealth(turn.player) - part.price
    if left < 0:
        return False
    turn.state.action = mark(before, part)
    found = turn.having_paid(part.price, partial(brings_something, turn, part))
    turn.state.action = before
    if not found or turn.at_ease(left, -1 if part.worker else 0):
        return found
    return any(turn.search.finishable(after) for after in turn.search.begin(turn.outlook(), part))


def brings_something(turn: Turn, part: Part) -> bool:
    """RRV-170, RRV-171: whether a part has any effect once it is paid for, apart from the worker that it takes."""
    if isinstance(part.effect, gains.AcceptDeal):
        return can_deal(turn, part.effect.shares)
    if part.worker:
        return can_discard(turn, partial(carries_out, turn, part.effect))
    return carries_out(turn, part.effect)


def can_close(turn: Turn) -> bool:
    """RRV-037, RRV-166, RRV-167: whether the action may be closed, so that the turn can still end as it must. Closing
    takes the free gain of the placed worker and pays the main cost."""
    if turn.at_ease(wealth(turn.player)):
        return True
    here, gift = turn.outlook(), gift_of_the_worker(turn)
    if gift:
        here = next(turn.search.begin(here, gift))
    assert here.action is not None
    return here.wealth >= here.action.debt and turn.search.finishable(close(here))


def newly_hireable(turn: Turn) -> bool:
    """RRV-186: whether a worker can be hired who could not be hired at the decision before, and not only as a duty."""
    due = workforce(turn.player) < turn.least
    return turn.a_new_hire_opens(lambda: can_close(turn) and not (due and not any(True for _ in open_parts(turn))))


def plays_itself(turn: Turn, options: list[OpenPart]) -> Part | None:
    """A part that only gains money or shares and leaves no choice.

    What the action itself gives is taken at once. What the placed worker gives is taken only when nothing else is open,
    since the player may prefer to use the worker as a white one (RRV-040).
    """
    gifts = [option.part for option in options if is_gift(option.part)]
    main = [part for part in gifts if not part.choice]
    if main:
        return main[0]
    return gifts[0] if gifts and len(gifts) == len(options) and not newly_hireable(turn) else None


def gift_of_the_worker(turn: Turn) -> Part | None:
    """RRV-037: the gain that the placed worker gives. Closing the action takes it: nobody would decline it."""
    gifts = (part for part in parts(turn.action) if part.choice == "own" and is_gift(part))
    return next((part for part in gifts if possible(turn, part)), None)


def is_gift(part: Part) -> bool:
    """Whether a part takes nothing and leaves no choice."""
    return isinstance(part.effect, GIFTS) and not part.price and not part.worker


GIFTS = (gains.Money, gains.Shares, gains.PerTrain, gains.Waive)


async def begin(turn: Turn, part: Part) -> None:
    """RRV-164, RRV-165, RRV-170: pay for a part and finish it."""
    before, turn.state.action = turn.action, mark(turn.action, part)
    if part.worker:
        await discard(turn, partial(carries_out, turn, part.effect))
    turn.pay(part.price)
    match part.effect:
        case gains.Waive():
            turn.tell("waive", waived=turn.action.debt)
            turn.state.action = replace(turn.action, debt=0)
        case gains.AcceptDeal(shares=shares):
            await accept_in_action(turn, shares, replace(before, used=turn.action.used))
        case effect:
            await resolve(turn, effect)


async def accept_in_action(turn: Turn, gained: int, declined: Action) -> None:
    """RRV-082, RRV-083, RRV-188, RRV-189: one deal for the active player alone, with a share; or none after all, which
    leaves the action unchanged apart from that (`declined`)."""

    chosen = await turn.may_choose(
        "deal",
        partial(deal_options, turn, gained),
        done=lambda: turn.search.finishable_with(turn.outlook(), declined),
    )
    if chosen is None:
        turn.state.action = declined
        return
    turn.take_shares(gained)
    turn.state.action = replace(turn.action, accepted=True)
    await accept(turn, chosen)


def settle(turn: Turn) -> None:
    """RRV-085, RRV-166: the action closes and its main cost is paid; a triggered deal card is resolved next."""
    action = turn.action
    turn.pay(action.debt)
    turn.state.action = None
    turn.state.turn_up = action.deal or action.accepted
    turn.triggered = action.deal
    turn.sides = SIDES if action.deal else ()


async def place_or_do(turn: Turn) -> None:
    """RRV-038, RRV-162: the placement or sale, or something before it that changes it."""
    chosen = await turn.choose("action", partial(first_options, turn))
    if isinstance(chosen, OpenPart):
        await begin(turn, chosen.part)
    else:
        await PLACE[turn.action.box](turn)


def first_options(turn: Turn) -> Iterator[Word | OpenPart]:
    """RRV-162, RRV-163, RRV-167: the placement or sale, if it is possible already, and whatever may come before it, if
    any of that could change it."""
    if not turn.search.may_change(turn.outlook()):
        yield BUILD[turn.action.box]
        return
    if can_place(turn):
        yield BUILD[turn.action.box]
    yield from open_parts(turn)
