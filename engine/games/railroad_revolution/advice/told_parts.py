"""The parts of an action, its close, and deals as a person sees them: what each leads to and takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from engine.core.play.ask import Option
from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.actions import OpenPart, gift_of_the_worker, newly_hireable, open_parts
from engine.games.railroad_revolution.advice.helps import fits_with, leaving, now, too_few_left
from engine.games.railroad_revolution.advice.told_gains import flippable, outcome
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import Offer, a_hire_would_help, can_deal, deal_options
from engine.games.railroad_revolution.facts import WHITE
from engine.games.railroad_revolution.outlook import RULE, shares_to_sell
from engine.games.railroad_revolution.parts import Part
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import ANY_TIME, DONE, LEXICON, Now, effect_text, say
from engine.games.railroad_revolution.workers import workforce

chain = partial(LEXICON.chain, "and-then", by=("first", "then"))
"""Facts one after the other, without those that are None; None if nothing is left."""


def nothing_follows(turn: Turn) -> bool:
    """Whether the turn ends without another question if the remaining choices are left out."""
    if turn.more or workforce(turn.player) < turn.least or turn.state.phase == "draft":
        return False
    if turn.state.action is None:
        return not can_deal(turn) and not a_hire_would_help(turn)
    closes = turn.action.placed and not turn.action.deal
    return closes and not any(True for _ in open_parts(turn)) and not newly_hireable(turn)


@dataclass(frozen=True, slots=True)
class ToldPart(OpenPart):
    """An open part of the action.

    `sold` shares are sold for its price; `deals` are the deals that it is about; `worker` is the colour of the worker
    that forgoes its own effect for it. `left` is how many workers remain if those are too few at the end of the turn,
    else 0. An `idle` part has no effect. `saved` are the dollars that it saves. `now` is what its effect would find,
    `outcome` what it leads to. `spent` are the shares that the deals cost. `loses`: its promotion is lost, since no
    worker fits yet though the reward may bring one. `when` says by when missing workers have to be hired.
    """

    sold: int = 0
    deals: tuple[Msg, ...] = ()
    worker: str = WHITE
    left: int = 0
    idle: bool = False
    saved: int = 0
    now: Now = ANY_TIME
    outcome: Msg | None = None
    spent: tuple[int, ...] = ()
    loses: bool = False
    when: str = "now"

    def label(self) -> Msg:
        """What it gives, and what a deal costs."""
        if isinstance(self.part.effect, gains.AcceptDeal) and self.spent:
            one, *more = dict.fromkeys(self.spent)
            return say("part-deal-for", spent=one, another=more[0] if more else 0)
        effect, price = effect_text(self.part.effect, self.now), self.part.price
        facts: dict[str, Value] = {"lie": self.now.lie, "vp": self.now.vp}
        return say(f"part-{self.part.key}", effect=effect, cost=price, saved=self.saved, **facts)

    def detail(self) -> Msg | None:
        """What it leads to: what it brings, what is sold for it, who is lost, and what becomes impossible."""
        return chain((self.outcome, self.takes()))

    def takes(self) -> Msg | None:
        """What is sold for it, who is lost, and what becomes impossible."""
        if isinstance(self.part.effect, gains.AcceptDeal) and self.deals:
            return say("deals-effect", deals=list(self.deals), n=self.part.effect.shares)
        stays: dict[str, Value] = {"left": self.left, "hire": RULE.hire_price, "when": self.when}
        stays["needed"] = RULE.minimum_workforce
        if self.part.worker:
            return say("for-a-worker", **stays)
        if self.part.choice == "white" and (self.worker != WHITE or self.left):
            return say("promote-effect", worker=self.worker, **stays)
        if self.loses:
            return say("part-loses-promotion")
        return say("sells-effect", sold=self.sold) if self.sold else None

    def left_out(self) -> Msg:
        """What the player gives up without it, in a few words."""
        match self.part.effect:
            case gains.Promote() if self.part.choice == "white" and self.outcome:
                return say("left-promote", gain=self.outcome)
            case gains.Waive():
                return say("left-no-cost", saved=self.saved)
            case gains.AcceptDeal(shares=n):
                return say("left-deal", n=n)
            case effect:
                # a promotion that comes with it is reported separately
                return effect_text(effect, self.now._replace(fits=False))


def costs(part: ToldPart) -> bool:
    """Whether a part takes money or a worker, or has no effect: nobody misses it if it is left out."""
    return bool(part.part.price or part.part.worker or part.idle)


def told_part(turn: Turn, *, brief: bool = False) -> Callable[[Part], ToldPart]:
    """What to say about a part; a `brief` text says what is given up without it, but not what it leads to."""
    means = now(turn.player)

    def tell(part: Part) -> ToldPart:
        effect, met = part.effect, means
        first = part.key in ("bonus", "extra-bonus") and "reward" not in turn.action.used
        later = fits_with(turn.player, means, DATA.city_tiles[turn.action.tile].primary) if first else means
        loses = later.fits and not means.fits and isinstance(effect, gains.ShareThenPromote | gains.StepThenPromote)
        if brief:
            met = later
        deals = [*deal_options(turn, effect.shares)] if isinstance(effect, gains.AcceptDeal) else []
        white = part.choice == "white"
        return ToldPart(
            part,
            shares_to_sell(turn.player.money, part.price),
            tuple(effect_text(offer.part.effect, met) for offer in deals),
            turn.action.worker,
            too_few_left(turn) if part.worker or white else 0,
            isinstance(effect, gains.Flip) and all(each.idle for each in flippable(turn, effect.times)),
            turn.action.debt if isinstance(effect, gains.Waive) else 0,
            met,
            None if brief and not white else turn.having_paid(part.price, partial(outcome, turn, effect)),
            tuple(offer.part.shares for offer in deals),
            loses,
            str(leaving(turn, 0)["when"]),
        )

    return tell


MOST_NAMED = 2
"""This many left-out parts are named if there is nothing else to say; if there are more, only their number is given."""


@dataclass(frozen=True, slots=True)
class Close(Option):
    """Closing the action. It takes the `gift` of the placed worker and pays this much, for which `sold` shares are
    sold; then this many `hires` are due, or the `deal` card is next. `forgone` are the parts that are left out."""

    gift: ToldPart | None
    cost: int
    sold: int
    hires: int
    deal: bool
    forgone: tuple[ToldPart, ...]

    def __str__(self) -> str:
        return DONE

    def label(self) -> Msg:
        """That it is done, and what comes next."""
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
        """What is left out, with at most this many named; None if nothing is."""
        if not self.forgone:
            return None
        more = len(self.forgone[most:])
        rest = [say("close-more", more=more)] if more else []
        named = [each.left_out() for each in self.forgone[:most]]
        return say("close-forgone", forgone=[*named, *rest])

    @property
    def ends_turn(self) -> bool:
        """True unless somebody has to be hired, or a deal may be accepted."""
        return not self.hires and not self.deal

    @property
    def declines(self) -> bool:
        """True: it is the way out of the action."""
        return True


def closing(turn: Turn, open: Sequence[ToldPart]) -> Close:
    """RRV-037, RRV-166: what closing the action would do while these parts are open."""
    here, gift = turn.outlook(), gift_of_the_worker(turn)
    taken = told_part(turn, brief=True)(gift) if gift else None
    if gift:
        here = next(turn.search.begin(here, gift))
    assert here.action is not None
    debt, deal = here.action.debt, here.action.deal
    hires = 0 if deal else max(0, turn.least - workforce(turn.player))
    left = sorted((each for each in open if not each.idle), key=lambda each: each.part.choice != "white")
    forgone = tuple(each for each in left if gift is None or each.part.key != gift.key)
    return Close(taken, debt, shares_to_sell(here.money, debt), hires, deal, forgone)


@dataclass(frozen=True, slots=True)
class ToldOffer(Offer):
    """A deal: `now` is what its effect would find, `outcome` what it leads to."""

    now: Now = ANY_TIME
    outcome: Msg | None = None

    def label(self) -> Msg:
        """What it costs and gives."""
        facts = {"spent": self.part.shares, "cost": self.part.price}
        return say("deal", effect=effect_text(self.part.effect, self.now), **facts)

    def detail(self) -> Msg | None:
        """What it leads to, and what is left."""
        return chain((self.outcome, say("deal-left", sold=self.sold, left=self.left)))


def told_offer(turn: Turn, offer: Offer) -> ToldOffer:
    """A deal with its text."""
    part = offer.part
    gained = offer.left + offer.sold + part.shares - turn.player.shares
    stay = too_few_left(turn) if isinstance(part.effect, gains.Promote) else 0
    if stay:
        comes: Msg | None = say("leaves", **leaving(turn, stay))
    else:
        comes = turn.having_paid(part.price, partial(outcome, turn, part.effect), part.shares - gained)
    return ToldOffer(part, offer.left, offer.sold, now(turn.player), comes)
