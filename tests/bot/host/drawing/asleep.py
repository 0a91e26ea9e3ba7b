"""To import this takes as long as a file is there, as making ready may on a machine that is busy enough."""

from __future__ import annotations

import time

from tests.bot.host.drawing.named import named

while named().exists():
    time.sleep(0.02)
