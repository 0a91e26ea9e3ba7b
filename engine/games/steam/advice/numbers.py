"""What a seat can know of a position that helps to predict its points, for fitting an estimate."""

from __future__ import annotations

from engine.games.steam.advice.estimate import builds_left, facts, moves_left
from engine.games.steam.advice.outlook import Outlook
from engine.games.steam.state import Seat, State
from engine.games.steam.view import View, view
from engine.kit.numbers import above

FACTS = ("links", "links and moves", "locomotive and moves", "deliveries", "lying", "moves", "builds")


def numbers(state: State, seat: Seat) -> dict[str, float]:
    """How many more moves and builds the seat has, what the estimate uses, and how the others stand."""
    seen = view(state, None)
    own = Outlook(seen, seat)
    return {
        "left": 0.0 if state.phase == "over" else 1.0 + moves_left(seen, seat) + builds_left(seen, seat),
        "seats": float(len(state.players)),
        "standard": float(state.standard),
        "northeast": float(state.map == "northeast"),
        "place": float(state.order.index(seat) if seat in state.order else len(state.players)),
        "wealth": own.wealth(own.player.cash, own.player.income),
        "bankrupt": float(own.player.bankrupt > 0),
        **dict(zip(FACTS, map(float, facts(seen, own)[1:]), strict=True)),
        **above(seat, [_told(seen, each) for each in range(len(state.players))]),
    }


def _told(seen: View, seat: Seat) -> dict[str, float]:
    """The numbers that show how a seat stands."""
    player = seen.players[seat]
    return {
        "vp": float(player.vp),
        "cash": float(player.cash),
        "income": float(player.income),
        "locomotive": float(player.locomotive),
        "links": float(player.links),
        "moves": float(moves_left(seen, seat)),
        "deliveries": float(facts(seen, Outlook(seen, seat))[4]),
    }
