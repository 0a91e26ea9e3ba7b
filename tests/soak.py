"""make soak: 1,000 random games at every player count and variant, at least 300 of each game with practice opponents.

There is no dead end, no law is broken, and no search is given up.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections import Counter
from multiprocessing import Pool

import tests.conftest  # noqa: F401 - the toy game takes part
from engine.core.ahead.policy import NORMAL, RANDOM, play_out, policies
from engine.core.play.lookahead import GaveUp
from engine.core.play.match import Match
from engine.core.play.registry import game
from tests.contract.test_every_game import tables

Table = tuple[str, int, dict[str, str]]
Job = tuple[Table, tuple[str, str], int]
"""A table, whose opponents play every other game there, and how many games."""
AT_RANDOM, PRACTISED = (RANDOM, RANDOM), (NORMAL, RANDOM)


def lineup(seats: int, seed: int, who: tuple[str, str]) -> list[str]:
    """Who sits where: in every other game all are the first of the two, else they sit in turn, either one first."""
    if seed % 2 == 0:
        return [who[0]] * seats
    return [who[(seat + seed // 2) % 2] for seat in range(seats)]


def soak(job: Job) -> tuple[int, int]:
    """Play the games of a job, checked; returns how many decisions they took and the longest one's."""
    (key, seats, variants), who, count = job
    warnings.simplefilter("error", GaveUp)
    total = longest = 0
    for seed in range(count):
        match = Match.new(game(key), seats, variants, seed, confirm=(), checked=True)
        decisions = play_out(match, lineup(seats, seed, who), seed)
        assert match.over, f"{key} {seats} {variants} {' '.join(who)} seed {seed}: stopped with nothing to decide"
        total += decisions
        longest = max(longest, decisions)
    return total, longest


def jobs(games: int, practised: int) -> list[Job]:
    """So many random games at each table, and at least so many of each game with its practice opponent `normal`."""
    every = list(tables())
    number = Counter(key for key, _, _ in every)
    found: list[Job] = [(table, AT_RANDOM, games) for table in every if games]
    able = [table for table in every if practised and NORMAL in policies(game(table[0]))]
    return found + [(table, PRACTISED, -(-practised // number[table[0]])) for table in able]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random ones, at each table")
    parser.add_argument("--practised", type=int, default=300, help="with practice opponents, of each game at least")
    parser.add_argument("--processes", type=int, help="as many as there are processors, if not said")
    given = parser.parse_args()
    todo = jobs(given.games, given.practised)
    with Pool(given.processes) as pool:
        began = time.perf_counter()
        for ((key, seats, variants), who, count), (total, longest) in zip(todo, pool.imap(soak, todo), strict=True):
            name = " ".join([key, f"{seats} players", *(f"{k}={v}" for k, v in variants.items()), who[0]])
            print(f"{name}: {count} games, {total} decisions, at most {longest} in one", flush=True)
    print(f"{time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
