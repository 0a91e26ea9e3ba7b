"""A state like the one that a View shows: the seat can try things on it without knowing more than it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace as replace_fields

from engine.core.play.ask import Ask
from engine.games.cargo_empire.state import FREE, City, CityKey, Forwarder, Marker, Player, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.view import CityView, ForwarderView, PlayerView, View, shown_objectives

UNKNOWN = ""
"""A card that lies face down."""


def as_state(view: View) -> State:
    """A state like the one seen. Its city deck is empty, its objective deck has as many cards as there are."""
    return State(
        rng=0,
        map=view.map,
        players=[as_player(player) for player in view.players],
        forwarder=as_forwarder(view.forwarder),
        clans=view.clans,
        vassals=bool(view.vassal_owners),
        tracks=list(view.tracks),
        cities={city.key: as_city(city) for city in view.cities},
        row=list(view.row),
        city_deck=[],
        known=0,
        objective_deck=[UNKNOWN] * view.objective_deck,
        order=list(view.order),
        rush=list(view.rush),
        phase="actions",
        round=view.round,
        acting=view.acting,
        plan=view.plan,
        due=view.due,
        boosted=view.boosted,
        borrowed=list(view.borrowed),
    )


def glance(ask: Ask[Any]) -> State:
    """The same for a seat that is asked, valid until it answers: for callers that decide at once, without a View.

    What never changes while somebody thinks is that of the table itself.
    """
    held = ask.hand.holds
    table: State = held.state if isinstance(held, Turn) else held
    return seen_by(table, ask.seat)


def seen_by(table: State, seat: Seat) -> State:
    """CGE-214 to CGE-217: what this seat sees of the table: no deck, and no objective card that lies face down."""
    return State(
        rng=0,
        map=table.map,
        players=[_seen_player(table, other, own=other == seat) for other in range(len(table.players))],
        forwarder=_seen_forwarder(table.forwarder),
        clans=table.clans,
        vassals=table.vassals,
        tracks=table.tracks,
        cities=table.cities,
        row=table.row,
        city_deck=[],
        known=0,
        objective_deck=[UNKNOWN] * len(table.objective_deck),
        order=table.order,
        rush=table.rush,
        phase="actions",
        round=table.round,
        acting=table.acting,
        plan=table.plan,
        due=table.due,
        boosted=table.boosted,
        borrowed=table.borrowed,
    )


def _seen_player(table: State, seat: Seat, own: bool) -> Player:
    player = table.players[seat]
    return Player(
        player.colour,
        player.hand,
        player.posts,
        player.spare,
        player.markers,
        cities=player.cities,
        objectives=[card for card in shown_objectives(table, seat, own) if card],
        clan=player.clan,
        crest=player.crest,
        cubes=player.cubes,
        vassals=player.vassals,
    )


def _seen_forwarder(forwarder: Forwarder | None) -> Forwarder | None:
    if forwarder is None:
        return None
    return Forwarder(forwarder.colour, [], supply=forwarder.supply, slot=forwarder.slot)


def twin(table: State, seat: Seat, changed: Sequence[CityKey]) -> State:
    """A state for trying out a seat's delivery, which shares everything that does not change with the table."""
    players, cities = list(table.players), dict(table.cities)
    own = players[seat]
    lists = {"hand": dict(own.hand), "markers": dict(own.markers), "cities": list(own.cities)}
    lists |= {"objectives": list(own.objectives), "drawn": [], "seen": {}}
    players[seat] = replace_fields(own, **lists)
    for key in changed:
        cities[key] = replace_fields(cities[key], beside=list(cities[key].beside))
    decks = {"row": list(table.row), "rush": list(table.rush), "city_deck": list(table.city_deck)}
    return replace_fields(table, players=players, cities=cities, **decks)


def as_forwarder(seen: ForwarderView | None) -> Forwarder | None:
    """The forwarder's tokens, without its deck."""
    return None if seen is None else Forwarder(seen.token_colour, [], supply=seen.supply, slot=seen.slot)


def as_player(seen: PlayerView) -> Player:
    """A player like the one seen."""
    return Player(
        colour=seen.colour,
        hand=dict(seen.hand),
        posts=list(seen.posts),
        spare=seen.spare,
        markers={name: Marker(marker.column, marker.lane) for name, marker in seen.markers.items()},
        cities=list(seen.cities),
        objectives=[card for card in seen.objectives if card],
        clan=seen.clan,
        crest=seen.crest,
        cubes=seen.cubes,
        vassals=seen.vassals_left,
    )


def as_city(seen: CityView) -> City:
    """A city like the one seen."""
    upper, lower = (FREE if s is None or s.post is None else s.post for s in (seen.upper, seen.lower))
    return City(seen.tile, seen.cubes, seen.level, upper, lower, list(seen.beside))
