"""What money, milestones and workers are worth to the bot opponent `normal`."""

from __future__ import annotations

from functools import cached_property

from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, COLOURS
from engine.games.railroad_revolution.view import MilestoneView, View

RULE = DATA.constants
MINIMUM = RULE.minimum_workforce
LAST_PARTS = (1.0, 0.2, 0.0)
"""The share of a milestone's VP that a part is worth in the last turn, by how many parts are missing; the last value
repeats."""

BROKE = 3.0
"""What it is worth not to have to hire without the money for it."""


class Means:
    """Weighted estimates for the seat of a view; nothing here is exact, and nothing is remembered from one view to the
    next. `left` counts the steps still to take, if that is the question."""

    def __init__(self, view: View, left: int = 1, weights: Weights = WEIGHTS) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.wealth = self.me.money + self.me.shares * RULE.share_sale_price
        if view.action is not None:
            self.wealth -= view.action.debt
        self.left = left
        self.w = weights
        self._uses: dict[float, float] = {}

    # -- time and money

    @cached_property
    def turns(self) -> float:
        """About how many turns are left for this seat, including a current one of its own."""
        view = self.view
        assert view.seat is not None
        after = (view.seat - view.first) % view.seats >= (view.acting - view.first) % view.seats
        running = view.phase == "draft" or (after and (view.phase == "turn" or view.seat != view.acting))
        if view.last_round:
            turns = float(view.last_round - view.round)
        else:
            left = min(sum(s.rails + s.buildings for s in p.sectors if s.left_of_logo) for p in view.players)
            turns = 1.0 + left / self.w.pace
        return min(self.w.ahead, turns + running)

    @property
    def last(self) -> bool:
        """Whether the current turn is this seat's last."""
        return self.turns <= 1

    @cached_property
    def haste(self) -> float:
        """The share of its worth that money keeps, given the turns left to spend it."""
        return 0.01 + min(1.0, max(0.0, self.turns - 1) / self.w.spend)

    def use(self, wealth: float) -> float:
        """What this much wealth is worth."""
        known = self._uses.get(wealth)
        if known is not None:
            return known
        w, hundreds = self.w, wealth / 100
        worth = w.poor * min(hundreds, 5)
        if hundreds > 5:
            worth += w.modest * (min(hundreds, 12) - 5)
        if hundreds > 12:
            worth += w.rich * (min(hundreds, 20) - 12)
        worth += w.idle * max(0.0, hundreds - 20)
        self._uses[wealth] = worth
        return worth

    def money(self, dollars: float) -> float:
        """What gaining this many dollars is worth."""
        return (self.use(self.wealth + dollars) - self.use(self.wealth)) * self.haste

    def cost(self, dollars: float) -> float:
        """What paying this many dollars costs."""
        return (self.use(self.wealth) - self.use(self.wealth - dollars)) * self.haste if dollars else 0.0

    def share(self) -> float:
        """What a share is worth: what it sells for, and the money that it saves at gates and deals."""
        return self.money(RULE.share_sale_price) + (self.w.share if self.turns > 2 else 0.0)

    def shares(self, count: int) -> float:
        """What gaining this many shares is worth."""
        return self.money(count * RULE.share_sale_price) + (count * self.w.share if self.turns > 2 else 0.0)

    # -- milestones and workers

    def part(self, milestone: MilestoneView) -> float:
        """What one more of a milestone's missing things is worth."""
        slots = sum(not slot.manager for slot in milestone.slots)
        missing = slots + sum(max(0, c.count - c.have) for c in milestone.conditions)
        if not missing:
            return 0.0
        if self.last:
            return milestone.vp * LAST_PARTS[min(missing, len(LAST_PARTS)) - 1]
        w = self.w
        near = (w.near1, w.near2, w.near3, w.near4)[missing - 1] if missing <= 4 else w.near4 * 4 / missing
        hope = min(1.0, (self.turns * w.hope + 1) / (missing + 1))
        late = max(0.0, 1 - (self.turns - missing) / 4) if self.turns > missing else 1.0
        near += late * (1 / missing - near)
        chain = w.chain * min(1.0, self.turns / 10) if milestone.pile != "D" else 0.0
        return (milestone.vp + chain) * near * hope * hope * w.milestone

    @cached_property
    def parts(self) -> dict[str, float]:
        """What one more part of each milestone is worth."""
        return {m.id: self.part(m) for m in self.me.milestones}

    @cached_property
    def wanted(self) -> dict[str, float]:
        """What a worker of each colour is worth as a manager at its best place."""
        managers = self.me.milestones
        return {c: max((self.manager(c, m) for m in managers), default=0.0) for c in COLOURS}

    def manager(self, colour: str, milestone: MilestoneView) -> float:
        """What a worker of this colour is worth as a manager there, not counting the loss of the worker."""
        if not any(not slot.manager and slot.accepts in (colour, ANY) for slot in milestone.slots):
            return 0.0
        ripe = self.last or all(condition.met for condition in milestone.conditions)
        return self.parts[milestone.id] * (self.w.ripe if ripe else self.w.manage)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many workers of each colour there are in pool and mat."""
        boxes = self.me.mat.values()
        return {c: self.me.pool[c] + sum(box.count(c) for box in boxes) for c in COLOURS}

    def count(self, colour: str) -> int:
        """How many workers of a colour there are in pool and mat."""
        return self.counts[colour]

    def bare(self, colour: str) -> float:
        """What a worker that no milestone wants is worth."""
        if self.turns <= 1:
            return 0.0
        kind = self.w.white if colour == "white" else self.w.specialist
        spare = max(0, self.me.workforce - MINIMUM)
        late = min(1.0, self.turns / 5)
        return late * (kind + self.w.buffer * (1.0 if spare == 0 else 0.6 if spare == 1 else 0.25))

    def loss(self, colour: str) -> float:
        """What losing a worker costs, who may have to be replaced by a hire."""
        due = self.me.workforce <= MINIMUM and self.turns >= 1
        hire = self.w.hire * self.cost(RULE.hire_price) if due else 0.0
        if due and self.wealth < RULE.hire_price:
            hire += BROKE
        return hire + 0.7 * self.bare(colour)

    def promotion(self, colour: str) -> float:
        """What promoting a worker of this colour is worth."""
        best = self.wanted[colour]
        return best - self.loss(colour) if best else 0.0

    @cached_property
    def _promotions(self) -> list[float]:
        own = [c for c in COLOURS if self.count(c)]
        return sorted((self.promotion(colour) for colour in own), reverse=True)

    def best_promotion(self, most: int = 1, price: int = 0) -> float:
        """What promoting up to this many of the seat's workers is worth."""
        each = self.cost(price)
        total = 0.0
        for n, value in enumerate(self._promotions[:most]):
            total += max(0.0, value - each) * (1.0 if n == 0 else 0.7)
        return total

    def worker(self, colour: str) -> float:
        """What one more worker of this colour is worth."""
        if self.turns < 1:
            return 0.0
        wanted = self.wanted[colour]
        if self.last:
            return 0.3 * wanted
        have = self.count(colour)
        return self.bare(colour) + self.w.wanted * wanted * (1.0 if not have else 0.3) + self.enabled

    def use_of(self, colour: str) -> float:
        """What the only worker of a colour is worth as a manager; 0 if there are more of it."""
        return 0.0 if self.count(colour) > 1 else self.wanted[colour]

    def kept(self, colour: str) -> float:
        """What a worker of the seat is worth, by colour."""
        return self.bare(colour) + self.w.wanted * self.use_of(colour)

    @cached_property
    def enabled(self) -> float:
        """What the promotion that one more worker would make possible is worth."""
        if self.me.workforce > MINIMUM:
            return 0.0
        own = [c for c in COLOURS if self.count(c)]
        return self.w.enable * max((self.wanted[c] for c in own), default=0.0)
