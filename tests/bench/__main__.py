"""Print every figure of every game, then of the bot."""

from __future__ import annotations

import argparse
import gc
import sys

from engine.core.play.registry import games
from tests.bench import Figure, calibration, clicks, deliveries, engine, pages, pictures, yardstick


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="live tables for the crowded measurements")
    tables = parser.parse_args().tables
    gc.freeze()  # as the bot does: the bot's own modules are here too, and would be walked at each collection
    machine = calibration()
    print(Figure("this machine: plain loop steps", machine, "M/s"))
    for key in games():
        for part in (
            engine.figures(key, machine),
            yardstick.figures(key),
            pictures.figures(key),
            clicks.figures(key, tables),
            pages.figures(key) if 4 in games()[key].seats else (),
        ):
            for figure in part:
                print(figure, flush=True)
    for figure in (*pictures.throughput(), *deliveries.figures()):
        print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
