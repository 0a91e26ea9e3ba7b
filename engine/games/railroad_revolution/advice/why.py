"""Why a move that a player typed is not legal now, with what is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.lookahead import blind
from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.actions import brings_something
from engine.games.railroad_revolution.advice import typed
from engine.games.railroad_revolution.advice.seen import as_state
from engine.games.railroad_revolution.advice.told_people import main_of
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.effects import carries_out
from engine.games.railroad_revolution.network import NODES, available_spaces, cheapest, free_sectors, network
from engine.games.railroad_revolution.outlook import RULE, rail_cost, rails_to_place
from engine.games.railroad_revolution.parts import OWN, SIDES, deal_part, parts
from engine.games.railroad_revolution.people import own_workers, somebody_fits
from engine.games.railroad_revolution.places import line, space_name
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import DECLINE, DONE, PASS, name, say
from engine.games.railroad_revolution.workers import wanted_colours, workforce


class Case:
    """What was typed at a decision, and the table as the seat sees it."""

    def __init__(self, view: View, ask: Ask[Any], text: str) -> None:
        assert view.seat is not None
        self.ask, self.text = ask, text.strip().lower()
        self.turn = Turn(blind(as_state(view)), view.seat)
        self.player, self.state = self.turn.player, self.turn.state
        due = self.state.action.debt if self.state.action is not None else 0
        self.have = self.turn.outlook().wealth - due
        """Dollars left for more; below 0 where even what is due can't be paid."""
        self.box = typed.box(self.text) or BOX_OF.get(ask.kind) or next(iter(ask.options)).partition("/")[0]

    def missing(self, cost: int) -> Msg | None:
        """RRV-005, RRV-107: that something can't be paid, with the missing dollars."""
        if cost <= self.have:
            return None
        return say("why-money", cost=cost, have=max(0, self.have), short=cost - self.have)


Reason = Callable[[Case], Msg | None]


def why(view: View, ask: Ask[Any], text: str) -> Msg | None:
    """Why what a player typed is not legal at this decision; None if that is not known."""
    if view.seat is None or ask.seat != view.seat or not text.strip() or text.strip() in ask.options:
        return None
    case = Case(view, ask, text)
    found = next((found for reason in REASONS.get(ask.kind, ()) if (found := reason(case))), None)
    return found or bank(case) or of_place(case)


# -- actions and workers


def of_box(case: Case) -> Msg | None:
    """RRV-034, RRV-047, RRV-060, RRV-068: why an action can't be taken, or not by that worker."""
    box, colour = typed.box(case.text), typed.colour(case.text)
    if not box:
        return None
    if colour and not case.player.pool[colour]:
        return say("why-no-worker", colour=colour)
    if box in ("station", "telegraph") and not any(case.player.buildings):
        return say("why-no-building")
    if box == "railway" and not any(case.player.rails):
        return say("why-no-rail")
    if box == "telegraph":
        return None if free_sectors(case.state, case.turn.seat) else say("why-no-sector")
    main = main_of(case.turn, box)
    return say("why-no-city") if box == "station" and not main.place else case.missing(main.cost)


# -- the map


def of_rail(case: Case) -> Msg | None:
    """RRV-055 to RRV-060: why a rail can't lie there."""
    space, cities = typed.space(case.text), typed.cities(case.text)
    if not space and len(cities) < 2:
        return None
    a, b = line(space) if space else cities[:2]
    spaces = [space] if space else [id for id in DATA.spaces if set(line(id)) == {a, b}]
    names = {"a": name("city", a), "b": name("city", b)}
    if not spaces:
        return say("why-no-line", **names)
    free = [id for id in spaces if id not in case.player.built]
    if not free:
        return say("why-rail-there", **names)
    touching = [id for id in free if id in available_spaces(tuple(case.player.built))]
    if not touching:
        return say("why-rail-far", **names)
    if not any(case.player.rails):
        return say("why-no-rail")
    return next((found for id in touching[:1] if (found := _price_of_rail(case, id))), None)


def _price_of_rail(case: Case, space: str) -> Msg | None:
    """RRV-056, RRV-060: what the action costs at least with a rail there."""
    action = case.state.action
    if action is not None and action.box != "railway":
        return None
    triangles = DATA.spaces[space].triangles + (action.triangles if action else 0)
    left = rails_to_place(case.state, case.turn.seat, action) if action else (min(2, sum(case.player.rails)),)
    more = max(0, min(left, default=1) - 1)
    if more:
        triangles += cheapest((*case.player.built, space), more)[0][0]
    return case.missing(rail_cost(triangles))


def of_city(case: Case) -> Msg | None:
    """RRV-047, RRV-048: why a station can't be built there."""
    cities = typed.cities(case.text)
    if len(cities) != 1 or case.box == "railway":
        return None
    (city,) = cities
    named = name("city", city)
    if case.turn.seat in case.state.stations[city]:
        return say("why-station-there", city=named)
    if not NODES[city] & network(tuple(case.player.built)):
        return say("why-not-connected", city=named)
    action = case.state.action
    free = action is not None and (action.box != "station" or action.placed)
    return None if free else case.missing(DATA.cities[city].station_cost)


def of_way(case: Case) -> Msg | None:
    """RRV-055, RRV-057: which rails lead to the one city that was named for a rail, if any does."""
    cities = typed.cities(case.text)
    if len(cities) != 1 or case.box != "railway":
        return None
    (city,) = cities
    lines = [space_name(id, city) for id in available_spaces(tuple(case.player.built)) if city in line(id)]
    named = name("city", city)
    return say("why-which-rail", city=named, lines=lines) if lines else say("why-no-way", city=named)


def of_place(case: Case) -> Msg | None:
    """What has to be decided before the city that was named, or that no city is asked for."""
    if not typed.cities(case.text):
        return None
    first = {"worker": "action", "pool": "worker", "action": "build"}.get(case.ask.kind)
    if first and case.box in ("station", "railway", *case.ask.options):
        return say("why-place-first", first=first)
    return say("why-finish", needed=RULE.minimum_workforce) if case.ask.kind == "city" else say("why-no-place")


BOX_OF = {"city": "station", "rail": "railway"}
"""The action that a kind of decision is about."""


def of_sector(case: Case) -> Msg | None:
    """RRV-068: why an office can't be built there."""
    sector = typed.sector(case.text)
    if sector and sector not in free_sectors(case.state, case.turn.seat):
        return say("why-office-there", sector=sector)
    return None


# -- workers and milestones


def of_promotion(case: Case) -> Msg | None:
    """RRV-041 to RRV-043: why a worker can't become a manager there."""
    id, colour = typed.milestone(case.text), typed.colour(case.text)
    if colour and colour not in [worker.colour for worker in own_workers(case.player)]:
        return say("why-no-own-worker", colour=colour)
    held = next((each for each in case.player.milestones if each.id == id), None)
    if id and held is None:
        return say("why-no-milestone", milestone=id)
    if held is None:
        wanted = wanted_colours(case.player)
        return say("why-no-slot", colour=colour, wants=_colours(wanted)) if colour and colour not in wanted else None
    slots = zip(DATA.milestones[id].managers, held.managers, strict=True)
    empty = [wants for wants, manager in slots if not manager]
    if not empty:
        return say("why-full", milestone=id)
    return say("why-slot", milestone=id, wants=_colours(empty)) if colour and colour not in empty else None


def _colours(wanted: list[str]) -> list[Msg]:
    return [say("manager", colour=colour) for colour in dict.fromkeys(wanted)]


def bank(case: Case) -> Msg | None:
    """RRV-107, RRV-108, RRV-182: why nobody can be hired, or this many shares can't be sold."""
    if "hire" in typed.words(case.text):
        colour = typed.colour(case.text)
        if colour and not case.state.bank[colour]:
            return say("why-bank-lacks", colour=colour)
        return case.missing(RULE.hire_price)
    if "sell" in typed.words(case.text) and (shares := typed.number(case.text)) > case.player.shares:
        return say("why-shares", cost=shares, have=case.player.shares)
    return None


# -- deals, tracks, trains


def of_deal(case: Case) -> Msg | None:
    """RRV-086, RRV-170: why a deal can't be accepted."""
    side = next((side for side in SIDES if len(case.text) > 1 and side.startswith(case.text)), "")
    if not side:
        return of_end(case)
    action = case.state.action
    gained = RULE.trade_gray_shares if action is not None and action.worker == "gray" else 0
    part, shares = deal_part(case.state.deal, side), case.player.shares + gained
    if part.shares > shares:
        return say("why-shares", cost=part.shares, have=shares)
    if found := case.missing(part.price + part.shares * RULE.share_sale_price):
        return found
    comes = case.turn.having_paid(part.price, partial(carries_out, case.turn, part.effect), part.shares)
    return say("why-finish", needed=RULE.minimum_workforce) if comes else say("why-nothing-comes")


def of_step(case: Case) -> Msg | None:
    """RRV-102, RRV-104: why a marker can't move up."""
    id = typed.track(case.text)
    if not id or id in case.ask.options:
        return None
    track, space = DATA.tracks[id], case.player.markers[id]
    if space >= track.top:
        return say("why-top", track=id)
    gate = track.gate(space)
    if gate is None:
        return None
    facts: dict[str, Value] = {"track": id, "kind": gate.kind, "amount": gate.amount}
    return say("why-gate", money=case.have, shares=case.player.shares, **facts)


def of_train(case: Case) -> Msg | None:
    """RRV-105: why such a train can't be taken."""
    kind = typed.train(case.text)
    return say("why-pile", train=name("train", kind)) if kind and not case.state.trains.get(kind) else None


def of_flip(case: Case) -> Msg | None:
    """RRV-106: why such a train can't be flipped."""
    kind, player = typed.train(case.text), case.player
    return say("why-train", train=name("train", kind)) if kind and not player.up[kind] + player.down[kind] else None


# -- parts of an action, and its end


def of_part(case: Case) -> Msg | None:
    """RRV-037, RRV-165, RRV-170, RRV-171: why a part of the action can't be carried out."""
    action = case.state.action
    if action is None:
        return None
    if case.text in action.used:
        return say("why-used")
    part = next((part for part in parts(action) if part.key == case.text), None)
    if part is None:
        others = [colour for box, colour in OWN if box == action.box and colour != action.worker]
        kinds = {found.key for colour in others for found in OWN[action.box, colour](action)}
        return say("why-other-worker", colour=action.worker) if case.text in kinds else None
    if isinstance(part.effect, gains.Promote) and not somebody_fits(case.player):
        return say("why-nobody-fits", wants=_colours(wanted_colours(case.player)))
    if found := case.missing(part.price):
        return found
    comes = case.turn.having_paid(part.price, partial(brings_something, case.turn, part))
    return say("why-finish", needed=RULE.minimum_workforce) if comes else say("why-nothing-comes")


def of_end(case: Case) -> Msg | None:
    """RRV-109, RRV-166: why the action, or the turn, can't be ended yet."""
    if case.text not in (DONE, DECLINE, PASS, "end"):
        return None
    action, workers = case.state.action, workforce(case.player)
    if action is not None and not action.placed:
        return say("why-main-first", box=action.box)
    if case.have < 0:
        return say("why-due", cost=action.debt if action else 0, short=-case.have)
    missing = RULE.minimum_workforce - workers
    if missing > 0:
        price = missing * RULE.hire_price
        return say("why-workers", workers=workers, needed=RULE.minimum_workforce, cost=price, have=case.have)
    return None


REASONS: dict[str, tuple[Reason, ...]] = {
    "worker": (of_rail, of_city, of_box, of_way, of_end),
    "pool": (of_rail, of_city, of_box, of_way),
    "action": (of_part, of_end),
    "city": (of_city,),
    "rail": (of_rail, of_way, of_end),
    "sector": (of_sector,),
    "promote": (of_promotion, of_end),
    "deal": (of_deal,),
    "steps": (of_step, of_end),
    "train": (of_train,),
    "flip": (of_flip, of_end),
}
"""By kind of decision, in this order; reasons about the bank come last for every kind."""
