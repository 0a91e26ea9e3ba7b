"""Pictures of Railroad Revolution: the table, a player, the signs, and a `decision`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import name
from renderers.account import MAP as PLACES
from renderers.account import OFFERS, Section, told
from renderers.draw.layers import Drawing
from renderers.railroad_revolution import account as words
from renderers.railroad_revolution import colours, plans, portrait, regions, signs, wide
from renderers.railroad_revolution.chart import window_of
from renderers.railroad_revolution.marks import marks_of
from renderers.railroad_revolution.scene import (
    DECISION,
    KEY,
    MAP,
    MARKET,
    OVERVIEW,
    PLAYER,
    PREFIX,
    STATIONS,
    TRACKS,
    Plan,
    Scene,
)
from renderers.reader import Reader
from renderers.request import WIDE, Request
from renderers.scene import drawn, shown

PICTURES = (OVERVIEW, MARKET, STATIONS, MAP, TRACKS, PLAYER, KEY)
NUMBERED = frozenset(("city", "rail", "sector", "wealth"))
ASKS = {
    **dict.fromkeys(
        ("worker", "pool", "action", "city", "rail", "sector", "steps", "deal", "promote", "milestone"), DECISION
    ),
    **dict.fromkeys(("piece", "flip", "swap", "discard", "worker-choice", "colour", "bank", "completion"), PLAYER),
    "wealth": DECISION,
    "train": MARKET,
}
REGIONS = regions.KINDS
rule_of = regions.rule_of
HELD = 2
"""How many milestones lie before a player."""


def drawing(request: Request[View], reader: Reader) -> Drawing[Any]:
    """A picture of the table."""
    if request.picture == KEY:
        return signs.ALL.drawing(request.layout, colours.PIECES, colours.TONES)
    plan = _plan(request)
    board = portrait.COLUMN if plan.tall else wide.WIDE
    return drawn(board, plan, lambda c: Scene(c, request, reader, PREFIX), colours.PIECES, colours.TONES)


def _plan(request: Request[View]) -> Plan:
    """Only what the ground depends on, so that many views share one plan."""
    view, picture, layout, ask = request.view, request.picture, request.layout, request.ask
    if layout == WIDE:
        return Plan(picture, view.seats if picture in (OVERVIEW, TRACKS) else 0)
    seats = view.seats if picture in (OVERVIEW, TRACKS) else 0
    if picture != DECISION or ask is None:
        return Plan(picture, seats, layout)
    if ask.kind in ("promote", "milestone"):
        return Plan(picture, 0, layout, len(view.drawn) or HELD)
    plan = Plan(picture, 0, layout, about=portrait.ABOUT.get(ask.kind, portrait.TURN))
    marks = marks_of(ask, request.plans, plans.DRAWN)
    places = [*marks.spaces, *marks.cities, *(place for place in marks.letters if isinstance(place, str))]
    return replace(plan, window=window_of(tuple(dict.fromkeys(places)), portrait.shape(plan)))


def account(view: View, reader: Reader) -> list[Section]:
    """The table in words."""
    return words.sections(view, reader)


FIRST = {MARKET: (OFFERS,), MAP: (PLACES, words.TELEGRAPH)}
"""What the words of a picture begin with, after whose turn it is."""


def alt(request: Request[View], reader: Reader) -> list[str]:
    """The picture in sentences. A player's picture speaks of that player alone."""
    if request.picture == KEY:
        return signs.ALL.sentences(reader)
    found = account(request.view, reader)
    if request.picture == PLAYER:
        return told(found, (OFFERS,), shown(request))
    if request.picture == STATIONS:
        cities = tuple(reader.words(name("city", city)) for city in DATA.cities)
        places = [line for section in found if section.part == PLACES for line in section.lines]
        return [found[0].lines[0], *(line for line in places if line.startswith(cities))]
    if request.picture == TRACKS:
        tracks = reader.words(f"{PREFIX}words-tracks")
        owned = [section for section in found if section.seat is not None]
        own = [[each.lines[0], *(line for line in each.lines if line.startswith(tracks))] for each in owned]
        return [found[0].lines[0], *(line for lines in own for line in lines)]
    return told(found, FIRST.get(request.picture, ()))
