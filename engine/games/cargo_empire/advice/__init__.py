"""Advice on Cargo Empire: hopes, bot opponents, plans, reasons, and the order and texts of options."""

from pathlib import Path

from engine.core.ahead.learned import value
from engine.core.play.advice import EASY, NORMAL, Advice
from engine.games.cargo_empire.advice.brief import BRIEF
from engine.games.cargo_empire.advice.clauses import CLAUSES
from engine.games.cargo_empire.advice.estimate import estimate, judgement
from engine.games.cargo_empire.advice.following import following
from engine.games.cargo_empire.advice.goals import GOALS
from engine.games.cargo_empire.advice.ledger import ledger
from engine.games.cargo_empire.advice.numbers import numbers
from engine.games.cargo_empire.advice.policies import easy, normal, promising, seasoned
from engine.games.cargo_empire.advice.ranking import offered
from engine.games.cargo_empire.advice.shortcuts import shortcuts
from engine.games.cargo_empire.advice.why import why
from engine.games.cargo_empire.rounds import turns_taken
from engine.games.cargo_empire.state import State

ADVICE = Advice[State](
    policies={EASY: easy, NORMAL: normal}, seasoned=seasoned, promising=promising,
    estimate=estimate, judgement=judgement, moment=turns_taken, horizon=3, spoils=True, effort=6_250,
    features=numbers, value=value(Path(__file__).with_name("learned.json"), estimate, numbers),
    offered=offered, shortcuts=shortcuts, why=why, following=following, clauses=CLAUSES, goals=GOALS,
    ledger=ledger,
    brief=BRIEF,
)  # fmt: skip
