"""What money, milestones and workers are worth to the bot opponent `normal`."""

from __future__ import annotations

from engine.games.railroad_revolution.advice.once import once
from engine.games.railroad_revolution.advice.sight import Milestone, Sight
from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, WHITE
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.workers import count_of, workforce

RULE = DATA.constants
MINIMUM = RULE.minimum_workforce
LAST_PARTS = (1.0, 0.2, 0.0)
"""The share of a milestone's VP that a part is worth in the last turn, by how many parts are missing; the last value
repeats."""

BROKE = 3.0
"""What it is worth not to have to hire without the money for it."""
NOBODY = 99.0
"""What it costs to lose a worker where there is none."""


class Means:
    """Weighted estimates for what a seat sees; nothing here is exact, and nothing is remembered from one sight to the
    next. `left` counts the steps still to take, if that is the question.

    `turns` says about how many turns are left for this seat, including a current one of its own; `last` that the
    current one is its last; `haste` is the share of its worth that money keeps, given the turns left to spend it.
    """

    def __init__(self, sight: Sight, left: int = 1, weights: Weights = WEIGHTS) -> None:
        self.sight = sight
        self.me = sight.me
        self.wealth = wealth(self.me)
        if sight.action is not None:
            self.wealth -= sight.action.debt
        self.workforce = workforce(self.me)
        self.left = left
        self.w = weights
        self.turns = self._turns()
        self.last = self.turns <= 1
        self.haste = 0.01 + min(1.0, max(0.0, self.turns - 1) / self.w.spend)
        self._use_now = self.use(self.wealth)
        self._gains: dict[float, float] = {}
        self._promoted: dict[tuple[int, int], float] = {}

    # -- time and money

    def _turns(self) -> float:
        sight = self.sight
        after = (sight.seat - sight.first) % sight.seats >= (sight.acting - sight.first) % sight.seats
        running = sight.phase == "draft" or (after and (sight.phase == "turn" or sight.seat != sight.acting))
        turns = float(sight.last_round - sight.round) if sight.last_round else 1.0 + sight.leftmost / self.w.pace
        return min(self.w.ahead, turns + running)

    def use(self, wealth: float) -> float:
        """What this much wealth is worth."""
        w, hundreds = self.w, wealth / 100
        worth = w.poor * min(hundreds, 5)
        if hundreds > 5:
            worth += w.modest * (min(hundreds, 12) - 5)
        if hundreds > 12:
            worth += w.rich * (min(hundreds, 20) - 12)
        worth += w.idle * max(0.0, hundreds - 20)
        return worth

    def money(self, dollars: float) -> float:
        """What gaining this many dollars is worth."""
        known = self._gains.get(dollars)
        if known is None:
            known = self._gains[dollars] = (self.use(self.wealth + dollars) - self._use_now) * self.haste
        return known

    def cost(self, dollars: float) -> float:
        """What paying this many dollars costs."""
        return -self.money(-dollars) if dollars else 0.0

    @once
    def share(self) -> float:
        """What a share is worth: what it sells for, and the money that it saves at gates and deals."""
        return self.shares(1)

    def shares(self, count: int) -> float:
        """What gaining this many shares is worth."""
        return self.money(count * RULE.share_sale_price) + (count * self.w.share if self.turns > 2 else 0.0)

    # -- milestones and workers

    def part(self, milestone: Milestone) -> float:
        """What one more of a milestone's missing things is worth."""
        missing, card = milestone.missing, milestone.card
        if not missing:
            return 0.0
        if self.last:
            return card.vp * LAST_PARTS[min(missing, len(LAST_PARTS)) - 1]
        w = self.w
        near = (w.near1, w.near2, w.near3, w.near4)[missing - 1] if missing <= 4 else w.near4 * 4 / missing
        hope = min(1.0, (self.turns * w.hope + 1) / (missing + 1))
        late = max(0.0, 1 - (self.turns - missing) / 4) if self.turns > missing else 1.0
        near += late * (1 / missing - near)
        chain = w.chain * min(1.0, self.turns / 10) if card.pile != "D" else 0.0
        return (card.vp + chain) * near * hope * hope * w.milestone

    @once
    def parts(self) -> dict[str, float]:
        """What one more part of each milestone is worth."""
        return {m.card.id: self.part(m) for m in self.sight.milestones}

    @once
    def wanted(self) -> dict[str, float]:
        """What a worker of each colour is worth as a manager at its best place."""
        wanted = dict.fromkeys(COLOURS, 0.0)
        for milestone in self.sight.milestones:
            if milestone.empty:
                for colour in COLOURS:
                    wanted[colour] = max(wanted[colour], self.manager(colour, milestone))
        return wanted

    def manager(self, colour: str, milestone: Milestone) -> float:
        """What a worker of this colour is worth as a manager there, not counting the loss of the worker."""
        if not milestone.takes(colour):
            return 0.0
        ripe = self.last or not milestone.unmet
        return self.parts[milestone.card.id] * (self.w.ripe if ripe else self.w.manage)

    @once
    def counts(self) -> dict[str, int]:
        """How many workers of each colour there are in pool and mat."""
        return {colour: count_of(self.me, colour) for colour in COLOURS}

    @once
    def own(self) -> list[str]:
        """The colours of the seat's workers."""
        return [colour for colour, count in self.counts.items() if count]

    @once
    def bare(self) -> dict[str, float]:
        """What a worker that no milestone wants is worth, by colour."""
        return {colour: self._bare(self.w.white if colour == WHITE else self.w.specialist) for colour in COLOURS}

    def _bare(self, kind: float) -> float:
        if self.last:
            return 0.0
        spare = max(0, self.workforce - MINIMUM)
        late = min(1.0, self.turns / 5)
        return late * (kind + self.w.buffer * (1.0 if spare == 0 else 0.6 if spare == 1 else 0.25))

    @once
    def loss(self) -> dict[str, float]:
        """What losing a worker costs, who may have to be replaced by a hire, by colour."""
        due = self.workforce <= MINIMUM and self.turns >= 1
        hire = self.w.hire * self.cost(RULE.hire_price) if due else 0.0
        if due and self.wealth < RULE.hire_price:
            hire += BROKE
        return {colour: hire + 0.7 * bare for colour, bare in self.bare.items()}

    def promotion(self, colour: str) -> float:
        """What promoting a worker of this colour is worth."""
        best = self.wanted[colour]
        return best - self.loss[colour] if best else 0.0

    @once
    def _promotions(self) -> list[float]:
        return sorted(map(self.promotion, self.own), reverse=True)

    def best_promotion(self, most: int = 1, price: int = 0) -> float:
        """What promoting up to this many of the seat's workers is worth."""
        known = self._promoted.get((most, price))
        if known is None:
            each, known = self.cost(price), 0.0
            for n, value in enumerate(self._promotions[:most]):
                known += max(0.0, value - each) * (1.0 if n == 0 else 0.7)
            self._promoted[most, price] = known
        return known

    @once
    def worker(self) -> dict[str, float]:
        """What one more worker is worth, by colour."""
        return {colour: self._worker(colour) for colour in COLOURS}

    def _worker(self, colour: str) -> float:
        if self.turns < 1:
            return 0.0
        wanted = self.wanted[colour]
        if self.last:
            return 0.3 * wanted
        share = 0.3 if self.counts[colour] else 1.0
        return self.bare[colour] + self.w.wanted * wanted * share + self.enabled

    @once
    def best_in_bank(self) -> float:
        """What the best worker that the bank holds is worth."""
        return max((self.worker[colour] for colour, count in self.sight.bank.items() if count), default=0.0)

    def use_of(self, colour: str) -> float:
        """What the only worker of a colour is worth as a manager; 0 if there are more of it."""
        return 0.0 if self.counts[colour] > 1 else self.wanted[colour]

    @once
    def kept(self) -> dict[str, float]:
        """What a worker of the seat is worth, by colour."""
        return {colour: self.bare[colour] + self.w.wanted * self.use_of(colour) for colour in COLOURS}

    @once
    def least_missed(self) -> float:
        """What the least useful worker is worth."""
        return min((self.loss[colour] + 0.3 * self.kept[colour] for colour in self.own), default=NOBODY)

    @once
    def taken(self) -> float:
        """What a worker that a gate takes costs."""
        own = (self.loss[colour] + self.w.wanted * self.use_of(colour) for colour in self.own)
        return min(own, default=NOBODY)

    @once
    def enabled(self) -> float:
        """What the promotion that one more worker would make possible is worth."""
        if self.workforce > MINIMUM:
            return 0.0
        return self.w.enable * max((self.wanted[colour] for colour in self.own), default=0.0)
