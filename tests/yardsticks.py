"""Yardsticks: practice opponents that nobody plays against, for tests to measure the others by."""

from __future__ import annotations

from engine.core.policy import GREEDY
from engine.games.railroad_revolution.advice import ADVICE
from tests.engine.games.railroad_revolution.greedy import greedy

ADVICE.policies[GREEDY] = greedy
