"""Scoring, ties and the result (rules section 14)."""

from __future__ import annotations

from engine.core.play.rules import Result
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import TOP_LEVEL, connected_at, offices_of, stations_of
from engine.games.railroad_revolution.state import Player, Seat, State


def breakdown(state: State, seat: Seat) -> dict[str, int]:
    """RRV-113 to RRV-118: what the player would score if the game ended now, by source."""
    player, offices = state.players[seat], offices_of(state, seat)
    return {
        "trains": sum(count * DATA.trains[kind].vp_face_up for kind, count in player.up.items()),
        "milestones": sum(DATA.milestones[id].vp for id in player.completed),
        **{track: value(player, track) * counted(state, seat, track) for track in ("network", "stations", "telegraph")},
        "links": sum(link.vp for link in DATA.links if link.left in offices and link.right in offices),
    }


def counted(state: State, seat: Seat, track: str) -> int:
    """RRV-115 to RRV-117: how often the value of a performance track counts: cities of level 5, stations, offices."""
    if track == "network":
        return connected_at(state.players[seat], TOP_LEVEL)
    return len(stations_of(state, seat) if track == "stations" else offices_of(state, seat))


def value(player: Player, track: str) -> int:
    """The value of the space on which a marker stands."""
    return DATA.tracks[track].vp[player.markers[track]]


def wealth(player: Player) -> int:
    """RRV-107, RRV-120: money, with each share counting what it sells for."""
    return player.money + player.shares * DATA.constants.share_sale_price


def winners(state: State) -> list[Seat]:
    """RRV-119, RRV-120: who has won or, while the game is running, who leads."""
    return result(state).winners


def places(state: State, scores: list[int]) -> list[int]:
    """RRV-119, RRV-120: everyone's place, by seat: most VP, then most money; players still tied share it."""
    standing = list(zip(scores, map(wealth, state.players), strict=True))
    return [1 + sum(other > its for other in standing) for its in standing]


def result(state: State) -> Result:
    """RRV-113 to RRV-120: where the game stands; while it runs, everyone's score so far."""
    sources = [breakdown(state, seat) for seat in range(state.seats)]
    scores = [sum(points.values()) for points in sources]
    standing = places(state, scores)
    return Result(
        scores=scores,
        breakdown=sources,
        winners=[seat for seat, place in enumerate(standing) if place == 1],
        rounds=state.round,
        places=standing,
        history=dict(state.history),
    )
