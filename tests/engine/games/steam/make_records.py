"""python -m tests.engine.games.steam.make_records: play the recorded games anew.

To be run only when they are meant to change (see tests.engine.games.recording).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.play.match import Match
from engine.games.steam import RULES
from tests.engine.games import recording
from tests.engine.games.recording import Game, write

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
GAMES = [
    Game(f"{len(who)}-players-{rules}-{map}-{seed}-{who}", seed, who, {"rules": rules, "map": map, "order": order})
    for rules, map, order, seed, who in [
        ("base", "northeast", "auction", 31, "ggg"),
        ("base", "northeast", "learning", 41, "gggg"),
        ("base", "northeast", "auction", 51, "ggrgg"),
        ("base", "ruhr", "auction", 32, "grg"),
        ("base", "ruhr", "learning", 42, "rggg"),
        ("base", "ruhr", "auction", 61, "gggggr"),
        ("base", "ruhr", "auction", 118, "rgggg"),
        ("standard", "northeast", "auction", 33, "grg"),
        ("standard", "northeast", "auction", 43, "gggg"),
        ("standard", "northeast", "auction", 62, "gggrgg"),
        ("standard", "ruhr", "auction", 34, "ggg"),
        ("standard", "ruhr", "auction", 52, "ggggg"),
        ("standard", "ruhr", "auction", 63, "rgrggg"),
        ("base", "northeast", "learning", 35, "rrr"),
        ("standard", "ruhr", "auction", 44, "rrrr"),
    ]
]
"""By rules, map, first order, seed, and who plays."""


def outcome(match: Match[Any, Any]) -> dict[str, Any]:
    """How a game has ended, bankruptcies included."""
    return {**recording.outcome(match), "bankrupt": [player.fallen for player in match.state.players]}


if __name__ == "__main__":
    write(RULES, GAMES, RECORDS, outcome)
