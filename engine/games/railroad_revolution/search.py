"""Whether a player can still finish a turn as the rules demand (RRV-109, RRV-167, RRV-180, RRV-181, RRV-201).

The player has to do the mandatory parts of an action and pay its cost, and needs a large enough workforce at the end.
Money, shares and workers can help, and so can whatever brings them. Anything else that a player might do only costs, so
the search leaves it out. It hires last, since hiring before a gain is never better.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import WHITE
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.mat import sale_sector, sale_value
from engine.games.railroad_revolution.network import (
    NODES,
    available_spaces,
    cheapest,
    connected,
    first_in,
    network,
    within,
)
from engine.games.railroad_revolution.outlook import (
    RULE,
    SHARE,
    TRAINS,
    Outlook,
    close,
    is_finished,
    mark,
    office_placed,
    rail_cost,
    rails_placed,
    rails_to_place,
    station_placed,
)
from engine.games.railroad_revolution.parts import SIDES, Part, deal_part, parts
from engine.games.railroad_revolution.state import Action, Seat, State

HELPFUL = (
    gains.Money, gains.PerTrain, gains.Shares, gains.Workers, gains.WorkersChoice, gains.HireAny, gains.Flip,
    gains.Train, gains.ShareThenPromote, gains.Waive, gains.AcceptDeal,
)  # fmt: skip
"""The kinds of effects that bring money, shares or workers."""


def shares_of(effect: Effect) -> int:
    """How many shares an effect brings."""
    match effect:
        case gains.Shares(n=shares) | gains.ShareThenPromote(shares=shares):
            return shares
    return 0


def dollars_of(effect: Effect) -> int:
    """What the money and shares that an effect brings are worth."""
    return effect.amount if isinstance(effect, gains.Money) else shares_of(effect) * SHARE


MONEY_TRAIN, SHARES_TRAIN = (dollars_of(DATA.trains[train].effect) for train in ("money", "shares"))
"""What flipping a train of this kind brings, in dollars."""


class Search(NamedTuple):
    """The part of the table that does not change while a player looks ahead, and how many workers they need at the
    end."""

    state: State
    seat: Seat
    least: int = RULE.minimum_workforce

    def finishable(self, start: Outlook) -> bool:
        """RRV-167: whether any sequence of the player's own choices ends the turn as it must end."""
        plain = self.verdict(start, start.action)
        if plain is not None:
            return plain
        seen, ahead = {start}, [start]
        while ahead:
            for after in self.steps(ahead.pop()):
                if is_finished(after, after.action, self.least):
                    return True
                if after not in seen:
                    seen.add(after)
                    ahead.append(after)
        return False

    def finishable_with(self, here: Outlook, action: Action) -> bool:
        """RRV-167: the same with the action in this state."""
        plain = self.verdict(here, action)
        return self.finishable(replace(here, action=action)) if plain is None else plain

    def verdict(self, here: Outlook, action: Action | None) -> bool | None:
        """The answer if it is clear without a search, which it nearly always is; None if it is not."""
        if action is None or action.placed:
            return True if is_finished(here, action, self.least) else None
        if here.workforce < self.least or here.flips:
            return None
        player = self.state.players[self.seat]
        if action.box == "railway":
            return self.can_pay_for_rails(here, action)
        if action.box == "trade":
            return any(player.rails) or any(player.buildings)
        if not any(player.buildings):
            return False
        if action.box == "telegraph":
            return any(self.seat not in owners for owners in self.state.offices.values())
        return self.can_pay_for_a_station(here, action)

    def can_pay_for_rails(self, here: Outlook, action: Action) -> bool:
        """RRV-060: whether the cheapest placement can be paid for. Only gray and orange bring anything that helps."""
        if not (rails := rails_to_place(self.state, self.seat, action)):
            return False
        built = (*self.state.players[self.seat].built, *here.extra)
        least, _ = cheapest(built, rails[0])[0]
        triangles = action.triangles + least
        help_of_the_worker = 0
        if action.effect == "" and action.worker == "gray":
            help_of_the_worker = RULE.railway_gray_shares * SHARE
        elif action.effect == "" and action.worker == "orange":
            help_of_the_worker = RULE.railway_orange_base + RULE.railway_orange_triangle * triangles
        return rail_cost(triangles) <= here.wealth + help_of_the_worker

    def can_pay_for_a_station(self, here: Outlook, action: Action) -> bool | None:
        """RRV-048: whether an available station can be paid for, None if that depends on what comes with it."""
        cities = connected((*self.state.players[self.seat].built, *here.extra))
        free = [city for city in cities if self.seat not in self.state.stations[city]]
        least = min((DATA.cities[city].station_cost for city in free), default=None)
        own = action.worker if action.effect != "white" else WHITE
        if least is not None and (least <= here.wealth or own == "orange"):
            return True
        if own == "purple":
            return None  # its flip may turn a train that comes with the bonus, or lay a rail first
        # with gray twice, the first flip may turn up a train for the second one
        money, shares = (here.up[index] + here.down[index] for index in (0, 1))
        flip = max(MONEY_TRAIN * (money > 0), SHARES_TRAIN * (shares > 0))
        for city in free:
            bonus = DATA.city_tiles[self.state.city_tiles[city]].first_bonus
            times = first_in(self.state.stations[city]) + (own == "gray")
            helped = here.wealth + times * (flip if isinstance(bonus, gains.Flip) else dollars_of(bonus))
            if DATA.cities[city].station_cost <= helped:
                return None
        return False

    def steps(self, here: Outlook, place: bool = True) -> Iterator[Outlook]:
        """RRV-164: every helpful thing that can be done next, with flips of a part before anything else. Without
        `place` the placement or sale is left out."""
        if here.flips:
            yield replace(here, flips=0)
            for train in TRAINS:
                yield from self.flip(here, train, up=True)
                yield from self.flip(here, train, up=False)
        elif here.action is None:
            for side in here.sides:
                yield from self.begin(here, deal_part(self.state.deal, side))
        else:
            if not here.action.placed:
                yield from self.placings(here, here.action) if place else ()
            elif here.wealth >= here.action.debt:
                yield close(here)
            for part in parts(here.action):
                if isinstance(part.effect, HELPFUL):
                    yield from self.begin(here, part)

    def begin(self, here: Outlook, part: Part, inner: bool = False) -> Iterator[Outlook]:
        """RRV-164, RRV-170: a part, after its price is paid and what it brings is taken at once; nothing if it can't be
        paid for. A deal is an `inner` part of the action that accepts it (RRV-082)."""
        if here.shares < part.shares or here.wealth - part.shares * SHARE < part.price:
            return
        after = replace(here, shares=here.shares - part.shares) if part.shares else here
        if part.price:
            after = after.pay(part.price)
        if part.worker:
            if not after.workforce:
                return
            after = replace(after, workforce=after.workforce - 1, bank=after.bank + 1)
        if inner:
            pass
        elif after.action is not None:
            after = replace(after, action=mark(after.action, part))
        else:
            after = replace(after, sides=self.other_sides(after.sides, part.key))
        yield from self.gain(after, part.effect)

    def other_sides(self, sides: tuple[str, ...], accepted: str) -> tuple[str, ...]:
        """RRV-087 to RRV-089: what may be accepted after a deal: the other one in one's own turn, else nothing."""
        return tuple(side for side in sides if side != accepted) if self.seat == self.state.acting else ()

    def gain(self, here: Outlook, effect: Effect) -> Iterator[Outlook]:
        """The helpful part of what an effect brings; several ways if there is a choice."""
        match effect:
            case gains.Money(amount=money):
                yield replace(here, money=here.money + money)
            case gains.PerTrain(amount=money):
                yield replace(here, money=here.money + money * self.trains())
            case gains.Shares() | gains.ShareThenPromote():
                yield replace(here, shares=here.shares + shares_of(effect))
            case gains.Workers(take=workers):
                yield here.hired(len(workers))
            case gains.WorkersChoice() | gains.HireAny():
                yield here.hired(1)
            case gains.Flip(times=times):
                yield replace(here, flips=times)
            case gains.Train():
                yield here
                yield from (here.turned(train, 1, 0) for train in TRAINS if self.state.trains[train])
            case gains.Waive():
                assert here.action is not None
                yield replace(here, action=replace(here.action, debt=0))
            case gains.AcceptDeal(shares=gained):
                yield from self.accept(here, gained)
            case gains.Rail() | gains.Station() | gains.Office():
                yield from self.place(here, effect)
            case _:
                yield here

    def accept(self, here: Outlook, gained: int) -> Iterator[Outlook]:
        """RRV-082: either deal of the card, in an action."""
        for side in SIDES:
            yield from self.accept_one(here, deal_part(self.state.deal, side, gained))

    def accept_one(self, here: Outlook, part: Part) -> Iterator[Outlook]:
        """RRV-082, RRV-188: one deal of the card, in an action."""
        yield from self.begin(here, part, inner=True)

    def trains(self) -> int:
        """RRV-081: how many trains the player owns."""
        player = self.state.players[self.seat]
        return sum(player.up.values()) + sum(player.down.values())

    def flip(self, here: Outlook, train: str, up: bool) -> Iterator[Outlook]:
        """RRV-106, RRV-178: one flip of a train of this kind that lies on this side; nothing if there is none."""
        here = replace(here, flips=here.flips - 1)
        if train not in TRAINS:
            yield here
        elif up and here.up[TRAINS.index(train)]:
            after, effect = here.turned(train, -1, 1), DATA.trains[train].effect
            if train == "rail":
                yield after
                if here.wealth >= effect.price:
                    yield from self.lay(after.pay(effect.price))
            else:
                yield from self.gain(after, effect)
        elif not up and here.down[TRAINS.index(train)]:
            yield here.turned(train, 1, -1)

    # -- what changes the placement or the sale if it comes before

    def lay(self, here: Outlook) -> Iterator[Outlook]:
        """RRV-133, RRV-152, RRV-162, RRV-163: a rail placed before the station may make another city available; one
        placed before the sale may change what is sold."""
        action, player = here.action, self.state.players[self.seat]
        if action is None or action.placed or sum(player.rails) <= here.rails:
            return
        spaces = available_spaces((*player.built, *here.extra))
        if action.box == "station":
            for space in spaces:
                yield replace(here, extra=(*here.extra, space), rails=here.rails + 1)
        elif spaces and self.keeps_a_piece(here, action):
            yield replace(here, rails=here.rails + 1)

    def place(self, here: Outlook, effect: gains.Rail | gains.Station | gains.Office) -> Iterator[Outlook]:
        """RRV-152 to RRV-154, RRV-163: a piece leaves the mat, if it can."""
        match effect:
            case gains.Rail():
                yield from [*self.lay(here)] or [here]
            case gains.Station():
                yield self.raise_building(here, self.a_city_is_available(here))
            case gains.Office():
                yield self.raise_building(here, any(self.seat not in owners for owners in self.state.offices.values()))
            case _:
                assert_never(effect)

    def raise_building(self, here: Outlook, possible: bool) -> Outlook:
        """RRV-153, RRV-154, RRV-163: a building placed before the sale may change what is sold."""
        action, player = here.action, self.state.players[self.seat]
        if action is None or action.placed or not possible or sum(player.buildings) <= here.buildings:
            return here
        return replace(here, buildings=here.buildings + 1) if self.keeps_a_piece(here, action) else here

    def a_city_is_available(self, here: Outlook) -> bool:
        """RRV-048: whether there is a city for another station, including those that earlier rails have connected."""
        nodes = within(tuple(self.state.players[self.seat].built), here.rails)
        return any(NODES[city] & nodes and self.seat not in owners for city, owners in self.state.stations.items())

    def keeps_a_piece(self, here: Outlook, action: Action) -> bool:
        """RRV-036, RRV-167: whether another piece may leave the mat before a sale."""
        player = self.state.players[self.seat]
        left = sum(player.rails) + sum(player.buildings) - here.rails - here.buildings
        return action.box == "trade" and left > 1

    def may_change(self, start: Outlook) -> bool:
        """RRV-162, RRV-163: whether earlier parts can make a city available, or change where the sale takes its piece
        from."""
        if start.action is None or start.action.box not in ("station", "trade"):
            return False
        effects, rail = [part.effect for part in parts(start.action)], TRAINS.index("rail")
        flips = any(isinstance(effect, gains.Flip) for effect in effects) and (start.up[rail] or start.down[rail])
        if not flips and not any(isinstance(effect, gains.AcceptDeal) for effect in effects):
            return False
        player = self.state.players[self.seat]
        sector = sale_sector(player)
        seen, ahead = {start}, [start]
        while ahead:
            for after in self.steps(ahead.pop(), place=False):
                if after.extra or sale_sector(player, after.rails, after.buildings) != sector:
                    return True
                if after not in seen:
                    seen.add(after)
                    ahead.append(after)
        return False

    def placings(self, here: Outlook, action: Action) -> Iterator[Outlook]:
        """RRV-047, RRV-055, RRV-068, RRV-078: all ways of doing the main part that make a difference."""
        player = self.state.players[self.seat]
        built = (*player.built, *here.extra)
        match action.box:
            case "station":
                nodes = network(built)
                for city, owners in self.state.stations.items():
                    if NODES[city] & nodes and self.seat not in owners and any(player.buildings):
                        yield replace(here, action=station_placed(self.state, action, city))
            case "railway":
                for rails in rails_to_place(self.state, self.seat, action):
                    for triangles, deal in cheapest(built, rails):
                        yield replace(here, action=rails_placed(action, rails, triangles, deal))
            case "telegraph":
                for sector, owners in self.state.offices.items():
                    if self.seat not in owners and any(player.buildings):
                        after = office_placed(self.state, action, sector)
                        yield replace(here, action=after, shares=here.shares + after.shares)
            case "trade":
                if value := sale_value(player, here.rails, here.buildings):
                    yield replace(here, action=replace(action, placed=True), money=here.money + value)
