"""Whether a player can still finish a turn as the rules demand (RRV-109, RRV-167, RRV-180, RRV-181).

The mandatory parts of an action have to be done, its cost has to be paid, and at the end the workforce has to be large
enough. What can help are money, shares and workers, and what brings them; everything else that a player might do only
costs, so the search leaves it out. Hires come last in it, since a hire before a gain is never of more use.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Effect
from engine.games.railroad_revolution.mat import sale_value
from engine.games.railroad_revolution.network import (
    NODES,
    available_spaces,
    cheapest,
    connected,
    first_in,
    network,
    some_triangles,
)
from engine.games.railroad_revolution.parts import SIDES, Part, deal_part, parts
from engine.games.railroad_revolution.state import Action, Seat, State
from engine.games.railroad_revolution.workers import bank_size, workforce

RULE = DATA.constants
SHARE = RULE.share_sale_price
HELPFUL = (
    "money", "per_train", "shares", "workers", "workers_choice", "hire_any", "flip", "train", "share_then_promote",
    "waive", "accept_deal",
)  # fmt: skip
"""The kinds of effects that bring money, shares or workers."""


class Outlook(NamedTuple):
    """What matters of a position for finishing the turn.

    `bank` counts the workers there; `up` and `down` the trains for money and for shares; `flips` are those left of the
    part that is being resolved; `action` is the one in progress, None once it is closed; `sides` are the deals that
    the player may still accept; `extra` are rail spaces that would be built besides the rails on the map.
    """

    money: int
    shares: int
    workforce: int
    bank: int
    up_money: int
    up_shares: int
    down_money: int
    down_shares: int
    flips: int
    action: Action | None
    sides: tuple[str, ...]
    extra: tuple[str, ...] = ()

    @property
    def wealth(self) -> int:
        """RRV-107: all that can be paid, in dollars."""
        return self.money + self.shares * SHARE

    def pay(self, price: int) -> Outlook:
        """RRV-005, RRV-107: after a payment, with the fewest shares sold. The wealth must suffice."""
        sold = shares_to_sell(self.money, price)
        return self._replace(money=self.money + sold * SHARE - price, shares=self.shares - sold)

    def hired(self, workers: int) -> Outlook:
        """After taking so many workers from the bank, or all that it holds."""
        taken = min(workers, self.bank)
        return self._replace(workforce=self.workforce + taken, bank=self.bank - taken)


def shares_to_sell(money: int, price: int) -> int:
    """RRV-107: the fewest shares whose sale makes the money in hand suffice."""
    return max(0, -((money - price) // SHARE))


def outlook(state: State, seat: Seat, flips: int, sides: tuple[str, ...]) -> Outlook:
    """The outlook of a seat as the table stands."""
    player = state.players[seat]
    return Outlook(
        player.money,
        player.shares,
        workforce(player),
        bank_size(state),
        player.up["money"],
        player.up["shares"],
        player.down["money"],
        player.down["shares"],
        flips,
        state.action,
        sides,
    )


class Search(NamedTuple):
    """The part of the table that does not change while a player looks ahead."""

    state: State
    seat: Seat

    def finishable(self, start: Outlook) -> bool:
        """RRV-167: whether any sequence of the player's own choices ends the turn as it must end."""
        plain = self.verdict(start)
        if plain is not None:
            return plain
        seen: set[Outlook] = set()
        ahead = [start]
        while ahead:
            here = ahead.pop()
            if is_finished(here):
                return True
            if here not in seen:
                seen.add(here)
                ahead.extend(self.steps(here))
        return False

    def verdict(self, here: Outlook) -> bool | None:
        """The answer where it is plain without a search, which is nearly always; None where it is not."""
        action = here.action
        if action is None or action.placed:
            return True if is_finished(here) else None
        if here.workforce < RULE.minimum_workforce or here.flips:
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
        """RRV-060: whether the cheapest placing can be paid. Only gray and orange bring anything that helps."""
        if not (rails := rails_to_place(self.state, self.seat, action)):
            return False
        built = (*self.state.players[self.seat].built, *here.extra)
        if rail_cost(action.triangles + some_triangles(built, rails[0])) <= here.wealth:
            return True
        triangles = action.triangles + min(t for t, _ in cheapest(built, rails[0]))
        help_of_the_worker = 0
        if action.effect == "" and action.worker == "gray":
            help_of_the_worker = RULE.railway_gray_shares * SHARE
        elif action.effect == "" and action.worker == "orange":
            help_of_the_worker = RULE.railway_orange_base + RULE.railway_orange_triangle * triangles
        return rail_cost(triangles) <= here.wealth + help_of_the_worker

    def can_pay_for_a_station(self, here: Outlook, action: Action) -> bool | None:
        """RRV-048: whether an available station can be paid, None if that depends on what it brings."""
        cities = connected((*self.state.players[self.seat].built, *here.extra))
        costs = [DATA.cities[city].station_cost for city in cities if self.seat not in self.state.stations[city]]
        if costs and (min(costs) <= here.wealth or (action.worker == "orange" and action.effect != "white")):
            return True
        # without a train to flip face down only the shares of a first-station bonus help, with gray twice
        if here.up_money or here.up_shares or self.state.players[self.seat].up["rail"]:
            return None
        return None if costs and min(costs) <= here.wealth + 2 * MOST_SHARES * SHARE else False

    def steps(self, here: Outlook) -> Iterator[Outlook]:
        """RRV-164: everything helpful that can be done next; flips of a part before anything else."""
        if here.flips:
            yield here._replace(flips=0)
            for train in ("money", "shares", "rail"):
                yield from self.flip(here, train, up=True)
                yield from self.flip(here, train, up=False)
        elif here.action is None:
            for side in here.sides:
                yield from self.begin(here, deal_part(self.state.deal, side))
        else:
            if not here.action.placed:
                yield from self.placings(here, here.action)
            elif here.wealth >= here.action.debt:
                yield close(here)
            for part in parts(here.action):
                if part.effect.kind in HELPFUL:
                    yield from self.begin(here, part)

    def begin(self, here: Outlook, part: Part) -> Iterator[Outlook]:
        """RRV-164, RRV-170: a part after its price is paid and what it brings at once is taken; nothing if it can't be
        paid."""
        if here.shares < part.shares or here.wealth - part.shares * SHARE < part.price:
            return
        after = here._replace(shares=here.shares - part.shares)
        if part.price:
            after = after.pay(part.price)
        if part.worker:
            if not after.workforce:
                return
            after = after._replace(workforce=after.workforce - 1, bank=after.bank + 1)
        if after.action is not None:
            after = after._replace(action=mark(after.action, part))
        else:
            after = after._replace(sides=tuple(side for side in after.sides if side != part.key))
        yield from self.gain(after, part.effect)

    def gain(self, here: Outlook, effect: Effect) -> Iterator[Outlook]:
        """What an effect brings of that which helps; several ways where there is a choice."""
        match effect.kind:
            case "money":
                yield here._replace(money=here.money + effect.amount)
            case "per_train":
                yield here._replace(money=here.money + effect.amount * self.trains())
            case "shares" | "share_then_promote":
                yield here._replace(shares=here.shares + effect.n + effect.shares)
            case "workers":
                yield here.hired(len(effect.take))
            case "workers_choice" | "hire_any":
                yield here.hired(1)
            case "flip":
                yield here._replace(flips=effect.times)
            case "train":
                yield here
                if self.state.trains["money"]:
                    yield here._replace(up_money=here.up_money + 1)
                if self.state.trains["shares"]:
                    yield here._replace(up_shares=here.up_shares + 1)
            case "waive":
                assert here.action is not None
                yield here._replace(action=replace(here.action, debt=0))
            case "accept_deal":
                yield from self.accept(here, effect.shares)
            case _:
                yield here

    def accept(self, here: Outlook, gained: int) -> Iterator[Outlook]:
        """RRV-082: either deal of the card, in an action."""
        for side in SIDES:
            yield from self.accept_one(here, deal_part(self.state.deal, side, gained))

    def accept_one(self, here: Outlook, part: Part) -> Iterator[Outlook]:
        """RRV-082, RRV-188: one deal of the card, in an action."""
        for after in self.begin(here._replace(action=None), part):
            yield after._replace(action=here.action)

    def trains(self) -> int:
        """RRV-081: how many trains the player owns."""
        player = self.state.players[self.seat]
        return sum(player.up.values()) + sum(player.down.values())

    def flip(self, here: Outlook, train: str, up: bool) -> Iterator[Outlook]:
        """RRV-106: one flip of a train of this kind that lies so; nothing if there is none."""
        here = here._replace(flips=here.flips - 1)
        if train == "money":
            change = -1 if up else 1
            after = here._replace(up_money=here.up_money + change, down_money=here.down_money - change)
            if min(after.up_money, after.down_money) >= 0:
                yield from self.gain(after, DATA.trains[train].effect) if up else (after,)
        elif train == "shares":
            change = -1 if up else 1
            after = here._replace(up_shares=here.up_shares + change, down_shares=here.down_shares - change)
            if min(after.up_shares, after.down_shares) >= 0:
                yield from self.gain(after, DATA.trains[train].effect) if up else (after,)
        else:
            yield here
            if train == "rail" and up and self.state.players[self.seat].up["rail"]:
                yield from self.rail(here)

    def rail(self, here: Outlook) -> Iterator[Outlook]:
        """RRV-133, RRV-162: a rail placed before the station may make another city available."""
        action, player, price = here.action, self.state.players[self.seat], DATA.trains["rail"].effect.price
        if action is None or action.box != "station" or action.placed or not sum(player.rails) or here.wealth < price:
            return
        for space in available_spaces((*player.built, *here.extra)):
            yield here.pay(price)._replace(extra=(*here.extra, space))

    def placings(self, here: Outlook, action: Action) -> Iterator[Outlook]:
        """RRV-047, RRV-055, RRV-068, RRV-078: every way of doing the main part that differs in what matters."""
        player = self.state.players[self.seat]
        built = (*player.built, *here.extra)
        match action.box:
            case "station":
                nodes = network(built)
                for city, owners in self.state.stations.items():
                    if NODES[city] & nodes and self.seat not in owners and any(player.buildings):
                        yield here._replace(action=station_placed(self.state, action, city))
            case "railway":
                for rails in rails_to_place(self.state, self.seat, action):
                    for triangles, deal in cheapest(built, rails):
                        yield here._replace(action=rails_placed(action, rails, triangles, deal))
            case "telegraph":
                for sector, owners in self.state.offices.items():
                    if self.seat not in owners and any(player.buildings):
                        after = office_placed(self.state, action, sector)
                        yield here._replace(action=after, shares=here.shares + after.shares)
            case "trade":
                if value := sale_value(player):
                    yield here._replace(action=replace(action, placed=True), money=here.money + value)


def is_finished(here: Outlook) -> bool:
    """RRV-108, RRV-166, RRV-180: whether paying what is due and hiring ends the turn well."""
    missing = max(0, RULE.minimum_workforce - here.workforce)
    due = missing * RULE.hire_price
    if here.action is not None:
        if not here.action.placed:
            return False
        due += here.action.debt
    return here.bank >= missing and here.wealth >= due


def close(here: Outlook) -> Outlook:
    """RRV-085, RRV-166: the main cost is paid; a triggered deal card is resolved next."""
    assert here.action is not None
    return here.pay(here.action.debt)._replace(action=None, sides=SIDES if here.action.deal else ())


def mark(action: Action, part: Part) -> Action:
    """RRV-165: the part is used, and so is the extra effect that it belongs to."""
    return replace(action, used=(*action.used, part.key), effect=part.choice or action.effect)


def station_placed(state: State, action: Action, city: str) -> Action:
    """RRV-047, RRV-050: the action once the station stands."""
    return replace(
        action,
        placed=True,
        target=city,
        tile=state.city_tiles[city],
        first=first_in(state.stations[city]),
        debt=DATA.cities[city].station_cost,
    )


def office_placed(state: State, action: Action, sector: int) -> Action:
    """RRV-069, RRV-070, RRV-072: the action once the office stands."""
    facts, first = DATA.sectors[sector], first_in(state.offices[sector])
    return replace(
        action,
        placed=True,
        target=str(sector),
        tile=state.telegraph_tiles.get(sector, ""),
        first=first,
        shares=facts.shares + (facts.first_bonus if first else 0),
        deal=facts.deal,
    )


def rails_to_place(state: State, seat: Seat, action: Action) -> tuple[int, ...]:
    """RRV-055, RRV-061, RRV-066, RRV-177: how many rails are still to be placed; two numbers where there is a choice.

    `action` may be one rail ahead of the table, which a rail that is only considered has not left yet.
    """
    now = 0 if state.action is None else state.action.rails
    mat = sum(state.players[seat].rails) + now
    due = min(RAILS, mat)
    most = RULE.railway_turquoise_rails if action.worker == "turquoise" and action.effect != "white" else due
    return tuple(total - action.rails for total in range(due, min(most, mat) + 1) if total >= max(action.rails, 1))


def rails_placed(action: Action, rails: int, triangles: int, deal: bool) -> Action:
    """RRV-056, RRV-062, RRV-066: the action once all rails lie, so many more with so many more triangles."""
    total = action.triangles + triangles
    count = action.rails + rails
    return replace(
        action,
        placed=True,
        rails=count,
        triangles=total,
        debt=rail_cost(total),
        deal=action.deal or deal,
        effect="own" if count > RAILS else action.effect,
    )


def rail_cost(triangles: int) -> int:
    """RRV-056: what a Railway action costs, in dollars."""
    return RULE.railway_base_cost + RULE.railway_triangle_cost * triangles


MOST_SHARES = max(max(tile.first_bonus.n, tile.first_bonus.shares) for tile in DATA.city_tiles.values())
"""The most shares that a first-station bonus brings."""
RAILS = 2
"""How many rails a Railway action places (RRV-055)."""
