"""Who acts after the current player, as far as that is certain (rules sections 1 and 2)."""

from __future__ import annotations

from engine.games.russian_railroads.view import PlayerView, View


def following(seen: View) -> list[int]:
    """RRR-010, RRR-014, RRR-106: in the draft, from the last to the first; then, in turn order, who has not passed."""
    if seen.acting is None:
        return []
    at = seen.turn_order.index(seen.acting)
    if seen.phase == "draft":
        return seen.turn_order[:at][::-1]
    if seen.phase != "actions":
        return []
    later = [seen.players[seat] for seat in seen.turn_order[at + 1 :] + seen.turn_order[:at]]
    found: list[int] = []
    for player in later:
        if player.passed:
            continue
        if not _can_act(player):
            break  # they may be unable to do anything but pass, and then they are not asked
        found.append(player.seat)
    return found


def _can_act(player: PlayerView) -> bool:
    return player.workers + player.temporary + player.black_worker + player.coins > 0
