"""Count what practice opponents do that people would not, and write it into docs/opponents.md: `--write now`."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from engine.core.ahead.policy import EASY, NORMAL
from tests.contract.figures import FIGURES_SEED
from tests.habits.counted import counted

DOCUMENT = Path(__file__).parents[2] / "docs/opponents.md"
WHO = (NORMAL, EASY)


def table(games: int, seed: int) -> str:
    """The rows as they come to now."""
    lines = [
        f"| {games} games of one kind alone, from seed {seed} on | {' | '.join(WHO)} |",
        "|---" * (1 + len(WHO)) + "|",
    ]
    lines += [f"| {row.what} | {' | '.join(cells)} |" for row, cells in counted(WHO, games, seed)]
    return "\n".join(lines)


def placed(document: str, column: str, found: str) -> str:
    """A document with the table of this name as it is now."""
    return re.sub(
        rf"(<!-- habits: {column} -->\n).*?(<!-- end -->)",
        lambda m: f"{m[1]}{found}\n{m[2]}",
        document,
        flags=re.DOTALL,
    )


def main() -> int:
    """Print the table, and write it down where `--write` names one of the document."""
    parser = argparse.ArgumentParser(prog="python -m tests.habits", description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=FIGURES_SEED)
    parser.add_argument("--write", metavar="NAME", help="the table of the document, now")
    given = parser.parse_args()
    found = table(given.games, given.seed)
    print(found)
    if given.write:
        DOCUMENT.write_text(placed(DOCUMENT.read_text(), given.write, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
