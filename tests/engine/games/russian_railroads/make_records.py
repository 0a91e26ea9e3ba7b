"""python -m tests.engine.games.russian_railroads.make_records: play the recorded games anew.

To be run only when they are meant to change (see tests.engine.games.recording).
"""

from __future__ import annotations

from pathlib import Path

from engine.games.russian_railroads import RULES
from tests.engine.games.recording import TWO_TO_FOUR, outcome, write

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
__all__ = ["EXPECTED", "RECORDS", "outcome"]

if __name__ == "__main__":
    write(RULES, TWO_TO_FOUR, RECORDS)
