"""To import this is to make ready for tall pictures too, for those who want theirs so."""

from __future__ import annotations

from bot.host.drawing.warm import warm
from renderers import PORTRAIT

warm(PORTRAIT)
