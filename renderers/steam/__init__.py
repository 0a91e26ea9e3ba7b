"""Pictures of Steam: `overview`, `map`, `player`, and those that help with building and moving goods."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.steam.view import View
from renderers.account import MAP, Section, told
from renderers.draw.layers import Drawing
from renderers.reader import Reader
from renderers.request import LARGE, WIDE, Request
from renderers.scene import drawn, shown
from renderers.steam import account as words
from renderers.steam import colours, crop, regions, signs, tall, tiles, wide
from renderers.steam.atlas import window_of
from renderers.steam.choices import choices
from renderers.steam.marks import tiles_of
from renderers.steam.scene import PREFIX, Plan, Scene

KEY = "key"
PICTURES = ("overview", "map", "player", KEY)
NUMBERED = frozenset(("goods", "cube", "delivery", "tile"))
ASKS = {
    "capital": "overview",
    "bid": "overview",
    "action-tile": "overview",
    "build": "building",
    "tile": "tiles",
    "new-city": "building",
    "new-city-colour": "overview",
    "growth-city": "building",
    "supply": "overview",
    "goods": "moving",
    "cube": "moving",
    "delivery": "moving",
    "points": "overview",
}
REGIONS = regions.KINDS
rule_of = regions.rule_of
STOCK = frozenset(("supply", "new-city-colour"))
"""The decisions during which a phone shows the goods supply instead of the players."""
_MARKED = ("building", "moving")
"""In these pictures the map fades behind the marks."""


def drawing(request: Request[View], reader: Reader) -> Drawing[Any]:
    """A picture of the table."""
    if request.picture == KEY:
        return signs.SIGNS.drawing(request.layout, colours.ALL)
    plan = _plan(request)
    whole = None if plan.window is None else replace(plan, window=None, listed=0, more=False)
    board = tiles if request.picture == "tiles" else tall.COLUMN if plan.tall else wide.WIDE
    flat, tones = (colours.ALL, 0) if request.picture == "tiles" else (colours.PIECES, colours.TONES)
    return drawn(board, plan, lambda c: Scene(c, request, reader, PREFIX), flat, tones, whole=whole)


def _plan(request: Request[View]) -> Plan:
    """Only what the ground depends on, so that many views share one plan."""
    view = request.view
    if request.picture == "tiles":
        return Plan("tiles", rows=tiles.rows(len(tiles_of(request.ask)), request.layout), layout=request.layout)
    dim = request.picture in _MARKED and request.ask is not None
    # a tall picture has a row for each player below the map, unless something else is needed there
    rows = request.picture == "overview" or (request.layout != WIDE and request.picture != "player" and not dim)
    return Plan(
        request.picture,
        view.map,
        len(view.players) if rows else 0,
        dim,
        layout=request.layout,
        reach=_reach(request),
        done=request.picture == "player" and (request.confirming or view.phase == "over"),
        **_phone(request, dim),
    )


def _phone(request: Request[View], dim: bool) -> dict[str, Any]:
    """What a phone's ground also depends on: how many ways are listed, which part of the map is shown."""
    if request.layout == WIDE or not dim:
        stock = request.ask is not None and request.ask.kind in STOCK
        return {"stock": request.layout != WIDE and (stock or request.picture == "map")}
    found = choices(request.view, request.ask) if request.picture == "moving" else []
    spots = crop.spots(request.view, request.ask, request.plans, found)
    large = request.layout == LARGE
    return {
        "listed": tall.listed(len(found), large=large),
        "more": tall.more(len(found), large=large),
        "window": window_of(request.view.map, spots),
    }


def _reach(request: Request[View]) -> bool:
    return request.picture == "building" and request.ask is not None and request.ask.kind == "build"


def account(view: View, reader: Reader) -> list[Section]:
    """The table in words."""
    return words.sections(view, reader)


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences. A player's picture speaks of that player alone."""
    if request.picture == KEY:
        return signs.SIGNS.sentences(reader)
    found = account(request.view, reader)
    if request.picture == "player":
        return told(found, seat=shown(request))
    return told(found, (MAP, words.TRACK) if request.picture == "map" else ())
