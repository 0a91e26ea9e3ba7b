"""What the games that are kept say, as the tables of docs/opponents.md, each between two comments."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.ahead.policy import HARD
from tests.contract.figures import FIGURES, Duel
from tests.duel.kept import Kept

DOCUMENT = Path(__file__).parents[2] / "docs/opponents.md"
SEATS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
COLUMNS = (
    "table", "games", "pairs in which the first is ahead", "mean points, first and second", "winners have",
    "seconds a decision of the first",
)  # fmt: skip
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


def placed(document: str, kept: Kept) -> str:
    """A document with the tables as they are now."""
    return re.sub(
        r"(<!-- duel: (\w+) -->\n).*?(<!-- end -->)",
        lambda found: f"{found[1]}{table(found[2], kept)}\n{found[3]}",
        document,
        flags=re.DOTALL,
    )


def table(game: str, kept: Kept) -> str:
    """The rows of a game of which something is known."""
    return "\n".join([HEAD, *(line(row, kept) for row in FIGURES if row.game == game and kept.played(row))])


def line(row: Duel, kept: Kept) -> str:
    """A row, with what its games say."""
    tally = kept.tally(row)
    ahead, first, second = tally.ahead(row.better, row.worse), tally.points(row.better), tally.points(row.worse)
    seconds = tally.seconds_a_decision(row.better)
    cells = [
        named(row),
        f"{len(tally.played)}{'' if row.known(tally) else ', and more to come'}",
        "" if row.alone else f"{ahead:.2f}",
        f"{first.mean:.0f}" if row.alone else f"{first.mean:.0f}, {second.mean:.0f}",
        f"{tally.winners_points().mean:.0f}",
        f"{seconds:.1f}" if row.better == HARD else f"{seconds:.4f}",
    ]
    return f"| {' | '.join(cells)} |"


def named(row: Duel) -> str:
    """What is played, and by whom."""
    variants = "".join(f", {key} {choice}" for key, choice in row.variants.items())
    return f"{SEATS[row.seats]}{variants}: {f'all {row.better}' if row.alone else f'{row.better}, {row.worse}'}"


def write(kept: Kept) -> None:
    """Write them into the document."""
    DOCUMENT.write_text(placed(DOCUMENT.read_text(), kept))
