"""python -m tests.engine.games.steam.make_records: play the recorded games anew, and write how they end.

To be run only when a change of rules or keys is meant to change them: read the difference before it is committed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.policy import play_out
from engine.core.record import Record
from engine.games.steam import RULES

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
GAMES = [
    ("base", "northeast", "auction", 3, 31, "ggg"),
    ("base", "northeast", "learning", 4, 41, "gggg"),
    ("base", "northeast", "auction", 5, 51, "ggrgg"),
    ("base", "ruhr", "auction", 3, 32, "grg"),
    ("base", "ruhr", "learning", 4, 42, "rggg"),
    ("base", "ruhr", "auction", 6, 61, "gggggr"),
    ("standard", "northeast", "auction", 3, 33, "grg"),
    ("standard", "northeast", "auction", 4, 43, "gggg"),
    ("standard", "northeast", "auction", 6, 62, "gggrgg"),
    ("standard", "ruhr", "auction", 3, 34, "ggg"),
    ("standard", "ruhr", "auction", 5, 52, "ggggg"),
    ("standard", "ruhr", "auction", 6, 63, "rgrggg"),
    ("base", "northeast", "learning", 3, 35, "rrr"),
    ("standard", "ruhr", "auction", 4, 44, "rrrr"),
]
"""The variants, players, seed, and who plays seat by seat: greedy or random."""
NAMES = {"g": "greedy", "r": "random"}


def outcome(match: Match[Any, Any]) -> dict[str, Any]:
    """How a game has ended, as it stands in expected.json."""
    result = match.result()
    return {
        "rounds": result.rounds,
        "scores": result.scores,
        "winners": result.winners,
        "breakdown": [dict(sorted(points.items())) for points in result.breakdown],
        "bankrupt": [player.fallen for player in match.state.players],
    }


def main() -> None:
    """Write every record, and expected.json beside them."""
    RECORDS.mkdir(exist_ok=True)
    expected = {}
    for rules, map, order, players, seed, who in GAMES:
        variants = {"rules": rules, "map": map, "order": order}
        match = Match.new(RULES, players, variants, seed, confirm=(), checked=True)
        record = Record(RULES.key, players, seed, match.variants)
        play_out(match, [NAMES[letter] for letter in who], seed, watch=record.add)
        stem = f"{players}-players-{rules}-{map}-{seed}-{who}"
        (RECORDS / f"{stem}.txt").write_text(str(record), encoding="utf-8")
        expected[stem] = outcome(match)
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
