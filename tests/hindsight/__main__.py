"""Say by how much corrections are off, and what they should be; or, of these kinds of questions, how much of what
answers bring shows so many turns of each seat on."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial

from engine.core.ahead.learning import tables
from engine.core.play.registry import game
from engine.core.play.registry import games as all_games
from tests.hindsight import cargo_empire
from tests.hindsight.fitted import off
from tests.hindsight.played import Decided, played
from tests.hindsight.shown import Answers, shown

GAMES = {"cargo_empire": cargo_empire}
MOMENTS = 8
"""Positions are judged where a search stops that looks 0, 1, 2 … turns on, this many of them (`Advice.horizon`)."""


def ahead(games: Sequence[Decided]) -> int:
    """Print a row for each moment."""
    print(f"{len(games)} games, {sum(map(len, games)) // 2} decisions")
    print("| turns on | shows | differ | luck | by 5 tries | by 20 | by 80 |")
    print("|---|---|---|---|---|---|---|")
    for horizon, one in enumerate(shown(games)):
        gains = " | ".join(f"{one.gain(tries):.1f}" for tries in (5, 20, 80))
        name = horizon if horizon < MOMENTS else "the end"
        print(f"| {name} | {one.brings:.1f} ± {one.error:.1f} | {one.differ:.1f} | {one.luck:.1f} | {gains} |")
    return 0


def main() -> int:
    """Print a row for each correction."""
    parser = argparse.ArgumentParser(prog="python -m tests.hindsight", description=__doc__)
    parser.add_argument("game", choices=[*all_games()])
    parser.add_argument("--kinds", nargs="+", default=[])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=500000, help="seed of the first game (default 500000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at the same time (default 1)")
    given = parser.parse_args()
    at, adapter = tables(game(given.game), (), {}), GAMES.get(given.game)
    go = partial(played, given.game, tables=at, games=given.games, seed=given.seed, jobs=given.jobs)
    if given.kinds:
        games = list(go(Answers(given.game, frozenset(given.kinds)), deals=2, moments=MOMENTS))
        return ahead(games) if any(games) else parser.error(f"{given.game} asked for none of {', '.join(given.kinds)}")
    if adapter is None:
        parser.error(f"{given.game} has no corrections: name --kinds")
    games = list(go(adapter.ways))
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
