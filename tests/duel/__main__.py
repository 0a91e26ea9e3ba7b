"""Play until each row is known, and write down what it says; whoever is interrupted goes on the next time."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence

import tests.conftest  # noqa: F401 - processes die unclosed
from engine.core.ahead.arena import contest_games
from tests.contract.figures import FIGURES, FIGURES_SEED, Duel
from tests.duel.kept import Kept
from tests.duel.play import what_plays
from tests.duel.tables import write
from tests.games import FINISHED


def known(kept: Kept, row: Duel) -> bool:
    """Whether more games of a row would hardly say anything else."""
    return row.known(kept.tally(row))


def visits(kept: Kept, rows: Sequence[Duel], jobs: int) -> Iterator[tuple[Duel, int]]:
    """A row to go on with, and up to how many games: quick ones to their end, then a game a process of each hard one in
    turn, those with the fewest first."""
    for row in rows:
        if not row.hard:
            yield row, row.most_pairs
    while slow := [row for row in rows if row.hard and not known(kept, row)]:
        for row in sorted(slow, key=lambda one: len(kept.played(one))):
            yield row, len(kept.played(row)) + jobs


def main() -> int:
    parser = argparse.ArgumentParser(prog="make duel", description=__doc__)
    parser.add_argument("--game", action="append", choices=FINISHED, help="only its rows; may be repeated")
    parser.add_argument("--quick", action="store_true", help="only rows in which nobody looks ahead")
    parser.add_argument("--minutes", type=float, help="begin no game later than that")
    parser.add_argument("--jobs", type=int, default=1, help="games at once, each in a process (default 1)")
    parser.add_argument("--tables", action="store_true", help="play nothing, write what is known")
    given = parser.parse_args()
    kept, until = Kept(), time.monotonic() + 60 * (float("inf") if given.minutes is None else given.minutes)
    rows = [row for row in FIGURES if row.game in (given.game or FINISHED) and not (given.quick and row.hard)]
    try:
        if not given.tables:
            play(kept, rows, given.jobs, until)
    except KeyboardInterrupt:
        print("to be gone on with")
    kept.write(FIGURES)
    write(kept)
    return 0


def play(kept: Kept, rows: Sequence[Duel], jobs: int, until: float) -> None:
    """Play rows until all are known, or the time is over."""
    plays = {str(row): what_plays(row) for row in rows}
    for row in rows:
        kept.begin(row, plays[str(row)])  # what others have played does not make it known
    for row, games in visits(kept, rows, jobs):
        first, play = len(kept.played(row)), plays[str(row)]
        played = contest_games(row.contest, games, FIGURES_SEED, jobs, first)
        while not known(kept, row) and len(kept.played(row)) < games and time.monotonic() < until:
            kept.add(row, play, next(played))
        played.close()
        if len(kept.played(row)) > first:
            tally = kept.tally(row)
            print(f"{row}: {len(tally.played)} games, {tally.ahead(row.better, row.worse):.2f}", flush=True)
        if time.monotonic() >= until:
            return


if __name__ == "__main__":
    sys.exit(main())
