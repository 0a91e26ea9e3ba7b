"""What things are worth to the practice opponent `normal`: as in `prospects`, but weighed, and told apart better."""

from __future__ import annotations

from itertools import product

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.advice.means import RULE
from engine.games.railroad_revolution.advice.prospects import TRAIN_VP
from engine.games.railroad_revolution.advice.reach import Reach
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, TRACKS, Gate
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.network import LEVELS, TOP_LEVEL

FREE_RAIL = 2.5
"""What a rail that costs nothing is worth, about."""
NEVER = -99.0


class Insight(Reach):
    """The same for tracks and trains, and for effects of all kinds."""

    # -- tracks and trains

    def multiplier(self, track: str) -> float:
        """By what the track's value will be multiplied in the end."""
        more = max(0.0, self.turns - 1)
        if track == "telegraph":
            return min(8.0, len(self.me.offices) + more * self.w.offices)
        if track == "stations":
            return len(self.me.stations) + more * self.w.stations
        away = self.distances
        return sum(self.progress(away[city]) for city in LEVELS[TOP_LEVEL])

    def climb(self, track: str, most: int) -> list[float]:
        """What 0, 1, 2 and up to so many steps on a track are worth, with what its gates take."""
        facts, space = DATA.tracks[track], self.me.markers[track]
        times, found, wealth = self.multiplier(track), [0.0], self.wealth
        smooth = self.w.smooth if self.turns > 3 else 0.0
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
                return self.cost(gate.amount)
            case "shares":
                return gate.amount * self.share()
            case _:
                own = (self.loss(c) + self.w.wanted * self.use_of(c) for c in COLOURS if self.count(c))
                return min(own, default=-NEVER)

    def best_steps(self, count: int, first: str = "") -> float:
        """What the best so many steps are worth; `first` is a track of which there is one at least."""
        ways = [self.climb(track, count) for track in TRACKS]
        best = NEVER if first else 0.0
        for a, b, c in product(*(range(len(way)) for way in ways)):
            if a + b + c <= count and (not first or (a, b, c)[TRACKS.index(first)]):
                best = max(best, ways[0][a] + ways[1][b] + ways[2][c])
        return best

    def step(self, track: str) -> float:
        """What a step on this track is worth with those that are still to come."""
        return self.best_steps(self.left, track)

    def steps(self, count: int) -> float:
        """What so many steps are worth."""
        return self.best_steps(count)

    def bonus(self, train: str) -> float:
        """What the bonus of a train is worth."""
        effect = DATA.trains[train].effect
        return self.effect(effect) - self.cost(effect.price)

    def flip(self, train: str, up: bool) -> float:
        """What turning over a train is worth."""
        if not up:
            return TRAIN_VP if self.turns <= 3 else self.w.reuse * TRAIN_VP
        down = sum(self.me.trains_down.values())
        back = self.w.back * min(1.0, max(0.0, self.turns - 1) / self.w.back_turns) / (1 + down)
        return self.bonus(train) - TRAIN_VP * (1 - back)

    def flips(self, times: int = 1) -> float:
        """What the best so many flips are worth, 0 if none is worth anything."""
        up = [self.flip(train, up=True) for train in self.me.trains_up]
        down = [self.flip(train, up=False) for train, n in self.me.trains_down.items() for _ in range(n)]
        single = sorted([*up, *down], reverse=True)
        best = sum(value for value in single[:times] if value > 0)
        if times > 1:
            best = max(best, max((self.bonus(train) for train in self.me.trains_up), default=0.0))
        return best

    def best_flip(self) -> float:
        """What the best flip is worth."""
        return self.flips(1)

    def train(self) -> float:
        """What a train is worth."""
        if not any(self.view.trains.values()):
            return 0.0
        return TRAIN_VP + self.w.train * min(1.0, max(0.0, self.turns - 2) / 6)

    # -- effects

    def swap(self) -> float:
        """What the best swap is worth."""
        own = [c for c in COLOURS if self.count(c)]
        if not own:
            return 0.0
        gone = min(self.kept(c) for c in own)
        new = max((self.worker(c) for c, n in self.view.bank.items() if n), default=0.0)
        return max(0.0, new - gone)

    def effect(self, effect: Effect) -> float:
        """What an effect is worth once it is paid for."""
        key = effect, self.far
        if key not in self._effects:
            self._effects[key] = self._effect(effect)
        return self._effects[key]

    def _effect(self, effect: Effect) -> float:
        match effect:
            case gains.Promote(max=most, price_each=price):
                return self.best_promotion(most, price)
            case gains.Train():
                return self.train()
            case gains.Flip(times=times):
                return self.flips(times)
            case gains.Swap():
                return self.swap()
            case gains.Shares(n=shares):
                return self.shares(shares)
            case gains.Rail() | gains.SpareRail():
                # what a station far away is worth, the worth of a rail depends on: there all rails are alike
                return FREE_RAIL if self.far else self.route(1, paid=False)
            case _:
                return super().effect(effect)


def dollars(gate: Gate) -> int:
    """What a gate takes of the wealth."""
    return {"money": 1, "shares": RULE.share_sale_price}.get(gate.kind, 0) * gate.amount
