"""Yardsticks: practice opponents that nobody plays against, for tests to measure the others by.

`python -m tests.yardsticks` draws as `python -m renderers` does, also games that they play.
"""

from __future__ import annotations

import sys

from engine.core.policy import GREEDY
from engine.games.railroad_revolution.advice import ADVICE
from tests.engine.games.railroad_revolution.greedy import greedy

ADVICE.policies[GREEDY] = greedy

if __name__ == "__main__":
    from renderers.__main__ import main

    sys.exit(main())
