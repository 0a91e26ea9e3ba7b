"""Yardsticks: practice opponents that nobody plays against, for tests to measure the others by.

`python -m tests.yardsticks` draws as `python -m renderers` does, also games that they play.
"""

from __future__ import annotations

import sys

from engine.core.policy import GREEDY
from engine.games.cargo_empire.advice import ADVICE as CARGO_EMPIRE
from engine.games.railroad_revolution.advice import ADVICE as RAILROAD_REVOLUTION
from tests.engine.games.cargo_empire import greedy as cargo_empire
from tests.engine.games.railroad_revolution import greedy as railroad_revolution

CARGO_EMPIRE.policies[GREEDY] = cargo_empire.greedy
RAILROAD_REVOLUTION.policies[GREEDY] = railroad_revolution.greedy

if __name__ == "__main__":
    from renderers.__main__ import main

    sys.exit(main())
