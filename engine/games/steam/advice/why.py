"""Why a move that a player typed is not legal now, and what it lacks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.core.play.ask import Amount, Ask
from engine.core.play.msg import Msg, Value
from engine.games.steam.action_tiles import CITY_GROWTH, LOCOMOTIVE, URBANIZATION
from engine.games.steam.advice.astray import astray
from engine.games.steam.advice.projects import Surveyor
from engine.games.steam.advice.typed import LEAST, colours, misspelt, spots
from engine.games.steam.data import DATA
from engine.games.steam.faces import available, exhausted, parts
from engine.games.steam.money import most
from engine.games.steam.outcomes import Placement
from engine.games.steam.placement import placements
from engine.games.steam.places import pair, place, stops
from engine.games.steam.site import Site, site
from engine.games.steam.state import Spot
from engine.games.steam.view import PlayerView, View
from engine.games.steam.words import DONE, name, say

ACTIONS = {"urbanize": URBANIZATION, "grow": CITY_GROWTH}
UNLIMITED = 1000
"""More dollars than any link costs."""
FACE = re.compile(r"(t?\d\d)(?:/(\d))?")


def why(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """Why what a player typed is not legal at this decision; None if that is not known."""
    text = typed.strip()
    word, like = misspelt(view.map, text)
    if word:
        return say("why-misspelt", typed=word, places=stops(view.map, like))
    reason = REASONS.get(ask.kind)
    return (reason(view, ask, text) if reason else None) or later(view, ask, text)


def later(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """What is being decided, if somebody typed a place or a colour that has nothing to do with it."""
    about = colours(typed) or (ask.kind not in ("build", "tile") and spots(view.map, typed))
    return say("why-now", kind=ask.kind) if about and ask.kind in NOW else None


# -- track


def build(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-062 to STM-106, STM-121: why no tile, or not this one, fits a hex, or a link can't be completed."""
    if typed in (DONE, *ACTIONS) and typed not in ask.options:
        return _action(view.players[ask.seat], typed)
    found, tile = spots(view.map, typed), typed.partition("/")[2]
    if not found or colours(typed):
        return None
    if len(found) > 1:
        return link(view, ask, *found[:2])
    (hex,) = found
    if hex in {city.hex for city in view.cities}:
        beside = [other for other in DATA.maps[view.map].across[hex] if other in ask.options]
        hexes = [say("hex", hex=other) for other in beside]
        return say("why-city", place=place(view.map, hex), count=len(hexes), hexes=hexes)
    if left_of(ask) == 0:
        return say("why-no-tiles")
    here = site(view.board, ask.seat, hex, built=view.players[ask.seat].built)
    return _hex(view, ask, here) or _tile(view, ask, here, tile)


def _action(player: PlayerView, typed: str) -> Msg:
    """STM-059, STM-173: the tile whose action the player lacks, has used, or has to carry out first."""
    if typed == DONE:
        return say("why-first", tile=name("action", DATA.action_tiles[player.tile].key if player.tile else ""))
    used = player.tile == ACTIONS[typed]
    return say("why-used" if used else "why-no-action", tile=name("action", DATA.action_tiles[ACTIONS[typed]].key))


def tile(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-063: which tile the player meant, and on which hex."""
    chosen = next(iter(ask.options)).partition("/")[0]
    if spots(view.map, typed) in ([], [chosen]):
        return build(view, ask, typed)
    return say("why-other-hex", place=place(view.map, chosen))


def left_of(ask: Ask[Any]) -> int:
    """The track placements that are left in this turn."""
    left = ask.note.args.get("left") if ask.note else None
    return left if isinstance(left, int) else 0


def link(view: View, ask: Ask[Any], start: Spot, end: Spot) -> Msg:
    """STM-007, STM-031, STM-062: what it takes to complete a link between two settlements, if that is possible."""
    left, has, between = left_of(ask), most(view.players[ask.seat], standard=view.standard), pair(view.map, start, end)
    surveyed = Surveyor(view, ask.seat).projects(left, UNLIMITED) if left else []
    ways = [found for found in surveyed if {found.stops[0], found.stops[-1]} == {start, end}]
    if not ways:
        return say("why-link-far", tiles=left, **between)
    cheap = min(ways, key=lambda way: (way.cost > has, len(way.steps), way.cost))
    if cheap.cost > has:
        return say("why-link-dear", cost=cheap.cost, missing=cheap.cost - has, **between)
    hexes = [say("hex", hex=step.hex) for step in cheap.steps]
    return say("why-link", tiles=len(hexes), hexes=hexes, cost=cheap.cost, **between)


def _hex(view: View, ask: Ask[Any], here: Site) -> Msg | None:
    """Why no tile at all can be placed on a hex."""
    at, legal = place(here.map, here.hex), list(placements(here))
    if not legal:
        return say("why-unreached" if here.town else "why-apart", place=at)
    lying, limits = here.laid.face if here.laid else None, exhausted(view.track.values())
    left = [found for found in legal if available(found.change.face, lying, limits)]
    return _price(view, ask, left, at) if left else say("why-none-left", place=at)


def _price(view: View, ask: Ask[Any], legal: list[Placement], at: str | Msg) -> Msg | None:
    """STM-031, STM-164: the dollars missing for the cheapest of some placements."""
    least, has = min(found.cost for found in legal), most(view.players[ask.seat], standard=view.standard)
    return say("why-dear", place=at, cost=least, missing=least - has) if least > has else None


def _tile(view: View, ask: Ask[Any], here: Site, typed: str) -> Msg | None:
    """Why a certain tile can't be placed on a hex where others can."""
    found = FACE.fullmatch(typed)
    face = found[1].upper() if found else ""
    if found is None or face not in DATA.faces:
        return None
    if (DATA.faces[face].kind == "town") != here.town:
        return say("why-town" if here.town else "why-no-town", place=place(here.map, here.hex))
    lying, limits = here.laid.face if here.laid else None, exhausted(view.track.values())
    if not available(face, lying, limits):
        return say("why-sold-out", face=face)
    legal = [p for p in placements(here) if p.change.face == face and found[2] in (None, str(p.change.turn))]
    if legal:
        return _price(view, ask, legal, place(here.map, here.hex))
    return _edge(here, face, int(found[2])) if found[2] in tuple("012345") else None


def _edge(here: Site, face: str, turn: int) -> Msg | None:
    """STM-066, STM-073, STM-203: the first edge at which the track of a tile meets what it may not."""
    there = set(parts(here.laid.face, here.laid.turn)) if here.laid else set()
    for part in parts(face, turn):
        for edge in part if part not in there else ():
            met = here.meetings[edge]
            at: dict[str, Value] = {"side": name("edge", str(edge)), "place": place(here.map, here.hex)}
            if met.kind == "blocked":
                return say("why-blocked", **at)
            if met.kind == "unowned":
                return say("why-unowned", start=place(here.map, met.start), **at)
            if met.kind == "rival" and not here.town:
                return say("why-rival", other=met.owner, start=place(here.map, met.start), **at)
    return say("why-nowhere", place=place(here.map, here.hex))


# -- cubes, action tiles, money


def goods(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-127 to STM-136: why a cube can't go where the player wants it to go."""
    if typed == "improve":
        return _improve(view, ask)
    wanted, found = colours(typed), spots(view.map, typed)
    cities = {city.hex: city for city in view.cities}
    if any(spot not in cities for spot in found):
        spot = next(spot for spot in found if spot not in cities)
        return say("why-no-city", place=place(view.map, spot))
    if len(wanted) > 1 or len(found) > 2 or not found:
        lying = any(f"/{colour}" in key for colour in wanted for key in ask.options)
        return say("why-no-colour", colour=wanted[0]) if len(wanted) == 1 and not lying else None
    start, end = [*found, ""][:2]
    if not wanted and not end:
        movable = any(key.startswith(f"{DATA.maps[view.map].hexes[start].key}/") for key in ask.options)
        return None if movable else say("why-stuck", place=place(view.map, start), count=len(cities[start].cubes))
    colour = wanted[0] if wanted else cities[end].colour
    return astray(view, ask.seat, start, colour, end)


def _improve(view: View, ask: Ask[Any]) -> Msg:
    """STM-126: only once in the phase, and up to the highest level."""
    return say("why-improved" if view.players[ask.seat].improved else "why-highest", level=DATA.locomotive.max)


def action_tile(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-047 to STM-057: the tile is taken, too expensive, or of no use."""
    text = typed.removesuffix("-pass")
    found = [tile for tile in DATA.action_tiles.values() if text in (str(tile.number), tile.key)]
    found = found or [tile for tile in DATA.action_tiles.values() if len(text) >= LEAST and tile.key.startswith(text)]
    if len(found) != 1 or found[0].key in ask.options:
        return None
    (tile,) = found
    player, title = view.players[ask.seat], name("action", tile.key)
    if tile.number in view.action_tiles:
        return say("why-taken", tile=title, other=view.action_tiles[tile.number])
    if tile.number == LOCOMOTIVE and player.locomotive == DATA.locomotive.max:
        return say("why-highest", level=player.locomotive)
    cost = tile.base_cost + tile.base_cost_per_new_level * (player.locomotive + 1)
    missing = 0 if view.standard else cost - most(player, standard=False)
    return say("why-tile-dear", tile=title, cost=cost, missing=missing) if missing > 0 else None


def amount(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-038, STM-163, STM-183: the least and the most."""
    if not re.fullmatch(r"\$?\d{1,6}", typed):
        return None
    if isinstance(ask.shape, Amount):
        return say("why-capital", most=ask.shape.most)
    numbers = [int(key) for key in ask.options if key.isdecimal()]
    return say("why-bid", least=numbers[0], most=numbers[-1])


def town(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-107, STM-200: not a town, or a link would lead back to it."""
    found = spots(view.map, typed)
    if len(found) != 1:
        return None
    (hex,) = found
    city = any(city.hex == hex for city in view.cities)
    key = "returns" if hex in view.towns else "city-there" if city else "no-town-there"
    return say(f"why-{key}", place=place(view.map, hex))


def growth(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-115, STM-116: only printed cities that did not grow."""
    found = spots(view.map, typed)
    if len(found) != 1 or DATA.maps[view.map].hexes[found[0]].key in ask.options:
        return None
    grown = any([city.hex] == found and city.grown for city in view.cities)
    return say("why-grown" if grown else "why-not-printed", place=place(view.map, found[0]))


def supply(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-111, STM-115: an empty space."""
    found = re.fullmatch(r"(?:supply-)?(\d{1,2})", typed)
    empty = found is not None and 0 < int(found[1]) <= len(view.supply) and not view.supply[int(found[1]) - 1]
    return say("why-empty", number=int(found[1])) if found and empty else None


REASONS: dict[str, Callable[[View, Ask[Any], str], Msg | None]] = {
    "build": build,
    "tile": tile,
    "goods": goods,
    "cube": goods,
    "delivery": goods,
    "action-tile": action_tile,
    "bid": amount,
    "capital": amount,
    "new-city": town,
    "growth-city": growth,
    "supply": supply,
}
NOW = ("bid", "capital", "action-tile", "build", "tile", "new-city-colour", "supply", "points")
"""Decisions that somebody who types a place is told about."""
