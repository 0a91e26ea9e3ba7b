"""python -m tests.engine.games.railroad_revolution.make_records: play the recorded games anew.

To be run only when they are meant to change (see tests.engine.games.recording).
"""

from __future__ import annotations

from pathlib import Path

from engine.games.railroad_revolution import RULES
from tests.engine.games.recording import Game, outcome, write

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
__all__ = ["EXPECTED", "RECORDS", "outcome"]
GAMES = [
    Game(f"{len(who)}-players-{seed}-{'-'.join(who)}", seed, who)
    for seed, who in [
        (11, "rr"),
        (12, "gr"),
        (13, "rg"),
        (14, "gg"),
        (21, "rrr"),
        (22, "grr"),
        (23, "rgg"),
        (25, "ggg"),
        (31, "rrrr"),
        (32, "grrr"),
        (33, "rgrg"),
        (8, "gggg"),
    ]
]
"""By seed, and who plays."""


if __name__ == "__main__":
    write(RULES, GAMES, RECORDS)
