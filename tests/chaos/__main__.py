"""Kill the bot again and again while people click and everything goes wrong; exit status 1 if a law was broken."""

from __future__ import annotations

import argparse
import asyncio
import logging
import math
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.chaos.world import Wanted, World
from tests.games import FINISHED


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", default=FINISHED)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--rate", type=float, default=10.0, help="clicks a second")
    parser.add_argument("--every", type=int, default=25, help="kills between two looks at whether all is well")
    parser.add_argument("--seconds", type=float, default=math.inf, help="after which no more are killed")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the logs, which stay there")
    args = parser.parse_args()
    logging.basicConfig(level=logging.ERROR, format="%(asctime)s %(message)s")
    logging.getLogger("tests.chaos").setLevel(logging.INFO)
    wanted = Wanted(
        tuple(args.games),
        args.kills,
        args.seed,
        args.tables,
        args.processes,
        args.database,
        args.rate,
        every=args.every,
        seconds=args.seconds,
        keep=args.keep is not None,
        beside=args.processes == 1,
    )
    with tempfile.TemporaryDirectory() as folder:
        where = args.keep or Path(folder)
        where.mkdir(parents=True, exist_ok=True)
        world, began = World(where, wanted), time.monotonic()
        try:
            asyncio.run(world.run())
        finally:
            print(report(world, time.monotonic() - began), flush=True)
    return 1 if world.laws.found else 0


def report(world: World, seconds: float) -> str:
    """The figures as a table, and every violation."""
    clicks, wanted = world.people.made, world.wanted
    acked = [click.acked - click.at for click in clicks if click.acked is not None]
    base = (
        f"{wanted.processes} over PostgreSQL" if wanted.database == "postgresql" else f"{wanted.processes} over SQLite"
    )
    lines = [
        f"| seed {wanted.seed}, {seconds:.0f} s | |",
        "|---|---|",
        f"| processes | {base}, killed {world.killed} times, started {sum(p.starts for p in world.processes)} times |",
        f"| troubles | {_told(world.counts)} |",
        f"| faults of Discord | {world.weather.counts.total()} requests: {_told(world.weather.counts)} |",
        f"| people | {len(clicks)} clicks at {len(world.people.tables)} tables, {len(acked)} acknowledged |",
        f"| what they did | {_told(world.people.verbs)} |",
        f"| Discord | {_told(world.backend.counts)} |",
        f"| looked at | {_told(world.laws.checks)} |",
        f"| longest that something due stood still | {world.longest:.0f} s |",
        f"| violations | {len(world.laws.found)} |",
        *(f"  {found}" for found in world.laws.found),
    ]
    return "\n".join(lines)


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.most_common())


if __name__ == "__main__":
    sys.exit(main())
