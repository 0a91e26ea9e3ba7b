"""Say by how much corrections are off, and what they should be."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict

from engine.core.ahead.learning import tables
from engine.core.play.registry import game
from tests.hindsight import cargo_empire
from tests.hindsight.fitted import off
from tests.hindsight.played import played

GAMES = {"cargo_empire": cargo_empire}


def main() -> int:
    """Print a row for each correction."""
    parser = argparse.ArgumentParser(prog="python -m tests.hindsight", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=500000, help="seed of the first game (default 500000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at the same time (default 1)")
    given = parser.parse_args()
    adapter = GAMES[given.game]
    at = tables(game(given.game), (), {})
    games = list(played(given.game, adapter.ways, at, games=given.games, seed=given.seed, jobs=given.jobs))
    today = asdict(adapter.LEARNED)
    print(f"{given.games} games from seed {given.seed} on, {sum(map(len, games))} decisions")
    print("| | today | off by | so |")
    print("|---|---|---|---|")
    for one in off(games, adapter.NAMES):
        now = today[one.name]
        print(f"| {one.name} | {now:.2f} | {one.by:+.2f} ± {one.error:.2f} | {now + one.by:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
