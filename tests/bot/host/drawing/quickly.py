"""To import this is to make ready for next to nothing, as soon as a file is gone."""

from __future__ import annotations

import time

from bot.host.drawing import making
from tests.bot.host.drawing.named import named

SHORT = 0.02
"""Seconds."""


def _wait(seconds: float) -> None:
    while named().exists():
        time.sleep(SHORT)
    time.sleep(min(seconds, SHORT))  # whoever never sleeps keeps all others of the server from working


making.sleep = _wait  # type: ignore[assignment]
making.LAYOUTS.clear()
making.begin()
