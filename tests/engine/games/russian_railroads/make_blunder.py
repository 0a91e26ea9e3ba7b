"""python -m tests.engine.games.russian_railroads.make_blunder: play the game with a planted blunder anew.

`blunder.txt` is the record of a game between two of `normal` in which the first player once does what is clearly bad:
begins round 3 by passing, with all workers in hand. `blunder.json` says where, and what would have been better.
"""

from __future__ import annotations

import json
from pathlib import Path

from engine.core.ahead.policy import move, play_out
from engine.core.kept.record import Record
from engine.core.play.codec import Answer
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.state import State
from engine.games.russian_railroads.view import View

FOLDER = Path(__file__).parent
RECORD, FACTS = FOLDER / "blunder.txt", FOLDER / "blunder.json"
SEED, SEAT, ROUND, BLUNDER = 9, 0, 3, "pass"


def played_on(match: Match[State, View]) -> int:
    """The points of the seat if both go on as `normal`."""
    twin = match.fork()
    play_out(twin, ["normal"] * 2, SEED)
    return twin.result().scores[SEAT]


def main() -> None:
    """Write the record and what is known of it."""
    match, rng = Match.new(RULES, 2, {}, SEED, confirm=()), Rng(Seed(SEED))
    record, answers, facts = Record(RULES.key, 2, SEED, match.variants), 0, {}

    def add(answer: Answer) -> None:
        nonlocal answers
        record.add(answer)
        answers += 1

    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        if not facts and (seat, match.state.round, ask.kind) == (SEAT, ROUND, "space"):
            worse, better = match.fork(), played_on(match)
            key = move(match.fork(), seat, "normal", rng).key
            worse.answer(seat, BLUNDER)
            facts = {"answer": answers, "seat": seat, "round": ROUND, "key": BLUNDER, "better": key}
            facts |= {"points_with_better": better, "points_with_key": played_on(worse)}
            add(match.answer(seat, BLUNDER))
            continue
        add(move(match, seat, "normal", rng))
    RECORD.write_text(str(record), encoding="utf-8")
    FACTS.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
