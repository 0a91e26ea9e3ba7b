"""python -m tests.engine.games.railroad_revolution.make_records: play the recorded games anew, and write how they end.

To be run only when a change of rules or keys is meant to change them: read the difference before it is committed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.policy import play_out
from engine.core.record import Record
from engine.games.railroad_revolution import RULES

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
GAMES = [
    (2, 11, ["random", "random"]),
    (2, 12, ["greedy", "random"]),
    (2, 13, ["random", "greedy"]),
    (2, 14, ["greedy", "greedy"]),
    (3, 21, ["random", "random", "random"]),
    (3, 22, ["greedy", "random", "random"]),
    (3, 23, ["random", "greedy", "greedy"]),
    (3, 25, ["greedy", "greedy", "greedy"]),
    (4, 31, ["random", "random", "random", "random"]),
    (4, 32, ["greedy", "random", "random", "random"]),
    (4, 33, ["random", "greedy", "random", "greedy"]),
    (4, 8, ["greedy", "greedy", "greedy", "greedy"]),
]
"""Players, seed, and who plays seat by seat."""


def outcome(match: Match[Any, Any]) -> dict[str, Any]:
    """How a game has ended, as it stands in expected.json."""
    result = match.result()
    return {
        "rounds": result.rounds,
        "scores": result.scores,
        "winners": result.winners,
        "breakdown": [dict(sorted(points.items())) for points in result.breakdown],
    }


def main() -> None:
    """Write every record, and expected.json beside them."""
    expected = {}
    for players, seed, names in GAMES:
        match = Match.new(RULES, players, seed=seed, confirm=(), checked=True)
        record = Record(RULES.key, players, seed, match.variants)
        play_out(match, names, seed, watch=record.add)
        stem = f"{players}-players-{seed}-{'-'.join(name[0] for name in names)}"
        (RECORDS / f"{stem}.txt").write_text(str(record), encoding="utf-8")
        expected[stem] = outcome(match)
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
