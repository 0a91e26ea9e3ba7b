"""The four actions (rules sections 4 to 7): the placement or sale, then the parts that are open, then the close."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from engine.core.ask import Option, Word
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import Offer, accept, deal_note, deal_options
from engine.games.railroad_revolution.effects import carries_out, flippable, outcome, resolve
from engine.games.railroad_revolution.outlook import close, mark, shares_to_sell
from engine.games.railroad_revolution.parts import RULE, SIDES, Part, parts
from engine.games.railroad_revolution.people import can_discard, discard, fits_with, now, too_few_left
from engine.games.railroad_revolution.placements import BUILD, PLACE, can_place
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.setup import WHITE
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import ANY_TIME, DECLINE, DONE, Now, chain, effect_text, say, way_out
from engine.games.railroad_revolution.workers import workforce


async def carry_out(turn: Turn) -> None:
    """RRV-036 to RRV-038, RRV-163, RRV-166: the action of the worker just placed, until it is closed.

    What may as well come after the placement is offered only then. A part that takes nothing and leaves no choice plays
    itself, and an action in which nothing is open closes itself.
    """
    turn.over = partial(closes_itself, turn)
    while True:
        if not turn.action.placed:
            await place_or_do(turn)
            continue
        options = open_parts(turn)
        if gift := plays_itself(turn, options):
            await begin(turn, gift)
            continue
        if not options and not newly_hireable(turn):
            break
        chosen = await turn.may_choose(
            "action",
            partial(open_parts, turn),
            done=partial(closing, turn),
            note=partial(action_note, turn),
            pause=True,
        )
        if chosen is None:
            break
        await begin(turn, chosen.part)
    if gift := gift_of_the_worker(turn):
        await begin(turn, gift)
    settle(turn)


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """An open part of the action.

    `sold` shares are sold for its price; `deals` are the deals that it is about; `worker` is the colour that goes
    without its own effect. `left` workers stay if those are too few for the end of the turn, else it is 0. Nothing
    comes of it if it is `idle`. `saved` are the dollars that are not paid with it. `now` is what its effect meets,
    `outcome` what comes of it.
    """

    part: Part
    sold: int
    deals: tuple[Msg, ...] = ()
    worker: str = WHITE
    left: int = 0
    idle: bool = False
    saved: int = 0
    now: Now = ANY_TIME
    outcome: Msg | None = None

    def __str__(self) -> str:
        return self.part.key

    def label(self) -> Msg:
        """What it gives."""
        effect, price = effect_text(self.part.effect, self.now), self.part.price
        facts: dict[str, Value] = {"lie": self.now.lie, "vp": self.now.vp}
        return say(f"part-{self.part.key}", effect=effect, cost=price, saved=self.saved, **facts)

    def detail(self) -> Msg | None:
        """What comes of it: what it brings, what is sold for it, who is lost, what cannot be done any more."""
        return chain((self.outcome, self.takes()))

    def takes(self) -> Msg | None:
        """What is sold for it, who is lost, what cannot be done any more."""
        if isinstance(self.part.effect, gains.AcceptDeal) and self.deals:
            return say("deals-effect", deals=list(self.deals), n=self.part.effect.shares)
        if self.part.worker:
            return say("for-a-worker", left=self.left, hire=RULE.hire_price)
        if self.part.choice == "white" and (self.worker != WHITE or self.left):
            return say("promote-effect", worker=self.worker, left=self.left, hire=RULE.hire_price)
        return say("sells-effect", sold=self.sold) if self.sold else None

    def left_out(self) -> Msg:
        """What is given up without it, in a few words."""
        match self.part.effect:
            case gains.Promote() if self.part.choice == "white" and self.outcome:
                return say("left-promote", gain=self.outcome)
            case gains.Waive():
                return say("left-no-cost", saved=self.saved)
            case gains.AcceptDeal(shares=n):
                return say("left-deal", n=n)
            case effect:
                # a promotion that comes with it is told by itself
                return effect_text(effect, self.now._replace(fits=False))


def open_parts(turn: Turn) -> list[Choice]:
    """RRV-037, RRV-167, RRV-170, RRV-171: the open parts of the action that can be carried out."""
    means = now(turn.player)
    found = [choice(turn, part, means) for part in parts(turn.action) if possible(turn, part)]
    turn.left_open = tuple(each for each in found if not each.idle)
    return sorted(found, key=lambda each: bool(each.part.price or each.part.worker or each.idle))


def choice(turn: Turn, part: Part, means: Now) -> Choice:
    """A part with what it costs and brings as things stand."""
    deals: list[Offer] = []
    if isinstance(part.effect, gains.AcceptDeal):
        deals = deal_options(turn, part.effect.shares)
    if part.key in ("bonus", "extra-bonus") and "reward" not in turn.action.used:
        means = fits_with(turn.player, means, DATA.city_tiles[turn.action.tile].primary)
    return Choice(
        part,
        shares_to_sell(turn.player.money, part.price),
        tuple(effect_text(offer.part.effect, means) for offer in deals),
        turn.action.worker,
        too_few_left(turn) if part.worker or part.choice == "white" else 0,
        isinstance(part.effect, gains.Flip) and all(each.idle for each in flippable(turn, part.effect.times)),
        turn.action.debt if isinstance(part.effect, gains.Waive) else 0,
        means,
        turn.having_paid(part.price, partial(outcome, turn, part.effect))
        if turn.explains or part.choice == "white"
        else None,
    )


def possible(turn: Turn, part: Part) -> bool:
    """RRV-167, RRV-170, RRV-171: the price can be paid, something comes of it, and the turn can still be finished."""
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
    """RRV-170, RRV-171: whether anything comes of a part that is paid for, but for the worker that it takes."""
    if isinstance(part.effect, gains.AcceptDeal):
        return bool(deal_options(turn, part.effect.shares))
    if part.worker:
        return can_discard(turn, partial(carries_out, turn, part.effect))
    return carries_out(turn, part.effect)


MOST_NAMED = 2
"""So many parts that are left out are named where nothing else is to tell; of more, only how many."""


@dataclass(frozen=True, slots=True)
class Close(Option):
    """Closing the action: it takes the `gift` of the placed worker, pays so much, for which `sold` shares are sold, and
    makes so many `hires` due or turns to the `deal` card. `forgone` are the parts that are left out."""

    gift: Choice | None
    cost: int
    sold: int
    hires: int
    deal: bool
    forgone: tuple[Choice, ...]

    def __str__(self) -> str:
        return DONE

    def label(self) -> Msg:
        """Done, and what is next."""
        return say("done-deal" if self.deal else DONE)

    def detail(self) -> Msg | None:
        """What it takes and pays, who has to be hired, and what is left out."""
        does: list[Msg] = []
        if self.gift:
            gift = self.gift.part
            does.append(say("close-gift", gift=gift.key, effect=effect_text(gift.effect, self.gift.now)))
        if self.cost:
            does.append(say("close-cost", cost=self.cost, sold=self.sold))
        if self.hires:
            does.append(say("close-hires", hires=self.hires, price=self.hires * RULE.hire_price))
        return chain([*does, self.forgoes(1 if does else MOST_NAMED)]) or say("close-nothing")

    def forgoes(self, most: int = MOST_NAMED) -> Msg | None:
        """What is left out, so many of it named; None if nothing is."""
        if not self.forgone:
            return None
        more = len(self.forgone[most:])
        rest = [say("close-more", more=more)] if more else []
        named = [each.left_out() for each in self.forgone[:most]]
        return say("close-forgone", forgone=[*named, *rest])

    @property
    def ends_turn(self) -> bool:
        """Unless somebody has to be hired, or a deal may be accepted."""
        return not self.hires and not self.deal

    @property
    def declines(self) -> bool:
        """It is the way out of the action."""
        return True


def closing(turn: Turn) -> Close | None:
    """RRV-037, RRV-166, RRV-167: closing the action, if what follows can end the turn well. It takes what the placed
    worker gives for nothing, and pays the main cost."""
    here, gift = turn.outlook(), gift_of_the_worker(turn)
    taken = choice(turn, gift, now(turn.player)) if gift else None
    if gift:
        here = next(turn.search.begin(here, gift))
    assert here.action is not None
    debt, deal = here.action.debt, here.action.deal
    if here.wealth < debt or not turn.search.finishable(close(here)):
        return None
    hires = 0 if deal else max(0, turn.least - workforce(turn.player))
    left = sorted((c for c in turn.left_open if isinstance(c, Choice)), key=lambda each: each.part.choice != "white")
    forgone = tuple(each for each in left if gift is None or each.part.key != gift.key)
    return Close(taken, debt, shares_to_sell(here.money, debt), hires, deal, forgone)


def action_note(turn: Turn) -> Msg:
    """What is still to be paid, and how many workers there are."""
    facts = {"money": turn.player.money, "shares": turn.player.shares, "needed": RULE.minimum_workforce}
    return say("action-note", cost=turn.action.debt, workers=workforce(turn.player), **facts)


def newly_hireable(turn: Turn) -> bool:
    """RRV-186: whether a worker can be hired that could not be at the decision before, and not only as has to be."""
    due = workforce(turn.player) < turn.least
    return turn.a_new_hire_opens(lambda: bool(closing(turn)) and not (due and not open_parts(turn)))


def closes_itself(turn: Turn) -> bool:
    """RRV-037, RRV-166: whether the action closes with no further question, and the turn with it."""
    action = turn.action
    return action.placed and not action.deal and not open_parts(turn) and not newly_hireable(turn)


def plays_itself(turn: Turn, options: list[Choice]) -> Part | None:
    """A part that is nothing but a gain of money or shares, if there is no choice about it.

    What the action itself gives is taken at once; what the placed worker gives only when nothing else is open, since
    the player may rather want to use the worker as a white one (RRV-040).
    """
    gifts = [option.part for option in options if is_gift(option.part)]
    main = [part for part in gifts if not part.choice]
    if main:
        return main[0]
    return gifts[0] if gifts and len(gifts) == len(options) and not newly_hireable(turn) else None


def gift_of_the_worker(turn: Turn) -> Part | None:
    """RRV-037: the gain that the placed worker gives. Whoever closes the action takes it: nobody would rather do
    without."""
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
    leaves the action as it was but for that (`declined`)."""

    def declining() -> Word | None:
        return (
            way_out(DECLINE, say("decline-part-effect"))
            if turn.search.finishable_with(turn.outlook(), declined)
            else None
        )

    chosen = await turn.may_choose(
        "deal", partial(deal_options, turn, gained), done=declining, note=partial(deal_note, turn)
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
    """RRV-038, RRV-162: the placement or sale, or first something that changes it."""
    chosen = await turn.choose("action", partial(first_options, turn), note=partial(action_note, turn))
    if isinstance(chosen, Choice):
        await begin(turn, chosen.part)
    else:
        await PLACE[turn.action.box](turn)


def first_options(turn: Turn) -> list[Word | Choice]:
    """RRV-162, RRV-163, RRV-167: the placement or sale, if it is possible already, and whatever may come before it
    where something of that could change it."""
    build = Word(*BUILD[turn.action.box])
    if not turn.search.may_change(turn.outlook()):
        return [build]
    return [*([build] if can_place(turn) else []), *open_parts(turn)]
