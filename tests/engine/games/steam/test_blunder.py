"""A game with a planted blunder: the last move of the last round passes, although a cube could go over six own links.

`blunder.txt` is its record; `blunder.json` says whose answer it is, its number among the answers, what was played, the
better line, and what everybody has in the end with either.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from engine.core.kept import record

HERE = Path(__file__).parent


def test_the_planted_blunder_costs_what_it_says() -> None:
    blunder, game = json.loads((HERE / "blunder.json").read_text()), record.parse((HERE / "blunder.txt").read_text())
    planted = game.answers[blunder["answer"]]
    assert [planted.seat, planted.key] == [blunder["seat"], blunder["played"]]
    better = next(islice(record.positions(game), blunder["answer"], None))
    for key in blunder["better"]:
        better.answer(blunder["seat"], key)
    assert not better.pending
    assert better.result().scores == blunder["scores_better"]
    assert record.play(game).result().scores == blunder["scores"]
    gains = [more - less for more, less in zip(blunder["scores_better"], blunder["scores"], strict=True)]
    assert gains == [blunder["points"], 0, 0]
