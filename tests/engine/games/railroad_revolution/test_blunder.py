"""A game with a planted blunder: in the last turn nobody is promoted, who would complete a milestone.

`blunder.txt` is its record; `blunder.json` says whose answer it is, its number among the answers, what was played, the
better line, and what everybody has in the end with either.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from engine.core.ahead.policy import NORMAL, moves
from engine.core.kept import record

HERE = Path(__file__).parent


def test_the_better_line_of_the_planted_blunder_is_worth_what_it_says() -> None:
    played, blunder = record.parse((HERE / "blunder.txt").read_text()), json.loads((HERE / "blunder.json").read_text())
    seat, number = blunder["seat"], blunder["answer"]
    answer = played.answers[number]
    assert (answer.seat, answer.key) == (seat, blunder["played"])
    assert record.play(played).result().scores == blunder["scores"]
    match = next(islice(record.positions(played), number, None))
    for key in blunder["better"]:
        match.answer(seat, key)
    for _ in moves(match, [NORMAL] * match.seats, played.seed):
        pass
    assert match.result().scores == blunder["scores_better"]
    assert blunder["scores_better"][seat] - blunder["scores"][seat] == blunder["points"]
