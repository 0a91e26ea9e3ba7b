"""Whose turn follows in the setup and in a round (rules section 2)."""

from __future__ import annotations

from functools import partial
from itertools import takewhile

from engine.games.cargo_empire.view import CityView, PlayerView, View

KINDS, STOCKED = 2, 4
"""Kinds of transport cards, and cities with a cube to deliver: a player with fewer may have just one possible delivery,
or none and nothing to restock. That this many are enough was found by playing 20,000 turns of all kinds, not proved.
"""


def following(seen: View) -> list[int]:
    """CGE-026, CGE-030, CGE-120, CGE-121: who is still to act in this phase.

    CGE-027: the city of a revealed card may have only one place.
    """
    if seen.acting is None or seen.acting == seen.forwarder_seat:
        return []
    players = [seat for seat in seen.order if seat != seen.forwarder_seat]
    match seen.phase:
        case "clans":
            return list(range(seen.acting + 1, len(players)))
        case "first":
            return players[: players.index(seen.acting)][::-1]
        case "crests":
            return players[players.index(seen.acting) + 1 :]
        case "actions":
            at = seen.order.index(seen.acting)
            line = seen.order[at + 1 :] + seen.order[:at]
            later = [seen.players[seat] for seat in line if seat in players and seen.players[seat].turns_left]
            return [player.seat for player in takewhile(partial(_has_a_choice, seen), later)]
        case _:
            return []


def _has_a_choice(seen: View, player: PlayerView) -> bool:
    if player.turns_left == 1 and seen.round == seen.rounds:
        return False  # there may be nowhere left to deliver to
    kinds = sum(count > 0 for count in player.hand.values())
    return kinds >= KINDS and sum(_stocked(city, player.seat) for city in seen.cities) >= STOCKED


def _stocked(city: CityView, seat: int) -> bool:
    """CGE-032: whether a seat is present in a city with cubes."""
    spaces = [space.post for space in (city.upper, city.lower) if space is not None]
    return city.cubes > 0 and seat in (*spaces, *city.beside)
