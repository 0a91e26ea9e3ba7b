"""Advice on Toy Yard: the order of options, bot opponents, the rules of each decision."""

from engine.core.play.advice import EASY, NORMAL, Advice
from toy_yard.game.advice.estimate import estimate
from toy_yard.game.advice.policies import easy, normal
from toy_yard.game.advice.ranking import offered
from toy_yard.game.state import State

ADVICE = Advice[State](
    offered=offered, policies={EASY: easy, NORMAL: normal},
    estimate=estimate, moment=lambda state: state.round,
    clauses={"car": ("YRD-001",)},
)  # fmt: skip
