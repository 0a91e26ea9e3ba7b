"""Advice on Railroad Revolution: worth, bot opponents, plans, reasons, and the order and texts of options."""

from pathlib import Path

from engine.core.ahead.learned import value
from engine.core.play.advice import EASY, NORMAL, Advice, Evidence
from engine.games.railroad_revolution.advice.brief import BRIEF
from engine.games.railroad_revolution.advice.clauses import CLAUSES
from engine.games.railroad_revolution.advice.estimate import estimate
from engine.games.railroad_revolution.advice.following import following
from engine.games.railroad_revolution.advice.goals import GOALS
from engine.games.railroad_revolution.advice.ledger import ledger
from engine.games.railroad_revolution.advice.numbers import numbers
from engine.games.railroad_revolution.advice.offered import note, offered
from engine.games.railroad_revolution.advice.policies import easy, normal, promising
from engine.games.railroad_revolution.advice.shortcuts import shortcuts
from engine.games.railroad_revolution.advice.why import why
from engine.games.railroad_revolution.state import State

ADVICE = Advice[State](
    offered=offered, note=note,
    policies={EASY: easy, NORMAL: normal}, promising=promising,
    estimate=estimate, moment=lambda state: state.round, horizon=3, evidence=Evidence(0.5, 2), effort=8_000,
    features=numbers, value=value(Path(__file__).with_name("learned.json"), estimate, numbers),
    ledger=ledger, money=lambda state: [player.money for player in state.players],
    shortcuts=shortcuts, why=why, following=following, clauses=CLAUSES, goals=GOALS,
    brief=BRIEF,
)  # fmt: skip
