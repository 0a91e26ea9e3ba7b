"""Recorded games: played by practice opponents, written down, and how they end. Each game's make_records says which.

To be run only when a change of rules or keys is meant to change them: read the difference before it is committed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tests.yardsticks  # noqa: F401
from engine.core.ahead.policy import RANDOM, moves
from engine.core.kept.record import Record
from engine.core.play.match import Match
from engine.core.play.rules import Rules
from tests import yardsticks

NAMES = {"g": yardsticks.GREEDY, "r": RANDOM}


class Game(NamedTuple):
    """A game to record: its file name without the suffix, its seed, and who plays seat by seat, a letter of NAMES."""

    stem: str
    seed: int
    who: str
    variants: Mapping[str, str] = {}


TWO_TO_FOUR = [
    Game(f"{len(who)}-players-{seed}-{'-'.join(who)}", seed, who)
    for seed, who in [
        *((11, "rr"), (12, "gr"), (13, "rg"), (14, "gg")),
        *((21, "rrr"), (22, "grr"), (23, "rgg"), (25, "ggg")),
        *((31, "rrrr"), (32, "grrr"), (33, "rgrg"), (8, "gggg")),
    ]
]
"""Four games for each number of players, of a game for two to four without variants."""


def outcome(match: Match[Any, Any]) -> dict[str, Any]:
    """How a game has ended, as it stands in expected.json."""
    result = match.result()
    return {
        "rounds": result.rounds,
        "scores": result.scores,
        "winners": result.winners,
        "breakdown": [dict(sorted(points.items())) for points in result.breakdown],
    }


def write(
    rules: Rules[Any, Any],
    games: Iterable[Game],
    folder: Path,
    ending: Callable[[Match[Any, Any]], dict[str, Any]] = outcome,
) -> None:
    """Write every record into the folder, and expected.json beside them."""
    folder.mkdir(exist_ok=True)
    expected = {}
    for stem, seed, who, variants in games:
        match = Match.new(rules, len(who), variants, seed, confirm=(), checked=True)
        record = Record(rules.key, len(who), seed, match.variants)
        for answer in moves(match, [NAMES[letter] for letter in who], seed):
            record.add(answer)
        (folder / f"{stem}.txt").write_text(str(record), encoding="utf-8")
        expected[stem] = ending(match)
    (folder / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
