"""A game with a planted blunder, by which it can be told whether looking back on a game finds such a thing."""

from __future__ import annotations

import json

from engine.core.kept.record import parse
from engine.core.play.match import Match
from engine.games.russian_railroads import RULES
from engine.games.russian_railroads.state import State
from engine.games.russian_railroads.view import View
from tests.engine.games.russian_railroads.make_blunder import FACTS, RECORD, played_on


def test_the_planted_blunder_costs_many_points() -> None:
    facts, record = json.loads(FACTS.read_text(encoding="utf-8")), parse(RECORD.read_text(encoding="utf-8"))
    match: Match[State, View] = Match.new(RULES, record.seats, {}, record.seed, confirm=())
    for answer in record.answers[: facts["answer"]]:
        match.answer(answer.seat, answer.key)
    assert [*match.pending] == [facts["seat"]]
    blunder, better = record.answers[facts["answer"]], match.fork()
    assert (blunder.seat, blunder.key) == (facts["seat"], facts["key"])
    match.answer(facts["seat"], facts["key"])
    better.answer(facts["seat"], facts["better"])
    assert played_on(better) - played_on(match) > 30
