"""python -m tests.engine.games.cargo_empire.make_records: play the recorded games anew.

To be run only when they are meant to change (see tests.engine.games.recording).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.play.match import Match
from engine.games.cargo_empire import RULES
from tests.engine.games import recording
from tests.engine.games.recording import Game, write

RECORDS = Path(__file__).parent / "records"
EXPECTED = RECORDS / "expected.json"
GAMES = [
    Game(
        f"{len(who)}-players-{table}-{map}-{tracks}{'-clans' * (clans == 'on')}-{seed}-{who}",
        seed,
        who,
        {"map": map, "tracks": tracks, "clans": clans, "table": table},
    )
    for map, tracks, clans, table, seed, who in [
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
]
"""By map, tracks, clans, table, seed, and who plays."""


def outcome(match: Match[Any, Any]) -> dict[str, Any]:
    """How a game has ended, with the forwarder, the turn order and the cities."""
    return {
        **recording.outcome(match),
        "rivals": [[rival.score, rival.won] for rival in match.result().rivals],
        "order": match.state.order,
        "levels": [city.level for city in match.state.cities.values()],
    }


if __name__ == "__main__":
    write(RULES, GAMES, RECORDS, outcome)
