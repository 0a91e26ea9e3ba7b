"""Pictures of Cargo Empire: `overview`, `map`, `tracks`, `player`, `key`, and `choice` for the deciding player."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.cargo_empire.view import View
from renderers.account import MAP, OFFERS, Section, told
from renderers.cargo_empire import account as words
from renderers.cargo_empire import colours, crop, key, playerboard, portrait, regions, wide
from renderers.cargo_empire.atlas import window_of
from renderers.cargo_empire.scene import PREFIX, Plan, Scene
from renderers.draw.layers import Drawing
from renderers.reader import Reader
from renderers.request import WIDE, Request
from renderers.scene import drawn, shown

REGIONS = regions.KINDS
rule_of = regions.rule_of
TRACKS = "tracks"
PICTURES = ("overview", "map", TRACKS, "player", "key")
CHOICE = "choice"
CONFIRMS = "map"
ASKS = {
    **dict.fromkeys(
        ("pick-clan", "transport", "first-post", "second-post", "crest", "supply", "demand", "cards", "rush", "skip",
         "advance", "lane", "row-city", "bonus", "clan", "cube", "borrow", "swap", "vassal-supply", "vassal-demand",
         "port"),
        CHOICE,
    ),
    "objective": "player",
    "end": "overview",
}  # fmt: skip
NUMBERED = frozenset(kind for kind, picture in ASKS.items() if picture != "overview")
"""Decisions whose options the picture numbers: each by its place in the list, counted from 1."""
_MAPLESS = ("pick-clan", "transport", "advance", "lane", "bonus", "clan", "swap")
"""Decisions that concern no place on the map."""
FEW = 3
"""At most this many options make a short list."""
_SEATS = ("overview", "map", TRACKS)
"""In these pictures every player has a row."""


def drawing(request: Request[View], reader: Reader) -> Drawing[Any]:
    """A picture of the table."""
    view, before = request.view, request.before
    if before is not None and before.map != view.map:
        request = replace(request, before=None)
    if request.picture == "key":
        return key.sheet().drawing(request.layout, colours.ALL, colours.TONES)
    plan = _plan(request)
    board = portrait.COLUMN if plan.tall else wide.WIDE
    return drawn(board, plan, lambda c: Scene(c, request, reader, PREFIX), colours.ALL, colours.TONES)


def _plan(request: Request[View]) -> Plan:
    """Only what the ground depends on, so that many views share one plan."""
    view = request.view
    done = request.picture == CONFIRMS and request.confirming and request.layout != WIDE
    rows = len(view.players) if request.picture in _SEATS and not done else 0
    kind = "" if request.ask is None else request.ask.kind
    mapless = request.picture == CHOICE and request.layout != WIDE and kind in _MAPLESS
    if request.picture == TRACKS:
        return Plan(TRACKS, "", rows, request.layout)
    seen = crop.changed(view, request.before) if done else crop.cities(view, request.ask, request.plans)
    window = window_of(view.map, seen) if done or _cropped(request, mapless) else None
    short = request.layout != WIDE and request.ask is not None and kind != "supply" and len(request.ask.options) <= FEW
    clan = request.picture != "player" or request.layout == WIDE or bool(view.players[shown(request)].clan)
    few = request.picture == "player" and request.layout != WIDE and _objectives(request) < playerboard.USUAL
    return Plan(
        request.picture, "" if mapless else view.map, rows, request.layout, mapless, short, window, clan, few, done
    )


def _objectives(request: Request[View]) -> int:
    """How many objective cards a player's picture shows."""
    seat = shown(request)
    return len(playerboard.to_choose(request.view, request.ask, seat)) + len(request.view.players[seat].objectives)


def _cropped(request: Request[View], mapless: bool) -> bool:
    """Whether a picture shows only the part of the map that the decision is about."""
    return request.picture == CHOICE and request.layout != WIDE and not mapless


def account(view: View, reader: Reader) -> list[Section]:
    """The table in words."""
    return words.sections(view, reader)


FIRST = {"map": (MAP,), TRACKS: (words.BOARD,)}
"""What the words of a picture begin with, after whose turn it is."""


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences. A player's picture speaks of that player alone."""
    if request.picture == "key":
        return key.sheet().sentences(reader)
    found = account(request.view, reader)
    if request.picture == "player":
        return told(found, (OFFERS,), shown(request))
    return told(found, FIRST.get(request.picture, ()))
