"""python -m tests.engine.games.cargo_empire.make_records: play the recorded games anew, and write how they end.

To be run only when a change of rules or keys is meant to change them: read the difference before it is committed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.policy import play_out
from engine.core.record import Record
from engine.games.cargo_empire import RULES

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
GAMES = [
    ("europe", "base", "off", "plain", 11, "g"),
    ("dyorle", "advanced", "on", "plain", 12, "g"),
    ("europe", "any", "on", "plain", 13, "r"),
    ("europe", "base", "off", "plain", 21, "gg"),
    ("dyorle", "advanced", "on", "plain", 22, "gr"),
    ("europe", "advanced", "on", "forwarder", 23, "gg"),
    ("dyorle", "base", "off", "forwarder", 24, "rg"),
    ("europe", "base", "on", "vassals", 25, "gg"),
    ("dyorle", "advanced", "off", "vassals", 26, "gr"),
    ("europe", "base", "off", "plain", 31, "ggr"),
    ("dyorle", "any", "on", "plain", 32, "rgg"),
    ("europe", "advanced", "on", "plain", 41, "gggg"),
    ("dyorle", "base", "off", "plain", 42, "grgr"),
    ("dyorle", "advanced", "on", "plain", 43, "rrrr"),
]
"""Map, tracks, clans, table, seed, and who plays seat by seat: greedy or random."""
NAMES = {"g": "greedy", "r": "random"}


def outcome(match: Match[Any, Any]) -> dict[str, Any]:
    """How a game has ended, as it stands in expected.json."""
    result = match.result()
    return {
        "rounds": result.rounds,
        "scores": result.scores,
        "winners": result.winners,
        "breakdown": [dict(sorted(points.items())) for points in result.breakdown],
        "rivals": [[rival.score, rival.won] for rival in result.rivals],
        "order": match.state.order,
        "levels": [city.level for city in match.state.cities.values()],
    }


def main() -> None:
    """Write every record, and expected.json beside them."""
    RECORDS.mkdir(exist_ok=True)
    expected = {}
    for map, tracks, clans, table, seed, who in GAMES:
        variants = {"map": map, "tracks": tracks, "clans": clans, "table": table}
        match = Match.new(RULES, len(who), variants, seed, confirm=(), checked=True)
        record = Record(RULES.key, len(who), seed, match.variants)
        play_out(match, [NAMES[letter] for letter in who], seed, watch=record.add)
        stem = f"{len(who)}-players-{table}-{map}-{tracks}{'-clans' * (clans == 'on')}-{seed}-{who}"
        (RECORDS / f"{stem}.txt").write_text(str(record), encoding="utf-8")
        expected[stem] = outcome(match)
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
