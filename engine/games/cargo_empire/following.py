"""Whose turn follows in the setup and in a round (rules section 2)."""

from __future__ import annotations

from itertools import takewhile

from engine.games.cargo_empire.view import PlayerView, View

KINDS = 3
"""Of transport cards, which is all there are: whoever holds fewer may have no delivery but one, or none and nothing to
restock. That they are enough in Europe was found by playing thousands of turns, not proved; on Dyorle they are not.
"""


def following(seen: View) -> list[int]:
    """CGE-026, CGE-030, CGE-120, CGE-121: who is still to act in this phase.

    CGE-027: in the city of a revealed card one place may be all there is.
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
        case "actions" if seen.map == "europe":
            at = seen.order.index(seen.acting)
            line = seen.order[at + 1 :] + seen.order[:at]
            later = [seen.players[seat] for seat in line if seat in players and seen.players[seat].turns_left]
            return [player.seat for player in takewhile(_has_a_choice, later)]
        case _:
            return []


def _has_a_choice(player: PlayerView) -> bool:
    return sum(count > 0 for count in player.hand.values()) >= KINDS
