"""To import this is to make ready for next to nothing, as soon as a file is gone."""

from __future__ import annotations

import time

from bot.host.drawing import making
from tests.bot.host.drawing.named import named


def _wait(_: float) -> None:
    while named().exists():
        time.sleep(0.02)


making.sleep = _wait  # type: ignore[assignment]
making.LAYOUTS.clear()
making.begin()
