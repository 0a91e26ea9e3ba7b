"""Beginnings that many tests share: a deal card that is triggered, a city tile, a telegraph tile, a train to flip."""

from __future__ import annotations

from typing import Any

from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.state import State
from engine.games.railroad_revolution.view import PlayerView, View
from tests.engine.games.railroad_revolution import build
from tests.engine.games.railroad_revolution.build import Game, asked, offered, play

BARE = {"money": 0, "shares": 0, "up": "", "milestones": ""}
"""Nothing to pay with, to flip or to promote to."""
ALSO = ("done", "decline")


def own_buildings(current: int, facts: dict[str, Any]) -> dict[str, Any]:
    """`stations="WAS CHI"` and `offices=[1, 4]` are those of the current player, as they are for the others."""
    stations, offices = facts.get("stations"), facts.get("offices")
    if isinstance(stations, str):
        facts["stations"] = {city: [current] for city in stations.split()}
    if isinstance(offices, list):
        facts["offices"] = {sector: [current] for sector in offices}
    return facts


def position(players: int = 4, current: int = 0, **facts: Any) -> State:
    """`build.position`, with the buildings of the current player in a few words too."""
    return build.position(players, current, **own_buildings(current, facts))


def table(players: int = 4, current: int = 0, **facts: Any) -> Game:
    """`build.table`, with the buildings of the current player in a few words too."""
    return build.table(players, current, **own_buildings(current, facts))


def seen(match: Game, seat: int = 0) -> View:
    """The table as it is now, also in the middle of a turn."""
    return RULES.view(match.state, seat)


def me(match: Game, seat: int = 0) -> PlayerView:
    """A player as the table is now."""
    return seen(match, seat).players[seat]


def choices(match: Game) -> list[str]:
    """What is offered, but for what may be done at any time and for ending."""
    return [key for key in offered(match) if key not in ALSO]


def bystanders(players: int = 4, seat: int = 0) -> dict[int, dict[str, Any]]:
    """The other players without anything to decide about."""
    return {other: dict(BARE) for other in range(players) if other != seat}


def close(match: Game) -> Game:
    """Leave the rest of the action out."""
    while match.pending and asked(match) == "action":
        play(match, "done")
    return match


def deal_turn(deal: int, **facts: Any) -> Game:
    """Seat 0 has just built an office in sector 3 (3 shares, if it is the first), and a card is triggered."""
    facts = {"pool": "5 white", "others": bystanders(facts.get("players", 4)), **BARE, **facts}
    match = table(deal=deal, **facts)
    return close(play(match, "telegraph/white", "sector-3"))


def in_city(city: str, tile: str, **facts: Any) -> Game:
    """Seat 0 has just built a station in a city with this tile."""
    facts = {"pool": "5 white", "others": bystanders(), **BARE, **facts}
    match = table(tiles={city: tile}, **facts)
    play(match, f"station/{facts.pop('worker', 'white')}")
    return play(match, city.lower()) if asked(match) == "city" else match


def at_sector(tile: str, sector: int = 1, **facts: Any) -> Game:
    """Seat 0 has just built an office in a sector with this telegraph tile."""
    facts = {"pool": "6 white", "others": bystanders(), **BARE, **facts}
    return play(table(telegraph={sector: tile}, **facts), "telegraph/white", f"sector-{sector}")


def in_trade(**facts: Any) -> Game:
    """Seat 0 has just put a white worker on Trade. The first sector holds a building only, so that is sold."""
    facts = {"pool": "6 white", "others": bystanders(), "mat_rails": [0, 2, 2, 2, 2, 2, 1, 2], **BARE, **facts}
    return play(table(**facts), "trade/white")


def turn(match: Game) -> Game:
    """A Trade of a white worker of whoever acts, and nothing more than it must."""
    play(match, "trade/white")
    while match.pending and asked(match) in ("piece", "action"):
        play(match, "done" if asked(match) == "action" else offered(match)[0])
    return match
