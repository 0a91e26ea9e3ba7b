"""Why a move that a player typed is not legal now, and what it lacks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.cargo_empire.advice.ranking import offered
from engine.games.cargo_empire.advice.typed import Typed
from engine.games.cargo_empire.cards import Cards, pays
from engine.games.cargo_empire.cards import fares as cards_for
from engine.games.cargo_empire.cities import MOST, free_spaces, side
from engine.games.cargo_empire.clans import closed_to
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import demanded
from engine.games.cargo_empire.facts import MODES, SPACES
from engine.games.cargo_empire.offers import cards_name, in_hand
from engine.games.cargo_empire.routes import shapes
from engine.games.cargo_empire.state import FREE, VASSALS, CityKey
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import either, name, player, say

CARDS = re.compile(r"(\d*)\s*(road|rail|sea|[rts]\b)")
LETTERS = {"r": "road", "t": "rail", "s": "sea"}
"""The types of cards in the key of a card set."""
MARKER_OF = {card.type: card.marker for card in DATA.cards.values()}


Reason = Callable[[Typed], Msg | None]


def why(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """Why what a player typed is not legal at this decision; None if that is not known."""
    if view.seat is None or ask.seat != view.seat:
        return None
    told = Typed(view, ask, typed)
    if told.text in ask.options:
        return None
    return REASONS.get(ask.kind, nothing)(told) or ability(told) or spelt(told, map(str, offered(view, ask)))


def spelt(typed: Typed, keys: Iterable[str]) -> Msg | None:
    """How to type what was meant, if it is an option; otherwise that no city is being chosen now."""
    if not typed.city:
        return None
    city, other = (*typed.cities, "")[:2]
    options = {key: key.split("/") for key in keys}
    if found := next((key for key, parts in options.items() if city in parts and (not other or other in parts)), ""):
        both = [part for part in options[found] if part in (city, other)]
        if other and both != [city, other]:
            return say("why-reversed", **{"from": name("city", other), "to": name("city", city)})
        return say("why-spelt", typed=found)
    if any(part in typed.state.cities for parts in options.values() for part in parts):
        return typed.why("no-option")
    return say("why-no-cities")


def nothing(typed: Typed) -> Msg | None:
    """A decision for which no reason is known."""
    return None


# -- a delivery


def supply(typed: Typed) -> Msg | None:
    """CGE-032, CGE-033, CGE-035, CGE-079: why no city, or not that one, can supply now; why nothing is skipped."""
    if typed.says("skip", "pass", "cards", "restock", "end", "done"):
        return say("why-must")
    if not typed.city:
        return None
    if len(typed.cities) > 1:
        return pair(typed, *typed.cities)
    return source(typed) or reach(typed, [(key, c) for key, _, c in demanded(typed.state)])


def pair(typed: Typed, a: CityKey, b: CityKey) -> Msg:
    """Why nothing can be delivered from one city to another; if it can, how to type that."""
    found = source(typed.about(a)) or sink(typed.about(b), a)
    if found is None:
        colour, spaces = side(typed.state.cities[a]).supply, free_spaces(typed.state.cities[b])
        space = next((s for s in spaces if side(typed.state.cities[b]).demand(s) == colour), spaces[0])
        return say("why-spelt", typed=f"{a}/{colour} {b}/{space}")
    if source(typed.about(b)) is None and sink(typed.about(a), b) is None:
        return say("why-reversed", **{"from": name("city", b), "to": name("city", a)})
    return found


def source(typed: Typed) -> Msg | None:
    """CGE-032, CGE-033, CGE-036, CGE-133: why no cube of a city can be taken."""
    if found := forbidden(typed):
        return found
    return cubes(typed) if typed.state.cities[typed.city].present(typed.seat) else typed.why("no-post")


def forbidden(typed: Typed) -> Msg | None:
    """CGE-036, CGE-133: what rules out a city both as supply and as demand city."""
    if typed.state.cities[typed.city].level > MOST:
        return typed.why("level3")
    if typed.city == closed_to(typed.state, typed.seat):
        owner = next(n for n, other in enumerate(typed.state.players) if other.crest == typed.city)
        return typed.why("closed", other=owner)
    return None


def cubes(typed: Typed) -> Msg | None:
    """CGE-033: no cube is left."""
    return None if typed.state.cities[typed.city].cubes else typed.why("no-cube")


def reach(typed: Typed, wanted: list[tuple[CityKey, str]]) -> Msg | None:
    """CGE-035, CGE-046: no free space takes a cube of the typed city, or all those that do are too far away."""
    state, may, colour = typed.state, typed.may, side(typed.state.cities[typed.city]).supply
    cities = {
        key
        for key, demand in wanted
        if key not in (typed.city, may.closed)
        and (demand == colour or (may.any_cube and may.any_cube in (key, typed.city)))
    }
    if not cities:
        return typed.why("no-demand", colour=colour)
    nearest = min(
        (city for city in state.cities if city in cities), key=lambda city: short(typed, typed.city, city).count
    )
    missing = short(typed, typed.city, nearest)
    if not missing.count:
        return None
    return typed.why("nearest", nearest=name("city", nearest), cards=cards_name(missing), hand=in_hand(typed.player))


def short(typed: Typed, a: CityKey, b: CityKey) -> Cards:
    """CGE-046: the fewest cards that the hand lacks for a delivery between two cities; none if it can be paid."""
    held = typed.player.hand
    lacking = [
        Cards(max(0, cards.road - held["road"]), max(0, cards.rail - held["rail"]), max(0, cards.sea - held["sea"]))
        for cards in cards_for(typed.state.map, a, b, typed.may.port, typed.may.boost)
    ]
    return min(lacking, key=lambda cards: cards.count)


def demand(typed: Typed) -> Msg | None:
    """CGE-034 to CGE-036, CGE-046, CGE-133: why a cube can't go to a city."""
    plan = typed.state.plan
    if not typed.city or plan is None:
        return None
    others = [city for city in typed.cities if city != plan.supply]
    if len(others) > 1:
        return say("why-chosen", city=name("city", plan.supply))
    typed.city = others[0] if others else typed.city
    if found := sink(typed, plan.supply):
        return found
    typed.cities = [typed.city]
    return None


def sink(typed: Typed, supply: CityKey) -> Msg | None:
    """CGE-034 to CGE-036, CGE-046, CGE-126, CGE-130, CGE-133: why no cube of a supply city can go to a city."""
    state, may, plan = typed.state, typed.may, typed.state.plan
    if typed.city == supply:
        return typed.why("same")
    any_colour = may.any_cube in (typed.city, supply) and bool(free_spaces(state.cities[typed.city]))
    found = forbidden(typed) or (None if any_colour else space(typed, side(state.cities[supply]).supply))
    any_cards = may.any_two in (typed.city, supply) and sum(typed.player.hand.values()) > 1
    if found is not None or any_cards or (plan is not None and plan.vassal):
        return found
    missing = short(typed, supply, typed.city)
    return typed.why("cards", cards=cards_name(missing), hand=in_hand(typed.player)) if missing.count else None


def space(typed: Typed, colour: str) -> Msg | None:
    """CGE-035: no space of the cube's colour, or one that is taken already."""
    there = typed.state.cities[typed.city]
    tile = side(there)
    fits = [found for found in SPACES if tile.demand(found) == colour]
    if not fits:
        return typed.why("colours", upper=tile.upper, lower=tile.lower, colour=colour)
    if typed.space and typed.space not in fits:
        return typed.why("space", space=fits[0], colour=colour)
    owner = there.post(fits[0])
    if owner == FREE:
        return None
    if owner == typed.seat:
        return typed.why("own-post", colour=colour)
    if owner - VASSALS in range(typed.state.people):
        return typed.why("vassal", other=owner - VASSALS, colour=colour)
    return typed.why("taken", who=player(typed.state, owner), colour=colour)


def cards(typed: Typed) -> Msg | None:
    """CGE-046, CGE-047: cards that the player does not have, cards that don't pay for the way, or one card too many."""
    plan, asked = typed.state.plan, counts(typed.text)
    if plan is not None and typed.city:
        return say("why-planned", **{"from": name("city", plan.supply), "to": name("city", plan.demand)})
    if plan is None or not asked.count or str(asked) in typed.ask.options:
        return None
    if not asked.within(typed.player.hand):
        return say("why-hand", hand=in_hand(typed.player))
    allowed = shapes(typed.state.map, plan.supply, plan.demand, typed.may.port)
    if any(pays(shape, asked) for shape in allowed):
        return say("why-left-over")
    steps = sorted({(int(shape.sea), shape.before + shape.after) for shape in allowed})
    return say("why-way", ways=either([say("shape", land=land, sea=sea) for sea, land in steps]))


def counts(text: str) -> Cards:
    """The cards that a text names: `2 rail`, `1r-0t-1s`, `sea`."""
    found = dict.fromkeys(MODES, 0)
    for count, mode in CARDS.findall(text):
        found[LETTERS.get(mode, mode)] += min(int(count or 1), 99)
    return Cards(found["road"], found["rail"], found["sea"])


def skip(typed: Typed) -> Msg | None:
    """CGE-081, CGE-084: why a city can't be restocked, when no delivery is possible."""
    if not typed.city or f"restock/{typed.city}" in typed.ask.options:
        return None
    city = typed.state.cities[typed.city]
    if city.level > MOST:
        return typed.why("level3")
    if not city.present(typed.seat):
        return typed.why("no-post")
    return typed.why("full")


def vassal_supply(typed: Typed) -> Msg | None:
    """CGE-180, CGE-212: why a vassal can't take a cube from a city."""
    if not typed.city:
        return None
    if found := forbidden(typed) or cubes(typed):
        return found
    colour = side(typed.state.cities[typed.city]).supply
    wanted = {key for key, _, demand in demanded(typed.state) if demand == colour} - {typed.city, typed.may.closed}
    return None if wanted else typed.why("no-demand", colour=colour)


# -- everything else


def first_post(typed: Typed) -> Msg | None:
    """CGE-026: a city that is not in the row, or that somebody has named already."""
    if not typed.city or f"{typed.city}/{SPACES[0]}" in typed.ask.options:
        return None
    return typed.why("named" if typed.city in typed.state.row else "row")


def second_post(typed: Typed) -> Msg | None:
    """CGE-027: the card says where the post goes."""
    own = typed.player.cities
    other = typed.city and own and typed.city != own[0]
    return say("why-own-card", city=name("city", own[0])) if other else None


def row_city(typed: Typed) -> Msg | None:
    """CGE-075: only the four cards of the row can be taken."""
    if not typed.city or typed.city in typed.ask.options:
        return None
    return typed.why("held" if typed.city in typed.player.cities else "row")


def crest(typed: Typed) -> Msg | None:
    """CGE-121: the crest stands there."""
    return typed.why("crest") if typed.city and typed.city == typed.player.crest else None


def advance(typed: Typed) -> Msg | None:
    """CGE-062, CGE-066: only markers whose cards were played can advance."""
    marker = next((m for mode, m in MARKER_OF.items() if typed.says(m, mode)), "")
    return say("why-marker", marker=marker) if marker and marker not in typed.ask.options else None


def ability(typed: Typed) -> Msg | None:
    """CGE-123: too few kept cubes for a clan ability, or not one of the player's clan."""
    if not typed.state.clans or "clan" in typed.ask.options or not typed.says("clan", "ability", *ABILITIES):
        return None
    if typed.ask.kind != "clan" and typed.player.cubes < DATA.ability_cost:
        return say("why-kept", cost=DATA.ability_cost, cubes=typed.player.cubes)
    return say("why-ability") if typed.ask.kind == "clan" else None


ABILITIES = ("crest", "road-card", "cube", "boost", "borrow", "swap")

REASONS: dict[str, Reason] = {
    "supply": supply,
    "demand": demand,
    "cards": cards,
    "skip": skip,
    "vassal-supply": vassal_supply,
    "vassal-demand": demand,
    "first-post": first_post,
    "second-post": second_post,
    "row-city": row_city,
    "crest": crest,
    "advance": advance,
}
"""The reasons that are known, by kind of decision."""
