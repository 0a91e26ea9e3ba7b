"""The four actions (rules sections 4 to 7): the placement or sale, then the parts that are open, then the close."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from engine.core.ask import Word
from engine.core.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.building import rail_is_sold_next
from engine.games.railroad_revolution.deals import accept, deal_options
from engine.games.railroad_revolution.effects import carries_out, resolve
from engine.games.railroad_revolution.outlook import close, mark, shares_to_sell
from engine.games.railroad_revolution.parts import RULE, SIDES, Part, parts
from engine.games.railroad_revolution.people import can_discard, discard
from engine.games.railroad_revolution.placements import BUILD, PLACE, can_place
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.setup import WHITE
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import DONE, effect_text, say
from engine.games.railroad_revolution.workers import workforce


async def carry_out(turn: Turn) -> None:
    """RRV-036 to RRV-038, RRV-163, RRV-166: the action of the worker just placed, until it is closed.

    What may as well come after the placement is offered only then. A part that takes nothing and leaves no choice plays
    itself, and an action in which nothing is open closes itself.
    """
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
            anytime=True,
            note=partial(action_note, turn),
            known=options,
        )
        if chosen is None:
            if gift := gift_of_the_worker(open_parts(turn)):
                await begin(turn, gift)
            break
        await begin(turn, chosen.part)
    settle(turn)


@dataclass(frozen=True, slots=True)
class Choice:
    """An open part of the action."""

    part: Part
    sold: int
    deals: tuple[Msg, ...] = ()
    worker: str = WHITE

    def __str__(self) -> str:
        return self.part.key

    def label(self) -> Msg:
        """What it gives."""
        return say(f"part-{self.part.key}")

    def detail(self) -> Msg | None:
        """What it gives exactly, and what it costs."""
        effect = effect_text(self.part.effect)
        if isinstance(self.part.effect, gains.AcceptDeal) and self.deals:
            return say("deals-effect", deals=list(self.deals), n=self.part.effect.shares)
        if self.part.worker:
            return say("for-a-worker", effect=effect)
        if self.part.price:
            return say("for-money", effect=effect, cost=self.part.price, sold=self.sold)
        if self.part.choice == "white":
            return say("promote-effect", worker=self.worker)
        return say("flip-effect") if isinstance(self.part.effect, gains.Flip) else say("gives", effect=effect)


def open_parts(turn: Turn) -> list[Choice]:
    """RRV-037, RRV-167, RRV-170, RRV-171: the open parts of the action that can be carried out."""
    return [choice(turn, part) for part in parts(turn.action) if possible(turn, part)]


def choice(turn: Turn, part: Part) -> Choice:
    """A part, how many shares its price sells, and which deals it is about."""
    deals = deal_options(turn, part.effect.shares) if isinstance(part.effect, gains.AcceptDeal) else []
    return Choice(
        part, shares_to_sell(turn.player.money, part.price), tuple(offer.label() for offer in deals), turn.action.worker
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


def closing(turn: Turn) -> Word | None:
    """RRV-166, RRV-167: closing the action, if what follows can end the turn well; it pays the main cost."""
    debt = turn.action.debt
    if not turn.at_ease(wealth(turn.player)):
        here = turn.outlook()
        if here.wealth < debt or not turn.search.finishable(close(here)):
            return None
    if any(isinstance(part.effect, gains.Waive) for part in parts(turn.action)) and gift_of_the_worker(
        open_parts(turn)
    ):
        debt = 0
    sold, hires = shares_to_sell(turn.player.money, debt), max(0, RULE.minimum_workforce - workforce(turn.player))
    if hires and not turn.action.deal:
        return Word(str(DONE), say("done"), say("close-and-hire-effect", cost=debt, hires=hires))
    return Word(str(DONE), say("done"), say("close-effect", cost=debt, sold=sold))


def action_note(turn: Turn) -> Msg:
    """What is still to be paid, and how many workers there are."""
    return say("action-note", cost=turn.action.debt, workers=workforce(turn.player), needed=RULE.minimum_workforce)


def newly_hireable(turn: Turn) -> bool:
    """RRV-186: whether a worker can be hired that could not be at the decision before."""
    return any(colour not in turn.offered for colour in turn.hireable())


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


def gift_of_the_worker(options: list[Choice]) -> Part | None:
    """RRV-037: the gain that the placed worker gives, where it could not be used as a white one instead.

    Whoever closes the action takes it: nobody would rather do without.
    """
    if any(option.part.choice == "white" for option in options):
        return None
    return next((option.part for option in options if option.part.choice and is_gift(option.part)), None)


def is_gift(part: Part) -> bool:
    """Whether a part takes nothing and leaves no choice."""
    return isinstance(part.effect, GIFTS) and not part.price and not part.worker


GIFTS = (gains.Money, gains.Shares, gains.PerTrain, gains.Waive)


def matters_before(turn: Turn, part: Part) -> bool:
    """RRV-162, RRV-163: whether a part may change where the placement can go or what is sold.

    Only a rail that a part places can: it makes cities available, and it may have been the next piece to sell; and a
    deal may take a building from the mat. Anything else has the same outcome after the placement.
    """
    if isinstance(part.effect, gains.Flip):
        return a_flip_matters_before(turn)
    if isinstance(part.effect, gains.AcceptDeal):
        deals = [offer.part.effect for offer in deal_options(turn, part.effect.shares)]
        if any(isinstance(effect, TAKES_A_PIECE) for effect in deals):
            return True
        return any(isinstance(effect, gains.Flip) for effect in deals) and a_flip_matters_before(turn)
    return False


TAKES_A_PIECE = (gains.Rail, gains.Station, gains.Office, gains.Train)
"""Deals after which the mat may hold a piece less; a train taken with one may be flipped at once."""


def a_flip_matters_before(turn: Turn) -> bool:
    """RRV-133, RRV-163: whether a flip may place a rail that changes what comes after it.

    A train that lies face down needs two flips for that.
    """
    player, sells = turn.player, turn.action.box == "trade"
    flips = sum(isinstance(part.effect, gains.Flip | gains.AcceptDeal) for part in parts(turn.action))
    trains = player.up["rail"] + (player.down["rail"] if flips > 1 else 0)
    return trains > 0 and any(player.rails) and (not sells or rail_is_sold_next(turn))


async def begin(turn: Turn, part: Part) -> None:
    """RRV-164, RRV-165, RRV-170: pay for a part and finish it."""
    turn.state.action = mark(turn.action, part)
    if part.worker:
        await discard(turn, partial(carries_out, turn, part.effect))
    turn.pay(part.price)
    match part.effect:
        case gains.Waive():
            turn.tell("waive", waived=turn.action.debt)
            turn.state.action = replace(turn.action, debt=0)
        case gains.AcceptDeal(shares=shares):
            await accept_in_action(turn, shares)
        case effect:
            await resolve(turn, effect)


async def accept_in_action(turn: Turn, gained: int) -> None:
    """RRV-082, RRV-083, RRV-188, RRV-189: one deal for the active player alone, with a share."""
    chosen = await turn.choose("deal", partial(deal_options, turn, gained))
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
    options = first_options(turn)
    chosen = options[0]
    if len(options) > 1:
        chosen = await turn.choose("action", partial(first_options, turn), anytime=True)
    if isinstance(chosen, Choice):
        await begin(turn, chosen.part)
    else:
        await PLACE[turn.action.box](turn)


def first_options(turn: Turn) -> list[Word | Choice]:
    """RRV-162, RRV-163, RRV-167: the placement, if it is possible already, and what may matter before it."""
    build = Word(*BUILD[turn.action.box])
    before = [choice(turn, p) for p in parts(turn.action) if matters_before(turn, p) and possible(turn, p)]
    # without anything else to do the placement is possible, or the worker could not have been placed
    return [build, *before] if not before or can_place(turn) else [*before]
