"""Run the month and print its figures; fails if any law is broken."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import tests.conftest  # noqa: F401 - processes die unclosed
from tests.month.alone import Alone
from tests.month.journal import Journal
from tests.month.report import report
from tests.month.world import World


def main() -> int:
    parser = argparse.ArgumentParser(prog="make month", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=float, default=30)
    parser.add_argument("--alone", type=int, default=60, help="people who come alone to another server, for as long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=argparse.FileType("w"), help="a file for all that was done and stored")
    parser.add_argument("--without-care", action="store_true", help="nobody plays for people who are not there")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(args.journal)
        world = World(
            Path(folder),
            tables=args.tables,
            days=args.days,
            seed=args.seed,
            care=not args.without_care,
            journal=journal,
        )
        world.run()
        print(report(world))
        alone = Alone(Path(folder) / "alone", people=args.alone, days=args.days, seed=args.seed)
        alone.run()
        print(alone.report())
    spent = os.times()
    print(f"processor time: {spent.user + spent.system:.0f} s")
    return bool(world.laws.found or alone.laws.found)


if __name__ == "__main__":
    sys.exit(main())
