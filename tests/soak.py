"""make soak: 1,000 random games at every player count and variant; no dead end, no law broken, no search given up."""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from multiprocessing import Pool

import tests.conftest  # noqa: F401 - the toy game takes part
from engine.core.ahead.policy import play_out
from engine.core.play.lookahead import GaveUp
from engine.core.play.match import Match
from engine.core.play.registry import game
from tests.contract.test_every_game import tables

Table = tuple[str, int, dict[str, str]]


def soak(job: tuple[Table, int]) -> tuple[int, int]:
    """Play `count` games at one table; returns how many decisions they took and the longest one's."""
    (key, seats, variants), count = job
    warnings.simplefilter("error", GaveUp)
    total = longest = 0
    for seed in range(count):
        match = Match.new(game(key), seats, variants, seed, confirm=(), checked=True)
        decisions = play_out(match, ["random"] * seats, seed)
        assert match.over, f"{key} {seats} {variants} seed {seed}: stopped with nothing to decide"
        total += decisions
        longest = max(longest, decisions)
    return total, longest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    jobs = [(table, parser.parse_args().games) for table in tables()]
    with Pool() as pool:
        began = time.perf_counter()
        for ((key, seats, variants), count), (total, longest) in zip(jobs, pool.imap(soak, jobs), strict=True):
            name = " ".join([key, f"{seats} players", *(f"{k}={v}" for k, v in variants.items())])
            print(f"{name}: {count} games, {total} decisions, at most {longest} in one", flush=True)
    print(f"{time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
