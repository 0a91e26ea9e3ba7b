"""What things are worth to bot opponents, in VP, seen from their seat."""

from __future__ import annotations

from itertools import product
from typing import assert_never

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.advice.means import RULE, Means
from engine.games.railroad_revolution.advice.reach import Reach
from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, TRACKS, Deal, Gate
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.network import LEVELS, TOP_LEVEL
from engine.games.railroad_revolution.view import View

FREE_RAIL = 2.5
"""What a rail that costs nothing is worth, about."""
NEVER = -99.0
TRAIN_VP = DATA.trains[DATA.starting_train].vp_face_up


class Worth:
    """What everything is worth for the seat of a view: the `means` and what is in `reach` on the map, and here tracks,
    trains, and effects of all kinds."""

    def __init__(self, view: View, left: int = 1, weights: Weights = WEIGHTS) -> None:
        self.means = Means(view, left, weights)
        self.reach = Reach(self.means, self.effect)
        self._effects: dict[tuple[Effect, bool], float] = {}

    # -- tracks and trains

    def multiplier(self, track: str) -> float:
        """The factor for the track's value in the end."""
        more = max(0.0, self.means.turns - 1)
        if track == "telegraph":
            return min(8.0, len(self.means.me.offices) + more * self.means.w.offices)
        if track == "stations":
            return len(self.means.me.stations) + more * self.means.w.stations
        away = self.reach.distances
        return sum(self.reach.progress(away[city]) for city in LEVELS[TOP_LEVEL])

    def climb(self, track: str, most: int) -> list[float]:
        """What 0, 1, 2 and up to this many steps on a track are worth, with what its gates take."""
        facts, space = DATA.tracks[track], self.means.me.markers[track]
        times, found, wealth = self.multiplier(track), [0.0], self.means.wealth
        smooth = self.means.w.smooth if self.means.turns > 3 else 0.0
        for to in range(space + 1, min(facts.top, space + most) + 1):
            slope = (facts.vp[facts.top] - facts.vp[to - 1]) / (facts.top - to + 1)
            gain = ((1 - smooth) * (facts.vp[to] - facts.vp[to - 1]) + smooth * slope) * times
            if gate := facts.gate(to - 1):
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
                return gate.amount * self.means.share()
            case _:
                own = (
                    self.means.loss(c) + self.means.w.wanted * self.means.use_of(c)
                    for c in COLOURS
                    if self.means.count(c)
                )
                return min(own, default=-NEVER)

    def best_steps(self, count: int, first: str = "") -> float:
        """What the best steps, this many, are worth; at least one is on the track `first`."""
        ways = [self.climb(track, count) for track in TRACKS]
        best = NEVER if first else 0.0
        for a, b, c in product(*(range(len(way)) for way in ways)):
            if a + b + c <= count and (not first or (a, b, c)[TRACKS.index(first)]):
                best = max(best, ways[0][a] + ways[1][b] + ways[2][c])
        return best

    def step(self, track: str) -> float:
        """What a step on this track is worth, with those still to come."""
        return self.best_steps(self.means.left, track)

    def steps(self, count: int) -> float:
        """What this many steps are worth."""
        return self.best_steps(count)

    def bonus(self, train: str) -> float:
        """What the bonus of a train is worth."""
        effect = DATA.trains[train].effect
        return self.effect(effect) - self.means.cost(effect.price)

    def flip(self, train: str, up: bool) -> float:
        """What turning over a train is worth."""
        if not up:
            return TRAIN_VP if self.means.turns <= 3 else self.means.w.reuse * TRAIN_VP
        down = sum(self.means.me.trains_down.values())
        back = self.means.w.back * min(1.0, max(0.0, self.means.turns - 1) / self.means.w.back_turns) / (1 + down)
        return self.bonus(train) - TRAIN_VP * (1 - back)

    def flips(self, times: int = 1) -> float:
        """What the best flips, this many, are worth, 0 if none is worth anything."""
        up = [self.flip(train, up=True) for train in self.means.me.trains_up]
        down = [self.flip(train, up=False) for train, n in self.means.me.trains_down.items() for _ in range(n)]
        single = sorted([*up, *down], reverse=True)
        best = sum(value for value in single[:times] if value > 0)
        if times > 1:
            best = max(best, max((self.bonus(train) for train in self.means.me.trains_up), default=0.0))
        return best

    def best_flip(self) -> float:
        """What the best flip is worth."""
        return self.flips(1)

    def train(self) -> float:
        """What a train is worth."""
        if not any(self.means.view.trains.values()):
            return 0.0
        return TRAIN_VP + self.means.w.train * min(1.0, max(0.0, self.means.turns - 2) / 6)

    # -- effects

    def swap(self) -> float:
        """What the best swap is worth."""
        own = [c for c in COLOURS if self.means.count(c)]
        if not own:
            return 0.0
        gone = min(self.means.kept(c) for c in own)
        new = max((self.means.worker(c) for c, n in self.means.view.bank.items() if n), default=0.0)
        return max(0.0, new - gone)

    def effect(self, effect: Effect) -> float:
        """What an effect is worth once it is paid for."""
        key = effect, self.reach.far
        if key not in self._effects:
            self._effects[key] = self._effect(effect)
        return self._effects[key]

    def _effect(self, effect: Effect) -> float:
        match effect:
            case gains.Promote(max=most, price_each=price):
                return self.means.best_promotion(most, price)
            case gains.Train():
                return self.train()
            case gains.Flip(times=times):
                return self.flips(times)
            case gains.Swap():
                return self.swap()
            case gains.Shares(n=shares):
                return self.means.shares(shares)
            case gains.Steps(n=steps):
                return self.steps(steps)
            case gains.StepThenPromote(steps=steps, promote=most):
                return self.steps(steps) + self.means.best_promotion(most)
            case gains.Money(amount=money):
                return self.means.money(money)
            case gains.ShareThenPromote(shares=shares, promote=most):
                return shares * self.means.share() + self.means.best_promotion(most)
            case gains.Workers() | gains.WorkersChoice() | gains.HireAny():
                return self.workers(effect)
            case gains.Waive() | gains.PerTrain() | gains.AcceptDeal():
                return self.extra(effect)
            case _:
                return self.placement(effect)

    def workers(self, effect: gains.TakenWorkers) -> float:
        """What workers from the bank are worth."""
        match effect:
            case gains.Workers(take=colours):
                return sum(self.means.worker(colour) for colour in colours)
            case gains.WorkersChoice(options=colours):
                return max(self.means.worker(colour) for colour in colours)
            case gains.HireAny():
                return max(
                    (self.means.worker(colour) for colour, count in self.means.view.bank.items() if count), default=0.0
                )
            case _:
                assert_never(effect)

    def placement(self, effect: gains.Placement) -> float:
        """What an effect that places something is worth."""
        match effect:
            case gains.Rail() | gains.SpareRail():
                # the worth of a rail depends on that of a station far away: there all rails are alike
                return FREE_RAIL if self.reach.far else self.reach.route(1, paid=False)
            case gains.Station() | gains.SpareStation():
                free = [c for c in self.means.me.cities if c not in self.means.me.stations]
                return max(map(self.reach.station, free), default=0.0)
            case gains.Office() | gains.SpareOffice():
                sectors = [s.n for s in self.means.view.sectors if s.n not in self.means.me.offices]
                return max(map(self.reach.office, sectors), default=0.0)
            case _:
                assert_never(effect)

    def extra(self, effect: gains.Waive | gains.PerTrain | gains.AcceptDeal) -> float:
        """What an effect that only the placed worker gives is worth."""
        match effect:
            case gains.PerTrain(amount=money):
                return self.means.money(
                    money * (sum(self.means.me.trains_up.values()) + sum(self.means.me.trains_down.values()))
                )
            case gains.Waive():
                return self.means.money(self.means.view.action.debt if self.means.view.action else 0)
            case gains.AcceptDeal():
                card = DATA.deals[self.means.view.deal]
                return max(0.0, self.means.share() + max(self.deal(card.top), self.deal(card.bottom)))
            case _:
                assert_never(effect)

    def deal(self, deal: Deal) -> float:
        """What accepting a deal is worth."""
        return self.effect(deal.reward) - self.means.money(deal.reward.price) - deal.shares * self.means.share()


def dollars(gate: Gate) -> int:
    """What a gate takes of the wealth."""
    return {"money": 1, "shares": RULE.share_sale_price}.get(gate.kind, 0) * gate.amount
