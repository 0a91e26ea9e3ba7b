"""What things are worth to bot opponents, in VP, seen from their seat."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import inf
from typing import assert_never
from weakref import WeakMethod

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.advice.means import RULE, Means
from engine.games.railroad_revolution.advice.once import once
from engine.games.railroad_revolution.advice.reach import Reach, surroundings
from engine.games.railroad_revolution.advice.sight import Sight
from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import TRACKS, Deal, Gate
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.network import connected

FREE_RAIL = 2.5
"""What a rail that costs nothing is worth, about."""
NEVER = -99.0
TRAIN_VP = DATA.trains[DATA.starting_train].vp_face_up


HANGING_ON_RAILS = (gains.Rail, gains.SpareRail, gains.Flip, gains.AcceptDeal)
"""The effects that may bring a rail: looking far ahead, they are worth something else."""


class Worth:
    """What everything is worth for a seat by what it sees: the `means` and what is in `reach` on the map, and here
    tracks, trains, and effects of all kinds."""

    def __init__(self, sight: Sight, left: int = 1, weights: Weights = WEIGHTS) -> None:
        self.sight = sight
        self.means = Means(sight, left, weights)
        self.reach = Reach(self.means, WeakMethod(self.effect))  # no circle: it goes when it is no longer needed
        self._effects: dict[Effect, float] = {}
        self._far_effects: dict[Effect, float] = {}
        self._best_steps: dict[tuple[int, str], float] = {}
        self._rails: dict[tuple[int, bool], float] = {}

    # -- tracks and trains

    def multiplier(self, track: str) -> float:
        """The factor for the track's value in the end."""
        more = max(0.0, self.means.turns - 1)
        if track == "telegraph":
            return min(8.0, len(self.sight.own_offices) + more * self.means.w.offices)
        if track == "stations":
            return len(self.sight.own_stations) + more * self.means.w.stations
        progress = self.reach.progress
        return sum([progress[away] for away in surroundings(self.reach.own.nodes).top])

    @once
    def climbs(self) -> list[list[float]]:
        """By track, what 0, 1, 2 and more steps on it are worth, with what its gates take."""
        smooth = self.means.w.smooth if self.means.turns > 3 else 0.0
        return [self._climb(track, smooth) for track in TRACKS]

    def _climb(self, track: str, smooth: float) -> list[float]:
        times, found, wealth = self.multiplier(track), [0.0], self.means.wealth
        for value, gate in rungs(track, smooth)[self.means.me.markers[track] :]:
            gain = value * times
            if gate:
                wealth -= dollars(gate)
                gain -= self.gate(gate)
            if wealth < 0:
                break
            found.append(found[-1] + gain)
        return found

    def gate(self, gate: Gate) -> float:
        """What a gate takes."""
        match gate.kind:
            case "money":
                return self.means.cost(gate.amount)
            case "shares":
                return gate.amount * self.means.share
            case _:
                return self.means.taken

    def best_steps(self, count: int, first: str = "") -> float:
        """What the best steps, this many, are worth; at least one is on the track `first`."""
        key = count, first
        if key not in self._best_steps:
            self._best_steps[key] = self._best(*key)
        return self._best_steps[key]

    def _best(self, count: int, first: str) -> float:
        climbs = zip(TRACKS, self.climbs, strict=True)
        left, middle, right = ([-inf, *climb[1:]] if track == first else climb for track, climb in climbs)
        most = [*accumulate(right, max)]  # on the third track, by how many steps are left for it
        best, last = NEVER if first else 0.0, len(most) - 1
        for a, worth in enumerate(left[: count + 1]):
            for b, more in enumerate(middle[: count - a + 1]):
                best = max(best, worth + more + most[min(count - a - b, last)])
        return best

    def step(self, track: str) -> float:
        """What a step on this track is worth, with those still to come."""
        return self.best_steps(self.means.left, track)

    def bonus(self, train: str, far: bool = False) -> float:
        """What the bonus of a train is worth."""
        effect = DATA.trains[train].effect
        return self.effect(effect, far) - self.means.cost(effect.price)

    def flip(self, train: str, up: bool, far: bool = False) -> float:
        """What turning over a train is worth."""
        if not up:
            return TRAIN_VP if self.means.turns <= 3 else self.means.w.reuse * TRAIN_VP
        down = sum(self.means.me.down.values())
        back = self.means.w.back * min(1.0, max(0.0, self.means.turns - 1) / self.means.w.back_turns) / (1 + down)
        return self.bonus(train, far) - TRAIN_VP * (1 - back)

    def flips(self, times: int) -> float:
        """What the best flips, this many, are worth, 0 if none is worth anything."""
        return self.effect(gains.Flip(times=times))

    def _flips(self, times: int, far: bool) -> float:
        face_up = [train for train, count in self.means.me.up.items() if count]
        up = [self.flip(train, up=True, far=far) for train in face_up]
        down = [self.flip(train, up=False) for train, n in self.means.me.down.items() for _ in range(n)]
        single = sorted([*up, *down], reverse=True)
        best = sum(value for value in single[:times] if value > 0)
        if times > 1:
            best = max(best, max((self.bonus(train, far) for train in face_up), default=0.0))
        return best

    def train(self) -> float:
        """What a train is worth."""
        if not any(self.sight.trains.values()):
            return 0.0
        return TRAIN_VP + self.means.w.train * min(1.0, max(0.0, self.means.turns - 2) / 6)

    # -- effects

    @once
    def swap(self) -> float:
        """What the best swap is worth."""
        own = self.means.own
        if not own:
            return 0.0
        return max(0.0, self.means.best_in_bank - min(self.means.kept[colour] for colour in own))

    def effect(self, effect: Effect, far: bool = False) -> float:
        """What an effect is worth once it is paid for; `far`: with a station that may be possible one day."""
        known = self._far_effects if far and isinstance(effect, HANGING_ON_RAILS) else self._effects
        worth = known.get(effect)
        if worth is None:
            worth = known[effect] = self._effect(effect, far)
        return worth

    def _effect(self, effect: Effect, far: bool) -> float:
        match effect:
            case gains.Promote(max=most, price_each=price):
                return self.means.best_promotion(most, price)
            case gains.Train():
                return self.train()
            case gains.Flip(times=times):
                return self._flips(times, far)
            case gains.Swap():
                return self.swap
            case gains.Shares(n=shares):
                return self.means.shares(shares)
            case gains.Steps(n=steps):
                return self.best_steps(steps)
            case gains.StepThenPromote(steps=steps, promote=most):
                return self.best_steps(steps) + self.means.best_promotion(most)
            case gains.Money(amount=money):
                return self.means.money(money)
            case gains.ShareThenPromote(shares=shares, promote=most):
                return shares * self.means.share + self.means.best_promotion(most)
            case gains.Workers() | gains.WorkersChoice() | gains.HireAny():
                return self.workers(effect)
            case gains.Waive() | gains.PerTrain() | gains.AcceptDeal():
                return self.extra(effect, far)
            case _:
                return self.placement(effect, far)

    def workers(self, effect: gains.TakenWorkers) -> float:
        """What workers from the bank are worth."""
        match effect:
            case gains.Workers(take=colours):
                return sum(self.means.worker[colour] for colour in colours)
            case gains.WorkersChoice(options=colours):
                return max(self.means.worker[colour] for colour in colours)
            case gains.HireAny():
                return self.means.best_in_bank
            case _:
                assert_never(effect)

    def placement(self, effect: gains.Placement, far: bool) -> float:
        """What an effect that places something is worth."""
        match effect:
            case gains.Rail() | gains.SpareRail():
                # the worth of a rail depends on that of a station far away: there all rails are alike
                return FREE_RAIL if far else self.reach.route(1, paid=False)
            case gains.Station() | gains.SpareStation():
                own = self.sight.own_stations
                free = [city for city in connected(self.sight.built) if city not in own]
                return max(map(self.reach.station, free), default=0.0)
            case gains.Office() | gains.SpareOffice():
                own_offices = self.sight.own_offices
                sectors = [n for n in self.sight.offices if n not in own_offices]
                return max(map(self.reach.office, sectors), default=0.0)
            case _:
                assert_never(effect)

    def extra(self, effect: gains.Waive | gains.PerTrain | gains.AcceptDeal, far: bool) -> float:
        """What an effect that only the placed worker gives is worth."""
        match effect:
            case gains.PerTrain(amount=money):
                return self.means.money(money * self.sight.count_of_trains)
            case gains.Waive():
                return self.means.money(self.sight.action.debt if self.sight.action else 0)
            case gains.AcceptDeal():
                card = DATA.deals[self.sight.deal]
                return max(0.0, self.means.share + max(self.deal(card.top, far), self.deal(card.bottom, far)))
            case _:
                assert_never(effect)

    def rails(self, count: int, refunded: bool = False) -> float:
        """What this many rails of a Railway action are worth, with the deal card, and with what orange refunds."""
        key = count, refunded
        if key not in self._rails:
            self._rails[key] = self._route(*key) - self.means.cost(RULE.railway_base_cost)
        return self._rails[key]

    def _route(self, count: int, refunded: bool) -> float:
        def extra(triangles: int, deals: bool) -> float:
            back = RULE.railway_orange_base + triangles * RULE.railway_orange_triangle
            return (self.means.money(back) if refunded else 0.0) + (self.card if deals else 0.0)

        return self.reach.route(count, paid=True, extra=extra)

    @once
    def card(self) -> float:
        """What turning to the deal card is worth."""
        return self.means.w.deal * max(0.0, self.best_deal)

    @once
    def best_deal(self) -> float:
        """What the better deal of the card is worth."""
        facts = DATA.deals[self.sight.deal]
        found = [deal for deal in (facts.top, facts.bottom) if deal.shares <= self.means.me.shares]
        return max(map(self.deal, found), default=0.0)

    def deal(self, deal: Deal, far: bool = False) -> float:
        """What accepting a deal is worth."""
        return self.effect(deal.reward, far) - self.means.money(deal.reward.price) - deal.shares * self.means.share


@cache
def rungs(track: str, smooth: float) -> list[tuple[float, Gate | None]]:
    """The steps on a track from the bottom: what each adds to its value, counting so far by the slope of the rest, and
    the gate before it."""
    facts, found = DATA.tracks[track], list[tuple[float, Gate | None]]()
    for to in range(1, facts.top + 1):
        slope = (facts.vp[facts.top] - facts.vp[to - 1]) / (facts.top - to + 1)
        step = (1 - smooth) * (facts.vp[to] - facts.vp[to - 1]) + smooth * slope
        found.append((step, facts.gate(to - 1)))
    return found


def dollars(gate: Gate) -> int:
    """What a gate takes of the wealth."""
    return {"money": 1, "shares": RULE.share_sale_price}.get(gate.kind, 0) * gate.amount
