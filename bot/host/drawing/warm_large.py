"""To import this is to make ready for pictures with large type too, for those who want theirs so."""

from __future__ import annotations

from bot.host.drawing.warm import warm
from renderers import LARGE

warm(LARGE)
