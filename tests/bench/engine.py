"""Rules: decisions a second, whether late actions cost more than early ones, how many options an Ask has."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

from engine.core.ahead.policy import play_out, random_policy
from engine.core.play.match import Match
from engine.core.play.registry import game
from engine.core.play.rng import Rng, Seed
from tests.bench import Figure, percentile

SECONDS = 4.0
COUNTED_GAMES = 12
TIMED_GAMES = 60
AIM = 20_000
AIMS = {"steam": 5_000}
"""Random decisions a second; less where every move is looked for on a map of hexes."""


def figures(key: str, machine: float) -> Iterator[Figure]:
    """All figures of one game's rules; `machine` is the calibration of this run."""
    rate = decisions_a_second(key)
    yield Figure(f"{key}: random decisions", rate, "/s", AIMS.get(key, AIM), more=True)
    yield Figure(f"{key}: random decisions a million loop steps", rate / machine, "")
    yield Figure(f"{key}: an action in the last tenth against the first", late_against_early(key), "x", 1.3)
    options = options_an_ask(key)
    yield Figure(f"{key}: options an Ask, mean", sum(options) / len(options), "")
    yield Figure(f"{key}: options an Ask, p95", percentile(options, 0.95), "")
    yield Figure(f"{key}: options an Ask, most", max(options), "", 500)


def decisions_a_second(key: str) -> float:
    """Random play at the full table, set-up and snapshots included."""
    rules = game(key)
    seats = rules.seats[-1]
    decisions, seed, began = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        decisions += play_out(Match.new(rules, seats, {}, seed, confirm=()), ["random"] * seats, seed)
        seed += 1
    return decisions / spent


def late_against_early(key: str) -> float:
    """How long an answer takes in the last tenth of a game, divided by the first tenth, over several games.

    A tenth of a game is about a millisecond, much less than a pause for another process or a collection of all
    garbage: so processor time is measured, and what the process held before is no garbage to look through.
    """
    gc.collect()
    gc.freeze()
    rules, early, late = game(key), 0.0, 0.0
    for seed in range(TIMED_GAMES):
        match, rng = Match.new(rules, rules.seats[-1], {}, seed, confirm=()), Rng(Seed(seed))
        times = []
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            chosen = random_policy(None, ask, rng)
            began = time.process_time()
            match.answer(seat, chosen)
            times.append(time.process_time() - began)
        tenth = len(times) // 10
        early += sum(times[:tenth])
        late += sum(times[-tenth:])
    gc.unfreeze()
    return late / early


def options_an_ask(key: str) -> list[float]:
    """The number of legal answers at each decision of a few random games."""
    rules, counts = game(key), []
    for seed in range(COUNTED_GAMES):
        match, rng = Match.new(rules, rules.seats[-1], {}, seed, confirm=()), Rng(Seed(seed))
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            counts.append(float(len(ask.keys())))
            match.answer(seat, random_policy(None, ask, rng))
    return counts
