"""What things are worth to the yardstick `greedy`, in VP, seen from its seat."""

from __future__ import annotations

from functools import cached_property
from typing import assert_never

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.advice.reach import FAR, distances
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, TRACKS, Deal
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.network import ENDS, LEVELS, TOP_LEVEL
from engine.games.railroad_revolution.network import network as nodes_of
from engine.games.railroad_revolution.view import ConditionView, MilestoneView, View

TRAIN_VP = DATA.trains[DATA.starting_train].vp_face_up
MINIMUM = DATA.constants.minimum_workforce


class Prospects:
    """Estimates for the seat of a view; nothing here is exact, and nothing is remembered from one view to the next."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.wealth = self.me.money + self.me.shares * DATA.constants.share_sale_price
        if view.action is not None:
            self.wealth -= view.action.debt

    # -- time and money

    @cached_property
    def turns(self) -> float:
        """About how many turns are left for this seat, this one included."""
        if self.view.last_round:
            return 1 + self.view.last_round - self.view.round
        left = [sum(s.rails + s.buildings for s in p.sectors if s.left_of_logo) for p in self.view.players]
        return 2 + min(left) / 1.8

    def money(self, dollars: float) -> float:
        """What so many dollars are worth: the less one has the more, and hardly anything in the end."""
        if self.turns <= 1:
            return dollars / 4000
        per_hundred = 1.3 if self.wealth < 500 else 1.0 if self.wealth < 1200 else 0.6 if self.wealth < 2000 else 0.25
        return dollars / 100 * per_hundred * min(1.0, self.turns / 5)

    def share(self) -> float:
        """What a share is worth: its money, and that gates and deals take no money."""
        return self.money(DATA.constants.share_sale_price) + (0.3 if self.turns > 2 else 0.0)

    # -- milestones

    def part(self, milestone: MilestoneView) -> float:
        """What one more of the things is worth that a milestone still lacks."""
        slots = sum(not slot.manager for slot in milestone.slots)
        missing = slots + sum(max(0, c.count - c.have) for c in milestone.conditions)
        if not missing:
            return 0.0
        hope = 1.0 if missing <= self.turns else 0.6 if missing <= 2 * self.turns else 0.1
        return hope * milestone.vp / missing

    def lacking(self) -> list[tuple[ConditionView, float]]:
        """The unmet conditions, and what a step towards each is worth."""
        return [(c, self.part(m)) for m in self.me.milestones for c in m.conditions if not c.met]

    def manager(self, colour: str, milestone: MilestoneView) -> float:
        """What a worker of this colour is worth as a manager there, but for the worker itself."""
        return self.part(milestone) if any(accepts(m.accepts, m.manager, colour) for m in milestone.slots) else 0.0

    def promotion(self, colour: str) -> float:
        """What promoting a worker of this colour is worth."""
        best = max((self.manager(colour, milestone) for milestone in self.me.milestones), default=0.0)
        short = self.me.workforce <= MINIMUM
        return best - 1.0 - (self.money(DATA.constants.hire_price) if short else 0.0) if best else 0.0

    def best_promotion(self, most: int = 1, price: int = 0) -> float:
        """What promoting up to so many of the own workers is worth."""
        own = [c for c in COLOURS if self.me.pool[c] or any(c in box for box in self.me.mat.values())]
        worth = sorted((self.promotion(colour) - self.money(price) for colour in own), reverse=True)
        spare = max(1, self.me.workforce - MINIMUM)
        return sum(value for value in worth[: min(most, spare)] if value > 0)

    def worker(self, colour: str) -> float:
        """What one more worker of this colour is worth."""
        if self.turns <= 1:
            return 0.2
        have = self.me.pool[colour] + sum(box.count(colour) for box in self.me.mat.values())
        wanted = max((self.manager(colour, milestone) for milestone in self.me.milestones), default=0.0)
        scarce = 2.5 if self.me.workforce <= MINIMUM else 1.2 if self.me.workforce <= MINIMUM + 2 else 0.3
        return scarce + (0.5 * wanted if not have else 0.1 * wanted)

    # -- the map

    @cached_property
    def distances(self) -> dict[str, int]:
        """How many rails each city is away from the own network."""
        return distances(nodes_of(tuple(self.me.rails)))

    def rail(self, space: str) -> float:
        """What a rail on this space is worth, but for its cost."""
        facts = DATA.spaces[space]
        worth = 0.2
        for condition, part in self.lacking():
            if condition.kind == "deal_rails":
                worth += part * facts.deal
            elif condition.kind == "terrain_rails":
                worth += part * (facts.triangles == condition.triangles)
            else:
                worth += part * self.approach(space, condition.level, condition.kind == "connected")
        value = max(self.me.values["network"], 5) if self.turns > 3 else self.me.values["network"]
        worth += value * self.approach(space, TOP_LEVEL, fresh=True)
        if not set(self.me.cities) - set(self.me.stations):
            worth += 3 * any(node in DATA.cities and node not in self.me.cities for node in (facts.a, facts.b))
        return worth

    def approach(self, space: str, level: int, fresh: bool) -> float:
        """How much nearer a rail brings the nearest city of a level that is not connected, or (not `fresh`) has no own
        station: 1 when it gets there, less the farther it is, 0 if it leads elsewhere."""
        open_cities = [city for city in LEVELS[level] if city not in (self.me.cities if fresh else self.me.stations)]
        if not fresh and any(city in self.me.cities for city in open_cities):
            return 0.0
        before = min((self.distances[city] for city in open_cities), default=FAR)
        after = self.distances_with(space)
        nearer = before - min((after[city] for city in open_cities), default=FAR)
        return nearer / max(1, before) if before < self.turns * 2 else 0.0

    def distances_with(self, space: str) -> dict[str, int]:
        """The distances if there were a rail on a space."""
        return distances(nodes_of((*self.me.rails, space)))

    def city(self, city: str, first: bool, cost: int) -> float:
        """What a station there is worth with its rewards."""
        tile = DATA.city_tiles[next(c.tile for c in self.view.cities if c.id == city)]
        rewards = max(0.0, self.effect(tile.primary))
        if first:
            rewards += max(0.0, self.effect(tile.first_bonus) - self.money(tile.first_bonus.price))
        return self.station(city) + rewards - self.money(cost)

    def station(self, city: str) -> float:
        """What a station there is worth without rewards."""
        worth = max(self.me.values["stations"], 1.0)
        for condition, part in self.lacking():
            worth += part * (condition.kind == "station" and condition.level == DATA.cities[city].level)
        return worth

    def sector(self, number: int, shares: int) -> float:
        """What an office there is worth with its shares."""
        worth = max(self.me.values["telegraph"], 1.0) + shares * self.share()
        for link in DATA.links:
            if number in (link.left, link.right):
                other = link.right if number == link.left else link.left
                worth += link.vp if other in self.me.offices else 0.4 * link.vp * min(1.0, self.turns / 6)
        return worth

    def best_rails(self, count: int, paid: bool) -> float:
        """What the best so many rails are worth now, with what their terrain costs if it is paid."""
        nodes = nodes_of(tuple(self.me.rails))
        price = DATA.constants.railway_triangle_cost if paid else 0
        spaces = [s for s, ends in ENDS.items() if ends & nodes and s not in self.me.rails]
        worth = sorted((self.rail(s) - self.money(DATA.spaces[s].triangles * price) for s in spaces), reverse=True)
        return sum(worth[:count])

    def best_city(self, paid: bool = True) -> float:
        """What the best station is worth now, 0 if there is none."""
        free = [c for c in self.view.cities if c.id in self.me.cities and c.id not in self.me.stations]
        if not paid:
            return max((self.station(c.id) for c in free), default=0.0)
        costs = {c.id: DATA.cities[c.id].station_cost for c in free}
        return max((self.city(c.id, not c.stations, costs[c.id]) for c in free), default=0.0)

    def best_sector(self, paid: bool = True) -> float:
        """What the best office is worth now, 0 if there is none."""
        free = [s for s in self.view.sectors if s.n not in self.me.offices]
        found = []
        for sector in free:
            facts = DATA.sectors[sector.n]
            shares = facts.shares + (0 if sector.offices else facts.first_bonus)
            found.append(self.sector(sector.n, shares if paid else 0))
        return max(found, default=0.0)

    # -- tracks and trains

    def step(self, track: str) -> float:
        """What the next step on a track is worth, with what its gate takes."""
        facts, space = DATA.tracks[track], self.me.markers[track]
        if space >= facts.top:
            return -1.0
        slope = (facts.vp[facts.top] - facts.vp[space]) / (facts.top - space)
        now = facts.vp[space + 1] - facts.vp[space]
        late = self.turns <= 3
        gain = (now if late else 0.5 * (now + slope)) * self.multiplier(track)
        gate = facts.gate(space)
        if gate is None:
            return gain
        if gate.kind == "worker":
            cost = 2.0 if self.me.workforce > MINIMUM else 2.0 + self.money(DATA.constants.hire_price)
        else:
            cost = self.money(gate.amount) if gate.kind == "money" else gate.amount * self.share()
        return gain - cost

    def multiplier(self, track: str) -> float:
        """By what the track's value will be multiplied in the end."""
        more = 0.0 if self.turns <= 2 else min(3.0, self.turns / 4)
        if track == "telegraph":
            return min(8.0, len(self.me.offices) + more)
        if track == "stations":
            return len(self.me.stations) + more
        return self.me.level_five + (1.0 if self.turns > 4 else 0.0)

    def steps(self, count: int) -> float:
        """What so many steps are worth."""
        return max(0.0, 0.8 * count * max(self.step(track) for track in TRACKS))

    def flip(self, train: str, up: bool) -> float:
        """What turning over a train is worth."""
        if not up:
            return TRAIN_VP if self.turns <= 5 else 0.7 * TRAIN_VP
        back = 0.0 if self.turns <= 3 else 0.65 * TRAIN_VP if self.turns <= 6 else 0.8 * TRAIN_VP
        effect = DATA.trains[train].effect
        return self.effect(effect) - self.money(effect.price) - TRAIN_VP + back

    def best_flip(self) -> float:
        """What the best flip is worth."""
        worth = [self.flip(train, up=True) for train in self.me.trains_up]
        worth += [self.flip(train, up=False) for train in self.me.trains_down]
        return max([0.0, *worth])

    # -- effects

    def effect(self, effect: Effect) -> float:
        """What an effect is worth once it is paid for."""
        match effect:
            case gains.Steps(n=steps):
                return self.steps(steps)
            case gains.StepThenPromote(steps=steps, promote=most):
                return self.steps(steps) + self.best_promotion(most)
            case gains.Money(amount=money):
                return self.money(money)
            case gains.Shares(n=shares):
                return shares * self.share()
            case gains.ShareThenPromote(shares=shares, promote=most):
                return shares * self.share() + self.best_promotion(most)
            case gains.Promote(max=most, price_each=price):
                return self.best_promotion(most, price)
            case gains.Workers() | gains.WorkersChoice() | gains.HireAny():
                return self.workers(effect)
            case gains.Train():
                return TRAIN_VP if any(self.view.trains.values()) else 0.0
            case gains.Flip(times=times):
                return times * self.best_flip() * (1.0 if times == 1 else 0.8)
            case gains.Swap():
                return 0.8
            case gains.Waive() | gains.PerTrain() | gains.AcceptDeal():
                return self.extra(effect)
            case _:
                return self.placement(effect)

    def workers(self, effect: gains.TakenWorkers) -> float:
        """What workers from the bank are worth."""
        match effect:
            case gains.Workers(take=colours):
                return sum(self.worker(colour) for colour in colours)
            case gains.WorkersChoice(options=colours):
                return max(self.worker(colour) for colour in colours)
            case gains.HireAny():
                return max((self.worker(colour) for colour, count in self.view.bank.items() if count), default=0.0)
            case _:
                assert_never(effect)

    def placement(self, effect: gains.Placement) -> float:
        """What an effect is worth that places something."""
        match effect:
            case gains.Rail() | gains.SpareRail():
                return 1.0 + self.best_rails(1, paid=False)
            case gains.Station() | gains.SpareStation():
                return self.best_city(paid=False)
            case gains.Office() | gains.SpareOffice():
                return self.best_sector(paid=False)
            case _:
                assert_never(effect)

    def extra(self, effect: gains.Waive | gains.PerTrain | gains.AcceptDeal) -> float:
        """What an effect is worth that only the placed worker gives."""
        match effect:
            case gains.PerTrain(amount=money):
                return self.money(money * (sum(self.me.trains_up.values()) + sum(self.me.trains_down.values())))
            case gains.Waive():
                return self.money(self.view.action.debt if self.view.action else 0)
            case gains.AcceptDeal():
                card = DATA.deals[self.view.deal]
                return max(0.0, self.share() + max(self.deal(card.top), self.deal(card.bottom)))
            case _:
                assert_never(effect)

    def deal(self, deal: Deal) -> float:
        """What accepting a deal is worth."""
        return self.effect(deal.reward) - self.money(deal.reward.price) - deal.shares * self.share()


def accepts(wanted: str, manager: str, colour: str) -> bool:
    """Whether a slot is empty and takes this colour."""
    return not manager and wanted in (colour, "any")
