"""Advice on Steam: outlook, bot opponents, plans, reasons, and the order and texts of options."""

from pathlib import Path

from engine.core.ahead.learned import value
from engine.core.ahead.policy import RANDOM
from engine.core.play.advice import EASY, NORMAL, Advice
from engine.games.steam.advice.brief import BRIEF
from engine.games.steam.advice.clauses import CLAUSES, NEEDS
from engine.games.steam.advice.estimate import estimate
from engine.games.steam.advice.following import following
from engine.games.steam.advice.goals import GOALS
from engine.games.steam.advice.means import within_means
from engine.games.steam.advice.numbers import numbers
from engine.games.steam.advice.policies import easy, normal
from engine.games.steam.advice.promising import promising
from engine.games.steam.advice.ranking import offered
from engine.games.steam.advice.shortcuts import shortcuts
from engine.games.steam.advice.why import why
from engine.games.steam.state import State

ADVICE = Advice[State](
    offered=offered,
    policies={NORMAL: normal, EASY: easy, RANDOM: within_means}, promising=promising,
    estimate=estimate, moment=lambda state: state.round, horizon=None, effort=4_000,
    features=numbers, value=value(Path(__file__).with_name("learned.json"), estimate, numbers),
    money=lambda state: [player.cash for player in state.players],
    shortcuts=shortcuts, why=why, following=following, clauses=CLAUSES, clause_needs=NEEDS, goals=GOALS,
    brief=BRIEF,
)  # fmt: skip
