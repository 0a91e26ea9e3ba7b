"""Why a move that a player typed is not legal now, with what is missing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

from engine.core.ask import Amount, Ask
from engine.core.msg import Msg, Value
from engine.games.steam.action_tiles import LOCOMOTIVE
from engine.games.steam.astray import astray
from engine.games.steam.cities import place
from engine.games.steam.data import DATA
from engine.games.steam.faces import available, exhausted, parts
from engine.games.steam.money import most
from engine.games.steam.placement import Placement, placements
from engine.games.steam.site import Site, site
from engine.games.steam.state import Spot
from engine.games.steam.view import View
from engine.games.steam.words import name, say

LEAST = 3
"""So many letters of a name are needed to know it by them."""
FACE = re.compile(r"(t?\d\d)(?:/(\d))?")


def why(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """Why what a player typed is not legal at this decision; None if that is not known."""
    reason = REASONS.get(ask.kind)
    return reason(view, ask, typed.strip()) if reason else None


def settlement(map: str, text: str) -> Spot:
    """The only city or town whose name begins with what was typed, or the one of exactly that name; else ""."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    head = re.sub("[^a-z]+", "-", plain).strip("-")
    named = DATA.maps[map].named
    if head in named:
        return named[head]
    umlauts = {key.replace("ae", "a").replace("oe", "o").replace("ue", "u"): hex for key, hex in named.items()}
    found = {hex for key, hex in (*named.items(), *umlauts.items()) if len(head) >= LEAST and key.startswith(head)}
    return found.pop() if len(found) == 1 else ""


def where(map: str, text: str) -> Spot:
    """The hex that was typed, by its coordinates or by the name of its settlement; else ""."""
    return text if text in DATA.maps[map].hexes else settlement(map, text)


# -- track


def build(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-062 to STM-106, STM-121: why nothing, or not this tile, can be placed on a hex."""
    text, _, tile = typed.partition("/")
    hex, left = where(view.map, text), ask.note.args.get("left") if ask.note else None
    if not hex:
        return None
    if hex in {city.hex for city in view.cities}:
        return say("why-city", place=place(view.map, hex))
    if left == 0:
        return say("why-no-tiles")
    here = site(view.board, ask.seat, hex, built=view.players[ask.seat].built)
    return _hex(view, ask, here) or _tile(view, ask, here, tile)


def _hex(view: View, ask: Ask[Any], here: Site) -> Msg | None:
    """Why no tile at all can be placed on a hex."""
    at, legal = place(here.map, here.hex), list(placements(here))
    if not legal:
        return say("why-unreached" if here.town else "why-apart", place=at)
    lying, limits = here.laid.face if here.laid else None, exhausted(view.track.values())
    left = [found for found in legal if available(found.change.face, lying, limits)]
    return _price(view, ask, left, at) if left else say("why-none-left", place=at)


def _price(view: View, ask: Ask[Any], legal: list[Placement], at: str) -> Msg | None:
    """STM-031, STM-164: the dollars that are missing for the cheapest of some placements."""
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
    """STM-127 to STM-136: why a cube does not go where it was typed to go."""
    for key in DATA.maps[view.map].named:
        typed = typed.replace(key.replace("-", " "), key)
    words = [word for word in re.split(r"[/ >→]+", typed) if word]
    colours = [colour for colour in DATA.colours for word in words if len(word) >= LEAST and colour.startswith(word)]
    spots = [spot for word in words if (spot := settlement(view.map, word))]
    if typed == "improve":
        return _improve(view, ask)
    if len(colours) != 1 or not 1 <= len(spots) <= 2:
        return None
    return astray(view, ask.seat, spots[0], colours[0], spots[1] if len(spots) > 1 else "")


def _improve(view: View, ask: Ask[Any]) -> Msg:
    """STM-126: once in the phase, up to the highest level."""
    return say("why-improved" if view.players[ask.seat].improved else "why-highest", level=DATA.locomotive.max)


def action_tile(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-047 to STM-057: the tile is taken, too dear, or of no use."""
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
    if not isinstance(ask.shape, Amount) or not re.fullmatch(r"\$?\d{1,6}", typed):
        return None
    return say(f"why-{ask.kind}", least=ask.shape.least, most=ask.shape.most)


def town(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-107, STM-200: a town that is none, or that a link would lead back to."""
    hex = where(view.map, typed)
    if not hex:
        return None
    return say("why-returns" if hex in view.towns else "why-city-there", place=place(view.map, hex))


def growth(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-115, STM-116: only printed cities that did not grow."""
    hex = where(view.map, typed)
    grown = any(city.hex == hex and city.grown for city in view.cities)
    return say("why-grown" if grown else "why-not-printed", place=place(view.map, hex)) if hex else None


def supply(view: View, ask: Ask[Any], typed: str) -> Msg | None:
    """STM-111, STM-115: an empty space."""
    found = re.fullmatch(r"(?:supply-)?(\d{1,2})", typed)
    empty = found is not None and 0 < int(found[1]) <= len(view.supply) and not view.supply[int(found[1]) - 1]
    return say("why-empty", number=int(found[1])) if found and empty else None


REASONS: dict[str, Callable[[View, Ask[Any], str], Msg | None]] = {
    "build": build,
    "tile": build,
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
