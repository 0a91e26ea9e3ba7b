"""Games that reach their last rounds with crowded maps: random players alone are bankrupt before that."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.ahead.policy import random_policy
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES
from engine.games.steam.state import State
from engine.games.steam.view import View
from tests.engine.games.steam.greedy import greedy

Game = Match[State, View]
WILD = 8
"""One answer in so many is given at random; what costs much is left to the practice opponent."""
COSTLY = ("capital", "bid")


def wild_game(
    seats: int, variants: dict[str, str], seed: int, *, watch: Callable[[Game], None] = lambda game: None
) -> Game:
    """Play a whole game with the laws checked at every boundary; `watch` sees it before every answer."""
    game: Game = Match.new(RULES, seats, variants, seed, confirm=(), checked=True)
    rng = Rng(Seed(seed))
    while game.pending:
        watch(game)
        ((seat, ask),) = game.pending.items()
        at_random = rng.below(WILD) == 0 and ask.kind not in COSTLY
        game.answer(seat, (random_policy if at_random else greedy)(game.view(seat), ask, rng))
    return game
