"""What a seat can know of a position that helps to predict its points, for fitting an estimate."""

from __future__ import annotations

from engine.games.russian_railroads.advice.estimate import Standing, awards, standing
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.scoring import round_points
from engine.games.russian_railroads.state import Seat, State
from engine.kit.numbers import above


def numbers(state: State, seat: Seat) -> dict[str, float]:
    """How many rounds are left, what the estimate uses, and how far the others have come."""
    own: Standing = standing(state, seat, awards(state, seat).get(seat, 0))
    return {
        "left": 0.0 if state.phase == "over" else own.left,
        "seats": float(state.seats),
        "safe": float(own.safe),
        "coins": float(state.players[seat].coins),
        **{name: float(value) for name, value in own.traits.items() if not name.endswith(" players")},
        **above(seat, [_public(state, each) for each in range(state.seats)]),
    }


def _public(state: State, seat: Seat) -> dict[str, float]:
    """What everyone sees of a seat."""
    player = state.players[seat]
    scored = round_points(player)
    return {
        "vp": float(player.vp),
        "scores": float(sum(scored.values())),
        "workers": float(player.owned + player.black_owned),
        "hands": 0.0 if player.passed else float(player.hands),
        "coins": float(player.coins),
        "engineers": float(len(player.engineers)),
        "locomotives": float(sum(player.reach(route) for route in DATA.routes)),
        "industry": float(max(player.markers)),
        "cards": float(len(player.bonus_cards)),
        "doublers": float(player.doublers),
    }
