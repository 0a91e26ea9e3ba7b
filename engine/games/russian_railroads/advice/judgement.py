"""How a search that stops before the end of the game compares positions: as `normal` judges them.

Unlike the estimate, it is no forecast: it uses the weights by which `normal` decides, so that nothing looks good to a
search just because `normal` would make no use of it.
"""

from __future__ import annotations

from engine.games.russian_railroads.advice.outlook import WEIGHTS, Outlook
from engine.games.russian_railroads.advice.promises import GROWTH
from engine.games.russian_railroads.advice.sight import of_table
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.scoring import card_points
from engine.games.russian_railroads.state import Seat, State

SPENT = 0.5
"""The share of an engineer's promise when hired that is still to come, on average."""
IDLE_COIN = 0.3
"""The share of its worth that a coin keeps in the last round, when there may be nothing left to buy."""


def judgement(state: State) -> list[float]:
    """By seat: the points scored, and what the position promises; the true scores when the game is over."""
    if state.phase == "over":
        return [float(player.vp) for player in state.players]
    return [_judged(state, seat) for seat in range(state.seats)]


def _judged(state: State, seat: Seat) -> float:
    player, outlook = state.players[seat], Outlook(of_table(state, seat))
    later = outlook.later
    routes = sum(outlook.board(route)[0] for route in DATA.routes)
    cards = (card_points(state.seats, player, DATA.end_bonuses[c]) + GROWTH[c] * later for c in player.bonus_cards)
    hands = 0 if player.passed else outlook.hands
    workers = WEIGHTS.piece * hands + later * (
        WEIGHTS.worker * player.owned + (WEIGHTS.worker + 1) * player.black_owned
    )
    coins = player.coins * WEIGHTS.coin * (1.0 if later else IDLE_COIN)
    return player.vp + routes + outlook.industry() + sum(cards) + workers + coins + _engineers(outlook) + _rest(outlook)


def _engineers(outlook: Outlook) -> float:
    """The majority, which is certain in the last round, and engineers as action spaces of one's own."""
    tiles, later = len(outlook.player.engineers), outlook.later
    if not later:
        return outlook.award(tiles)
    lasting = SPENT * tiles * (WEIGHTS.engineer + WEIGHTS.engineer_round * later)
    return WEIGHTS.majority * outlook.award(tiles) + lasting


def _rest(outlook: Outlook) -> float:
    """A second industry marker, and the place in the turn order."""
    second = WEIGHTS.second * outlook.later * (len(outlook.player.markers) > 1)
    return second - WEIGHTS.place * outlook.state.order.index(outlook.seat) * bool(outlook.later)
