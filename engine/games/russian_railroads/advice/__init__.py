"""Advice on Russian Railroads: worth, bot opponents, plans, reasons, and the order and texts of options."""

from pathlib import Path

from engine.core.ahead.learned import value
from engine.core.play.advice import EASY, NORMAL, Advice, Evidence
from engine.games.russian_railroads.advice.brief import BRIEF
from engine.games.russian_railroads.advice.clauses import CLAUSES
from engine.games.russian_railroads.advice.estimate import estimate
from engine.games.russian_railroads.advice.following import following
from engine.games.russian_railroads.advice.goals import GOALS
from engine.games.russian_railroads.advice.judgement import judgement
from engine.games.russian_railroads.advice.numbers import numbers
from engine.games.russian_railroads.advice.policies import easy, normal, promising
from engine.games.russian_railroads.advice.ranking import offered
from engine.games.russian_railroads.advice.shortcuts import shortcuts
from engine.games.russian_railroads.advice.sight import copied
from engine.games.russian_railroads.advice.why import why
from engine.games.russian_railroads.state import State

ADVICE = Advice[State](
    policies={EASY: easy, NORMAL: normal}, promising=promising,
    estimate=estimate, judgement=judgement, moment=lambda state: state.round, effort=15_000,
    surprises=0.3, evidence=Evidence(1.0, 6),
    features=numbers, value=value(Path(__file__).with_name("learned.json"), estimate, numbers),
    ledger=lambda state, seat: copied(state.players[seat]),
    money=lambda state: [player.coins for player in state.players],
    offered=offered, shortcuts=shortcuts, why=why, following=following, clauses=CLAUSES, goals=GOALS,
    brief=BRIEF,
)  # fmt: skip
