"""Steam: how long it takes to find all deliveries on a crowded map, and what its practice opponent takes to think."""

from __future__ import annotations

import time
from collections.abc import Iterator

from engine.core.ahead.policy import play_out
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.steam import RULES, routes
from engine.games.steam.advice.policies import normal
from engine.games.steam.data import DATA
from engine.games.steam.goods import deliveries
from engine.games.steam.state import State
from tests.bench import Figure, percentile

MAPS = [("northeast", 4), ("ruhr", 4), ("ruhr", 6)]
GAMES = 4


def figures() -> Iterator[Figure]:
    """All figures."""
    for map, seats in MAPS:
        times = [spent for seed in range(GAMES) for spent in enumerations(crowded(map, seats, seed))]
        yield Figure(
            f"steam: all deliveries at the best locomotive, {map}, {seats} players, p95",
            percentile(times, 0.95),
            "ms",
            10,
        )
    times = thoughts()
    yield Figure("steam: a decision of normal, mean", sum(times) / len(times), "ms")
    yield Figure("steam: a decision of normal, most", max(times), "ms", 50)


def crowded(map: str, seats: int, seed: int) -> State:
    """The map at the end of a game, every city with a cube of each colour, everybody with the best locomotive."""
    match = Match.new(RULES, seats, {"map": map}, seed, confirm=())
    play_out(match, ["normal"] * seats, seed)
    state = match.state
    state.goods = {city: dict.fromkeys(DATA.colours, 1) for city in state.goods}
    for player in state.players:
        player.locomotive = DATA.locomotive.max
    return state


def enumerations(state: State) -> Iterator[float]:
    """Milliseconds of processor time for each seat, with nothing remembered from before."""
    for seat in range(state.seats):
        routes._graph.cache_clear()
        routes._ways_out.cache_clear()
        began = time.process_time()
        deliveries(state.board, seat, state.players[seat].locomotive)
        yield (time.process_time() - began) * 1000


def thoughts() -> list[float]:
    """Milliseconds of processor time of each decision of a game among normal players."""
    match, rng, times = Match.new(RULES, 4, {}, 1, confirm=()), Rng(Seed(1)), []
    while match.pending:
        ((seat, ask),) = match.pending.items()
        view, began = match.view(seat), time.process_time()
        key = normal(view, ask, rng)
        times.append((time.process_time() - began) * 1000)
        match.answer(seat, key)
    return times
